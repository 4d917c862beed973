-- Changes how many comments are counted where one stands.
CREATE OR REPLACE FUNCTION count_comment(p_comment uuid, p_more int) RETURNS void LANGUAGE sql AS $$
  UPDATE questions SET comment_count = comment_count + p_more WHERE id = (SELECT question_id FROM comments WHERE id = p_comment);
  UPDATE answers SET comment_count = comment_count + p_more WHERE id = (SELECT answer_id FROM comments WHERE id = p_comment);
$$;

-- Hides a question, an answer or a comment from everybody but its author and staff. An answer or a comment that is hidden is
-- counted no more. What is hidden already keeps its time; staff alone change why. Its row is locked by whoever calls.
CREATE OR REPLACE FUNCTION hide_post(p_kind text, p_post uuid, p_reason hidden_reason, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind = 'question' THEN
    UPDATE questions SET hidden_at = p_now, hidden_reason = p_reason, hidden_times = hidden_times + (p_reason = 'REPORTS')::int
    WHERE id = p_post AND hidden_at IS NULL AND deleted_at IS NULL;
    IF FOUND THEN RETURN true; END IF;
    UPDATE questions SET hidden_reason = p_reason WHERE id = p_post AND hidden_at IS NOT NULL AND p_reason = 'STAFF';
  ELSIF p_kind = 'answer' THEN
    UPDATE answers SET hidden_at = p_now, hidden_reason = p_reason, hidden_times = hidden_times + (p_reason = 'REPORTS')::int
    WHERE id = p_post AND hidden_at IS NULL AND deleted_at IS NULL;
    IF FOUND THEN
      UPDATE questions SET answer_count = answer_count - 1 WHERE id = (SELECT question_id FROM answers WHERE id = p_post);
      RETURN true;
    END IF;
    UPDATE answers SET hidden_reason = p_reason WHERE id = p_post AND hidden_at IS NOT NULL AND p_reason = 'STAFF';
  ELSE
    UPDATE comments SET hidden_at = p_now, hidden_reason = p_reason, hidden_times = hidden_times + (p_reason = 'REPORTS')::int
    WHERE id = p_post AND hidden_at IS NULL AND deleted_at IS NULL;
    IF FOUND THEN PERFORM count_comment(p_post, -1); RETURN true; END IF;
    UPDATE comments SET hidden_reason = p_reason WHERE id = p_post AND hidden_at IS NOT NULL AND p_reason = 'STAFF';
  END IF;
  RETURN false;
END $$;

-- Shows again what was hidden; true where it was.
CREATE OR REPLACE FUNCTION show_post(p_kind text, p_post uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind = 'question' THEN
    UPDATE questions SET hidden_at = NULL, hidden_reason = NULL WHERE id = p_post AND hidden_at IS NOT NULL;
  ELSIF p_kind = 'answer' THEN
    UPDATE answers SET hidden_at = NULL, hidden_reason = NULL WHERE id = p_post AND hidden_at IS NOT NULL AND deleted_at IS NULL;
    IF FOUND THEN
      UPDATE questions SET answer_count = answer_count + 1 WHERE id = (SELECT question_id FROM answers WHERE id = p_post);
      RETURN true;
    END IF;
  ELSE
    UPDATE comments SET hidden_at = NULL, hidden_reason = NULL WHERE id = p_post AND hidden_at IS NOT NULL AND deleted_at IS NULL;
    IF FOUND THEN PERFORM count_comment(p_post, 1); RETURN true; END IF;
  END IF;
  RETURN FOUND;
END $$;

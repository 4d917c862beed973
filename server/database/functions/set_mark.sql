-- Sets one person's like or bookmark, or their vote on a comment. The row that counts it is locked before any mark is
-- read: those who come together stand in line and none is lost. Votes are refused as refusalToVote of
-- server/community/comments/policy.ts says; under a locked question likes, which show to others, stay as they are.
CREATE OR REPLACE FUNCTION set_mark(
  p_mark text, p_id uuid, p_user uuid, p_kind text, p_target uuid, p_active boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, total int, changed boolean, is_public boolean, notified uuid) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_answer answers;
  v_comment comments;
  v_person users;
  v_had boolean;
  v_marks text := CASE p_mark WHEN 'vote' THEN 'comment_votes' ELSE p_mark || 's' END;
  v_count text := CASE p_mark WHEN 'vote' THEN 'score' ELSE p_mark || '_count' END;
BEGIN
  changed := false;
  IF p_kind = 'comment' THEN
    SELECT * INTO v_comment FROM comments WHERE id = p_target FOR NO KEY UPDATE;
    SELECT * INTO v_answer FROM answers WHERE id = v_comment.answer_id;
    SELECT * INTO v_question FROM questions WHERE id = coalesce(v_answer.question_id, v_comment.question_id);
  ELSIF p_kind = 'answer' THEN
    SELECT * INTO v_answer FROM answers WHERE id = p_target FOR NO KEY UPDATE;
    SELECT * INTO v_question FROM questions WHERE id = v_answer.question_id;
  ELSE
    SELECT * INTO v_question FROM questions WHERE id = p_target FOR NO KEY UPDATE;
  END IF;
  SELECT * INTO v_person FROM users WHERE id = p_user;

  is_public := v_question.hidden_at IS NULL AND v_answer.hidden_at IS NULL AND v_comment.hidden_at IS NULL;
  IF v_question.id IS NULL OR v_question.deleted_at IS NOT NULL OR v_answer.deleted_at IS NOT NULL OR v_comment.deleted_at IS NOT NULL
    OR v_person.role NOT IN ('MODERATOR', 'ADMIN') AND (
      v_question.hidden_at IS NOT NULL AND v_question.author_id <> p_user
      OR v_answer.hidden_at IS NOT NULL AND v_answer.author_id <> p_user
      OR v_comment.hidden_at IS NOT NULL AND v_comment.author_id <> p_user)
  THEN refusal := 'NOT_FOUND'; RETURN NEXT; RETURN; END IF;
  question_id := v_question.id;
  IF p_mark = 'vote' THEN
    IF v_comment.author_id = p_user THEN refusal := 'SELF_VOTE'; RETURN NEXT; RETURN; END IF;
    IF v_question.status = 'LOCKED' THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;
  END IF;

  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I = $1 AND user_id = $2)', v_marks, p_kind || '_id')
  INTO v_had USING p_target, p_user;
  IF v_had <> p_active THEN
    IF p_mark = 'like' AND v_question.status = 'LOCKED' THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;
    IF p_mark = 'vote' AND p_active AND NOT has_privilege(v_person, (p_rules ->> 'up')::int, p_rules) THEN
      refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
    END IF;

    IF NOT p_active THEN
      EXECUTE format('DELETE FROM %I WHERE %I = $1 AND user_id = $2', v_marks, p_kind || '_id') USING p_target, p_user;
    ELSIF p_mark = 'vote' THEN
      INSERT INTO comment_votes (comment_id, user_id, created_at) VALUES (p_target, p_user, p_now);
    ELSE
      EXECUTE format('INSERT INTO %I (id, user_id, %I, created_at) VALUES ($1, $2, $3, $4)', v_marks, p_kind || '_id')
      USING p_id, p_user, p_target, p_now;
    END IF;
    changed := true;
    IF p_mark = 'like' AND p_active AND award_badge(p_user, 'first_reaction', '', NULL, NULL, p_now) THEN
      notified := p_user;
    END IF;
  END IF;
  EXECUTE format('UPDATE %I SET %I = %2$I + $1 WHERE id = $2 RETURNING %2$I', p_kind || 's', v_count)
  INTO total USING CASE WHEN NOT changed THEN 0 WHEN p_active THEN 1 ELSE -1 END, p_target;
  RETURN NEXT;
END $$;

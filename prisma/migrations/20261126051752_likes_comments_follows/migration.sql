-- Posts an answer. The question's row is locked first, then its author's: the order of every operation, so that none
-- waits for another in a ring. Until its text is rendered it only looks whether it would be refused so far. The numbers
-- are postingRules of server/community/posts/posting-rate.ts.
CREATE OR REPLACE FUNCTION post_answer(
  p_id uuid, p_author uuid, p_question uuid, p_body text, p_key text, p_input text, p_now timestamptz, p_rules jsonb,
  p_renderer int, p_html text, p_page text, p_text text, p_excerpt text, p_lines text[], p_words text, p_prints text[], p_ai boolean DEFAULT false
) RETURNS TABLE (
  refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int,
  id uuid, repeated boolean, answer_count int, author jsonb, notified uuid
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_author users;
  v_question questions;
  v_earlier idempotency_keys;
  v_times timestamptz[];
  v_same boolean;
BEGIN
  repeated := false;
  IF p_renderer IS NOT NULL THEN
    PERFORM 1 FROM questions WHERE id = p_question FOR NO KEY UPDATE;
    PERFORM 1 FROM users WHERE id = p_author FOR NO KEY UPDATE;
  END IF;
  SELECT * INTO v_author FROM users WHERE id = p_author;
  SELECT array_agg(created_at ORDER BY created_at), bool_or(question_id = p_question AND body = p_body AND deleted_at IS NULL)
  INTO v_times, v_same FROM answers WHERE author_id = p_author AND created_at > p_now - interval '24 hours';
  -- The key after the posts: what is done in this very moment is then no reason to refuse its retry.
  SELECT * INTO v_earlier FROM idempotency_keys WHERE user_id = p_author AND key = p_key;
  IF v_earlier.key IS NULL THEN
    IF v_same THEN refusal := 'DUPLICATE'; RETURN NEXT; RETURN; END IF;
    SELECT r.* INTO refusal, retry_after, posts_limit, posts_left, pause_seconds
    FROM refusal_to_post(v_author, coalesce(v_times, '{}'), p_now, p_rules) AS r;
    IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
  END IF;
  SELECT * INTO v_question FROM questions WHERE id = p_question AND deleted_at IS NULL;
  IF p_renderer IS NULL THEN
    IF v_earlier.key IS NULL AND v_question.hidden_at IS NULL AND v_question.status <> 'OPEN' THEN
      refusal := 'QUESTION_' || v_question.status;
    END IF;
    RETURN NEXT; RETURN;
  END IF;
  IF v_question.id IS NULL OR NOT is_shown(v_question.hidden_at IS NOT NULL, v_question.author_id, p_author) THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  IF v_earlier.key IS NOT NULL THEN
    repeated := v_earlier.input = p_input;
    IF NOT repeated THEN refusal := 'IDEMPOTENCY_KEY_REUSED'; END IF;
    IF repeated OR v_earlier.operation = 'postAnswer' THEN id := v_earlier.result_id; END IF;
    RETURN NEXT; RETURN;
  END IF;
  IF v_question.hidden_at IS NOT NULL THEN refusal := 'HIDDEN'; RETURN NEXT; RETURN; END IF;
  IF v_question.status <> 'OPEN' THEN refusal := 'QUESTION_' || v_question.status; RETURN NEXT; RETURN; END IF;

  INSERT INTO answers (id, question_id, author_id, body, ai_generated, created_at)
  VALUES (p_id, p_question, p_author, p_body, p_ai, p_now);
  INSERT INTO renderings (answer_id, renderer, html, page, text, excerpt, lines, words, prints)
  VALUES (p_id, p_renderer, p_html, p_page, p_text, p_excerpt, p_lines, p_words, p_prints);
  UPDATE questions SET answer_count = answer_count + 1, active_at = p_now WHERE id = p_question
  RETURNING answer_count INTO answer_count;
  PERFORM add_job('check-answer', jsonb_build_object('id', p_id, 'version', 1));
  IF EXISTS (SELECT FROM question_follows f WHERE f.question_id = p_question) THEN
    PERFORM add_job('tell-followers', jsonb_build_object('questionId', p_question, 'answerId', p_id, 'actorId', p_author, 'at', p_now));
  END IF;
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (user_id, key, operation, input, result_id, created_at)
    VALUES (p_author, p_key, 'postAnswer', p_input, p_id, p_now);
  END IF;
  IF notify_user(v_question.author_id, 'ANSWER', p_author, p_question::text, p_question, p_id, NULL, '{}', p_now) THEN
    notified := v_question.author_id;
  END IF;
  id := p_id;
  author := to_jsonb(v_author);
  RETURN NEXT;
END $$;

-- Sets one person's like or bookmark, or their vote on a comment. The row that counts it is locked before any mark is
-- read: those who come together stand in line and none is lost. Votes are refused as refusalToVote of
-- server/community/comments/policy.ts says; under a locked question likes, which show to others, stay as they are.
CREATE OR REPLACE FUNCTION set_mark(
  p_mark text, p_id uuid, p_user uuid, p_kind text, p_target uuid, p_active boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, total int, changed boolean, is_public boolean) LANGUAGE plpgsql AS $$
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
  END IF;
  EXECUTE format('UPDATE %I SET %I = %2$I + $1 WHERE id = $2 RETURNING %2$I', p_kind || 's', v_count)
  INTO total USING CASE WHEN NOT changed THEN 0 WHEN p_active THEN 1 ELSE -1 END, p_target;
  RETURN NEXT;
END $$;

-- Leaves work that follows a write, in the transaction of the write: what `add` of server/jobs/queue.ts does for tasks
-- that may run more than once at a time, written as the job queue's own library writes it.
CREATE OR REPLACE FUNCTION add_job(p_task text, p_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs.job (
    name, data, policy, dead_letter, keep_until, expire_seconds, deletion_seconds, heartbeat_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max
  )
  SELECT
    name, p_data, policy, dead_letter, jobs.job_now() + retention_seconds * interval '1 second', expire_seconds, deletion_seconds, heartbeat_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max
  FROM jobs.queue WHERE name = p_task;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no queue of the name %', p_task; END IF;
  PERFORM pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), p_task);
END $$;

-- Asks a question, under the lock of its author's row. Until its text is rendered it only looks whether it would be
-- refused so far. The numbers come from server/community/questions/operations/ask-question.ts.
CREATE OR REPLACE FUNCTION ask_question(
  p_id uuid, p_author uuid, p_subject text, p_paper text, p_topic text,
  p_title text, p_body text, p_language language, p_tags text[], p_title_words text, p_body_words text,
  p_key text, p_input text, p_now timestamptz, p_rules jsonb,
  p_title_html text, p_renderer int, p_html text, p_page text, p_text text, p_excerpt text, p_lines text[]
) RETURNS TABLE (
  refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int,
  id uuid, repeated boolean, new_tag text, author jsonb
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_author users;
  v_earlier idempotency_keys;
  v_times timestamptz[];
  v_same boolean;
BEGIN
  repeated := false;
  IF p_renderer IS NOT NULL THEN PERFORM 1 FROM users WHERE id = p_author FOR NO KEY UPDATE; END IF;
  refusal := place_unknown(p_subject, p_paper, p_topic);
  IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;

  SELECT * INTO v_author FROM users WHERE id = p_author;
  SELECT array_agg(created_at ORDER BY created_at), bool_or(title = p_title AND body = p_body AND deleted_at IS NULL)
  INTO v_times, v_same FROM questions WHERE author_id = p_author AND created_at > p_now - interval '24 hours';
  -- The key after the posts: what is done in this very moment is then no reason to refuse its retry.
  SELECT * INTO v_earlier FROM idempotency_keys WHERE user_id = p_author AND key = p_key;
  IF v_earlier.key IS NULL THEN
    IF v_same THEN refusal := 'DUPLICATE'; RETURN NEXT; RETURN; END IF;
    SELECT r.* INTO refusal, retry_after, posts_limit, posts_left, pause_seconds
    FROM refusal_to_post(v_author, coalesce(v_times, '{}'), p_now, p_rules) AS r;
    IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
  END IF;
  IF p_renderer IS NULL THEN RETURN NEXT; RETURN; END IF;

  IF v_earlier.key IS NOT NULL THEN
    repeated := v_earlier.input = p_input;
    IF NOT repeated THEN refusal := 'IDEMPOTENCY_KEY_REUSED'; END IF;
    IF repeated OR v_earlier.operation = 'askQuestion' THEN id := v_earlier.result_id; END IF;
    RETURN NEXT; RETURN;
  END IF;
  SELECT given.name INTO new_tag FROM unnest(p_tags) WITH ORDINALITY AS given (name, place)
  WHERE NOT EXISTS (SELECT FROM tags t WHERE t.name = given.name) ORDER BY place LIMIT 1;
  IF new_tag IS NOT NULL THEN
    IF NOT has_privilege(v_author, (p_rules ->> 'createTag')::int, p_rules) THEN
      refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
    END IF;
    -- In one order, so that two who make the same tags never wait for each other.
    INSERT INTO tags (name, created_by, created_at) SELECT name, p_author, p_now FROM unnest(p_tags) AS given (name) ORDER BY name
    ON CONFLICT DO NOTHING;
  END IF;

  INSERT INTO questions (
    id, author_id, subject_code, paper, topic, title, body, language, tags, created_at, active_at, title_words, body_words
  ) VALUES (
    p_id, p_author, p_subject, p_paper, p_topic, p_title, p_body, p_language, p_tags, p_now, p_now, p_title_words, p_body_words
  );
  INSERT INTO renderings (question_id, renderer, html, page, title, text, excerpt, lines)
  VALUES (p_id, p_renderer, p_html, p_page, p_title_html, p_text, p_excerpt, p_lines);
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (user_id, key, operation, input, result_id, created_at)
    VALUES (p_author, p_key, 'askQuestion', p_input, p_id, p_now);
  END IF;
  id := p_id;
  author := to_jsonb(v_author);
  RETURN NEXT;
END $$;

-- What of the place of a question is none that we know: the subject, or where named its paper or topic.
CREATE OR REPLACE FUNCTION place_unknown(p_subject text, p_paper text, p_topic text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM subjects WHERE code = p_subject) THEN 'UNKNOWN_SUBJECT'
    WHEN p_paper <> '' AND NOT EXISTS (SELECT FROM papers WHERE subject_code = p_subject AND code = p_paper) THEN 'UNKNOWN_PAPER'
    WHEN p_topic <> '' AND NOT EXISTS (
      SELECT FROM topics WHERE subject_code = p_subject AND slug = p_topic AND (coalesce(p_paper, '') = '' OR paper_code = p_paper)
    ) THEN 'UNKNOWN_TOPIC'
  END
$$;

-- Whether somebody may do what needs this reputation: the same rule as hasPrivilege of
-- server/community/reputation/rules.ts for everything but the posts of others.
CREATE OR REPLACE FUNCTION has_privilege(p_person users, p_required int, p_rules jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_new_site_users int := (p_rules ->> 'newSiteUsers')::int;
BEGIN
  RETURN p_person.role IN ('MODERATOR', 'ADMIN') OR p_person.reputation >= p_required
    OR (SELECT count(*) FROM (SELECT 1 FROM users LIMIT v_new_site_users + 1) AS people) <= v_new_site_users;
END $$;

-- Posts an answer. The question's row is locked first, then its author's: the order of every operation, so that none
-- waits for another in a ring. Until its text is rendered it only looks whether it would be refused so far. The numbers
-- are postingRules of server/community/posts/posting-rate.ts.
CREATE OR REPLACE FUNCTION post_answer(
  p_id uuid, p_author uuid, p_question uuid, p_body text, p_key text, p_input text, p_now timestamptz, p_rules jsonb,
  p_renderer int, p_html text, p_page text, p_text text, p_excerpt text, p_lines text[]
) RETURNS TABLE (
  refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int,
  id uuid, repeated boolean, answer_count int, author jsonb
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
  IF p_renderer IS NULL THEN RETURN NEXT; RETURN; END IF;

  SELECT * INTO v_question FROM questions WHERE id = p_question AND deleted_at IS NULL;
  IF v_question.id IS NULL THEN refusal := 'NOT_FOUND'; RETURN NEXT; RETURN; END IF;
  IF v_earlier.key IS NOT NULL THEN
    repeated := v_earlier.input = p_input;
    IF NOT repeated THEN refusal := 'IDEMPOTENCY_KEY_REUSED'; END IF;
    IF repeated OR v_earlier.operation = 'postAnswer' THEN id := v_earlier.result_id; END IF;
    RETURN NEXT; RETURN;
  END IF;
  IF v_question.status <> 'OPEN' THEN refusal := 'QUESTION_' || v_question.status; RETURN NEXT; RETURN; END IF;

  INSERT INTO answers (id, question_id, author_id, body, created_at) VALUES (p_id, p_question, p_author, p_body, p_now);
  INSERT INTO renderings (answer_id, renderer, html, page, text, excerpt, lines)
  VALUES (p_id, p_renderer, p_html, p_page, p_text, p_excerpt, p_lines);
  UPDATE questions SET answer_count = answer_count + 1, active_at = p_now WHERE id = p_question
  RETURNING answer_count INTO answer_count;
  PERFORM add_job('check-answer', jsonb_build_object('id', p_id, 'version', 1));
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (user_id, key, operation, input, result_id, created_at)
    VALUES (p_author, p_key, 'postAnswer', p_input, p_id, p_now);
  END IF;
  id := p_id;
  author := to_jsonb(v_author);
  RETURN NEXT;
END $$;

-- Why it is too early for one more post of somebody whose posts of the last 24 hours were made at these times, the oldest
-- first, or what is left for the day after it. The numbers are POSTING of server/limits/table.ts.
CREATE OR REPLACE FUNCTION refusal_to_post(
  p_author users, p_times timestamptz[], p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int) LANGUAGE plpgsql AS $$
DECLARE
  v_rate jsonb := p_rules -> CASE WHEN is_new_member(p_author, p_now, p_rules) THEN 'newMember' ELSE 'member' END;
  v_over int;
  v_allowed_at timestamptz;
BEGIN
  posts_limit := (v_rate ->> 'perDay')::int;
  pause_seconds := (v_rate ->> 'pauseSeconds')::int;
  v_allowed_at := p_times[cardinality(p_times)] + make_interval(secs => pause_seconds);
  IF v_allowed_at > p_now THEN
    refusal := 'TOO_SOON';
  ELSE
    v_over := cardinality(p_times) + 1 - posts_limit;
    posts_left := greatest(0, -v_over);
    IF v_over > 0 THEN
      refusal := 'TOO_MANY';
      -- The oldest leave the day first.
      v_allowed_at := p_times[v_over] + interval '24 hours';
    END IF;
  END IF;
  retry_after := ceil(extract(epoch FROM v_allowed_at - p_now));
  RETURN NEXT;
END $$;

-- Why somebody may not cast this vote on a post of somebody else's: the privilege it needs, and how many votes a day
-- allows. The numbers are VOTE_RULES of server/community/votes/rules.ts.
CREATE OR REPLACE FUNCTION refusal_to_vote(
  p_voter users, p_value int, p_first boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, retry_after int) LANGUAGE plpgsql AS $$
DECLARE
  v_recent int;
  v_oldest timestamptz;
BEGIN
  IF p_value <> 0 AND NOT has_privilege(p_voter, (p_rules ->> CASE WHEN p_value = 1 THEN 'up' ELSE 'down' END)::int, p_rules) THEN
    refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
  END IF;

  -- A vote that is turned round or taken back counts for nothing.
  IF p_first THEN
    SELECT count(*), min(created_at) INTO v_recent, v_oldest FROM votes
    WHERE voter_id = p_voter.id AND created_at > p_now - interval '24 hours';
    IF v_recent >= votes_a_day(p_voter, p_now, p_rules) THEN
      refusal := 'RATE_LIMITED';
      retry_after := ceil(extract(epoch FROM v_oldest + interval '24 hours' - p_now));
    END IF;
  END IF;
  RETURN NEXT;
END $$;

-- How many posts somebody may vote on within 24 hours.
CREATE OR REPLACE FUNCTION votes_a_day(p_voter users, p_now timestamptz, p_rules jsonb) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT (p_rules ->> CASE WHEN is_new_member(p_voter, p_now, p_rules) THEN 'votesNew' ELSE 'votesEstablished' END)::int
$$;

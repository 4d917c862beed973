-- Sets one person's vote on one post. The post's row is locked before any vote is read, then the two
-- people's rows in the order of their ids: simultaneous votes stand in line and none is lost.
CREATE OR REPLACE FUNCTION cast_vote(
  p_id uuid, p_voter uuid, p_kind text, p_post uuid, p_value int, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (
  refusal text, retry_after int, question_id uuid, up int, down int, score int, value int, changed boolean,
  votes_limit int, votes_left int, notified uuid
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_author uuid;
  v_hidden boolean;
  v_question questions;
  v_voter users;
  v_vote votes;
  v_before int;
  v_voted_at timestamptz;
  v_recent int;
  v_cap int := (p_rules ->> 'dailyCap')::int;
BEGIN
  changed := false;
  IF p_kind = 'question' THEN
    SELECT * INTO v_question FROM questions WHERE id = p_post FOR NO KEY UPDATE;
    v_author := v_question.author_id;
    up := v_question.up; down := v_question.down; score := v_question.score;
  ELSE
    SELECT a.author_id, a.question_id, a.up, a.down, a.score, a.hidden_at IS NOT NULL
    INTO v_author, question_id, up, down, score, v_hidden
    FROM answers a WHERE a.id = p_post AND a.deleted_at IS NULL FOR NO KEY UPDATE;
    SELECT * INTO v_question FROM questions WHERE id = question_id;
  END IF;
  IF v_author IS NULL OR v_question.id IS NULL OR v_question.deleted_at IS NOT NULL THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  question_id := v_question.id;
  IF NOT is_shown(v_question.hidden_at IS NOT NULL, v_question.author_id, p_voter) OR NOT is_shown(v_hidden, v_author, p_voter) THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  IF v_author = p_voter THEN refusal := 'SELF_VOTE'; RETURN NEXT; RETURN; END IF;
  IF v_question.status = 'LOCKED' THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;

  PERFORM 1 FROM users WHERE id IN (v_author, p_voter) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO v_voter FROM users WHERE id = p_voter;
  IF p_kind = 'question' THEN
    SELECT * INTO v_vote FROM votes WHERE question_id = p_post AND voter_id = p_voter;
  ELSE
    SELECT * INTO v_vote FROM votes WHERE answer_id = p_post AND voter_id = p_voter;
  END IF;
  v_before := coalesce(v_vote.value, 0);
  v_voted_at := v_vote.updated_at;
  value := p_value;
  IF v_before = p_value THEN RETURN NEXT; RETURN; END IF;

  votes_limit := votes_a_day(v_voter, p_now, p_rules);
  SELECT r.refusal, r.retry_after INTO refusal, retry_after
  FROM refusal_to_vote(v_voter, p_value, v_vote.id IS NULL, p_now, p_rules) AS r;
  IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
  IF v_vote.id IS NULL THEN
    INSERT INTO votes (id, voter_id, author_id, question_id, answer_id, value, created_at, updated_at)
    VALUES (p_id, p_voter, v_author, CASE p_kind WHEN 'question' THEN p_post END, CASE p_kind WHEN 'answer' THEN p_post END, p_value, p_now, p_now)
    RETURNING * INTO v_vote;
  ELSE
    PERFORM undo_ledger('vote/' || v_vote.id || '/' || v_vote.revision, p_now, v_cap);
    UPDATE votes SET value = p_value, revision = revision + 1, updated_at = p_now WHERE id = v_vote.id RETURNING * INTO v_vote;
  END IF;

  up := up + (p_value = 1)::int - (v_before = 1)::int;
  down := down + (p_value = -1)::int - (v_before = -1)::int;
  score := up - down;
  changed := true;
  IF p_kind = 'question' THEN
    UPDATE questions q SET up = cast_vote.up, down = cast_vote.down, score = cast_vote.score WHERE q.id = p_post;
  ELSE
    UPDATE answers a SET up = cast_vote.up, down = cast_vote.down, score = cast_vote.score WHERE a.id = p_post;
  END IF;

  -- Where the score falls so low with this vote, moderators look at the post.
  IF score <= (p_rules ->> 'lowScore')::int AND score - p_value + v_before > (p_rules ->> 'lowScore')::int AND NOT EXISTS (
    SELECT FROM moderation_cases c
    WHERE c.status IN ('OPEN', 'IN_REVIEW') AND CASE p_kind WHEN 'question' THEN c.question_id ELSE c.answer_id END = p_post
  ) THEN
    INSERT INTO moderation_cases (id, question_id, answer_id, cause, created_at)
    VALUES (new_id(17, p_now), CASE p_kind WHEN 'question' THEN p_post END, CASE p_kind WHEN 'answer' THEN p_post END, 'LOW_SCORE', p_now);
  END IF;

  IF p_value <> 0 AND v_vote.counted THEN
    SELECT count(*) INTO v_recent FROM votes
    WHERE voter_id = p_voter AND author_id = v_author AND created_at > p_now - interval '24 hours' AND value <> 0;
    IF v_recent > (p_rules ->> 'series')::int THEN
      PERFORM undo_ledger('vote/' || id || '/' || revision, p_now, v_cap) FROM votes
      WHERE voter_id = p_voter AND author_id = v_author AND created_at > p_now - interval '24 hours' AND counted;
      UPDATE votes SET counted = false
      WHERE voter_id = p_voter AND author_id = v_author AND created_at > p_now - interval '24 hours' AND counted;
      v_vote.counted := false;
    END IF;
  END IF;

  IF v_vote.counted AND p_value <> 0 THEN
    PERFORM write_ledger(
      v_author,
      ((CASE p_kind WHEN 'question' THEN 'QUESTION_' ELSE 'ANSWER_' END) || (CASE p_value WHEN 1 THEN 'UPVOTED' ELSE 'DOWNVOTED' END))::ledger_kind,
      (p_rules ->> CASE WHEN p_value = -1 THEN 'postDownvoted' WHEN p_kind = 'question' THEN 'questionUpvoted' ELSE 'answerUpvoted' END)::int,
      true, 'vote/' || v_vote.id || '/' || v_vote.revision, p_post, p_voter, p_now, v_cap);
    IF p_value = -1 AND p_kind = 'answer' THEN
      PERFORM write_ledger(
        p_voter, 'DOWNVOTED_ANSWER', (p_rules ->> 'downvotedAnswer')::int, false,
        'vote/' || v_vote.id || '/' || v_vote.revision, p_post, p_voter, p_now, v_cap);
      -- The point may have been the one that keeps somebody from being new.
      SELECT votes_a_day(u, p_now, p_rules) INTO votes_limit FROM users u WHERE id = p_voter;
    END IF;
  END IF;
  IF p_value = 1 AND notify_user(
    v_author, 'VOTES', NULL, p_post::text, question_id, CASE p_kind WHEN 'answer' THEN p_post END, NULL, '{}', p_now
  ) OR v_before = 1 AND withdraw_notification(v_author, 'VOTES', p_post::text, v_voted_at) THEN
    notified := v_author;
  END IF;
  SELECT greatest(0, votes_limit - count(*)) INTO votes_left FROM votes
  WHERE voter_id = p_voter AND created_at > p_now - interval '24 hours';
  RETURN NEXT;
END $$;

-- Hides a question, an answer or a comment from everybody but its author and staff. An answer that is hidden is counted no
-- more. What is hidden already keeps its time; staff alone change why. Its row is locked by whoever calls.
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
    IF FOUND THEN RETURN true; END IF;
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
    UPDATE comments SET hidden_at = NULL, hidden_reason = NULL WHERE id = p_post AND hidden_at IS NOT NULL;
  END IF;
  RETURN FOUND;
END $$;

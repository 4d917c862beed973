DROP FUNCTION accept_answer(uuid,uuid,boolean,timestamp with time zone,jsonb);
-- Sets or takes back the acceptance of an answer; accepting another one moves it. The question's row is locked, then the
-- answer's, then people's in the order of their ids. The same rules as refusalToAccept and refusalToChooseAnswer of the
-- policies in server/community; the numbers are ACCEPTANCE_RULES of server/community/answers/policy.ts.
CREATE OR REPLACE FUNCTION accept_answer(
  p_actor uuid, p_answer uuid, p_accepted boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, changed boolean, is_public boolean, notified uuid[]) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_answer answers;
  v_before answers;
  v_staff boolean;
  v_source text;
  v_cap int := (p_rules ->> 'dailyCap')::int;
BEGIN
  changed := false;
  SELECT * INTO v_question FROM questions
  WHERE id = (SELECT a.question_id FROM answers a WHERE a.id = p_answer) AND deleted_at IS NULL FOR NO KEY UPDATE;
  -- The one that was accepted before as well: whoever votes on it locks it before they lock people.
  PERFORM 1 FROM answers WHERE id IN (p_answer, v_question.accepted_answer_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO v_answer FROM answers WHERE id = p_answer AND deleted_at IS NULL;
  IF v_question.id IS NULL OR v_answer.id IS NULL THEN refusal := 'NOT_FOUND'; RETURN NEXT; RETURN; END IF;
  IF NOT is_shown(v_question.hidden_at IS NOT NULL, v_question.author_id, p_actor)
    OR NOT is_shown(v_answer.hidden_at IS NOT NULL, v_answer.author_id, p_actor)
  THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  question_id := v_question.id;
  is_public := v_question.hidden_at IS NULL AND v_answer.hidden_at IS NULL;

  SELECT role IN ('MODERATOR', 'ADMIN') INTO v_staff FROM users WHERE id = p_actor;
  IF v_question.author_id = p_actor THEN
    IF v_question.status = 'LOCKED' AND NOT v_staff THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;
  ELSIF NOT v_staff OR v_question.active_at > p_now - make_interval(hours => (p_rules ->> 'staffAfterHours')::int) THEN
    refusal := 'NOT_ALLOWED'; RETURN NEXT; RETURN;
  END IF;
  IF p_accepted AND v_answer.author_id = v_question.author_id
    AND v_answer.created_at > p_now - make_interval(hours => (p_rules ->> 'ownAfterHours')::int)
  THEN
    refusal := 'CONFLICT'; RETURN NEXT; RETURN;
  END IF;
  IF v_answer.accepted = p_accepted THEN RETURN NEXT; RETURN; END IF;

  changed := true;
  SELECT * INTO v_before FROM answers WHERE id = v_question.accepted_answer_id;
  PERFORM 1 FROM users WHERE id IN (p_actor, v_question.author_id, v_answer.author_id, v_before.author_id)
  ORDER BY id FOR NO KEY UPDATE;
  IF v_before.id IS NOT NULL THEN
    UPDATE answers SET accepted = false WHERE id = v_before.id;
    PERFORM undo_ledger('acceptance/' || question_id || '/' || v_question.acceptance, p_now, v_cap);
  END IF;
  UPDATE questions SET accepted_answer_id = CASE WHEN p_accepted THEN p_answer END, acceptance = acceptance + p_accepted::int
  WHERE id = v_question.id;
  UPDATE answers SET accepted = p_accepted WHERE id = p_answer;

  IF p_accepted AND v_answer.author_id <> v_question.author_id THEN
    v_source := 'acceptance/' || question_id || '/' || v_question.acceptance + 1;
    PERFORM write_ledger(
      v_answer.author_id, 'ANSWER_ACCEPTED', (p_rules ->> 'answerAccepted')::int, false, v_source, p_answer, p_actor, p_now, v_cap);
    IF award_badge(v_answer.author_id, 'solved', '', NULL, NULL, p_now) THEN
      notified := notified || v_answer.author_id;
    END IF;
    IF v_question.author_id = p_actor THEN
      -- A badge would tell who asked anonymously.
      IF NOT v_question.anonymous AND award_badge(p_actor, 'scholar', '', NULL, NULL, p_now) THEN
        notified := notified || p_actor;
      END IF;
      PERFORM write_ledger(
        p_actor, 'ACCEPTED_ANSWER', (p_rules ->> 'acceptedAnswer')::int, false, v_source, p_answer, p_actor, p_now, v_cap);
    END IF;
    -- Who asked anonymously is not named to those who answered.
    IF p_actor <> v_answer.author_id AND notify_user(
      v_answer.author_id, 'ACCEPTED', CASE WHEN NOT v_question.anonymous THEN p_actor END, p_answer::text,
      question_id, p_answer, NULL, '{}', p_now)
    THEN
      notified := notified || v_answer.author_id;
    END IF;
  END IF;
  RETURN NEXT;
END $$;

DROP FUNCTION cast_vote(uuid,uuid,text,uuid,integer,timestamp with time zone,jsonb);
-- Sets one person's vote on one post. The post's row is locked before any vote is read, then the two
-- people's rows in the order of their ids: simultaneous votes stand in line and none is lost.
CREATE OR REPLACE FUNCTION cast_vote(
  p_id uuid, p_voter uuid, p_kind text, p_post uuid, p_value int, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (
  refusal text, retry_after int, question_id uuid, up int, down int, score int, value int, changed boolean, is_public boolean,
  votes_limit int, votes_left int, notified uuid[]
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
  is_public := v_question.hidden_at IS NULL AND v_hidden IS NOT TRUE;
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
  IF p_value = 1 THEN
    IF award_badge(p_voter, 'first_upvote', '', NULL, NULL, p_now) THEN notified := notified || p_voter; END IF;
    -- A badge would tell who asked anonymously.
    IF (p_kind = 'answer' OR NOT v_question.anonymous)
      AND award_for_score(v_author, p_kind, p_post, score, p_rules -> 'badgeScores', p_now)
    THEN
      notified := notified || v_author;
    END IF;
  END IF;
  IF p_value = 1 AND notify_user(
    v_author, 'VOTES', NULL, p_post::text, question_id, CASE p_kind WHEN 'answer' THEN p_post END, NULL, '{}', p_now
  ) OR v_before = 1 AND withdraw_notification(v_author, 'VOTES', p_post::text, v_voted_at) THEN
    notified := notified || v_author;
  END IF;
  SELECT greatest(0, votes_limit - count(*)) INTO votes_left FROM votes
  WHERE voter_id = p_voter AND created_at > p_now - interval '24 hours';
  RETURN NEXT;
END $$;

-- What anonymous questions earned while they were signed would tell who asked them.
WITH gone AS (
  DELETE FROM awards a USING questions q WHERE q.anonymous AND q.author_id = a.user_id AND a.source = q.id::text
  RETURNING a.user_id, badge_level(a.badge) AS level
), lost AS (
  SELECT user_id, count(*) FILTER (WHERE level = 'GOLD') AS gold, count(*) FILTER (WHERE level = 'SILVER') AS silver,
    count(*) FILTER (WHERE level = 'BRONZE') AS bronze
  FROM gone GROUP BY user_id
)
UPDATE users u SET gold_badges = gold_badges - lost.gold, silver_badges = silver_badges - lost.silver, bronze_badges = bronze_badges - lost.bronze
FROM lost WHERE u.id = lost.user_id;

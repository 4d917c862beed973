-- Sets or takes back the acceptance of an answer; accepting another one moves it. The question's row is locked, then the
-- answer's, then people's in the order of their ids. The same rules as refusalToAccept and refusalToChooseAnswer of the
-- policies in server/community; the numbers are ACCEPTANCE_RULES of server/community/answers/policy.ts.
CREATE OR REPLACE FUNCTION accept_answer(
  p_actor uuid, p_answer uuid, p_accepted boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, changed boolean, notified uuid) LANGUAGE plpgsql AS $$
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
    PERFORM award_badge(v_answer.author_id, 'solved', '', NULL, NULL, p_now);
    IF v_question.author_id = p_actor THEN
      PERFORM award_badge(p_actor, 'scholar', '', NULL, NULL, p_now);
      PERFORM write_ledger(
        p_actor, 'ACCEPTED_ANSWER', (p_rules ->> 'acceptedAnswer')::int, false, v_source, p_answer, p_actor, p_now, v_cap);
    END IF;
    -- Who asked anonymously is not named to those who answered.
    IF p_actor <> v_answer.author_id AND notify_user(
      v_answer.author_id, 'ACCEPTED', CASE WHEN NOT v_question.anonymous THEN p_actor END, p_answer::text,
      question_id, p_answer, NULL, '{}', p_now)
    THEN
      notified := v_answer.author_id;
    END IF;
  END IF;
  RETURN NEXT;
END $$;

-- Gives somebody a badge for a source, once; true if it is new. They hear of it.
CREATE OR REPLACE FUNCTION award_badge(
  p_user uuid, p_badge text, p_source text, p_giver uuid, p_reason text, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := new_id(14, p_now);
BEGIN
  INSERT INTO awards (id, user_id, badge, source, giver_id, reason, created_at)
  VALUES (v_id, p_user, p_badge, p_source, p_giver, p_reason, p_now)
  ON CONFLICT (user_id, badge, source) DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE users SET
    gold_badges = gold_badges + (badge_level(p_badge) = 'GOLD')::int,
    silver_badges = silver_badges + (badge_level(p_badge) = 'SILVER')::int,
    bronze_badges = bronze_badges + (badge_level(p_badge) = 'BRONZE')::int
  WHERE id = p_user;

  PERFORM notify_user(p_user, 'BADGE', p_giver, v_id::text, NULL, NULL, NULL, jsonb_build_object('badge', p_badge), p_now);
  RETURN true;
END $$;

-- The level of a badge: the same as in the catalogue of server/community/badges.
CREATE OR REPLACE FUNCTION badge_level(p_badge text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_badge IN ('great_answer', 'great_question', 'pillar') THEN 'GOLD'
    WHEN p_badge IN ('good_answer', 'good_question', 'bug_hunter', 'mentor') THEN 'SILVER'
    ELSE 'BRONZE'
  END
$$;

-- Gives the author of a post the badges that its score has reached; later votes take none of them away.
CREATE OR REPLACE FUNCTION award_for_score(
  p_author uuid, p_kind text, p_post uuid, p_score int, p_bars jsonb, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
  SELECT award_badge(p_author, bar.key || '_' || p_kind, p_post::text, NULL, NULL, p_now)
  FROM jsonb_each_text(p_bars) AS bar WHERE p_score >= bar.value::int ORDER BY bar.value::int
$$;

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
  IF p_value = 1 THEN
    PERFORM award_badge(p_voter, 'first_upvote', '', NULL, NULL, p_now);
    PERFORM award_for_score(v_author, p_kind, p_post, score, p_rules -> 'badgeScores', p_now);
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
    IF p_mark = 'like' AND p_active THEN PERFORM award_badge(p_user, 'first_reaction', '', NULL, NULL, p_now); END IF;
  END IF;
  EXECUTE format('UPDATE %I SET %I = %2$I + $1 WHERE id = $2 RETURNING %2$I', p_kind || 's', v_count)
  INTO total USING CASE WHEN NOT changed THEN 0 WHEN p_active THEN 1 ELSE -1 END, p_target;
  RETURN NEXT;
END $$;

-- Makes the sums of the ledger anew out of its rows: for rows that were not written one by one.
CREATE OR REPLACE FUNCTION sum_ledger(p_cap int) RETURNS void LANGUAGE sql AS $$
  DELETE FROM reputation_totals;
  DELETE FROM reputation_days;
  INSERT INTO reputation_days (user_id, subject_code, day, capped, other, points)
  SELECT user_id, subject, day, capped, other, least(p_cap, capped) + other FROM (
    SELECT user_id, subject, day,
      coalesce(sum(points) FILTER (WHERE capped), 0)::int AS capped, coalesce(sum(points) FILTER (WHERE NOT capped), 0)::int AS other
    FROM ledger_entries, LATERAL (SELECT '' AS subject UNION SELECT subject_code) AS both_of_them
    GROUP BY user_id, subject, day
  ) AS days;
  INSERT INTO reputation_totals (user_id, subject_code, points)
  SELECT user_id, subject_code, sum(points) FROM reputation_days WHERE subject_code <> '' GROUP BY user_id, subject_code;
  UPDATE users SET points = 1 + sums.points, reputation = greatest(1, 1 + sums.points) FROM (
    SELECT user_id, sum(points)::int AS points FROM reputation_days WHERE subject_code = '' GROUP BY user_id
  ) AS sums WHERE sums.user_id = users.id;
$$;

-- Writes the opposite of every row of this source, on the same day. Undoing twice changes nothing.
CREATE OR REPLACE FUNCTION undo_ledger(p_source text, p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
BEGIN
  FOR entry IN SELECT * FROM ledger_entries WHERE source = p_source ORDER BY user_id LOOP
    PERFORM write_ledger_row(
      entry.user_id, entry.kind, -entry.points, entry.capped, entry.day, entry.source || '/undone', entry.post_id, entry.actor_id,
      entry.subject_code, NULL, p_now, p_cap);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION undo_post_ledger(p_posts uuid[], p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  standing text;
BEGIN
  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM ledger_entries WHERE post_id = ANY (p_posts)) ORDER BY id FOR NO KEY UPDATE;
  FOR standing IN SELECT DISTINCT source FROM ledger_entries WHERE post_id = ANY (p_posts) AND source NOT LIKE '%/undone' LOOP
    PERFORM undo_ledger(standing, p_now, p_cap);
  END LOOP;
END $$;

-- The subject that a post belongs to; empty where there is no such post.
CREATE OR REPLACE FUNCTION subject_of_post(p_post uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT subject_code FROM questions WHERE id = p_post),
    (SELECT q.subject_code FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.id = p_post), '')
$$;

-- Adds one ledger row on its day and moves the person's points by what the day's capped sum moves, with the sums that the
-- leaderboard reads. Returns the id of the row; NULL where it was there before.
CREATE OR REPLACE FUNCTION write_ledger_row(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid,
  p_subject text, p_reason text, p_now timestamptz, p_cap int
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := new_id(6, p_now);
  v_delta int;
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, post_id, actor_id, subject_code, reason, created_at)
  VALUES (v_id, p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, p_subject, p_reason, p_now)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;

  v_delta := add_to_day(p_user, '', p_day, p_points, p_capped, p_cap);
  UPDATE users SET points = points + v_delta, reputation = greatest(1, points + v_delta) WHERE id = p_user;
  IF p_subject <> '' THEN
    INSERT INTO reputation_totals AS total (user_id, subject_code, points)
    VALUES (p_user, p_subject, add_to_day(p_user, p_subject, p_day, p_points, p_capped, p_cap))
    ON CONFLICT (user_id, subject_code) DO UPDATE SET points = total.points + excluded.points;
  END IF;
  RETURN v_id;
END $$;

-- Adds to the sums of one day, which is summed first and then capped; returns by how much that moves it. The person's row
-- is locked.
CREATE OR REPLACE FUNCTION add_to_day(
  p_user uuid, p_subject text, p_day date, p_points int, p_capped boolean, p_cap int
) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_day reputation_days;
  v_before int;
BEGIN
  SELECT * INTO v_day FROM reputation_days WHERE user_id = p_user AND subject_code = p_subject AND day = p_day;
  v_before := coalesce(v_day.points, 0);
  v_day.capped := coalesce(v_day.capped, 0) + CASE WHEN p_capped THEN p_points ELSE 0 END;
  v_day.other := coalesce(v_day.other, 0) + CASE WHEN p_capped THEN 0 ELSE p_points END;
  v_day.points := least(p_cap, v_day.capped) + v_day.other;
  INSERT INTO reputation_days (user_id, subject_code, day, capped, other, points)
  VALUES (p_user, p_subject, p_day, v_day.capped, v_day.other, v_day.points)
  ON CONFLICT (user_id, subject_code, day) DO UPDATE SET capped = excluded.capped, other = excluded.other, points = excluded.points;
  RETURN v_day.points - v_before;
END $$;

CREATE OR REPLACE FUNCTION write_ledger_on(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_row(
    p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, subject_of_post(p_post), NULL, p_now, p_cap)
$$;

CREATE OR REPLACE FUNCTION write_ledger(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_on(p_user, p_kind, p_points, p_capped, (p_now AT TIME ZONE 'UTC')::date, p_source, p_post, p_actor, p_now, p_cap)
$$;

-- What was written before there were sums.
UPDATE ledger_entries SET subject_code = subject_of_post(post_id) WHERE post_id IS NOT NULL;
SELECT sum_ledger(200);

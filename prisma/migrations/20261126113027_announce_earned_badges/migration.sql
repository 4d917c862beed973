DROP FUNCTION accept_answer(uuid,uuid,boolean,timestamp with time zone,jsonb);
-- Sets or takes back the acceptance of an answer; accepting another one moves it. The question's row is locked, then the
-- answer's, then people's in the order of their ids. The same rules as refusalToAccept and refusalToChooseAnswer of the
-- policies in server/community; the numbers are ACCEPTANCE_RULES of server/community/answers/policy.ts.
CREATE OR REPLACE FUNCTION accept_answer(
  p_actor uuid, p_answer uuid, p_accepted boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, changed boolean, notified uuid[]) LANGUAGE plpgsql AS $$
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

DROP FUNCTION award_for_score(uuid,text,uuid,integer,jsonb,timestamp with time zone);
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

-- The level of a badge: the same as in server/community/reputation/badge-catalogue.ts.
CREATE OR REPLACE FUNCTION badge_level(p_badge text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_badge IN ('great_answer', 'great_question', 'pillar') THEN 'GOLD'
    WHEN p_badge IN ('good_answer', 'good_question', 'bug_hunter', 'mentor') THEN 'SILVER'
    ELSE 'BRONZE'
  END
$$;

-- Gives the author of a post the badges that its score has reached; later votes take none of them away. True if one is new.
CREATE OR REPLACE FUNCTION award_for_score(
  p_author uuid, p_kind text, p_post uuid, p_score int, p_bars jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE sql AS $$
  SELECT coalesce(bool_or(is_new), false) FROM (
    SELECT award_badge(p_author, bar.key || '_' || p_kind, p_post::text, NULL, NULL, p_now) AS is_new
    FROM jsonb_each_text(p_bars) AS bar WHERE p_score >= bar.value::int ORDER BY bar.value::int
  ) AS reached
$$;

DROP FUNCTION cast_vote(uuid,uuid,text,uuid,integer,timestamp with time zone,jsonb);
-- Sets one person's vote on one post. The post's row is locked before any vote is read, then the two
-- people's rows in the order of their ids: simultaneous votes stand in line and none is lost.
CREATE OR REPLACE FUNCTION cast_vote(
  p_id uuid, p_voter uuid, p_kind text, p_post uuid, p_value int, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (
  refusal text, retry_after int, question_id uuid, up int, down int, score int, value int, changed boolean,
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

-- Tells so many of those who follow something, the next ones in the order of their ids, each once. Without an actor the
-- question is new: whoever follows its author or its tags hears of it, by its author where they follow both, and what comes
-- in one day is one row. With one it was answered or edited: whoever follows it hears of that. What was taken away or hidden
-- meanwhile is no news.
CREATE OR REPLACE FUNCTION notify_followers(
  p_question uuid, p_answer uuid, p_actor uuid, p_after uuid, p_most int, p_now timestamptz
) RETURNS TABLE (user_id uuid, notified boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_author uuid;
  v_day text := to_char(p_now AT TIME ZONE 'UTC', 'YYYY-MM-DD');
  v_follower record;
BEGIN
  SELECT * INTO v_question FROM questions WHERE id = p_question AND deleted_at IS NULL AND hidden_at IS NULL;
  IF v_question.id IS NULL THEN RETURN; END IF;
  IF p_answer IS NOT NULL AND NOT EXISTS (
    SELECT FROM answers WHERE id = p_answer AND deleted_at IS NULL AND hidden_at IS NULL
  ) THEN RETURN; END IF;
  v_author := CASE WHEN NOT v_question.anonymous THEN v_question.author_id END;

  IF p_actor IS NOT NULL THEN
    FOR user_id IN
      SELECT f.user_id FROM question_follows f
      WHERE f.question_id = p_question AND (p_after IS NULL OR f.user_id > p_after)
      ORDER BY f.user_id LIMIT p_most
    LOOP
      -- Whoever asked hears of answers by another way.
      notified := user_id <> p_actor AND user_id <> v_question.author_id AND notify_user(
        user_id, 'ANSWER', CASE WHEN p_actor = v_question.author_id THEN v_author ELSE p_actor END, p_question::text,
        p_question, p_answer, NULL, '{}', p_now);
      RETURN NEXT;
    END LOOP;
    RETURN;
  END IF;

  FOR v_follower IN
    SELECT follower.id, min(follower.tag) AS tag, bool_or(follower.tag IS NULL) AS of_author FROM (
      (SELECT f.follower_id AS id, NULL::text AS tag FROM person_follows f
        WHERE f.followed_id = v_author AND (p_after IS NULL OR f.follower_id > p_after)
        ORDER BY f.follower_id LIMIT p_most)
      UNION ALL
      SELECT t.user_id, t.tag FROM unnest(v_question.tags) AS tagged (name), LATERAL (
        SELECT f.user_id, f.tag FROM tag_follows f
        WHERE f.tag = tagged.name AND (p_after IS NULL OR f.user_id > p_after)
        ORDER BY f.user_id LIMIT p_most) AS t
    ) AS follower
    GROUP BY follower.id ORDER BY follower.id LIMIT p_most
  LOOP
    user_id := v_follower.id;
    notified := v_follower.of_author AND notify_user(
      user_id, 'AUTHOR', v_author, v_author || '/' || v_day, p_question, NULL, NULL, '{}', p_now);
    IF NOT notified AND v_follower.tag IS NOT NULL AND user_id <> v_question.author_id THEN
      notified := notify_user(user_id, 'TAG', v_author, v_follower.tag || '/' || v_day, p_question, NULL, NULL,
        jsonb_build_object('tag', v_follower.tag), p_now);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

DROP FUNCTION set_mark(text,uuid,uuid,text,uuid,boolean,timestamp with time zone,jsonb);
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

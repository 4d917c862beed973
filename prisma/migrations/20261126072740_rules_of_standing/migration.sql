-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'INVITATION';

-- CreateTable
CREATE TABLE "invitations" (
    "question_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "inviter_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("question_id","user_id")
);

-- CreateIndex
CREATE INDEX "invitations_user_id_idx" ON "invitations"("user_id");

-- CreateIndex
CREATE INDEX "invitations_inviter_id_created_at_idx" ON "invitations"("inviter_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
      -- A badge would tell who asked anonymously.
      IF NOT v_question.anonymous THEN PERFORM award_badge(p_actor, 'scholar', '', NULL, NULL, p_now); END IF;
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
    -- A badge would tell who asked anonymously.
    IF p_kind = 'answer' OR NOT v_question.anonymous THEN
      PERFORM award_for_score(v_author, p_kind, p_post, score, p_rules -> 'badgeScores', p_now);
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
        p_question, p_answer, NULL,
        CASE WHEN p_answer IS NULL THEN '{"followed": true, "edited": true}' ELSE '{"followed": true}' END::jsonb, p_now);
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
    PERFORM add_job('notify-followers', jsonb_build_object('questionId', p_question, 'answerId', p_id, 'actorId', p_author, 'at', p_now));
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

-- Counts a viewer's first look at each question on a day; says how many were new. Whoever shared the link by which somebody
-- else came earns a badge: a guest is somebody else where the sharer was never signed in at their address.
CREATE OR REPLACE FUNCTION record_views(
  p_questions uuid[], p_day date, p_viewer text, p_shared_by uuid, p_guest_address text, p_now timestamptz
) RETURNS TABLE (counted int, notified uuid) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM questions WHERE id = ANY (p_questions) ORDER BY id FOR NO KEY UPDATE;
  WITH fresh AS (
    INSERT INTO views (question_id, day, viewer)
    SELECT id, p_day, p_viewer FROM questions WHERE id = ANY (p_questions) AND deleted_at IS NULL AND hidden_at IS NULL
    ON CONFLICT DO NOTHING RETURNING question_id
  )
  UPDATE questions SET view_count = view_count + 1 WHERE id IN (SELECT question_id FROM fresh);
  GET DIAGNOSTICS counted = ROW_COUNT;

  IF counted > 0 AND p_shared_by::text <> p_viewer
    AND EXISTS (SELECT FROM users WHERE id = p_shared_by AND deleted_at IS NULL AND role <> 'SYSTEM')
    AND NOT EXISTS (SELECT FROM sessions WHERE user_id = p_shared_by AND address = p_guest_address)
    -- Sharing it must not tell who asked anonymously.
    AND NOT EXISTS (SELECT FROM questions WHERE id = ANY (p_questions) AND anonymous AND author_id = p_shared_by)
    AND award_badge(p_shared_by, 'first_share', '', NULL, NULL, p_now)
  THEN
    notified := p_shared_by;
  END IF;
  RETURN NEXT;
END $$;

DROP FUNCTION record_views(uuid[],date,text);

DROP FUNCTION notify_followers(uuid,uuid,integer,timestamp with time zone);

-- What waits under the name that this job no longer has.
UPDATE jobs.job SET name = 'notify-followers'
WHERE name = 'tell-followers' AND state < 'completed' AND EXISTS (SELECT FROM jobs.queue WHERE name = 'notify-followers');

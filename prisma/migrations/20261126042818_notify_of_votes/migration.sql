-- AlterTable
ALTER TABLE "member_settings" ADD COLUMN     "next_digest_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "member_settings_next_digest_at_idx" ON "member_settings"("next_digest_at");

-- CreateIndex
CREATE INDEX "notifications_user_id_kind_at_id_idx" ON "notifications"("user_id", "kind", "at" DESC, "id" DESC);

DROP FUNCTION cast_vote(uuid,uuid,text,uuid,integer,timestamp with time zone,jsonb);
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
    SELECT a.author_id, a.question_id, a.up, a.down, a.score INTO v_author, question_id, up, down, score
    FROM answers a WHERE a.id = p_post AND a.deleted_at IS NULL FOR NO KEY UPDATE;
    SELECT * INTO v_question FROM questions WHERE id = question_id;
  END IF;
  IF v_author IS NULL OR v_question.id IS NULL OR v_question.deleted_at IS NOT NULL THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  question_id := v_question.id;
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

-- Puts something into one person's inbox, in the transaction of what caused it: true if it was put there. Nobody hears
-- of their own acts or of what they switched off. While a row is unread, what belongs to its group joins it; achievements
-- belong to a group for an hour. Ten unread rows of one kind become one, which the next ones join. Whatever somebody
-- has locked to read or delete it is passed over, so it may be called whatever the caller has locked.
CREATE OR REPLACE FUNCTION notify_user(
  p_user uuid, p_kind notification_kind, p_actor uuid, p_group text,
  p_question uuid, p_answer uuid, p_comment uuid, p_detail jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_many constant int := 10;
  v_id uuid := new_id(13, p_now);
  v_rows uuid[];
  v_total int;
  v_since timestamptz;
BEGIN
  IF p_user = p_actor THEN RETURN false; END IF;
  IF NOT EXISTS (SELECT FROM users WHERE id = p_user AND deleted_at IS NULL AND role <> 'SYSTEM') THEN RETURN false; END IF;
  IF NOT coalesce(
    (SELECT (notification_choices ->> p_kind::text)::boolean FROM member_settings WHERE user_id = p_user),
    p_kind NOT IN ('TAG', 'AUTHOR')
  ) THEN RETURN false; END IF;

  SELECT array_agg(id) INTO v_rows FROM (
    SELECT id FROM notifications
    WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind AND group_key LIKE p_kind || '/*/%'
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) AS collapsed;
  IF v_rows IS NULL THEN
    INSERT INTO notifications (
      id, user_id, kind, actor_id, group_key, question_id, answer_id, comment_id, detail, at, created_at
    ) VALUES (
      v_id, p_user, p_kind, p_actor, notification_group(p_kind, p_group, p_now), p_question, p_answer, p_comment,
      p_detail, p_now, p_now
    )
    ON CONFLICT (user_id, group_key) DO UPDATE SET
      count = notifications.count + 1, actor_id = excluded.actor_id, question_id = excluded.question_id,
      answer_id = excluded.answer_id, comment_id = excluded.comment_id, detail = excluded.detail,
      at = greatest(notifications.at, excluded.at), created_at = least(notifications.created_at, excluded.created_at);

    IF (SELECT count(*) FROM notifications WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind) < v_many THEN
      RETURN true;
    END IF;
    SELECT array_agg(id), sum(count), min(created_at) INTO v_rows, v_total, v_since FROM (
      SELECT id, count, created_at FROM notifications
      WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind
      ORDER BY id FOR UPDATE SKIP LOCKED
    ) AS unread;
    DELETE FROM notifications WHERE id = ANY (v_rows) AND id <> v_rows[cardinality(v_rows)];
    v_id := v_rows[cardinality(v_rows)];
    v_total := v_total - 1;
  ELSE
    v_id := v_rows[1];
    SELECT count, created_at INTO v_total, v_since FROM notifications WHERE id = v_id;
  END IF;

  UPDATE notifications SET
    group_key = p_kind || '/*/' || id, count = v_total + 1, actor_id = p_actor, question_id = p_question, answer_id = p_answer,
    comment_id = p_comment, detail = p_detail || '{"collapsed": true}', at = greatest(at, p_now), created_at = least(v_since, p_now)
  WHERE id = v_id;
  RETURN true;
END $$;

-- What an unread notification of this group is known by.
CREATE OR REPLACE FUNCTION notification_group(p_kind notification_kind, p_group text, p_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT p_kind || '/' || CASE
    WHEN p_kind IN ('BADGE', 'REPUTATION') THEN hour
    WHEN p_kind = 'VOTES' THEN p_group || '/' || hour
    ELSE p_group
  END FROM to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24') AS hour
$$;

-- Takes one out again that came at this moment, where it is still unread: true if there was one.
CREATE OR REPLACE FUNCTION withdraw_notification(
  p_user uuid, p_kind notification_kind, p_group text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid;
  v_count int;
BEGIN
  SELECT id, count INTO v_id, v_count FROM notifications
  WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind AND created_at <= p_at
    AND (group_key = notification_group(p_kind, p_group, p_at) OR group_key LIKE p_kind || '/*/%')
  ORDER BY group_key = notification_group(p_kind, p_group, p_at) DESC, id LIMIT 1 FOR UPDATE;
  IF v_id IS NULL THEN RETURN false; END IF;

  IF v_count = 1 THEN
    DELETE FROM notifications WHERE id = v_id;
  ELSE
    UPDATE notifications SET count = count - 1 WHERE id = v_id;
  END IF;
  RETURN true;
END $$;

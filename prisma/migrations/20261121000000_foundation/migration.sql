-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('STUDENT', 'MODERATOR', 'ADMIN', 'SYSTEM');

-- CreateEnum
CREATE TYPE "language" AS ENUM ('en', 'zh');

-- CreateEnum
CREATE TYPE "question_status" AS ENUM ('OPEN', 'CLOSED', 'LOCKED');

-- CreateEnum
CREATE TYPE "close_reason" AS ENUM ('DUPLICATE', 'UNCLEAR', 'TOO_BROAD', 'OFF_TOPIC', 'LIVE_EXAM');

-- CreateEnum
CREATE TYPE "ledger_kind" AS ENUM ('QUESTION_UPVOTED', 'QUESTION_DOWNVOTED', 'ANSWER_UPVOTED', 'ANSWER_DOWNVOTED', 'DOWNVOTED_ANSWER', 'ANSWER_ACCEPTED', 'ACCEPTED_ANSWER', 'REPORT_UPHELD', 'EDIT_ACCEPTED', 'EDIT_REJECTED', 'ADJUSTMENT');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "avatar_url" TEXT,
    "bio" TEXT NOT NULL DEFAULT '',
    "role" "role" NOT NULL DEFAULT 'STUDENT',
    "points" INTEGER NOT NULL DEFAULT 1,
    "reputation" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "last_sign_in_at" TIMESTAMPTZ(3),
    "banned_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "counter" INTEGER NOT NULL DEFAULT 0,
    "confirmed" INTEGER NOT NULL DEFAULT 0,
    "floor" INTEGER NOT NULL DEFAULT 0,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL,
    "aal" SMALLINT NOT NULL DEFAULT 1,
    "amr" JSONB NOT NULL DEFAULT '[]',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "actor_id" UUID,
    "subject_id" UUID,
    "address" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "subjects" (
    "code" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_zh" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "subjects_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "papers" (
    "subject_code" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "title_zh" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "papers_pkey" PRIMARY KEY ("subject_code","code")
);

-- CreateTable
CREATE TABLE "topics" (
    "subject_code" TEXT NOT NULL,
    "paper_code" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "title_zh" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "topics_pkey" PRIMARY KEY ("subject_code","paper_code","slug")
);

-- CreateTable
CREATE TABLE "tags" (
    "name" TEXT NOT NULL,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "subject_code" TEXT NOT NULL,
    "paper" TEXT,
    "topic" TEXT,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "tags" TEXT[],
    "status" "question_status" NOT NULL DEFAULT 'OPEN',
    "close_reason" "close_reason",
    "duplicate_of_id" UUID,
    "up" INTEGER NOT NULL DEFAULT 0,
    "down" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "answer_count" INTEGER NOT NULL DEFAULT 0,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "accepted_answer_id" UUID,
    "acceptance" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "active_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "title_words" TEXT NOT NULL,
    "body_words" TEXT NOT NULL,
    "search" tsvector,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answers" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "up" INTEGER NOT NULL DEFAULT 0,
    "down" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "accepted" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "votes" (
    "id" UUID NOT NULL,
    "voter_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "value" SMALLINT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "counted" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "ledger_kind" NOT NULL,
    "points" INTEGER NOT NULL,
    "capped" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "post_id" UUID,
    "actor_id" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revisions" (
    "id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "number" INTEGER NOT NULL,
    "editor_id" UUID NOT NULL,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "views" (
    "question_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "viewer" TEXT NOT NULL,

    CONSTRAINT "views_pkey" PRIMARY KEY ("question_id","day","viewer")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "result_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "users_reputation_id_idx" ON "users"("reputation" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_id_idx" ON "audit_entries"("subject_id", "id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "subjects_slug_key" ON "subjects"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "questions_accepted_answer_id_key" ON "questions"("accepted_answer_id");

-- CreateIndex
CREATE INDEX "questions_author_id_created_at_id_idx" ON "questions"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "questions_tags_idx" ON "questions" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "questions_search_idx" ON "questions" USING GIN ("search");

-- CreateIndex
CREATE INDEX "answers_author_id_created_at_id_idx" ON "answers"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "votes_voter_id_created_at_idx" ON "votes"("voter_id", "created_at");

-- CreateIndex
CREATE INDEX "votes_voter_id_author_id_created_at_idx" ON "votes"("voter_id", "author_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "votes_question_id_voter_id_key" ON "votes"("question_id", "voter_id");

-- CreateIndex
CREATE UNIQUE INDEX "votes_answer_id_voter_id_key" ON "votes"("answer_id", "voter_id");

-- CreateIndex
CREATE INDEX "ledger_entries_user_id_day_idx" ON "ledger_entries"("user_id", "day");

-- CreateIndex
CREATE INDEX "ledger_entries_user_id_created_at_id_idx" ON "ledger_entries"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "ledger_entries_post_id_idx" ON "ledger_entries"("post_id");

-- CreateIndex
CREATE INDEX "ledger_entries_source_idx" ON "ledger_entries"("source");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_user_id_kind_source_key" ON "ledger_entries"("user_id", "kind", "source");

-- CreateIndex
CREATE INDEX "revisions_editor_id_idx" ON "revisions"("editor_id");

-- CreateIndex
CREATE UNIQUE INDEX "revisions_question_id_number_key" ON "revisions"("question_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "revisions_answer_id_number_key" ON "revisions"("answer_id", "number");

-- CreateIndex
CREATE INDEX "views_day_idx" ON "views"("day");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papers" ADD CONSTRAINT "papers_subject_code_fkey" FOREIGN KEY ("subject_code") REFERENCES "subjects"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_code_fkey" FOREIGN KEY ("subject_code") REFERENCES "subjects"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_code_paper_code_fkey" FOREIGN KEY ("subject_code", "paper_code") REFERENCES "papers"("subject_code", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_code_fkey" FOREIGN KEY ("subject_code") REFERENCES "subjects"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_duplicate_of_id_fkey" FOREIGN KEY ("duplicate_of_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_accepted_answer_id_fkey" FOREIGN KEY ("accepted_answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_voter_id_fkey" FOREIGN KEY ("voter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Full-text search over the words that the application made (Chinese in pairs of characters).
ALTER TABLE "questions" DROP COLUMN "search";
ALTER TABLE "questions" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, "title_words"), 'A') || setweight(to_tsvector('english'::regconfig, "body_words"), 'B')
) STORED;
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("search");

-- Every order that a list offers, for all questions and within one subject, over what is not deleted.
CREATE INDEX "questions_newest" ON "questions" ("created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_active" ON "questions" ("active_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_votes" ON "questions" ("score" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_unanswered" ON "questions" ("created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "answer_count" = 0;
CREATE INDEX "questions_subject_newest" ON "questions" ("subject_code", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_subject_active" ON "questions" ("subject_code", "active_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_subject_votes" ON "questions" ("subject_code", "score" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "questions_subject_unanswered" ON "questions" ("subject_code", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND "answer_count" = 0;
CREATE INDEX "questions_topic" ON "questions" ("subject_code", "paper", "topic", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

CREATE INDEX "answers_best" ON "answers" ("question_id", "accepted" DESC, "score" DESC, "created_at", "id") WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "answers_one_accepted" ON "answers" ("question_id") WHERE "accepted";

ALTER TABLE "votes" ADD CONSTRAINT "votes_one_post" CHECK (num_nonnulls("question_id", "answer_id") = 1);
ALTER TABLE "votes" ADD CONSTRAINT "votes_value" CHECK ("value" IN (-1, 0, 1));
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_one_post" CHECK (num_nonnulls("question_id", "answer_id") = 1);

-- A UUIDv7 whose last byte names the kind of thing, as server/core/ids.ts makes them.
CREATE FUNCTION new_id(kind int, at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_byte(set_byte(
      overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      6, (get_byte(uuid_send(gen_random_uuid()), 6) & 15) | 112), 15, kind), 'hex')::uuid
$$;

-- Adds one ledger row on its day and moves the person's points by what the day's capped sum moves.
CREATE FUNCTION write_ledger_on(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  day_sum int := 0;
  delta int;
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  IF p_capped THEN
    SELECT coalesce(sum(points), 0) INTO day_sum FROM ledger_entries WHERE user_id = p_user AND day = p_day AND capped;
  END IF;

  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, post_id, actor_id, created_at)
  VALUES (new_id(6, p_now), p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, p_now)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;

  delta := CASE WHEN p_capped THEN least(p_cap, day_sum + p_points) - least(p_cap, day_sum) ELSE p_points END;
  UPDATE users SET points = points + delta, reputation = greatest(1, points + delta) WHERE id = p_user;
END $$;

CREATE FUNCTION write_ledger(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_on(p_user, p_kind, p_points, p_capped, (p_now AT TIME ZONE 'UTC')::date, p_source, p_post, p_actor, p_now, p_cap)
$$;

-- Writes the opposite of every row of this source, on the same day. Undoing twice changes nothing.
CREATE FUNCTION undo_ledger(p_source text, p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
BEGIN
  FOR entry IN SELECT * FROM ledger_entries WHERE source = p_source ORDER BY user_id LOOP
    PERFORM write_ledger_on(entry.user_id, entry.kind, -entry.points, entry.capped, entry.day, entry.source || '/undone', entry.post_id, entry.actor_id, p_now, p_cap);
  END LOOP;
END $$;

CREATE FUNCTION undo_post_ledger(p_posts uuid[], p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  standing text;
BEGIN
  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM ledger_entries WHERE post_id = ANY (p_posts)) ORDER BY id FOR NO KEY UPDATE;
  FOR standing IN SELECT DISTINCT source FROM ledger_entries WHERE post_id = ANY (p_posts) AND source NOT LIKE '%/undone' LOOP
    PERFORM undo_ledger(standing, p_now, p_cap);
  END LOOP;
END $$;

-- Sets one person's vote on one post. The post's row is locked before any vote is read, then the two
-- people's rows in the order of their ids: simultaneous votes stand in line and none is lost.
CREATE FUNCTION cast_vote(
  p_id uuid, p_voter uuid, p_kind text, p_post uuid, p_value int, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (
  refusal text, required int, retry_after int, question_id uuid, up int, down int, score int, value int, changed boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_author uuid;
  v_question questions;
  v_voter users;
  v_vote votes;
  v_before int;
  v_recent int;
  v_oldest timestamptz;
  v_limit int;
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
  value := p_value;
  IF v_before = p_value THEN RETURN NEXT; RETURN; END IF;

  IF p_value <> 0 AND v_voter.role NOT IN ('MODERATOR', 'ADMIN') THEN
    required := (p_rules ->> CASE WHEN p_value = 1 THEN 'up' ELSE 'down' END)::int;
    IF v_voter.reputation < required
      AND (SELECT count(*) FROM (SELECT 1 FROM users LIMIT (p_rules ->> 'newSiteUsers')::int + 1) AS people) > (p_rules ->> 'newSiteUsers')::int
    THEN
      refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
    END IF;
  END IF;
  IF v_vote.id IS NULL THEN
    SELECT count(*), min(created_at) INTO v_recent, v_oldest FROM votes
    WHERE voter_id = p_voter AND created_at > p_now - interval '24 hours';
    v_limit := (p_rules ->> CASE
      WHEN v_voter.reputation < (p_rules ->> 'newUserReputation')::int
        OR v_voter.created_at > p_now - make_interval(hours => (p_rules ->> 'newUserHours')::int)
      THEN 'votesNew' ELSE 'votesEstablished' END)::int;
    IF v_recent >= v_limit THEN
      refusal := 'RATE_LIMITED';
      retry_after := ceil(extract(epoch FROM v_oldest + interval '24 hours' - p_now));
      RETURN NEXT; RETURN;
    END IF;
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
    END IF;
  END IF;
  RETURN NEXT;
END $$;

-- Counts a viewer's first look at each question on a day; says how many were new.
CREATE FUNCTION record_views(p_questions uuid[], p_day date, p_viewer text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  counted int;
BEGIN
  PERFORM 1 FROM questions WHERE id = ANY (p_questions) ORDER BY id FOR NO KEY UPDATE;
  WITH fresh AS (
    INSERT INTO views (question_id, day, viewer)
    SELECT id, p_day, p_viewer FROM questions WHERE id = ANY (p_questions) AND deleted_at IS NULL
    ON CONFLICT DO NOTHING RETURNING question_id
  )
  UPDATE questions SET view_count = view_count + 1 WHERE id IN (SELECT question_id FROM fresh);
  GET DIAGNOSTICS counted = ROW_COUNT;
  RETURN counted;
END $$;

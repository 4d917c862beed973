-- CreateEnum
CREATE TYPE "hidden_reason" AS ENUM ('REPORTS', 'EXAM_LEAK', 'STAFF');

-- CreateEnum
CREATE TYPE "suggestion_status" AS ENUM ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('SPAM', 'RUDE', 'OFF_TOPIC', 'DUPLICATE', 'NOT_AN_ANSWER', 'EXAM_LEAK', 'AI_UNCHECKED', 'OTHER');

-- CreateEnum
CREATE TYPE "case_status" AS ENUM ('OPEN', 'IN_REVIEW', 'UPHELD', 'DECLINED');

-- CreateEnum
CREATE TYPE "case_cause" AS ENUM ('REPORTS', 'LOW_SCORE', 'EXAM_LEAK');

-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('ANSWER', 'COMMENT', 'MENTION', 'ACCEPTED', 'CLOSED', 'MODERATION', 'SUGGESTION', 'VOTES', 'BADGE', 'REPUTATION', 'FOLLOWER', 'TAG', 'AUTHOR', 'DIGEST');

-- CreateEnum
CREATE TYPE "study_event_kind" AS ENUM ('COMPLETED', 'ATTEMPT', 'TIME');

-- CreateEnum
CREATE TYPE "error_type" AS ENUM ('UNKNOWN', 'CONCEPT', 'METHOD', 'ALGEBRA_SLIP', 'SIGN', 'ARITHMETIC', 'UNITS', 'SIGNIFICANT_FIGURES', 'MISREAD', 'INCOMPLETE', 'TIME');

-- CreateEnum
CREATE TYPE "error_source" AS ENUM ('PRACTICE', 'CHAT', 'PHOTO', 'COMMUNITY', 'MANUAL', 'TOPIC', 'CHECK');

-- AlterTable
ALTER TABLE "answers" ADD COLUMN     "ai_generated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "bookmark_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "comment_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_reason" "hidden_reason",
ADD COLUMN     "hidden_times" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "like_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "anonymous" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "bookmark_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "comment_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_reason" "hidden_reason",
ADD COLUMN     "hidden_times" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "like_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "renderings" ADD COLUMN     "comment_id" UUID;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "exam_session" TEXT,
ADD COLUMN     "follower_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "following_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "links" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "subjects" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "suspended_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "member_settings" (
    "user_id" UUID NOT NULL,
    "show_activity" BOOLEAN NOT NULL DEFAULT true,
    "show_follows" BOOLEAN NOT NULL DEFAULT true,
    "show_study" BOOLEAN NOT NULL DEFAULT false,
    "on_leaderboard" BOOLEAN NOT NULL DEFAULT true,
    "notification_choices" JSONB NOT NULL DEFAULT '{}',
    "quiet_from" SMALLINT,
    "quiet_to" SMALLINT,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "weekly_digest" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "author_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "score" INTEGER NOT NULL DEFAULT 0,
    "like_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" "hidden_reason",
    "hidden_times" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_votes" (
    "comment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comment_votes_pkey" PRIMARY KEY ("comment_id","user_id")
);

-- CreateTable
CREATE TABLE "likes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "comment_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "likes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookmarks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bookmarks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "person_follows" (
    "follower_id" UUID NOT NULL,
    "followed_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_follows_pkey" PRIMARY KEY ("follower_id","followed_id")
);

-- CreateTable
CREATE TABLE "question_follows" (
    "user_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_follows_pkey" PRIMARY KEY ("user_id","question_id")
);

-- CreateTable
CREATE TABLE "tag_follows" (
    "user_id" UUID NOT NULL,
    "tag" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tag_follows_pkey" PRIMARY KEY ("user_id","tag")
);

-- CreateTable
CREATE TABLE "drafts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "place" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestions" (
    "id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "author_id" UUID NOT NULL,
    "base_version" INTEGER NOT NULL,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "comment" TEXT NOT NULL DEFAULT '',
    "status" "suggestion_status" NOT NULL DEFAULT 'PENDING',
    "decider_id" UUID,
    "decision" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_cases" (
    "id" UUID NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "comment_id" UUID,
    "cause" "case_cause" NOT NULL,
    "status" "case_status" NOT NULL DEFAULT 'OPEN',
    "weight" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "decider_id" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "moderation_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reason" "report_reason" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "duplicate_id" UUID,
    "weight" DOUBLE PRECISION NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "awards" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "badge" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "giver_id" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "awards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "actor_id" UUID,
    "group_key" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,
    "question_id" UUID,
    "answer_id" UUID,
    "comment_id" UUID,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "study_records" (
    "user_id" UUID NOT NULL,
    "topic_id" TEXT NOT NULL,
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "score" DOUBLE PRECISION,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "last_studied" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_records_pkey" PRIMARY KEY ("user_id","topic_id")
);

-- CreateTable
CREATE TABLE "study_events" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "topic_id" TEXT NOT NULL,
    "kind" "study_event_kind" NOT NULL,
    "score" DOUBLE PRECISION,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_events_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "error_entries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "question_text" TEXT NOT NULL,
    "question_latex" TEXT NOT NULL DEFAULT '',
    "question_image_url" TEXT,
    "user_answer" TEXT NOT NULL DEFAULT '',
    "correct_answer" TEXT NOT NULL DEFAULT '',
    "error_type" "error_type" NOT NULL DEFAULT 'UNKNOWN',
    "error_line" SMALLINT,
    "subject_code" TEXT,
    "paper" TEXT,
    "topic_id" TEXT,
    "source" "error_source" NOT NULL DEFAULT 'MANUAL',
    "source_id" TEXT,
    "variant_id" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reviewed" BOOLEAN NOT NULL DEFAULT false,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "last_reviewed_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "error_entries_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "comments_question_id_created_at_id_idx" ON "comments"("question_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_answer_id_created_at_id_idx" ON "comments"("answer_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_author_id_created_at_id_idx" ON "comments"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "comment_votes_user_id_created_at_idx" ON "comment_votes"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "likes_user_id_created_at_id_idx" ON "likes"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "likes_question_id_user_id_key" ON "likes"("question_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "likes_answer_id_user_id_key" ON "likes"("answer_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "likes_comment_id_user_id_key" ON "likes"("comment_id", "user_id");

-- CreateIndex
CREATE INDEX "bookmarks_user_id_created_at_id_idx" ON "bookmarks"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "bookmarks_question_id_user_id_key" ON "bookmarks"("question_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "bookmarks_answer_id_user_id_key" ON "bookmarks"("answer_id", "user_id");

-- CreateIndex
CREATE INDEX "person_follows_follower_id_created_at_idx" ON "person_follows"("follower_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "person_follows_followed_id_created_at_idx" ON "person_follows"("followed_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "question_follows_question_id_idx" ON "question_follows"("question_id");

-- CreateIndex
CREATE INDEX "tag_follows_tag_idx" ON "tag_follows"("tag");

-- CreateIndex
CREATE INDEX "drafts_user_id_updated_at_id_idx" ON "drafts"("user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "drafts_user_id_place_key" ON "drafts"("user_id", "place");

-- CreateIndex
CREATE INDEX "suggestions_status_created_at_id_idx" ON "suggestions"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "suggestions_author_id_created_at_id_idx" ON "suggestions"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "suggestions_question_id_idx" ON "suggestions"("question_id");

-- CreateIndex
CREATE INDEX "suggestions_answer_id_idx" ON "suggestions"("answer_id");

-- CreateIndex
CREATE INDEX "moderation_cases_status_created_at_id_idx" ON "moderation_cases"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "moderation_cases_question_id_idx" ON "moderation_cases"("question_id");

-- CreateIndex
CREATE INDEX "moderation_cases_answer_id_idx" ON "moderation_cases"("answer_id");

-- CreateIndex
CREATE INDEX "moderation_cases_comment_id_idx" ON "moderation_cases"("comment_id");

-- CreateIndex
CREATE INDEX "reports_reporter_id_created_at_id_idx" ON "reports"("reporter_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "reports_case_id_reporter_id_key" ON "reports"("case_id", "reporter_id");

-- CreateIndex
CREATE INDEX "awards_user_id_created_at_id_idx" ON "awards"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "awards_badge_created_at_id_idx" ON "awards"("badge", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "awards_user_id_badge_source_key" ON "awards"("user_id", "badge", "source");

-- CreateIndex
CREATE INDEX "notifications_user_id_read_at_idx" ON "notifications"("user_id", "read_at");

-- CreateIndex
CREATE INDEX "notifications_user_id_at_id_idx" ON "notifications"("user_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_at_idx" ON "notifications"("at");

-- CreateIndex
CREATE INDEX "notifications_question_id_idx" ON "notifications"("question_id");

-- CreateIndex
CREATE INDEX "notifications_answer_id_idx" ON "notifications"("answer_id");

-- CreateIndex
CREATE INDEX "notifications_comment_id_idx" ON "notifications"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_group_key_key" ON "notifications"("user_id", "group_key");

-- CreateIndex
CREATE INDEX "study_records_user_id_last_studied_topic_id_idx" ON "study_records"("user_id", "last_studied" DESC, "topic_id");

-- CreateIndex
CREATE INDEX "study_events_user_id_topic_id_at_idx" ON "study_events"("user_id", "topic_id", "at");

-- CreateIndex
CREATE INDEX "error_entries_user_id_created_at_id_idx" ON "error_entries"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "renderings_comment_id_key" ON "renderings"("comment_id");

-- AddForeignKey
ALTER TABLE "renderings" ADD CONSTRAINT "renderings_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_settings" ADD CONSTRAINT "member_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag_follows" ADD CONSTRAINT "tag_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_decider_id_fkey" FOREIGN KEY ("decider_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decider_id_fkey" FOREIGN KEY ("decider_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "awards" ADD CONSTRAINT "awards_giver_id_fkey" FOREIGN KEY ("giver_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_events" ADD CONSTRAINT "study_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "error_entries" ADD CONSTRAINT "error_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "tutor_mode" AS ENUM ('ANSWER', 'STUDY');

-- CreateEnum
CREATE TYPE "tutor_rung" AS ENUM ('HINT', 'STEP', 'SOLUTION');

-- CreateEnum
CREATE TYPE "chat_role" AS ENUM ('USER', 'TUTOR');

-- CreateEnum
CREATE TYPE "chat_status" AS ENUM ('WRITING', 'DONE', 'STOPPED', 'FAILED');

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "mode" "tutor_mode" NOT NULL DEFAULT 'ANSWER',
    "subject_code" TEXT,
    "topic" TEXT,
    "goal" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "active_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "conversation_id" UUID NOT NULL,
    "parent_id" UUID,
    "role" "chat_role" NOT NULL,
    "content" TEXT NOT NULL,
    "status" "chat_status" NOT NULL DEFAULT 'DONE',
    "error" TEXT,
    "rung" "tutor_rung",
    "segments" JSONB NOT NULL DEFAULT '[]',
    "detail" JSONB,
    "source" TEXT,
    "feedback" SMALLINT,
    "feedback_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_uses" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_uses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversations_owner_id_active_at_id_idx" ON "conversations"("owner_id", "active_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_number_key" ON "chat_messages"("number");

-- CreateIndex
CREATE INDEX "chat_messages_conversation_id_number_idx" ON "chat_messages"("conversation_id", "number");

-- CreateIndex
CREATE INDEX "chat_messages_parent_id_idx" ON "chat_messages"("parent_id");

-- CreateIndex
CREATE INDEX "chat_uses_user_id_created_at_idx" ON "chat_uses"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "chat_uses_created_at_idx" ON "chat_uses"("created_at");

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_uses" ADD CONSTRAINT "chat_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "avatars" (
    "user_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "avatars_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "activity_changes" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "accepted" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "capped_points" INTEGER NOT NULL DEFAULT 0,
    "other_points" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "activity_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity_sums" (
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "accepted" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "capped_points" INTEGER NOT NULL DEFAULT 0,
    "other_points" INTEGER NOT NULL DEFAULT 0,
    "active_on" DATE,

    CONSTRAINT "activity_sums_pkey" PRIMARY KEY ("kind","key","day")
);

-- CreateTable
CREATE TABLE "activity_rankings" (
    "range" TEXT NOT NULL,
    "ranked_at" TIMESTAMPTZ(3) NOT NULL,
    "people" JSONB NOT NULL,

    CONSTRAINT "activity_rankings_pkey" PRIMARY KEY ("range")
);

-- CreateIndex
CREATE UNIQUE INDEX "avatars_file_id_key" ON "avatars"("file_id");

-- CreateIndex
CREATE INDEX "activity_changes_kind_key_idx" ON "activity_changes"("kind", "key");

-- CreateIndex
CREATE INDEX "activity_sums_kind_day_questions_key_idx" ON "activity_sums"("kind", "day", "questions" DESC, "key");

-- CreateIndex
CREATE INDEX "activity_sums_kind_day_active_on_idx" ON "activity_sums"("kind", "day", "active_on");

-- AddForeignKey
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

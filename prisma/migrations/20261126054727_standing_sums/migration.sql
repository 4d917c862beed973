-- AlterTable
ALTER TABLE "ledger_entries" ADD COLUMN     "subject_code" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "bronze_badges" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "gold_badges" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "silver_badges" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "reputation_days" (
    "user_id" UUID NOT NULL,
    "subject_code" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "capped" INTEGER NOT NULL,
    "other" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "reputation_days_pkey" PRIMARY KEY ("user_id","subject_code","day")
);

-- CreateTable
CREATE TABLE "reputation_totals" (
    "user_id" UUID NOT NULL,
    "subject_code" TEXT NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "reputation_totals_pkey" PRIMARY KEY ("user_id","subject_code")
);

-- CreateIndex
CREATE INDEX "reputation_days_subject_code_day_user_id_points_idx" ON "reputation_days"("subject_code", "day", "user_id", "points");

-- CreateIndex
CREATE INDEX "reputation_totals_subject_code_points_user_id_idx" ON "reputation_totals"("subject_code", "points" DESC, "user_id");

-- AddForeignKey
ALTER TABLE "reputation_days" ADD CONSTRAINT "reputation_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reputation_totals" ADD CONSTRAINT "reputation_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

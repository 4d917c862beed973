-- CreateEnum
CREATE TYPE "difficulty" AS ENUM ('EASY', 'MEDIUM', 'HARD');

-- CreateEnum
CREATE TYPE "card_kind" AS ENUM ('CONCEPT', 'METHOD', 'FORMULA', 'TIP', 'ERROR');

-- AlterTable
ALTER TABLE "papers" ADD COLUMN     "marks" INTEGER,
ADD COLUMN     "minutes" INTEGER,
ADD COLUMN     "sections" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "subjects" ADD COLUMN     "board" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "topics" DROP CONSTRAINT "topics_pkey",
ADD COLUMN     "aliases_en" TEXT[],
ADD COLUMN     "aliases_zh" TEXT[],
ADD COLUMN     "difficulty" "difficulty" NOT NULL DEFAULT 'MEDIUM',
ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "id" TEXT,
ADD COLUMN     "methods" TEXT[],
ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "summary_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "summary_zh" TEXT NOT NULL DEFAULT '';

-- What was the key is said once more in the id.
UPDATE "topics" SET "id" = "subject_code" || '-' || "paper_code" || '-' || "slug", "aliases_en" = '{}', "aliases_zh" = '{}', "methods" = '{}';
ALTER TABLE "topics" ADD CONSTRAINT "topics_pkey" PRIMARY KEY ("id");

-- CreateTable
CREATE TABLE "prerequisites" (
    "topic_id" TEXT NOT NULL,
    "before_id" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "prerequisites_pkey" PRIMARY KEY ("topic_id","before_id")
);

-- CreateTable
CREATE TABLE "cards" (
    "id" TEXT NOT NULL,
    "topic_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "card_kind" NOT NULL,
    "order" INTEGER NOT NULL,
    "title_en" TEXT NOT NULL,
    "title_zh" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "example" JSONB,

    CONSTRAINT "cards_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "prerequisites_before_id_idx" ON "prerequisites"("before_id");

-- CreateIndex
CREATE UNIQUE INDEX "cards_topic_id_slug_key" ON "cards"("topic_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "topics_subject_code_paper_code_slug_key" ON "topics"("subject_code", "paper_code", "slug");

-- AddForeignKey
ALTER TABLE "prerequisites" ADD CONSTRAINT "prerequisites_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prerequisites" ADD CONSTRAINT "prerequisites_before_id_fkey" FOREIGN KEY ("before_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cards" ADD CONSTRAINT "cards_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

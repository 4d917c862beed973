-- AlterTable
ALTER TABLE "users" ADD COLUMN     "name_words" TEXT NOT NULL DEFAULT '';

-- A name is found by its simplified characters and by its pinyin too, which the application writes.
ALTER TABLE "users" DROP COLUMN "name_search";
ALTER TABLE "users" ADD COLUMN "name_search" tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_tokens("name") || ' ' || "name_words")) STORED;

-- CreateIndex
CREATE INDEX "users_name_search_idx" ON "users" USING GIN ("name_search");

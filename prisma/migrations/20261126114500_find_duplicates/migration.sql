-- The questions that repeat one, for its page; and when it goes, whom to tell.
CREATE INDEX "questions_duplicates" ON "questions" ("duplicate_of_id", "created_at" DESC, "id" DESC) WHERE "duplicate_of_id" IS NOT NULL;

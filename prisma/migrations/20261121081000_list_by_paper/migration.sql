-- One paper of a subject: without it, a paper that few ask about is looked for among all of the subject.
CREATE INDEX "questions_paper" ON "questions" ("subject_code", "paper", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

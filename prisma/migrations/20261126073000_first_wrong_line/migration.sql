ALTER TABLE "questions" ADD COLUMN "first_wrong" SMALLINT;
ALTER TABLE "answers" ADD COLUMN "first_wrong" SMALLINT;

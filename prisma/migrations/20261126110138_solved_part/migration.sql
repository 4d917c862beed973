-- CreateEnum
CREATE TYPE "question_part" AS ENUM ('WHOLE', 'TITLE', 'BODY');

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "solved_part" "question_part";

-- AlterTable
ALTER TABLE "answers" ADD COLUMN     "working" JSONB;

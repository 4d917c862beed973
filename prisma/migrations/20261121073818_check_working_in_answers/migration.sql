-- AlterTable
ALTER TABLE "answers" ADD COLUMN     "lines_ok" SMALLINT,
ADD COLUMN     "lines_total" SMALLINT;

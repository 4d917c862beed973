-- AlterTable
ALTER TABLE "search_chunks" ADD COLUMN     "embedding_model" TEXT;

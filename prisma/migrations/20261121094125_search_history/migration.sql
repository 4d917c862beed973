-- CreateTable
CREATE TABLE "search_entries" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "search_entries_pkey" PRIMARY KEY ("user_id","key")
);

-- AddForeignKey
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- DropForeignKey
ALTER TABLE "reputation_days" DROP CONSTRAINT "reputation_days_user_id_fkey";

-- DropForeignKey
ALTER TABLE "reputation_totals" DROP CONSTRAINT "reputation_totals_user_id_fkey";

-- AddForeignKey
ALTER TABLE "reputation_days" ADD CONSTRAINT "reputation_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reputation_totals" ADD CONSTRAINT "reputation_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

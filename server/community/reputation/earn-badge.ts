import type { Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';

type EarnedOnce = 'autobiographer' | 'editor' | 'first_flag';

/** Gives somebody a badge that is earned once, in the transaction of what earns it; true if it is new, and their inbox with it. */
export async function earnBadge(
  ctx: Pick<Context, 'now'>,
  tx: Transaction,
  userId: string,
  type: EarnedOnce,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isNew: boolean }]>`
    SELECT award_badge(${userId}::uuid, ${type}, '', NULL, NULL, ${ctx.now()}::timestamptz) AS "isNew"`;
  return row.isNew;
}

/** Takes back what a question earned whose asker no longer wants to be known: each badge would tell who asked it, and when. */
export async function takeBadgesBack(tx: Transaction, userId: string, questionId: string): Promise<void> {
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM awards WHERE user_id = ${userId}::uuid AND source = ${questionId} RETURNING badge_level(badge) AS level)
    UPDATE users SET
      gold_badges = gold_badges - (SELECT count(*) FROM gone WHERE level = 'GOLD'),
      silver_badges = silver_badges - (SELECT count(*) FROM gone WHERE level = 'SILVER'),
      bronze_badges = bronze_badges - (SELECT count(*) FROM gone WHERE level = 'BRONZE')
    WHERE id = ${userId}::uuid AND EXISTS (SELECT FROM gone)`;
}

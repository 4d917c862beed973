import { audit } from '../../../accounts/audit.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import { once, type Retriable } from '../../../database/idempotency.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuchPerson, visibleTo } from '../../profiles/policy.ts';
import { refusalToAdjust } from '../policy.ts';
import { Adjustment, DAILY_CAP } from '../../reputation/rules.ts';
import { dayOf } from '../../../core/time.ts';
import { ledgerEntry, type ShownEntry } from './history.ts';

interface Asked extends Retriable {
  userId: string;
  points: number;
  reason: string;
}

/** Adds to somebody's reputation, or takes away; they are told, and it is noted who did it. */
export async function adjustReputation(ctx: Context, asked: Asked): Promise<ShownEntry> {
  const actor = requireActor(ctx);
  const { userId, idempotencyKey: key } = asked;
  enforce(refusalToAdjust(actor, userId));
  const { points, reason } = valid(Adjustment, asked);
  if (!isId('user', userId)) throw noSuchPerson();
  payForWriting(ctx, WRITE_PRICES.row);

  const now = ctx.now();
  const { id } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id, userId]);
    const { role } = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: { role: true } });
    enforce(refusalToAdjust({ id: actor.id, role }, userId));
    const where = { id: userId, role: { not: 'SYSTEM' as const }, ...visibleTo(actor) };
    if (!(await tx.user.findFirst({ where, select: { id: true } }))) throw noSuchPerson();

    const input = { userId, points, reason };
    return once(ctx, tx, actor, { operation: 'adjustReputation', key, input }, async () => {
      const [row] = await tx.$queryRaw<[{ id: string }]>`
        SELECT write_ledger_row(
          ${userId}::uuid, 'ADJUSTMENT', ${points}::int, false, ${dayOf(now)}::date, ${`adjustment/${crypto.randomUUID()}`}, NULL,
          ${actor.id}::uuid, '', ${reason}, ${now}::timestamptz, ${DAILY_CAP}::int) AS id`;
      const detail = JSON.stringify({ points, reason });
      await tx.$executeRaw`
        SELECT notify_user(${userId}::uuid, 'REPUTATION', NULL, ${row.id}, NULL, NULL, NULL, ${detail}::jsonb, ${now}::timestamptz)`;
      await audit(tx, now, {
        event: 'reputation_adjusted',
        actorId: actor.id,
        subjectId: userId,
        address: ctx.address,
        detail: { points, reason, entry: row.id },
      });
      return row.id;
    });
  });

  announceNotifications(ctx, [userId]);
  return (await ledgerEntry(ctx, { id }))!;
}

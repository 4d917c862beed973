import { type Actor, type Context, isStaff } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { NotAllowed } from '../../core/errors.ts';
import type { Text } from '../../core/locale.ts';
import { DAILY_CAP, NEW_SITE_USERS, PRIVILEGES, type Privilege } from './rules.ts';

/** Whether so few people are here that privileges are everybody's. */
export async function isNewSite(db: Transaction): Promise<boolean> {
  const [row] = await db.$queryRaw<{ few: boolean }[]>`
    SELECT count(*) <= ${NEW_SITE_USERS} AS few FROM (SELECT 1 FROM users LIMIT ${NEW_SITE_USERS + 1}) AS people`;
  return row!.few;
}

/** Refuses unless the person has earned the privilege, read from the database at this moment. */
export async function requirePrivilege(
  db: Transaction,
  actor: Actor,
  privilege: Privilege,
  refusal: (required: number) => Text,
): Promise<void> {
  if (isStaff(actor)) return;
  const required = PRIVILEGES[privilege];
  const { reputation } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { reputation: true },
  });
  if (reputation >= required) return;
  if (privilege !== 'editOthers' && (await isNewSite(db))) return;
  throw new NotAllowed('NEED_REPUTATION', refusal(required), required);
}

interface Event {
  userId: string;
  kind: string;
  points: number;
  source: string;
  postId: string;
  actorId: string;
}

/** Adds one row to the ledger and moves the person's reputation; a row that is there already changes nothing. */
export async function writeLedger(ctx: Context, tx: Transaction, event: Event): Promise<void> {
  await tx.$executeRaw`
    SELECT write_ledger(${event.userId}::uuid, ${event.kind}::ledger_kind, ${event.points}::int, false, ${event.source},
      ${event.postId}::uuid, ${event.actorId}::uuid, ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
}

/** Writes the opposite of every standing row of this source, or of every source of these posts. */
export async function undoLedger(
  ctx: Context,
  tx: Transaction,
  what: { source: string } | { postIds: string[] },
): Promise<void> {
  if ('source' in what)
    await tx.$executeRaw`SELECT undo_ledger(${what.source}, ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
  else
    await tx.$executeRaw`SELECT undo_post_ledger(${what.postIds}::uuid[], ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
}

import { audit, type AuditEvent } from '../../../accounts/audit.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Prisma, Role, User } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { tellOf } from '../../holds/hiding.ts';
import type { ModerationNews } from '../../holds/words.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuchPerson } from '../../profiles/policy.ts';
import { refusalToDiscipline, refusalToSetRole, refusalToSuspend } from '../policy.ts';
import { Reasoned, SuspensionDraft } from '../rules.ts';

interface Measure {
  event: AuditEvent;
  news: ModerationNews;
  reason: string;
  until?: Date;
  detail?: Prisma.InputJsonObject;
}

/** What is done to somebody: under the lock of their row, with an entry in the audit and a word to them. */
async function discipline(
  ctx: Context,
  userId: string,
  act: (tx: Transaction, person: User) => Promise<Measure>,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  await ctx.db.$transaction(async (tx) => {
    if (!isId('user', userId)) throw noSuchPerson();
    await lockUsers(tx, [userId]);
    const person = await tx.user.findFirst({ where: { id: userId, deletedAt: null } });
    if (!person) throw noSuchPerson();
    const { event, news, reason, until, detail } = await act(tx, person);
    const now = ctx.now();
    await audit(tx, now, {
      event,
      actorId: actor.id,
      subjectId: userId,
      address: ctx.address,
      detail: { reason, ...(until && { until: until.toISOString() }), ...detail },
    });
    // Each is a word of its own.
    const group = `${userId}/${now.toISOString()}`;
    await tellOf(ctx, tx, { userId, event: news, group, reason, ...(until && { until }) });
  });
  announceNotifications(ctx, [userId]);
  return { id: userId };
}

/** Tells somebody that what they did is against the rules. */
export function warnPerson(ctx: Context, { userId, ...input }: { userId: string; reason: string }) {
  const actor = requireActor(ctx);
  const { reason } = valid(Reasoned, input);
  return discipline(ctx, userId, async (_tx, person) => {
    enforce(refusalToDiscipline(actor, person));
    return { event: 'person_warned', news: 'WARNED', reason };
  });
}

/** Lets somebody read but not write for so many days from now on; a longer or shorter one replaces it. */
export function suspendPerson(
  ctx: Context,
  { userId, ...input }: { userId: string; days: number; reason: string },
) {
  const actor = requireActor(ctx);
  const { days, reason } = valid(SuspensionDraft, input);
  return discipline(ctx, userId, async (tx, person) => {
    enforce(refusalToSuspend(actor, person, days));
    const until = new Date(ctx.now().getTime() + days * DAY_MS);
    await tx.user.update({ where: { id: userId }, data: { suspendedUntil: until } });
    await tx.account.updateMany({ where: { userId }, data: { suspensionReason: reason } });
    return { event: 'person_suspended', news: 'SUSPENDED', reason, until, detail: { days } };
  });
}

/** Ends a suspension before its time. */
export function liftSuspension(ctx: Context, { userId, ...input }: { userId: string; reason: string }) {
  const actor = requireActor(ctx);
  const { reason } = valid(Reasoned, input);
  return discipline(ctx, userId, async (tx, person) => {
    enforce(refusalToDiscipline(actor, person));
    await tx.user.update({ where: { id: userId }, data: { suspendedUntil: null } });
    return { event: 'suspension_lifted', news: 'LIFTED', reason };
  });
}

/** The number by which changes of roles wait for each other, so that one admin stays. */
const ROLES_LOCK = 7_231_907;

/** Makes somebody a moderator, or a student again. */
export function setRole(
  ctx: Context,
  {
    userId,
    role,
    ...input
  }: { userId: string; role: Extract<Role, 'STUDENT' | 'MODERATOR'>; reason: string },
) {
  const actor = requireActor(ctx);
  const { reason } = valid(Reasoned, input);
  return discipline(ctx, userId, async (tx, person) => {
    await tx.$queryRaw`SELECT 1 AS locked FROM pg_advisory_xact_lock(${ROLES_LOCK})`;
    const admins = await tx.user.findMany({
      where: { role: 'ADMIN', deletedAt: null },
      select: { id: true },
      take: 2,
    });
    const [now] = await tx.$queryRaw<
      [{ role: Role }]
    >`SELECT role::text FROM users WHERE id = ${actor.id}::uuid`;
    enforce(refusalToSetRole({ id: actor.id, role: now.role }, person, admins.length));
    await tx.user.update({ where: { id: userId }, data: { role } });
    return { event: 'role_changed', news: 'ROLE', reason, detail: { from: person.role, to: role } };
  });
}

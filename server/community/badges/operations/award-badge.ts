import { audit } from '../../../accounts/audit.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce, NotFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Award } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuchPerson, visibleTo } from '../../profiles/policy.ts';
import { badgeOf } from '../../reputation/badge-catalogue.ts';
import { refusalToAward } from '../policy.ts';
import { AwardDraft } from '../rules.ts';

/** A badge that was given by hand, and whether it is new to its holder. */
export interface GivenBadge {
  award: Award;
  isNew: boolean;
}

interface Asked {
  userId: string;
  badgeType: string;
  reason: string;
}

/** Gives somebody a badge by hand, once; giving it again changes nothing. */
export async function awardBadge(ctx: Context, asked: Asked): Promise<GivenBadge> {
  const actor = requireActor(ctx);
  const { userId } = asked;
  const badge = badgeOf(asked.badgeType);
  enforce(refusalToAward(actor, badge ?? { awardedBy: 'MODERATOR' }, userId));
  if (!badge) throw noSuchBadge();
  const { reason } = valid(AwardDraft, asked);
  if (!isId('user', userId)) throw noSuchPerson();
  payForWriting(ctx, WRITE_PRICES.row);

  const now = ctx.now();
  const given = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id, userId]);
    const { role } = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: { role: true } });
    enforce(refusalToAward({ id: actor.id, role }, badge, userId));
    const where = { id: userId, role: { not: 'SYSTEM' as const }, ...visibleTo(actor) };
    if (!(await tx.user.findFirst({ where, select: { id: true } }))) throw noSuchPerson();

    const [row] = await tx.$queryRaw<[{ isNew: boolean }]>`
      SELECT award_badge(${userId}::uuid, ${badge.type}, '', ${actor.id}::uuid, ${reason}, ${now}::timestamptz) AS "isNew"`;
    const award = await tx.award.findUniqueOrThrow({
      where: { userId_badge_source: { userId, badge: badge.type, source: '' } },
    });
    if (row.isNew)
      await audit(tx, now, {
        event: 'badge_awarded',
        actorId: actor.id,
        subjectId: userId,
        address: ctx.address,
        detail: { badge: badge.type, reason, award: award.id },
      });
    return { award, isNew: row.isNew };
  });

  if (given.isNew) announceNotifications(ctx, [userId]);
  return given;
}

const noSuchBadge = () => new NotFound({ en: 'There is no such badge.', zh: '没有这个徽章。' });

import type * as v from 'valibot';
import { audit } from '../../../accounts/audit.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce, Invalid } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { User } from '../../../database/client/client.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { earnBadge } from '../../reputation/earn-badge.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { personName } from '../../../accounts/person-name.ts';
import { noSuchPerson, refusalToEditProfile, visibleTo } from '../policy.ts';
import { ProfileChange } from '../rules.ts';
import { type PersonSelection, profile } from './profile.ts';

type Change = v.InferInput<typeof ProfileChange>;

/** Changes what somebody says of themselves and shows of themselves; of two changes of one field the later one stays. */
export async function updateProfile(
  ctx: Context,
  { userId: named = 'me', ...input }: Change & { userId?: string | undefined },
  selection: PersonSelection = {},
): Promise<User> {
  const actor = requireActor(ctx);
  const userId = named === 'me' ? actor.id : named;
  if (!isId('user', userId)) throw noSuchPerson();
  enforce(refusalToEditProfile(actor, userId));
  const { privacy, ...change } = valid(ProfileChange, input);
  payForWriting(ctx, WRITE_PRICES.row);

  const { isFirst, result } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const before = await tx.user.findFirst({
      where: { id: userId, ...visibleTo(actor) },
      select: { id: true },
    });
    if (!before) throw noSuchPerson();
    await requireSubjects(tx, change.subjects ?? []);

    await tx.user.update({
      where: { id: userId },
      data: { ...change, ...(change.name !== undefined && personName(change.name)) },
    });
    if (privacy)
      await tx.memberSettings.upsert({ where: { userId }, create: { userId, ...privacy }, update: privacy });
    const isOwn = userId === actor.id && Object.keys(change).length > 0;
    const isFirst = isOwn && (await earnBadge(ctx, tx, userId, 'autobiographer'));
    if (userId !== actor.id)
      await audit(tx, ctx.now(), {
        event: 'profile_edited',
        actorId: actor.id,
        subjectId: userId,
        address: ctx.address,
        detail: { fields: Object.keys({ ...change, ...privacy }) },
      });
    return { isFirst, result: (await profile({ ...ctx, db: tx }, { id: userId }, selection))! };
  });
  announceNotifications(ctx, [isFirst && userId]);
  return result;
}

async function requireSubjects(tx: Transaction, codes: string[]): Promise<void> {
  const known = await tx.subject.findMany({ where: { code: { in: codes } }, select: { code: true } });
  const odd = codes.find((code) => !known.some((subject) => subject.code === code));
  if (odd === undefined) return;
  throw new Invalid([
    {
      field: 'subjects',
      code: 'UNKNOWN',
      text: { en: `There is no subject “${odd}”.`, zh: `没有“${odd}”这个科目。` },
    },
  ]);
}

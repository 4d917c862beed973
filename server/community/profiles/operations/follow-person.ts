import { type Context, personNamed, requireActor } from '../../../core/context.ts';
import { Invalid } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { Transaction } from '../../../database/client.ts';
import type { User } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { dayBefore, requireLeftToday } from '../../../limits/sliding-window.ts';
import { FOLLOWS_PER_DAY, WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuchPerson, visibleTo } from '../policy.ts';
import { type PersonSelection, profile } from './profile.ts';

interface Following {
  followerId: string;
  followedId: string;
}

/** Sets whether one follows somebody; doing it again changes nothing. */
export async function followPerson(
  ctx: Context,
  { userId: named, active }: { userId: string; active: boolean },
  selection: PersonSelection = {},
): Promise<User> {
  const actor = requireActor(ctx);
  const userId = personNamed(ctx, named)!;
  if (!isId('user', userId)) throw noSuchPerson();
  if (userId === actor.id) throw new Invalid([oneself]);
  payForWriting(ctx, WRITE_PRICES.row);
  const following = { followerId: actor.id, followedId: userId };

  const { isNew, result } = await ctx.db.$transaction(async (tx) => {
    // Both rows hold a count, and the follower's is also the queue for the limit of a day.
    await lockUsers(tx, [actor.id, userId]);
    const person = await tx.user.findFirst({
      where: { id: userId, ...visibleTo(actor) },
      select: { id: true },
    });
    if (!person) throw noSuchPerson();
    const isNew = await (active ? begin(ctx, tx, following) : end(tx, following));
    return { isNew, result: (await profile({ ...ctx, db: tx }, { id: userId }, selection))! };
  });
  if (isNew) announceNotifications(ctx, [userId]);
  return result;
}

/** True where they did not follow them before. */
async function begin(ctx: Context, tx: Transaction, following: Following): Promise<boolean> {
  const { followerId, followedId } = following;
  if (await tx.personFollow.findUnique({ where: { followerId_followedId: following } })) return false;
  await requireFollowsLeft(ctx, tx, followerId);
  await tx.personFollow.create({ data: { ...following, createdAt: ctx.now() } });
  await addToCounts(tx, following, 1);
  // Whoever ends it and begins again is no news within a day.
  await tx.$queryRaw`
    SELECT notify_user(${followedId}::uuid, 'FOLLOWER', ${followerId}::uuid, 'all', NULL, NULL, NULL, '{}', ${ctx.now()}::timestamptz)
    WHERE NOT EXISTS (
      SELECT FROM notifications WHERE user_id = ${followedId}::uuid AND kind = 'FOLLOWER'
        AND actor_id = ${followerId}::uuid AND at > ${dayBefore(ctx.now())}::timestamptz
    )`;
  return true;
}

async function end(tx: Transaction, following: Following): Promise<false> {
  const { count } = await tx.personFollow.deleteMany({ where: following });
  if (count > 0) await addToCounts(tx, following, -1);
  return false;
}

async function addToCounts(
  tx: Transaction,
  { followerId, followedId }: Following,
  by: 1 | -1,
): Promise<void> {
  await tx.user.update({ where: { id: followerId }, data: { followingCount: { increment: by } } });
  await tx.user.update({ where: { id: followedId }, data: { followerCount: { increment: by } } });
}

async function requireFollowsLeft(ctx: Context, tx: Transaction, followerId: string): Promise<void> {
  const latest = await tx.personFollow.findMany({
    where: { followerId, createdAt: { gt: dayBefore(ctx.now()) } },
    orderBy: { createdAt: 'desc' },
    take: FOLLOWS_PER_DAY,
    select: { createdAt: true },
  });
  const text = {
    en: `You can follow at most ${FOLLOWS_PER_DAY} people a day.`,
    zh: `一天最多可以关注 ${FOLLOWS_PER_DAY} 人。`,
  };
  requireLeftToday(ctx, { limit: FOLLOWS_PER_DAY, latest, text });
}

const oneself = {
  field: 'userId',
  code: 'UNKNOWN',
  text: { en: 'You cannot follow yourself.', zh: '不能关注自己。' },
} as const;

import type { Actor, Context } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import type { Text } from '../../core/locale.ts';
import type { Transaction } from '../../database/client.ts';
import { comeNear } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import type { Pace } from '../../limits/table.ts';
import { isNew } from '../reputation/rules.ts';

const DAY = 86_400_000;

interface RecentPost {
  createdAt: Date;
  deletedAt: Date | null;
}

interface PostingRule<Post extends RecentPost> {
  /** What the author posted since then, newest first. */
  recent: (since: Date) => Promise<Post[]>;
  /** Whether a post says the same as the one that is about to be written. */
  isSame: (post: Post) => boolean;
  repeated: Text;
  limits: { fresh: Pace; established: Pace };
}

/** Refuses one more post that its author has posted already, or for which it is too early. */
export async function requirePostingRate<Post extends RecentPost>(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  { recent, isSame, repeated, limits }: PostingRule<Post>,
): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
  const posts = await recent(new Date(ctx.now().getTime() - DAY));
  if (posts.some((post) => !post.deletedAt && isSame(post)))
    throw new Conflict('DUPLICATE_IN_FLIGHT', repeated);
  const times = posts.map((post) => post.createdAt);
  countPost(ctx, times, isNew(user, ctx.now()) ? limits.fresh : limits.established);
}

/** Counts one more post, or refuses it when these times of posting, newest first, leave no room for it. */
function countPost(ctx: Context, times: Date[], { perDay, pauseSeconds }: Pace): void {
  const now = ctx.now().getTime();
  const latest = times[0]?.getTime();
  if (latest !== undefined && now - latest < pauseSeconds * 1000) {
    const wait = Math.ceil((latest + pauseSeconds * 1000 - now) / 1000);
    throw overLimit(ctx, { limit: 1, retryAfter: wait, text: pauseText(wait) });
  }
  const oldest = times[perDay - 1]?.getTime();
  if (oldest !== undefined && now - oldest < DAY)
    throw overLimit(ctx, {
      limit: perDay,
      retryAfter: (oldest + DAY - now) / 1000,
      text: dayText(perDay),
    });

  const today = times.filter((at) => now - at.getTime() < DAY).length;
  comeNear(ctx, { limit: perDay, remaining: perDay - today - 1, reset: DAY / 1000 });
  if (pauseSeconds > 0) comeNear(ctx, { limit: 1, remaining: 0, reset: pauseSeconds });
}

const pauseText = (seconds: number): Text => ({
  en: `Please wait ${seconds} seconds before you post again.`,
  zh: `请等待 ${seconds} 秒后再发布。`,
});

const dayText = (perDay: number): Text => ({
  en: `You can post ${perDay} of these in 24 hours; more is possible later.`,
  zh: `24 小时内最多发布 ${perDay} 条，请稍后再试。`,
});

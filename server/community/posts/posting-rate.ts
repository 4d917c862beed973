import type { Actor, Context } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import type { Text } from '../../core/locale.ts';
import type { Transaction } from '../../database/client.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { slidingWindow } from '../../limits/sliding-window.ts';
import type { PostingRate } from '../../limits/table.ts';
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
  limits: { newMember: PostingRate; member: PostingRate };
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
  countPost(ctx, times, isNew(user, ctx.now()) ? limits.newMember : limits.member);
}

/** Counts one more post, or refuses it when these times of posting leave no room for it. */
function countPost(ctx: Context, times: Date[], { perDay, pauseSeconds }: PostingRate): void {
  const uses = times.map((at) => ({ at, amount: 1 }));
  const inWindow = (points: number, seconds: number) =>
    slidingWindow(uses, { points, seconds }, { now: ctx.now() });
  const pause = inWindow(1, pauseSeconds);
  if (pause.wait > 0) {
    const seconds = Math.ceil(pause.wait);
    throw overLimit(ctx, { limit: 1, retryAfter: seconds, text: pauseText(seconds) });
  }
  const day = inWindow(perDay, DAY / 1000);
  if (day.wait > 0) throw overLimit(ctx, { limit: perDay, retryAfter: day.wait, text: dayText(perDay) });

  noteLimit(ctx, day.state);
  if (pauseSeconds > 0) noteLimit(ctx, pause.state);
}

const pauseText = (seconds: number): Text => ({
  en: `Please wait ${seconds} seconds before you post again.`,
  zh: `请等待 ${seconds} 秒后再发布。`,
});

const dayText = (perDay: number): Text => ({
  en: `You can post at most ${perDay} of these in 24 hours. Try again later.`,
  zh: `24 小时内最多发布 ${perDay} 条，请稍后再试。`,
});

import type { Actor, Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { enforce, type RateLimited } from '../../core/errors.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { slidingWindow } from '../../limits/sliding-window.ts';
import { REPLIES } from '../../limits/table.ts';
import { refusalToBegin, visibleMessages } from '../policy.ts';
import { SILENCE_MS } from '../rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Counts one more reply, or refuses it. The caller holds the lock on the user's row. */
export async function admitReply(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  conversationId: string | null,
): Promise<void> {
  enforce(refusalToBegin({ conversationId }, await repliesUnderWay(ctx, tx, actor)));

  const now = ctx.now().getTime();
  const used = await tx.chatUse.findMany({
    where: { userId: actor.id, createdAt: { gt: new Date(now - DAY) } },
    orderBy: { createdAt: 'desc' },
    take: REPLIES.perDay,
    select: { createdAt: true },
  });
  const uses = used.map(({ createdAt }) => ({ at: createdAt, amount: 1 }));
  const { perHour, perDay } = REPLIES;
  const hour = slidingWindow(uses, { points: perHour, seconds: HOUR / 1000 }, { now: ctx.now() });
  const day = slidingWindow(uses, { points: perDay, seconds: DAY / 1000 }, { now: ctx.now() });
  if (hour.wait + day.wait > 0)
    throw tooMany(ctx, day.wait > 0 ? perDay : perHour, Math.max(hour.wait, day.wait));
  await tx.chatUse.create({ data: { userId: actor.id, createdAt: ctx.now() } });

  noteLimit(ctx, hour.state);
  noteLimit(ctx, day.state);
}

/** The user's replies under way, in all conversations. */
const repliesUnderWay = (ctx: Context, tx: Transaction, actor: Actor) =>
  tx.chatMessage.findMany({
    where: {
      status: 'WRITING',
      ...visibleMessages(actor),
      beatAt: { gt: new Date(ctx.now().getTime() - SILENCE_MS) },
    },
    select: { conversationId: true },
  });

function tooMany(ctx: Context, limit: number, seconds: number): RateLimited {
  const minutes = Math.ceil(seconds / 60);
  return overLimit(ctx, {
    limit,
    retryAfter: seconds,
    text: {
      en: `You have asked ${REPLIES.perHour} times within an hour, or ${REPLIES.perDay} times today. Try again in ${minutes} minutes.`,
      zh: `你一小时内提问已达 ${REPLIES.perHour} 次，或今天已达 ${REPLIES.perDay} 次，请 ${minutes} 分钟后再试。`,
    },
  });
}

import type { Context } from '../../core/context.ts';
import type { Text } from '../../core/locale.ts';
import { comeNear } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import type { Pace } from '../../limits/table.ts';

/** Counts one more post, or refuses it when these times of posting, newest first, leave no room for it. */
export function keepPace(ctx: Context, posted: Date[], { perDay, pauseSeconds }: Pace): void {
  const now = ctx.now().getTime();
  const latest = posted[0]?.getTime();
  if (latest !== undefined && now - latest < pauseSeconds * 1000) {
    const wait = Math.ceil((latest + pauseSeconds * 1000 - now) / 1000);
    throw overLimit(ctx, { limit: 1, retryAfter: wait, text: pauseText(wait) });
  }
  const oldest = posted[perDay - 1]?.getTime();
  if (oldest !== undefined && now - oldest < DAY)
    throw overLimit(ctx, {
      limit: perDay,
      retryAfter: (oldest + DAY - now) / 1000,
      text: dayText(perDay),
    });

  const today = posted.filter((at) => now - at.getTime() < DAY).length;
  comeNear(ctx, { limit: perDay, remaining: perDay - today - 1, reset: DAY / 1000 });
  if (pauseSeconds > 0) comeNear(ctx, { limit: 1, remaining: 0, reset: pauseSeconds });
}

const DAY = 86_400_000;

const pauseText = (seconds: number): Text => ({
  en: `Please wait ${seconds} seconds before you post again.`,
  zh: `请等待 ${seconds} 秒后再发布。`,
});

const dayText = (perDay: number): Text => ({
  en: `You can post ${perDay} of these in 24 hours; more is possible later.`,
  zh: `24 小时内最多发布 ${perDay} 条，请稍后再试。`,
});

import type { Context } from '../../core/context.ts';
import { Conflict, type Refusal } from '../../core/errors.ts';
import type { Text } from '../../core/locale.ts';
import { DAY_SECONDS } from '../../core/time.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { NEW_USER_HOURS, NEW_USER_REPUTATION, type PostingRate } from '../../limits/table.ts';

/** The numbers that refusal_to_post of server/database/functions works with. */
export const postingRules = (limits: { newMember: PostingRate; member: PostingRate }) => ({
  newUserReputation: NEW_USER_REPUTATION,
  newUserHours: NEW_USER_HOURS,
  ...limits,
});

/** What refusal_to_post says of one more post. */
export interface PostingOutcome<Reason extends string> {
  refusal: Reason | 'DUPLICATE' | 'TOO_SOON' | 'TOO_MANY' | null;
  retry_after: number | null;
  posts_limit: number | null;
  posts_left: number | null;
  pause_seconds: number | null;
}

/** Refuses one more post that its author has posted already, or for which it is too early; other reasons are the caller's. */
export function refusalByRate(
  ctx: Context,
  { refusal, retry_after, posts_limit }: PostingOutcome<string>,
  repeated: Text,
): Refusal | null {
  const [retryAfter, perDay] = [retry_after ?? 0, posts_limit ?? 0];
  switch (refusal) {
    case 'DUPLICATE':
      return new Conflict('DUPLICATE_IN_FLIGHT', repeated);
    case 'TOO_SOON':
      return overLimit(ctx, { limit: 1, retryAfter, text: pauseText(retryAfter) });
    case 'TOO_MANY':
      return overLimit(ctx, { limit: perDay, retryAfter, text: dayText(perDay) });
    default:
      return null;
  }
}

/** Notes what is left of the limits after one more post, unless it had been posted before. */
export function notePostingRate(
  ctx: Context,
  { posts_limit: limit, posts_left: remaining, pause_seconds: pause }: PostingOutcome<string>,
): void {
  if (limit === null || remaining === null) return;
  noteLimit(ctx, { limit, remaining, reset: DAY_SECONDS });
  if (pause) noteLimit(ctx, { limit: 1, remaining: 0, reset: pause });
}

const pauseText = (seconds: number): Text => ({
  en: `Please wait ${seconds} seconds before you post again.`,
  zh: `请等待 ${seconds} 秒后再发布。`,
});

const dayText = (perDay: number): Text => ({
  en: `You can post at most ${perDay} of these in 24 hours. Try again later.`,
  zh: `24 小时内最多发布 ${perDay} 条，请稍后再试。`,
});

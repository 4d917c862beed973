import type { Context } from '../core/context.ts';
import { RateLimited } from '../core/errors.ts';
import type { Text } from '../core/locale.ts';

interface ExceededLimit {
  limit: number;
  /** Seconds. */
  retryAfter: number;
  text: Text;
}

/** The refusal of what exceeds a limit; the headers of the answer name the limit. */
export function overLimit(
  { record }: Pick<Context, 'record'>,
  { limit, retryAfter, text }: ExceededLimit,
): RateLimited {
  const refusal = new RateLimited(text, retryAfter);
  record.limit = { limit, remaining: 0, reset: refusal.retryAfter };
  return refusal;
}

import type { Context } from '../core/context.ts';
import { RateLimited } from '../core/errors.ts';
import type { Text } from '../core/locale.ts';

interface Over {
  limit: number;
  /** Seconds. */
  retryAfter: number;
  text: Text;
}

/** Refuses what is more than a limit; the headers of the answer say how much that is. */
export function overLimit({ record }: Context, { limit, retryAfter, text }: Over): RateLimited {
  const refusal = new RateLimited(text, retryAfter);
  record.limit = { limit, remaining: 0, reset: refusal.retryAfter };
  return refusal;
}

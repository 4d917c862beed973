import type { RateState } from './token-buckets.ts';

/** Of two limits the one that is nearer to its end, and of two that are at their end the one that lasts longer. */
export function tighter(a: RateState, b: RateState): RateState {
  const [left, right] = [a.remaining / a.limit, b.remaining / b.limit];
  return right < left || (right === left && b.reset > a.reset) ? b : a;
}

/** Notes how much of a limit a request left: its answer tells the one that it came closest to. */
export function comeNear({ record }: { record: { limit?: RateState } }, state: RateState): void {
  record.limit = record.limit ? tighter(record.limit, state) : state;
}

import type { RateState } from './token-buckets.ts';

/** The limit with the smaller share left; of two that are exhausted, the one that is reset later. */
export function tighter(a: RateState, b: RateState): RateState {
  const [left, right] = [a.remaining / a.limit, b.remaining / b.limit];
  return right < left || (right === left && b.reset > a.reset) ? b : a;
}

/** Notes the state of a limit that a request came under; its answer names the one that it came closest to. */
export function noteLimit({ record }: { record: { limit?: RateState } }, state: RateState): void {
  record.limit = record.limit ? tighter(record.limit, state) : state;
}

import type { AttemptState } from '../limits/attempts.ts';
import { noteLimit } from '../limits/nearest-limit.ts';
import type { Caller } from './context.ts';
import { tooMany } from './errors.ts';

/** Refuses what was tried too often; the answer says what is left. */
export function allowed(caller: Caller, { isOver, ...left }: AttemptState): void {
  noteLimit(caller, left);
  if (isOver) throw tooMany(left.reset);
}

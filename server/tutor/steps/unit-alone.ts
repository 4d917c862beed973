import { sameUnit, unitAfter } from '../marking/unit-after.ts';

const MAX_LENGTH = 20;

/** Whether a unit that was typed alone is that of the answer; null where it is no unit, or the answer has none. */
export function unitAlone(typed: string, ours: string): boolean | null {
  if (typed.length > MAX_LENGTH || /^\s{0,9}[-\d]/.test(typed) || /[=<>]/.test(typed)) return null;
  const [unit, given] = [unitAfter(ours), unitAfter(`1 ${typed.trim()}`)];
  return unit && given ? sameUnit(unit, given) : null;
}

import { sameUnit, unitAfter } from '../marking/unit-after.ts';

const MAX_LENGTH = 20;

/** The unit of an answer, as it is typed; null where it has none. */
export const unitIn = (answer: string): string | null =>
  answer.length <= 80 && /^[^,;]{0,60}$/.test(answer) ? (unitAfter(answer)?.typed.trim() ?? null) : null;

/** Whether a unit that was typed alone is that of the answer; null where it is no unit, or the answer has none. */
export function unitAlone(typed: string, ours: string): boolean | null {
  if (typed.length > MAX_LENGTH || /^\s{0,9}[-\d]/.test(typed) || /[=<>]/.test(typed)) return null;
  const [unit, given] = [unitAfter(ours), unitAfter(`1 ${typed.trim()}`)];
  return unit && given ? sameUnit(unit, given) : null;
}

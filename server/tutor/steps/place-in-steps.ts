import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';

const MAX_LENGTH = 120;
const MOST_LINES = 40;

/** The index of the step that states what a student typed; null where none does. */
export function placeInSteps(typed: string, steps: string[][]): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const value = typed.includes('=') && !/[<>]/.test(typed) ? typed.slice(typed.lastIndexOf('=') + 1) : typed;
  let lines = 0;
  for (const [at, tex] of steps.entries())
    for (const line of tex) {
      lines += 1;
      if (lines > MOST_LINES) return null;
      if (line.length <= MAX_LENGTH && states(line, typed, value.trim())) return at;
    }
  return null;
}

/** What stands between the brackets of an integral before its limits. */
const BETWEEN_LIMITS = /\\left\[(.{1,100})\\right\]_/;

function states(set: string, typed: string, value: string): boolean {
  const line = BETWEEN_LIMITS.exec(set)?.[1] ?? set;
  const whole = equivalent(line, typed, 'STATEMENT');
  if (whole.read && whole.equivalent) return true;
  const sides = line.split(/=|\\approx/);
  const last = sides
    .at(-1)!
    .replace(/\\;?\\Rightarrow.{0,60}$/, '')
    .trim();
  if (sides.length < 2 || last === '' || value === '' || /^-?[01]$/.test(value)) return false;
  const quantity = equivalent(last, value, 'QUANTITY');
  return quantity.read && quantity.equivalent === true;
}

import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';

const MAX_LENGTH = 120;
const MOST_LINES = 40;

/** The index of the step that states what a student typed; null where none does. */
export function placeInSteps(typed: string, steps: string[][]): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const value = typed.includes('=') && !/[<>]/.test(typed) ? typed.slice(typed.lastIndexOf('=') + 1) : typed;
  const given = withEachSide(isOfOneLetter(typed) ? typed.replaceAll(/ and |和/g, ' or ') : typed);
  const isSolved = SOLVED.test(given.trim());
  let [lines, found] = [0, null as number | null];
  for (const [at, tex] of steps.entries())
    for (const line of tex) {
      lines += 1;
      if (lines > MOST_LINES) return found;
      if (line.length > MAX_LENGTH || !states(line, given, value.trim())) continue;
      // Roots follow from the equation too, and stand below it.
      if (!isSolved) return at;
      found = at;
    }
  return found;
}

/** Values of a letter. */
const SOLVED =
  /^[a-zα-ω]\s?=\s?-?[\d./√]{1,12}(?:(?:,| or | and |或|和)\s?(?:[a-zα-ω]\s?=\s?)?-?[\d./√]{1,12}){1,5}$/iu;

/** "x = 1 and x = 3": the values of one letter, one or the other. */
const isOfOneLetter = (typed: string): boolean =>
  SOLVED.test(typed.trim()) && new Set(typed.match(/[a-zα-ω](?=\s?=)/giu)).size === 1;

/** "cos x = 1 or 1/2" as two equations. */
function withEachSide(typed: string): string {
  const match =
    /^([a-z]{2,4} ?[a-zθ]|[a-z]\^[a-z]|[a-zθ]) ?= ?([^=]{1,20})(?: or |,|或)\s?([^=]{1,20})$/i.exec(
      typed.trim(),
    );
  return match && !/ or |,/.test(match[3]!)
    ? `${match[1]} = ${match[2]!.trim()} or ${match[1]} = ${match[3]!.trim()}`
    : typed;
}

/** What stands between the brackets of an integral before its limits. */
const BETWEEN_LIMITS = /\\left\[(.{1,100})\\right\]_/;

function states(shown: string, typed: string, value: string): boolean {
  const set = typed.includes('°') ? shown : shown.replaceAll(/\^\{?\\circ\}?/g, '');
  const line = BETWEEN_LIMITS.exec(set)?.[1] ?? set;
  if (VALUE.test(typed.trim()) && statesValue(set, typed.trim())) return true;
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

const VALUE = /^[a-zα-ω]\s?=\s?-?[\d./√]{1,12}$/iu;

/** "y = -2" in "x = 1: y = -2", "x = 1" in "x = -1, x = 1". */
const statesValue = (set: string, typed: string): boolean =>
  set
    .split(/,?\\quad|,?\\;|:\s|\\text\{[^{}]{1,9}\}/)
    .map((piece) => piece.replace(/[,:\s]{1,3}$/, '').trim())
    .some((piece) => {
      if (piece === set || !/^[a-z\\]{1,9}\s?=[^=]{1,40}$/i.test(piece)) return false;
      const same = equivalent(piece, typed, 'STATEMENT');
      return same.read && same.equivalent === true;
    });

import { compareAnswers } from '../marking/mark-typed.ts';

const MAX_LENGTH = 80;

/** The first step that gives the letter of "z = 10/64" another value; null where none has it, or one has this value. */
export function namedInSteps(typed: string, steps: string[][]): number | null {
  let found: number | null = null;
  for (const { at, known, value } of valuesOfLetter(typed, steps)) {
    const verdict = compareAnswers(known, value);
    if (verdict === 'right' || isNear(known, value)) return null;
    if (verdict === 'wrong') found ??= at;
  }
  return found;
}

/** The first step that gives the letter of "A = 2" this value, where none gives it another. */
export function valueInSteps(typed: string, steps: string[][]): number | null {
  const all = valuesOfLetter(typed, steps);
  const isAll = all.every(({ known, value }) => compareAnswers(known, value) === 'right');
  return isAll ? (all[0]?.at ?? null) : null;
}

interface ValueOfLetter {
  at: number;
  known: string;
  value: string;
}

/** What the steps say of the letter that was typed, beside what was typed. */
function valuesOfLetter(typed: string, steps: string[][]): ValueOfLetter[] {
  const [, letter, value] =
    /^\s{0,9}([a-zα-ω])\s{0,9}=\s{0,9}(-?[\d(][\d\s.+*/()^-]{0,60})$/iu.exec(typed) ?? [];
  if (!letter || typed.length > MAX_LENGTH) return [];
  const found: ValueOfLetter[] = [];
  for (const [at, lines] of steps.entries())
    for (const line of lines.slice(0, 12).flatMap(statementsIn)) {
      const sides = line.split(/=|\\approx/).map((side) => side.trim());
      if (sides[0] !== letter || sides.length < 2 || line.length > 200 || line.endsWith(':')) continue;
      const known = sides
        .at(-1)!
        .replace(/(?:\\[;,])?\\mathrm\{.{1,40}$/, '')
        .replace(/[,;]\s{0,3}$/, '');
      found.push({ at, known, value: value! });
    }
  return found;
}

const GREEK: Record<string, string> = { alpha: 'α', beta: 'β', gamma: 'γ', theta: 'θ', lambda: 'λ', mu: 'μ' };

const statementsIn = (line: string): string[] =>
  line
    .slice(0, 300)
    .replaceAll(/\\(alpha|beta|gamma|theta|lambda|mu)(?![a-z])/g, (_, name: string) => GREEK[name]!)
    .replaceAll(/\^\{?\\circ\}?/g, '')
    .split(/(?:\\;)?\\Rightarrow(?:\\;)?|\\quad|,\\;/);

/** As near as another value of g or an earlier rounding brings it. */
const isNear = (known: string, typed: string): boolean => Math.abs(Number(typed) / Number(known) - 1) < 0.025;

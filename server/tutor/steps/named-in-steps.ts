import { compareAnswers } from '../marking/mark-typed.ts';

const MAX_LENGTH = 80;

/** The first step that gives the letter of "z = 10/64" another value; null where none has it, or one has this value. */
export function namedInSteps(typed: string, steps: string[][]): number | null {
  const [, letter, value] =
    /^\s{0,9}([a-zα-ω])\s{0,9}=\s{0,9}(-?[\d(][\d\s.+*/()^-]{0,60})$/iu.exec(typed) ?? [];
  if (!letter || typed.length > MAX_LENGTH) return null;
  let found: number | null = null;
  for (const [at, lines] of steps.entries())
    for (const line of lines.slice(0, 12).flatMap(statementsIn)) {
      const sides = line.split(/=|\\approx/).map((side) => side.trim());
      if (sides[0] !== letter || sides.length < 2 || line.length > 200) continue;
      const known = sides.at(-1)!.replace(/(?:\\[;,])?\\mathrm\{.{1,40}$/, '');
      const verdict = compareAnswers(known, value!);
      if (verdict === 'right' || isNear(known, value!)) return null;
      if (verdict === 'wrong') found ??= at;
    }
  return found;
}

const statementsIn = (line: string): string[] =>
  line.slice(0, 300).split(/(?:\\;)?\\Rightarrow(?:\\;)?|\\quad|,\\;/);

/** As near as another value of g or an earlier rounding brings it. */
const isNear = (known: string, typed: string): boolean => Math.abs(Number(typed) / Number(known) - 1) < 0.025;

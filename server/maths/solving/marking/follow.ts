import { compareValues } from '../../checking/values/values.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, partsOf, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { JudgedLine } from './judged-line.ts';
import { isExpansion } from './facts/terms.ts';
import { nameOf, numbersAtEnd } from './lines/ends.ts';
import type { Known } from './knowledge/known.ts';
import type { Said } from './lines/said.ts';
import { likeness } from './lines/numbers.ts';
import { implication, zerosOf } from './knowledge/system.ts';
import { replays, valuesOfOwn } from './own/replay.ts';
import { insideOf } from './sides.ts';

/** Whether a line uses what the mistaken lines before it found. */
export function followsFrom(line: JudgedLine, before: readonly JudgedLine[], known: Known): boolean {
  const given = [...known.told, ...before.flatMap(({ said }) => said)].flatMap(zerosOf);
  const claims = line.said.filter(({ isTaken }) => !isTaken).flatMap(zerosOf);
  const fixed = { g: known.measures.gravity[0]! };
  if (claims.length > 0 && claims.every((claim) => implication(given, claim, fixed) === 'implied'))
    return true;
  const mistaken = before
    .filter(({ standing }) => standing === 'wrong' || standing === 'carried')
    .flatMap(({ said }) => said);
  if (
    replays(
      line.said,
      before.flatMap(({ said }) => said),
      known,
    )
  )
    return true;
  if (line.said.some((one) => isExpansion(one, mistaken, known.facts.terms) === 'own')) return true;
  const found = [
    ...mistaken.flatMap((one) => numbersAtEnd(one, known.measures)),
    ...valuesOfOwn(mistaken, line.said, known),
  ];
  const names = new Set(mistaken.map(nameOf).filter((name) => name !== null));
  if (usesNumbers(line, found) || isIntegralOf(line, mistaken)) return true;
  return line.said.some((one) => {
    const letters = one.sides.flatMap(({ value }) => (value ? symbolsOf(value) : []));
    if (letters.some((letter) => names.has(letter)) && insideOf(one, known) === 'same') return true;
    const end = numbersAtEnd(one, known.measures);
    return end.some((value) => found.some((other) => comesFrom(value, other, known.pool)));
  });
}

const MOST_MISTAKEN = 6;
const MOST_FORMULAS = 3;

/** "x³/3 − 4/x" below "y² = x² + 4/x²": it is the integral of a mistaken formula, or its derivative. */
function isIntegralOf({ said }: JudgedLine, mistaken: readonly Said[]): boolean {
  const ends = (all: readonly Said[]) =>
    all.flatMap(({ sides }) => {
      const value = sides.at(-1)?.value;
      return value && symbolsOf(value).length === 1 && value.kind !== 'symbol' ? [value] : [];
    });
  const wrong = ends(mistaken).slice(-MOST_MISTAKEN);
  return ends(said.slice(0, MOST_FORMULAS)).some((own) =>
    wrong.some((other) => isDerivative(own, other) || isDerivative(other, own)),
  );
}

function isDerivative(of: Expression, other: Expression): boolean {
  const [letter] = symbolsOf(of);
  try {
    return compareValues(differentiate(of, letter!), other) === 'same';
  } catch {
    return false;
  }
}

/** Whether some number that a line works with is one of those. */
export const usesNumbers = ({ said }: JudgedLine, found: readonly number[]): boolean =>
  said.some(({ sides }) =>
    sides
      .flatMap(({ value, others }) => [value, ...others])
      .flatMap((value) => (value ? numbersIn(value) : []))
      .some((value) => found.some((other) => likeness(value, other) === 'same')),
  );

/** One step of reckoning away from a value, with a number of the question. */
function comesFrom(value: number, found: number, pool: readonly number[]): boolean {
  const alone = [
    -found,
    1 / found,
    -1 / found,
    found ** 2,
    Math.sqrt(found),
    180 - found,
    360 - found,
    ...angles(found),
  ];
  if (alone.some((one) => likeness(one, value) === 'same')) return true;
  return pool.some((other) =>
    [found + other, found - other, other - found, found * other, found / other, other / found].some(
      (one) => Number.isFinite(one) && one !== 0 && likeness(one, value) === 'same',
    ),
  );
}

const angles = (value: number) =>
  [Math.acos(value), Math.asin(value), Math.atan(value)].flatMap((one) => [one, (one * 180) / Math.PI]);

/** The values of all parts of a formula that have no letter; small whole numbers stand everywhere. */
export function numbersIn(one: Expression): number[] {
  const own =
    symbolsOf(one).length === 0 && one.kind !== 'tuple' && one.kind !== 'matrix' ? [evaluate(one)] : [];
  return [...own, ...partsOf(one).flatMap(numbersIn)].filter(
    (value) => Number.isFinite(value) && (Math.abs(value) > 10 || !Number.isInteger(value)),
  );
}

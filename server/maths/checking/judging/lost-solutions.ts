import {
  contains,
  difference,
  type Expression,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { compile } from '../values/compiled.ts';
import { massesIn } from './masses.ts';
import { certainZeros } from '../values/scan.ts';
import { hasDecimals, pointsOf } from '../values/values.ts';

interface Sides {
  left: Expression;
  right: Expression;
}

const MOST_LETTERS = 6;
/** How many choices of the other letters are tried for each letter; the second has negative ones. */
const TRIES = 3;

/** Whether equations in several letters hold where those after them do not: ab = ac with a = 0, before b = c. */
export function losesSolutions(before: readonly Sides[], after: readonly Sides[]): boolean {
  const letters = [...new Set([...before, ...after].flatMap(lettersIn))].sort();
  if (letters.length > MOST_LETTERS) return false;
  const gaps = before.map(({ left, right }) => compile(difference(left, right), letters));
  const claims = after.map((one) => claimOf(one, letters));
  const isMeant = meaningOf(letters, before, after);
  return letters.some((_, at) =>
    pointsOf(letters.length)
      .slice(0, TRIES)
      .some((point) =>
        gaps.some((gap) =>
          certainZeros((x) => gap(point.with(at, x)), null).some((zero) => {
            const values = point.with(at, zero);
            return isMeant(values) && claims.every((holds) => !holds(values));
          }),
        ),
      ),
  );
}

/** Whether letters may have such values: a mass and g are positive, and so is what the logarithm of both sides is taken of. */
function meaningOf(
  letters: readonly string[],
  before: readonly Sides[],
  after: readonly Sides[],
): (values: readonly number[]) => boolean {
  const masses = massesIn(letters);
  const logged = before.some(hasLogsOrSquares) ? new Set<string>() : lettersInLogs(after);
  const positive = letters.map((letter) => masses.includes(letter) || logged.has(letter));
  return (values) => values.every((value, at) => !positive[at] || value > 1e-5);
}

const sidesOf = (all: readonly Sides[]): Expression[] => all.flatMap(({ left, right }) => [left, right]);

const isLog = (part: Expression) => part.kind === 'log' || (part.kind === 'call' && part.name === 'ln');

const isEvenPower = (part: Expression) =>
  part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.value.n % 2n === 0n;

const hasLogsOrSquares = ({ left, right }: Sides) =>
  contains(difference(left, right), (part) => isLog(part) || isEvenPower(part));

/** y, a and b after ln y = ln a + x ln b. */
function lettersInLogs(after: readonly Sides[]): Set<string> {
  const names = new Set<string>();
  for (const side of sidesOf(after))
    contains(side, (part) => {
      const of = isLog(part) && (part.kind === 'log' || part.kind === 'call') ? part.of : null;
      if (of?.kind === 'symbol') names.add(of.name);
      return false;
    });
  return names;
}

const EVERYWHERE = new Set(['sin', 'cos', 'abs', 'exp', 'degrees', 'arctan', 'sinh', 'cosh', 'tanh']);

/** Whether a side may have no value for some values of its letters. */
export const hasGaps = ({ left, right }: Sides): boolean =>
  contains(difference(left, right), (part) => {
    if (part.kind === 'power')
      return part.exponent.kind !== 'number' || part.exponent.value.n < 0n || part.exponent.value.d !== 1n;
    if (part.kind === 'call') return !EVERYWHERE.has(part.name);
    return part.kind === 'quotient'
      ? symbolsOf(part.denominator).length > 0
      : ['root', 'log'].includes(part.kind);
  });

const lettersIn = ({ left, right }: Sides) => [...symbolsOf(left), ...symbolsOf(right)];

function claimOf({ left, right }: Sides, letters: string[]): (values: readonly number[]) => boolean {
  const [one, other] = [compile(left, letters), compile(right, letters)];
  const share = hasDecimals(left) || hasDecimals(right) ? 0.05 : 1e-5;
  return (values) => {
    const [was, is] = [one(values), other(values)];
    return Math.abs(was - is) <= share * Math.max(1, Math.abs(was), Math.abs(is));
  };
}

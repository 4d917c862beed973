import {
  contains,
  type Expression,
  fraction,
  PI,
  product,
} from '../../../algebra-system/expressions/expression.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { rationalNear, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';

const LARGEST_DENOMINATOR = 24;

/** The zeros of an expression in an angle that lies between two numbers; null where one of them is no simple part of π. */
export function anglesIn(
  one: Expression,
  letter: string,
  [low, high]: readonly [number, number],
): Expression[] | null {
  if (!contains(one, ({ kind }) => kind === 'call') || high - low > 60) return null;
  const f = realFunction(one, letter);
  const zeros = zerosIn(f, low, high).filter((at) => Math.abs(f(at)) < 1e-6);
  const parts = zeros.map((at) => rationalNear(at / Math.PI, LARGEST_DENOMINATOR));
  if (!parts.every((part, i) => part !== null && Math.abs(toNumber(part) * Math.PI - zeros[i]!) < 1e-7))
    return null;
  return parts.map((part) => exact(product(fraction(part!.n, part!.d), PI)));
}

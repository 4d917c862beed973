import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute, number } from '../../algebra-system/expressions/expression.ts';
import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../algebra-system/numeric/roots.ts';
import { expression } from '../../algebra-system/parsing/statement.ts';
import { breaksOf, exactZeros } from '../calculus/zeros.ts';

/** A function of x on a range, of which an end may be infinite. */
export interface Curve {
  value: Expression;
  letter: string;
  from: number;
  to: number;
  /** The ends of the range, as they are written. */
  edges: Expression[];
}

/** A number as it is written, and its size. */
export interface Place {
  exact: Expression;
  value: number;
}

export const placeOf = (one: Expression): Place => ({ exact: one, value: evaluate(one) });

/** What stands between the bars of |…|; null for other curves. */
export const insideBars = ({ value }: Curve): Expression | null =>
  value.kind === 'call' && value.name === 'abs' ? value.of : null;

const isFinite = ({ from, to }: Curve): boolean => Number.isFinite(from) && Number.isFinite(to);
export const isWithin = ({ from, to }: Curve, at: number): boolean => at >= from - 1e-9 && at <= to + 1e-9;

/** Zeros of an expression on the range of the curve; null where they are not known with certainty. */
function zerosOf(one: Expression, curve: Curve): Place[] | null {
  const zeros = exactZeros(one, curve.letter);
  if (zeros) return zeros.map(placeOf).filter(({ value }) => isWithin(curve, value));
  if (!isFinite(curve)) return null;
  const found = zerosIn(realFunction(one, curve.letter), curve.from, curve.to);
  const written = found.map((at) => asMultipleOfPi(one, curve.letter, at));
  return written.every((place) => place !== null) ? written : null;
}

/** A zero between multiples of a twelfth of π; null for others. */
function asMultipleOfPi(one: Expression, letter: string, at: number): Place | null {
  const twelfths = Math.round((at / Math.PI) * 12);
  const place = placeOf(exact(expression(`${twelfths}pi/12`)));
  const f = realFunction(one, letter);
  return Math.abs(place.value - at) < 1e-7 && Math.abs(f(place.value)) < 1e-9 ? place : null;
}

export const heightAt = ({ value, letter }: Curve, place: Place): Place =>
  placeOf(exact(substitute(value, letter, place.exact)));

export const crossingsOf = (curve: Curve): Place[] | null => zerosOf(insideBars(curve) ?? curve.value, curve);

export const turningsOf = (curve: Curve): Place[] | null => {
  const first = differentiate(insideBars(curve) ?? curve.value, curve.letter);
  // Of a straight line it is a number that is nowhere 0.
  if (Math.abs(evaluate(first, { [curve.letter]: 0.37 }) - evaluate(first, { [curve.letter]: 1.91 })) < 1e-12)
    return Math.abs(evaluate(first, { [curve.letter]: 0.37 })) > 1e-12 ? [] : null;
  return zerosOf(first, curve);
};

/** Where it stops or jumps. */
export const gapsOf = (curve: Curve): Place[] | null =>
  breaksOf(insideBars(curve) ?? curve.value, curve.letter)
    ?.map(placeOf)
    .filter(({ value }) => isWithin(curve, value)) ?? null;

export const ORIGIN: Place = { exact: number(0), value: 0 };

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  fraction,
  has,
  number,
  PI,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { termsOf } from '../../../algebra-system/normal/terms.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Interval } from './intervals.ts';

/** Turns that a piece of the line may have. */
const MOST = 40;

/** Where a + b sin(kx + c) or a + b cos(kx + c) turns between two ends; null for any other function. */
export function waveTurns(of: Expression, letter: string, { from, to }: Interval): Expression[] | null {
  const varying = termsOf(of).filter((term) => has(fromTerms([term]), letter));
  const [factor, another] = varying[0]?.factors.filter(({ base }) => has(base, letter)) ?? [];
  const wave = factor?.base;
  if (varying.length !== 1 || !factor || another || wave?.kind !== 'call' || !from || !to) return null;
  const isFirst = factor.exponent.kind === 'number' && factor.exponent.value.n === factor.exponent.value.d;
  if (!isFirst || (wave.name !== 'sin' && wave.name !== 'cos')) return null;
  const angle = coefficientsOf(wave.of, letter)?.map(tidy);
  if (angle?.length !== 2) return null;
  const [start, rate] = angle as [Expression, Expression];
  const first = wave.name === 'sin' ? fraction(1, 2) : number(0);
  const at = (n: number): Expression =>
    exact(quotient(difference(product(sum(first, number(n)), PI), start), rate));
  const turn = (x: Expression) => (evaluate(x) * evaluate(rate) + evaluate(start)) / Math.PI;
  const [low, high] = [turn(from), turn(to)].sort((a, b) => a - b) as [number, number];
  if (!Number.isFinite(low + high) || high - low > MOST) return null;
  const count = Math.ceil(high - low) + 3;
  return Array.from({ length: count }, (_, i) => at(Math.floor(low) - 1 + i)).filter(
    (x) => evaluate(x) > evaluate(from) - 1e-12 && evaluate(x) < evaluate(to) + 1e-12,
  );
}

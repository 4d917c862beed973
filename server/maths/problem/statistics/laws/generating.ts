import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { rationalOf } from '../../../algebra-system/normal/normal.ts';
import type { Model } from '../facts/model.ts';

const MANY = 1500;

/** The coefficients of the powers of t in G(t), of a polynomial or of a quotient of two; null for anything else. */
export function seriesOf(of: Expression, letter: string): { chances: number[]; isEndless: boolean } | null {
  const one = exact(of);
  const whole = numbersIn(one, letter);
  if (whole) return { chances: whole, isEndless: false };
  const isTurned = one.kind === 'negative';
  const ratio = isTurned ? one.of : one;
  if (ratio.kind !== 'quotient') return null;
  const [top, bottom] = [ratio.numerator, ratio.denominator].map((part) => numbersIn(part, letter));
  if (!top || !bottom || bottom[0] === 0) return null;
  const chances: number[] = [];
  for (let left = 1, n = 0; n < MANY && (n < 5 || Math.abs(left) > 1e-14); n += 1) {
    const carried = bottom.slice(1).reduce((sum, b, k) => sum + b * (chances[n - 1 - k] ?? 0), 0);
    chances.push(((isTurned ? -1 : 1) * (top[n] ?? 0) - carried) / bottom[0]!);
    left -= chances[n]!;
  }
  return { chances, isEndless: true };
}

function numbersIn(one: Expression, letter: string): number[] | null {
  if (symbolsOf(one).some((name) => name !== letter)) return null;
  const terms = coefficientsOf(one, letter)?.map((term) => rationalNumber(term));
  return terms?.every((term) => term !== null) ? (terms as number[]) : null;
}

type Coefficient = NonNullable<ReturnType<typeof coefficientsOf>>[number];

const rationalNumber = (one: Coefficient): number | null => {
  const value = rationalOf(one);
  return value && Number(value.n) / Number(value.d);
};

interface From {
  of: Expression;
  letter: string;
  /** The variable whose generating function was given. */
  source: string;
}

/** The generating function of a sum of observations, or of aX + b, from that of X. */
export function generatingFrom(name: string, model: Model): From | null {
  const law = model.variables.find((one) => one.name === name)?.law;
  if (law?.is === 'generating') return { of: law.of, letter: law.letter, source: name };
  const from =
    law && (law.is === 'observations' || law.is === 'function') ? generatingFrom(law.of, model) : null;
  if (!from || !law) return null;
  const t: Expression = { kind: 'symbol', name: from.letter };
  const power = (base: Expression, exponent: number): Expression => ({
    kind: 'power',
    base,
    exponent: number(exponent),
  });
  if (law.is === 'observations') return { ...from, of: power(from.of, law.count) };
  if (law.is !== 'function') return null;
  const at = (x: number) => evaluate(law.by, { [law.of]: x });
  const [b, a] = [at(0), at(1) - at(0)];
  const isLinear = [2, 5, 9].every((x) => Math.abs(at(x) - a * x - b) < 1e-9);
  if (!isLinear || !Number.isInteger(a) || !Number.isInteger(b) || a < 1 || b < 0) return null;
  return { ...from, of: product(power(t, b), substitute(from.of, from.letter, power(t, a))) };
}

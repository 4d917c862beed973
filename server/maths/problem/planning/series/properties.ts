import {
  difference,
  type Expression,
  fraction,
  number,
  power,
  product,
  quotient,
  rationalValue,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Area } from '../values/area.ts';
import { expressionValue, type Value } from '../values/value.ts';
import { taylor } from './taylor.ts';

/** x³ as a letter and its exponent. */
function powerIn(one: Expression): { letter: string; exponent: number } | null {
  if (one.kind === 'quotient' && rationalValue(one.numerator)?.n === 1n) {
    const below = rationalValue(one.numerator)?.d === 1n ? powerIn(one.denominator) : null;
    return below && { ...below, exponent: -below.exponent };
  }
  if (one.kind === 'symbol') return { letter: one.name, exponent: 1 };
  const exponent = one.kind === 'power' ? rationalValue(one.exponent) : null;
  return one.kind === 'power' && one.base.kind === 'symbol' && exponent?.d === 1n
    ? { letter: one.base.name, exponent: Number(exponent.n) }
    : null;
}

/** Powers of the letter below that an expansion may have. */
const MOST_BELOW = 30;

/** Terms of an expansion that goes on without end. */
const MOST_TERMS = 6;

/** The coefficient of a power of the letter; the expression may be a sum of powers with negative exponents too. */
function coefficientIn(one: Expression, letter: string, exponent: number): Value | null {
  for (const shift of [0, MOST_BELOW]) {
    const list = coefficientsOf(shift === 0 ? one : product(power(symbol(letter), shift), one), letter);
    if (!list) continue;
    const found = list[exponent + shift];
    return expressionValue(found ? tidy(found) : number(0));
  }
  const found = exponent >= 0 && exponent <= MOST_TERMS ? taylor(one, letter, exponent) : null;
  return found && expressionValue(found[exponent]!);
}

export const SERIES_PROPERTIES: Area['properties'] = {
  term: (one, n) =>
    one?.is === 'progression' && n?.is === 'expression'
      ? expressionValue(
          one.kind === 'arithmetic'
            ? sum(one.first, product(exact(difference(n.value, number(1))), one.common))
            : product(one.first, power(one.common, exact(difference(n.value, number(1))))),
        )
      : null,
  sum: (one, n) => {
    if (one?.is !== 'progression' || n?.is !== 'expression') return null;
    return expressionValue(
      one.kind === 'arithmetic'
        ? product(
            fraction(1, 2),
            n.value,
            sum(product(number(2), one.first), product(exact(difference(n.value, number(1))), one.common)),
          )
        : quotient(
            product(one.first, difference(number(1), power(one.common, n.value))),
            difference(number(1), one.common),
          ),
    );
  },
  'sum to infinity': (one) =>
    one?.is === 'progression' && one.kind === 'geometric'
      ? expressionValue(quotient(one.first, difference(number(1), one.common)))
      : null,
  'common ratio': (one) =>
    one?.is === 'progression' && one.kind === 'geometric' ? expressionValue(one.common) : null,
  'common difference': (one) =>
    one?.is === 'progression' && one.kind === 'arithmetic' ? expressionValue(one.common) : null,
  coefficient: (of, power_) => {
    if (of?.is !== 'expression' || power_?.is !== 'expression') return null;
    const wanted = powerIn(power_.value);
    return wanted && coefficientIn(of.value, wanted.letter, wanted.exponent);
  },
  plus: (a, b) =>
    a?.is === 'expression' && b?.is === 'expression' ? expressionValue(sum(a.value, b.value)) : null,
  times: (a, b) =>
    a?.is === 'expression' && b?.is === 'expression' ? expressionValue(product(a.value, b.value)) : null,
};

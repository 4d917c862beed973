import {
  type Expression,
  negative,
  number,
  power,
  product,
  sum,
  symbolsOf,
} from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import { exact } from '../normal/exact.ts';
import { commonDivisor, dividePolynomials, polynomialExpression, polynomialOf } from './polynomial.ts';

export interface Fraction {
  over: Expression;
  under: Expression;
}

const whole = (over: Expression): Fraction => ({ over, under: number(1) });

const isOne = (one: Expression): boolean => one.kind === 'number' && one.value.n === one.value.d;

const times = (a: Expression, b: Expression): Expression => (isOne(a) ? b : isOne(b) ? a : product(a, b));

const raised = (one: Expression, size: number): Expression =>
  size === 1 || isOne(one) ? one : power(one, size);

/** A rational function as one fraction; null where it is another function. */
export function fractionOf(one: Expression): Fraction | null {
  switch (one.kind) {
    case 'number':
    case 'symbol':
      return whole(one);
    case 'negative': {
      const of = fractionOf(one.of);
      return of && { ...of, over: negative(of.over) };
    }
    case 'quotient': {
      const [a, b] = [fractionOf(one.numerator), fractionOf(one.denominator)];
      return a && b && { over: times(a.over, b.under), under: times(a.under, b.over) };
    }
    case 'product':
      return joined(one.factors, (a, b) => ({ over: times(a.over, b.over), under: times(a.under, b.under) }));
    case 'sum':
      return joined(one.terms, (a, b) =>
        toText(a.under) === toText(b.under)
          ? { over: sum(a.over, b.over), under: a.under }
          : { over: sum(times(a.over, b.under), times(b.over, a.under)), under: times(a.under, b.under) },
      );
    case 'power': {
      const of = fractionOf(one.base);
      const size =
        one.exponent.kind === 'number' && one.exponent.value.d === 1n ? Number(one.exponent.value.n) : 0;
      if (!of || size === 0 || Math.abs(size) > 6) return null;
      const [over, under] = size > 0 ? [of.over, of.under] : [of.under, of.over];
      return { over: raised(over, Math.abs(size)), under: raised(under, Math.abs(size)) };
    }
    default:
      return null;
  }
}

function joined(all: readonly Expression[], join: (a: Fraction, b: Fraction) => Fraction): Fraction | null {
  const fractions = all.map(fractionOf);
  return fractions.every((one) => one !== null)
    ? fractions.reduce<Fraction | null>((before, one) => (before ? join(before, one) : one), null)
    : null;
}

/** The same with numerator and denominator multiplied out. */
export function simpleFraction(one: Expression): Fraction | null {
  const found = fractionOf(one);
  return found && reduced({ over: exact(found.over), under: exact(found.under) });
}

/** Without what both have in common. */
function reduced(one: Fraction): Fraction {
  const [letter, another] = [...new Set([one.over, one.under].flatMap(symbolsOf))];
  const [over, under] =
    letter && !another ? [one.over, one.under].map((part) => polynomialOf(part, letter)) : [];
  if (!over || !under) return one;
  const common = commonDivisor(over, under);
  if (common.length < 2) return one;
  const [a, b] = [over, under].map((part) => dividePolynomials(part, common).quotient);
  return { over: polynomialExpression(a!, letter!), under: polynomialExpression(b!, letter!) };
}

import {
  call,
  contains,
  difference,
  type Expression,
  exp,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { isZeroNormal } from '../../algebra-system/normal/normal.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../algebra-system/polynomials/polynomial.ts';
import type { Equation } from '../../reading/algebra/question-equations.ts';

export interface Rearranged {
  values: Expression[];
  /** Each line on the way. */
  lines: Equation[];
}

/** The letter by itself: step by step where it stands once, by collecting where it stands linearly. */
export function makeSubject(equation: Equation, letter: string): Rearranged | null {
  const sides = [equation.left, equation.right].map((side) => occurrences(side, letter));
  const total = sides[0]! + sides[1]!;
  if (total === 0) return null;
  if (total > 1) return collectLetter(equation, letter);
  const [of, other] = sides[0] === 1 ? [equation.left, equation.right] : [equation.right, equation.left];
  return undoOperations(of, other, letter);
}

function occurrences(one: Expression, letter: string): number {
  return toMarks(one, letter).split('□').length - 1;
}
const toMarks = (one: Expression, letter: string) =>
  toText(substitute(one, letter, { kind: 'symbol', name: '□' }));

function undoOperations(of: Expression, other: Expression, letter: string): Rearranged | null {
  const lines: Equation[] = [];
  let [left, right] = [of, other];
  while (left.kind !== 'symbol') {
    if (left.kind === 'power' && isEven(left.exponent)) {
      const { base, exponent } = left;
      const size = root(right, Number((exponent as Numeric).value.n));
      const branches = [size, negative(size)].map((one) => undoOperations(base, one, letter));
      return branches.every((one) => one !== null)
        ? { values: branches.flatMap((one) => one!.values), lines }
        : null;
    }
    const next = undoOutermost(left, right, letter);
    if (!next) return null;
    [left, right] = next;
    lines.push({ left, right });
  }
  return { values: [right], lines: lines.slice(0, -1) };
}

type Numeric = Extract<Expression, { kind: 'number' }>;
const isEven = (one: Expression) =>
  one.kind === 'number' && one.value.d === 1n && one.value.n > 0n && one.value.n % 2n === 0n;

/** One operation taken off the side with the letter and done to the other. */
function undoOutermost(left: Expression, right: Expression, letter: string): [Expression, Expression] | null {
  const isOwn = (part: Expression) => has(part, letter);
  switch (left.kind) {
    case 'negative':
      return [left.of, positiveFirst(negative(right))];
    case 'sum': {
      const rest = left.terms.filter((term) => !isOwn(term));
      return [left.terms.find(isOwn)!, positiveFirst(difference(right, sum(...rest)))];
    }
    case 'product': {
      const rest = left.factors.filter((factor) => !isOwn(factor));
      return [left.factors.find(isOwn)!, fractionOf(right, product(...rest))];
    }
    case 'quotient':
      return isOwn(left.numerator)
        ? [left.numerator, positiveFirst(product(right, left.denominator))]
        : [left.denominator, fractionOf(left.numerator, right)];
    case 'root':
      return [left.of, positiveFirst(power(right, left.index))];
    case 'power':
      return isOwn(left.base)
        ? withoutPower(left.base, left.exponent, right)
        : withoutExponent(left.base, left.exponent, right);
    case 'call':
      return left.name === 'ln' ? [left.of, exp(right)] : null;
    default:
      return null;
  }
}

/** An even power is undone at the end, with both signs. */
function withoutPower(
  base: Expression,
  exponent: Expression,
  right: Expression,
): [Expression, Expression] | null {
  if (exponent.kind !== 'number' || exponent.value.d !== 1n || exponent.value.n < 2n) return null;
  if (exponent.value.n % 2n === 1n) return [base, root(right, Number(exponent.value.n))];
  return null;
}

function withoutExponent(
  base: Expression,
  exponent: Expression,
  right: Expression,
): [Expression, Expression] | null {
  if (base.kind === 'constant' && base.name === 'e') return [exponent, call('ln', right)];
  return base.kind === 'number' ? [exponent, quotient(call('ln', right), call('ln', base))] : null;
}

/** One fraction without fractions in it; a bracket stays a bracket. */
function fractionOf(one: Expression, other: Expression): Expression {
  const [[a, b], [c, d]] = [asFraction(one), asFraction(other)];
  const [above, below] = [productWithBracket(a, d), productWithBracket(b, c)];
  const isPlain = ![above, below].some((side) => contains(side, ({ kind }) => kind === 'sum'));
  if (isPlain) return positiveFirst(quotient(above, below));
  return startsWithMinus(below) || (isMinusAll(above) && unlessMinusInside(below) !== below)
    ? quotient(productWithBracket(negative(a), d), productWithBracket(negative(b), c))
    : quotient(above, below);
}

const startsWithMinus = (one: Expression): boolean =>
  one.kind === 'negative' ||
  (one.kind === 'number' && one.value.n < 0n) ||
  (one.kind === 'product' && startsWithMinus(one.factors[0]!));
const isMinusAll = (one: Expression) =>
  one.kind === 'sum' ? one.terms.every(startsWithMinus) : startsWithMinus(one);
const unlessMinusInside = (one: Expression) =>
  one.kind === 'sum' && one.terms.some(startsWithMinus) ? null : one;

/** 5(F − 32): the one bracket is not multiplied out. */
function productWithBracket(one: Expression, other: Expression): Expression {
  const sums = [one, other].map(positiveFirst).filter(({ kind }) => kind === 'sum');
  const whole = positiveFirst(product(one, other));
  if (sums.length !== 1 || whole.kind !== 'sum') return whole;
  const rest = positiveFirst(quotient(product(one, other), sums[0]!));
  if (contains(rest, ({ kind }) => kind === 'sum' || kind === 'quotient')) return whole;
  const bracket = sums[0]!;
  if (rest.kind === 'number' && rest.value.n === -1n && rest.value.d === 1n)
    return positiveFirst(negative(bracket));
  return rest.kind === 'number' && rest.value.n === 1n && rest.value.d === 1n
    ? bracket
    : product(rest, bracket);
}

/** Like terms collected, and a term without a minus first. */
function positiveFirst(one: Expression): Expression {
  const value = exact(one);
  if (value.kind !== 'sum' || !startsWithMinus(value.terms[0]!)) return value;
  const lead = value.terms.find((term) => !startsWithMinus(term));
  return lead ? { kind: 'sum', terms: [lead, ...value.terms.filter((term) => term !== lead)] } : value;
}

/** Everything over one denominator, then the terms with the letter on one side. */
function collectLetter({ left, right }: Equation, letter: string): Rearranged | null {
  const [above] = asFraction(difference(left, right));
  const [constant, slope, ...more] = coefficientsOf(above, letter) ?? [];
  if (!constant || !slope || more.length > 0 || isZeroNormal(slope)) return null;
  const [rest, by] = [tidy(constant), tidy(slope)];
  const value = fractionOf(negative(rest), by);
  const [top, bottom] = value.kind === 'quotient' ? [value.numerator, value.denominator] : [value, number(1)];
  return {
    values: [value],
    lines: [{ left: product(bottom, { kind: 'symbol', name: letter }), right: top }],
  };
}

/** One numerator over one denominator. */
function asFraction(one: Expression): [Expression, Expression] {
  switch (one.kind) {
    case 'negative': {
      const [above, below] = asFraction(one.of);
      return [negative(above), below];
    }
    case 'sum':
      return one.terms
        .map(asFraction)
        .reduce(([a, b], [c, d]) =>
          toText(b) === toText(d) ? [sum(a, c), b] : [sum(product(a, d), product(c, b)), product(b, d)],
        );
    case 'product':
      return one.factors.map(asFraction).reduce(([a, b], [c, d]) => [product(a, c), product(b, d)]);
    case 'quotient': {
      const [[a, b], [c, d]] = [asFraction(one.numerator), asFraction(one.denominator)];
      return [product(a, d), product(b, c)];
    }
    default:
      return [one, number(1)];
  }
}

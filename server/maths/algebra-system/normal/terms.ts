import { E, type Expression, mapParts, negative, number, power, product } from '../expressions/expression.ts';
import {
  isWhole,
  ONE,
  opposite,
  plus,
  raised,
  type Rational,
  rational,
  signOf,
  times,
  ZERO,
} from '../numbers/rational.ts';
import { fromTerms } from './from-terms.ts';
import { numberPower } from './number-power.ts';
import { areAlwaysPositive } from './positive-terms.ts';
import { type Factor, isZero, keyOf, scaleTerm, type Term, termOfBase } from './term.ts';

/** Like terms collected, powers of one base joined, as a textbook writes it; brackets are not multiplied out. */
export function gathered(one: Expression): Expression {
  return fromTerms(termsOf(one));
}

/** The same with brackets multiplied out. */
export function expanded(one: Expression): Expression {
  return fromTerms(termsOf(one, true));
}

export function termsOf(one: Expression, open = false): Term[] {
  return combineLikeTerms(readTerms(one, open));
}

function readTerms(one: Expression, open: boolean): Term[] {
  switch (one.kind) {
    case 'number':
      return [{ coefficient: one.value, factors: [] }];
    case 'sum':
      return one.terms.flatMap((term) => readTerms(term, open));
    case 'negative':
      return readTerms(one.of, open).map((term) => scaleTerm(term, rational(-1)));
    case 'product':
      return one.factors
        .map((factor) => termsOf(factor, open))
        .reduce((left, right) => multiplySums(left, right, open));
    case 'quotient': {
      const [above, below] = [termsOf(one.numerator, open), termsOf(one.denominator, open)];
      return multiplySums(above, raiseToPower(below, number(-1), open), open);
    }
    case 'root':
      return raiseToPower(termsOf(one.of), number(rational(1, one.index)), open);
    case 'power':
      return raiseToPower(termsOf(one.base, open), gathered(one.exponent), open);
    case 'call':
      return termsOfCall(one);
    default:
      return [termOfBase(mapParts(one, gathered))];
  }
}

function termsOfCall(one: Extract<Expression, { kind: 'call' }>): Term[] {
  const of = gathered(one.of);
  if (one.name === 'ln' && of.kind === 'power' && of.base === E) return readTerms(of.exponent, false);
  if (one.name === 'ln' && of.kind === 'constant' && of.name === 'e') return readTerms(number(1), false);
  if (one.name === 'abs' && areAlwaysPositive(termsOf(of, true))) return readTerms(of, false);
  const value = VALUE_AT_ZERO[one.name];
  if (value !== undefined && isZero(of)) return readTerms(number(value), false);
  if (one.name === 'ln' && of.kind === 'number' && of.value.n === of.value.d) return [];
  const parity = ODD.has(one.name) ? -1 : EVEN.has(one.name) ? 1 : 0;
  if (parity !== 0 && leadsWithMinus(of)) {
    const turned = { ...one, of: gathered({ kind: 'negative', of }) };
    return [scaleTerm(termOfBase(turned), rational(parity))];
  }
  return [termOfBase({ ...one, of })];
}

const VALUE_AT_ZERO: Record<string, number> = {
  sin: 0,
  tan: 0,
  arcsin: 0,
  arctan: 0,
  sinh: 0,
  tanh: 0,
  arsinh: 0,
  artanh: 0,
  abs: 0,
  cos: 1,
  cosh: 1,
  sec: 1,
  sech: 1,
};
const ODD = new Set(['sin', 'tan', 'cosec', 'cot', 'arcsin', 'arctan', 'sinh', 'tanh', 'arsinh', 'artanh']);
const EVEN = new Set(['cos', 'sec', 'cosh', 'sech', 'abs']);

function leadsWithMinus(one: Expression): boolean {
  const terms = termsOf(one);
  return terms.length > 0 && terms.every(({ coefficient }) => signOf(coefficient) < 0);
}

function multiplySums(left: Term[], right: Term[], open: boolean): Term[] {
  const [a, b] =
    open || left.length === 0 || right.length === 0 ? [left, right] : [asBracket(left), asBracket(right)];
  return a.flatMap((one) => b.map((two) => multiplyTerms(one, two)));
}

/** Several terms as one bracket. */
function asBracket(terms: Term[]): Term[] {
  return terms.length === 1 ? terms : [termOfBase(fromTerms(terms))];
}

export function multiplyTerms(one: Term, two: Term): Term {
  let coefficient = times(one.coefficient, two.coefficient);
  const factors = new Map<string, Factor>();
  for (const factor of [...one.factors, ...two.factors]) {
    const key = keyOf(factor.base);
    const before = factors.get(key);
    if (!before) factors.set(key, factor);
    else
      factors.set(key, {
        base: before.base,
        exponent: gathered({ kind: 'sum', terms: [before.exponent, factor.exponent] }),
      });
  }
  const remaining: Factor[] = [];
  for (const factor of factors.values()) {
    if (isZero(factor.exponent)) continue;
    if (factor.base.kind === 'number' && factor.exponent.kind === 'number') {
      const [whole, surd] = numberPower(factor.base.value, factor.exponent.value);
      coefficient = times(coefficient, whole);
      remaining.push(...surd);
    } else remaining.push(factor);
  }
  return { coefficient, factors: remaining };
}

function raiseToPower(terms: Term[], exponent: Expression, open: boolean): Term[] {
  if (isZero(exponent)) return [{ coefficient: ONE, factors: [] }];
  const whole = exponent.kind === 'number' && isWhole(exponent.value);
  if (terms.length === 0) {
    if (exponent.kind === 'number' && signOf(exponent.value) > 0) return [];
    throw new RangeError('a power of nothing');
  }
  if (terms.length > 1) {
    if (open && whole && exponent.value.n > 0n && exponent.value.n <= 8n)
      return Array.from({ length: Number(exponent.value.n) }, () => terms).reduce((left, right) =>
        combineLikeTerms(multiplySums(left, right, true)),
      );
    return [termOfBase(fromTerms(terms), exponent)];
  }
  const [term] = terms as [Term];
  if (term.factors.length === 0) return termsOfNumberPower(term.coefficient, exponent);
  const factors = () =>
    term.factors.map(({ base, exponent: inner }) => ({ base, exponent: gathered(product(inner, exponent)) }));
  if (whole) return [{ coefficient: raised(term.coefficient, Number(exponent.value.n)), factors: factors() }];
  const lone =
    term.factors.length === 1 &&
    (term.factors[0]!.base.kind === 'constant' || isOdd(term.factors[0]!.exponent));
  if (exponent.kind !== 'number' || signOf(term.coefficient) < 0 || !lone)
    return [termOfBase(fromTerms(terms), exponent)];
  const [coefficient, surd] = numberPower(term.coefficient, exponent.value);
  return [multiplyTerms({ coefficient, factors: surd }, { coefficient: ONE, factors: factors() })];
}

/** √(x²) is not x, but √(x³) is x√x, since x cannot be negative in it. */
function isOdd(exponent: Expression): boolean {
  return exponent.kind === 'number' && exponent.value.n % 2n !== 0n;
}

function termsOfNumberPower(base: Rational, exponent: Expression): Term[] {
  if (exponent.kind !== 'number')
    return base.n === base.d ? [{ coefficient: ONE, factors: [] }] : [termOfBase(number(base), exponent)];
  if (!isWhole(exponent.value) && signOf(base) < 0) return [termOfBase(number(base), exponent)];
  const [coefficient, factors] = numberPower(base, exponent.value);
  return [{ coefficient, factors }];
}

function combineLikeTerms(terms: Term[]): Term[] {
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    const key = term.factors
      .map(({ base, exponent }) => `${keyOf(base)}^${keyOf(exponent)}`)
      .sort()
      .join('*');
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, coefficient: plus(before.coefficient, term.coefficient) } : term);
  }
  return [...byKey.values()].filter(({ coefficient }) => coefficient.n !== ZERO.n);
}

/** Roots and denominators written as powers: 4x^(1/2) − 6x^(−1). */
export function asPowers(one: Expression): Expression {
  const terms = termsOf(one).map(({ coefficient, factors }) => {
    const isMinus = signOf(coefficient) < 0;
    const powers = factors.map(({ base, exponent }): Expression => power(base, exponent));
    const value = product(number(isMinus ? opposite(coefficient) : coefficient), ...powers);
    return isMinus ? negative(value) : value;
  });
  return terms.length === 1 ? terms[0]! : { kind: 'sum', terms };
}

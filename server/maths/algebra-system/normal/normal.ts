import type { Expression } from '../expressions/expression.ts';
import { isWhole, ONE, plus, type Rational, rational, signOf, times, ZERO } from '../numbers/rational.ts';

/**
 * A sum of terms; each is a fraction times powers of things that are not taken apart further: primes (for surds),
 * π, e, i, letters, function values, powers such as e^x, brackets that stay. Two normals with the same key are equal;
 * two that differ may be equal all the same, but for polynomials and numbers made of surds, where they are not.
 */
export interface Normal {
  readonly terms: readonly Term[];
  readonly key: string;
}
export interface Term {
  readonly coefficient: Rational;
  readonly factors: readonly Factor[];
  readonly key: string;
}
export interface Factor {
  readonly base: Base;
  readonly exponent: Rational;
}
export interface Base {
  readonly key: string;
  readonly kind: 'prime' | 'constant' | 'letter' | 'function' | 'exponential' | 'bracket' | 'opaque';
  readonly expression: Expression;
  /** What is in a bracket, or in the exponent of an exponential. */
  readonly inner?: Normal;
  readonly prime?: bigint;
  readonly isPositive: boolean;
}

/** The form would be too large, or what is asked has no value. */
export class NoNormal extends Error {}

const MAX_TERMS = 800;

export function normalOfTerms(terms: Iterable<Term>): Normal {
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    const present = byKey.get(term.key);
    const coefficient = present ? plus(present.coefficient, term.coefficient) : term.coefficient;
    if (signOf(coefficient) === 0) byKey.delete(term.key);
    else byKey.set(term.key, { ...term, coefficient });
  }
  if (byKey.size > MAX_TERMS) throw new NoNormal('too many terms');
  const sorted = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    terms: sorted,
    key: sorted.map(({ coefficient: { n, d }, key }) => `${n}/${d}${key}`).join('+') || '0',
  };
}

export function term(coefficient: Rational, factors: readonly Factor[] = []): Term {
  const nonZeroPowers = factors.filter(({ exponent }) => signOf(exponent) !== 0);
  const sorted = [...nonZeroPowers].sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
  return {
    coefficient,
    factors: sorted,
    key: sorted.map(({ base, exponent: { n, d } }) => `·${base.key}^${n}/${d}`).join(''),
  };
}

export function normalNumber(value: Rational | number): Normal {
  return normalOfTerms([term(typeof value === 'number' ? rational(value) : value)]);
}
export function normalBase(base: Base, exponent: Rational = ONE): Normal {
  return normaliseTerm(term(ONE, [{ base, exponent }]));
}

export function add(...all: Normal[]): Normal {
  return normalOfTerms(all.flatMap(({ terms }) => terms));
}
export function scale(one: Normal, by: Rational): Normal {
  return normalOfTerms(one.terms.map((each) => ({ ...each, coefficient: times(each.coefficient, by) })));
}
export function subtract(a: Normal, b: Normal): Normal {
  return add(a, scale(b, rational(-1)));
}

export function multiply(a: Normal, b: Normal): Normal {
  if (a.terms.length * b.terms.length > MAX_TERMS * 4) throw new NoNormal('too many terms');
  const all: Term[] = [];
  for (const left of a.terms) for (const right of b.terms) all.push(...multiplyTerms(left, right).terms);
  return normalOfTerms(all);
}

function multiplyTerms(a: Term, b: Term): Normal {
  const factors = new Map<string, Factor>(a.factors.map((one) => [one.base.key, one]));
  for (const { base, exponent } of b.factors) {
    const present = factors.get(base.key);
    factors.set(base.key, { base, exponent: present ? plus(present.exponent, exponent) : exponent });
  }
  return normaliseTerm(term(times(a.coefficient, b.coefficient), [...factors.values()]));
}

/** Whole powers of primes become part of the fraction, i² becomes −1, whole powers of brackets are multiplied out. */
function normaliseTerm(one: Term): Normal {
  let { coefficient } = one;
  const factors: Factor[] = [];
  let brackets: Normal | null = null;
  for (const factor of one.factors) {
    const { base, exponent } = factor;
    if (base.kind === 'prime') {
      const whole = floor(exponent);
      const power = base.prime! ** (whole < 0n ? -whole : whole);
      coefficient = times(coefficient, whole < 0n ? rational(1n, power) : rational(power));
      factors.push({ base, exponent: plus(exponent, rational(-whole)) });
    } else if (base.key === 'i' && isWhole(exponent)) {
      const turn = ((exponent.n % 4n) + 4n) % 4n;
      if (turn >= 2n) coefficient = times(coefficient, rational(-1));
      factors.push({ base, exponent: rational(turn % 2n) });
    } else if (base.kind === 'bracket' && isWhole(exponent) && exponent.n > 0n) {
      if (exponent.n > 30n) throw new NoNormal('too large a power');
      for (let count = 0n; count < exponent.n; count += 1n)
        brackets = brackets ? multiply(brackets, base.inner!) : base.inner!;
    } else factors.push(factor);
  }
  const rest = normalOfTerms([term(coefficient, factors)]);
  return brackets ? multiply(rest, brackets) : rest;
}

function floor({ n, d }: Rational): bigint {
  const whole = n / d;
  return n < 0n && whole * d !== n ? whole - 1n : whole;
}

export function isZeroNormal(one: Normal): boolean {
  return one.terms.length === 0;
}

/** The fraction that it is, or null. */
export function rationalOf(one: Normal): Rational | null {
  if (one.terms.length === 0) return ZERO;
  const [only] = one.terms;
  return one.terms.length === 1 && only!.factors.length === 0 ? only!.coefficient : null;
}

export function sameNormal(a: Normal, b: Normal): boolean {
  return a.key === b.key;
}

/** No letter in it, at any depth. */
export function isConstantNormal(one: Normal): boolean {
  return one.terms.every(({ factors }) => factors.every(({ base }) => isConstantBase(base)));
}
function isConstantBase(base: Base): boolean {
  if (base.kind === 'letter') return false;
  if (base.kind === 'prime' || base.kind === 'constant') return true;
  return base.inner ? isConstantNormal(base.inner) : !/[$]/.test(base.key);
}

/** Numbers made of fractions, surds and i alone: their normals are equal exactly when they are. */
export function isAlgebraic(one: Normal): boolean {
  return one.terms.every(({ factors }) =>
    factors.every(({ base }) => base.kind === 'prime' || base.key === 'i' || base.kind === 'letter'),
  );
}

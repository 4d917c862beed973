import { roundToPlaces } from '../../algebra-system/numbers/significant-figures.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  exp,
  fraction,
  has,
  number,
  partsOf,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import {
  minus,
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import { type Polynomial, polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../algebra-system/numeric/roots.ts';
import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { commonFactorOut, commonForm } from '../../algebra-system/normal/common-factor.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import { ofExponentials } from './exponential-zeros.ts';
import type { Factor } from '../../algebra-system/normal/term.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';

/** Where the scan looks for what was missed. */
const REACH = 30;

/**
 * All real zeros, exactly and ascending; null where they cannot be given, or where a scan between −30 and 30
 * finds another number of them.
 */
export function exactZeros(one: Expression, x: string): Expression[] | null {
  const terms = termsOf(commonFactorOut(termsOf(one)) ?? commonForm(one));
  if (terms.length === 0) return null;
  const byFactor =
    terms.length === 1 ? terms[0]!.factors.map((factor) => ofFactor(factor, x)) : [ofSum(one, x)];
  if (byFactor.some((values) => !values)) return null;
  const f = realFunction(one, x);
  const size = sizeOf(one, x);
  const values = new Map<number, Expression>();
  for (const value of byFactor.flat() as Expression[]) {
    const at = evaluate(value);
    if (Number.isFinite(f(at)) && Math.abs(f(at)) < 1e-8 * Math.max(1, size(at)))
      values.set(roundToPlaces(at, 9), value);
  }
  const sorted = [...values.values()].sort((a, b) => evaluate(a) - evaluate(b));
  const inReach = sorted.map((value) => evaluate(value)).filter((at) => Math.abs(at) < REACH);
  const scanned = zerosIn(f, -REACH, REACH, { steps: 1501, size }).filter((at) => !isPole(f, at));
  const same = scanned.every((at) => inReach.some((known) => Math.abs(known - at) < 1e-4));
  return same ? sorted : null;
}

/** The size of the terms before they cancel. */
function sizeOf(one: Expression, x: string): (at: number) => number {
  const each = termsOf(one, true).map((term) => realFunction(fromTerms([term]), x));
  return (at) => each.reduce((total, term) => total + Math.abs(term(at)), 0);
}

/** A scan takes the jump of a pole for a zero. */
function isPole(f: (at: number) => number, at: number): boolean {
  return !(Math.abs(f(at)) < 1e-3 || Math.abs(f(at)) < 1e-3 * Math.abs(f(at + 0.01)));
}

function ofFactor({ base, exponent }: Factor, x: string): Expression[] | null {
  if (!has(base, x)) return [];
  if (exponent.kind !== 'number') return null;
  if (signOf(exponent.value) < 0) return [];
  if (base.kind === 'call' && base.name === 'ln' && polynomialOf(base.of, x))
    return ofSum(sum(base.of, number(-1)), x);
  if (base.kind === 'call') return ['cosh', 'sec', 'sech', 'cosec'].includes(base.name) ? [] : null;
  return ofSum(base, x);
}

function ofSum(one: Expression, x: string): Expression[] | null {
  const polynomial = polynomialOf(one, x);
  return polynomial
    ? ofPolynomial(polynomial)
    : (ofRootPolynomial(one, x) ??
        ofLinearRoot(one, x) ??
        ofExponentials(one, x, ofPolynomial) ??
        ofOneFunction(one, x));
}

/** Fractional roots, and surds from quadratic factors; null where a factor is of a higher degree. */
export function ofPolynomial(polynomial: Polynomial): Expression[] | null {
  const roots: Expression[] = [];
  for (const { polynomial: factor } of factorise(polynomial).factors) {
    if (factor.length > 3) return null;
    const [c, b, a] = factor as [Rational, Rational, Rational | undefined];
    if (!a) {
      roots.push(number(over(opposite(c), b)));
      continue;
    }
    const discriminant = minus(times(b, b), times(rational(4), times(a, c)));
    if (signOf(discriminant) < 0) continue;
    for (const side of [-1, 1])
      roots.push(
        exact(
          quotient(
            sum(number(opposite(b)), product(fraction(side, 1), root(number(discriminant)))),
            number(times(rational(2), a)),
          ),
        ),
      );
  }
  return roots;
}

/** A polynomial in √x. */
function ofRootPolynomial(one: Expression, x: string): Expression[] | null {
  const swapped = termsOf(one).map((term) => {
    const factors = term.factors.map((factor): Factor | null => {
      const isLetter =
        factor.base.kind === 'symbol' && factor.base.name === x && factor.exponent.kind === 'number';
      return isLetter ? { base: symbol('u'), exponent: gathered(product(number(2), factor.exponent)) } : null;
    });
    return factors.every((factor) => factor !== null) ? fromTerms([{ ...term, factors }]) : null;
  });
  if (swapped.some((term) => !term)) return null;
  const polynomial = polynomialOf({ kind: 'sum', terms: swapped as Expression[] }, 'u');
  const roots = polynomial && ofPolynomial(polynomial);
  return roots?.filter((value) => evaluate(value) >= 0).map((value) => exact(power(value, 2))) ?? null;
}

/** A polynomial in √(ax + b), with x made of it. */
function ofLinearRoot(one: Expression, x: string): Expression[] | null {
  const bases = termsOf(one).flatMap(({ factors }) =>
    factors
      .filter(({ base, exponent }) => base.kind === 'sum' && has(base, x) && !isWholeNumber(exponent))
      .map(({ base }) => base),
  );
  const [base] = bases;
  const shape = base ? polynomialOf(base, x) : null;
  if (!base || shape?.length !== 2 || has(one, SHIFTED)) return null;
  const [b, a] = shape as [Rational, Rational];
  const back = (u: Expression) => exact(quotient(sum(u, number(opposite(b))), number(a)));
  // Each base is the same number of times the new letter.
  const moved = fromTerms(
    termsOf(one).map((term) => ({
      ...term,
      factors: term.factors.map((factor) => ({
        ...factor,
        base:
          factor.base.kind === 'sum' ? exact(substitute(factor.base, x, back(symbol(SHIFTED)))) : factor.base,
      })),
    })),
  );
  const shifted = substitute(moved, x, back(symbol(SHIFTED)));
  return ofRootPolynomial(gathered(exact(shifted)), SHIFTED)?.map(back) ?? null;
}

const SHIFTED = 'w_0';

/** a ln x + b, a e^(kx) + b. */
function ofOneFunction(one: Expression, x: string): Expression[] | null {
  const terms = termsOf(one);
  const varying = terms.filter((term) => has(fromTerms([term]), x));
  const fixed = terms.filter((term) => !varying.includes(term));
  const [term] = varying;
  const [factor] = term?.factors ?? [];
  if (varying.length !== 1 || term!.factors.length !== 1 || !factor) return null;
  const level = exact(
    quotient(
      fromTerms(fixed.map((each) => ({ ...each, coefficient: opposite(each.coefficient) }))),
      number(term!.coefficient),
    ),
  );
  const isOne = factor.exponent.kind === 'number' && factor.exponent.value.n === factor.exponent.value.d;
  if (factor.base.kind === 'call' && factor.base.name === 'ln' && isOne)
    return (
      ofSum(sum(factor.base.of, gathered({ kind: 'negative', of: exp(level) })), x) ??
      linear(factor.base.of, exp(level), x)
    );
  if (factor.base.kind === 'constant' && factor.base.name === 'e' && evaluate(level) > 0)
    return linear(factor.exponent, call('ln', level), x);
  return evaluate(level) <= 0 && factor.base.kind === 'constant' ? [] : null;
}

function linear(of: Expression, level: Expression, x: string): Expression[] | null {
  const polynomial = polynomialOf(of, x);
  if (polynomial?.length !== 2) return null;
  const [b, a] = polynomial as [Rational, Rational];
  return [exact(quotient(sum(level, number(opposite(b))), number(a)))];
}

/** Where a function stops or jumps: zeros of its denominators, of what stands under a root or in a logarithm. Null where these cannot be given. */
export function breaksOf(one: Expression, x = 'x'): Expression[] | null {
  const breaks: Expression[] = [];
  let isKnown = true;
  const walk = (part: Expression) => {
    const inside =
      part.kind === 'quotient'
        ? part.denominator
        : part.kind === 'root' || (part.kind === 'call' && part.name === 'ln')
          ? part.of
          : isReciprocal(part)
            ? part.base
            : null;
    if (inside && has(inside, x)) {
      const zeros = exactZeros(inside, x);
      if (zeros) breaks.push(...zeros);
      else isKnown = false;
    }
    if (part.kind === 'call' && !SMOOTH.has(part.name) && part.name !== 'ln' && has(part, x)) isKnown = false;
    partsOf(part).forEach(walk);
  };
  walk(one);
  return isKnown ? breaks : null;
}

const SMOOTH = new Set(['sin', 'cos', 'arctan', 'sinh', 'cosh', 'tanh', 'sech', 'arsinh']);

function isReciprocal(part: Expression): part is Extract<Expression, { kind: 'power' }> {
  return part.kind === 'power' && (evaluate(part.exponent) < 0 || !isWholeNumber(part.exponent));
}

function isWholeNumber(one: Expression): boolean {
  return !Number.isFinite(evaluate(one)) || Number.isInteger(evaluate(one));
}

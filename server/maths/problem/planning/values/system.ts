import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  fraction,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { commonForm } from '../../../algebra-system/normal/common-factor.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isConstantNormal, isZeroNormal, rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { keyOf, type Term } from '../../../algebra-system/normal/term.ts';
import { termsOf } from '../../../algebra-system/normal/terms.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { anglesIn } from './angles.ts';
import { withLogarithm } from './with-logarithm.ts';

export type Assignment = Readonly<Record<string, Expression>>;

/** Between which numbers a letter was said to lie. */
type Bounds = (letter: string) => readonly [number, number] | null;

/** Letters that a system may have at most. */
const MAX_UNKNOWNS = 10;
const MAX_SOLUTIONS = 16;

/**
 * Every real solution of the equations, each an expression that is to be zero, exactly; null where they cannot be
 * given, or leave an unknown open. A value that makes a denominator zero is none.
 */
export function solveSystem(
  equations: readonly Expression[],
  unknowns: readonly string[],
  bounds: Bounds = () => null,
): Assignment[] | null {
  if (unknowns.length > MAX_UNKNOWNS) return null;
  const found = solve(equations.map(cleared), unknowns, bounds);
  if (!found || found.length > MAX_SOLUTIONS) return null;
  const samples = samplesOf(equations, unknowns);
  return found.filter((values) =>
    samples.every((sample) => equations.every((one) => isZeroAt(assigned(one, values), sample))),
  );
}

/** Numbers for the letters that are no unknowns: what is found may be in terms of them. */
function samplesOf(equations: readonly Expression[], unknowns: readonly string[]): Assignment[] {
  const free = [...new Set(equations.flatMap(symbolsOf))].filter((letter) => !unknowns.includes(letter));
  const sizes = free.length === 0 ? [7] : [7, 11, 17];
  return sizes.map((size) =>
    Object.fromEntries(free.map((letter, at) => [letter, fraction(size + 2 * at, 5)])),
  );
}

/** The same without denominators: multiplied by each base that stands below. */
export function cleared(one: Expression): Expression {
  const terms = termsOf(one);
  const below = denominatorsIn(terms);
  return below.length === 0 ? one : fromTerms(terms.map((term) => multiplied(term, below)));
}

/** A sum of fractions as one fraction in its lowest terms. */
export function asOneFraction(one: Expression): Expression {
  const below = denominatorsIn(termsOf(one));
  if (below.length === 0) return one;
  const denominator = product(...below.map(({ base, exponent }) => power(base, exponent)));
  return commonForm(quotient(exact(cleared(one)), denominator));
}

/** The bases that stand below, each with its highest power. */
function denominatorsIn(terms: readonly Term[]): { base: Expression; exponent: number }[] {
  const below = new Map<string, { base: Expression; exponent: number }>();
  for (const { factors } of terms)
    for (const { base, exponent } of factors) {
      const size = -wholeOf(exponent);
      const key = keyOf(base);
      if (size > (below.get(key)?.exponent ?? 0) && symbolsOf(base).length > 0)
        below.set(key, { base, exponent: size });
    }
  return [...below.values()];
}

/** A whole exponent; 0 for any other. */
const wholeOf = (exponent: Expression): number =>
  exponent.kind === 'number' && exponent.value.d === 1n ? Number(exponent.value.n) : 0;

function multiplied(term: Term, by: { base: Expression; exponent: number }[]): Term {
  const factors = new Map(term.factors.map((factor) => [keyOf(factor.base), factor]));
  for (const { base, exponent } of by) {
    const before = factors.get(keyOf(base));
    if (before && before.exponent.kind !== 'number') throw new Error('Only numbers are added to exponents.');
    const sumOf = exponent + (before ? wholeOf(before.exponent) : 0);
    if (sumOf === 0) factors.delete(keyOf(base));
    else factors.set(keyOf(base), { base, exponent: number(sumOf) });
  }
  return { ...term, factors: [...factors.values()] };
}

/** What has no denominators is taken. */
function solve(
  equations: readonly Expression[],
  unknowns: readonly string[],
  bounds: Bounds,
): Assignment[] | null {
  const open: Expression[] = [];
  for (const one of equations) {
    const normal = normalOf(one);
    const plain = normal ? cleared(tidy(normal)) : one;
    if (normal && isZeroNormal(normal)) continue;
    if (!unknowns.some((letter) => has(plain, letter))) {
      if (symbolsOf(plain).length > 0) return null;
      if (Math.abs(evaluate(plain)) > 1e-9) return [];
      continue;
    }
    open.push(plain);
  }
  if (unknowns.length === 0) return [{}];
  if (open.length === 0) return null;
  return byOneUnknown(open, unknowns, bounds) ?? byElimination(open, unknowns, bounds);
}

/** An equation with one unknown is solved, and each of its roots put into the others. */
function byOneUnknown(
  equations: Expression[],
  unknowns: readonly string[],
  bounds: Bounds,
): Assignment[] | null {
  for (const one of equations) {
    const letters = unknowns.filter((letter) => has(one, letter));
    if (letters.length !== 1 || symbolsOf(one).length !== 1) continue;
    const [letter] = letters as [string];
    const within = bounds(letter);
    const roots = exactZeros(cleared(one), letter) ?? (within && anglesIn(one, letter, within));
    if (roots) return branch(equations, unknowns, letter, roots, bounds);
    const plainer = withLogarithm(one, letter);
    if (plainer !== one)
      return solve([plainer, ...equations.filter((other) => other !== one)], unknowns, bounds);
  }
  return null;
}

/** An unknown that stands alone in the first power, times a number, is expressed by the others. */
function byElimination(
  equations: Expression[],
  unknowns: readonly string[],
  bounds: Bounds,
): Assignment[] | null {
  const choices = equations.flatMap((one) =>
    unknowns.flatMap((letter) => {
      const coefficients = has(one, letter) ? coefficientsOf(one, letter) : null;
      if (coefficients?.length !== 2) return [];
      const [free, before] = coefficients as [never, never];
      const isNumber = unknowns.every((each) => !has(tidy(before), each));
      return [
        { one, letter, value: quotient(negative(tidy(free)), tidy(before)), before: tidy(before), isNumber },
      ];
    }),
  );
  const choice = choices.find(({ isNumber }) => isNumber) ?? choices[0];
  if (!choice) return byDifference(equations, unknowns, bounds);
  const { one, letter, value, before, isNumber } = choice;
  const found = branch(
    equations.filter((other) => other !== one),
    unknowns,
    letter,
    [exact(value)],
    bounds,
  );
  if (isNumber || !found) return found;
  // Where what it is divided by is zero, the rest has to be zero as well.
  const apart = solve([...equations, before], unknowns, bounds);
  return apart && [...found, ...apart];
}

/** Of two equations of the second degree, such as those of circles, a difference may be of the first. */
function byDifference(
  equations: Expression[],
  unknowns: readonly string[],
  bounds: Bounds,
): Assignment[] | null {
  for (const [at, one] of equations.entries())
    for (const other of equations.slice(at + 1))
      for (const letter of unknowns) {
        const [a, b] = [one, other].map((each) => leading(each, letter));
        if (!a || !b) continue;
        const rest = exact(difference(product(b, one), product(a, other)));
        const isLinear = unknowns.some(
          (each) => coefficientsOf(rest, each)?.length === 2 && isPlain(rest, each),
        );
        if (isLinear) return solve([rest, ...equations.filter((each) => each !== one)], unknowns, bounds);
      }
  return null;
}

/** The number before the square of a letter. */
function leading(one: Expression, letter: string): Expression | null {
  const coefficients = has(one, letter) ? coefficientsOf(one, letter) : null;
  return coefficients?.length === 3 && rationalOf(coefficients[2]!) !== null ? tidy(coefficients[2]!) : null;
}

const isPlain = (one: Expression, letter: string): boolean => {
  const before = coefficientsOf(one, letter)?.[1];
  return before !== undefined && (rationalOf(before) !== null || isConstantNormal(before));
};

function branch(
  equations: Expression[],
  unknowns: readonly string[],
  letter: string,
  values: Expression[],
  bounds: Bounds,
): Assignment[] | null {
  const others = unknowns.filter((one) => one !== letter);
  const all: Assignment[] = [];
  for (const value of values) {
    const rest = solve(
      equations.map((one) => cleared(substitute(one, letter, value))),
      others,
      bounds,
    );
    if (!rest) return null;
    all.push(...rest.map((found) => ({ ...found, [letter]: exact(assigned(value, found)) })));
  }
  return all;
}

/** An expression with values put in. */
export const assigned = (one: Expression, values: Assignment): Expression =>
  Object.entries(values).reduce((before, [letter, value]) => substitute(before, letter, value), one);

export function isZeroAt(one: Expression, values: Assignment): boolean {
  const size = Math.max(
    1,
    ...(one.kind === 'sum' ? one.terms : [one]).map((term) => Math.abs(evaluate(assigned(term, values)))),
  );
  return Math.abs(evaluate(assigned(one, values))) < 1e-8 * size;
}

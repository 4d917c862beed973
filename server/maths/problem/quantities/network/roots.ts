import { Fault } from '../fault.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  partsOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { realRoots } from './polynomial-roots.ts';
import type { Values } from './equation.ts';

type Range = readonly [low: number, high: number];

/** Every value of a letter in its range for which an expression is zero, the other letters being known. */
export function rootsOf(zero: Expression, letter: string, values: Values, range: Range): number[] {
  const known = filled(zero, values);
  const isOnce = occurrences(zero, letter) === 1;
  if (!isOnce && isMetAnywhere(zero, letter, known, range)) return [];
  const found = isOnce ? undone(zero, letter, 0, { known, range }) : scanned(zero, letter, known, range);
  const [low, high] = range;
  const slack = (bound: number) => 1e-9 * Math.abs(bound);
  const kept = found
    .filter(Number.isFinite)
    .filter((x) => x >= low - slack(low) && x <= high + slack(high))
    .filter((x) => isMet(zero, { ...known, [letter]: x }));
  return distinct(kept);
}

const ANYWHERE = [-1.9e4, -0.43, 3.1e-6, 0.37, 17.1, 2.3e4];

/** Whether it says nothing of the letter, but for what the figures of constants leave: two laws that say the same. */
function isMetAnywhere(zero: Expression, letter: string, known: Values, [low, high]: Range): boolean {
  const at = ANYWHERE.filter((x) => x > low && x < high);
  return at.length > 2 && at.every((x) => isMet(zero, { ...known, [letter]: x }, 2e-3));
}

/** Whether `rootsOf` leaves none out, in any range. */
export const hasEveryRoot = (zero: Expression, letter: string): boolean =>
  occurrences(zero, letter) === 1 &&
  !contains(zero, (part) => part.kind === 'call' && Object.hasOwn(PERIODS, part.name) && isIn(part, letter));

/** Whether an expression is zero, beside the size of its terms. */
export function isMet(zero: Expression, found: Values, within = 1e-7): boolean {
  const values = filled(zero, found);
  const gap = evaluate(zero, values);
  return Number.isFinite(gap) && Math.abs(gap) <= within * Math.max(sizeOf(zero, values), 1e-300);
}

/** How large the terms of an expression are: 2 − (1 + 1) is no small number. */
function sizeOf(one: Expression, values: Values): number {
  const of = (part: Expression) => sizeOf(part, values);
  switch (one.kind) {
    case 'negative':
      return of(one.of);
    case 'sum':
      return Math.max(...one.terms.map(of));
    case 'product':
      return one.factors.reduce((size, factor) => size * of(factor), 1);
    case 'quotient':
      return of(one.numerator) / Math.abs(evaluate(one.denominator, values));
    default: {
      const size = Math.abs(evaluate(one, values));
      return Number.isFinite(size) ? size : 0;
    }
  }
}

/** With a number for each letter that is taken 0 times. */
const filled = (zero: Expression, values: Values): Values => ({
  ...Object.fromEntries(symbolsOf(zero).map((letter) => [letter, 1])),
  ...values,
});

function distinct(all: number[]): number[] {
  const kept: number[] = [];
  for (const one of all)
    if (kept.every((other) => Math.abs(other - one) > 1e-7 * Math.max(Math.abs(one), Math.abs(other), 1e-30)))
      kept.push(one);
  return kept;
}

function occurrences(one: Expression, letter: string): number {
  if (one.kind === 'symbol') return one.name === letter ? 1 : 0;
  return partsOf(one).reduce((count, part) => count + occurrences(part, letter), 0);
}

const isIn = (one: Expression, letter: string): boolean => symbolsOf(one).includes(letter);

/** The letter, where its expression is to have a value, by undoing what is done to it. */
function undone(one: Expression, letter: string, to: number, within: Within): number[] {
  const { known } = within;
  const at = (part: Expression) => evaluate(part, known);
  const on = (part: Expression, value: number) => undone(part, letter, value, within);
  switch (one.kind) {
    case 'symbol':
      return [to];
    case 'negative':
      return on(one.of, -to);
    case 'sum': {
      const part = one.terms.find((term) => isIn(term, letter))!;
      return on(
        part,
        one.terms.reduce((left, term) => (term === part ? left : left - at(term)), to),
      );
    }
    case 'product': {
      const part = one.factors.find((factor) => isIn(factor, letter))!;
      return on(
        part,
        one.factors.reduce((left, factor) => (factor === part ? left : left / at(factor)), to),
      );
    }
    case 'quotient':
      return isIn(one.numerator, letter)
        ? on(one.numerator, to * at(one.denominator))
        : on(one.denominator, at(one.numerator) / to);
    case 'power': {
      if (isIn(one.exponent, letter)) return on(one.exponent, Math.log(to) / Math.log(at(one.base)));
      const exponent = at(one.exponent);
      const size = Math.abs(to) ** (1 / exponent);
      if (exponent % 2 === 0) return to < 0 ? [] : [size, -size].flatMap((value) => on(one.base, value));
      return on(one.base, Math.sign(to) * size);
    }
    case 'root':
      return on(one.of, to ** one.index);
    case 'log':
      return isIn(one.of, letter) ? on(one.of, at(one.base) ** to) : [];
    case 'call':
      return (INVERSES[one.name]?.(to) ?? [])
        .flatMap((value) => repeated(one, value, letter, within))
        .flatMap((value) => on(one.of, value));
    default:
      return [];
  }
}

interface Within {
  known: Values;
  range: Range;
}

const PERIODS: Readonly<Record<string, number>> = { sin: 2 * Math.PI, cos: 2 * Math.PI, tan: Math.PI };
const MOST_TURNS = 40;
/** Turns that are looked at where a range has no end: more than an answer may have values. */
const TURNS = 5;

/** A value of an angle with those whole turns away from it that its letter, in its range, may lead to. */
function repeated(
  { name, of }: Extract<Expression, { kind: 'call' }>,
  value: number,
  letter: string,
  { known, range: [low, high] }: Within,
): number[] {
  const period = PERIODS[name];
  if (period === undefined) return [value];
  const isWhole = Number.isFinite(high - low);
  const start = Number.isFinite(low) ? low : Number.isFinite(high) ? high : 0;
  const places = isWhole ? Array.from({ length: 101 }, (_, at) => low + ((high - low) * at) / 100) : [start];
  const angles = places.map((x) => evaluate(of, { ...known, [letter]: x })).filter(Number.isFinite);
  const spare = isWhole ? 1 : TURNS;
  const [from, to] = [Math.min(...angles), Math.max(...angles)].map((angle) => (angle - value) / period);
  const first = Math.floor(from!) - spare;
  const count = Math.ceil(to!) + spare - first + 1;
  // Some of very many would be taken for all.
  return count > 0 && count <= MOST_TURNS
    ? Array.from({ length: count }, (_, turn) => value + (first + turn) * period)
    : [];
}

/** The values in one turn that a function takes to a value. */
const INVERSES: Record<string, (value: number) => number[]> = {
  sin: (value) => [Math.asin(value), Math.PI - Math.asin(value)],
  cos: (value) => [Math.acos(value), -Math.acos(value)],
  tan: (value) => [Math.atan(value)],
  ln: (value) => [Math.exp(value)],
  abs: (value) => [value, -value],
  degrees: (value) => [(value * 180) / Math.PI],
  arcsin: (value) => [Math.sin(value)],
  arccos: (value) => [Math.cos(value)],
  arctan: (value) => [Math.tan(value)],
  sinh: (value) => [Math.asinh(value)],
  cosh: (value) => [Math.acosh(value), -Math.acosh(value)],
  tanh: (value) => [Math.atanh(value)],
};

/** Places over a range that has no end, close together near 0. */
function places([low, high]: Range): number[] {
  const sizes = Array.from({ length: 1601 }, (_, at) => 10 ** (-20 + at / 40));
  const all = [...sizes.toReversed().map((size) => -size), 0, ...sizes];
  return all.filter((x) => x >= low && x <= high);
}

let scansLeft = Number.POSITIVE_INFINITY;

/** Works something out in which a range is searched place by place, which takes long, no more often than `most` times. */
export function withScans<Result>(most: number, work: () => Result): Result {
  scansLeft = most;
  try {
    return work();
  } finally {
    scansLeft = Number.POSITIVE_INFINITY;
  }
}

function scanned(zero: Expression, letter: string, known: Values, range: Range): number[] {
  if (scansLeft <= 0) throw new Fault('working it out takes too long', '求解用时过长');
  scansLeft -= 1;
  const tidied = simpler(zero);
  const at = (x: number) => evaluate(tidied, { ...known, [letter]: x });
  const [low, high] = range;
  if (Number.isFinite(low) && Number.isFinite(high)) return zerosIn(at, low, high, { steps: 1000 });
  const polynomial = numbersIn(tidied, letter, known);
  if (polynomial) return realRoots(polynomial);
  const [from, to] = [Math.max(low, -NEAR), Math.min(high, NEAR)];
  const found = from < to ? zerosIn(at, from, to) : [];
  let [before, gap] = [NaN, NaN];
  for (const x of places(range)) {
    const here = at(x);
    // Where it has died out, it has no root.
    if (here === 0 && at(x * 1.001 + 1e-15) !== 0) found.push(x);
    else if (here * gap < 0) found.push(between(at, before, x));
    [before, gap] = [x, here];
  }
  return found;
}

/** Where a function that is no polynomial is looked at most closely. */
const NEAR = 50;

/** The coefficients of a polynomial in a letter, the lowest first. */
function numbersIn(zero: Expression, letter: string, known: Values): number[] | null {
  const found = coefficientsOf(zero, letter)?.map((one) => evaluate(tidy(one), known));
  return found && found.length > 1 && found.length < 12 && found.every(Number.isFinite) ? found : null;
}

/** Without the noise of what cancels far out. */
function simpler(zero: Expression): Expression {
  try {
    return exact(zero);
  } catch {
    return zero;
  }
}

function between(at: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(at(low));
  for (let round = 0; round < 200 && high - low > 0; round += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (Math.sign(at(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

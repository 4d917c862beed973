import { evaluate } from '../expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  type FunctionName,
  has,
  mapParts,
  symbol,
  symbolsOf,
} from '../expressions/expression.ts';
import type { Statement } from '../expressions/statement.ts';
import { quadraticOf } from '../mistakes/quadratics.ts';
import { compile } from './compiled.ts';
import { certainZeros, near, type Window } from './scan.ts';
import { hasDecimals } from './values.ts';

/** An equation in one letter, or several joined by "or". */
export interface Equations {
  letter: string;
  cases: Case[];
  /** Every case already says what the letter is. */
  isSolved: boolean;
  isPeriodic: boolean;
  isInDegrees: boolean;
  isRounded: boolean;
}

interface Case {
  left: Expression;
  right: Expression;
  gap: (x: number) => number;
  /** What the letter is said to be. */
  value: number | null;
  /** Every root, where the case is linear or quadratic. */
  exact: number[] | null;
}

export type Satisfied = 'yes' | 'no' | 'unsure';

const PERIODIC = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);

/** dy/dx and f(2) stand for themselves, like letters. */
export function lettered(one: Expression): Expression {
  if (one.kind === 'derivative') return symbol(`d${one.order}${one.of}/d${one.by}`);
  if (one.kind === 'apply')
    return symbol(
      `${one.name}${one.primes}(${JSON.stringify(one.of, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))})`,
    );
  return mapParts(one, lettered);
}

/** Left and right of every case, or null where the statement is not made of equations. */
export function sidesOf(statement: Statement): { left: Expression; right: Expression }[] | null {
  if (statement.kind === 'expression') return null;
  if (statement.kind === 'relation') {
    if (statement.signs.some((sign) => sign !== '=' && sign !== '~=')) return null;
    return [{ left: lettered(statement.sides[0]!), right: lettered(statement.sides.at(-1)!) }];
  }
  if (statement.joined === 'and') return null;
  const cases = statement.items.map(sidesOf);
  return cases.includes(null) ? null : cases.flatMap((one) => one!);
}

const known = new WeakMap<Statement, Equations | null>();

export function equationsOf(statement: Statement): Equations | null {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const made = make(statement);
  known.set(statement, made);
  return made;
}

function make(statement: Statement): Equations | null {
  const sides = sidesOf(statement);
  const letters = [
    ...new Set((sides ?? []).flatMap(({ left, right }) => [...symbolsOf(left), ...symbolsOf(right)])),
  ];
  const [letter] = letters;
  if (!sides || !letter || letters.length > 1) return null;
  const cases = sides.map(({ left, right }) => {
    const [one, other] = [compile(left, letters), compile(right, letters)];
    const value = solvedFor(letter, left, right);
    const gap = (x: number) => one([x]) - other([x]);
    return {
      left,
      right,
      gap,
      value,
      exact: value === null ? quadraticRoots(difference(left, right)) : [value],
    };
  });
  const all = sides.flatMap(({ left, right }) => [left, right]);
  return {
    letter,
    cases,
    isSolved: cases.every(({ value }) => value !== null),
    isPeriodic: all.some((side) =>
      contains(side, (part) => part.kind === 'call' && PERIODIC.has(part.name) && has(part.of, letter)),
    ),
    isInDegrees: all.some((side) =>
      contains(side, (part) => part.kind === 'call' && part.name === 'degrees' && has(part.of, letter)),
    ),
    isRounded: all.some(hasDecimals),
  };
}

function solvedFor(letter: string, left: Expression, right: Expression): number | null {
  const other = isLetter(left, letter) ? right : isLetter(right, letter) ? left : null;
  if (!other || symbolsOf(other).length > 0) return null;
  const value = evaluate(other);
  return Number.isFinite(value) ? value : null;
}

/** Null where it is no quadratic. */
export function quadraticRoots(gap: Expression): number[] | null {
  const found = quadraticOf(gap);
  if (!found) return null;
  const { a, b, c } = found;
  const scale = Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
  if (Math.abs(a) <= 1e-12 * scale) return Math.abs(b) <= 1e-12 * scale ? null : [-c / b];
  const inside = b * b - 4 * a * c;
  if (Math.abs(inside) <= 1e-10 * scale * scale) return [-b / (2 * a)];
  if (inside < 0) return [];
  const half = -(b + Math.sign(b || 1) * Math.sqrt(inside)) / 2;
  return [half / a, c / half];
}

const isWithin = (x: number, window: Window | null) =>
  !window || (x >= window.from - 1e-6 && x <= window.to + 1e-6);

const isLetter = (one: Expression, letter: string) => one.kind === 'symbol' && one.name === letter;

/** Enough of a periodic function to tell one equation from another. */
const SOME_PERIODS: Record<'radians' | 'degrees', Window> = {
  radians: { from: -6.5, to: 6.5 },
  degrees: { from: -370, to: 370 },
};

const zeros = new WeakMap<Equations, Map<string, number[]>>();

/** Roots that are certain, without repeats; where the letter is said to be numbers, those. */
export function rootsOf(equations: Equations, within: Window | null): number[] {
  const window =
    within ?? (equations.isPeriodic ? SOME_PERIODS[equations.isInDegrees ? 'degrees' : 'radians'] : null);
  const seen = zeros.get(equations) ?? new Map<string, number[]>();
  zeros.set(equations, seen);
  const name = window ? `${window.from} ${window.to}` : '';
  const before = seen.get(name);
  if (before) return before;
  const all = equations.cases.flatMap(({ value, exact, gap }) => {
    if (value !== null) return [value];
    return exact?.filter((root) => isWithin(root, window)) ?? certainZeros(gap, window);
  });
  const found = all.filter((root, index) => all.findIndex((other) => near(root, other)) === index);
  seen.set(name, found);
  return found;
}

/** Whether a number is a root, judged by how far a root can be from it. */
export function satisfies(equations: Equations, x: number, isRounded: boolean): Satisfied {
  const verdicts = equations.cases.map(({ gap, value }) =>
    value === null ? atRoot(gap, x, isRounded) : distance(Math.abs(value - x), x, isRounded),
  );
  return verdicts.includes('yes') ? 'yes' : verdicts.includes('unsure') ? 'unsure' : 'no';
}

function atRoot(gap: (x: number) => number, x: number, isRounded: boolean): Satisfied {
  const scale = Math.max(Math.abs(x), 1e-2);
  const step = 1e-6 * scale;
  const [here, before, after] = [gap(x), gap(x - step), gap(x + step)];
  if (here === 0) return 'yes';
  if (!Number.isFinite(here)) {
    // At the edge of the domain a rounding error may fall outside.
    const beside = [before, after].filter(Number.isFinite);
    return beside.length === 1 && Math.abs(beside[0]!) < 1e-2 ? 'unsure' : 'no';
  }
  const slope = (after - before) / (2 * step);
  if (!Number.isFinite(slope)) return Math.abs(here) < 1e-6 ? 'unsure' : 'no';
  if (slope === 0) return Math.abs(here) < 1e-9 ? 'unsure' : 'no';
  return distance(Math.abs(here / slope), x, isRounded);
}

function distance(away: number, x: number, isRounded: boolean): Satisfied {
  const scale = Math.max(Math.abs(x), isRounded ? 0.1 : 1e-2);
  if (away <= (isRounded ? 0.01 : 1e-7) * scale) return 'yes';
  return away > (isRounded ? 0.04 : 1e-4) * scale ? 'no' : 'unsure';
}

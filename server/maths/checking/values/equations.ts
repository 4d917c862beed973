import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  type FunctionName,
  has,
  mapParts,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { compile } from './compiled.ts';
import { quadraticRoots } from './quadratic-roots.ts';
import { certainZeros, type Window } from './scan.ts';
import { cancels } from './smallness.ts';
import { type Slack, slackOfAngle, slackOfAnswer, slackWithin, addSlack } from './rounding-slack.ts';
import { hasDecimals, isIrrational } from './values.ts';

/** An equation in one letter, or several joined by "or". */
export interface Equations {
  letter: string;
  cases: Case[];
  /** Every case already says what the letter is. */
  isSolved: boolean;
  isPeriodic: boolean;
  isInDegrees: boolean;
  isRounded: boolean;
  isIrrational: boolean;
}

export interface Case {
  left: Expression;
  right: Expression;
  gap: (x: number) => number;
  /** What rounding the decimals of a case makes of the gap, or of the value. */
  slack: (x: number) => Slack;
  /** What the letter is said to be. */
  value: number | null;
  /** Every root, where the case is linear or quadratic. */
  exact: number[] | null;
}

const PERIODIC = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);

/** dy/dx and f(2) stand for themselves, like letters. */
export function asSymbols(one: Expression): Expression {
  if (one.kind === 'derivative') return symbol(`d${one.order}${one.of}/d${one.by}`);
  if (one.kind === 'apply')
    return symbol(
      `${one.name}${one.primes}(${JSON.stringify(one.of, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))})`,
    );
  return mapParts(one, asSymbols);
}

/** Left and right of every case, or null where the statement is not made of equations. */
export function sidesOf(statement: Statement): { left: Expression; right: Expression }[] | null {
  if (statement.kind === 'expression') return null;
  if (statement.kind === 'relation') {
    if (statement.signs.some((sign) => sign !== '=' && sign !== '~=')) return null;
    return [{ left: asSymbols(statement.sides[0]!), right: asSymbols(statement.sides.at(-1)!) }];
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
      slack: slackIn(left, right, letters, value),
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
    isRounded: all.some(hasDecimals) || cases.some(({ right }) => slackOfAngle(right) !== null),
    isIrrational: all.some(isIrrational),
  };
}

/** What rounding the decimals makes of a case; those that are `given` are exact. */
export function slackIn(
  left: Expression,
  right: Expression,
  letters: string[],
  value: number | null,
  given?: ReadonlySet<string>,
): (x: number) => Slack {
  const answer = value === null ? null : (slackOfAnswer(right) ?? slackOfAnswer(left) ?? slackOfAngle(right));
  if (answer) return () => answer;
  const [one, other] = [slackWithin(left, letters, given), slackWithin(right, letters, given)];
  return (x) => addSlack(one([x]), other([x]));
}

function solvedFor(letter: string, left: Expression, right: Expression): number | null {
  const other = isLetter(left, letter) ? right : isLetter(right, letter) ? left : null;
  if (!other || symbolsOf(other).length > 0) return null;
  const value = evaluate(other);
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) < 1e-12 && cancels(other, [], []) ? 0 : value;
}

const isWithin = (x: number, window: Window | null) =>
  !window || (x >= window.from - 1e-6 && x <= window.to + 1e-6);

const isLetter = (one: Expression, letter: string) => one.kind === 'symbol' && one.name === letter;

/** Windows of a periodic function that are wide enough to tell one equation from another. */
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
  const distinct = all.filter((root, index) => all.findIndex((other) => alike(root, other)) === index);
  seen.set(name, distinct);
  return distinct;
}

/** Small numbers such as two charges are compared by ratio, not by difference. */
export const alike = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));

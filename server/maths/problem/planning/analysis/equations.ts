import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  number,
  product,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { polynomialExpression, primitive } from '../../../algebra-system/polynomials/polynomial.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { setAnswer } from '../../../techniques/algebra/solution-intervals.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { spelledOut } from '../scope/definitions.ts';
import type { Scope } from '../scope/scope.ts';
import { inPower, type Inner, innerText, undone } from './exponentials.ts';
import { check, type Operator, type Worked } from './operator.ts';
import { holdsFor, type Intervals, type Relation, setOf } from './sets.ts';

const TOPIC = '9709/p3/algebra';

/** The relation that is to be solved, its functions written out. */
export function relationOf({ verb, target }: Goal, scope: Scope): Relation | null {
  const text =
    verb === 'solve' && typeof target === 'string'
      ? target
      : typeof target === 'object' &&
          'the' in target &&
          target.the === 'roots' &&
          typeof target.of[0] === 'string'
        ? target.of[0]
        : null;
  const statement = text === null ? null : statementIn(text);
  if (statement?.kind !== 'relation' || statement.sides.length !== 2) return null;
  const sides = statement.sides.map((side) => spelledOut(side, scope));
  return sides.every((side) => side !== null) ? { ...statement, sides } : null;
}

const lettersOf = ({ sides }: Relation): string[] => [...new Set(sides.flatMap(symbolsOf))];

/** With the letter that stands in no power of the relation. */
const unused = (letters: readonly string[]): string => ['u', 'v', 'w'].find((one) => !letters.includes(one))!;

/** 3^(y + 1), e^(2y): solved for the power, and that for the unknown. */
export const solveByPower: Operator = (goal, scope, answerLine) => {
  if (goal.form || goal.terms) return null;
  const relation = relationOf(goal, scope);
  const [letter, another] = relation ? lettersOf(relation) : [];
  if (!relation || !letter || another || (goal.where ?? []).length > 0) return null;
  const u = unused([letter]);
  const inner = inPower(relation.sides, letter, u);
  if (!inner) return null;
  const inU: Relation = { ...relation, sides: inner.sides };
  const lead = step(
    { en: `Write ${u} for the power in which the unknown stands.`, zh: `把含未知数的幂记为 ${u}。` },
    [`${u} = ${toLatex(innerText(inner, letter))} > 0`, statementLatex(inU)],
  );
  const isEquation = relation.signs[0] === '=';
  const found = isEquation ? rootsByPower(inU, u, inner, answerLine) : intervalsByPower(setOf(inU, u), inner);
  if (!found) return null;
  const shown = shownSet(found.intervals, letter, goal);
  return {
    title: { en: 'By a substitution', zh: '换元求解' },
    steps: [lead, ...found.steps, step({ en: 'Take logarithms.', zh: '取对数。' }, [shown.tex])],
    answer: shown,
    checks: [sampled(relation, letter, found.intervals)],
    topic: '9709/p3/logarithmic-and-exponential-functions',
  };
};

interface Found {
  intervals: Intervals;
  steps: Step[];
}

function rootsByPower(
  inU: Relation,
  u: string,
  inner: Inner,
  answerLine: (line: string) => Worked | null,
): Found | null {
  const whole = withoutFractions(inU, u);
  const answered = answerLine(`Solve the equation $${statementLatex(whole)}$.`);
  const roots = answered?.answer.text.split(' or ').map((one) => {
    const statement = statementIn(one);
    const [left, right] = statement?.kind === 'relation' && statement.signs[0] === '=' ? statement.sides : [];
    return left?.kind === 'symbol' && left.name === u && right && symbolsOf(right).length === 0
      ? right
      : null;
  });
  if (!answered || !roots?.every((one) => one !== null) || /\d\.\d/.test(answered.answer.text)) return null;
  const values = roots.filter((one) => evaluate(one) > 0).map((one) => undone(inner, one));
  if (values.length === 0) return null;
  const points = values
    .map((one) => ({ exact: one, value: evaluate(one) }))
    .sort((a, b) => a.value - b.value);
  return {
    steps: whole === inU ? answered.steps : [step(MULTIPLIED, [statementLatex(whole)]), ...answered.steps],
    intervals: points.map((one) => ({ from: one, to: one, isClosed: [true, true] })),
  };
}

const MULTIPLIED = { en: 'Multiply out the fractions.', zh: '去分母。' };

/** The equation multiplied by what its fractions are over: a root of that alone is none of the equation, and fails its check. */
function withoutFractions(inU: Relation, u: string): Relation {
  const [left, right] = inU.sides as [Expression, Expression];
  const fraction = fractionOf(difference(left, right), u);
  if (!fraction || fraction.above.length < 2 || fraction.below.length < 2) return inU;
  return { ...inU, sides: [polynomialExpression(primitive(fraction.above).polynomial, u), number(0)] };
}

/** The set of the unknown from that of its power, which is positive. */
function intervalsByPower(intervals: Intervals | null, inner: Inner): Found | null {
  if (!intervals) return null;
  const end = (one: Intervals[number]['from']) => {
    if (!one || one.value <= 1e-12) return null;
    const value = undone(inner, one.exact);
    return { exact: value, value: evaluate(value) };
  };
  const kept = intervals
    .filter(({ to }) => to === null || to.value > 1e-12)
    .map(({ from, to, isClosed }) => {
      const [low, high] = [end(from), end(to)];
      return from && from === to ? { from: low, to: low, isClosed } : { from: low, to: high, isClosed };
    });
  return kept.length === 0 ? null : { intervals: kept, steps: [] };
}

/** The set with the figures that were asked for: of an end, none is taken for a piece of another. */
function shownSet(intervals: Intervals, letter: string, { figures }: Goal): Worked['answer'] {
  if (!figures) return setAnswer(intervals, letter);
  const ends = [...new Set(intervals.flatMap(({ from, to }) => [from, to]).filter((one) => one !== null))];
  const names = new Map(ends.map((one, at) => [one, symbol(`Z_${at}`)]));
  const named = (one: (typeof ends)[number] | null) => one && { ...one, exact: names.get(one)! };
  const inNames = intervals.map(({ from, to, isClosed }) => {
    const low = named(from);
    return { from: low, to: from === to ? low : named(to), isClosed };
  });
  return ends.reduce(
    ({ text, tex }, end) => {
      const [name, short] = [names.get(end)!, rounded(end.value, figures)];
      return {
        text: text.replaceAll(toText(name), short),
        tex: tex.replaceAll(toLatex(name), asLatex(short)),
      };
    },
    setAnswer(inNames, letter),
  );
}

const inside = (at: number, intervals: Intervals): boolean =>
  intervals.some(({ from, to, isClosed }) => {
    const above = !from || at > from.value || (isClosed[0] && Math.abs(at - from.value) < 1e-9);
    const below = !to || at < to.value || (isClosed[1] && Math.abs(at - to.value) < 1e-9);
    return above && below;
  });

/** Whether the relation holds for the numbers of the set and for no others of many. */
function sampled(relation: Relation, letter: string, intervals: Intervals) {
  const points = intervals
    .filter(({ from, to }) => from !== null && from === to)
    .map(({ from }) => from!.value);
  const isRight = Array.from({ length: 1200 }, (_, at) => -15 + at * 0.02503).every(
    (at) =>
      points.some((one) => Math.abs(one - at) < 1e-6) ||
      holdsFor(relation, letter, at) === inside(at, intervals),
  );
  const isMet = points.every((at) => isRoot(relation, letter, at));
  return check(
    'The relation was tried with many numbers inside and outside the set.',
    '在解集内外取许多数代入检验。',
    isRight && isMet && (relation.signs[0] !== '=' || changesOnlyAt(relation, letter, points)),
  );
}

function isRoot({ sides }: Relation, letter: string, at: number): boolean {
  const [a, b] = sides.map((side) => evaluate(side, { [letter]: at })) as [number, number];
  return Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(a));
}

/** Whether a change of sign is one through infinity. */
function isPole(gap: (at: number) => number, from: number, to: number): boolean {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (gap(low) * gap(middle) <= 0) high = middle;
    else low = middle;
  }
  return !(Math.abs(gap(low)) < 1e6);
}

/** Whether the difference of the sides changes its sign at the roots alone. */
function changesOnlyAt({ sides }: Relation, letter: string, points: number[]): boolean {
  const gap = (at: number) => evaluate(sides[0]!, { [letter]: at }) - evaluate(sides[1]!, { [letter]: at });
  return Array.from({ length: 1600 }, (_, at) => -20 + at * 0.025).every((at) => {
    const isChange = gap(at) * gap(at + 0.025) < 0 && !isPole(gap, at, at + 0.025);
    return !isChange || points.some((one) => one > at - 1e-6 && one < at + 0.025 + 1e-6);
  });
}

/** A relation with a positive constant in which lengths alone count: solved for 1, and the ends taken so many times. */
export const solveByScale: Operator = (goal, scope) => {
  const relation = relationOf(goal, scope);
  const letters = relation ? lettersOf(relation) : [];
  if (!relation || letters.length !== 2 || goal.form || goal.figures) return null;
  const constants = scope.facts.filter(
    ({ relation: quality, of }) => quality === 'positive' && letters.includes(String(of[0])),
  );
  const [constant, another] = constants.map(({ of }) => of[0] as string);
  const unknown = letters.find((one) => one !== constant);
  if (!constant || another || !unknown || !isOfOneDegree(relation, [unknown, constant])) return null;
  const apart: Relation = {
    ...relation,
    sides: relation.sides.map((side) => substitute(side, constant, number(1))),
  };
  const intervals = setOf(apart, unknown);
  if (!intervals || intervals.length === 0) return null;
  for (const one of scope.facts)
    if (['positive', 'constant'].includes(one.relation) && one.of[0] === constant) scope.used.add(one);
  const scaled = (one: Intervals[number]['from']) =>
    one && { ...one, exact: exact(product(one.exact, symbol(constant))) };
  const answer = setAnswer(
    intervals.map(({ from, to, isClosed }) => {
      const low = scaled(from);
      return { from: low, to: from === to ? low : scaled(to), isClosed };
    }),
    unknown,
  );
  const isRight = [0.7, 1, 2.3, 11].every((size) =>
    Array.from({ length: 400 }, (_, at) => -20 + at * 0.1003).every(
      (at) => trueOf(relation, { [unknown]: at * size, [constant]: size }) === inside(at, intervals),
    ),
  );
  return {
    title: { en: 'The critical values', zh: '临界值' },
    steps: [
      step(
        { en: 'Find where the two sides are equal.', zh: '求两边相等处。' },
        criticalLines(intervals, unknown, constant),
      ),
      step({ en: 'Choose the intervals in which the relation holds.', zh: '选取不等式成立的区间。' }, [
        answer.tex,
      ]),
    ],
    answer,
    checks: [
      check('The set was tried for several values of the constant.', '取常数的若干值检验了解集。', isRight),
    ],
    topic: TOPIC,
  };
};

const criticalLines = (intervals: Intervals, unknown: string, constant: string): string[] => [
  ...new Set(
    intervals
      .flatMap(({ from, to }) => [from, to])
      .filter((one) => one !== null)
      .map((one) => `${unknown} = ${toLatex(exact(product(one.exact, symbol(constant))))}`),
  ),
];

function trueOf({ sides, signs }: Relation, values: Record<string, number>): boolean {
  const numbers = sides.map((side) => evaluate(side, values));
  return holdsFor({ kind: 'relation', signs, sides: numbers.map(numberNear) }, 'x', 0);
}

const numberNear = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n },
});

/** Twice the letters, twice each side. */
function isOfOneDegree({ sides }: Relation, letters: [string, string]): boolean {
  return [
    [0.3, 1.7],
    [-2.1, 0.4],
    [3.3, 5.1],
  ].every(([a, b]) =>
    sides.every((side) => {
      if (!letters.some((one) => has(side, one))) return evaluate(side) === 0;
      const at = (size: number) => evaluate(side, { [letters[0]]: a! * size, [letters[1]]: b! * size });
      return Math.abs(at(2) - 2 * at(1)) < 1e-9 && Math.abs(at(3) - 3 * at(1)) < 1e-9;
    }),
  );
}

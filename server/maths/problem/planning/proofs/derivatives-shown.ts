import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  fraction,
  mapParts,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { randomOf, seedOf } from '../../../algebra-system/numeric/random.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { holdsAt } from '../working/holds-at.ts';
import { expressionIn, sidesIn, worked } from '../working/worked.ts';
import { type Course, coursesOf, type Derivative, HIGHEST } from './derivative-courses.ts';

/** "Show that (1 − x²) d²y/dx² = x dy/dx": what is to be shown of derivatives. */
export const derivativeShown: Operator = (goal, scope) => {
  const sides = statementOf(goal);
  const all = sides ? derivativesIn(sides) : [];
  const [first] = all;
  if (!sides || !first || all.some(({ order }) => order > HIGHEST)) return null;
  if (all.some(({ of, by }) => of === by)) return null;
  for (const course of coursesOf(scope, all)) {
    const left = course.put(sides[0]);
    const right = course.put(sides[1]);
    const beside = scope.facts.filter((fact) => isBeside(fact, course.free));
    const limits = beside.flatMap(({ relation, of }) =>
      relation === 'holds' ? [statementIn(String(of[0]))] : [],
    );
    const isWithin = (values: Readonly<Record<string, number>>) =>
      limits.every((one) => one?.kind === 'relation' && holdsAt(one, values));
    if (!left || !right || !isSame(left, right, course, isWithin)) continue;
    if (course.fact) scope.used.add(course.fact);
    for (const fact of beside) scope.used.add(fact);
    return proved(sides, [left, right], all, course);
  }
  return null;
};

/** "Find dy/dx", of y that was given by x. */
export const derivativeFound: Operator = (goal, scope) => {
  const { verb, target, form, figures, terms, unit } = goal;
  const one = verb === 'find' && typeof target === 'string' ? expressionIn(target) : null;
  if (one?.kind !== 'derivative' || one.order > HIGHEST || form || figures || terms || unit) return null;
  const courses = coursesOf(scope, [one]);
  const [course] = courses;
  if (!course?.fact || course.rest || course.free[0] !== one.by) return null;
  const value = course.put(one);
  if (!value) return null;
  scope.used.add(course.fact);
  for (const fact of scope.facts) if (isBeside(fact, course.free)) scope.used.add(fact);
  const tex = `${toLatex(one)} = ${toLatex(value)}`;
  return worked(
    { en: 'Differentiate', zh: '求导' },
    '9231/p2/differentiation',
    [step({ en: 'Differentiate.', zh: '求导。' }, [tex])],
    { text: toText(value), tex: toLatex(value) },
    [
      check(
        'Its differences give the same.',
        '差商得到相同的结果。',
        isNumerically([one, value], [one], course),
      ),
    ],
  );
};

function statementOf({ verb, target }: Goal): [Expression, Expression] | null {
  if ((verb !== 'show' && verb !== 'prove') || typeof target !== 'object' || !('the' in target)) return null;
  return target.the === 'statement:holds' && target.of.length === 1 ? sidesIn(target.of[0]) : null;
}

function derivativesIn(sides: readonly Expression[]): Derivative[] {
  const found = new Map<string, Derivative>();
  for (const side of sides)
    contains(side, (one) => {
      if (one.kind === 'derivative') found.set(toText(one), one);
      return false;
    });
  return [...found.values()].sort((a, b) => a.order - b.order);
}

/** Whether both sides are worth the same at many places of it. */
function isSame(
  left: Expression,
  right: Expression,
  { free, rest }: Course,
  isWithin: (values: Readonly<Record<string, number>>) => boolean,
): boolean {
  if ([left, right].some((one) => symbolsOf(one).some((letter) => !free.includes(letter)))) return false;
  const random = randomOf(seedOf('derivatives shown'));
  let seen = 0;
  for (const [low, high] of [
    [0.05, 0.95],
    [-0.95, -0.05],
    [1.05, 4],
    [-1.5, 1.5],
    [0.1, 1.5],
  ] as const)
    for (let turn = 0; turn < 10; turn += 1) {
      const values = Object.fromEntries(free.map((one) => [one, low + (high - low) * random()]));
      if ((rest && !placed(rest, free, values)) || !isWithin(values)) continue;
      const [a, b] = [evaluate(left, values), evaluate(right, values)];
      if (!Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a) > 1e7) continue;
      if (Math.abs(a - b) > 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))) return false;
      seen += 1;
    }
  return seen >= 8;
}

/** The second letter is moved until the point lies on the curve. */
function placed(rest: Expression, [, of]: string[], values: Record<string, number>): boolean {
  for (let turn = 0; turn < 60; turn += 1) {
    const at = (y: number) => evaluate(rest, { ...values, [of!]: y });
    const here = values[of!]!;
    const slope = (at(here + 1e-6) - at(here - 1e-6)) / 2e-6;
    const next = here - at(here) / slope;
    if (!Number.isFinite(next)) return false;
    values[of!] = next;
    if (Math.abs(next - here) < 1e-14 * Math.max(1, Math.abs(here))) break;
  }
  return Math.abs(evaluate(rest, values)) < 1e-11;
}

/** Said of where the letters lie. */
function isBeside({ relation, of }: Fact, free: readonly string[]): boolean {
  if (['positive', 'negative', 'nonzero', 'constant', 'real'].includes(relation))
    return typeof of[0] === 'string' && free.includes(of[0]);
  if (relation === 'domain') return true;
  const statement = relation === 'holds' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
  if (statement?.kind !== 'relation' || statement.signs.some((sign) => !/[<>]/.test(sign))) return false;
  const letters = statement.sides.flatMap(symbolsOf);
  return letters.length > 0 && letters.every((one) => free.includes(one));
}

function proved(
  sides: readonly [Expression, Expression],
  [left, right]: readonly [Expression, Expression],
  all: readonly Derivative[],
  course: Course,
) {
  const highest = all.at(-1)!;
  const names: Derivative[] = [...all];
  if (highest.order === 2 && all.length === 1) names.unshift({ ...highest, order: 1 });
  const lines = names.flatMap((one) => {
    const value = course.put(one);
    return value ? [`${toLatex(one)} = ${toLatex(exact(value))}`] : [];
  });
  const tex = sides.map((side) => toLatex(side)).join(' = ');
  const own = sides.map((side) => toText(side)).join(' = ');
  const isAlone = sides[0].kind === 'derivative' && symbolsOf(sides[1]).every((one) => one !== highest.of);
  return worked(
    { en: 'Differentiate and compare', zh: '求导并比较' },
    '9231/p2/differentiation',
    [
      step({ en: 'Differentiate.', zh: '求导。' }, lines),
      step({ en: 'Put these into both sides and simplify.', zh: '代入两边并化简。' }, [
        ...new Set([toLatex(exact(left)), toLatex(exact(right))]),
      ]),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [tex]),
    ],
    isAlone ? { text: toText(sides[1]), tex } : { text: own, tex },
    [
      check(
        'Both sides have the same value at many places.',
        '两边在大量取值处相等。',
        isNumerically(sides, all, course),
      ),
    ],
  );
}

/** The derivatives by differences, where y is written out: they satisfy it too. */
function isNumerically(
  sides: readonly [Expression, Expression],
  all: readonly Derivative[],
  course: Course,
): boolean {
  const [by] = course.free;
  const [first] = all;
  const isOne = all.every(({ of, by: other }) => of === first!.of && other === first!.by);
  const value = isOne && course.rest === null && first!.by === by ? course.put(symbol(first!.of)) : null;
  if (!value || all.some(({ order }) => order > 2)) return true;
  const others = Object.fromEntries(course.free.slice(1).map((one) => [one, fraction(7, 5)]));
  const f = Object.entries(others).reduce((before, [one, by_]) => substitute(before, one, by_), value);
  const at = (x: number) => evaluate(f, { [by!]: x });
  const gaps = [0.31, 0.52, 0.77].map((x) => {
    const h = 1e-3;
    const values = [at(x), (at(x + h) - at(x - h)) / (2 * h), (at(x + h) - 2 * at(x) + at(x - h)) / (h * h)];
    const walk = (one: Expression): Expression =>
      one.kind === 'derivative'
        ? symbol(`d${one.order}`)
        : one.kind === 'symbol' && one.name === first!.of
          ? symbol('d0')
          : mapParts(one, walk);
    const known = {
      ...Object.fromEntries(Object.keys(others).map((one) => [one, 1.4])),
      [by!]: x,
      d0: values[0]!,
      d1: values[1]!,
      d2: values[2]!,
    };
    const [a, b] = sides.map((side) => evaluate(walk(side), known)) as [number, number];
    return Math.abs(a - b) / Math.max(1, Math.abs(a), Math.abs(b));
  });
  return gaps.every((one) => !Number.isFinite(one) || one < 1e-3);
}

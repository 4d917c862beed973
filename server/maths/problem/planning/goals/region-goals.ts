import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { intervalOf } from '../functions/intervals.ts';
import { explicit } from '../plane/properties.ts';
import { areaOf, type Bounds, type Region, regionOf, volumeOf } from '../regions/regions.ts';
import { volumeAboutY } from '../regions/about-y.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { isThing, type Scope, use, valueOf } from '../scope/scope.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';
import { answerOf } from './answer.ts';
import { solvedFor } from '../scope/solved-for.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** The area of a region between curves, and the volume when it is rotated about the x-axis. */
export function solveRegion(goal: Goal, scope: Scope): SolvedGoal | null {
  const { verb, target } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || goal.unit) return null;
  const [of] = target.of;
  if (!['area', 'volume'].includes(target.the) || typeof of !== 'object' || !('thing' in of)) return null;
  if (target.the === 'volume' && isRotated(of.thing, 'y-axis', scope))
    return solveAboutY(of.thing, goal, scope);
  const region = regionIn(of.thing, scope);
  if (!region || !isWithin(of.thing, region, scope)) return null;
  if (target.the === 'volume' && !isRotated(of.thing, 'x-axis', scope)) return null;
  const done = target.the === 'area' ? areaOf(region) : volumeOf(region);
  const answer = done && answerOf([{ is: 'expression', value: done.value }], goal);
  if (!done || !answer) return null;
  const ends = `_{${toLatex(region.from)}}^{${toLatex(region.to)}}`;
  const before = target.the === 'area' ? '' : '\\pi ';
  return {
    title:
      target.the === 'area'
        ? { en: 'Area of a region', zh: '区域的面积' }
        : { en: 'Volume of revolution', zh: '旋转体的体积' },
    steps: [
      step({ en: 'Find the ends of the region.', zh: '求区域的两端。' }, [
        `x = ${toLatex(region.from)},\\; x = ${toLatex(region.to)}`,
      ]),
      step(
        target.the === 'area'
          ? { en: 'Integrate the upper curve less the lower one.', zh: '对上方曲线与下方曲线之差积分。' }
          : { en: 'Integrate π times the difference of the squares.', zh: '对平方之差乘以 π 积分。' },
        [
          `${before}\\int${ends} \\left(${toLatex(done.integrand)}\\right) \\mathrm{d}x`,
          `= ${before}\\left[${toLatex(done.found)}\\right]${ends}`,
        ],
      ),
      step({ en: 'The answer', zh: '答案' }, [answer.tex]),
    ],
    answer,
    checks: [{ name: { en: 'Integrated in numbers', zh: '数值积分检验' }, passed: true }],
  };
}

function regionIn(id: string, scope: Scope): Region | null {
  const said = use(scope, ({ relation, of: [of] }) => relation === 'bounded' && isThing(of, id));
  const bounds: Bounds = { curves: [], upright: [] };
  const within: ((values: Record<string, Expression>) => boolean)[] = [];
  for (const term of said?.of.slice(1) ?? []) {
    const value = knownValue(term, scope);
    const one = value && boundOf(value);
    if (!one) return null;
    bounds[one.kind].push(one.of);
    const conditions = conditionsOn(scope, ['x'], term);
    if (!conditions) return null;
    within.push(...conditions);
  }
  return regionOf(bounds, (x) => within.every((holds) => holds({ x })));
}

/** The value of a bound, its letters found where they are not known; two ways to find them give one line. */
function knownValue(term: Term, scope: Scope): Value | null {
  const value = valueOf(term, scope);
  const open = value ? openLetters(value) : [];
  if (!value || open.length === 0) return value;
  const found = solvedFor(open, scope);
  if (!found || found.solutions.length === 0) return null;
  const values = found.solutions.map((one) => withValues(value, one));
  const lines = values.map((one) => boundOf(one)?.of);
  const [first] = lines;
  const isOne = lines.every(
    (one) =>
      one && first && [0.3, 2.7].every((x) => Math.abs(evaluate(one, { x }) - evaluate(first, { x })) < 1e-9),
  );
  return isOne ? values[0]! : null;
}

function boundOf(value: Value): { kind: 'curves' | 'upright'; of: Expression } | null {
  if (value.is === 'segment') {
    const { from, to } = value;
    if ([from.x, from.y, to.x, to.y].some((one) => symbolsOf(one).length > 0)) return null;
    const slope = quotient(difference(to.y, from.y), difference(to.x, from.x));
    const line = exact(sum(from.y, product(slope, difference(symbol('x'), from.x))));
    return Number.isFinite(evaluate(slope)) ? { kind: 'curves', of: line } : null;
  }
  if (value.is !== 'equation') return null;
  const { left, right } = value;
  if (
    left.kind === 'symbol' &&
    left.name === 'x' &&
    symbolsOf(right).every((one) => one !== 'x' && one !== 'y')
  )
    return { kind: 'upright', of: right };
  // As it is typed, a power stands below a line.
  const isTyped = left.kind === 'symbol' && left.name === 'y' && !symbolsOf(right).includes('y');
  const curve = isTyped ? right : explicit(value);
  return curve && { kind: 'curves', of: curve };
}

/** "For 0 ≤ x ≤ 4" has to say what the bounds say. */
function isWithin(id: string, { from, to }: Region, scope: Scope): boolean {
  const said = scope.facts.filter(({ relation, of: [of] }) => relation === 'within' && isThing(of, id));
  return said.every((fact) => {
    const statement = statementIn(String(fact.of[1]));
    const interval = statement && intervalOf([statement], 'x');
    scope.used.add(fact);
    return (
      interval?.from &&
      interval.to &&
      Math.abs(evaluate(interval.from) - evaluate(from)) < 1e-9 &&
      Math.abs(evaluate(interval.to) - evaluate(to)) < 1e-9
    );
  });
}

const isRotated = (id: string, about: string, scope: Scope): boolean =>
  scope.facts.filter(({ relation, of: [of] }) => relation === 'rotated' && isThing(of, id)).length === 1 &&
  use(
    scope,
    ({ relation, of: [of, axis] }) => relation === 'rotated' && isThing(of, id) && isThing(axis, about),
  ) !== null;

/** About the y-axis: a curve and that axis, with the levels between which the region lies. */
function solveAboutY(id: string, goal: Goal, scope: Scope): SolvedGoal | null {
  const said = use(scope, ({ relation, of: [of] }) => relation === 'bounded' && isThing(of, id));
  const terms = said?.of.slice(1) ?? [];
  const others = terms.filter((one) => !isThing(one, 'y-axis'));
  const isCut = scope.facts.some(({ relation }) => relation === 'within' || relation === 'domain');
  if (others.length === terms.length || isCut) return null;
  const bounds = others.map((one) => {
    const value = valueOf(one, scope);
    return value && boundOf(value);
  });
  const all = bounds.flatMap((one) => (one?.kind === 'curves' ? [one.of] : []));
  const levels = all.filter((one) => symbolsOf(one).length === 0);
  const [curve, another] = all.filter((one) => symbolsOf(one).length > 0);
  if (all.length !== bounds.length || !curve || another) return null;
  const done = volumeAboutY({ curve, levels });
  const answer = done && answerOf([{ is: 'expression', value: done.value }], goal);
  if (!done || !answer) return null;
  const ends = `_{${toLatex(done.from)}}^{${toLatex(done.to)}}`;
  return {
    title: { en: 'Volume of revolution', zh: '旋转体的体积' },
    steps: [
      step({ en: 'About the y-axis: write x² in terms of y.', zh: '绕 y 轴旋转：用 y 表示 x²。' }, [
        `x^{2} = ${toLatex(done.square)}`,
      ]),
      step(
        { en: 'Integrate π x² from the lowest y to the highest.', zh: '将 πx² 从最低的 y 积分到最高的 y。' },
        [
          `\\pi \\int${ends} \\left(${toLatex(done.square)}\\right) \\mathrm{d}y`,
          `= \\pi \\left[${toLatex(done.found)}\\right]${ends}`,
        ],
      ),
      step({ en: 'The answer', zh: '答案' }, [answer.tex]),
    ],
    answer,
    checks: [{ name: { en: 'Integrated in numbers', zh: '数值积分检验' }, passed: true }],
  };
}

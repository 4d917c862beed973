import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { Answer, Check, Step } from '../../../writing/method.ts';
import type { Text } from '../../../../core/locale.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { said, wayTo } from '../drawing/chain.ts';
import { workedOut, type Worked, type Drawn } from '../drawing/drawn.ts';
import { stepped } from '../drawing/measure.ts';
import { isOf, type Measured } from '../told/scene.ts';
import { written, letterIn } from './written.ts';

export const TITLE: Text = { en: 'Arcs, sectors and triangles', zh: '弧、扇形与三角形' };
export const TOPIC = '9709/p1/circular-measure';

export interface Part {
  steps: Step[];
  answer: Answer;
  checks: Check[];
}

export const STEPPED = { en: 'Measured along many short steps', zh: '用许多小段逐段量得相同的结果' };
export const LAWS = step(
  {
    en: 'An arc has length rθ, a sector area ½r²θ, with θ in radians.',
    zh: '弧长为 rθ，扇形面积为 ½r²θ，θ 以弧度计。',
  },
  ['s = r\\theta,\\; A = \\frac{1}{2}r^2\\theta'],
);
const PUT: Record<0 | 1 | 2, Text> = {
  0: { en: 'The angle', zh: '角' },
  1: { en: 'Add the straight pieces and the arcs.', zh: '把各直线段与弧长相加。' },
  2: { en: 'Put the area together from its sectors and triangles.', zh: '用扇形与三角形的面积求和或差。' },
};

/** What is measured; null where the goal asks for something else. */
export function measuredIn(target: Term): Measured | null {
  if (!isOf(target) || target.of.length !== 1) return null;
  const id = String(target.of[0]);
  return ['area', 'perimeter', 'length', 'radius', 'angle'].includes(target.the)
    ? { the: target.the as 'area', of: id }
    : null;
}

export function stepsOf({ measure, drawn }: Worked): Step[] {
  const way = wayTo(measure.from);
  const isOfArcs = way.length > 0 || measure.power > 0;
  const groups = Map.groupBy(way, ({ why }) => why!.en);
  const first = toLatex(measure.raw);
  const own = toLatex(measure.value);
  return [
    ...(isOfArcs && measure.power > 0 ? [LAWS] : []),
    ...drawn.said,
    ...[...groups.values()].map((ones) => step(ones[0]!.why!, ones.map(said))),
    step(PUT[measure.power], [first === own ? own : `${first} = ${own}`]),
  ];
}

export function found(goal: Goal, drawn: Drawn): Part | null {
  if (goal.verb !== 'find') return null;
  const { target } = goal;
  if (isOf(target) && (target.the === 'percentage' || target.the === 'ratio')) return shareOf(goal, drawn);
  const wanted = measuredIn(target);
  const worked = wanted && workedOut(wanted, drawn);
  if (!wanted || !worked || !areTerms(worked.measure.value, goal, drawn)) return null;
  const answer = written(worked.measure.value, worked.measure.power, goal, {
    unit: drawn.scene.unit,
    isNear: worked.isNear,
  });
  if (!answer) return null;
  return {
    steps: [...stepsOf(worked), step({ en: 'The answer', zh: '答案' }, [answer.tex])],
    answer,
    checks: [{ name: STEPPED, passed: isStepped(wanted, worked) }],
  };
}

/** The letters of an answer are those that may stand in it, and all of them where they are asked for. */
export function areTerms(value: Expression, { terms }: Goal, { free }: Drawn): boolean {
  const own = symbolsOf(value);
  const allowed = terms?.map(letterIn) ?? free;
  return own.every((one) => allowed.includes(one)) && (!terms || allowed.every((one) => own.includes(one!)));
}

export function isStepped(wanted: Measured, { measure, drawn }: Worked): boolean {
  const worth = evaluate(measure.value, drawn.placed[0]!.letters);
  if (wanted.the === 'angle' || wanted.the === 'radius') return true;
  return drawn.placed.every((one) => {
    const size = stepped(wanted, drawn.scene, one);
    return size !== null && Math.abs(size - worth) < 1e-5 * Math.max(1, Math.abs(worth));
  });
}

/** One measure as a share of another. */
function shareOf(goal: Goal, drawn: Drawn): Part | null {
  if (!isOf(goal.target) || goal.terms) return null;
  const parts = goal.target.of.map(measuredIn);
  const all = parts.map((one) => one && workedOut(one, drawn));
  const [one, other] = all;
  if (!one || !other || one.measure.power !== other.measure.power) return null;
  const share = exact(quotient(one.measure.value, other.measure.value));
  if (symbolsOf(share).length > 0) return null;
  const isPercentage = goal.target.the === 'percentage';
  const value = isPercentage ? exact(product(share, number(100))) : share;
  const figures = goal.figures ?? { kind: 'figures' as const, digits: 3 };
  const text = isPercentage ? `${rounded(evaluate(value), figures)}%` : toText(value);
  return {
    steps: [
      ...stepsOf(one),
      ...stepsOf(other),
      step({ en: 'Divide one by the other.', zh: '两者相除。' }, [toLatex(value)]),
    ],
    answer: { text, tex: isPercentage ? asLatex(text).replace('%', '\\%') : toLatex(value) },
    checks: [{ name: STEPPED, passed: isStepped(parts[0]!, one) && isStepped(parts[1]!, other) }],
  };
}

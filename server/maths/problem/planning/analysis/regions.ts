import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { isValueOf, valueBetween } from '../../../techniques/integration/integral-steps.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { explicit } from '../plane/properties.ts';
import { isThing, type Scope, use, valueOf } from '../scope/scope.ts';
import { INTEGRATION } from './integrals.ts';
import { check, type Operator } from './operator.ts';

interface Region {
  curve: Expression;
  /** x = a, x = b */
  ends: Expression[];
}

/** A curve, the x-axis and upright lines. */
function regionIn(target: Term, scope: Scope): Region | null {
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'area') return null;
  const [of] = target.of;
  if (typeof of !== 'object' || !('thing' in of)) return null;
  const bounds = use(scope, ({ relation, of: [one] }) => relation === 'bounded' && isThing(one, of.thing));
  const curves: Expression[] = [];
  const ends: Expression[] = [];
  let hasAxis = false;
  for (const bound of bounds?.of.slice(1) ?? []) {
    const value = valueOf(bound, scope);
    if (value?.is !== 'equation') return null;
    if (typeof bound === 'object' && 'thing' in bound && bound.thing === 'x-axis') hasAxis = true;
    else if (value.left.kind === 'symbol' && value.left.name === 'x' && symbolsOf(value.right).length === 0)
      ends.push(exact(value.right));
    else {
      const curve = explicit(value);
      if (!curve || symbolsOf(curve).join() !== 'x') return null;
      curves.push(curve);
    }
  }
  return hasAxis && curves.length === 1 ? { curve: curves[0]!, ends } : null;
}

/** From end to end, where the curve has no zero between; a missing end is the only zero there is on one side. */
function limitsOf({ curve, ends }: Region): [Expression, Expression] | null {
  const zeros = exactZeros(curve, 'x');
  if (!zeros) return null;
  const all = [
    ...ends,
    ...zeros.filter((zero) => ends.every((end) => evaluate(end) !== evaluate(zero))),
  ].sort((a, b) => evaluate(a) - evaluate(b));
  if (ends.length === 2) {
    const [low, high] = [...ends].sort((a, b) => evaluate(a) - evaluate(b)) as [Expression, Expression];
    const isCrossed = zeros.some(
      (at) => evaluate(at) > evaluate(low) + 1e-9 && evaluate(at) < evaluate(high) - 1e-9,
    );
    return isCrossed ? null : [low, high];
  }
  return all.length === 2 ? (all as [Expression, Expression]) : null;
}

/** The area under a curve whose integral is no power alone. */
export const areaUnder: Operator = (goal, scope) => {
  if (goal.verb !== 'find' || goal.form || goal.figures || goal.terms) return null;
  const region = regionIn(goal.target, scope);
  const limits = region && limitsOf(region);
  const primitive = region && antiderivative(region.curve, 'x');
  const between = limits && primitive && valueBetween(primitive.value, 'x', limits);
  if (!region || !limits || !between) return null;
  const [from, to] = limits.map((one) => evaluate(one)) as [number, number];
  const isBelow = evaluate(between.value) < 0;
  const area = isBelow ? exact({ kind: 'negative', of: between.value }) : between.value;
  const f = realFunction(region.curve, 'x');
  for (const one of scope.facts)
    if (one.relation === 'domain' || one.relation === 'stationary') scope.used.add(one);
  return {
    title: { en: 'Area under a curve', zh: '曲线下的面积' },
    steps: [
      step({ en: 'Integrate the curve.', zh: '对曲线积分。' }, [
        `${integralTex(region.curve, 'x')} = ${toLatex(primitive!.value)} + c`,
      ]),
      between.step,
    ],
    answer: { text: toText(area), tex: toLatex(area) },
    checks: [
      check(
        'Simpson’s rule gives the same area.',
        '辛普森法则得到相同的面积。',
        isValueOf(evaluate(between.value), f, [from, to]) &&
          Array.from({ length: 200 }, (_, at) => f(from + ((at + 0.5) * (to - from)) / 200)).every(
            (y) => y * (isBelow ? -1 : 1) > -1e-9,
          ),
      ),
    ],
    topic: INTEGRATION,
  };
};

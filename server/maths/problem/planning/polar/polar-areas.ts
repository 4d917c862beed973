import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  power,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import type { Operator, Worked } from '../analysis/operator.ts';
import { expressionIn, isPlain, propertyOf, sidesIn } from '../working/worked.ts';
import { type PolarCurve, polarIn, THETA } from './polar-curve.ts';

const AREAS = ['polar area', 'polar area between', 'polar area to line'];

/** The area swept by r from one end to the other. */
export const polarArea: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (!asked || !AREAS.includes(asked.the) || !isPlain(goal)) return null;
  const curve = polarIn(asked.of[0], scope);
  if (!curve || goal.figures) return null;
  if (asked.the === 'polar area between' && !areEnds(asked.of.slice(1), curve.ends)) return null;
  if (asked.the === 'polar area to line' && !isClosedBy(asked.of[1] ?? '\\theta = 0', curve)) return null;
  const [low, high] = curve.ends;
  const f = realFunction(curve.radius ?? curve.squared, THETA);
  const [from, to] = [evaluate(low), evaluate(high)];
  // Over more than a turn it covers the same region twice.
  if (to - from > 2 * Math.PI + 1e-9) return null;
  if (
    Array.from({ length: 400 }, (_, at) => f(from + ((to - from) * (at + 0.5)) / 400)).some(
      (one) => !(one >= -1e-9),
    )
  )
    return null;
  const found = answerLine(
    `Find the area enclosed by the polar curve $r = ${curve.radius ? toLatex(curve.radius) : `\\sqrt{${toLatex(curve.squared)}}`}$ for $${toLatex(low)} \\leqslant \\theta \\leqslant ${toLatex(high)}$.`,
  );
  return found && curve.size !== null ? scaled(found, curve.size) : found;
};

/** Of a curve r = a f(θ): a² times that of r = f(θ). */
function scaled(found: Worked, size: string): Worked | null {
  const sides = expressionIn(found.answer.text);
  if (!sides || symbolsOf(sides).length > 0) return null;
  const value = exact(product(power(symbol(size), 2), sides));
  return {
    ...found,
    steps: [
      ...found.steps,
      step(
        {
          en: `With ${size} for 1 it is ${size}² times as large.`,
          zh: `把 1 换成 ${size}，面积是其 ${size}² 倍。`,
        },
        [toLatex(value)],
      ),
    ],
    answer: { text: toText(value), tex: toLatex(value) },
  };
}

/** One end lies on the line, and at the other the curve is at the pole. */
function isClosedBy(line: Term, { squared, ends }: PolarCurve): boolean {
  const isAtPole = (end: Expression) => Math.abs(evaluate(squared, { [THETA]: evaluate(end) })) < 1e-12;
  const [low, high] = ends;
  const isHalfTurn = Math.abs(evaluate(high) - evaluate(low) - Math.PI) < 1e-12;
  // From one side of the line to the other one.
  if (isHalfTurn && areEnds([line], [low])) return true;
  return [ends, ends.toReversed()].some(([one, other]) => areEnds([line], [one!]) && isAtPole(other!));
}

/** Half-lines at the ends of a curve. */
const areEnds = (lines: readonly Term[], ends: readonly Expression[]): boolean =>
  lines.every((one, at) => {
    const sides = sidesIn(one);
    return (
      sides?.[0].kind === 'symbol' &&
      sides[0].name === THETA &&
      Math.abs(evaluate(sides[1]) - evaluate(ends[at]!)) < 1e-12
    );
  });

import { inBrackets } from '../../../writing/brackets.ts';
import { realFunction, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import { rateName } from '../../../techniques/calculus/derivative-steps.ts';
import {
  assignmentIn,
  formulasOf,
  functionIn,
  type NamedFunction,
  plainText,
  pointIn,
} from '../../../reading/calculus/calculus-question.ts';
import { presentable, ruleFor } from '../../../techniques/calculus/derivative-rules.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: NamedFunction;
  kind: 'tangent' | 'normal';
  at: Expression;
  height: Expression | null;
}

const WORDS =
  /\b(?:equations?|tangents?|normals?|to|point|gradient|line|curve|at)\b|切线|法线|方程|点|\bx\s{0,9}-?\s{0,9}coordinate/giu;

/** y = x², f(x) = x² or x² alone */
const isCurve = ({ name, letter }: NamedFunction) =>
  letter === 'x' && (name === null || name === 'y' || name.endsWith('(x)'));

export const tangentNormal: Method<Parameters> = {
  id: 'tangent-normal',
  topic: '9709/p1/differentiation',

  match({ text }) {
    const plain = plainText(text);
    const [tangent, normal] = [/\btangent\b|切线/i.test(plain), /\bnormal\b|法线/i.test(plain)];
    if (tangent === normal || /\bgradient of the (?:tangent|normal)|[切法]线的?斜率/i.test(plain))
      return null;
    const formulas = formulasOf(plain, WORDS);
    if (formulas?.length !== 2) return null;
    const of = formulas.map(functionIn).find((one) => one !== null && isCurve(one));
    const rest = formulas.find((formula) => functionIn(formula) === null);
    if (!of || !rest) return null;
    const [assignment, point] = [assignmentIn(rest), pointIn(rest)];
    const kind = tangent ? 'tangent' : 'normal';
    if (point) return { of, kind, at: point[0], height: point[1] };
    return assignment?.letter === 'x' ? { of, kind, at: assignment.value, height: null } : null;
  },

  solve({ of, kind, at, height }) {
    const first = presentable(of.value, 'x', ruleFor(of.value, 'x'));
    const y = exact(substitute(of.value, 'x', at));
    if (!Number.isFinite(evaluate(y))) return null;
    if (height && Math.abs(evaluate(height) - evaluate(y)) > 1e-9) return null;
    const slope = exact(substitute(first, 'x', at));
    if (!Number.isFinite(evaluate(slope))) return null;
    const isLevel = Math.abs(evaluate(slope)) < 1e-12;
    const rate = rateName(of).tex;
    const steps: Step[] = [
      step({ en: 'Differentiate.', zh: '求导。' }, [`${rate} = ${toLatex(first)}`], ['M1']),
      step(
        { en: 'Find the point and the gradient there.', zh: '求该点及该点处的斜率。' },
        [`x = ${toLatex(at)}: \\quad y = ${toLatex(y)}, \\quad ${rate} = ${toLatex(slope)}`],
        ['A1'],
      ),
    ];
    const title =
      kind === 'tangent'
        ? { en: 'Tangent to a curve', zh: '曲线的切线' }
        : { en: 'Normal to a curve', zh: '曲线的法线' };
    if (kind === 'normal' && isLevel) {
      steps.push(
        step(
          { en: 'The tangent is horizontal, so the normal is vertical.', zh: '切线水平，所以法线竖直。' },
          [`x = ${toLatex(at)}`],
          ['M1', 'A1'],
        ),
      );
      return { title, steps, answer: { text: `x = ${toText(at)}`, tex: `x = ${toLatex(at)}` } };
    }
    const m = kind === 'tangent' ? slope : exact(quotient(number(-1), slope));
    if (kind === 'normal')
      steps.push(
        step(
          {
            en: 'The normal is perpendicular: take the negative reciprocal.',
            zh: '法线与切线垂直：取负倒数。',
          },
          [`m = ${toLatex(m)}`],
          ['M1'],
          {
            en: 'The product of the gradients of perpendicular lines is −1.',
            zh: '互相垂直的两直线斜率之积为 −1。',
          },
        ),
      );
    const intercept = exact(difference(y, product(m, at)));
    const right = sum(exact(product(m, symbol('x'))), intercept);
    steps.push(
      step(
        {
          en: 'Write down the equation of the line through the point with this gradient.',
          zh: '写出过该点、以此为斜率的直线方程。',
        },
        [
          `y - ${inBrackets(y)} = ${inBrackets(m)}\\left(x - ${inBrackets(at)}\\right)`,
          `y = ${toLatex(right)}`,
        ],
        kind === 'tangent' ? ['M1', 'A1'] : ['A1'],
      ),
    );
    return { title, steps, answer: { text: `y = ${toText(right)}`, tex: `y = ${toLatex(right)}` } };
  },

  /** The line passes through the point of the curve, with the slope found by differences. */
  verify({ answer }, { of, kind, at }) {
    const f = realFunction(of.value, 'x');
    const x = evaluate(at);
    const [y, slope] = [f(x), slopeAt(f, x)];
    const parsed = parse(answer.text);
    const sides = parsed.ok && parsed.statement.kind === 'relation' ? parsed.statement.sides : null;
    const along = kind === 'tangent' ? [1, slope] : [-slope, 1];
    const isOn = (times: number) => {
      const values = { x: x + times * along[0]!, y: y + times * along[1]! };
      return (
        Math.abs(evaluate(sides![0]!, values) - evaluate(sides![1]!, values)) <=
        1e-5 * Math.max(1, Math.abs(values.y))
      );
    };
    return [
      {
        name: {
          en: 'The line passes through the point, and its gradient agrees with a numerical gradient.',
          zh: '直线过该点，且斜率与差商一致。',
        },
        passed: sides !== null && [-2, -1, 0, 1, 3].every(isOn),
      },
    ];
  },
};

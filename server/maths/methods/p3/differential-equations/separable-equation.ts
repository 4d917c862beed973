import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { checkSolution } from '../../../techniques/calculus/equation-check.ts';
import {
  type DifferentialEquation,
  differentialEquationIn,
  isIsolated,
  slopeIn,
} from '../../../reading/calculus/differential-equation.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { separated, subjectOf } from '../../../techniques/calculus/separation.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  power,
  substitute,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends DifferentialEquation {
  inX: Expression;
  inY: Expression;
}

export const separableEquation: Method<Parameters> = {
  id: 'separable-equation',
  topic: '9709/p3/differential-equations',

  match({ text }) {
    const equation = differentialEquationIn(text);
    if (equation?.order !== 1 || !isIsolated(equation)) return null;
    const slope = slopeIn(equation);
    const parts = slope && separated(slope, equation.x, equation.y);
    return parts ? { ...equation, ...parts } : null;
  },

  solve({ x, y, inX, inY, conditions }) {
    const below = gathered(power(inY, -1));
    const [left, right] = [antiderivative(below, y), antiderivative(inX, x)];
    if (!left || !right) return null;
    const [ofY, ofX] = [gathered(left.value), gathered(right.value)];
    const [condition] = conditions;
    const subject = subjectOf(
      ofY,
      ofX,
      y,
      condition ? { x, at: condition.at, value: condition.value } : null,
    );
    if (!subject) return null;
    const solution = subject.value;
    const steps: Step[] = [
      step(
        { en: 'Separate the variables.', zh: '分离变量。' },
        [`${integralTex(below, y)} = ${integralTex(inX, x)}`],
        ['B1'],
        {
          en: 'Each side then contains only one variable and can be integrated.',
          zh: '这样每一边只含一个变量，可以分别积分。',
        },
      ),
      step(
        { en: 'Integrate both sides.', zh: '两边积分。' },
        [`${toLatex(ofY)} = ${toLatex(ofX)} + c`],
        ['M1', 'A1'],
      ),
    ];
    if (condition) {
      const c = exact(difference(substitute(ofY, y, condition.value), substitute(ofX, x, condition.at)));
      if (!Number.isFinite(evaluate(c))) return null;
      steps.push(
        step(
          { en: 'Use the condition to find the constant.', zh: '用条件求常数。' },
          [
            `${x} = ${toLatex(condition.at)},\\; ${y} = ${toLatex(condition.value)}: \\quad c = ${toLatex(c)}`,
            `${toLatex(ofY)} = ${toLatex(gathered(sum(ofX, c)))}`,
          ],
          ['M1'],
        ),
      );
    }
    steps.push(
      step(
        condition ? { en: 'Make the function the subject.', zh: '解出未知函数。' } : subject.say,
        [`${y} = ${toLatex(solution)}`],
        ['A1'],
      ),
    );
    return {
      title: { en: 'Separable differential equation', zh: '可分离变量的微分方程' },
      steps,
      answer: { text: `${y} = ${toText(solution)}`, tex: `${y} = ${toLatex(solution)}` },
    };
  },

  verify: ({ answer }, equation) => checkSolution(answer, equation),
};

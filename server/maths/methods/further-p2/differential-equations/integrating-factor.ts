import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { inBrackets } from '../../../writing/brackets.ts';
import { checkSolution } from '../../../techniques/calculus/equation-check.ts';
import {
  type DifferentialEquation,
  differentialEquationIn,
  isIsolated,
  partsOfEquation,
} from '../../../reading/calculus/differential-equation.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { exponentialOf } from '../../../techniques/calculus/separation.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import {
  difference,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends DifferentialEquation {
  /** dy/dx + p y = q */
  p: Expression;
  q: Expression;
}

export const integratingFactor: Method<Parameters> = {
  id: 'integrating-factor',
  topic: '9231/p2/differential-equations',

  match({ text }) {
    const equation = differentialEquationIn(text);
    if (equation?.order !== 1 || isIsolated(equation)) return null;
    const { before, rest } = partsOfEquation(equation);
    const [beforeY, rate] = before as [Expression, Expression];
    if (
      [beforeY, rate].some((one) => has(one, equation.y) || has(one, 'rate_1')) ||
      (beforeY.kind === 'number' && beforeY.value.n === 0n)
    )
      return null;
    const free = substitute(rest, equation.y, number(0));
    return {
      ...equation,
      p: gathered(quotient(beforeY, rate)),
      q: gathered(quotient(expanded({ kind: 'negative', of: free }), rate)),
    };
  },

  solve({ p, q, x, y, conditions }) {
    const sumOfP = antiderivative(p, x);
    if (!sumOfP) return null;
    const factor = exponentialOf(gathered(sumOfP.value));
    const right = gathered(product(factor, q));
    const primitive = antiderivative(right, x) ?? antiderivative(expanded(right), x);
    if (!primitive) return null;
    const whole = gathered(primitive.value);
    const [condition] = conditions;
    const constant = condition
      ? exact(
          difference(
            product(condition.value, substitute(factor, x, condition.at)),
            substitute(whole, x, condition.at),
          ),
        )
      : symbol('C');
    const inverse = gathered(power(factor, -1));
    const solution = gathered(sum(expanded(product(whole, inverse)), product(constant, inverse)));
    const [rate, tex] = [`\\frac{\\mathrm{d}${y}}{\\mathrm{d}${x}}`, toLatex(factor)];
    const steps: Step[] = [
      step(
        { en: 'Write the equation in the standard form.', zh: '写成标准形式。' },
        [`${rate} + ${inBrackets(p)}${y} = ${toLatex(q)}`],
        ['B1'],
      ),
      step(
        { en: 'Find the integrating factor.', zh: '求积分因子。' },
        [`\\mathrm{e}^{${integralTex(p, x)}} = ${tex}`],
        ['M1', 'A1'],
        {
          en: 'It makes the left-hand side the derivative of a product.',
          zh: '它使左边成为某个乘积的导数。',
        },
      ),
      step(
        { en: 'Multiply by it and integrate both sides.', zh: '两边乘以积分因子并积分。' },
        [
          `\\frac{\\mathrm{d}}{\\mathrm{d}${x}}\\left(${toLatex(gathered(product(factor, symbol(y))))}\\right) = ${toLatex(right)}`,
          `${toLatex(gathered(product(factor, symbol(y))))} = ${toLatex(whole)} + C`,
        ],
        ['M1', 'A1'],
      ),
    ];
    if (condition)
      steps.push(
        step(
          { en: 'Use the condition to find the constant.', zh: '用条件求常数。' },
          [
            `${x} = ${toLatex(condition.at)},\\; ${y} = ${toLatex(condition.value)}: \\quad C = ${toLatex(constant)}`,
          ],
          ['M1'],
        ),
      );
    steps.push(
      step(
        { en: 'Make the function the subject.', zh: '解出未知函数。' },
        [`${y} = ${toLatex(solution)}`],
        ['A1'],
      ),
    );
    return {
      title: { en: 'First-order linear equation', zh: '一阶线性微分方程' },
      steps,
      answer: { text: `${y} = ${toText(solution)}`, tex: `${y} = ${toLatex(solution)}` },
    };
  },

  verify: ({ answer }, equation) => checkSolution(answer, equation),
};

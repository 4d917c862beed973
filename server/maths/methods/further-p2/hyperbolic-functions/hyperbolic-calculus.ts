import { type DerivativeAsked, derivativeAskedBy } from '../../../techniques/calculus/derivative-question.ts';
import {
  chainSteps,
  checkDerivative,
  derivativeSolution,
  productSteps,
  quotientSteps,
  termLines,
} from '../../../techniques/calculus/derivative-steps.ts';
import { type IntegralAsked, integralAsked } from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

type Asked = { differentiate: DerivativeAsked } | { integrate: IntegralAsked };

export const hyperbolicCalculus: Method<Asked> = {
  id: 'hyperbolic-calculus',
  topic: '9231/p2/hyperbolic-functions',

  match(question) {
    const differentiate = derivativeAskedBy(question, 'hyperbolic');
    if (differentiate) return { differentiate };
    const integrate = integralAsked(question);
    return integrate?.kind === 'hyperbolic' ? { integrate } : null;
  },

  solve(asked) {
    if ('integrate' in asked)
      return integralSolution(asked.integrate, {
        en: 'Integration with hyperbolic functions',
        zh: '双曲函数的积分',
      });
    const { differentiate } = asked;
    return derivativeSolution(
      differentiate,
      'hyperbolic',
      { en: 'Differentiating hyperbolic functions', zh: '双曲函数求导' },
      workingOf(differentiate),
    );
  },

  verify: (solution, asked) =>
    'integrate' in asked
      ? checkIntegral(solution, asked.integrate)
      : checkDerivative(solution, asked.differentiate),
};

function workingOf(asked: DerivativeAsked): Step[] {
  const named = [...quotientSteps(asked), ...productSteps(asked)];
  const steps = named.length > 0 ? named : chainSteps(asked);
  if (steps.length > 0) return steps;
  return [
    step(
      {
        en: 'Differentiate from the list; the signs differ from those of sin and cos.',
        zh: '按公式求导；符号与 sin、cos 不同。',
      },
      termLines(asked.value, asked.letter),
      ['M1'],
    ),
  ];
}

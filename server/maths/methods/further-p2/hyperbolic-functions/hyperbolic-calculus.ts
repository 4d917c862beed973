import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  chainSteps,
  checkDerivative,
  derivativeSolution,
  productSteps,
  quotientSteps,
  termLines,
} from '../../../techniques/calculus/derivative-steps.ts';
import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

type Parameters = { differentiate: DerivativeQuestion } | { integrate: IntegralQuestion };

export const hyperbolicCalculus: Method<Parameters> = {
  id: 'hyperbolic-calculus',
  topic: '9231/p2/hyperbolic-functions',

  match(question) {
    const differentiate = derivativeQuestionFor(question, 'hyperbolic');
    if (differentiate) return { differentiate };
    const integrate = readIntegralQuestion(question);
    return integrate?.kind === 'hyperbolic' ? { integrate } : null;
  },

  solve(parameters) {
    if ('integrate' in parameters)
      return integralSolution(parameters.integrate, {
        en: 'Integration with hyperbolic functions',
        zh: '双曲函数的积分',
      });
    const { differentiate } = parameters;
    return derivativeSolution(
      differentiate,
      'hyperbolic',
      { en: 'Differentiating hyperbolic functions', zh: '双曲函数求导' },
      workingOf(differentiate),
    );
  },

  verify: (solution, parameters) =>
    'integrate' in parameters
      ? checkIntegral(solution, parameters.integrate)
      : checkDerivative(solution, parameters.differentiate),
};

function workingOf(derivative: DerivativeQuestion): Step[] {
  const named = [...quotientSteps(derivative), ...productSteps(derivative)];
  const steps = named.length > 0 ? named : chainSteps(derivative);
  if (steps.length > 0) return steps;
  return [
    step(
      {
        en: 'Use the standard derivatives; the signs differ from those for sin and cos.',
        zh: '按公式求导；符号与 sin、cos 不同。',
      },
      termLines(derivative.value, derivative.letter),
      ['M1'],
    ),
  ];
}

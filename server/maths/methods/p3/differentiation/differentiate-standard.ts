import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  checkDerivative,
  derivativeSolution,
  termLines,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

export const differentiateStandard: Method<DerivativeQuestion> = {
  id: 'differentiate-standard',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeQuestionFor(question, 'standard'),
  solve: (derivative) =>
    derivativeSolution(derivative, 'standard', { en: 'Standard derivatives', zh: '基本求导公式' }, [
      step(
        { en: 'Differentiate term by term using the standard derivatives.', zh: '按求导公式逐项求导。' },
        termLines(derivative.value, derivative.letter),
        ['M1'],
        {
          en: 'The coefficient of the variable inside the bracket appears as a factor.',
          zh: '括号内自变量的系数要作为因数乘上。',
        },
      ),
    ]),
  verify: checkDerivative,
};

import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  quotientSteps,
  checkDerivative,
  derivativeSolution,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const differentiateQuotient: Method<DerivativeQuestion> = {
  id: 'differentiate-quotient',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeQuestionFor(question, 'quotient'),
  solve: (derivative) =>
    derivativeSolution(
      derivative,
      'quotient',
      { en: 'Quotient rule', zh: '除法法则' },
      quotientSteps(derivative),
    ),
  verify: checkDerivative,
};

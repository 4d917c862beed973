import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  productSteps,
  checkDerivative,
  derivativeSolution,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const differentiateProduct: Method<DerivativeQuestion> = {
  id: 'differentiate-product',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeQuestionFor(question, 'product'),
  solve: (derivative) =>
    derivativeSolution(
      derivative,
      'product',
      { en: 'Product rule', zh: '乘法法则' },
      productSteps(derivative),
    ),
  verify: checkDerivative,
};

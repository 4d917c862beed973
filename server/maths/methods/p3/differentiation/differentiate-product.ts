import { type DerivativeAsked, derivativeAskedBy } from '../../../techniques/calculus/derivative-question.ts';
import {
  productSteps,
  checkDerivative,
  derivativeSolution,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const differentiateProduct: Method<DerivativeAsked> = {
  id: 'differentiate-product',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeAskedBy(question, 'product'),
  solve: (derivative) =>
    derivativeSolution(
      derivative,
      'product',
      { en: 'Product rule', zh: '乘法法则' },
      productSteps(derivative),
    ),
  verify: checkDerivative,
};

import { type DerivativeAsked, derivativeAskedBy } from '../calculus/derivative-question.ts';
import { productSteps, checkDerivative, derivativeSolution } from '../calculus/derivative-steps.ts';
import type { Method } from '../method.ts';

export const differentiateProduct: Method<DerivativeAsked> = {
  id: 'differentiate-product',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeAskedBy(question, 'product'),
  solve: (asked) =>
    derivativeSolution(asked, 'product', { en: 'Product rule', zh: '乘法法则' }, productSteps(asked)),
  verify: checkDerivative,
};

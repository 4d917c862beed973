import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  chainSteps,
  checkDerivative,
  derivativeSolution,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const differentiateChain: Method<DerivativeQuestion> = {
  id: 'differentiate-chain',
  topic: '9709/p1/differentiation',
  match: (question) => derivativeQuestionFor(question, 'chain'),
  solve: (derivative) =>
    derivativeSolution(derivative, 'chain', { en: 'Chain rule', zh: '链式法则' }, chainSteps(derivative)),
  verify: checkDerivative,
};

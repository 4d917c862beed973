import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integratePartialFractions: Method<IntegralQuestion> = {
  id: 'integrate-partial-fractions',
  topic: '9709/p3/integration',
  match(question) {
    const integral = readIntegralQuestion(question);
    return integral && integral.kind === 'fractions' ? integral : null;
  },
  solve: (integral) =>
    integralSolution(integral, { en: 'Integration with partial fractions', zh: '用部分分式积分' }),
  verify: checkIntegral,
};

import { type IntegralAsked, integralAsked } from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integratePartialFractions: Method<IntegralAsked> = {
  id: 'integrate-partial-fractions',
  topic: '9709/p3/integration',
  match(question) {
    const asked = integralAsked(question);
    return asked && asked.kind === 'fractions' ? asked : null;
  },
  solve: (asked) =>
    integralSolution(asked, { en: 'Integration with partial fractions', zh: '用部分分式积分' }),
  verify: checkIntegral,
};

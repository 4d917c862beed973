import { type IntegralAsked, integralAsked } from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const definiteIntegral: Method<IntegralAsked> = {
  id: 'definite-integral',
  topic: '9709/p1/integration',
  match(question) {
    const asked = integralAsked(question);
    return asked && asked.limits && (asked.kind === 'power' || asked.kind === 'parts') ? asked : null;
  },
  solve: (asked) => integralSolution(asked, { en: 'Definite integral', zh: '定积分' }),
  verify: checkIntegral,
};

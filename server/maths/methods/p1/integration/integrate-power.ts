import { type IntegralAsked, integralAsked } from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integratePower: Method<IntegralAsked> = {
  id: 'integrate-power',
  topic: '9709/p1/integration',
  match(question) {
    const asked = integralAsked(question);
    return asked && asked.kind === 'power' && !asked.limits ? asked : null;
  },
  solve: (asked) =>
    integralSolution(asked, { en: 'Integration by reversing differentiation', zh: '逆用求导法则积分' }),
  verify: checkIntegral,
};

import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integratePower: Method<IntegralQuestion> = {
  id: 'integrate-power',
  topic: '9709/p1/integration',
  match(question) {
    const integral = readIntegralQuestion(question);
    return integral && integral.kind === 'power' && !integral.limits ? integral : null;
  },
  solve: (integral) =>
    integralSolution(integral, {
      en: 'Integration as the reverse of differentiation',
      zh: '逆用求导法则积分',
    }),
  verify: checkIntegral,
};

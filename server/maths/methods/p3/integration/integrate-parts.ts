import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integrateParts: Method<IntegralQuestion> = {
  id: 'integrate-parts',
  topic: '9709/p3/integration',
  match(question) {
    const integral = readIntegralQuestion(question);
    return integral && integral.kind === 'parts' && !integral.limits ? integral : null;
  },
  solve: (integral) => integralSolution(integral, { en: 'Integration by parts', zh: '分部积分法' }),
  verify: checkIntegral,
};

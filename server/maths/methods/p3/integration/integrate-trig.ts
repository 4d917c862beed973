import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const integrateTrig: Method<IntegralQuestion> = {
  id: 'integrate-trig',
  topic: '9709/p3/integration',
  match(question) {
    const integral = readIntegralQuestion(question);
    return integral && integral.kind === 'trigonometric' ? integral : null;
  },
  solve: (integral) =>
    integralSolution(integral, { en: 'Integration with trigonometric identities', zh: '用三角恒等式积分' }),
  verify: checkIntegral,
};

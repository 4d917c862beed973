import {
  type IntegralQuestion,
  readIntegralQuestion,
} from '../../../techniques/integration/integral-question.ts';
import { checkIntegral, integralSolution } from '../../../techniques/integration/integral-steps.ts';
import type { Method } from '../../../writing/method.ts';

export const definiteIntegral: Method<IntegralQuestion> = {
  id: 'definite-integral',
  topic: '9709/p1/integration',
  match(question) {
    const integral = readIntegralQuestion(question);
    return integral && integral.limits && (integral.kind === 'power' || integral.kind === 'parts')
      ? integral
      : null;
  },
  solve: (integral) => integralSolution(integral, { en: 'Definite integral', zh: '定积分' }),
  verify: checkIntegral,
};

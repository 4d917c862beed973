import { type DerivativeAsked, derivativeAskedBy } from '../../../techniques/calculus/derivative-question.ts';
import {
  checkDerivative,
  derivativeSolution,
  termLines,
} from '../../../techniques/calculus/derivative-steps.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

export const differentiateStandard: Method<DerivativeAsked> = {
  id: 'differentiate-standard',
  topic: '9709/p3/differentiation',
  match: (question) => derivativeAskedBy(question, 'standard'),
  solve: (asked) =>
    derivativeSolution(asked, 'standard', { en: 'Standard derivatives', zh: '基本求导公式' }, [
      step(
        { en: 'Differentiate term by term from the list of derivatives.', zh: '按求导公式逐项求导。' },
        termLines(asked.value, asked.letter),
        ['M1'],
        {
          en: 'A multiple of the variable inside comes out as a factor.',
          zh: '括号内自变量的系数要作为因数乘出来。',
        },
      ),
    ]),
  verify: checkDerivative,
};

import {
  type DerivativeQuestion,
  derivativeQuestionFor,
} from '../../../techniques/calculus/derivative-question.ts';
import {
  checkDerivative,
  derivativeSolution,
  termLines,
} from '../../../techniques/calculus/derivative-steps.ts';
import { asPowers, expanded } from '../../../algebra-system/normal/terms.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

export const differentiatePower: Method<DerivativeQuestion> = {
  id: 'differentiate-power',
  topic: '9709/p1/differentiation',
  match: (question) => derivativeQuestionFor(question, 'power'),
  solve(derivative) {
    const written = expanded(derivative.value);
    const powers = toLatex(asPowers(written));
    const rewritten: Step = step({ en: 'Write every term as a power.', zh: '把每一项写成幂的形式。' }, [
      powers,
    ]);
    return derivativeSolution(derivative, 'power', { en: 'Differentiating powers', zh: '幂函数求导' }, [
      ...(powers === toLatex(derivative.value) ? [] : [rewritten]),
      step(
        { en: 'Multiply by the power and reduce the power by one.', zh: '乘以指数，指数减一。' },
        termLines(written, derivative.letter),
        ['M1'],
        {
          en: 'A constant does not change, so its derivative is zero.',
          zh: '常数不变化，所以导数为零。',
        },
      ),
    ]);
  },
  verify: checkDerivative,
};

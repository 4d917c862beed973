import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { step } from '../../../writing/step.ts';

/** By what areas grow under a matrix. */
export const scaleStep = (factor: Expression) =>
  step(
    {
      en: 'The absolute value of the determinant is the scale factor of area.',
      zh: '行列式的绝对值是面积的放大倍数。',
    },
    [`|\\det| = ${toLatex(factor)}`],
  );

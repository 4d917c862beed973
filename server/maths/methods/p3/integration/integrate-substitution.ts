import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { antiderivativeSteps, integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { checkIntegral, valueBetween } from '../../../techniques/integration/integral-steps.ts';
import {
  formulasOf,
  functionIn,
  type Integral,
  integralIn,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { derivativeOf } from '../../../techniques/calculus/standard-integrals.ts';
import {
  integrandByInner,
  integrandByOuter,
  inverseAt,
} from '../../../techniques/integration/substitution.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { type Expression, substitute, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends Integral {
  /** u = g(x), or x = φ(u). */
  by: Expression;
  isInner: boolean;
  u: string;
}

const WORDS =
  /\b(?:use|using|substitution|substituting|evaluate|integral|integrate|to)\b|换元法?|代换|变换|用|令|作|积分|定积分|不定积分/giu;

export const integrateSubstitution: Method<Parameters> = {
  id: 'integrate-substitution',
  topic: '9709/p3/integration',

  match({ text }) {
    const plain = plainText(text);
    if (!/\bsubstitut|换元|代换|令/i.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS);
    const integral = formulas?.map(integralIn).find((one) => one !== null);
    const by = formulas?.map(functionIn).find((one) => one?.name);
    if (formulas?.length !== 2 || !integral || !by) return null;
    if (by.name === 'u' && by.letter === integral.letter)
      return { ...integral, by: by.value, isInner: true, u: 'u' };
    return by.name === integral.letter && integral.limits
      ? { ...integral, by: by.value, isInner: false, u: by.letter }
      : null;
  },

  solve({ integrand, letter, limits, by, isInner, u }) {
    const inU = isInner
      ? integrandByInner(by, integrand, letter)
      : integrandByOuter(by, integrand, letter, u);
    const slope = derivativeOf(by, isInner ? letter : u);
    const primitive = inU && antiderivative(inU, u);
    if (!primitive || !slope) return null;
    const [x, t] = [toLatex(symbol(letter)), toLatex(symbol(u))];
    const [above, below] = isInner ? [t, x] : [x, t];
    const steps: Step[] = [
      step(
        { en: 'Differentiate the substitution.', zh: '对代换式求导。' },
        [
          `${above} = ${toLatex(by)}, \\quad \\frac{\\mathrm{d}${above}}{\\mathrm{d}${below}} = ${toLatex(slope)}`,
        ],
        ['B1'],
      ),
    ];
    const changed = limits?.map((limit) =>
      isInner ? substitute(by, letter, limit) : inverseAt(by, u, limit),
    );
    if (changed?.includes(null)) return null;
    const ends = changed ? ((changed as Expression[]).map(exact) as [Expression, Expression]) : null;
    if (ends)
      steps.push(
        step(
          { en: 'Change the limits.', zh: '变换积分限。' },
          limits!.map((limit, index) => `${x} = ${toLatex(limit)}: \\quad ${t} = ${toLatex(ends[index]!)}`),
          ['B1'],
          {
            en: 'With limits for the new variable there is no need to substitute back.',
            zh: '新的积分限对应新变量，因此不必代回。',
          },
        ),
      );
    steps.push(
      step(
        { en: 'Replace every part, including the differential.', zh: '替换所有部分，包括微分。' },
        [`${integralTex(integrand, letter, limits)} = ${integralTex(inU!, u, ends)}`],
        ['M1', 'A1'],
      ),
      ...antiderivativeSteps(inU!, u, primitive),
    );
    const title = { en: 'Integration by substitution', zh: '换元积分法' };
    const value = gathered(primitive.value);
    if (ends) {
      const between = valueBetween(value, u, ends);
      if (!between) return null;
      return {
        title,
        steps: [...steps, between.step],
        answer: { text: toText(between.value), tex: toLatex(between.value) },
      };
    }
    const back = gathered(substitute(value, u, by));
    steps.push(
      step(
        { en: 'Write the result in terms of the original variable.', zh: '代回原变量。' },
        [`${toLatex(back)} + c`],
        ['A1'],
      ),
    );
    return { title, steps, answer: { text: `${toText(back)} + c`, tex: `${toLatex(back)} + c` } };
  },

  verify: (solution, integral) => checkIntegral(solution, integral),
};

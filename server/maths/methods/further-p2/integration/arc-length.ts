import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { arcIn } from '../../../techniques/integration/arc-question.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { valueBetween } from '../../../techniques/integration/integral-steps.ts';
import { type Arc, lengthElement, squaredElement } from '../../../techniques/integration/length-element.ts';
import { plainText } from '../../../reading/calculus/calculus-question.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

export const arcLength: Method<Arc> = {
  id: 'arc-length',
  topic: '9231/p2/integration',

  match({ text }) {
    const plain = plainText(text);
    const isLength = /\blength\b|弧长|长度/i.test(plain);
    return isLength && !/surface|rotat|旋转|circle|radians? at|angle|圆/i.test(plain) ? arcIn(plain) : null;
  },

  solve(arc) {
    const { letter, x, ends } = arc;
    const element = lengthElement(arc);
    const primitive = element && antiderivative(element, letter);
    const between = primitive && valueBetween(gathered(primitive.value), letter, ends);
    if (!between) return null;
    const t = letter === 'x' ? 'x' : toLatex({ kind: 'symbol', name: letter });
    const under = x
      ? `\\left(\\frac{\\mathrm{d}x}{\\mathrm{d}${t}}\\right)^{2} + \\left(\\frac{\\mathrm{d}y}{\\mathrm{d}${t}}\\right)^{2}`
      : '1 + \\left(\\frac{\\mathrm{d}y}{\\mathrm{d}x}\\right)^{2}';
    return {
      title: { en: 'Arc length', zh: '弧长' },
      steps: [
        step(
          { en: 'Differentiate, square and add.', zh: '求导、平方并相加。' },
          [`${under} = ${toLatex(squaredElement(arc))}`],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Take the square root and integrate along the arc.', zh: '开方后沿曲线积分。' },
          [`s = ${integralTex(element!, letter, ends)}`],
          ['M1'],
          {
            en: 'A small arc is approximately the hypotenuse of a triangle with sides dx and dy.',
            zh: '一小段弧近似为以 dx、dy 为直角边的三角形的斜边。',
          },
        ),
        between.step,
      ],
      answer: { text: toText(between.value), tex: toLatex(between.value) },
    };
  },

  /** The chords between many points of the curve. */
  verify({ answer }, { letter, x, y, ends }) {
    const [fx, fy] = [x ? realFunction(x, letter) : (at: number) => at, realFunction(y, letter)];
    const [from, to] = ends.map((end) => evaluate(end)) as [number, number];
    const value = evaluate(expression(answer.text));
    const chords = (count: number) => {
      const at = (index: number) => from + ((to - from) * index) / count;
      let total = 0;
      for (let index = 0; index < count; index += 1)
        total += Math.hypot(fx(at(index + 1)) - fx(at(index)), fy(at(index + 1)) - fy(at(index)));
      return total;
    };
    const [coarse, fine] = [chords(2000), chords(4000)];
    const better = fine + (fine - coarse) / 3;
    return [
      {
        name: {
          en: 'Adding short chords numerically gives the same length.',
          zh: '对短弦作数值求和，得到相同的长度。',
        },
        passed: Math.abs(better - value) <= 1e-6 * Math.max(1, value),
      },
    ];
  },
};

import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { arcIn } from '../../../techniques/integration/arc-question.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { valueBetween } from '../../../techniques/integration/integral-steps.ts';
import {
  type Arc,
  combineRoots,
  lengthElement,
  squaredElement,
} from '../../../techniques/integration/length-element.ts';
import { plainText } from '../../../reading/calculus/calculus-question.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  PI,
  product,
  root,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Surface {
  arc: Arc;
  axis: 'x' | 'y';
}

/** How far a point of the arc is from the axis. */
const distanceOf = ({ arc: { letter, x, y }, axis }: Surface): Expression =>
  axis === 'x' ? y : (x ?? symbol(letter));

export const surfaceOfRevolution: Method<Surface> = {
  id: 'surface-of-revolution',
  topic: '9231/p2/integration',

  match({ text }) {
    const plain = plainText(text);
    const isSurface = /\bsurface\b|表面积|旋转面/i.test(plain) && /\brotat|revol|旋转/i.test(plain);
    const axes = new Set([...plain.matchAll(/\b([xy])[- ]axis|绕 ?([xy]) ?轴/gi)].map(([, a, b]) => a ?? b));
    const axis = axes.size === 1 ? [...axes][0] : null;
    const arc = isSurface && (axis === 'x' || axis === 'y') ? arcIn(plain) : null;
    return arc && { arc, axis: axis as Surface['axis'] };
  },

  solve(surface) {
    const { arc, axis } = surface;
    const { letter, ends } = arc;
    const element = lengthElement(arc) ?? root(squaredElement(arc));
    const integrand = combineRoots(product(distanceOf(surface), element));
    const primitive = antiderivative(integrand, letter);
    const between = primitive && valueBetween(gathered(primitive.value), letter, ends);
    if (!between) return null;
    const value = exact(product(number(2), PI, between.value));
    return {
      title: { en: 'Area of a surface of revolution', zh: '旋转面的面积' },
      steps: [
        step(
          { en: 'Find the element of arc length.', zh: '求弧长微元。' },
          [
            `\\frac{\\mathrm{d}s}{\\mathrm{d}${toLatex({ kind: 'symbol', name: letter })}} = ${toLatex(element)}`,
          ],
          ['M1', 'A1'],
        ),
        step(
          {
            en: `Use the formula for the surface about the ${axis}-axis.`,
            zh: `使用绕 ${axis} 轴旋转的曲面面积公式。`,
          },
          [
            `S = 2\\pi \\int ${axis === 'x' ? 'y' : 'x'}\\,\\mathrm{d}s = 2\\pi ${integralTex(integrand, letter, ends)}`,
          ],
          ['M1'],
          {
            en: `A thin band has circumference 2π${axis === 'x' ? 'y' : 'x'} and width ds.`,
            zh: `窄带的周长为 2π${axis === 'x' ? 'y' : 'x'}，宽为 ds。`,
          },
        ),
        between.step,
        step({ en: 'Multiply by 2π.', zh: '乘以 2π。' }, [`S = ${toLatex(value)}`], ['A1']),
      ],
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },

  /** Many narrow bands of cones, from points of the curve alone. */
  verify({ answer }, { arc: { letter, x, y, ends }, axis }) {
    const [fx, fy] = [x ? realFunction(x, letter) : (at: number) => at, realFunction(y, letter)];
    const [from, to] = ends.map((end) => evaluate(end)) as [number, number];
    const far = axis === 'x' ? fy : fx;
    const value = evaluate(expression(answer.text));
    const surface = (bands: number) => {
      const at = (index: number) => from + ((to - from) * index) / bands;
      let total = 0;
      for (let index = 0; index < bands; index += 1) {
        const [a, b] = [at(index), at(index + 1)];
        total += Math.PI * Math.abs(far(a) + far(b)) * Math.hypot(fx(b) - fx(a), fy(b) - fy(a));
      }
      return total;
    };
    const [coarse, fine] = [surface(2000), surface(4000)];
    const better = fine + (fine - coarse) / 3;
    return [
      {
        name: {
          en: 'Adding narrow bands numerically gives the same area.',
          zh: '对窄带作数值求和，得到相同的面积。',
        },
        passed: Math.abs(better - value) <= 1e-5 * Math.max(1, value),
      },
    ];
  },
};

import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { hasPole, realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { valueBetween } from '../../../techniques/integration/integral-steps.ts';
import { withOneLogarithm } from '../../../techniques/integration/logarithms.ts';
import { formulasOf, plainText } from '../../../reading/calculus/calculus-question.ts';
import {
  type Boundary,
  boundaryOf,
  endsFromAxis,
  heightOf,
  subintervals,
} from '../../../techniques/integration/region.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, negative, number, sum } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends Boundary {
  height: Expression;
}

const WORDS =
  /\b[xy][- ]axis\b|\b(?:total|areas?|under|region|shaded|finite|bounded|enclosed|between|curves?|lines?|from|to|straight)\b|[xy] ?轴|所围成|围成|之间|面积|区域|图形|直线|曲线|从|到|与|以及/giu;

export const area: Method<Parameters> = {
  id: 'area',
  topic: '9709/p1/integration',

  match({ text }) {
    const plain = plainText(text);
    if (
      !/\barea\b|面积/i.test(plain) ||
      /∫|\\int(?![a-z])|trapez|梯形|polar|极坐标|rotat|revol|旋转|surface/i.test(plain)
    )
      return null;
    const formulas = formulasOf(plain, WORDS);
    const boundary = formulas && boundaryOf(formulas);
    if (!boundary) return null;
    const hasAxis = /x[- ]axis|x ?轴/i.test(plain);
    const across = [...boundary.across, ...(/y[- ]axis|y ?轴/i.test(plain) ? [number(0)] : [])];
    const height = heightOf(boundary);
    const isOne = boundary.curves.length + boundary.levels.length === 1;
    if (!height || (!isOne && hasAxis) || across.length > 2) return null;
    if (isOne && !hasAxis && across.length !== 2) return null;
    const ends = across.length === 1 ? (isOne ? endsFromAxis(height, across[0]!) : null) : across;
    return ends && { ...boundary, across: ends, height };
  },

  solve({ curves, levels, across, height }) {
    const ends = subintervals(height, across);
    const integration = antiderivative(height, 'x');
    if (!ends || !integration) return null;
    const primitive = gathered(integration.value);
    const steps: Step[] = [];
    const all = [...curves, ...levels];
    const within =
      across.length === 2 ? `,\\; ${toLatex(across[0]!)} \\leqslant x \\leqslant ${toLatex(across[1]!)}` : '';
    const crossings = ends.filter((end) => Math.abs(realFunction(height, 'x')(evaluate(end))) < 1e-9);
    if (all.length === 2)
      steps.push(
        step(
          { en: 'Find where the two graphs meet.', zh: '求两者的交点。' },
          [
            `${toLatex(all[0]!)} = ${toLatex(all[1]!)}`,
            ends.map((end) => `x = ${toLatex(end)}`).join(',\\; '),
          ],
          ['M1', 'A1'],
        ),
      );
    else if (crossings.length > 0 && (ends.length > 2 || across.length === 0))
      steps.push(
        step(
          { en: 'Find where the curve crosses the axis.', zh: '求曲线与坐标轴的交点。' },
          [`${toLatex(height)} = 0${within}`, crossings.map((end) => `x = ${toLatex(end)}`).join(',\\; ')],
          ['B1'],
        ),
      );
    const values: Expression[] = [];
    for (const [index, from] of ends.slice(0, -1).entries()) {
      const to = ends[index + 1]!;
      const isAbove = realFunction(height, 'x')((evaluate(from) + evaluate(to)) / 2) > 0;
      const upper = isAbove ? height : expanded(negative(height));
      const between = valueBetween(isAbove ? primitive : gathered(negative(primitive)), 'x', [from, to]);
      if (!between) return null;
      steps.push(
        step(
          isAbove || all.length === 2
            ? { en: 'Integrate the upper curve minus the lower one.', zh: '对上方曲线减下方曲线积分。' }
            : {
                en: 'Here the curve is below the axis: change the sign.',
                zh: '此段曲线在坐标轴下方：变号。',
              },
          [integralTex(gathered(upper), 'x', [from, to])],
          ['M1'],
          isAbove ? undefined : { en: 'An area is never negative.', zh: '面积不会为负。' },
        ),
        between.step,
      );
      values.push(between.value);
    }
    const value = values.length > 1 ? withOneLogarithm(sum(...values)) : values[0]!;
    if (values.length > 1)
      steps.push(
        step(
          { en: 'Add the parts.', zh: '各部分相加。' },
          [`${values.map((one) => toLatex(one)).join(' + ')} = ${toLatex(value)}`],
          ['A1'],
        ),
      );
    return {
      title: { en: 'Area of a region', zh: '区域的面积' },
      steps,
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },

  /** The absolute height, integrated numerically over the whole width. */
  verify({ answer }, { curves, levels, across, height }) {
    const ends = subintervals(height, across)!.map((end) => evaluate(end));
    const [upper, lower] = [...curves, ...levels].map((one) => realFunction(one, 'x'));
    const f = (x: number) => Math.abs(upper!(x) - (lower ? lower(x) : 0));
    const strips = ends.slice(1).map((to, index) => [ends[index]!, to] as const);
    const total = strips.reduce(
      (all, [from, to]) => all + (hasPole(f, from, to) ? NaN : integral(f, from, to)),
      0,
    );
    const value = evaluate(expression(answer.text));
    return [
      {
        name: { en: 'Simpson’s rule gives the same area.', zh: '辛普森法则得到相同的面积。' },
        passed: Math.abs(total - value) <= 1e-5 * Math.max(1, value),
      },
    ];
  },
};

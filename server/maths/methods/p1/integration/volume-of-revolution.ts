import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { isValueOf, valueBetween } from '../../../techniques/integration/integral-steps.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { squareOfX } from '../../../techniques/integration/inverse-square.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { formulasOf, plainText } from '../../../reading/calculus/calculus-question.ts';
import { boundaryOf, subintervals } from '../../../techniques/integration/region.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  PI,
  power,
  product,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  curves: Expression[];
  ends: Expression[];
  axis: 'x' | 'y';
}

const WORDS =
  /\b[xy][- ]axis\b|\b(?:volumes?|revolution|solid|generated|formed|obtained|region|shaded|finite|bounded|enclosed|between|under|curves?|lines?|from|to|rotated|rotation|turned|is|completely|through|about|radians|four right angles|a full turn)\b|360\s*(?:°|\^\\circ|\^\{\\circ\}|degrees)|2\s*(?:π|\\pi)\s*(?=radians)|[xy] ?轴|绕|旋转体?|一周|所得|形成|生成|区域|体积|之间|从|到|与|以及/giu;

export const volumeOfRevolution: Method<Parameters> = {
  id: 'volume-of-revolution',
  topic: '9709/p1/integration',

  match({ text }) {
    const plain = plainText(text);
    if (!/\bvolume\b|体积/i.test(plain) || !/\brotat|revol|turned|旋转/i.test(plain)) return null;
    const axis = /about (?:the )?y[- ]axis|绕 ?y ?轴/i.test(plain)
      ? 'y'
      : /about (?:the )?x[- ]axis|绕 ?x ?轴/i.test(plain)
        ? 'x'
        : null;
    const formulas = formulasOf(plain, WORDS);
    const boundary = formulas && boundaryOf(formulas);
    if (!axis || !boundary) return null;
    const { curves, across, levels } = boundary;
    if (axis === 'y')
      return curves.length === 1 && levels.length === 2 && across.length === 0
        ? { curves, ends: levels, axis }
        : null;
    const isAxisOnly = levels.every((level) => evaluate(level) === 0);
    if (!isAxisOnly || curves.length > 2 || curves.length === 0) return null;
    return curves.length === 1
      ? across.length === 2
        ? { curves, ends: across, axis }
        : null
      : across.length === 0
        ? { curves, ends: [], axis }
        : null;
  },

  solve({ curves, ends, axis }) {
    const [one, other] = curves as [Expression, Expression?];
    const steps: Step[] = [];
    let square = axis === 'y' ? squareOfX(one) : expanded(power(one, 2));
    let limits = ends;
    if (!square) return null;
    if (other) {
      const meet = subintervals(difference(one, other), []);
      if (meet?.length !== 2 || !isOnOneSide(one, other, meet)) return null;
      limits = meet;
      const [middle] = [(evaluate(meet[0]!) + evaluate(meet[1]!)) / 2];
      const rest = expanded(difference(power(one, 2), power(other, 2)));
      square = evaluate(rest, { x: middle! }) > 0 ? rest : expanded({ kind: 'negative', of: rest });
      steps.push(
        step(
          { en: 'Find where the curves meet.', zh: '求两曲线的交点。' },
          [`${toLatex(one)} = ${toLatex(other)}`, meet.map((end) => `x = ${toLatex(end)}`).join(',\\; ')],
          ['M1', 'A1'],
        ),
      );
    }
    const sorted = [...limits].sort((a, b) => evaluate(a) - evaluate(b)) as [Expression, Expression];
    const primitive = antiderivative(square, axis === 'y' ? 'y' : 'x');
    const letter = axis === 'y' ? 'y' : 'x';
    const between = primitive && valueBetween(gathered(primitive.value), letter, sorted);
    if (!between) return null;
    const value = exact(product(PI, between.value));
    steps.push(
      step(
        axis === 'y'
          ? { en: 'About the y-axis: write x² in terms of y.', zh: '绕 y 轴旋转：用 y 表示 x²。' }
          : { en: 'Square the distance from the axis.', zh: '求到旋转轴距离的平方。' },
        [
          axis === 'y'
            ? `x^{2} = ${toLatex(square)}`
            : `${other ? 'y_1^{2} - y_2^{2}' : 'y^{2}'} = ${toLatex(square)}`,
        ],
        ['B1'],
      ),
      step(
        { en: 'Use the formula for the volume of revolution.', zh: '使用旋转体体积公式。' },
        [`V = \\pi ${integralTex(square, letter, sorted)}`],
        ['M1'],
        {
          en: 'A thin slice is a disc of area π times the radius squared.',
          zh: '薄片是圆盘，面积为 π 乘半径的平方。',
        },
      ),
      between.step,
      step({ en: 'Multiply by π.', zh: '乘以 π。' }, [`V = ${toLatex(value)}`], ['A1']),
    );
    return {
      title: { en: 'Volume of revolution', zh: '旋转体的体积' },
      steps,
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },

  /** The discs added by numbers; about the y-axis with x found from the curve itself by bisection. */
  verify({ answer }, { curves, ends, axis }) {
    const [one, other] = curves.map((curve) => realFunction(curve, 'x'));
    const limits = (other ? subintervals(difference(curves[0]!, curves[1]!), [])! : ends)
      .map((end) => evaluate(end))
      .sort((a, b) => a - b) as [number, number];
    const square = (at: number) =>
      axis === 'y' ? inverseAt(one!, at) ** 2 : Math.abs(one!(at) ** 2 - (other ? other(at) ** 2 : 0));
    const value = evaluate(expression(answer.text)) / Math.PI;
    return [
      {
        name: {
          en: 'Adding thin discs numerically gives the same volume.',
          zh: '对薄圆盘作数值求和，得到相同的体积。',
        },
        passed: axis === 'y' ? isNear(value, simpson(square, limits)) : isValueOf(value, square, limits),
      },
    ];
  },
};

/** A region on both sides of the axis would overlap itself when rotated. */
function isOnOneSide(one: Expression, other: Expression, ends: Expression[]): boolean {
  const [f, g] = [realFunction(one, 'x'), realFunction(other, 'x')];
  const [from, to] = ends.map((end) => evaluate(end)) as [number, number];
  const signs = Array.from({ length: 101 }, (_, index) => from + ((to - from) * index) / 100).flatMap(
    (at) => [f(at), g(at)],
  );
  return signs.every((value) => value > -1e-9) || signs.every((value) => value < 1e-9);
}

const isNear = (value: number, other: number) =>
  Math.abs(value - other) <= 1e-6 * Math.max(1, Math.abs(value));

function simpson(f: (at: number) => number, [from, to]: [number, number]): number {
  const slices = 200;
  const width = (to - from) / slices;
  const inner = Array.from(
    { length: slices - 1 },
    (_, index) => (index % 2 ? 2 : 4) * f(from + (index + 1) * width),
  );
  return ((f(from) + f(to) + inner.reduce((total, each) => total + each, 0)) * width) / 3;
}

/** The x ≥ 0 where an increasing or decreasing curve has this height; NaN where it has none below 1000. */
function inverseAt(f: (x: number) => number, height: number): number {
  let [low, high] = [0, 1000];
  while (!Number.isFinite(f(low)) && low < 10) low += 1 / 64;
  const isRising = f(high) > f(low);
  if ((f(low) - height) * (f(high) - height) > 0) return Math.abs(f(low) - height) < 1e-9 ? low : NaN;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < height === isRising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

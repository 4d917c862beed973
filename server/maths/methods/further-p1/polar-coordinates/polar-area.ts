import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import { isValueOf, valueBetween } from '../../../techniques/integration/integral-steps.ts';
import {
  assignmentIn,
  formulasOf,
  functionIn,
  plainText,
  rangeIn,
} from '../../../reading/calculus/calculus-question.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  fraction,
  number,
  PI,
  power,
  product,
  symbolsOf,
  contains,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  r: Expression;
  from: Expression;
  to: Expression;
}

const WORDS =
  /\b(?:areas?|region|sector|enclosed|bounded|between|curve|polar|lines?|has|with|which|initial line|shaded)\b|极坐标|心形线|曲线|围成|面积|区域|射线|之间|上|从|到|与/giu;

export const polarArea: Method<Parameters> = {
  id: 'polar-area',
  topic: '9231/p1/polar-coordinates',

  match({ text }) {
    const plain = plainText(text).replace(/\(\s{0,9}([^()]{0,300}[≤<][^()]{0,300})\)/g, ', $1 ,');
    if (!/\barea\b|面积/i.test(plain) || !/\br\s*=/.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS);
    const curves = formulas?.map(functionIn).filter((one) => one?.name === 'r') ?? [];
    const [curve] = curves;
    if (!formulas || !curve || curves.length !== 1 || curve.letter !== 'theta') return null;
    const rest = formulas.filter((formula) => functionIn(formula)?.name !== 'r');
    const range = rest.length === 1 ? rangeIn(rest[0]!) : null;
    const [from, to] = rest.length === 2 ? rest.map(assignmentIn) : [];
    if (range?.letter === 'theta') return { r: curve.value, from: range.from, to: range.to };
    if (from?.letter === 'theta' && to?.letter === 'theta')
      return { r: curve.value, from: from.value, to: to.value };
    // A closed curve with r > 0 is traced once for θ from 0 to 2π.
    const isWhole = rest.length === 0 && /enclosed|围成/.test(plain) && isClosedAndPositive(curve.value);
    return isWhole ? { r: curve.value, from: number(0), to: product(number(2), PI) } : null;
  },

  solve({ r, from, to }) {
    const f = realFunction(r, 'theta');
    const [low, high] = [evaluate(from), evaluate(to)];
    const width = high - low;
    if (!(width > 0) || width > 2 * Math.PI + 1e-9) return null;
    const isPositive = Array.from({ length: 101 }, (_, index) => f(low + (width * index) / 100)).every(
      (value) => value > -1e-9,
    );
    if (!isPositive) return null;
    const square = expanded(product(fraction(1, 2), expanded(power(r, 2))));
    const primitive = antiderivative(square, 'theta');
    const between = primitive && valueBetween(gathered(primitive.value), 'theta', [from, to]);
    if (!between) return null;
    const value = exact(between.value);
    return {
      title: { en: 'Area in polar coordinates', zh: '极坐标下的面积' },
      steps: [
        step(
          { en: 'Use the formula for the area of a sector.', zh: '使用扇形面积公式。' },
          [`A = \\frac{1}{2} ${integralTex(power(r, 2), 'theta', [from, to])}`],
          ['M1'],
          {
            en: 'A thin sector of angle dθ has area ½r² dθ.',
            zh: '角为 dθ 的窄扇形面积为 ½r² dθ。',
          },
        ),
        step(
          {
            en: 'Square and rewrite so that each term can be integrated.',
            zh: '平方并改写成可积的形式。',
          },
          [integralTex(primitive!.way === 'identity' ? primitive!.form : square, 'theta', [from, to])],
          ['M1'],
        ),
        between.step,
      ],
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },

  verify({ answer }, { r, from, to }) {
    const f = realFunction(r, 'theta');
    const value = evaluate(expression(answer.text));
    return [
      {
        name: { en: 'Simpson’s rule gives the same area.', zh: '辛普森法则得到相同的面积。' },
        passed: isValueOf(value, (theta) => f(theta) ** 2 / 2, [evaluate(from), evaluate(to)]),
      },
    ];
  },
};

function isClosedAndPositive(r: Expression): boolean {
  const f = realFunction(r, 'theta');
  const isTrigonometric = contains(
    r,
    (part) => part.kind === 'call' && (part.name === 'sin' || part.name === 'cos'),
  );
  const isClosed = [0.1, 1.3, 2.9].every((at) => Math.abs(f(at) - f(at + 2 * Math.PI)) < 1e-9);
  const isPositive = Array.from({ length: 200 }, (_, index) => f((index * Math.PI) / 100)).every(
    (value) => value > -1e-9,
  );
  return isTrigonometric && isClosed && isPositive && symbolsOf(r).join() === 'theta';
}

import {
  asLatex,
  lastUnit,
  numberIn,
  rounded,
  shortLatex,
  THREE_FIGURES,
} from '../../../writing/rounding.ts';
import { hasPole, realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { countIn, COUNTED, PRECISION } from '../../../reading/calculus/iteration-count.ts';
import { integralTex } from '../../../techniques/integration/antiderivative-steps.ts';
import {
  formulasOf,
  type Integral,
  integralIn,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  fraction,
  number,
  product,
  quotient,
  substitute,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends Integral {
  limits: [Expression, Expression];
  strips: number;
  precision: Question['precision'];
}

const WORDS = new RegExp(
  [
    String.raw`\b(?:use|using|trapezium rule|trapezoidal rule|with|intervals?|strips?|ordinates?|equal|of width [\d.]{1,40}|estimate|approximation|approximate|to|correct|rounded|for|decimal places?|significant figures?)\b`,
    String.raw`用|取|梯形法则?|等宽|区间|小区间|估算|估计|近似值?|保留|精确到|小数|有效数字`,
    COUNTED,
    PRECISION,
  ].join('|'),
  'giu',
);

const isWidth = (width: number, [from, to]: [Expression, Expression], strips: number) =>
  Math.abs(evaluate(from) + width * strips - evaluate(to)) < 1e-9;

export const trapeziumRule: Method<Parameters> = {
  id: 'trapezium-rule',
  topic: '9709/p3/integration',

  match({ text, precision }) {
    const plain = plainText(text);
    if (!/\btrapez(?:ium|oidal) rule\b|梯形法/i.test(plain)) return null;
    const ordinates = countIn(plain, 'ordinates?|个纵坐标');
    const strips =
      countIn(plain, '(?:equal )?(?:intervals?|strips?|trapezia)|个(?:等宽)?(?:的)?(?:小?区间|梯形)') ??
      (ordinates && ordinates - 1);
    const formulas = strips && strips > 0 && strips <= 20 ? formulasOf(plain, WORDS) : null;
    const integral = formulas?.length === 1 ? integralIn(formulas[0]!) : null;
    const width = /\bof width (\d{1,40}(?:\.\d{1,40})?)/i.exec(plain)?.[1];
    if (width && integral?.limits && strips && !isWidth(Number(width), integral.limits, strips)) return null;
    return integral?.limits && strips ? { ...integral, limits: integral.limits, strips, precision } : null;
  },

  solve({ integrand, letter, limits: [from, to], strips, precision }) {
    const width = exact(quotient(difference(to, from), number(strips)));
    const places = Array.from({ length: strips + 1 }, (_, index) =>
      exact(sum(from, product(number(index), width))),
    );
    const heights = places.map((at) => substitute(integrand, letter, at));
    if (heights.some((height) => !Number.isFinite(evaluate(height)))) return null;
    // Across a pole there is no integral to estimate.
    if (hasPole(realFunction(integrand, letter), evaluate(from), evaluate(to))) return null;
    const inner = sum(...heights.slice(1, -1));
    const whole = exact(
      product(fraction(1, 2), width, sum(heights[0]!, heights.at(-1)!, product(number(2), inner))),
    );
    const value = evaluate(whole);
    const isExact =
      whole.kind === 'number' || (whole.kind === 'quotient' && whole.numerator.kind === 'number');
    const isRounded = precision !== null || !isExact;
    const text = isRounded ? rounded(value, precision ?? THREE_FIGURES) : toText(whole);
    const tex = isRounded ? asLatex(text) : toLatex(whole);
    const size = Math.max(...heights.map((height) => Math.abs(evaluate(height))));
    const shown = heights.map((height) => {
      const at = evaluate(height);
      return Math.abs(at) < 1e-12 * size ? '0' : shortLatex(at, 6);
    });
    return {
      title: { en: 'Trapezium rule', zh: '梯形法则' },
      steps: [
        step(
          { en: 'Find the width of each strip.', zh: '求每个区间的宽度。' },
          [`h = \\frac{${toLatex(to)} - ${toLatex(from)}}{${strips}} = ${toLatex(width)}`],
          ['B1'],
        ),
        step(
          { en: 'Find the ordinates.', zh: '求各纵坐标。' },
          places.map((at, index) => `${letter} = ${toLatex(at)}: \\quad y = ${shown[index]}`),
          ['M1'],
        ),
        step(
          {
            en: 'Use the rule: the end ordinates once, the others twice.',
            zh: '使用公式：两端取一次，其余取两次。',
          },
          [
            `${integralTex(integrand, letter, [from, to])} \\approx \\frac{1}{2} \\times ${toLatex(width)} \\left[${shown[0]} + ${shown.at(-1)} + 2\\left(${shown.slice(1, -1).join(' + ') || 0}\\right)\\right]`,
            `\\approx ${tex}`,
          ],
          ['M1', 'A1'],
        ),
      ],
      answer: { text, tex },
    };
  },

  /** The mean of the sums that take the left and the right end of each strip. */
  verify({ answer }, { integrand, letter, limits, strips, precision }) {
    const f = realFunction(integrand, letter);
    const [from, to] = limits.map((limit) => evaluate(limit)) as [number, number];
    const width = (to - from) / strips;
    let [left, right] = [0, 0];
    for (let strip = 0; strip < strips; strip += 1) {
      left += width * f(from + strip * width);
      right += width * f(from + (strip + 1) * width);
    }
    const value = (left + right) / 2;
    const [numerator, denominator] = answer.text.split('/');
    const shown = denominator ? Number(numerator) / Number(denominator) : numberIn(answer.text);
    const required = precision ?? THREE_FIGURES;
    const isRounded = precision !== null || answer.text === rounded(value, required);
    const slack = isRounded ? lastUnit(value, required) * 0.5000001 : 1e-9 * Math.max(1, Math.abs(value));
    return [
      {
        name: {
          en: 'The mean of the left and right rectangle sums is the same.',
          zh: '与左、右矩形和的平均值一致。',
        },
        passed: Math.abs(shown - value) <= slack,
      },
    ];
  },
};

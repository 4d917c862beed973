import {
  asLatex,
  lastUnit,
  numberIn,
  type Precision,
  rounded,
  tableValue,
} from '../../../writing/rounding.ts';
import { realFunction, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import { countIn, COUNTED, PRECISION } from '../../../reading/calculus/iteration-count.ts';
import { isPlain, formulasOf, plainText } from '../../../reading/calculus/calculus-question.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  f: Expression;
  letter: string;
  start: number;
  times: number | null;
  precision: Precision;
}

const START =
  /(?:initial (?:value|approximation)|first approximation|starting (?:value|with|from|at)|初值取?|初始值取?)?\s{0,9}(?:of\s{0,9})?(?:x\s{0,9}_?\s{0,9}\{?[01]\}?\s{0,9}=\s{0,9}|(?<=starting (?:with|from|at) )x\s{0,9}=\s{0,9}|(?<=(?:initial (?:value|approximation)|starting value|初值取?|初始值取?)\s{0,9}(?:of\s{0,9})?))(-?\d{1,40}(?:\.\d{1,40})?)/iu;
const WORDS = new RegExp(
  [
    String.raw`\b(?:use|using|apply|newton[- ]raphson|newton['’]?s?|method|formula|starting|initial|first|approximation|root|to|on|solve|correct|rounded|near|with|iterations?|find|decimal places?|significant figures?|it)\b`,
    String.raw`用|取|牛顿(?:[-–—·]?拉弗森|[-–]?拉夫逊)?法?|初值|初始值|迭代|根|精确到|保留|解`,
    COUNTED,
    PRECISION,
  ].join('|'),
  'giu',
);
const MAX_STEPS = 30;

export const newtonRaphson: Method<Parameters> = {
  id: 'newton-raphson',
  topic: '9709/p3/numerical-solution-of-equations',

  match({ text, precision }) {
    const plain = plainText(text);
    if (!/newton|牛顿/i.test(plain) || !precision) return null;
    const start = START.exec(plain);
    const formulas = start ? formulasOf(plain.replace(START, ' , '), WORDS) : null;
    const parsed = formulas?.length === 1 ? parse(formulas[0]!) : null;
    if (!parsed?.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
      return null;
    const [left, right] = parsed.statement.sides as [Expression, Expression];
    const letters = symbolsOf({ kind: 'sum', terms: [left, right] });
    if (letters.length !== 1 || !isPlain(left) || !isPlain(right)) return null;
    return {
      f: difference(left, right),
      letter: letters[0]!,
      start: Number(start![1]),
      times: countIn(plain, 'iterations?|次迭代'),
      precision,
    };
  },

  solve({ f, letter, start, times, precision }) {
    const slope = gathered(differentiate(f, letter));
    const values = iterates(realFunction(f, letter), realFunction(slope, letter), start, times);
    if (!values) return null;
    const text = rounded(values.at(-1)!, precision);
    const tex = `${letter} = ${asLatex(text)}`;
    const digits = precision.digits + 2;
    return {
      title: { en: 'Newton–Raphson method', zh: '牛顿–拉弗森法' },
      steps: [
        step(
          {
            en: 'Write the equation as f(x) = 0 and differentiate.',
            zh: '把方程写成 f(x) = 0 并求导。',
          },
          [`f(${letter}) = ${toLatex(gathered(f))}`, `f'(${letter}) = ${toLatex(slope)}`],
          ['B1'],
        ),
        step(
          { en: 'Use the iteration formula.', zh: '使用迭代公式。' },
          [`${letter}_{n+1} = ${letter}_n - \\frac{f(${letter}_n)}{f'(${letter}_n)}`],
          ['M1'],
          {
            en: 'The tangent at one approximation meets the axis at the next.',
            zh: '在近似值处作切线，它与坐标轴的交点就是下一个近似值。',
          },
        ),
        step(
          { en: 'Iterate from the given initial value.', zh: '从给定的初值开始迭代。' },
          [start, ...untilRepeated(values, digits)].map(
            (value, index) => `${letter}_{${index}} = ${index === 0 ? value : tableValue(value, digits)}`,
          ),
          ['M1'],
        ),
        step({ en: 'Round to the required accuracy.', zh: '按要求的精确度取近似值。' }, [tex], ['A1']),
      ],
      answer: { text: `${letter} = ${text}`, tex },
    };
  },

  /** A root is confirmed by a change of sign; single steps are repeated with a numerical derivative. */
  verify({ answer }, { f, letter, start, times, precision }) {
    const value = realFunction(f, letter);
    const shown = numberIn(answer.text.split('=')[1]!);
    const unit = lastUnit(shown, precision);
    if (times === null) {
      const [low, high] = [value(shown - unit / 2), value(shown + unit / 2)];
      return [
        {
          name: {
            en: 'The function changes sign within the rounding interval.',
            zh: '函数在舍入区间内变号。',
          },
          passed: low * high < 0,
        },
      ];
    }
    let at = start;
    for (let round = 0; round < times; round += 1) at -= value(at) / slopeAt(value, at);
    return [
      {
        name: {
          en: 'Iterating with numerical gradients gives the same value.',
          zh: '用差商作斜率迭代得到相同的值。',
        },
        passed: Math.abs(at - shown) <= unit * 0.501,
      },
    ];
  },
};

function iterates(
  f: (x: number) => number,
  slope: (x: number) => number,
  start: number,
  times: number | null,
): number[] | null {
  const values: number[] = [];
  for (let at = start, round = 0; round < (times ?? MAX_STEPS); round += 1) {
    const next = at - f(at) / slope(at);
    if (!Number.isFinite(next)) return null;
    values.push(next);
    if (times === null && Math.abs(next - at) < 1e-11 * Math.max(1, Math.abs(next))) return values;
    at = next;
  }
  return times === null ? null : values;
}

/** Up to the first value that is repeated in the digits shown. */
function untilRepeated(values: number[], digits: number): number[] {
  const last = values.findIndex(
    (value, index) => index > 0 && tableValue(value, digits) === tableValue(values[index - 1]!, digits),
  );
  return last < 0 ? values : values.slice(0, last + 1);
}

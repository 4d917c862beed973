import { countIn, COUNTED } from '../../../reading/calculus/iteration-count.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { formulasOf, functionIn, plainText } from '../../../reading/calculus/calculus-question.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  power,
  product,
  quotient,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: Expression;
  letter: string;
  /** The highest power, or how many terms that are not zero. */
  degree: number | null;
  count: number | null;
}

const WORDS = new RegExp(
  [
    String.raw`\b(?:first )?(?:one|two|three|four|five|six|\d) (?:non-?zero )?terms\b|\b(?:maclaurin(?:['’]s)?|series|expansion|expand|first|non-?zero|terms?|up to and including|up to|as far as|including|(?:in )?ascending powers of [a-z]|using|use)\b`,
    String.raw`麦克劳林|级数|展开式?|前|非零|项|到|直到|含|的|升幂`,
    COUNTED,
  ].join('|'),
  'giu',
);
const DEGREE =
  /(?:up to|as far as|including|through|到|直到)[^=]{0,300}?\b([a-z])\s{0,9}(?:\^\s{0,9}\{?(\d)\}?|([²³⁴⁵⁶]))/iu;
const RAISED = '²³⁴⁵⁶';
const MAX_DEGREE = 8;

export const maclaurin: Method<Parameters> = {
  id: 'maclaurin',
  topic: '9231/p2/differentiation',

  match({ text }) {
    const plain = plainText(text);
    if (!/maclaurin|麦克劳林/i.test(plain)) return null;
    const highest = DEGREE.exec(plain);
    const degree = highest ? Number(highest[2] ?? RAISED.indexOf(highest[3]!) + 2) : null;
    const count = countIn(plain, 'non-?zero terms|terms|个?非零项');
    if ((degree === null) === (count === null) || (degree ?? count!) > MAX_DEGREE) return null;
    const formulas = formulasOf(plain, WORDS);
    const functions = formulas?.map(functionIn) ?? [];
    const [of, last] = functions;
    const isPower =
      !last ||
      (last.value.kind === 'power' && last.value.base.kind === 'symbol' && last.letter === of?.letter);
    return of && functions.length === (degree === null ? 1 : 2) && isPower
      ? { of: of.value, letter: of.letter, degree, count }
      : null;
  },

  solve({ of, letter, degree, count }) {
    const at: Expression[] = [];
    const lines: string[] = [];
    let derivative = of;
    for (let order = 0; order <= (degree ?? 2 * MAX_DEGREE); order += 1) {
      const value = exact(substitute(derivative, letter, number(0)));
      if (!Number.isFinite(evaluate(value))) return null;
      at.push(value);
      lines.push(
        `f${order > 3 ? `^{(${order})}` : "'".repeat(order)}(${letter}) = ${toLatex(derivative)}, \\quad f${order > 3 ? `^{(${order})}` : "'".repeat(order)}(0) = ${toLatex(value)}`,
      );
      if (count !== null && at.filter((one) => evaluate(one) !== 0).length === count) break;
      derivative = gathered(differentiate(derivative, letter));
      if (toText(derivative).length > 1500) return null;
    }
    if (count !== null && at.filter((one) => evaluate(one) !== 0).length < count) return null;
    const terms = at.map((value, order) =>
      exact(product(quotient(value, number(factorial(order))), power(symbol(letter), order))),
    );
    const series: Expression = {
      kind: 'sum',
      terms: terms.filter((term) => !(term.kind === 'number' && term.value.n === 0n)),
    };
    if (series.terms.length === 0) return null;
    const written = series.terms.length === 1 ? series.terms[0]! : series;
    return {
      title: { en: 'Maclaurin series', zh: '麦克劳林级数' },
      steps: [
        step(
          { en: 'Differentiate repeatedly and evaluate at 0.', zh: '逐次求导，并求在 0 处的值。' },
          lines,
          ['M1', 'A1'],
        ),
        step(
          { en: 'Use the series.', zh: '代入级数公式。' },
          [`f(${letter}) = f(0) + f'(0)${letter} + \\frac{f''(0)}{2!}${letter}^{2} + \\cdots`],
          ['M1'],
          {
            en: 'The series has the same derivatives at 0 as the function.',
            zh: '级数与函数在 0 处的各阶导数相同。',
          },
        ),
        step(
          { en: 'Write the terms.', zh: '写出各项。' },
          [`f(${letter}) = ${toLatex(written)} + \\cdots`],
          ['A1'],
        ),
      ],
      answer: { text: toText(written), tex: `${toLatex(written)} + \\cdots` },
    };
  },

  /** The remainder shrinks as fast as the next power. */
  verify({ answer }, { of, letter, degree, count }) {
    const shown = expression(answer.text);
    const [f, series] = [realFunction(of, letter), realFunction(shown, letter)];
    const shownDegree = degree ?? highestPower(shown, letter);
    const remainderRatio = (x: number) => Math.abs(f(x) - series(x)) / Math.abs(x) ** (shownDegree + 0.5);
    const small = [0.08, -0.08, 0.04, -0.04].map((x) => [remainderRatio(x), remainderRatio(x / 2)] as const);
    const noise = (x: number) => (1e-14 * 100) / x ** (shownDegree + 0.5);
    const isRight = small.every(([far, near]) => Number.isFinite(far) && near <= far * 0.8 + noise(0.02));
    const terms = shown.kind === 'sum' ? shown.terms.length : 1;
    return [
      {
        name: {
          en: 'The remainder tends to 0 faster than the last power.',
          zh: '余项趋于 0 的速度快于最后一项的幂。',
        },
        passed: isRight && (count === null || terms === count),
      },
    ];
  },
};

function factorial(order: number): bigint {
  return order <= 1 ? 1n : BigInt(order) * factorial(order - 1);
}

function highestPower(one: Expression, letter: string): number {
  const huge = realFunction(one, letter);
  return Math.round(Math.log10(Math.abs(huge(1e6) / huge(1e5))));
}

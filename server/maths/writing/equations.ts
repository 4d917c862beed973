import { rounded, THREE_FIGURES } from './rounding.ts';
import { evaluate, type Values } from '../algebra-system/expressions/evaluate.ts';
import { type Expression, partsOf, symbol } from '../algebra-system/expressions/expression.ts';
import { toLatex } from '../algebra-system/expressions/print.ts';
import { parse } from '../algebra-system/parsing/statement.ts';
import { numberSetOf } from '../algebra-system/equivalence/number-set.ts';
import { valuesAnswer } from './answers.ts';
import type { Answer, Check } from './method.ts';
import type { Question } from '../reading/questions/question.ts';
import { zerosIn } from '../algebra-system/numeric/roots.ts';
import type { Equation } from '../reading/algebra/question-equations.ts';
import type { Root } from '../algebra-system/polynomials/root.ts';

export function equationTex({ left, right }: Equation, sign = '='): string {
  return `${toLatex(left)} ${sign} ${toLatex(right)}`;
}

export const letterTex = (letter: string) => toLatex(symbol(letter));

/** "x = 2 or x = 3", "none"; with the rounded values beside what is no plain number, or where they are asked for. */
export function rootsAnswer(letter: string, roots: Root[], question?: Question): Answer {
  const answer = valuesAnswer(
    symbol(letter),
    roots.map(({ exact }) => exact),
  );
  const precision = question?.precision ?? THREE_FIGURES;
  const shown = question?.precision ? roots : roots.filter(({ exact }) => exact.kind !== 'number');
  if (shown.length === 0) return answer;
  const decimals = shown.map(({ value }) => `${letter} ≈ ${rounded(value, precision)}`);
  return { ...answer, say: { en: decimals.join(', '), zh: decimals.join('，') } };
}

/** The numbers that an answer such as "x = 2 or x = 3" names for a letter; null where it says anything else. */
export function namedValues(text: string, letter: string): number[] | null {
  if (text === 'none') return [];
  const parsed = parse(text);
  const set = parsed.ok ? numberSetOf(parsed.statement) : null;
  return set?.letter === letter && set.intervals.every(({ from, to }) => from === to)
    ? set.intervals.map(({ from }) => from)
    : null;
}

/** How large the terms are that a value is put together from: what its rounding errors are relative to. */
function sizeOf(one: Expression, values: Values): number {
  switch (one.kind) {
    case 'sum':
    case 'negative':
      return partsOf(one).reduce((total, part) => total + sizeOf(part, values), 0);
    case 'product':
      return one.factors.reduce((total, factor) => total * sizeOf(factor, values), 1);
    case 'quotient':
      return sizeOf(one.numerator, values) / Math.abs(evaluate(one.denominator, values));
    case 'power': {
      const exponent = evaluate(one.exponent, values);
      return exponent > 0 && one.exponent.kind === 'number'
        ? sizeOf(one.base, values) ** exponent
        : Math.abs(evaluate(one, values));
    }
    case 'call':
      return one.name === 'abs' ? sizeOf(one.of, values) : Math.abs(evaluate(one, values));
    default:
      return Math.abs(evaluate(one, values));
  }
}

export function isSolvedBy({ left, right }: Equation, values: Values): boolean {
  const gap = Math.abs(evaluate(left, values) - evaluate(right, values));
  return gap <= 1e-9 * Math.max(1e-9, sizeOf(left, values) + sizeOf(right, values));
}

/** Each value put back, and none that a scan of the range finds left out. */
export function rootsChecked(
  answer: Answer,
  equation: Equation,
  letter: string,
  from: number,
  to: number,
): Check[] {
  const values = namedValues(answer.text, letter);
  const f = (x: number) =>
    evaluate(equation.left, { [letter]: x }) - evaluate(equation.right, { [letter]: x });
  const size = (x: number) =>
    sizeOf(equation.left, { [letter]: x }) + sizeOf(equation.right, { [letter]: x });
  const scanned = zerosIn(f, from, to, { size });
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-5 * Math.max(1, Math.abs(a));
  return [
    {
      name: { en: 'Each value satisfies the equation.', zh: '每个值都满足原方程。' },
      passed: values !== null && values.every((x) => isSolvedBy(equation, { [letter]: x })),
    },
    {
      name: {
        en: 'A numerical search of the range finds no other solution.',
        zh: '在范围内数值搜索，未发现其他解。',
      },
      passed: values !== null && scanned.every((zero) => values.some((x) => near(x, zero))),
    },
  ];
}

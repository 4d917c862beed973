import { wordingOf } from '../../../reading/algebra/question-equations.ts';
import { solveLinear } from '../../../algebra-system/matrices/linear-system.ts';
import { rationalIn } from '../../../reading/algebra/points-and-lines.ts';
import { countStep, listedProgression } from '../../../techniques/algebra/listed-progression.ts';
import {
  type Facts,
  patternOf,
  type Progression,
  progressionIn,
  termsOf,
  wholeNumber,
} from '../../../reading/algebra/progressions.ts';
import { bracketTex, rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { namedValues } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Answer, Method, Solution, Step } from '../../../writing/method.ts';
import {
  compare,
  minus,
  over,
  plus,
  type Rational,
  rational,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';

const WHOLE = [
  /^find sum of (?:all )?(?:integers|whole numbers|natural numbers|numbers) from # to #(?: inclusive)?$/,
  /^find ?从 # 到 # (?:的)?(?:所有)?(?:整数|自然数)(?:的|之)和$/u,
];

export const arithmeticSeries: Method<Progression> = {
  id: 'arithmetic-series',
  topic: '9709/p1/series',
  match(question) {
    const { say, formulas } = wordingOf(question);
    if (WHOLE.some((form) => form.test(say)) && formulas.length === 2) {
      const [from, to] = formulas.map(rationalIn);
      const count = from && to ? wholeNumber(plus(minus(to, from), rational(1))) : 0;
      return from && from.d === 1n && count > 1 && count < 5000
        ? {
            facts: { first: from, common: rational(1), terms: [], sums: [] },
            want: { kind: 'sum', at: count },
            isPositive: false,
          }
        : null;
    }
    return progressionIn(question, 'arithmetic') ?? listedProgression(question, 'arithmetic');
  },
  solve(progression) {
    const { facts, want } = progression;
    const title = TITLE;
    if (facts.last && facts.total && facts.first && want.kind === 'count')
      return countFromEnds(facts.first, facts.last, facts.total);
    const start = firstAndCommon(facts);
    if (!start) return null;
    const { first, common } = start;
    const steps = [...start.steps];
    const both = `a = ${rationalTex(first)},\\quad d = ${rationalTex(common)}`;
    steps.push(
      step(
        { en: 'First term and common difference', zh: '首项与公差' },
        [both],
        start.steps.length > 0 ? ['A1', 'A1'] : ['B1'],
      ),
    );
    switch (want.kind) {
      case 'both':
        return { title, steps, answer: { text: `a = ${plain(first)}, d = ${plain(common)}`, tex: both } };
      case 'first':
      case 'common':
        return {
          title,
          steps,
          answer: want.kind === 'first' ? namedAnswer('a', first) : namedAnswer('d', common),
        };
      case 'term': {
        const value = plus(first, times(rational(want.at - 1), common));
        steps.push(
          step(
            { en: 'Use the formula for a term', zh: '用通项公式' },
            [
              `u_n = a + (n - 1)d`,
              `u_{${want.at}} = ${rationalTex(first)} + ${want.at - 1} \\times ${bracketTex(common)} = ${rationalTex(value)}`,
            ],
            ['M1', 'A1'],
          ),
        );
        return { title, steps, answer: plainAnswer(value) };
      }
      case 'sum': {
        const value = sumOf(first, common, want.at);
        steps.push(
          ...countStep(progression, 'arithmetic', first, common),
          step(
            { en: 'Use the formula for the sum', zh: '用求和公式' },
            [
              'S_n = \\tfrac{n}{2}\\left(2a + (n - 1)d\\right)',
              `S_{${want.at}} = \\tfrac{${want.at}}{2}\\left(${rationalTex(times(rational(2), first))} + ${want.at - 1} \\times ${bracketTex(common)}\\right) = ${rationalTex(value)}`,
            ],
            ['M1', 'A1'],
            {
              en: 'The sum is the number of terms times the mean of the first and last terms.',
              zh: '和等于项数乘以首末两项的平均值。',
            },
          ),
        );
        return { title, steps, answer: plainAnswer(value) };
      }
      case 'count':
      case 'least': {
        const n =
          want.kind === 'least' ? leastCount(first, common, want.beyond) : countOf(facts, first, common);
        if (!n) return null;
        steps.push(countingStep(facts, want, n));
        return { title, steps, answer: namedAnswer('n', rational(n)) };
      }
      default:
        return null;
    }
  },
  /** Lists the terms and adds them one by one. */
  verify({ answer }, { facts, want, counted }) {
    const name = { en: 'Adding the terms one by one gives the same result.', zh: '逐项相加，结果相同。' };
    const start = facts.total ? null : firstAndCommon(facts);
    const [first, common] = start ? [start.first, start.common] : [];
    const values = want.kind === 'both' ? bothIn(answer.text) : [valueIn(answer.text)];
    if (!values || values.some((one) => one === null)) return [];
    const [value] = values as number[];
    const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
    if (facts.total) {
      const gap = value! > 1 ? (toNumber(facts.last!) - toNumber(facts.first!)) / (value! - 1) : 0;
      let total = 0;
      for (let index = 0; index < value!; index += 1) total += toNumber(facts.first!) + index * gap;
      return [{ name, passed: near(total, toNumber(facts.total)) }];
    }
    if (!first || !common) return [];
    const list = termsOf(
      { first, common },
      Math.max(
        want.kind === 'term' || want.kind === 'sum' ? want.at : 0,
        want.kind === 'count' || want.kind === 'least' ? value! : 0,
        ...facts.terms.map(({ at }) => at),
        ...facts.sums.map(({ count }) => count ?? 0),
        1,
      ),
      plus,
    ).map(toNumber);
    const sumOfFirst = (count: number) => list.slice(0, count).reduce((a, b) => a + b, 0);
    const fits =
      facts.terms.every(({ at, value: own }) => near(list[at - 1]!, toNumber(own))) &&
      facts.sums.every(({ count, value: own }) => count === null || near(sumOfFirst(count), toNumber(own)));
    const isRight = {
      term: () => want.kind === 'term' && near(list[want.at - 1]!, value!),
      sum: () => want.kind === 'sum' && near(sumOfFirst(want.at), value!),
      both: () => near(values[0]!, toNumber(first)) && near(values[1]!, toNumber(common)),
      first: () => near(value!, toNumber(first)),
      common: () => near(value!, toNumber(common)),
      count: () =>
        facts.last
          ? near(list[value! - 1]!, toNumber(facts.last))
          : near(sumOfFirst(value!), toNumber(facts.sums.find(({ count }) => count === null)!.value)),
      least: () =>
        want.kind === 'least' &&
        sumOfFirst(value!) > toNumber(want.beyond) &&
        Array.from({ length: value! - 1 }, (_, index) => sumOfFirst(index + 1)).every(
          (own) => own <= toNumber(want.beyond),
        ),
      infinity: () => false,
    }[want.kind]();
    const isCounted = !counted || near(list[counted.count - 1]!, toNumber(counted.last));
    return [{ name, passed: fits && isRight && isCounted }];
  },
};

const TITLE = { en: 'Arithmetic progression', zh: '等差数列' };

/** How many terms have these ends and this total. */
function countFromEnds(first: Rational, last: Rational, total: Rational): Solution | null {
  const n = over(times(rational(2), total), plus(first, last));
  if (!wholeNumber(n)) return null;
  const line = `${rationalTex(total)} = \\tfrac{n}{2}\\left(${rationalTex(first)} + ${bracketTex(last)}\\right)`;
  return {
    title: TITLE,
    steps: [
      step(
        { en: 'Use the first and last terms', zh: '用首项和末项' },
        ['S_n = \\tfrac{n}{2}(a + l)', line],
        ['M1'],
      ),
      step({ en: 'Solve', zh: '求解' }, [`n = ${rationalTex(n)}`], ['A1']),
    ],
    answer: namedAnswer('n', n),
  };
}

function countingStep(facts: Facts, want: Progression['want'], n: number): Step {
  const line =
    want.kind === 'least'
      ? `\\tfrac{n}{2}\\left(2a + (n - 1)d\\right) > ${rationalTex(want.beyond)}`
      : facts.last
        ? `a + (n - 1)d = ${rationalTex(facts.last)}`
        : `\\tfrac{n}{2}\\left(2a + (n - 1)d\\right) = ${rationalTex(facts.sums.find(({ count }) => count === null)!.value)}`;
  return step(
    { en: 'Write down the condition for n and solve it', zh: '列出关于 n 的条件并求解' },
    [line, `n = ${n}`],
    ['M1', 'A1'],
    {
      en: 'n is a number of terms, so it must be a positive integer.',
      zh: 'n 是项数，只能取正整数。',
    },
  );
}

function sumOf(first: Rational, common: Rational, n: number): Rational {
  return times(rational(n, 2), plus(times(rational(2), first), times(rational(n - 1), common)));
}

function firstAndCommon(facts: Facts): { first: Rational; common: Rational; steps: Step[] } | null {
  if (facts.list) {
    const pattern = patternOf(facts.list, 'arithmetic');
    return pattern && !facts.first && !facts.common ? { ...pattern, steps: [] } : null;
  }
  if (facts.first && facts.common) return { first: facts.first, common: facts.common, steps: [] };
  const rows: { row: Rational[]; tex: string }[] = [
    ...(facts.first
      ? [{ row: [rational(1), rational(0), facts.first], tex: `a = ${rationalTex(facts.first)}` }]
      : []),
    ...(facts.common
      ? [{ row: [rational(0), rational(1), facts.common], tex: `d = ${rationalTex(facts.common)}` }]
      : []),
    ...facts.terms.map(({ at, value }) => ({
      row: [rational(1), rational(at - 1), value],
      tex: `a + ${at - 1}d = ${rationalTex(value)}`,
    })),
    ...facts.sums.flatMap(({ count, value }) =>
      count === null
        ? []
        : [
            {
              row: [rational(count), rational((count * (count - 1)) / 2), value],
              tex: `\\tfrac{${count}}{2}(2a + ${count - 1}d) = ${rationalTex(value)}`,
            },
          ],
    ),
  ];
  const values =
    rows.length === 2
      ? solveLinear(
          rows.map(({ row }) => row),
          2,
        )
      : null;
  return (
    values && {
      first: values[0]!,
      common: values[1]!,
      steps: [
        step(
          { en: 'Write each condition in terms of a and d', zh: '用 a 和 d 表示已知条件' },
          rows.map(({ tex }) => tex),
          ['M1', 'M1'],
        ),
      ],
    }
  );
}

/** The one whole number of terms; 0 where there is none or two. */
function countOf(facts: Facts, first: Rational, common: Rational): number {
  if (facts.last)
    return common.n === 0n ? 0 : wholeNumber(plus(over(minus(facts.last, first), common), rational(1)));
  const unknownCount = facts.sums.find(({ count }) => count === null);
  if (!unknownCount || common.n === 0n) return 0;
  const roots =
    realRoots([times(rational(-2), unknownCount.value), minus(times(rational(2), first), common), common]) ??
    [];
  const whole = roots.filter(({ value }) => value > 0.5 && Math.abs(value - Math.round(value)) < 1e-9);
  return whole.length === 1 ? Math.round(whole[0]!.value) : 0;
}

function leastCount(first: Rational, common: Rational, beyond: Rational): number {
  for (let n = 1; n <= 5000; n += 1) if (compare(sumOf(first, common, n), beyond) > 0) return n;
  return 0;
}

export const plain = (value: Rational) => toText(number(value));
export function namedAnswer(letter: string, value: Rational): Answer {
  return { text: `${letter} = ${plain(value)}`, tex: `${letter} = ${rationalTex(value)}` };
}
export function plainAnswer(value: Rational): Answer {
  return { text: plain(value), tex: rationalTex(value) };
}

/** The number of "n = 13" or "13". */
export function valueIn(text: string): number | null {
  const parsed = parse(text);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  if (statement.kind === 'expression') return evaluate(statement.value);
  return statement.kind === 'relation' ? evaluate(statement.sides[1]!) : null;
}

/** The two numbers of "a = 4, d = 3". */
export function bothIn(text: string): number[] | null {
  const parts = text.split(', ').map((one) => namedValues(one, one[0]!)?.[0]);
  return parts.length === 2 && parts.every((one) => one !== undefined) ? (parts as number[]) : null;
}

import { tableValue } from '../../../writing/rounding.ts';
import { countStep, listedProgression } from '../../../techniques/algebra/listed-progression.ts';
import {
  type Facts,
  patternOf,
  type Progression,
  progressionIn,
  termsOf,
} from '../../../reading/algebra/progressions.ts';
import { bracketTex, rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { number, power, quotient } from '../../../algebra-system/expressions/expression.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import {
  absolute,
  compare,
  minus,
  opposite,
  over,
  plus,
  type Rational,
  raised,
  rational,
  sameRational,
  signOf,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { plainAnswer, bothIn, namedAnswer, plain, valueIn } from './arithmetic-series.ts';

const MOST = 400;

export const geometricSeries: Method<Progression> = {
  id: 'geometric-series',
  topic: '9709/p1/series',
  match: (question) => progressionIn(question, 'geometric') ?? listedProgression(question, 'geometric'),
  solve(progression) {
    const { facts, want, isPositive } = progression;
    const start = firstAndRatio(facts, isPositive);
    if (!start) return null;
    const { first, common } = start;
    const title = { en: 'Geometric progression', zh: '等比数列' };
    const both = `a = ${rationalTex(first)},\\quad r = ${rationalTex(common)}`;
    const steps = [
      ...start.steps,
      step(
        { en: 'First term and common ratio', zh: '首项与公比' },
        [both],
        start.steps.length > 0 ? ['A1', 'A1'] : ['B1'],
      ),
    ];
    const isOne = sameRational(common, rational(1));
    const sumRule = 'S_n = \\frac{a(1 - r^n)}{1 - r}';
    switch (want.kind) {
      case 'both':
        return { title, steps, answer: { text: `a = ${plain(first)}, r = ${plain(common)}`, tex: both } };
      case 'first':
      case 'common':
        return {
          title,
          steps,
          answer: want.kind === 'first' ? namedAnswer('a', first) : namedAnswer('r', common),
        };
      case 'term': {
        const value = times(first, raised(common, want.at - 1));
        steps.push(
          step(
            { en: 'Use the formula for a term', zh: '用通项公式' },
            [
              'u_n = ar^{n-1}',
              `u_{${want.at}} = ${rationalTex(first)} \\times ${bracketTex(common)}^{${want.at - 1}} = ${rationalTex(value)}`,
            ],
            ['M1', 'A1'],
          ),
        );
        return { title, steps, answer: plainAnswer(value) };
      }
      case 'sum': {
        if (isOne) return null;
        const value = sumOf(first, common, want.at);
        steps.push(
          ...countStep(progression, 'geometric', first, common),
          step(
            { en: 'Use the formula for the sum', zh: '用求和公式' },
            [
              sumRule,
              `S_{${want.at}} = \\frac{${rationalTex(first)}\\left(1 - ${bracketTex(common)}^{${want.at}}\\right)}{1 - ${bracketTex(common)}} = ${rationalTex(value)}`,
            ],
            ['M1', 'A1'],
          ),
        );
        return { title, steps, answer: plainAnswer(value) };
      }
      case 'infinity': {
        if (compare(absolute(common), rational(1)) >= 0) return null;
        const value = over(first, minus(rational(1), common));
        steps.push(infinityStep(first, common, value));
        return { title, steps, answer: plainAnswer(value) };
      }
      case 'count':
      case 'least': {
        const total =
          want.kind === 'least' ? want.beyond : facts.sums.find(({ count }) => count === null)?.value;
        const n = total && !isOne ? countOf(first, common, total, want.kind) : 0;
        if (!n || !total) return null;
        steps.push(countingStep({ first, common }, total, want.kind, n));
        return { title, steps, answer: namedAnswer('n', rational(n)) };
      }
    }
  },
  /** Lists the terms and adds them one by one. */
  verify({ answer }, { facts, want, isPositive }) {
    const start = firstAndRatio(facts, isPositive);
    const values = want.kind === 'both' ? bothIn(answer.text) : [valueIn(answer.text)];
    if (!start || !values || values.some((one) => one === null)) return [];
    const [value] = values as number[];
    const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
    const list = termsOf(start, want.kind === 'infinity' || facts.infinity ? 3000 : MOST, (term, ratio) =>
      rationalShort(term, ratio),
    ).map(toNumber);
    const sumOfFirst = (count: number) => list.slice(0, count).reduce((a, b) => a + b, 0);
    const fits =
      facts.terms.every(({ at, value: own }) => near(list[at - 1]!, toNumber(own))) &&
      facts.sums.every(({ count, value: own }) => count === null || near(sumOfFirst(count), toNumber(own))) &&
      (!facts.infinity ||
        Math.abs(sumOfFirst(3000) - toNumber(facts.infinity)) < 1e-6 * Math.abs(toNumber(facts.infinity)));
    const isRight = {
      term: () => want.kind === 'term' && near(list[want.at - 1]!, value!),
      sum: () => want.kind === 'sum' && near(sumOfFirst(want.at), value!),
      both: () => near(values[0]!, toNumber(start.first)) && near(values[1]!, toNumber(start.common)),
      first: () => near(value!, toNumber(start.first)),
      common: () => near(value!, toNumber(start.common)),
      count: () => near(sumOfFirst(value!), toNumber(facts.sums.find(({ count }) => count === null)!.value)),
      least: () =>
        want.kind === 'least' &&
        sumOfFirst(value!) > toNumber(want.beyond) &&
        Array.from({ length: value! - 1 }, (_, index) => sumOfFirst(index + 1)).every(
          (own) => own <= toNumber(want.beyond),
        ),
      infinity: () => Math.abs(sumOfFirst(3000) - value!) < 1e-6 * Math.abs(value!),
    }[want.kind]();
    return [
      {
        name: { en: 'Adding the terms one by one gives the same result.', zh: '逐项相加，结果相同。' },
        passed: fits && isRight,
      },
    ];
  },
};

function infinityStep(first: Rational, common: Rational, value: Rational): Step {
  return step(
    { en: 'Use the formula for the sum to infinity', zh: '用无穷和公式' },
    [
      'S_\\infty = \\frac{a}{1 - r}',
      `S_\\infty = \\frac{${rationalTex(first)}}{1 - ${bracketTex(common)}} = ${rationalTex(value)}`,
    ],
    ['M1', 'A1'],
    { en: 'It exists because |r| < 1.', zh: '因为 |r| < 1，无穷和存在。' },
  );
}

function countingStep(
  { first, common }: { first: Rational; common: Rational },
  total: Rational,
  kind: 'count' | 'least',
  n: number,
): Step {
  const sign = kind === 'least' ? '>' : '=';
  return step(
    {
      en: 'Substitute into the formula for the sum and solve for n with logarithms',
      zh: '代入求和公式，用对数求 n',
    },
    [
      `\\frac{${rationalTex(first)}\\left(1 - ${bracketTex(common)}^{n}\\right)}{1 - ${bracketTex(common)}} ${sign} ${rationalTex(total)}`,
      ...powerLine(first, common, total, kind),
      `n = ${n}`,
    ],
    ['M1', 'M1', 'A1'],
    { en: 'n is a number of terms, so it is a positive integer.', zh: 'n 是项数，所以是正整数。' },
  );
}

/** Exact while the numbers are short; sums of very many terms are compared as decimals. */
function rationalShort(term: Rational, ratio: Rational): Rational {
  const next = times(term, ratio);
  if (next.d < 10n ** 40n) return next;
  const value = toNumber(next);
  return Math.abs(value) < 1e-30 ? rational(0) : rational(BigInt(Math.round(value * 1e30)), 10n ** 30n);
}

function sumOf(first: Rational, common: Rational, n: number): Rational {
  return over(times(first, minus(rational(1), raised(common, n))), minus(rational(1), common));
}

function firstAndRatio(
  facts: Facts,
  isPositive: boolean,
): { first: Rational; common: Rational; steps: Step[] } | null {
  const { first, common, infinity, terms, list } = facts;
  if (list) {
    const pattern = patternOf(list, 'geometric');
    return pattern && !first && !common ? { ...pattern, steps: [] } : null;
  }
  if (common && signOf(common) === 0) return null;
  if (first && common) return { first, common, steps: [] };
  if (infinity && terms.length === 0 && signOf(infinity) !== 0) {
    const ratio = first ? minus(rational(1), over(first, infinity)) : common;
    const start = first ?? (common && times(infinity, minus(rational(1), common)));
    if (!ratio || !start || compare(absolute(ratio), rational(1)) >= 0) return null;
    return {
      first: start,
      common: ratio,
      steps: [
        step(
          { en: 'Substitute into the formula for the sum to infinity', zh: '代入无穷和公式' },
          [
            'S_\\infty = \\frac{a}{1 - r}',
            `${rationalTex(infinity)} = \\frac{${first ? rationalTex(first) : 'a'}}{1 - ${first ? 'r' : bracketTex(ratio)}}`,
          ],
          ['M1'],
        ),
      ],
    };
  }
  const places = [...(first ? [{ at: 1, value: first }] : []), ...terms].sort((a, b) => a.at - b.at);
  const [one, two] = places;
  if (infinity || places.some(({ value }) => signOf(value) === 0)) return null;
  if (common && one && places.length === 1)
    return {
      first: over(one.value, raised(common, one.at - 1)),
      common,
      steps: [
        step(
          { en: 'Find the first term from the known term', zh: '由已知项求首项' },
          [`ar^{${one.at - 1}} = ${rationalTex(one.value)}`],
          ['M1'],
        ),
      ],
    };
  if (common || !one || !two || places.length !== 2 || one.at === two.at) return null;
  const ratio = rootOf(over(two.value, one.value), two.at - one.at, isPositive);
  if (!ratio) return null;
  return {
    first: over(one.value, raised(ratio, one.at - 1)),
    common: ratio,
    steps: [
      step(
        { en: 'Divide one term by the other', zh: '两项相除' },
        [
          `\\frac{ar^{${two.at - 1}}}{ar^{${one.at - 1}}} = r^{${two.at - one.at}} = ${rationalTex(over(two.value, one.value))}`,
        ],
        ['M1'],
        {
          en: 'The first term cancels.',
          zh: '首项被约去。',
        },
      ),
    ],
  };
}

/** The one fraction whose power this is; an even power has two unless the terms are positive. */
function rootOf(value: Rational, index: number, isPositive: boolean): Rational | null {
  const isEven = index % 2 === 0;
  if (isEven && (signOf(value) < 0 || !isPositive)) return null;
  const normal = normalOf(power(number(absolute(value)), quotient(number(1), number(index))));
  const size = normal && rationalOf(normal);
  return size && (signOf(value) < 0 ? opposite(size) : size);
}

function countOf(first: Rational, common: Rational, target: Rational, kind: 'count' | 'least'): number {
  let [total, term] = [rational(0), first];
  for (let n = 1; n <= MOST; n += 1) {
    total = plus(total, term);
    term = times(term, common);
    if (kind === 'least' ? compare(total, target) > 0 : sameRational(total, target)) return n;
  }
  return 0;
}

/** rⁿ = … and its logarithm, where r is positive. */
function powerLine(first: Rational, common: Rational, total: Rational, kind: 'count' | 'least'): string[] {
  const value = minus(rational(1), over(times(total, minus(rational(1), common)), first));
  if (signOf(common) < 0 || signOf(value) <= 0) return [];
  const rises = compare(common, rational(1)) > 0;
  const sign = kind === 'count' ? '=' : rises ? '>' : '<';
  const after = kind === 'count' ? '=' : '>';
  const size = tableValue(Math.log(toNumber(value)) / Math.log(toNumber(common)), 2);
  return [
    `${bracketTex(common)}^{n} ${sign} ${rationalTex(value)}`,
    `n ${after} \\frac{\\ln ${bracketTex(value)}}{\\ln ${bracketTex(common)}} \\approx ${size}`,
  ];
}

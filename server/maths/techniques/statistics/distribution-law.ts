import { saysQuantity } from '../../writing/quantity.ts';
import type { Check, Method, Step } from '../../writing/method.ts';
import type { Question } from '../../reading/questions/question.ts';
import type { Text } from '../../../core/locale.ts';
import { probabilitiesIn, rangeIn } from '../../reading/statistics/events.ts';
import { asLatex, exactOrRounded, rounded, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import { inNotation, saysMore } from '../../reading/statistics/notation.ts';
import { vocabulary } from '../../reading/statistics/vocabulary.ts';
import { plainWording } from '../../reading/statistics/wording.ts';

/** A distribution on whole numbers, with its formulas as they are written. */
export interface Law {
  letter: string;
  name: string;
  from: number;
  to: number;
  chance: (k: number) => number;
  term: (k: number) => string;
  /** P(X > k) in one step, where there is a formula. */
  beyond?: (k: number) => { tex: string; value: number };
  mean: { tex: string; value: number };
  variance: { tex: string; value: number };
  /** P(X ≤ k) found by another way. */
  upTo: (k: number) => number;
}

type Moment = 'mean' | 'variance' | 'deviation';
interface Quantity {
  kind: 'event' | Moment;
  low: number;
  high: number;
  latex: string;
}

interface Parameters {
  law: Law;
  quantity: Quantity;
}

/** A question in words names its own event; else `rest` is what is asked, without the distribution. */
type Read = (
  text: string,
) =>
  | { law: Law; event: { low: number; high: number; latex: string } }
  | { law: Law; event?: never; rest: string }
  | null;

const isPlain = vocabulary('binomial poisson geometric', '二项泊松几何');

/** A method for a distribution on whole numbers: probabilities, mean, variance. */
export function lawMethod(id: string, topic: string, title: Text, read: Read): Method<Parameters> {
  return {
    id,
    topic,
    match: (question) => parametersIn(plainWording(question.text), read),
    solve({ law, quantity }, { precision }) {
      const first = step({ en: 'State the distribution.', zh: '写出分布。' }, law.name, ['B1']);
      const { steps, text } =
        quantity.kind === 'event'
          ? probabilityOf(law, quantity, precision)
          : momentOf(law, quantity.kind, precision);
      return { title, steps: [first, ...steps], answer: { text, tex: asLatex(text) } };
    },
    verify: ({ answer }, { law, quantity }, { precision }) =>
      quantity.kind === 'event'
        ? checkProbability(answer.text, law, quantity)
        : [checkMoment(answer.text, law, quantity.kind, precision)],
  };
}

function parametersIn(text: string, read: Read): Parameters | null {
  if (/approximat|hypothes|significance|近似|假设|显著/i.test(text)) return null;
  const reading = read(text);
  if (!reading) return null;
  const { law, event } = reading;
  if (event)
    return { law, quantity: { kind: 'event', low: event.low, high: event.high, latex: event.latex } };
  const rest = inNotation(reading.rest, law.letter);
  const quantity = saysMore(rest) ? null : quantityIn(rest, law);
  // "The mean number of failures" and "the mean of X²" are other means.
  if (quantity && quantity.kind !== 'event' && !isPlain(rest, [law.letter])) return null;
  return quantity && { law, quantity };
}

function momentOf(law: Law, kind: Moment, precision: Question['precision']): { steps: Step[]; text: string } {
  const { tex, value } = kind === 'mean' ? law.mean : law.variance;
  const text = exactOrRounded(kind === 'deviation' ? Math.sqrt(value) : value, precision);
  const head = kind === 'mean' ? 'E' : '\\operatorname{Var}';
  const steps = [
    step(
      { en: 'Use the formula of the distribution.', zh: '用该分布的公式。' },
      `${head}(${law.letter}) = ${tex} = ${asLatex(exactOrRounded(value))}`,
      ['M1', 'A1'],
    ),
  ];
  if (kind === 'deviation')
    steps.push(
      step(
        { en: 'The standard deviation is its square root.', zh: '标准差是方差的平方根。' },
        `\\sigma = ${asLatex(text)}`,
        ['A1'],
      ),
    );
  return { steps, text };
}

function probabilityOf(
  law: Law,
  event: Quantity,
  precision: Question['precision'],
): { steps: Step[]; text: string } {
  const text = rounded(chanceOf(law, event), precision);
  const last = step({ en: 'Evaluate.', zh: '计算。' }, `P(${event.latex}) = ${asLatex(text)}`, ['A1']);
  return { steps: [...eventSteps(law, event), last], text };
}

function checkMoment(text: string, law: Law, kind: Moment, precision: Question['precision']): Check {
  const [mean, variance] = moments(law);
  const known = kind === 'mean' ? mean : kind === 'variance' ? variance : Math.sqrt(variance);
  return {
    name: { en: 'Adding up k·P(X = k) gives the same result.', zh: '由 k·P(X = k) 求和得到相同结果。' },
    passed: exactOrRounded(known, precision) === text,
  };
}

function checkProbability(text: string, law: Law, event: Quantity): Check[] {
  const other = law.upTo(event.high) - law.upTo(event.low - 1);
  return [
    {
      name: {
        en: 'The cumulative probabilities found another way agree.',
        zh: '用另一种方法求得的累积概率一致。',
      },
      passed: Math.abs(other - chanceOf(law, event)) < 1e-10 && saysQuantity(text, other, ''),
    },
    {
      name: { en: 'The answer is a probability.', zh: '结果是一个概率。' },
      passed: other >= -1e-12 && other <= 1 + 1e-12,
    },
  ];
}

function quantityIn(text: string, { letter, from, to }: Law): Quantity | null {
  const events = probabilitiesIn(text);
  const mean = new RegExp(
    `\\bE\\s*\\(\\s*${letter}\\s*\\)|\\bmean\\b|expected value|expectation|期望|均值`,
    'i',
  ).test(text);
  const deviation = /standard deviation|标准差/i.test(text);
  const variance =
    new RegExp(`\\b(?:Var|D)\\s*\\(\\s*${letter}\\s*\\)|\\bvariance\\b|方差`, 'i').test(text) && !deviation;
  if (events.length === 0) {
    if (Number(mean) + Number(deviation) + Number(variance) !== 1 || /=\s*$/.test(text)) return null;
    return { kind: mean ? 'mean' : variance ? 'variance' : 'deviation', low: 0, high: 0, latex: '' };
  }
  const [event] = events;
  if (events.length !== 1 || mean || variance || deviation || event!.value !== null) return null;
  const range = rangeIn(event!.inner, letter);
  if (!range) return null;
  const low = Math.max(from, range.includesLow ? Math.ceil(range.low) : Math.floor(range.low) + 1);
  const high = Math.min(to, range.includesHigh ? Math.floor(range.high) : Math.ceil(range.high) - 1);
  return high < low ? null : { kind: 'event', low, high, latex: range.latex };
}

function chanceOf(law: Law, { low, high }: { low: number; high: number }): number {
  const sum = (first: number, last: number) => {
    let total = 0;
    for (let k = first; k <= last; k += 1) total += law.chance(k);
    return total;
  };
  const [first, last] = [Math.max(low, law.from), Math.min(high, law.to)];
  return Number.isFinite(last) && last - first <= 2000 ? sum(first, last) : 1 - sum(law.from, first - 1);
}

function eventSteps(law: Law, { low, high, latex }: Quantity) {
  const { letter, from, to, term, chance, beyond } = law;
  const [first, last] = [Math.max(low, from), Math.min(high, to)];
  if (beyond && last === Infinity) {
    const { tex, value } = beyond(first - 1);
    return [
      step(
        {
          en: 'More than k trials are needed when the first k all fail.',
          zh: '需要超过 k 次试验，即前 k 次全部失败。',
        },
        `P(${latex}) = ${tex} = ${working(value)}`,
        ['M1'],
      ),
    ];
  }
  if (beyond && first === from && last > from) {
    const { tex, value } = beyond(last);
    return [
      step(
        { en: 'Use the complement.', zh: '用对立事件。' },
        `P(${latex}) = 1 - ${tex} = ${working(1 - value)}`,
        ['M1'],
      ),
    ];
  }
  const direct = last - first + 1;
  const others = first - from + (Number.isFinite(to) ? to - last : last === Infinity ? 0 : Infinity);
  const list = (a: number, b: number) => Array.from({ length: b - a + 1 }, (_, index) => a + index);
  if (direct <= others) {
    const all = list(first, last);
    return [
      ...(direct > 1
        ? [
            step(
              { en: 'The values that the event allows:', zh: '事件包含的取值：' },
              `P(${latex}) = ${brief(all.map((k) => `P(${letter} = ${k})`))}`,
            ),
          ]
        : []),
      step(
        { en: 'Substitute in the formula.', zh: '代入公式。' },
        [brief(all.map(term)), brief(all.map((k) => working(chance(k))))],
        ['M1'],
      ),
    ];
  }
  const rest = [...(first > from ? list(from, first - 1) : []), ...(last < to ? list(last + 1, to) : [])];
  if (rest.length === 0)
    return [step({ en: 'Every value is included.', zh: '所有取值都满足。' }, `P(${latex}) = 1`, ['M1'])];
  return [
    step(
      { en: 'The complement has fewer values.', zh: '对立事件的取值较少。' },
      `P(${latex}) = 1 - \\left[${brief(rest.map((k) => `P(${letter} = ${k})`))}\\right]`,
      ['M1'],
      {
        en: 'The probabilities add up to 1.',
        zh: '所有概率之和为 1。',
      },
    ),
    step(
      { en: 'Substitute in the formula.', zh: '代入公式。' },
      [
        `1 - \\left[${brief(rest.map(term))}\\right]`,
        `1 - ${working(rest.reduce((total, k) => total + chance(k), 0))}`,
      ],
      ['M1'],
    ),
  ];
}

/** A long sum shows its first two terms and its last. */
const brief = (terms: string[]) =>
  terms.length > 6 ? [terms[0]!, terms[1]!, '\\dots', terms.at(-1)!].join(' + ') : terms.join(' + ');

function moments({ from, to, chance }: Law): [mean: number, variance: number] {
  let [mean, square] = [0, 0];
  for (let k = from; k <= Math.min(to, 20_000); k += 1) {
    mean += k * chance(k);
    square += k * k * chance(k);
  }
  return [mean, square - mean * mean];
}

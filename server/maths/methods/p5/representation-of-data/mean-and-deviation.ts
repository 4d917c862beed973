import type { Answer, Method } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { vocabulary } from '../../../reading/statistics/vocabulary.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

type Statistic = 'mean' | 'variance' | 'deviation' | 'median' | 'range' | 'quartiles';

/** Either the data themselves, or n with the sums of x − a and of its square. */
interface Parameters {
  data: number[] | null;
  count: number;
  sum: number;
  squares: number | null;
  from: number;
  statistic: Statistic;
  /** The mean is asked for beside it. */
  withMean: boolean;
}

/** Words for the owner or the unit of the data, which do not change the answer. */
const isPlain = vocabulary(
  'data set numbers number observations readings results items list population median range inter quartile interquartile summary summarised summarized recorded height heights mass masses weight weights length lengths time times taken age ages mark marks score scores temperature temperatures ' +
    'student students pupils people children boys girls men women workers runners players plants trees apples eggs dogs cats cars matches goals days weeks cm kg mm km seconds minutes hours years grams metres',
  '数据组这些个观测值平位四分距极总体名学生人班某成绩身高重体年龄时间克千米厘秒钟',
);
const GIVEN =
  /Σ ?(?:[a-z]|\([a-z] ?- ?[\d.]{1,20}\)) ?(?:\^\{?2\}?)? ?= ?-?[\d.]{0,20}\d|\bn ?= ?\d{1,9}|(?<![\d.])\d{1,9} ?(?=(?:values|observations|numbers|data|students|people|items|readings|个))/g;
const LIST =
  /(?<!\d)-?\d{1,40}(?:\.\d{1,40})?(?:\s{0,9}(?:,|and|和)\s{0,9}(?:and\s{1,9})?-?\d{1,40}(?:\.\d{1,40})?){2,}/g;

export const meanAndDeviation: Method<Parameters> = {
  id: 'mean-and-deviation',
  topic: '9709/p5/representation-of-data',

  match(question) {
    const text = plainWording(question.text);
    if (
      /~|P\s*\(|\btest\b|\bwhether\b|检验|是否|\bpdf\b|unbiased|sample|estimate|confidence|hypothes|f\(|grouped|frequency|combined|无偏|样本|估计|置信|频数|分组/i.test(
        text,
      )
    )
      return null;
    const request = statisticIn(text);
    if (!request) return null;
    const { statistic, withMean } = request;
    const sums = sumsIn(text);
    if (sums && !isPlain(text.replace(/\\sum|∑/g, 'Σ').replace(GIVEN, ' '), [sums.letter, 'n'])) return null;
    if (sums)
      return statistic === 'mean' ||
        ((statistic === 'variance' || statistic === 'deviation') && sums.squares !== null)
        ? { ...sums, data: null, statistic, withMean }
        : null;
    const data = dataIn(text);
    if (!data || data.length < 3) return null;
    return {
      data,
      count: data.length,
      sum: total(data),
      squares: total(data.map((x) => x * x)),
      from: 0,
      statistic,
      withMean,
    };
  },

  solve({ data, count, sum, squares, from, statistic, withMean }, { precision }) {
    const sorted = data && [...data].sort((a, b) => a - b);
    const show = (value: number) => exactOrRounded(value, precision);
    if (sorted && (statistic === 'median' || statistic === 'range' || statistic === 'quartiles'))
      return orderSolution(sorted, statistic, show);
    const mean = from + sum / count;
    const [x, subtracted] = from === 0 ? ['x', ''] : [`(x - ${from})`, `${working(from)} + `];
    const title = { en: 'Mean and standard deviation', zh: '平均数与标准差' };
    const steps = [
      ...(data
        ? [
            step(
              { en: 'Add the values and their squares.', zh: '求各数值及其平方的和。' },
              [
                `\\sum x = ${working(sum)}`,
                ...(statistic === 'mean' ? [] : [`\\sum x^{2} = ${exactOrRounded(squares!)}`]),
              ],
              ['M1'],
            ),
          ]
        : []),
      step(
        { en: 'Divide the sum by the number of values.', zh: '用总和除以个数。' },
        `\\bar{x} = ${subtracted}\\frac{\\sum ${x}}{n} = ${subtracted}\\frac{${exactOrRounded(sum)}}{${count}} = ${exactOrRounded(mean)}`,
        statistic === 'mean' ? ['M1', 'A1'] : ['B1'],
      ),
    ];
    if (statistic === 'mean') return { title, steps, answer: { text: show(mean), tex: show(mean) } };
    const variance = squares! / count - (sum / count) ** 2;
    if (variance < 0) return null;
    steps.push(
      step(
        {
          en: 'Variance: the mean of the squares less the square of the mean.',
          zh: '方差：平方的平均数减去平均数的平方。',
        },
        `\\sigma^{2} = \\frac{\\sum ${x}^{2}}{n} - \\left(\\frac{\\sum ${x}}{n}\\right)^{2} = \\frac{${exactOrRounded(squares!)}}{${count}} - \\left(\\frac{${exactOrRounded(sum)}}{${count}}\\right)^{2} = ${exactOrRounded(variance)}`,
        ['M1', 'A1'],
        from !== 0
          ? {
              en: 'Subtracting the same number from every value does not change the spread.',
              zh: '每个数据减去同一常数，离散程度不变。',
            }
          : undefined,
      ),
    );
    const text = show(statistic === 'variance' ? variance : Math.sqrt(variance));
    if (statistic === 'deviation')
      steps.push(
        step(
          { en: 'The standard deviation is its square root.', zh: '标准差是方差的平方根。' },
          `\\sigma = ${text}`,
          ['A1'],
        ),
      );
    return {
      title,
      steps,
      answer: withMean ? bothAnswer(show(mean), text, statistic) : { text, tex: text },
    };
  },

  /** By other formulas: deviations from the mean, a running mean, the count of values on each side. */
  verify({ answer }, { data, count, sum, squares, from, statistic, withMean }, { precision }) {
    const centre = from + sum / count;
    const mean = exactOrRounded(data ? recalculate(data, 'mean') : centre, precision);
    const same = (value: number) => {
      const text = exactOrRounded(value, precision);
      return (withMean ? bothAnswer(mean, text, statistic).text : text) === answer.text;
    };
    const name = {
      en: 'Calculating again from the deviations gives the same result.',
      zh: '用偏差重新计算，结果相同。',
    };
    if (data) return [{ name, passed: same(recalculate(data, statistic)) }];
    // Σ(x − x̄)² = Σ(x − a)² − n(x̄ − a)²
    const spread = squares === null ? 0 : (squares - count * (centre - from) ** 2) / count;
    return [
      {
        name,
        passed: same(
          statistic === 'mean'
            ? (from * count + sum) / count
            : statistic === 'variance'
              ? spread
              : Math.sqrt(spread),
        ),
      },
    ];
  },
};

function bothAnswer(mean: string, spread: string, statistic: Statistic): Answer {
  const name = statistic === 'variance' ? 'variance' : 'standard deviation';
  return {
    text: `mean ${mean}, ${name} ${spread}`,
    tex: `\\bar{x} = ${mean},\\quad ${statistic === 'variance' ? '\\sigma^{2}' : '\\sigma'} = ${spread}`,
  };
}

const total = (values: number[]) => values.reduce((sum, one) => sum + one, 0);

function orderSolution(
  sorted: number[],
  statistic: 'median' | 'range' | 'quartiles',
  show: (value: number) => string,
) {
  const list = step({ en: 'Put the values in order.', zh: '将数据从小到大排列。' }, sorted.join(',\\; '), [
    'M1',
  ]);
  if (statistic === 'range') {
    const text = show(sorted.at(-1)! - sorted[0]!);
    return {
      title: { en: 'Range', zh: '极差' },
      steps: [
        list,
        step(
          { en: 'Subtract the least from the greatest.', zh: '最大值减最小值。' },
          `${sorted.at(-1)} - ${sorted[0]} = ${text}`,
          ['A1'],
        ),
      ],
      answer: { text, tex: text },
    };
  }
  if (statistic === 'median') {
    const text = show(middle(sorted));
    return {
      title: { en: 'Median', zh: '中位数' },
      steps: [
        list,
        step(
          {
            en: 'Take the middle value, or halfway between the middle two.',
            zh: '取中间的数，或中间两数的平均值。',
          },
          text,
          ['A1'],
        ),
      ],
      answer: { text, tex: text },
    };
  }
  const [low, high] = quartiles(sorted);
  const text = show(high - low);
  return {
    title: { en: 'Interquartile range', zh: '四分位距' },
    steps: [
      list,
      step(
        {
          en: 'The quartiles are the medians of the lower and the upper half.',
          zh: '四分位数分别是下半部分与上半部分的中位数。',
        },
        `Q_{1} = ${show(low)},\\; Q_{3} = ${show(high)}`,
        ['M1'],
      ),
      step({ en: 'Subtract.', zh: '相减。' }, `Q_{3} - Q_{1} = ${text}`, ['A1']),
    ],
    answer: { text, tex: text },
  };
}

function middle(sorted: number[]): number {
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}

const quartiles = (sorted: number[]): [number, number] => {
  const half = Math.floor(sorted.length / 2);
  return [middle(sorted.slice(0, half)), middle(sorted.slice(-half))];
};

function recalculate(data: number[], statistic: Statistic): number {
  let [mean, spread] = [0, 0];
  for (const [index, x] of data.entries()) {
    const change = x - mean;
    mean += change / (index + 1);
    spread += change * (x - mean);
  }
  const ranked = (rank: number) =>
    data.find(
      (x) => data.filter((one) => one < x).length < rank && data.filter((one) => one <= x).length >= rank,
    )!;
  const median = (from: number, count: number) =>
    (ranked(from + Math.floor((count + 1) / 2)) + ranked(from + Math.ceil((count + 1) / 2))) / 2;
  const half = Math.floor(data.length / 2);
  switch (statistic) {
    case 'mean':
      return mean;
    case 'variance':
      return spread / data.length;
    case 'deviation':
      return Math.sqrt(spread / data.length);
    case 'median':
      return median(0, data.length);
    case 'range':
      return Math.max(...data) - Math.min(...data);
    case 'quartiles':
      return median(data.length - half, half) - median(0, half);
  }
}

function statisticIn(text: string): { statistic: Statistic; withMean: boolean } | null {
  const patterns: [Statistic, RegExp][] = [
    ['deviation', /standard deviation|标准差/i],
    ['variance', /\bvariance\b|方差/i],
    ['quartiles', /inter-?\s?quartile range|四分位距|四分位差/i],
    ['median', /\bmedian\b|中位数/i],
    ['range', /(?<!quartile )\brange\b|极差/i],
    ['mean', /\bmean\b|平均数|平均值|均值/i],
  ];
  const statistics = patterns.filter(([, pattern]) => pattern.test(text)).map(([statistic]) => statistic);
  const [statistic, other] = statistics;
  if (statistics.length === 1) return { statistic: statistic!, withMean: false };
  const isPair =
    statistics.length === 2 && other === 'mean' && (statistic === 'variance' || statistic === 'deviation');
  const isBoth =
    /mean,? (?:and|as well as) (?:the )?(?:population )?(?:variance|standard deviation)|(?:variance|standard deviation) and (?:the )?mean|(?:平均数|平均值|均值)[和与及](?:方差|标准差)|(?:方差|标准差)[和与及](?:平均数|平均值|均值)/i;
  return isPair && isBoth.test(text) ? { statistic: statistic!, withMean: true } : null;
}

/** Σx = 120, Σx² = 1600, n = 10, or the same with x − a. */
function sumsIn(
  text: string,
): { letter: string; count: number; sum: number; squares: number | null; from: number } | null {
  const plain = text
    .replace(/\\sum|∑/g, 'Σ')
    .replace(/(?:(?<!\s)\s+)?=\s*/g, '=')
    .replace(/Σ\s+/g, 'Σ');
  const first = /Σ(?:([a-z])|\(([a-z])\s*-\s*(\d+(?:\.\d+)?)\))(?![\^\w])=(-?\d+(?:\.\d+)?)/.exec(plain);
  if (!first) return null;
  const from = Number(first[3] ?? 0);
  const inside = first[1] ?? `\\(${first[2]}\\s*-\\s*${first[3]!.replace('.', '\\.')}\\)`;
  const second = new RegExp(`Σ${inside}\\^\\{?2\\}?=(\\d+(?:\\.\\d+)?)`).exec(plain);
  if (/Σ/.test(plain.replace(first[0], '').replace(second?.[0] ?? '\0', ''))) return null;
  const count =
    /\bn=(\d+)/.exec(plain)?.[1] ??
    /(?<!\d)(\d+) (?:values|observations|numbers|data|students|people|items|readings)/.exec(plain)?.[1] ??
    /(\d{1,40})\s{0,9}个(?:数据|数|值|观测值)/.exec(plain)?.[1];
  return count && Number(count) > 0
    ? {
        letter: (first[1] ?? first[2])!,
        count: Number(count),
        sum: Number(first[4]),
        squares: second ? Number(second[1]) : null,
        from,
      }
    : null;
}

/** A plain list of numbers, no other number but how many they are, and nothing else said of them. */
function dataIn(text: string): number[] | null {
  const [list, ...others] = text.match(LIST) ?? [];
  if (!list || others.length > 0) return null;
  const data = list.split(/(?:(?<!\s)\s+)?(?:,\s*and|,|and|和)\s*/).map(Number);
  const rest = text
    .replace(list, ' ')
    .replace(new RegExp(`(?<![\\d.])${data.length} ?(?=[a-z]{3}|[个名位])`), ' ')
    .replace(/\bin (?:m|g|s|°C)\b/, ' ');
  return isPlain(rest, []) ? data : null;
}

import type { Goal } from '../../schema/problem.ts';
import { DATA } from './grouped.ts';
import { shownNumber } from '../worked/show.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { contentOf, speaksOf } from '../facts/words.ts';
import type { Step } from '../../../writing/method.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** What is asked of data that are given one by one. */
export function ofLists(goal: Goal, [moment, words]: string[], model: Model): Worked | null {
  const { lists, changes } = model.data;
  if (changes.length > 0) return null;
  const meant =
    contentOf(words!).length === 0 ? lists : lists.filter((one) => speaksOf(words!, `${one.words} data`));
  const [list, other] = meant;
  if (
    !list ||
    other ||
    list.values.length < 5 ||
    !measuresOf(words!).every((one) => list.words.includes(one))
  )
    return null;
  // Of a sample, the variance may be meant as an estimate.
  if (/sample/.test(list.words) && SPREADS.has(moment!)) return null;
  const found = FINDERS[moment!]?.(list.values);
  const shown = found ? shownNumber(found.value, goal, true) : null;
  return (
    shown && {
      topic: DATA,
      steps: found!.steps,
      shown,
      value: found!.value,
      isRight: Math.abs(found!.value - found!.again) < 1e-9 * Math.max(1, Math.abs(found!.value)),
      facts: list.facts,
    }
  );
}

const SPREADS = new Set(['variance', 'standard deviation']);

/** What is measured: masses are no heights. */
const measuresOf = (words: string): string[] =>
  [
    ...words.matchAll(
      /\b(?:mass|weight|length|time|height|width|depth|age|score|mark|speed|distance|price|temperature)/g,
    ),
  ].map(([one]) => one);

interface Found {
  value: number;
  again: number;
  steps: Step[];
}

const inOrder = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The kth in order, by how many are smaller. */
const kth = (values: readonly number[], k: number): number =>
  values.find(
    (one) =>
      values.filter((other) => other < one).length < k && values.filter((other) => other <= one).length >= k,
  )!;

function middleAgain(values: readonly number[], from: number, to: number): number {
  const [low, high] = [Math.floor((from + to) / 2), Math.ceil((from + to) / 2)];
  return (kth(values, low) + kth(values, high)) / 2;
}

/** The median of the lower or of the upper half, the middle value left out. */
function quartile(values: readonly number[], isUpper: boolean): Found {
  const sorted = inOrder(values);
  const half = Math.floor(sorted.length / 2);
  const part = isUpper ? sorted.slice(sorted.length - half) : sorted.slice(0, half);
  const value = middle(part);
  const n = values.length;
  return {
    value,
    again: isUpper ? middleAgain(values, n - half + 1, n) : middleAgain(values, 1, half),
    steps: [
      step(
        isUpper
          ? {
              en: 'The upper quartile is the median of the upper half.',
              zh: '上四分位数是上半部分数据的中位数。',
            }
          : {
              en: 'The lower quartile is the median of the lower half.',
              zh: '下四分位数是下半部分数据的中位数。',
            },
        `${part.map(working).join(',\\; ')} \\;\\to\\; ${working(value)}`,
      ),
    ],
  };
}

function median(values: readonly number[]): Found {
  const sorted = inOrder(values);
  const value = middle(sorted);
  return {
    value,
    again: middleAgain(values, 1, values.length),
    steps: [
      step(
        { en: 'The median is the middle of the values in order.', zh: '中位数是排序后位于中间的值。' },
        `${sorted.map(working).join(',\\; ')} \\;\\to\\; ${working(value)}`,
      ),
    ],
  };
}

function quartileRange(values: readonly number[]): Found {
  const [low, high] = [quartile(values, false), quartile(values, true)];
  const value = high.value - low.value;
  return {
    value,
    again: high.again - low.again,
    steps: [...low.steps, ...high.steps, step({ en: 'Subtract.', zh: '相减。' }, working(value))],
  };
}

function mean(values: readonly number[]): Found {
  const sum = values.reduce((a, b) => a + b, 0);
  const value = sum / values.length;
  return {
    value,
    again: values.reduce((so, one, at) => so + (one - so) / (at + 1), 0),
    steps: [
      step(
        { en: 'The mean is the sum divided by the number of values.', zh: '平均数等于总和除以个数。' },
        `\\bar{x} = \\frac{${working(sum)}}{${values.length}} = ${working(value)}`,
      ),
    ],
  };
}

function variance(values: readonly number[]): Found {
  const centre = mean(values);
  const squares = values.reduce((total, one) => total + one ** 2, 0);
  const value = squares / values.length - centre.value ** 2;
  return {
    value,
    again: values.reduce((total, one) => total + (one - centre.again) ** 2, 0) / values.length,
    steps: [
      ...centre.steps,
      step(
        {
          en: 'The variance is the mean square less the square of the mean.',
          zh: '方差等于平方的平均数减去平均数的平方。',
        },
        `\\sigma^{2} = \\frac{${working(squares)}}{${values.length}} - ${working(centre.value)}^{2} = ${working(value)}`,
      ),
    ],
  };
}

function deviation(values: readonly number[]): Found {
  const { value, again, steps } = variance(values);
  return {
    value: Math.sqrt(value),
    again: Math.sqrt(again),
    steps: [...steps, step({ en: 'Take the root.', zh: '开方。' }, `\\sigma = ${working(Math.sqrt(value))}`)],
  };
}

export const FINDERS: Record<string, (values: readonly number[]) => Found> = {
  median,
  'lower quartile': (values) => quartile(values, false),
  'upper quartile': (values) => quartile(values, true),
  'interquartile range': quartileRange,
  mean,
  variance,
  'standard deviation': deviation,
  range: (values) => {
    const sorted = inOrder(values);
    const value = sorted.at(-1)! - sorted[0]!;
    return {
      value,
      again: Math.max(...values) - Math.min(...values),
      steps: [
        step(
          { en: 'The largest value less the smallest.', zh: '最大值减最小值。' },
          `${working(sorted.at(-1)!)} - ${working(sorted[0]!)} = ${working(value)}`,
        ),
      ],
    };
  },
};

import {
  normalQuantile,
  phi,
  studentQuantile,
  studentT,
} from '../../algebra-system/numeric/distributions.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Fact } from '../schema/problem.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { type Sample, sampleOf, varianceOf } from './sample.ts';
import type { Told } from './told.ts';

/** What a mean, or a difference of means, is estimated to be, and how it is spread. */
export interface Estimate {
  value: number;
  error: number;
  /** Of the t-distribution; null where it is normal. */
  freedom: number | null;
  /** What is estimated, as it is written. */
  name: { text: string; tex: string };
  steps: Step[];
  isSure: boolean;
}

export const quantileOf = (p: number, freedom: number | null): number =>
  freedom === null ? normalQuantile(p) : studentQuantile(p, freedom);

export const chanceBelow = (t: number, freedom: number | null): number =>
  freedom === null ? phi(t) : studentT(t, freedom);

/** The mean of one population: t of few data, and z of many or where σ is told. */
export function ofOne(sample: Sample, sigma: number | null): Estimate {
  const { size, mean, isSure } = sample;
  const spread = sigma ?? Math.sqrt(varianceOf(sample));
  return {
    value: mean,
    error: spread / Math.sqrt(size),
    freedom: sigma === null && size < 30 ? size - 1 : null,
    name: { text: 'mu', tex: '\\mu' },
    steps: [
      step(
        { en: 'Write down the sample mean and the measure of spread.', zh: '写出样本均值和离散程度。' },
        `\\bar{x} = ${working(mean)},\\quad ${sigma === null ? `s^{2} = ${working(varianceOf(sample))}` : `\\sigma = ${working(sigma)}`}`,
      ),
    ],
    isSure: isSure || sigma !== null,
  };
}

/** The mean of the differences of pairs. */
export function ofPairs(first: readonly number[], second: readonly number[]): Estimate {
  const differences = first.map((one, at) => Math.round((one - second[at]!) * 1e9) / 1e9);
  const found = ofOne(sampleOf('', null, differences), null);
  return {
    ...found,
    steps: [
      step({ en: 'Find the difference of each pair.', zh: '求每对数据的差值。' }, differences.join(',\\; ')),
      ...found.steps,
    ],
  };
}

export const pooledOf = (first: Sample, second: Sample): number =>
  (first.squares + second.squares) / (first.size + second.size - 2);

/** The difference of two means, with one variance for both or with that of each. */
export function ofTwo(
  first: Sample,
  second: Sample,
  isPooled: boolean,
  names: readonly [string, string],
): Estimate {
  const pooled = pooledOf(first, second);
  const [a, b] = [first, second].map((one) => (isPooled ? pooled : varianceOf(one))) as [number, number];
  const error = Math.sqrt(a / first.size + b / second.size);
  return {
    value: first.mean - second.mean,
    error,
    freedom: isPooled ? first.size + second.size - 2 : null,
    name: {
      text: `mu_${names[0]} - mu_${names[1]}`,
      tex: `\\mu_{${names[0]}} - \\mu_{${names[1]}}`,
    },
    steps: [
      isPooled
        ? step(
            {
              en: 'Pool the sums of squares about the two means.',
              zh: '合并两组离差平方和，估计公共方差。',
            },
            `s_{p}^{2} = \\frac{${working(first.squares)} + ${working(second.squares)}}{${first.size} + ${second.size} - 2} = ${working(pooled)}`,
          )
        : step(
            {
              en: 'Estimate each variance; both samples are large.',
              zh: '分别估计两个方差；两个样本都很大。',
            },
            `s_{1}^{2} = ${working(a)},\\quad s_{2}^{2} = ${working(b)}`,
          ),
      step({ en: 'Find the difference of the means and its standard error.', zh: '求均值之差及其标准误。' }, [
        `${working(first.mean)} - ${second.mean < 0 ? `(${working(second.mean)})` : working(second.mean)} = ${working(first.mean - second.mean)}`,
        isPooled
          ? `\\sqrt{${working(pooled)}\\left(\\frac{1}{${first.size}} + \\frac{1}{${second.size}}\\right)} = ${working(error)}`
          : `\\sqrt{\\frac{${working(a)}}{${first.size}} + \\frac{${working(b)}}{${second.size}}} = ${working(error)}`,
      ]),
    ],
    isSure: first.isSure && second.isSure,
  };
}

/** The few data of which an interval for the mean of a normal population was found. */
export function sampleOfInterval(
  { sizes, isNormal, sigma, samples }: Told,
  facts: readonly Fact[],
): (Sample & { steps: Step[] }) | null {
  const [told, another] = facts.filter(({ relation }) => relation === 'interval-told');
  const [one, other] = sizes.filter(({ isWord }) => !isWord);
  if (!told || another || !one || other || !isNormal || sigma !== null || samples.length > 0) return null;
  const [percent, low, high] = told.of.map((text) => numberOf(plain(String(text)).replace(/\\?%$/, '')));
  if (percent == null || low == null || high == null || !(low < high) || !(percent > 50 && percent < 100))
    return null;
  const { size } = one;
  if (size < 3 || size >= 30) return null;
  const factor = studentQuantile((1 + percent / 100) / 2, size - 1);
  const mean = (low + high) / 2;
  const error = (high - low) / 2 / factor;
  const squares = (size - 1) * size * error ** 2;
  return {
    words: one.words,
    letter: null,
    values: null,
    size,
    mean,
    squares,
    isSure: Math.abs(mean + factor * Math.sqrt(squares / (size - 1) / size) - high) < 1e-9 * Math.abs(high),
    steps: [
      step(
        { en: 'The mean is in the middle of the interval.', zh: '样本均值是区间的中点。' },
        `\\bar{x} = \\frac{${working(low)} + ${working(high)}}{2} = ${working(mean)}`,
      ),
      step(
        {
          en: `Half its width is t s/√n, with t for ${size - 1} degrees of freedom.`,
          zh: `区间半宽等于 t s/√n，t 的自由度为 ${size - 1}。`,
        },
        `${working(factor)} \\times \\frac{s}{\\sqrt{${size}}} = ${working((high - low) / 2)},\\quad s^{2} = ${working(size * error ** 2)}`,
      ),
    ],
  };
}

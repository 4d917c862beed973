import { studentQuantile } from '../../algebra-system/numeric/distributions.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Fact } from '../schema/problem.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import type { Sample } from './sample.ts';
import type { Told } from './told.ts';

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

import type { Method } from '../../../writing/method.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { saysQuantity } from '../../../writing/quantity.ts';
import {
  density,
  normalQuantile,
  studentQuantile,
  studentT,
} from '../../../algebra-system/numeric/distributions.ts';
import { exactOrRounded, rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { populationDeviationIn, type Sample, sampleIn } from '../../../reading/statistics/sample.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Parameters {
  sample: Sample;
  level: number;
  /** σ, where it is known; otherwise t with n − 1 degrees of freedom. */
  sigma: number | null;
}

export const confidenceInterval: Method<Parameters> = {
  id: 'confidence-interval',
  topic: '9231/p4/inference-using-normal-and-t-distributions',

  match(question) {
    const text = plainWording(question.text);
    const level =
      /(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%\s{0,9}(?:symmetric )?(?:confidence|置信)|(?:置信水平|置信度)(?:为)?\s{0,9}(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%/i.exec(
        text,
      );
    if (
      !level ||
      /proportion|width|difference|probability|\b(?:expect\w{0,3}|intervals|limits?|upper|lower|one-sided|margin|twice|half|another|second|both|total|sum)\b|概率|两倍|比例|宽度|之差|差的/i.test(
        text,
      )
    )
      return null;
    const rest = text.replace(level[0], ' confidence ');
    const [sample, sigma] = [sampleIn(rest), populationDeviationIn(rest)];
    if (
      !sample ||
      (sigma === null && (sample.variance === null || sample.count >= 30 || !/normal|正态/i.test(text)))
    )
      return null;
    const share = Number(level[1] ?? level[2]) / 100;
    return share > 0.5 && share < 1 ? { sample, level: share, sigma } : null;
  },

  solve({ sample, level, sigma }, { precision }) {
    const { low, high, half, point } = intervalOf({ sample, level, sigma });
    const { count, mean, variance, shown } = sample;
    const spread =
      sigma === null
        ? `\\frac{${working(Math.sqrt(variance!))}}{\\sqrt{${count}}}`
        : `\\frac{${working(sigma)}}{\\sqrt{${count}}}`;
    const show = (value: number) =>
      rounded(
        value,
        precision ?? {
          kind: 'figures',
          digits: Math.abs(value) >= 1000 ? 5 : Math.abs(value) >= 100 ? 4 : 3,
        },
      );
    const text = `(${show(low)}, ${show(high)})`;
    return {
      title: { en: 'Confidence interval', zh: '置信区间' },
      steps: [
        step(
          { en: 'Write down the sample mean and the measure of spread.', zh: '写出均值和离散程度。' },
          [
            ...shown,
            `\\bar{x} = ${exactOrRounded(mean)}`,
            ...(sigma === null ? [`s^{2} = ${exactOrRounded(variance!)}`] : [`\\sigma = ${working(sigma)}`]),
          ],
          ['B1'],
        ),
        sigma === null
          ? step(
              {
                en: 'The variance is estimated from a small sample, so use t.',
                zh: '方差由小样本估计，用 t 分布。',
              },
              `t_{${count - 1}} = ${tableValue(point)}`,
              ['B1'],
            )
          : step(
              { en: 'The standard deviation is known, so use z.', zh: '标准差已知，用 z。' },
              `z = ${tableValue(point)}`,
              ['B1'],
            ),
        step(
          { en: 'Add and subtract that many standard errors.', zh: '加减相应倍数的标准误。' },
          `${exactOrRounded(mean)} \\pm ${tableValue(point)} \\times ${spread} = ${exactOrRounded(mean)} \\pm ${working(half)}`,
          ['M1'],
        ),
        step({ en: 'State the interval.', zh: '写出区间。' }, text, ['A1']),
      ],
      answer: { text, tex: text },
    };
  },

  /** The probability of the sampling distribution inside the interval is the confidence level. */
  verify({ answer }, { sample, level, sigma }) {
    const { low, high, half, point } = intervalOf({ sample, level, sigma });
    const inside =
      sigma === null
        ? studentT(point, sample.count - 1) - studentT(-point, sample.count - 1)
        : integral(density, -point, point);
    const [shownLow, shownHigh] = answer.text.slice(1, -1).split(', ');
    return [
      {
        name: {
          en: 'The end-points shown are those of the interval.',
          zh: '所显示的端点正是区间的端点。',
        },
        passed: saysQuantity(shownLow ?? '', low, '') && saysQuantity(shownHigh ?? '', high, ''),
      },
      {
        name: {
          en: 'The probability inside the interval equals the confidence level.',
          zh: '区间内的概率等于置信水平。',
        },
        passed: Math.abs(inside - level) < 1e-7,
      },
      {
        name: { en: 'The sample mean is in the middle.', zh: '样本均值位于区间中点。' },
        passed:
          Math.abs((low + high) / 2 - sample.mean) < 1e-9 * Math.max(1, Math.abs(sample.mean)) && half > 0,
      },
    ];
  },
};

function intervalOf({ sample: { count, mean, variance }, level, sigma }: Parameters) {
  const point =
    sigma === null ? studentQuantile((1 + level) / 2, count - 1) : normalQuantile((1 + level) / 2);
  const half = (point * (sigma ?? Math.sqrt(variance!))) / Math.sqrt(count);
  return { low: mean - half, high: mean + half, half, point };
}

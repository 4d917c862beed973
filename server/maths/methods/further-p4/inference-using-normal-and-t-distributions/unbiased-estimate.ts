import type { Method } from '../../../writing/method.ts';
import { exactOrRounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { type Sample, sampleIn } from '../../../reading/statistics/sample.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Parameters {
  sample: Sample;
  estimate: 'mean' | 'variance' | 'both';
}

export const unbiasedEstimate: Method<Parameters> = {
  id: 'unbiased-estimate',
  topic: '9231/p4/inference-using-normal-and-t-distributions',

  match(question) {
    const text = plainWording(question.text);
    if (
      !/unbiased|无偏/i.test(text) ||
      /confidence|hypothes|\btest\b|pooled|two samples|standard error|(?:variance|mean) of (?:the )?(?:sample|mean|\d|total|sum|square)|sample (?:variance|standard deviation)|置信|检验|样本(?:方差|标准差)/i.test(
        text,
      )
    )
      return null;
    const sample = sampleIn(text);
    const [mean, variance] = [/\bmean\b|均值|平均/i.test(text), /variance|方差/i.test(text)];
    if (!sample || (!mean && !variance) || (variance && sample.variance === null)) return null;
    return { sample, estimate: mean && variance ? 'both' : mean ? 'mean' : 'variance' };
  },

  solve({ sample: { count, mean, variance, shown }, estimate }, { precision }) {
    const [m, v] = [exactOrRounded(mean, precision), exactOrRounded(variance ?? 0, precision)];
    const steps = [
      step({ en: 'Write down what the sample gives.', zh: '写出样本给出的数据。' }, shown),
      ...(estimate === 'variance'
        ? []
        : [
            step(
              { en: 'The sample mean estimates the population mean.', zh: '用样本均值估计总体均值。' },
              `\\bar{x} = \\frac{\\sum x}{n} = ${m}`,
              ['B1'],
            ),
          ]),
      ...(estimate === 'mean'
        ? []
        : [
            step(
              { en: 'Divide by n − 1 to estimate the variance.', zh: '估计方差时除以 n − 1。' },
              `s^{2} = \\frac{1}{${count} - 1}\\left(\\sum x^{2} - \\frac{(\\sum x)^{2}}{${count}}\\right) = ${v}`,
              ['M1', 'A1'],
              {
                en: 'Dividing by n would, on average, give too small a value.',
                zh: '若除以 n，估计值平均偏小。',
              },
            ),
          ]),
    ];
    const text = estimate === 'both' ? `mean = ${m}, variance = ${v}` : estimate === 'mean' ? m : v;
    return {
      title: { en: 'Unbiased estimates', zh: '无偏估计' },
      steps,
      answer: { text, tex: estimate === 'both' ? `\\bar{x} = ${m},\\; s^{2} = ${v}` : text },
    };
  },

  /** From the sums again: n/(n − 1) times the mean square less the squared mean. */
  verify({ answer }, { sample, estimate }, question) {
    const again = sampleIn(plainWording(question.text))!;
    const sumOfSquares =
      again.variance === null ? 0 : again.variance * (again.count - 1) + again.count * again.mean ** 2;
    const variance = (again.count / (again.count - 1)) * (sumOfSquares / again.count - again.mean ** 2);
    const holds =
      sample.variance === null ||
      Math.abs(variance - sample.variance) <= 1e-9 * Math.max(1, Math.abs(sumOfSquares));
    const isShown =
      estimate === 'variance'
        ? answer.text === exactOrRounded(sample.variance!, question.precision)
        : answer.text.includes(exactOrRounded(sample.mean, question.precision));
    return [
      {
        name: { en: 'The other form of the formula agrees.', zh: '公式的另一形式给出相同结果。' },
        passed: holds && isShown && (sample.variance === null || sample.variance >= 0),
      },
    ];
  },
};

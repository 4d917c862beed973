import type { Method } from '../../../writing/method.ts';
import { choose, phi } from '../../../algebra-system/numeric/distributions.ts';
import { probabilitiesIn, type Range, rangeIn } from '../../../reading/statistics/events.ts';
import { rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';
import { area } from './normal-distribution.ts';
import { saysQuantity } from '../../../writing/quantity.ts';

interface Parameters {
  letter: string;
  n: number;
  p: number;
  range: Range;
}

/** X ~ B(n, p) with np and nq above 5 is close to N(np, npq); whole numbers need the continuity correction. */
export const normalApproximation: Method<Parameters> = {
  id: 'normal-approximation',
  topic: '9709/p5/the-normal-distribution',

  match(question) {
    const text = plainWording(question.text);
    const named =
      /\b([A-Z])\s{0,9}~\s{0,9}B(?:in)?\s{0,9}\(\s{0,9}([^,()]{1,300}),\s{0,9}([^,()]{1,300})\)/.exec(text);
    const events = probabilitiesIn(text);
    if (
      !named ||
      !/approximat|近似/i.test(text) ||
      /poisson|泊松|without|\bno continuity|不(?:作|用|使用|进行)/i.test(text) ||
      events.length !== 1 ||
      events[0]!.value !== null
    )
      return null;
    const [n, p] = [valueIn(named[2]!), valueIn(named[3]!)];
    const range = rangeIn(events[0]!.inner, named[1]!);
    if (n === null || p === null || !range || !Number.isInteger(n) || p <= 0 || p >= 1) return null;
    return n * p > 5 && n * (1 - p) > 5 ? { letter: named[1]!, n, p, range } : null;
  },

  solve({ letter, n, p, range }, { precision }) {
    const [mean, variance] = [n * p, n * p * (1 - p)];
    const { low, high } = continuityCorrected(range);
    const z = (x: number) => (x - mean) / Math.sqrt(variance);
    const text = rounded(phi(z(high)) - phi(z(low)), precision);
    const ends = [low, high].filter(Number.isFinite);
    const areas = [
      Number.isFinite(high) ? `\\Phi(${tableValue(z(high))})` : '1',
      ...(Number.isFinite(low) ? [`\\Phi(${tableValue(z(low))})`] : []),
    ].join(' - ');
    return {
      title: { en: 'Normal approximation to a binomial', zh: '二项分布的正态近似' },
      steps: [
        step(
          {
            en: 'Find the mean and variance; both np and nq exceed 5.',
            zh: '求均值和方差；np 与 nq 都大于 5。',
          },
          [
            `np = ${working(mean)},\\; nq = ${working(n - mean)}`,
            `${letter} \\approx N(${working(mean)},\\, ${working(variance)})`,
          ],
          ['B1'],
        ),
        step(
          { en: 'Use the continuity correction and standardise.', zh: '作连续性校正并标准化。' },
          ends.map(
            (x) =>
              `z = \\frac{${working(x)} - ${working(mean)}}{\\sqrt{${working(variance)}}} = ${tableValue(z(x))}`,
          ),
          ['M1', 'M1'],
          {
            en: 'A whole number k corresponds to the interval from k − 0.5 to k + 0.5.',
            zh: '整数 k 对应的区间是从 k − 0.5 到 k + 0.5。',
          },
        ),
        step(
          { en: 'Find the probability.', zh: '求概率。' },
          `P(${range.latex}) \\approx ${areas} = ${text}`,
          ['A1'],
        ),
      ],
      answer: { text, tex: text },
    };
  },

  /** The exact binomial probability is close to the approximate one. */
  verify({ answer }, { n, p, range }) {
    const { low, high } = continuityCorrected(range);
    let exact = 0;
    for (let k = 0; k <= n; k += 1) if (isIn(range, k)) exact += choose(n, k) * p ** k * (1 - p) ** (n - k);
    return [
      {
        name: { en: 'The exact binomial sum is close to it.', zh: '与二项分布的精确值接近。' },
        passed: Math.abs(exact - Number(answer.text)) < 0.02,
      },
      {
        name: {
          en: 'The area under the normal curve, found numerically, agrees.',
          zh: '对正态曲线下的面积作数值计算，结果一致。',
        },
        passed: saysQuantity(answer.text, area(n * p, Math.sqrt(n * p * (1 - p)), low, high), '', 1e-6),
      },
    ];
  },
};

const isIn = ({ low, high, includesLow, includesHigh }: Range, k: number) =>
  (k > low || (includesLow && k === low)) && (k < high || (includesHigh && k === high));

/** From half below the least whole number of the event to half above the greatest. */
function continuityCorrected({ low, high, includesLow, includesHigh }: Range): { low: number; high: number } {
  return { low: includesLow ? low - 0.5 : low + 0.5, high: includesHigh ? high + 0.5 : high - 0.5 };
}

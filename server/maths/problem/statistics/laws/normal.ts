import { density, normalQuantile, phi } from '../../../algebra-system/numeric/distributions.ts';
import { integral, zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Known } from './known.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

export function normal(mean: number, deviation: number): Known {
  const curve = (x: number) => density((x - mean) / deviation) / deviation;
  const at = (x: number) => (x - mean) / deviation;
  const clipped = (x: number) => Math.min(mean + 9 * deviation, Math.max(mean - 9 * deviation, x));
  return {
    isDiscrete: false,
    isRounded: true,
    law: `\\mathrm{N}(${working(mean)},\\, ${working(deviation)}^{2})`,
    values: null,
    chances: null,
    between: [-Infinity, Infinity],
    density: curve,
    chance({ low, high }, event) {
      const value =
        high <= low ? 0 : (high === Infinity ? 1 : phi(at(high))) - (low === -Infinity ? 0 : phi(at(low)));
      const ends = [low, high].filter(Number.isFinite);
      return {
        value,
        again: high <= low ? 0 : integral(curve, clipped(low), clipped(high)),
        steps: [
          step(
            { en: 'Standardise: z = (x − μ)/σ.', zh: '标准化：z = (x − μ)/σ。' },
            ends.map(
              (x) =>
                `z = \\frac{${working(x)} - ${working(mean)}}{${working(deviation)}} = ${working(at(x))}`,
            ),
          ),
          step(
            { en: 'Read the probability from the normal distribution.', zh: '由标准正态分布求概率。' },
            `P(${event}) = ${high === Infinity ? '1' : `\\Phi(${working(at(high))})`}${low === -Infinity ? '' : ` - \\Phi(${working(at(low))})`} = ${working(value)}`,
          ),
        ],
      };
    },
    mean: () => ({ value: mean, again: mean, steps: [] }),
    variance: () => ({ value: deviation ** 2, again: deviation ** 2, steps: [] }),
    quantile(p) {
      const z = normalQuantile(p);
      const value = mean + z * deviation;
      const [again] = zerosIn(
        (x) => integral(curve, mean, x) + 0.5 - p,
        mean - 6 * deviation,
        mean + 6 * deviation,
        { steps: 40 },
      );
      return {
        value,
        again: again ?? Number.NaN,
        steps: [
          step(
            { en: 'Find z for this probability and go back to x.', zh: '求出该概率对应的 z，再换回 x。' },
            [
              `\\Phi(z) = ${working(p)},\\quad z = ${working(z)}`,
              `x = ${working(mean)} + (${working(z)}) \\times ${working(deviation)} = ${working(value)}`,
            ],
          ),
        ],
      };
    },
  };
}

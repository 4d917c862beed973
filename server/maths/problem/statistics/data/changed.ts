import type { Model } from '../facts/model.ts';
import type { Summary } from './summaries.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

type Change = Model['data']['changes'][number];

/** So many numbers with this sum and this sum of squares. */
function twins(size: number, sum: number, squares: number): number[] | null {
  const mean = sum / size;
  const spread = squares / size - mean ** 2;
  if (size < 2 || spread < -1e-9) return null;
  const apart = Math.sqrt((Math.max(0, spread) * size) / 2);
  return [mean - apart, mean + apart, ...Array.from({ length: size - 2 }, () => mean)];
}

/** Data of which some are left out and others added; null where they cannot have been so. */
export function changedBy(changes: readonly Change[], before: Summary): Summary | null {
  const { size, mean, variance } = before;
  const of = (isMore: boolean) => changes.filter((one) => one.isMore === isMore).map(({ value }) => value);
  const [less, more] = [of(false), of(true)];
  const add = (values: readonly number[], power = 1) => values.reduce((sum, x) => sum + x ** power, 0);
  const count = size - less.length + more.length;
  const left = size - less.length;
  const sum = size * mean - add(less) + add(more);
  const all = variance === null ? null : size * (variance + mean ** 2);
  const squares = all === null ? null : all - add(less, 2) + add(more, 2);
  // Those that stay, as they may be.
  const staying = all === null ? null : twins(left, size * mean - add(less), all - add(less, 2));
  if (count < 2 || left < 2 || (all !== null && !staying)) return null;
  const now = sum / count;
  const spread = squares === null ? null : squares / count - now ** 2;
  if (staying && !isSpread([...staying, ...more], now, spread!)) return null;
  const terms = (power: string) =>
    [...less.map((x) => ` - ${working(x)}${power}`), ...more.map((x) => ` + ${working(x)}${power}`)].join('');
  return {
    size: count,
    mean: now,
    variance: spread,
    facts: [...before.facts, ...changes.map(({ fact }) => fact)],
    steps: [
      ...before.steps,
      step(
        {
          en: 'Change the totals Σx = n x̄ and Σx² = n(σ² + x̄²).',
          zh: '由 Σx = n x̄ 和 Σx² = n(σ² + x̄²) 修正总和。',
        },
        [
          `\\Sigma x = ${size} \\times ${working(mean)}${terms('')} = ${working(sum)}`,
          ...(squares === null
            ? []
            : [
                `\\Sigma x^{2} = ${size}\\left(${working(variance!)} + ${working(mean)}^{2}\\right)${terms('^{2}')} = ${working(squares)}`,
              ]),
          `\\bar{x} = \\frac{${working(sum)}}{${count}} = ${working(now)}`,
          ...(squares === null
            ? []
            : [
                `\\sigma^{2} = \\frac{${working(squares)}}{${count}} - ${working(now)}^{2} = ${working(spread!)}`,
              ]),
        ],
      ),
    ],
  };
}

function isSpread(values: readonly number[], mean: number, variance: number): boolean {
  const centre = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = values.reduce((total, x) => total + (x - centre) ** 2, 0) / values.length;
  const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));
  return isSame(centre, mean) && isSame(spread, variance);
}

import type { Fact } from '../../schema/problem.ts';
import type { Model } from '../facts/model.ts';
import type { Step } from '../../../writing/method.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

export interface Summary {
  size: number;
  mean: number;
  variance: number | null;
  steps: Step[];
  facts: Fact[];
}

/** One set of data, or all of them together. */
export function summaryOf(model: Model, count: number | null): Summary | null {
  const { groups } = model.data;
  const first = firstOf(model);
  if (groups.length === 0) return first && (count === null || count === first.size) ? first : null;
  const total = groups.reduce((sum, { size }) => sum + size, first?.size ?? 0);
  if (first && count === null) return null;
  if (count !== null && count !== total) return first && count === first.size ? first : null;
  const parts = [
    ...(first ? [{ size: first.size, mean: first.mean, variance: first.variance }] : []),
    ...groups.map(({ size, mean, deviation }) => ({
      size,
      mean,
      variance: deviation === null ? null : deviation ** 2,
    })),
  ];
  if (parts.length < 2) return null;
  const sum = parts.reduce((before, { size, mean }) => before + size * mean, 0);
  const squares = parts.every(({ variance }) => variance !== null)
    ? parts.reduce((before, { size, mean, variance }) => before + size * (variance! + mean ** 2), 0)
    : null;
  const mean = sum / total;
  return {
    size: total,
    mean,
    variance: squares === null ? null : squares / total - mean ** 2,
    facts: [...(first?.facts ?? []), ...groups.map(({ fact }) => fact)],
    steps: [
      ...(first?.steps ?? []),
      step(
        {
          en: 'Add the totals of the groups: Σx = n x̄ and Σx² = n(σ² + x̄²).',
          zh: '把各组的总和相加：Σx = n x̄，Σx² = n(σ² + x̄²)。',
        },
        [
          `\\Sigma x = ${parts.map(({ size, mean: one }) => `${size} \\times ${working(one)}`).join(' + ')} = ${working(sum)}`,
          ...(squares === null ? [] : [`\\Sigma x^{2} = ${working(squares)}`]),
          `\\bar{x} = \\frac{${working(sum)}}{${total}} = ${working(mean)}`,
          ...(squares === null
            ? []
            : [
                `\\sigma^{2} = \\frac{${working(squares)}}{${total}} - ${working(mean)}^{2} = ${working(squares / total - mean ** 2)}`,
              ]),
        ],
      ),
    ],
  };
}

/** The data that the sums are taken over. */
export function firstOf({ data: { sums, sizes, shift: told } }: Model): Summary | null {
  if (sums.length === 0 || sizes.length !== 1) return null;
  const [{ size, fact }] = sizes as [Model['data']['sizes'][number]];
  const ones = sums.filter(({ power }) => power === 1);
  const twos = sums.filter(({ power }) => power === 2);
  const [one, two] = [ones[0], twos[0]];
  if (!one || ones.length > 1 || twos.length > 1 || sums.some(({ letter }) => letter !== one.letter))
    return null;
  const mean = one.from + one.value / size;
  // Σ(x − b)² = n(σ² + (x̄ − b)²)
  const variance = two ? two.value / size - (mean - two.from) ** 2 : null;
  if (variance !== null && variance < -1e-9) return null;
  const shift = (from: number) => (from === 0 ? 'x' : `(x ${from < 0 ? '+' : '-'} ${Math.abs(from)})`);
  return {
    size,
    mean,
    variance,
    facts: [fact, ...sums.map((each) => each.fact), ...(told ? [told.fact] : [])],
    steps: [
      step(
        {
          en: 'The mean is the mean of the coded values, moved back.',
          zh: '平均数等于编码后数据的平均数再移回。',
        },
        `\\bar{x} = ${one.from === 0 ? '' : `${one.from} + `}\\frac{${one.value}}{${size}} = ${working(mean)}`,
      ),
      ...(two
        ? [
            step(
              {
                en: 'The variance is the mean square less the square of the mean; coding by a shift leaves it as it is.',
                zh: '方差等于平方的平均数减去平均数的平方；平移不改变方差。',
              },
              `\\sigma^{2} = \\frac{\\Sigma ${shift(two.from)}^{2}}{n} - \\left(\\bar{x}${two.from === 0 ? '' : ` - ${two.from}`}\\right)^{2} = \\frac{${two.value}}{${size}} - ${working(mean - two.from)}^{2} = ${working(variance!)}`,
            ),
          ]
        : []),
    ],
  };
}

/** So many numbers with this mean and variance. */
function twinOf(size: number, mean: number, variance: number): number[] {
  const apart = Math.sqrt((variance * size) / 2);
  return [mean - apart, mean + apart, ...Array.from({ length: size - 2 }, () => mean)];
}

/** Numbers that have what was given are put together, and have the mean and the variance that were found. */
export function isTwin(all: Summary, model: Model): boolean {
  const { sums, groups } = model.data;
  const first = firstOf(model);
  if (first && first.size < 2) return false;
  const own = first ? twinOf(first.size, first.mean, first.variance ?? 0) : [];
  const isGiven = sums.every(({ from, power, value }) => {
    const total = own.reduce((before, x) => before + (x - from) ** power, 0);
    return Math.abs(total - value) < 1e-6 * Math.max(1, Math.abs(value));
  });
  const others =
    all.size === first?.size
      ? []
      : groups.flatMap(({ size, mean, deviation }) => twinOf(size, mean, (deviation ?? 0) ** 2));
  const together = [...own, ...others];
  const mean = together.reduce((before, x) => before + x, 0) / together.length;
  const variance = together.reduce((before, x) => before + (x - mean) ** 2, 0) / together.length;
  const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));
  return (
    isGiven &&
    together.length === all.size &&
    isSame(mean, all.mean) &&
    (all.variance === null || isSame(variance, all.variance))
  );
}

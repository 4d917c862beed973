import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { DataSet, Records } from './told.ts';

/** How many there are, with their mean and their variance. */
export interface Summed {
  size: number;
  mean: number;
  variance: number | null;
  steps: Step[];
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

/** Two sums that start from different values: how many there are. */
export function nOf({ size, sums, mean }: DataSet): number | null {
  if (size !== null) return size;
  const ones = sums.filter(({ power, from }) => power === 1 && typeof from === 'number');
  const [a, b] = ones;
  // Σ(x − a) = n(x̄ − a)
  if (a && !b && mean !== null && mean !== a.from) {
    const n = a.value / (mean - (a.from as number));
    return near(n, Math.round(n)) && n >= 1 ? Math.round(n) : null;
  }
  if (!a || !b || ones.length > 2 || a.from === b.from) return null;
  const n = (a.value - b.value) / ((b.from as number) - (a.from as number));
  return near(n, Math.round(n)) && n >= 1 ? Math.round(n) : null;
}

/** What was taken off each of the data of which the mean is told. */
export function kOf(one: DataSet): number | null {
  const size = nOf(one);
  const coded = one.sums.filter(({ power, from }) => power === 1 && typeof from === 'string');
  const plain = one.sums.find(({ power, from }) => power === 1 && typeof from === 'number');
  const mean = one.mean ?? (plain && size ? (plain.from as number) + plain.value / size : null);
  return size !== null && mean !== null && coded.length === 1 ? mean - coded[0]!.value / size : null;
}

export function summed(one: DataSet): Summed | null {
  if (one.values) return ofValues(one.values);
  if (one.grouped) return null;
  if (one.sums.length === 0)
    return one.size !== null && one.mean !== null
      ? { size: one.size, mean: one.mean, variance: one.variance, steps: [] }
      : null;
  const size = nOf(one);
  if (size === null) return null;
  const first = one.sums.find(({ power }) => power === 1);
  const second = one.sums.find(({ power }) => power === 2);
  const k = kOf(one);
  const at = (from: number | string): number | null => (typeof from === 'number' ? from : k);
  if (!first) return null;
  const start = at(first.from);
  const off = first.value / size;
  // With the same value taken off each, the spread is known though that value is not.
  const isSame = second && second.from === first.from;
  const mean = start === null ? one.mean : start + off;
  const from = second ? at(second.from) : null;
  const variance = !second
    ? null
    : isSame
      ? second.value / size - off ** 2
      : from !== null && mean !== null
        ? second.value / size - (mean - from) ** 2
        : null;
  if (second && variance === null) return null;
  if ((variance ?? 0) < -1e-9 || !areSo(one, size, mean, k)) return null;
  const steps = [
    step(
      { en: 'The mean of what was summed.', zh: '所求和的平均数。' },
      `\\frac{${working(first.value)}}{${size}} = ${working(off)}${start ? `,\\quad \\bar{x} = ${working(start)} + ${working(off)} = ${working(mean!)}` : ''}`,
    ),
    ...(second
      ? [
          step(
            {
              en: 'The variance is the mean square less the square of the mean; taking off the same value leaves it as it is.',
              zh: '方差等于平方的平均数减去平均数的平方；减去同一个数不改变方差。',
            },
            `\\sigma^{2} = \\frac{${working(second.value)}}{${size}} - ${working(isSame ? off : mean! - from!)}^{2} = ${working(variance!)}`,
          ),
        ]
      : []),
  ];
  return { size, mean: mean ?? Number.NaN, variance, steps };
}

/** Every sum and the mean that was told hold of the same data. */
function areSo({ sums, mean: told }: DataSet, size: number, mean: number | null, k: number | null): boolean {
  const means = sums
    .filter(({ power }) => power === 1)
    .flatMap(({ from, value }) => {
      const start = typeof from === 'number' ? from : k;
      return start === null ? [] : [start + value / size];
    });
  return (
    means.every((one) => mean === null || near(one, mean)) &&
    (told === null || mean === null || near(told, mean)) &&
    sums.filter(({ power }) => power === 2).length <= 1
  );
}

function ofValues(values: readonly number[]): Summed {
  const sum = values.reduce((a, b) => a + b, 0);
  const squares = values.reduce((a, b) => a + b * b, 0);
  const mean = sum / values.length;
  const variance = values.reduce((all, one) => all + (one - mean) ** 2, 0) / values.length;
  return {
    size: values.length,
    mean,
    variance,
    steps: [
      step(
        { en: 'Add the values and their squares.', zh: '求各值之和与平方和。' },
        `\\Sigma x = ${working(sum)},\\quad \\Sigma x^{2} = ${working(squares)}`,
      ),
    ],
  };
}

/** Several sets as one. */
export function pooled(all: readonly (Summed | null)[]): Summed | null {
  if (!all.every((one): one is Summed => one !== null && Number.isFinite(one.mean)) || all.length < 2)
    return null;
  const size = all.reduce((sum, one) => sum + one.size, 0);
  const sum = all.reduce((total, one) => total + one.size * one.mean, 0);
  const squares = all.every(({ variance }) => variance !== null)
    ? all.reduce((total, one) => total + one.size * (one.variance! + one.mean ** 2), 0)
    : null;
  return totalled(
    size,
    sum,
    squares,
    all.flatMap(({ steps }) => steps),
  );
}

function totalled(size: number, sum: number, squares: number | null, before: Step[]): Summed | null {
  const mean = sum / size;
  const variance = squares === null ? null : squares / size - mean ** 2;
  if (variance !== null && variance < -1e-9) return null;
  return {
    size,
    mean,
    variance,
    steps: [
      ...before,
      step({ en: 'The totals Σx = n x̄ and Σx² = n(σ² + x̄²).', zh: '总和 Σx = n x̄，Σx² = n(σ² + x̄²)。' }, [
        `\\Sigma x = ${working(sum)},\\quad \\bar{x} = \\frac{${working(sum)}}{${size}} = ${working(mean)}`,
        ...(variance === null
          ? []
          : [
              `\\Sigma x^{2} = ${working(squares!)},\\quad \\sigma^{2} = \\frac{${working(squares!)}}{${size}} - ${working(mean)}^{2} = ${working(variance)}`,
            ]),
      ]),
    ],
  };
}

/** What is left where some go and others come. */
export function changed(before: Summed, changes: Records['changes']): Summed | null {
  let { size } = before;
  let sum = size * before.mean;
  let squares = before.variance === null ? null : size * (before.variance + before.mean ** 2);
  for (const { less, more } of changes) {
    size += Number(more !== null) - Number(less !== null);
    sum += (more ?? 0) - (less ?? 0);
    if (squares !== null) squares += (more ?? 0) ** 2 - (less ?? 0) ** 2;
  }
  return size > 1 && Number.isFinite(sum) ? totalled(size, sum, squares, before.steps) : null;
}

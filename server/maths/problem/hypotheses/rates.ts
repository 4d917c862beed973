import { type Found, only, valueOf } from './found.ts';
import type { Parameter } from './tested.ts';

const PERIODS: Record<string, [number, string]> = {
  second: [1, 's'],
  minute: [60, 's'],
  hour: [3600, 's'],
  day: [1, 'd'],
  week: [7, 'd'],
  month: [1, 'm'],
  quarter: [3, 'm'],
  year: [12, 'm'],
};

/** How many of one period make up another; null where they are of different kinds. */
export function timesIn(period: string, per: string): number | null {
  const [n, unit] = period.split(' ');
  const [m, other] = per.split(' ');
  const [a, b] = [PERIODS[unit!], PERIODS[other!]];
  return a && b && (a[1] === b[1] || unit === other) ? (Number(n) * a[0]) / (Number(m) * b[0]) : null;
}

export function rateIn(
  known: readonly Found[],
  compared: readonly number[],
  count: number | null,
  size: number | null,
): Parameter | null {
  const rates = ratesIn(known);
  const pers = [...new Set(rates.map((one) => one.of[1]!))];
  const value = only([...rates.map((one) => valueOf(one.of[0]!)), ...compared]);
  const periods = known.filter(({ relation }) => relation === 'told period').map((one) => one.of[0]!);
  const [per, another] = pers;
  if (
    per === undefined ||
    another !== undefined ||
    value === null ||
    Number.isNaN(count) ||
    known.some(
      ({ relation }) => relation === 'told spread' || relation === 'told sum' || relation === 'told share',
    )
  )
    return null;
  const [period, other] = [...new Set(periods.filter((one) => one !== per))];
  const factor =
    period === undefined ? (periods.length > 0 || size === null ? 1 : null) : timesIn(period, per);
  if (other !== undefined || factor === null) return null;
  return {
    kind: 'rate',
    value: value * factor,
    size: null,
    sigma: null,
    sampleMean: null,
    count,
    isOldSpread: false,
    period: period ?? per,
    per,
    factor,
  };
}

/** Rates as they are told, or means and laws of a number in a period. */
function ratesIn(known: readonly Found[]): Found[] {
  const periods = [
    ...new Set(known.filter(({ relation }) => relation === 'told per').map(({ of }) => of[0]!)),
  ];
  const [per, another] = periods;
  return known.flatMap((one): Found[] => {
    if (one.relation === 'told rate') return [one];
    if (per === undefined || another !== undefined) return [];
    const value =
      one.relation === 'told moment' && one.of[0] === 'mean'
        ? one.of[1]!
        : one.relation === 'told law'
          ? /Po\}?\(([\d.]+)\)/.exec(one.of[0]!)?.[1]
          : undefined;
    return value === undefined ? [] : [{ ...one, of: [value, per] }];
  });
}

import { normalQuantile } from '../../algebra-system/numeric/distributions.ts';
import { binomial, poisson } from '../statistics/laws/counted.ts';
import type { Found, Known } from '../statistics/laws/known.ts';
import { normal } from '../statistics/laws/normal.ts';
import type { Region, Tested } from './tested.ts';

/** The distribution of what is counted where the parameter has a value. */
export interface Law {
  known: Known;
  /** Whether the normal distribution stands for one on whole numbers. */
  isCorrected: boolean;
  tex: string;
}

const EXACT_TRIALS = 60;
const EXACT_RATE = 15;

/** B(n, p) or Po(λ), or what is near to it; null where too little is told. */
export function lawOf(tested: Tested, value: number): Law | null {
  const { kind, size, isApproximate } = tested;
  if (kind === 'rate') {
    if (value <= EXACT_RATE && !isApproximate) return exactly(poisson(value));
    return value > EXACT_RATE ? near(poisson(value), value, value) : null;
  }
  if (kind !== 'share' || size === null) return null;
  const [mean, other] = [size * value, size * (1 - value)];
  if (size <= EXACT_TRIALS && !isApproximate) return exactly(binomial(size, value));
  if (mean < 5 && size > 50) return exactly(poisson(mean));
  return mean > 5 && other > 5 && size <= 3000 ? near(binomial(size, value), mean, mean * (1 - value)) : null;
}

const exactly = (known: Known): Law => ({ known, isCorrected: false, tex: known.law });
const near = (from: Known, mean: number, variance: number): Law => {
  const known = normal(mean, Math.sqrt(variance));
  return { known, isCorrected: true, tex: `${from.law} \\approx ${known.law}` };
};

/** P(X in a region). */
export function chanceIn({ known, isCorrected }: Law, { sign, value }: Region): Found {
  const isLow = sign.startsWith('<');
  const isWhole = isCorrected ? (sign.endsWith('=') === isLow ? 0.5 : -0.5) : 0;
  if (sign === '=') {
    const half = isCorrected ? 0.5 : 0;
    return known.chance(
      { low: value - half, high: value + half, hasLow: true, hasHigh: true },
      `X = ${value}`,
    );
  }
  const event = `X ${SIGN_TEX[sign]} ${value}`;
  const has = sign.endsWith('=');
  return isLow
    ? known.chance(
        { low: isCorrected ? -Infinity : 0, high: value + isWhole, hasLow: true, hasHigh: has },
        event,
      )
    : known.chance({ low: value + isWhole, high: Infinity, hasLow: has, hasHigh: true }, event);
}

export const SIGN_TEX = { '<': '<', '>': '>', '<=': '\\leqslant', '>=': '\\geqslant', '=': '=' } as const;

/** The regions at a level: the largest whose chances are not above it; one side or both. */
export function regionsAt(law: Law, sign: Tested['sign'], level: number): Region[] | null {
  if (law.isCorrected) return null;
  const share = sign === '!=' ? level / 2 : level;
  const regions: Region[] = [];
  if (sign !== '>') {
    let value = -1;
    while (value < 200 && chanceIn(law, { sign: '<=', value: value + 1 }).value <= share) value += 1;
    if (value >= 0) regions.push({ sign: '<=', value });
  }
  if (sign !== '<') {
    const most = law.known.values?.at(-1) ?? 0;
    let value = most + 1;
    while (value > 0 && chanceIn(law, { sign: '>=', value: value - 1 }).value <= share) value -= 1;
    if (value <= most) regions.push({ sign: '>=', value });
  }
  return regions.length === (sign === '!=' ? 2 : 1) ? regions : null;
}

/** The ends of the region of a sample mean. */
export function meanRegion({ value, sign, level, sigma, size }: Tested): Region[] | null {
  if (level === null || sigma === null || size === null) return null;
  const z = normalQuantile(1 - (sign === '!=' ? level / 2 : level));
  const half = (z * sigma) / Math.sqrt(size);
  return [
    ...(sign !== '>' ? [{ sign: '<' as const, value: value - half }] : []),
    ...(sign !== '<' ? [{ sign: '>' as const, value: value + half }] : []),
  ];
}

/** The distribution of the mean of a sample. */
export const lawOfMean = ({ sigma, size }: Tested, value: number): Law | null =>
  sigma === null || size === null
    ? null
    : { known: normal(value, sigma / Math.sqrt(size)), isCorrected: false, tex: '' };

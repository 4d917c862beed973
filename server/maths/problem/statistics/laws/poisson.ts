import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Span } from '../facts/ranges.ts';
import { poisson } from './counted.ts';
import { type Found, isClose } from './known.ts';
import { normal } from './normal.ts';

/** P(so many) of a Poisson variable: exactly, or by the normal distribution that is near to it. */
export function poissonChance(
  mean: number,
  span: Span,
  tex: string,
  isApproximate: boolean,
): (Found & { topic: string }) | null {
  const isWhole = [span.low, span.high].every(
    (end) => !Number.isFinite(end) || (Number.isInteger(end) && end >= 0),
  );
  if (!isWhole || mean > (isApproximate ? 5000 : 100)) return null;
  const told = step(
    { en: 'Scale the mean to what is looked at.', zh: '把均值换算到所考察的范围。' },
    `\\lambda = ${tex} = ${working(mean)}`,
  );
  const event = eventOf(span);
  if (!isApproximate) {
    const found = poisson(mean).chance(span, event);
    // The last terms by their ratio.
    const again = byRatio(mean, span);
    return isClose({ ...found, again })
      ? { ...found, again, topic: '9709/p5/discrete-random-variables', steps: [told, ...found.steps] }
      : null;
  }
  if (mean <= 15) return null;
  const low = span.low === -Infinity ? -Infinity : span.hasLow ? span.low - 0.5 : span.low + 0.5;
  const high = span.high === Infinity ? Infinity : span.hasHigh ? span.high + 0.5 : span.high - 0.5;
  const near = normal(mean, Math.sqrt(mean));
  const found = near.chance({ low, high, hasLow: false, hasHigh: false }, event);
  return isClose(found)
    ? {
        ...found,
        topic: '9709/p5/the-normal-distribution',
        steps: [
          told,
          step(
            {
              en: 'λ is greater than 15, so the normal distribution is near; take a continuity correction.',
              zh: 'λ 大于 15，可用正态分布近似，并作连续性校正。',
            },
            `X \\sim \\mathrm{Po}(${working(mean)}) \\approx ${near.law}`,
          ),
          ...found.steps,
        ],
      }
    : null;
}

function byRatio(mean: number, span: Span): number {
  const first = span.low === -Infinity ? 0 : span.hasLow ? span.low : span.low + 1;
  const last = span.high === Infinity ? Infinity : span.hasHigh ? span.high : span.high - 1;
  let [term, below, inside] = [Math.exp(-mean), 0, 0];
  const end = last === Infinity ? first - 1 : last;
  for (let k = 0; k <= end; k += 1) {
    if (k < first) below += term;
    else inside += term;
    term *= mean / (k + 1);
  }
  return last === Infinity ? 1 - below : inside;
}

const eventOf = ({ low, high, hasLow, hasHigh }: Span): string =>
  low === high
    ? `X = ${low}`
    : low === -Infinity
      ? `X ${hasHigh ? '\\leqslant' : '<'} ${high}`
      : high === Infinity
        ? `X ${hasLow ? '\\geqslant' : '>'} ${low}`
        : `${low} ${hasLow ? '\\leqslant' : '<'} X ${hasHigh ? '\\leqslant' : '<'} ${high}`;

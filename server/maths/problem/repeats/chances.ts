import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Goal } from '../schema/problem.ts';
import type { Span } from '../statistics/facts/ranges.ts';
import { binomial, geometric, shown as chanceTex } from '../statistics/laws/counted.ts';
import { isClose } from '../statistics/laws/known.ts';
import { normal } from '../statistics/laws/normal.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';

const COUNTED = '9709/p5/discrete-random-variables';
const NORMAL = '9709/p5/the-normal-distribution';

/** "3-" as the values from 3 on. */
function spanOf(range: string, least: number, most: number): Span | null {
  const [low, high] = range.split('-');
  const [from, to] = [Number(low), high === '' ? Infinity : Number(high)];
  if (to < from || from > most || to < least || (to > most && to !== Infinity)) return null;
  return { low: Math.max(from, least), high: to, hasLow: true, hasHigh: true };
}

const eventOf = ({ low, high }: Span, least: number): string =>
  low === high
    ? `X = ${low}`
    : high === Infinity
      ? `X \\geqslant ${low}`
      : low <= least
        ? `X \\leqslant ${high}`
        : `${low} \\leqslant X \\leqslant ${high}`;

/** P(so many of n). */
export function countChance(
  goal: Goal,
  n: number,
  p: number,
  range: string,
  isNear: boolean,
): Outcome | null {
  const span = spanOf(range, 0, n);
  if (!span || n < 2 || (span.low === 0 && span.high >= n)) return null;
  const event = eventOf(span, 0);
  const exact = binomial(n, p);
  if (!isNear) {
    const found = n <= 1000 ? exact.chance({ ...span, high: Math.min(span.high, n) }, event) : null;
    const shown = found && shownNumber(found.value, goal, true);
    return (
      shown && {
        topic: COUNTED,
        steps: [
          step(
            { en: 'So many of independent trials:', zh: '独立重复试验的成功次数：' },
            `X \\sim ${exact.law}`,
          ),
          ...found.steps,
        ],
        shown,
        isRight: isClose(found),
      }
    );
  }
  const [mean, other] = [n * p, n * (1 - p)];
  if (!(mean > 5 && other > 5)) return null;
  const near = normal(mean, Math.sqrt(mean * (1 - p)));
  const low = span.low === 0 ? -Infinity : span.low - 0.5;
  const high = span.high >= n ? Infinity : span.high + 0.5;
  const found = near.chance({ low, high, hasLow: true, hasHigh: true }, event);
  const shown = shownNumber(found.value, goal, true);
  return (
    shown && {
      topic: NORMAL,
      steps: [
        step(
          {
            en: 'np and nq are both greater than 5, so the normal distribution is near.',
            zh: 'np 与 nq 均大于 5，可用正态分布近似。',
          },
          [`X \\sim ${exact.law} \\approx ${near.law}`],
        ),
        step(
          { en: 'Take a continuity correction.', zh: '作连续性校正。' },
          [low, high]
            .filter(Number.isFinite)
            .map((x) => working(x))
            .join(',\\; '),
        ),
        ...found.steps,
      ],
      shown,
      isRight: isClose(found),
    }
  );
}

/** Why the normal distribution is near. */
export function whyNear(n: number, p: number): Outcome | null {
  const [mean, other] = [n * p, n * (1 - p)];
  if (!(mean > 5 && other > 5)) return null;
  const say = {
    en: `np = ${working(mean)} and nq = ${working(other)} are both greater than 5.`,
    zh: `np = ${working(mean)}，nq = ${working(other)}，均大于 5。`,
  };
  return { topic: NORMAL, steps: [step(say)], shown: { text: '', tex: '' }, say, isRight: true };
}

/** P(the first success is at one of these attempts). */
export function firstChance(goal: Goal, p: number, range: string): Outcome | null {
  const span = spanOf(range, 1, 500);
  if (!span || (span.low === 1 && span.high === Infinity)) return null;
  const q = 1 - p;
  const value = q ** (span.low - 1) - (span.high === Infinity ? 0 : q ** span.high);
  const again = geometric(p).chance(span, eventOf(span, 1));
  const shown = shownNumber(value, goal, true);
  const [a, b] = [chanceTex(q), chanceTex(p)];
  const line =
    span.low === span.high
      ? `P(X = ${span.low}) = ${a}^{${span.low - 1}} \\times ${b}`
      : span.high === Infinity
        ? `P(X \\geqslant ${span.low}) = ${a}^{${span.low - 1}}`
        : `P(${eventOf(span, 1)}) = ${span.low === 1 ? '1' : `${a}^{${span.low - 1}}`} - ${a}^{${span.high}}`;
  return (
    shown && {
      topic: COUNTED,
      steps: [
        step(
          {
            en: 'The number of trials up to the first success is geometric.',
            zh: '首次成功所需的试验次数服从几何分布。',
          },
          `X \\sim \\mathrm{Geo}(${b})`,
        ),
        step({ en: 'The trials before it fail.', zh: '此前各次均失败。' }, `${line} = ${working(value)}`),
      ],
      shown,
      isRight: Math.abs(again.value - value) < 1e-9,
    }
  );
}

/** How many trials until the first success, or how many successes there are, on average. */
export function meanOf(goal: Goal, p: number, n: number | null): Outcome | null {
  const value = n === null ? 1 / p : n * p;
  const shown = shownNumber(value, goal, true);
  const line =
    n === null
      ? `E(X) = \\frac{1}{p} = \\frac{1}{${chanceTex(p)}}`
      : `E(X) = np = ${n} \\times ${chanceTex(p)}`;
  const again = n === null ? geometric(p).mean().again : binomial(n, p).mean().again;
  return (
    shown && {
      topic: COUNTED,
      steps: [
        step(
          { en: 'Use the mean of the distribution.', zh: '用分布的期望公式。' },
          `${line} = ${working(value)}`,
        ),
      ],
      shown,
      isRight: Math.abs(again - value) < 1e-6 * value,
    }
  );
}

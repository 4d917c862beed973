import type { Term } from '../schema/problem.ts';
import type { Model } from '../statistics/facts/model.ts';
import { type Range, rangeOfTerm, type Span, spanOf } from '../statistics/facts/ranges.ts';
import { isClose } from '../statistics/laws/known.ts';
import { normal } from '../statistics/laws/normal.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Chance } from './chance.ts';
import { type Measured, measuredOf, together } from './measured.ts';
import { valueOf } from './told.ts';

/** The probability that what is measured is so large, or larger than something else that is measured. */
export function chanceOfMeasured(term: Term, model: Model, letters: Record<string, number>): Chance | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  if (term.the === 'measured so') {
    const [what, range] = term.of;
    const one = measuredOf(what!, model, letters);
    const span = one && spanAround(range!, one);
    return one && span && chanceOf(one, span);
  }
  if (term.the !== 'compared') return null;
  const [sign, a, b, value] = term.of;
  const difference = together(measuredOf(a!, model, letters), measuredOf(b!, model, letters), -1);
  const d = valueOf(value!);
  if (!difference || d === null) return null;
  const spans: Record<string, Span> = {
    '>': { low: d, high: Infinity, hasLow: false, hasHigh: false },
    '<': { low: -Infinity, high: -d, hasLow: false, hasHigh: false },
    near: { low: -d, high: d, hasLow: false, hasHigh: false },
    far: { low: -d, high: d, hasLow: false, hasHigh: false },
  };
  const span = spans[String(sign)];
  return span ? chanceOf(difference, span, sign === 'far') : null;
}

/** "By less than 1 from the mean", or a range of values. */
function spanAround(term: Term, { mean }: Measured): Span | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const [sign, first, second] = term.of.map(String);
  const around = (middle: number | null, reach: number | null): Span | null =>
    middle === null || reach === null || reach <= 0
      ? null
      : { low: middle - reach, high: middle + reach, hasLow: false, hasHigh: false };
  if (sign === 'near') return around(mean, valueOf(first!));
  if (sign === 'about') return around(valueOf(first!), valueOf(second!));
  if (sign === 'far' || sign === 'apart') return null;
  const range: Range | null = rangeOfTerm(term);
  return range && spanOf(range, {});
}

export function chanceOf(one: Measured, span: Span, isOutside = false): Chance | null {
  if (!one.isNormal || !(one.variance > 0)) return null;
  const found = normal(one.mean, Math.sqrt(one.variance)).chance(span, eventOf(span, isOutside));
  if (!isClose(found) || !(found.value >= 0 && found.value <= 1)) return null;
  return {
    value: isOutside ? 1 - found.value : found.value,
    again: isOutside ? 1 - found.again : found.again,
    topic: '9709/p5/the-normal-distribution',
    facts: one.facts,
    steps: [
      step(
        one.isLimit
          ? {
              en: 'By the central limit theorem it is nearly normal. Find its mean and its variance.',
              zh: '由中心极限定理，它近似服从正态分布。求其均值与方差。',
            }
          : {
              en: 'Means add with their factors, variances with the squares of them; the result is normal.',
              zh: '均值按系数相加，方差按系数的平方相加，结果仍服从正态分布。',
            },
        [
          `\\mu = ${one.meanTex} = ${working(one.mean)}`,
          `\\sigma^{2} = ${one.varianceTex} = ${working(one.variance)}`,
        ],
      ),
      ...found.steps,
    ],
  };
}

function eventOf({ low, high }: Span, isOutside: boolean): string {
  if (isOutside) return `${working(low)} < D < ${working(high)}`;
  if (low === -Infinity) return `D < ${working(high)}`;
  return high === Infinity ? `D > ${working(low)}` : `${working(low)} < D < ${working(high)}`;
}

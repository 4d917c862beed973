import { fraction } from '../../../algebra-system/expressions/expression.ts';
import { step } from '../../../writing/step.ts';
import type { Model, Variable } from '../facts/model.ts';
import { exactQuantile } from '../laws/integrals.ts';
import { type Found, isClose, type Known } from '../laws/known.ts';
import { type Resolved, resolve } from '../laws/resolve.ts';
import type { Goal } from '../../schema/problem.ts';
import { factsOf, topicOf } from '../worked/rests-on.ts';
import { type Shown, shownExact, shownNumber } from '../worked/show.ts';
import type { Worked } from '../worked/worked.ts';

/** The 90th percentile. */
const percentileOf = (moment: string): number | undefined => {
  const n = Number(/^percentile (\d+)$/.exec(moment)?.[1] ?? Number.NaN);
  return n > 0 && n < 100 ? n / 100 : undefined;
};

const QUANTILES: Record<string, number> = { median: 0.5, 'lower quartile': 0.25, 'upper quartile': 0.75 };

export function momentOf(goal: Goal, variable: Variable, model: Model, moment: string): Worked | null {
  const resolved = resolve(variable, model);
  if (!resolved) return null;
  const { known } = resolved;
  const done = (found: Found, shown: Shown | null): Worked | null =>
    shown && isClose(found)
      ? {
          topic: topicOf(variable),
          steps: [...resolved.steps, ...found.steps],
          shown,
          value: found.value,
          isRight: true,
          facts: factsOf(variable, resolved, model),
        }
      : null;
  if (moment === 'mean' || moment === 'variance') {
    const found = known[moment]();
    return done(found, shownNumber(found.value, goal, known.isRounded));
  }
  if (moment === 'standard deviation') {
    const { value, again, steps } = known.variance();
    const root = { value: Math.sqrt(value), again: Math.sqrt(again), steps };
    return done(root, shownNumber(root.value, goal, true));
  }
  if (moment === 'mode' && known.chances) {
    const top = Math.max(...known.chances);
    const at = known.chances.flatMap((one, index) => (Math.abs(one - top) < 1e-12 ? [index] : []));
    if (at.length !== 1) return null;
    const value = known.values![at[0]!]!;
    return done(
      {
        value,
        again: mostProbable(known.values!, known),
        steps: [
          step(
            {
              en: 'The most probable value has the largest probability.',
              zh: '最可能的取值是概率最大的那个。',
            },
            `P(X = ${value}) = ${top}`,
          ),
        ],
      },
      shownNumber(value, goal, false),
    );
  }
  if (moment === 'table' && known.chances && known.values) {
    const all = known.chances.map((one) => shownNumber(one, goal, false)!);
    return done(
      { value: 1, again: known.chances.reduce((a, b) => a + b, 0), steps: [] },
      {
        text: all.map(({ text }) => text).join(', '),
        tex: known.values.map((value, at) => `P(X = ${value}) = ${all[at]!.tex}`).join(',\\; '),
      },
    );
  }
  if (!known.quantile) return null;
  const share = QUANTILES[moment] ?? percentileOf(moment);
  if (share !== undefined) {
    const found = known.quantile(share);
    return goal.exact && moment.startsWith('percentile')
      ? null
      : done(found, quantileShown(goal, found, resolved, share));
  }
  if (moment === 'interquartile range') {
    const [low, high] = [known.quantile(0.25), known.quantile(0.75)];
    if (!isClose(low) || !isClose(high)) return null;
    const range = {
      value: high.value - low.value,
      again: high.again - low.again,
      steps: [...low.steps, ...high.steps],
    };
    return done(range, shownNumber(range.value, goal, true));
  }
  return null;
}

function quantileShown(goal: Goal, { value }: Found, { pieces }: Resolved, share: number): Shown | null {
  if (!goal.exact || !pieces) return shownNumber(value, goal, true);
  const one = exactQuantileOf(pieces, share, value);
  return one && shownExact(one, goal);
}

const exactQuantileOf = ({ all, letter }: NonNullable<Resolved['pieces']>, share: number, near: number) =>
  exactQuantile(all, letter, fraction(Math.round(share * 4), 4), near);

/** By the chance of each value as it is found the second way. */
const mostProbable = (values: number[], { chance }: Known): number => {
  const at = (value: number) => chance({ low: value, high: value, hasLow: true, hasHigh: true }, '').again;
  return values.reduce((best, value) => (at(value) > at(best) ? value : best));
};

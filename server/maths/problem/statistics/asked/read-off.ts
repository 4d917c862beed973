import type { Goal } from '../../schema/problem.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { shownNumber } from '../worked/show.ts';
import type { Worked } from '../worked/worked.ts';

export interface Class {
  from: number;
  to: number;
  frequency: number;
  label: string;
}

/** Frequencies over classes, or over single values. */
export interface Grouped {
  classes: Class[];
  isContinuous: boolean;
  total: number;
  /** Told by how many there are up to the end of each. */
  isCumulative?: boolean;
}

const READ_OFF: Record<string, readonly [to: number, from?: number]> = {
  median: [0.5],
  'lower quartile': [0.25],
  'upper quartile': [0.75],
  'interquartile range': [0.75, 0.25],
};

export const isReadOff = (asked: string): boolean => asked in READ_OFF;

/** The value below which a share of the data lies, on straight lines between the points of the graph. */
function belowWhich(share: number, { classes, total }: Grouped): number | null {
  let before = 0;
  for (const { from, to, frequency } of classes) {
    const more = share * total - before;
    if (more <= frequency && frequency > 0) return from + ((to - from) * more) / frequency;
    before += frequency;
  }
  return null;
}

/** How many lie below a value, on the same lines. */
export const countBelow = (value: number, { classes }: Grouped): number =>
  classes.reduce(
    (sum, { from, to, frequency }) =>
      sum + frequency * Math.min(1, Math.max(0, (value - from) / (to - from))),
    0,
  );

export function readOff(goal: Goal, asked: string, grouped: Grouped): Omit<Worked, 'facts'> | null {
  const [share, other] = READ_OFF[asked] ?? [];
  if (share === undefined || !grouped.isContinuous) return null;
  const high = belowWhich(share, grouped);
  const low = other === undefined ? 0 : belowWhich(other, grouped);
  if (high === null || low === null) return null;
  const shares = other === undefined ? [share] : [share, other];
  const shown = shownNumber(high - low, goal, true);
  const isRight = [high, ...(shares.length > 1 ? [low] : [])].every(
    (value, at) => Math.abs(countBelow(value, grouped) - shares[at]! * grouped.total) < 1e-6,
  );
  return (
    shown && {
      topic: '9709/p5/representation-of-data',
      steps: [
        step(
          {
            en: 'Read off the graph, or take straight lines between its points.',
            zh: '从图上读出，或在相邻两点之间取直线。',
          },
          shares.map(
            (one, at) =>
              `${one} \\times ${grouped.total} = ${working(one * grouped.total)}:\\; ${working(at === 0 ? high : low)}`,
          ),
        ),
      ],
      shown,
      value: high - low,
      isRight,
    }
  );
}

import type { Size } from '../seed/steps.ts';

/** How much there is, and how long each contestant is asked for each operation. */
export interface Scale {
  size: Size;
  rounds: number;
  seconds: number;
  /** Everybody has 40 votes a day, and a quick server uses up more of them. */
  voters: Record<'Lemma' | 'PostGraphile' | 'PostGraphile by settings' | 'floor', number>;
}

const FULL = {
  size: { users: 20_000, questions: 100_000, answers: 400_000, votes: 1_000_000 },
  voters: { Lemma: 4500, PostGraphile: 3500, 'PostGraphile by settings': 2500, floor: 4500 },
};
/** To see in a minute whether everything runs; what it measures says little. */
const SMALL = {
  size: { users: 4000, questions: 20_000, answers: 80_000, votes: 200_000 },
  voters: { Lemma: 800, PostGraphile: 800, 'PostGraphile by settings': 500, floor: 1000 },
};

export const scaleOf = (name: string, { rounds, seconds }: Pick<Scale, 'rounds' | 'seconds'>): Scale => ({
  ...(name === 'small' ? SMALL : FULL),
  rounds,
  seconds,
});

const TINY: Size = { users: 1000, questions: 2000, answers: 8000, votes: 20_000 };

/** Two communities, the second of which is five or ten times the first. */
export const pairOf = (name: string): [Size, Size] =>
  name === 'small' ? [TINY, SMALL.size] : [SMALL.size, FULL.size];

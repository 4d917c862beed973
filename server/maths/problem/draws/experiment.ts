import {
  ONE,
  over,
  plus,
  type Rational,
  rational,
  times,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';

/** One thing that may come out: a ball of a bag, a face of a die. */
export interface Face {
  kinds: readonly string[];
  value: number | null;
  weight: Rational;
}

/** What is drawn from; a die, a coin and a spinner are such whose faces always go back. */
export interface Pool {
  name: string;
  nouns: readonly string[];
  faces: readonly Face[];
}

/** One thing that is taken, and where it goes then. */
export interface Turn {
  pool: number;
  isBack: boolean;
  into: number | null;
}

export interface Experiment {
  pools: readonly Pool[];
  turns: readonly Turn[];
}

/** What came out, turn by turn. */
export type Outcome = readonly Face[];
export type Event = (outcome: Outcome) => boolean;

const MOST = 50_000;
const MOST_SINGLE = 500_000;

const keyOf = ({ kinds, value, weight }: Face): string =>
  `${kinds.join(' ')} ${value} ${weight.n}/${weight.d}`;

type Heap = readonly { face: Face; count: number }[];

const heapOf = ({ faces }: Pool): Heap =>
  [...Map.groupBy(faces, keyOf).values()].map((all) => ({ face: all[0]!, count: all.length }));

const sum = (all: readonly Rational[]): Rational => all.reduce(plus, ZERO);

/** Every outcome with its probability, things that are alike taken as one; null where there are too many. */
export function outcomesOf({ pools, turns }: Experiment): { outcome: Outcome; chance: Rational }[] | null {
  let open: { outcome: Face[]; chance: Rational; heaps: Heap[] }[] = [
    { outcome: [], chance: ONE, heaps: pools.map(heapOf) },
  ];
  for (const { pool, isBack, into } of turns) {
    open = open.flatMap(({ outcome, chance, heaps }) => {
      const heap = heaps[pool]!;
      const total = sum(heap.map(({ face, count }) => times(face.weight, rational(count))));
      return heap.flatMap((one) => {
        if (one.count === 0) return [];
        const share = over(times(one.face.weight, rational(one.count)), total);
        const left = isBack ? heaps : heaps.with(pool, changed(heap, one.face, -1));
        return [
          {
            outcome: [...outcome, one.face],
            chance: times(chance, share),
            heaps: into === null ? left : left.with(into, changed(left[into]!, one.face, 1)),
          },
        ];
      });
    });
    if (open.length > MOST) return null;
  }
  return open.length === 0 ? null : open.map(({ outcome, chance }) => ({ outcome, chance }));
}

function changed(heap: Heap, face: Face, by: number): Heap {
  const key = keyOf(face);
  return heap.some((one) => keyOf(one.face) === key)
    ? heap.map((one) => (keyOf(one.face) === key ? { ...one, count: one.count + by } : one))
    : [...heap, { face, count: by }];
}

export const chanceOf = (
  outcomes: readonly { outcome: Outcome; chance: Rational }[],
  event: Event,
): Rational => sum(outcomes.filter(({ outcome }) => event(outcome)).map(({ chance }) => chance));

/** The same with every single thing told apart, so that the ways are counted or, on biased devices, weighed. */
export function chanceAgain({ pools, turns }: Experiment, event: Event): number | null {
  const now = pools.map(({ faces }) => [...faces]);
  const outcome: Face[] = [];
  let [good, all, seen] = [0, 0, 0];
  const weigh = ({ weight }: Face) => Number(weight.n) / Number(weight.d);
  const go = (at: number, weight: number): void => {
    if (seen > MOST_SINGLE) return;
    if (at === turns.length) {
      seen += 1;
      all += weight;
      if (event(outcome)) good += weight;
      return;
    }
    const { pool, isBack, into } = turns[at]!;
    const from = now[pool]!;
    const total = from.reduce((before, face) => before + weigh(face), 0);
    for (let index = 0; index < from.length; index += 1) {
      const face = from[index]!;
      if (!isBack) from.splice(index, 1);
      if (into !== null) now[into]!.push(face);
      outcome.push(face);
      go(at + 1, (weight * weigh(face)) / total);
      outcome.pop();
      if (into !== null) now[into]!.pop();
      if (!isBack) from.splice(index, 0, face);
    }
  };
  go(0, 1);
  return seen > MOST_SINGLE || Math.abs(all - 1) > 1e-9 ? null : good;
}

import { Chain } from './chain.ts';
import { bareAngles } from '../values/degrees.ts';
import { type Reading, waysToRead } from '../../reading/working/working-lines.ts';
import { ACCUSING, GOOD, type Judged, type Surroundings } from '../judging/verdict.ts';

/** How many ways of reading the lines so far are followed. */
const MOST_WAYS = 6;

interface Way {
  chain: Chain;
  parts: Reading[][];
  isUsual: boolean;
  /** Hardly anybody means it: it is no ground for an accusation, nor for a tick. */
  isFarFetched: boolean;
}

/** The lines as they are usually read, or as another usual reading makes right what was accused. */
export function judgeLines(
  texts: readonly string[],
  around: Surroundings,
): { parts: Reading[][]; judged: Judged[]; angles: Surroundings['angles'] } {
  const lines = texts.map((text) => (text.trim() === '' ? [[]] : waysToRead(text)));
  let ways = waysToBegin(lines, around);
  for (const line of lines) ways = best(ways.flatMap((way) => followed(way, line)));
  const settled = ways.map(({ chain, ...way }) => ({
    ...way,
    judged: chain.settled(),
    angles: chain.angles,
  }));
  const usual = settled.find(({ isUsual }) => isUsual)!;
  const [right] = settled
    .filter(({ judged }) => isRighter(judged, usual.judged))
    .toSorted((a, b) => score(b.judged) - score(a.judged));
  if (!right?.isFarFetched) return right ?? usual;
  return { ...right, judged: right.judged.map((one, index) => doubted(one, usual.judged[index]!)) };
}

const doubted = (one: Judged, usual: Judged): Judged =>
  GOOD.has(one.verdict) && !GOOD.has(usual.verdict) ? { verdict: 'unchecked' } : one;

/** Angles that nobody would write in radians are in degrees; sin 5 may be either. */
function waysToBegin(lines: Reading[][][], around: Surroundings): Way[] {
  const begin = (angles: Surroundings['angles'], isUsual: boolean, isFarFetched = false): Way => ({
    chain: new Chain({ ...around, angles }),
    parts: [],
    isUsual,
    isFarFetched,
  });
  const angles = bareAngles(lines.flat(2));
  if (around.angles !== null || angles === 'none') return [begin(around.angles, true)];
  const areDegrees = angles === 'degrees';
  return [begin(null, !areDegrees, areDegrees), begin('degrees', areDegrees)];
}

const followed = ({ chain, parts, isUsual, ...way }: Way, line: Reading[][]): Way[] =>
  line.map((read, index) => ({
    ...way,
    chain: chain.with(read),
    parts: [...parts, read],
    isUsual: isUsual && index === 0,
  }));

/** The usual way is followed whatever it finds. */
const best = (ways: Way[]): Way[] =>
  ways
    .toSorted(
      (a, b) => Number(b.isUsual) - Number(a.isUsual) || score(b.chain.judged) - score(a.chain.judged),
    )
    .slice(0, MOST_WAYS);

const holds = ({ verdict, isMeant }: Judged) => GOOD.has(verdict) || isMeant === true;
const accuses = ({ verdict, isMeant }: Judged) => ACCUSING.has(verdict) && !isMeant;

const score = (judged: readonly Judged[]) => count(judged, holds) - 2 * count(judged, accuses);

/** More lines hold, and no more of them are accused: what is merely unclear in it excuses nothing. */
const isRighter = (one: readonly Judged[], other: readonly Judged[]) =>
  count(one, holds) > count(other, holds) && count(one, accuses) <= count(other, accuses);

const count = (judged: readonly Judged[], test: (one: Judged) => boolean) => judged.filter(test).length;

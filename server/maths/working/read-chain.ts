import { Chain } from './chain.ts';
import { bareAngles } from './degrees.ts';
import { type Reading, waysToRead } from './reading.ts';
import { ACCUSING, GOOD, type Judged, type Surroundings, type Verdict } from './step.ts';

/** How many ways of reading the lines so far are followed. */
const MOST_WAYS = 6;

interface Way {
  chain: Chain;
  parts: Reading[][];
  isUsual: boolean;
}

/** The lines as they are usually read, or as another usual reading makes right what was accused. */
export function judgeLines(
  texts: readonly string[],
  around: Surroundings,
): { parts: Reading[][]; judged: Judged[] } {
  const lines = texts.map((text) => (text.trim() === '' ? [[]] : waysToRead(text)));
  let ways = waysToBegin(lines, around);
  for (const line of lines) ways = best(ways.flatMap((way) => followed(way, line)));
  const settled = ways.map(({ chain, ...way }) => ({ ...way, judged: chain.settled() }));
  const usual = settled.find(({ isUsual }) => isUsual)!;
  const [right] = settled
    .filter(({ judged }) => isRighter(judged, usual.judged))
    .toSorted((a, b) => score(b.judged) - score(a.judged));
  return right ?? usual;
}

/** Angles that nobody would write in radians are in degrees; sin 5 may be either. */
function waysToBegin(lines: Reading[][][], around: Surroundings): Way[] {
  const begin = (angles: Surroundings['angles'], isUsual: boolean): Way => ({
    chain: new Chain({ ...around, angles }),
    parts: [],
    isUsual,
  });
  const angles = bareAngles(lines.flat(2));
  if (around.angles !== null || angles === 'none') return [begin(around.angles, true)];
  return [begin(null, angles === 'either'), begin('degrees', angles === 'degrees')];
}

const followed = ({ chain, parts, isUsual }: Way, line: Reading[][]): Way[] =>
  line.map((way, index) => ({
    chain: chain.with(way),
    parts: [...parts, way],
    isUsual: isUsual && index === 0,
  }));

/** The usual way is followed whatever it finds. */
const best = (ways: Way[]): Way[] =>
  ways
    .toSorted(
      (a, b) => Number(b.isUsual) - Number(a.isUsual) || score(b.chain.judged) - score(a.chain.judged),
    )
    .slice(0, MOST_WAYS);

const score = (judged: readonly Judged[]) => count(judged, GOOD) - 2 * count(judged, ACCUSING);

/** More lines are confirmed, and no more of them accused: what is merely unclear in it excuses nothing. */
const isRighter = (one: readonly Judged[], other: readonly Judged[]) =>
  count(one, GOOD) > count(other, GOOD) && count(one, ACCUSING) <= count(other, ACCUSING);

const count = (judged: readonly Judged[], verdicts: ReadonlySet<Verdict>) =>
  judged.filter(({ verdict }) => verdicts.has(verdict)).length;

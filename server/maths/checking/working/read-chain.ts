import { Chain } from './chain.ts';
import { bareAngles } from '../values/degrees.ts';
import { type Reading, readingsOfLine } from '../../reading/working/working-lines.ts';
import { ACCUSING, GOOD, type Judged, type Surroundings } from '../judging/verdict.ts';

/** The most ways of reading the lines so far that are followed. */
const MOST_WAYS = 6;

interface Way {
  chain: Chain;
  parts: Reading[][];
  isUsual: boolean;
  /** An unlikely reading: the line is neither marked wrong nor ticked because of it. */
  isFarFetched: boolean;
}

/** The lines as they are usually read, or in another usual reading that makes right what was marked wrong. */
export function judgeLines(
  texts: readonly string[],
  around: Surroundings,
): { parts: Reading[][]; judged: Judged[]; angles: Surroundings['angles'] } {
  const lines = texts.map((text) => (text.trim() === '' ? [[]] : readingsOfLine(text)));
  let ways = waysToBegin(lines, around);
  for (const line of lines) ways = bestWays(ways.flatMap((way) => continueWays(way, line)));
  const settled = ways.map(({ chain, ...way }) => ({
    ...way,
    judged: chain.settled(),
    angles: chain.angles,
  }));
  const usual = settled.find(({ isUsual }) => isUsual)!;
  const [right] = settled
    .filter(({ judged }) => isBetter(judged, usual.judged))
    .toSorted((a, b) => score(b.judged) - score(a.judged));
  if (!right?.isFarFetched) return right ?? usual;
  return { ...right, judged: right.judged.map((one, index) => withDoubt(one, usual.judged[index]!)) };
}

const withDoubt = (one: Judged, usual: Judged): Judged =>
  GOOD.has(one.verdict) && !GOOD.has(usual.verdict) ? { verdict: 'unchecked' } : one;

/** Angles such as sin 30 are in degrees; sin 5 may be in degrees or radians. */
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

const continueWays = ({ chain, parts, isUsual, ...way }: Way, line: Reading[][]): Way[] =>
  line.map((read, index) => ({
    ...way,
    chain: chain.with(read),
    parts: [...parts, read],
    isUsual: isUsual && index === 0,
  }));

/** The ways that are followed further; the usual one always is. */
const bestWays = (ways: Way[]): Way[] =>
  ways
    .toSorted(
      (a, b) => Number(b.isUsual) - Number(a.isUsual) || score(b.chain.judged) - score(a.chain.judged),
    )
    .slice(0, MOST_WAYS);

const holds = ({ verdict, isMeant }: Judged) => GOOD.has(verdict) || isMeant === true;
const accuses = ({ verdict, isMeant }: Judged) => ACCUSING.has(verdict) && !isMeant;

const score = (judged: readonly Judged[]) => count(judged, holds) - 2 * count(judged, accuses);

/** Whether more lines hold without more of them being marked wrong; unclear lines do not count. */
const isBetter = (one: readonly Judged[], other: readonly Judged[]) =>
  count(one, holds) > count(other, holds) && count(one, accuses) <= count(other, accuses);

const count = (judged: readonly Judged[], test: (one: Judged) => boolean) => judged.filter(test).length;

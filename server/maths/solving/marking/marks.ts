import type { MarkCode } from '../../writing/method.ts';
import { isReached } from './goals.ts';
import type { JudgedLine, Standing } from './judged-line.ts';
import type { Known } from './knowledge/known.ts';
import { isLaw } from './knowledge/laws.ts';
import { isSameLine } from './likeness.ts';
import { isSamePoint, nameOf, numbersAtEnd, pointsOf } from './lines/ends.ts';
import { bestLikeness } from './lines/numbers.ts';
import type { Said } from './lines/said.ts';

export interface Marks {
  /** What each line earns. */
  lines: MarkCode[][];
  earned: number;
  total: number;
  /** Whether there was a solution that passed its checks to mark by. */
  isSure: boolean;
}

/** Marks in the style of a scheme: M for a method that was used, A for a value that is right, B for what is stated. */
export function marksFor(judged: readonly JudgedLine[], known: Known): Marks | null {
  const { total } = known;
  const counted = judged.flatMap((line, at) => (isCounted(line, known) ? [at] : []));
  if (total === null || total < 1 || counted.length === 0) return null;
  const isSure = known.wanted.length > 0;
  const decided = counted.filter((at) => judged[at]!.standing !== 'open').length;
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  // Without a solution to mark by, at least half of what could be read has to be decided.
  if (!isSure && 2 * decided < counted.length) return null;
  if (first >= 0) {
    // A law that is stated shows the method, where the numbers put into it are wrong.
    const shown = judged.flatMap(({ standing }, at) => (standing === 'words' ? [] : [at]));
    return { ...earnedAround(judged, shown, known, total), total, isSure };
  }
  const isWhole =
    !isSure ||
    isReached(
      judged.flatMap(({ said }) => said),
      known,
    );
  const earned = isWhole ? total : Math.min(total - 1, reachedIn(judged, known));
  return { lines: placed(judged, counted, codesOf(known, total), earned, known), earned, total, isSure };
}

/** Words, laws before numbers are put in, and what is copied from the question earn nothing by themselves. */
const isCounted = ({ said, standing }: JudgedLine, { told }: Known): boolean =>
  standing !== 'words' &&
  !said.every((one) => isLaw(one) || told.some((given) => !given.isTaken && isSameLine(given, one)));

/**
 * Around a mistake, by the conventions of published schemes: the answer that comes of it loses one mark for its accuracy,
 * and the line with it another one where much of the method still hangs on it; the lines between, which go on rightly from
 * a wrong value, are followed through. A line with a mistake keeps one mark at most, for its method. In physics the error is
 * carried forward as far as the answer.
 */
function earnedAround(
  judged: readonly JudgedLine[],
  shown: readonly number[],
  known: Known,
  total: number,
): Pick<Marks, 'lines' | 'earned'> {
  const codes = codesOf(known, total).map(({ code }) => code);
  const own = shown.map((_, i) =>
    codes.slice(...[i, i + 1].map((one) => Math.round((one * total) / shown.length))),
  );
  const last = shown.length - 1;
  const wrong = shown.findIndex((at) => judged[at]!.standing === 'wrong');
  const isCarried = (i: number) => judged[shown[i]!]!.standing !== 'right';
  const losers = [
    ...(isCarried(last) && known.subject !== 'physics' ? [last] : []),
    wrong,
    last,
    ...shown
      .map((_, i) => i)
      .filter((i) => i > wrong && isCarried(i))
      .reverse(),
    wrong,
    ...shown.map((_, i) => i).reverse(),
  ];
  let left = Math.min(total, lossAround(wrong, shown.length, total, known));
  for (let turn = 0; turn < losers.length && left > 0; turn += 1) if (own[losers[turn]!]!.pop()) left -= 1;
  own[wrong] = own[wrong]!.slice(0, 1);
  const lines: MarkCode[][] = judged.map(() => []);
  for (const [i, at] of shown.entries()) lines[at] = own[i]!;
  return { lines, earned: own.flat().length };
}

/** How many marks a mistake costs, by its place among the lines: an early one spoils more of what hangs on it. */
function lossAround(wrong: number, lines: number, total: number, { subject }: Known): number {
  const after = lines - 1 - wrong;
  if (after === 0 || total < 3 || subject === 'physics') return 1;
  const place = wrong / lines;
  if (total === 3) return place < 0.4 && after > 1 ? 2 : 1;
  if (total === 4) return place < 0.38 && after > 1 ? 2 : 1;
  return place < 0.62 ? 2 : 1;
}

interface Code {
  code: MarkCode;
  said: Said[];
}

/** The codes of the solution; where there is none, or they are others in number, a method and what comes of it in turn. */
function codesOf({ plan }: Known, total: number): Code[] {
  const codes = plan.flatMap(({ said, marks }) => marks.map((code) => ({ code, said })));
  if (codes.length === total) return codes;
  return Array.from({ length: total }, (_, at) => ({
    code: at % 2 === 0 && at < total - 1 ? 'M1' : 'A1',
    said: [],
  }));
}

/** The codes of the solution that right lines come to, before the answer is reached. */
function reachedIn(judged: readonly JudgedLine[], known: Known): number {
  const codes = known.plan.flatMap(({ said, marks }) => marks.map((code) => ({ code, said })));
  return judged.reduce(
    (next, line) => (line.standing === 'right' ? reachedBy(line.said, codes, next, known) : next),
    0,
  );
}

const EARNS = new Set<Standing>(['right', 'law']);

/** Each code on the line that comes to it; the last ones on the line with the answer. */
function placed(
  judged: readonly JudgedLine[],
  counted: readonly number[],
  codes: readonly Code[],
  earned: number,
  known: Known,
): MarkCode[][] {
  const lines: MarkCode[][] = judged.map(() => []);
  const right = counted.filter((at) => EARNS.has(judged[at]!.standing));
  let next = 0;
  for (const [i, at] of right.entries()) {
    const most = Math.ceil(((i + 1) * earned) / right.length);
    const reached = Math.max(
      reachedBy(judged[at]!.said, codes, next, known),
      Math.floor(((i + 1) * earned) / right.length),
    );
    for (const end = Math.min(earned, Math.max(next, Math.min(reached, most))); next < end; next += 1)
      lines[at]!.push(codes[next]!.code);
  }
  const last = right.at(-1) ?? counted.at(-1)!;
  for (; next < earned; next += 1) lines[last]!.push(codes[next]!.code);
  return lines;
}

/** How many of the codes a line has earned, with those before it. */
function reachedBy(said: readonly Said[], codes: readonly Code[], next: number, known: Known): number {
  return (
    codes.findLastIndex(
      (code, at) => at >= next && said.some((one) => code.said.some((step) => isSameStep(step, one, known))),
    ) + 1 || next
  );
}

/** The same value under the same name, the same point, or the same equation. */
function isSameStep(step: Said, said: Said, known: Known): boolean {
  if (said.isTaken) return false;
  if (isSameLine(step, said)) return true;
  const points = pointsOf(step);
  if (points.length > 0 && pointsOf(said).some((one) => points.some((other) => isSamePoint(one, other))))
    return true;
  const [a, b] = [numbersAtEnd(step, known.measures), numbersAtEnd(said, known.measures)];
  if (a.length === 0 || b.length === 0) return false;
  const [one, other] = [nameOf(step), nameOf(said)];
  if (one !== null && other !== null && one !== other) return false;
  return bestLikeness(a, b, said.sides.at(-1)!.value) === 'same';
}

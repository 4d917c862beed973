import type { MarkCode } from '../../writing/method.ts';
import { isReached } from './goals.ts';
import type { JudgedLine } from './judged-line.ts';
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

/** Of a working that could be read, at least so much has to be decided to be marked without a solution. */
const MOSTLY = 0.6;

/** Marks in the style of a scheme: M for a method that was used, A for a value that is right, B for what is stated. */
export function marksFor(judged: readonly JudgedLine[], known: Known): Marks | null {
  const { total } = known;
  const counted = judged.flatMap((line, at) => (isCounted(line, known) ? [at] : []));
  if (total === null || total < 1 || counted.length === 0) return null;
  const isSure = known.wanted.length > 0;
  const decided = counted.filter((at) => judged[at]!.standing !== 'open').length;
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  if (!isSure && decided < MOSTLY * counted.length) return null;
  if (first >= 0) {
    const shown = judged.flatMap(({ standing }, at) => (standing === 'words' ? [] : [at]));
    return { ...earnedAround(judged, first, shown, known, total), total, isSure };
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

/** Shares of what a line is worth on average, as examiners give them around a mistake. */
const SHARES = { sound: 0.9, mistaken: 0.4, answer: 0.2 };

/**
 * Around a mistake the steps before it earn their share, and so do those after it that go on from what it found. The
 * mistaken line keeps a part for its method; the answer that comes of it has lost its accuracy, but in physics it is
 * carried forward.
 */
function earnedAround(
  judged: readonly JudgedLine[],
  first: number,
  counted: readonly number[],
  { subject }: Known,
  total: number,
): Pick<Marks, 'lines' | 'earned'> {
  const share = total / Math.max(1, counted.length);
  const before = counted.filter((at) => at < first);
  const after = counted.filter((at) => at > first && judged[at]!.standing !== 'wrong');
  const sound = [...before, ...(subject === 'physics' ? after : after.slice(0, -1))];
  const answers = before.length + after.length - sound.length;
  const worth = share * (SHARES.sound * sound.length + SHARES.mistaken + SHARES.answer * answers);
  // A slip of algebra or arithmetic costs one mark; what is against the question costs its method as well.
  const isSlip =
    judged[first]!.reason !== 'question' && before.length > 0 && total > 2 && before.length >= after.length;
  const earned = isSlip
    ? total - 1
    : sound.length === 0 && answers === 0
      ? 0
      : Math.min(total - 1, Math.floor(worth + 1e-9));
  const lines: MarkCode[][] = judged.map(() => []);
  const places = sound.length > 0 ? sound : [first];
  for (let i = 0; i < earned; i += 1) {
    const line = lines[places[Math.floor((i * places.length) / earned)]!]!;
    line.push(line.length === 0 ? 'M1' : 'A1');
  }
  return { lines, earned };
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

/** Each code on the line that comes to it; the last ones on the line with the answer. */
function placed(
  judged: readonly JudgedLine[],
  counted: readonly number[],
  codes: readonly Code[],
  earned: number,
  known: Known,
): MarkCode[][] {
  const lines: MarkCode[][] = judged.map(() => []);
  const right = counted.filter((at) => judged[at]!.standing === 'right');
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

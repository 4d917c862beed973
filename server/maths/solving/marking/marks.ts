import type { MarkCode } from '../../writing/method.ts';
import { isReached } from './goals.ts';
import type { JudgedLine } from './judged-line.ts';
import { isSamePoint, nameOf, numbersAtEnd, pointsOf } from './lines/ends.ts';
import type { Known } from './knowledge/known.ts';
import { bestLikeness } from './lines/numbers.ts';
import type { Said } from './lines/said.ts';
import { isSameLine } from './truth.ts';

export interface Marks {
  /** What each line earns. */
  lines: MarkCode[][];
  earned: number;
  total: number;
}

interface Code {
  code: MarkCode;
  said: Said[];
}

/** Marks in the style of a scheme: M for a method that was used, A for a value that is right, B for what is stated. */
export function marksFor(judged: readonly JudgedLine[], known: Known): Marks | null {
  const { total } = known;
  const codes = codesOf(known);
  if (total === null || codes.length === 0) return null;
  const lines: MarkCode[][] = judged.map(() => []);
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  const isWhole =
    first < 0 &&
    isReached(
      judged.flatMap(({ said }) => said),
      known,
    );
  const end = first < 0 ? judged.length : first;
  let next = 0;
  for (let at = 0; at < end; at += 1) {
    const reached = reachedBy(judged[at]!, codes, next, known);
    for (; next < reached; next += 1) lines[at]!.push(codes[next]!.code);
  }
  if (isWhole) {
    const last = judged.findLastIndex(({ said }) => said.length > 0);
    for (; next < codes.length; next += 1) lines[last]!.push(codes[next]!.code);
  }
  if (first >= 0) followThrough(judged, first, next, codes, lines);
  const earned = lines.flat().length;
  return { lines, earned: Math.min(earned, total), total };
}

/** After a mistake the methods still count that were used on its value; what is right only by itself does not. */
function followThrough(
  judged: readonly JudgedLine[],
  first: number,
  from: number,
  codes: readonly Code[],
  lines: MarkCode[][],
): void {
  let next = from;
  for (let at = first; at < judged.length; at += 1) {
    const { standing } = judged[at]!;
    if (standing !== 'wrong' && standing !== 'carried') continue;
    if (at === first && !isMethod(codes[next])) continue;
    while (next < codes.length && !isMethod(codes[next])) next += 1;
    const code = codes[next];
    if (!code) return;
    lines[at]!.push(code.code);
    next += 1;
  }
}

const isMethod = (code: Code | undefined) => code?.code === 'M1' || code?.code === 'DM1';

const codesOf = ({ plan }: Known): Code[] =>
  plan.flatMap(({ said, marks }) => marks.map((code) => ({ code, said })));

/** How many of the codes the line has earned, with those before it. */
function reachedBy(
  { said, standing }: JudgedLine,
  codes: readonly Code[],
  next: number,
  known: Known,
): number {
  if (standing !== 'right') return next;
  let reached = next;
  for (let at = next; at < codes.length; at += 1)
    if (said.some((one) => codes[at]!.said.some((step) => isSameStep(step, one, known)))) reached = at + 1;
  return reached;
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
  const isLetter = (name: string | null) => name !== null && /^(?:[A-Za-z]|[a-z]+|d\d \w \w)$/.test(name);
  if (isLetter(one) && isLetter(other) && one !== other) return false;
  return bestLikeness(a, b, said.sides.at(-1)!.value) === 'same';
}

import { isBound } from '../mistakes/equations/wrong-region.ts';
import { missingConstant } from '../mistakes/integration/missing-constant.ts';
import { equationsOf, rootsOf } from '../values/equations.ts';
import { isExcused } from './excused-roots.ts';
import { lettersOf, nameOf } from '../judging/mistake-naming.ts';
import { regionOf } from '../values/regions.ts';
import { satisfies } from '../values/satisfies.ts';
import type { Judged, Line, Surroundings } from '../judging/verdict.ts';

/** What can be said of a line only when all lines of its derivation have been read. */
export function settle(lines: readonly Line[], before: readonly Judged[], around: Surroundings): Judged[] {
  const judged = [...before];
  for (const line of lines) {
    const now = judged[line.index]!;
    if (now.isPart && now.from) judged[line.index] = withRest(line, now, lines, judged, before);
    if (now.verdict === 'lost') judged[line.index] = withoutExcused(line, now, lines, judged, around);
    if (now.named?.()?.id === missingConstant.id && isCompleted(line, lines))
      judged[line.index] = { verdict: 'equal' };
  }
  const last = lines.at(-1);
  const verdict = last && (wrongRoot(last, lines, judged) ?? wrongPart(last, lines, judged));
  if (verdict) judged[last.index] = verdict;
  return judged;
}

const UNSTATED: Judged = { verdict: 'unchecked', isMeant: true };

/** A root that was ruled out before or is found on another line is not lost. */
function withoutExcused(
  line: Line,
  judged: Judged,
  lines: readonly Line[],
  all: readonly Judged[],
  around: Surroundings,
): Judged {
  const letter = equationsOf(line.statement)?.letter;
  if (!letter || !judged.from) return judged.isMeant ? UNSTATED : judged;
  const since = judged.from.index;
  // What stands before a mistake no longer says which roots there are.
  const start = all.findLastIndex(({ verdict }, index) => verdict === 'wrong' && index <= since);
  const before = lines.filter(({ index }) => index >= start && index < since);
  const others = lines.filter(({ index }) => index > since && index !== line.index);
  const excuses = judged.lost!.map((root) => isExcused(root, letter, before, others, around));
  const lost = judged.lost!.filter((_, index) => excuses[index] === 'no');
  if (lost.length > 0) return judged.isMeant ? UNSTATED : { ...judged, lost };
  // A line without solutions may be one case of several, or a slip that a later line ignores.
  const unsure =
    excuses.includes('unsure') || rootsOf(equationsOf(line.statement)!, around.window).length === 0;
  return { verdict: unsure ? 'unchecked' : 'follows' };
}

/**
 * After |A| < 5 each side may be solved on a line of its own, after |A| > 5 each branch; together the lines say the
 * whole.
 */
function withRest(
  line: Line,
  judged: Judged,
  lines: readonly Line[],
  all: readonly Judged[],
  before: readonly Judged[],
): Judged {
  const since = judged.from!.index;
  const others = lines
    .filter(({ index }) => index > since && index !== line.index && !isAmiss(all[index]!))
    // A line that says the whole by itself does not make another one a part of it.
    .filter(({ index }) => before[index]!.isPart)
    .map(({ statement }) => regionOf(statement))
    .filter((region) => region !== null);
  const { lost = [], gained = [] } = judged;
  const isWhole =
    gained.every((x) => others.some(({ allows }) => allows(x) === false)) &&
    lost.every((x) => others.some(({ allows }) => allows(x) === true));
  return isWhole ? { verdict: 'follows' } : (judged.instead ?? judged);
}

const isAmiss = ({ verdict, isPart }: Judged) => verdict === 'wrong' && !isPart;

/** An answer that is one of two conditions allows what the question did not. */
function wrongPart(last: Line, lines: readonly Line[], judged: readonly Judged[]): Judged | null {
  const answer = regionOf(last.statement);
  if (!answer || !isBound(last.statement) || judged.length > last.index + 1) return null;
  for (const line of lines) {
    const { verdict, gained = [], from, isPart } = judged[line.index]!;
    if (verdict !== 'gained' || !isPart || from?.statement.kind !== 'relation') continue;
    const remainingValues = gained.filter((x) => answer.allows(x) === true);
    if (remainingValues.length === 0) continue;
    const named = () => nameOf(from, line.statement) ?? nameOf(from, last.statement);
    return { verdict: 'wrong', gained: remainingValues, named };
  }
  return null;
}

/** An antiderivative may get its constant, or its limits, on a later line. */
function isCompleted(line: Line, lines: readonly Line[]): boolean {
  const letters = lettersOf(line.statement);
  return lines.some((later) => {
    if (later.index <= line.index) return false;
    const others = lettersOf(later.statement);
    return others.length === 0 || others.some((letter) => !letters.includes(letter));
  });
}

/** The answer may not keep a root that a step before it let in. */
function wrongRoot(last: Line, lines: readonly Line[], judged: readonly Judged[]): Judged | null {
  const solved = equationsOf(last.statement);
  // A line after it that was not read may be the one that rejects the root.
  if (!solved?.isSolved || last.rejects || judged.length > last.index + 1) return null;
  for (const line of lines) {
    const { verdict, gained = [], from } = judged[line.index]!;
    if (verdict !== 'gained' || !from) continue;
    const remainingRoots = gained.filter(
      (root) => satisfies(solved, root, equationsOf(line.statement)) === 'yes',
    );
    if (remainingRoots.length === 0) continue;
    const named = () => nameOf(from, line.statement) ?? nameOf(from, last.statement);
    return { verdict: 'wrong', gained: remainingRoots, named };
  }
  return null;
}

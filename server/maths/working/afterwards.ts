import { missingConstant } from '../mistakes/missing-constant.ts';
import { equationsOf, satisfies } from './equations.ts';
import { isExcused } from './excuses.ts';
import { lettersOf, nameOf } from './naming.ts';
import type { Judged, Line, Surroundings } from './step.ts';

/** What can be said of a line only when all lines of its derivation have been read. */
export function settle(lines: readonly Line[], judged: Judged[], around: Surroundings): void {
  for (const line of lines) {
    const now = judged[line.index]!;
    if (now.verdict === 'lost') judged[line.index] = withoutExcused(line, now, lines, judged, around);
    if (now.named?.()?.id === missingConstant.id && isCompleted(line, lines))
      judged[line.index] = { verdict: 'equal' };
  }
  const last = lines.at(-1);
  const kept = last && gainedAndKept(last, lines, judged);
  if (kept) judged[last.index] = kept;
}

/** A root that was ruled out before or is found on another line is not lost. */
function withoutExcused(
  line: Line,
  judged: Judged,
  lines: readonly Line[],
  all: readonly Judged[],
  around: Surroundings,
): Judged {
  const letter = equationsOf(line.statement)?.letter;
  if (!letter || !judged.from) return judged;
  const since = judged.from.index;
  // What stands before a mistake no longer says which roots there are.
  const start = all.findLastIndex(({ verdict }, index) => verdict === 'wrong' && index <= since);
  const before = lines.filter(({ index }) => index >= start && index < since);
  const others = lines.filter(({ index }) => index > since && index !== line.index);
  const lost = judged.lost!.filter((root) => !isExcused(root, letter, before, others, around));
  return lost.length > 0 ? { ...judged, lost } : { verdict: 'follows' };
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
function gainedAndKept(last: Line, lines: readonly Line[], judged: readonly Judged[]): Judged | null {
  const solved = equationsOf(last.statement);
  // A line after it that was not read may be the one that rejects the root.
  if (!solved?.isSolved || last.rejects || judged.length > last.index + 1) return null;
  for (const line of lines) {
    const { verdict, gained = [], from } = judged[line.index]!;
    if (verdict !== 'gained' || !from) continue;
    const kept = gained.filter((root) => satisfies(solved, root, solved.isRounded) === 'yes');
    if (kept.length === 0) continue;
    const named = () => nameOf(from, line.statement) ?? nameOf(from, last.statement);
    return { verdict: 'wrong', gained: kept, named };
  }
  return null;
}

import type { Fault } from '../../algebra-system/parsing/syntax-fault.ts';
import type { Named } from '../judging/mistake-naming.ts';
import { rootTex, styleOf } from '../values/numbers.ts';
import { statementLatex } from '../../algebra-system/parsing/print-statement.ts';
import { judgeLines } from './read-chain.ts';
import type { Reading } from '../../reading/working/working-lines.ts';
import { ACCUSING, type Judged, type Verdict } from '../judging/verdict.ts';

export interface WorkingOptions {
  /** Where the unknown lies, when the question says so. */
  interval?: { from: number; to: number } | null;
  angles?: 'radians' | 'degrees' | null;
}

export interface CheckedLine {
  text: string;
  verdict: Verdict;
  /** Roots as LaTeX that this line no longer has, or that it lets in. */
  lost: string[];
  gained: string[];
  fault: Fault | null;
  mistake: Named | null;
  /** The reading that was judged, as LaTeX, where there are several. */
  readAs: string | null;
}

export interface CheckedWorking {
  lines: CheckedLine[];
  /** The index of the first line that is wrong or loses a root, or null. */
  firstWrong: number | null;
  mistake: Named | null;
  /** The number of lines from the top that are right. */
  checkedTo: number;
}

const MOST_LINES = 60;
const MOST_ROOTS = 6;

const UNSETTLED: ReadonlySet<Verdict> = new Set<Verdict>([...ACCUSING, 'unchecked', 'unreadable']);

/** Judges each line of a derivation against the one before it; a line that cannot be judged with certainty is `unchecked`. */
export function checkWorking(
  texts: readonly string[],
  { interval = null, angles = null }: WorkingOptions = {},
): CheckedWorking {
  const around = { window: interval, conditions: [], angles };
  const { parts, judged, angles: measure } = judgeLines(texts.slice(0, MOST_LINES), around);
  const lines = texts.map((text, index) =>
    checkedLine(text, parts[index] ?? [], judged[index] ?? { verdict: 'unchecked' }, measure),
  );
  const firstWrong = lines.findIndex(({ verdict }) => ACCUSING.has(verdict));
  const unsettled = lines.findIndex(({ verdict }) => UNSETTLED.has(verdict));
  return {
    lines,
    firstWrong: firstWrong < 0 ? null : firstWrong,
    mistake: lines[firstWrong]?.mistake ?? null,
    checkedTo: unsettled < 0 ? lines.length : unsettled,
  };
}

function checkedLine(
  text: string,
  parts: Reading[],
  judged: Judged,
  measure: WorkingOptions['angles'],
): CheckedLine {
  // One number of a whole region is enough to show the difference.
  const most = judged.isPart ? 1 : MOST_ROOTS;
  const style = styleOf(parts.flatMap((part) => (part.kind === 'statement' ? [part.statement] : [])));
  const tex = (root: number) =>
    rootTex(style === 'degrees' && measure !== 'degrees' ? inDegrees(root) : root, style);
  return {
    text,
    verdict: judged.verdict,
    lost: (judged.lost ?? []).slice(0, most).map(tex),
    gained: (judged.gained ?? []).slice(0, most).map(tex),
    fault: parts.find((part) => part.kind === 'fault')?.fault ?? null,
    mistake: judged.named?.() ?? null,
    readAs: readAs(parts),
  };
}

const inDegrees = (radians: number) => (radians * 180) / Math.PI;

function readAs(parts: Reading[]): string | null {
  const statements = parts.flatMap((part) => (part.kind === 'statement' ? [part] : []));
  if (
    statements.length < parts.length ||
    statements.every(({ met, isLabelRead }) => met.size === 0 && !isLabelRead)
  )
    return null;
  return statements
    .map(({ statement, continues }) => `${continues ? '= ' : ''}${statementLatex(statement)}`)
    .join(' \\;\\Rightarrow\\; ');
}

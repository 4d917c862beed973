import { judge } from './judge.ts';
import type { JudgedLine } from './judged-line.ts';
import { knownOf } from './knowledge/known.ts';
import { type Marks, marksFor } from './marks.ts';

export interface MarkedWorking {
  judged: JudgedLine[];
  marks: Marks | null;
}

/** Working marked by the question that it answers. */
export function markWorking(lines: readonly string[], question: string, part: string | null): MarkedWorking {
  const known = knownOf(question, part, lines);
  const judged = judge(lines, known);
  return { judged, marks: marksFor(judged, known) };
}

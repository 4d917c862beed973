import type { Problem } from '../../problem/schema/problem.ts';
import { judge } from './judge.ts';
import type { JudgedLine } from './judged-line.ts';
import { askedOf } from './knowledge/asked.ts';
import { type Known, knownOf, labelsIn } from './knowledge/known.ts';
import { type Marks, marksFor } from './marks.ts';

export interface MarkedWorking {
  judged: JudgedLine[];
  marks: Marks | null;
}

/** At most so many parts are tried where nobody says which one is answered. */
const MOST_PARTS = 6;

/** Working marked by the question that it answers. */
export function markWorking(
  typed: readonly string[],
  question: string | Problem,
  part: string | null,
): MarkedWorking {
  const asked = askedOf(question);
  const { label, lines } = withoutLabels(typed);
  const named = part?.trim() ? part : label;
  const labels = labelsIn(asked);
  if (named !== null || labels.length < 2) return marked(lines, knownOf(asked, named, lines));
  const all = labels.slice(0, MOST_PARTS).map((one) => marked(lines, knownOf(asked, one, lines)));
  return all.reduce((best, one) => (fit(one) > fit(best) ? one : best));
}

function marked(lines: readonly string[], known: Known): MarkedWorking {
  const judged = judge(lines, known);
  return { judged, marks: marksFor(judged, known) };
}

/** The part that it is an answer to is the one of which the most is right. */
const fit = ({ judged, marks }: MarkedWorking) =>
  judged.filter(({ standing, isAlone }) => standing === 'right' && !isAlone).length +
  2 * (marks?.earned ?? 0);

const LABEL =
  /^\s{0,9}(?:part\s)?[(（]([a-h]|i{1,3}|iv|v)[)）](?:\s?[(（](i{1,3}|iv|v|[a-h])[)）])?\s{1,9}(?=\S)/i;

/** "(b) x = 4" names the part that it answers, and in a later line the next part; neither belongs to the formula. */
function withoutLabels(lines: readonly string[]): { label: string | null; lines: readonly string[] } {
  const match = LABEL.exec(lines[0] ?? '');
  const label = match && `(${match[1]})${match[2] ? `(${match[2]})` : ''}`;
  return { label, lines: lines.map((line) => line.replace(LABEL, '')) };
}

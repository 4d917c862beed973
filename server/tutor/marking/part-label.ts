import { splitItems } from './value-sets.ts';

const LABEL = /^(?:part )?\(?([a-h]|i{1,3}|iv|v)\)(?: ?\((i{1,3}|iv|v|[a-h])\))?\s{0,9}(?=\S)/i;
/** (a)(x + 1) may be a formula. */
const ANSWER = /^(?:[a-z\d][^=]{0,60}=|[-\d±])/i;

/** "(b) x = 4" names the part that it answers. */
export function withLabel(typed: string): { label: string | null; rest: string } {
  const match = LABEL.exec(typed);
  const rest = typed.slice(match?.[0].length ?? 0);
  const inner = match?.[2] ? `(${match[2].toLowerCase()})` : '';
  return match && ANSWER.test(rest)
    ? { label: `(${match[1]!.toLowerCase()})${inner}`, rest }
    : { label: null, rest: typed };
}

interface LabelledAnswer {
  label: string;
  rest: string;
}

const NEXT = /(?<=[\s,;，；])(?:part )?\(?(?:[a-h]|i{1,3}|iv|v)\)(?=\s{0,9}\S)/gi;

/** "(a) 7, (b) 10" as what it says of each part; null where it names fewer than two. */
export function labelledIn(typed: string): LabelledAnswer[] | null {
  const from = [0, ...[...typed.matchAll(NEXT)].map(({ index }) => index)];
  const offered = from.map((at, i) =>
    withLabel(typed.slice(at, from[i + 1]).replace(/[\s,;，；]{1,9}$/u, '')),
  );
  const labels = new Set(offered.map(({ label }) => label));
  if (from.length < 2 || labels.has(null) || labels.size < from.length) return null;
  return offered as LabelledAnswer[];
}

/** The answer for each part, by its label or else in the order of the parts. */
export function offeredOf(
  typed: string,
  labels: string[],
): { isNamed: boolean; offered: LabelledAnswer[] } | null {
  const named = labelledIn(typed);
  if (named)
    return named.every(({ label }) => labels.includes(label)) ? { isNamed: true, offered: named } : null;
  const items = splitItems(typed);
  if (labels.length < 2 || items.length !== labels.length) return null;
  return { isNamed: false, offered: items.map((rest, at) => ({ label: labels[at]!, rest })) };
}

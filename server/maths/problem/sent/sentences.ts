import type { Layout, Span } from '../layout/layout.ts';
import { problemsIn } from '../problems-in.ts';
import type { Problem } from '../schema/problem.ts';

/** A sentence of a question and the place of what it says. */
export interface SentencePlace {
  span: Span;
  /** -1 before the first part. */
  part: number;
  /** It stands in the part itself, not before it. */
  isOwn: boolean;
}

/** A question of which nothing was read, with its parts, and its sentences in their order. */
export function unreadProblem(
  text: string,
  layout: Layout,
): { problem: Problem; sentences: SentencePlace[] } {
  const problem = problemsIn(text, layout, () => [])[0]!;
  const sentences = [
    ...problem.unread.map(({ span }) => ({ span, part: -1, isOwn: false })),
    ...problem.parts.flatMap(({ unread }, part) => unread.map(({ span }) => placeOf(span, part, layout))),
  ];
  return { problem, sentences };
}

/** A sentence that a lead before the part begins has no place of its own: it is the whole part. */
function placeOf(span: Span, part: number, { parts }: Layout): SentencePlace {
  const { spans } = parts[part]!;
  if (span[0] === span[1]) return { span: [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0], part, isOwn: true };
  const isOwn = spans.some(([from, to]) => from < span[1] && span[0] < to);
  return { span, part, isOwn };
}

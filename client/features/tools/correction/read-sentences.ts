import type { ProblemReadFragment } from './ReadProblem.gen.ts';

export type ReadProblem = Omit<ProblemReadFragment, ' $fragmentName'>;
type Span = readonly number[];

/** A sentence of a question with what was read in it; null where that is nothing. */
export interface ReadSentence {
  /** Its place, by which it is told apart from the others. */
  key: string;
  text: string;
  says: 'GIVEN' | 'ASKED' | null;
}

export const keyOf = (span: Span | null): string => (span ? span.join('-') : '');

/** The sentences of a question in their order, each once. */
export function sentencesOf(problem: ReadProblem): ReadSentence[] {
  const points = Array.from(problem.text);
  const all = problem.parts.flatMap(({ given, facts, goals, unread }) => [
    ...placed([...given, ...facts], 'GIVEN'),
    ...placed(goals, 'ASKED'),
    ...placed(unread, null),
  ]);
  const stem = [...placed(problem.facts, 'GIVEN'), ...placed(problem.unread, null)];
  // What a sentence asks for says more than what it tells beside that.
  const found = new Map<string, { span: Span; says: ReadSentence['says'] }>();
  for (const one of [...stem, ...all])
    if (found.get(keyOf(one.span))?.says !== 'ASKED') found.set(keyOf(one.span), one);
  return [...found.values()]
    .toSorted((a, b) => a.span[0]! - b.span[0]!)
    .map(({ span, says }) => ({
      key: keyOf(span),
      text: closed(points.slice(span[0], span[1]).join('')),
      says,
    }));
}

/** A sentence may end inside a formula that its full stop stands in. */
const closed = (text: string): string => (text.split('$').length % 2 === 0 ? `${text}$` : text);

function placed(told: readonly { span: readonly number[] | null }[], says: ReadSentence['says']) {
  return told.flatMap(({ span }) => (span && span[1]! > span[0]! ? [{ span, says }] : []));
}

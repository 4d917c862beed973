import type { Solution } from '../../../ui/marks-margin/solution.ts';

/** The answer of a solution as Markdown. */
export const answerOf = ({ answer }: Pick<Solution, 'answer'>): string =>
  answer?.tex ? `$${answer.tex}$` : (answer?.text ?? '');

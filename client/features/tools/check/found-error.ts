import { asTex } from '../../../lib/typed/typed-to-latex.ts';
import type { FoundError } from '../../../lib/progress/AddToErrorBook.tsx';
import type { Working } from '../../../ui/marks-margin/solution.ts';

/** A checked working for the error book: with the first wrong line, and what the mistake in it is called. */
export function foundIn({ lines, firstWrong }: Working, language: 'en' | 'zh'): FoundError {
  const set = ({ tex, text }: Working['lines'][number]) => `$${tex ?? asTex(text)}$`;
  const wrong = firstWrong ? lines[firstWrong - 1] : undefined;
  const { mistake, say } = wrong ?? {};
  return {
    question: lines[0] ? set(lines[0]) : '',
    userAnswer: lines.map(set).join('\n'),
    correctAnswer: mistake?.right[language] ?? '',
    errorLine: firstWrong ?? null,
    note: mistake?.wrong[language] ?? say?.[language] ?? '',
    source: 'CHECK',
  };
}

import { joinedIn, type Language } from '../../../ui/marks-margin/lines.ts';
import type { Solution } from '../../../ui/marks-margin/solution.ts';

const ANSWER = { en: 'Answer:', zh: '答案：' };

/** A solution as Markdown: each line with its formulas and marks, then the answer. */
export function asMarkdown(
  { steps, answer }: Pick<Solution, 'steps' | 'answer'>,
  language: Language,
): string {
  const lines = steps.map(({ say, tex, marks }, i) => {
    const head = `${i + 1}. ${say[language]}${marks.length > 0 ? ` **${marks.join(' ')}**` : ''}`;
    return [head, ...tex.map((formula) => `   $$${joinedIn(language, formula)}$$`)].join('\n');
  });
  return [...lines, ...(answer ? [answerLine(answer, language)] : [])].join('\n\n') + '\n';
}

function answerLine({ text, tex, say }: NonNullable<Solution['answer']>, language: Language): string {
  const formula = tex && text !== 'none' ? ` $${joinedIn(language, tex)}$` : '';
  return `**${ANSWER[language]}**${say ? ` ${say[language]}` : ''}${formula}`;
}

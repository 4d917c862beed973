import type { Message } from '../store/message.ts';
import { latexOf } from './markdown-to-latex.ts';
import { escaped, formula } from './escape-latex.ts';
import { seal } from '../../../lib/latex-stream/normalise-delimiters.ts';
import { SEALED, unsealed } from '../../../lib/latex-stream/formula-encoding.ts';

type Language = 'en' | 'zh';
type Solution = Message['solutions'][number];

/** The reply as Markdown, its formulas in the dollar signs that other programs read. */
export function asMarkdown({ content }: Pick<Message, 'content'>): string {
  return seal(content).replaceAll(new RegExp(SEALED, 'g'), (...match) => {
    const { text, display } = unsealed(match as unknown as RegExpExecArray);
    return display ? `$$${text}$$` : `$${text}$`;
  });
}

const ANSWER = { en: 'Answer:', zh: '答案：' };
const NEEDS = {
  en: '% Needs \\usepackage{amsmath,amssymb}.',
  zh: '% Needs \\usepackage{amsmath,amssymb} and \\usepackage{ctex}, and XeLaTeX.',
};

type Copied = Pick<Message, 'content' | 'beside' | 'solutions' | 'working'>;

/** The reply as a piece of a LaTeX document: what is said, the solutions with their marks, the working with its faults. */
export function asLatex({ content, beside, solutions, working }: Copied, language: Language): string {
  const shown = solutions.filter(({ steps }) => steps.length > 0);
  const text = shown.length > 0 || working ? beside : content;
  const parts = [
    latexOf(text),
    ...shown.map((one) => solution(one, language)),
    ...(working ? [workingLines(working, language)] : []),
  ].filter((part) => part.trim());
  const whole = parts.join('\n\n');
  return `${NEEDS[/\p{Script=Han}/u.test(whole) ? 'zh' : 'en']}\n${whole}\n`;
}

function solution({ label, title, steps, answer }: Solution, language: Language): string {
  const lines = steps.map(({ say, tex, marks }) => {
    const earned = marks.length > 0 ? ` \\hfill\\textbf{${escaped(marks.join(' '))}}` : '';
    return [`\\item {}${latexOf(say[language])}${earned}`, ...tex.map((one) => formula(one, true))].join(
      '\n',
    );
  });
  return [
    `\\textbf{${escaped(label)}${label && ' '}${latexOf(title[language])}}`,
    ...enumerated(lines),
    ...(answer ? [answerLine(answer, language)] : []),
  ].join('\n');
}

function answerLine({ text, tex, say }: NonNullable<Solution['answer']>, language: Language): string {
  const words = say ? ` ${latexOf(say[language])}` : '';
  return `\\textbf{${ANSWER[language]}}${text === 'none' ? '' : ` ${formula(tex, false)}`}${words}`;
}

function workingLines({ lines }: NonNullable<Copied['working']>, language: Language): string {
  return enumerated(
    lines.map(({ text, tex, say, mistake, place }) => {
      const line = tex === null || place ? `\\texttt{${escaped(text)}}` : formula(tex!, false);
      const words = mistake ? [mistake.wrong, mistake.right] : say ? [say] : [];
      return [`\\item {}${line}`, ...words.map((one) => latexOf(one[language]))].join(' ');
    }),
  ).join('\n');
}

const enumerated = (items: string[]): string[] => ['\\begin{enumerate}', ...items, '\\end{enumerate}'];

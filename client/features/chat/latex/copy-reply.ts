import type { Read } from '../store/message.ts';
import { latexOf } from './markdown-to-latex.ts';
import { escaped, formula } from './escape-latex.ts';
import { normaliseDelimiters } from '../../../lib/latex-stream/normalise-delimiters.ts';
import { ENCODED_FORMULA, decodeFormula } from '../../../lib/latex-stream/formula-encoding.ts';

type Language = 'en' | 'zh';
type Reply = Read;
type Solution = Reply['solutions'][number];

/** The reply as Markdown, with formulas between dollar signs. */
export function asMarkdown({ content }: Pick<Reply, 'content'>): string {
  return normaliseDelimiters(content).replaceAll(new RegExp(ENCODED_FORMULA, 'g'), (...match) => {
    const { text, display } = decodeFormula(match as unknown as RegExpExecArray);
    return display ? `$$${text}$$` : `$${text}$`;
  });
}

const ANSWER = { en: 'Answer:', zh: '答案：' };
const NEEDS = {
  en: '% Needs \\usepackage{amsmath,amssymb}.',
  zh: '% Needs \\usepackage{amsmath,amssymb} and \\usepackage{ctex}, and XeLaTeX.',
};

type Copied = Pick<Reply, 'content' | 'beside' | 'solutions' | 'working'>;

/** The reply as part of a LaTeX document: text, solutions with marks, working with mistakes. */
export function asLatex({ content, beside, solutions, working }: Copied, language: Language): string {
  const shown = solutions.filter(({ steps }) => steps.length > 0);
  const text = shown.length > 0 || working ? beside : content;
  const parts = [
    latexOf(text),
    ...shown.map((solved) => solution(solved, language)),
    ...(working ? [workingLines(working, language)] : []),
  ].filter((part) => part.trim());
  const whole = parts.join('\n\n');
  return `${NEEDS[/\p{Script=Han}/u.test(whole) ? 'zh' : 'en']}\n${whole}\n`;
}

function solution({ label, title, steps, answer }: Solution, language: Language): string {
  const lines = steps.map(({ say, tex, marks }) => {
    const earned = marks.length > 0 ? ` \\hfill\\textbf{${escaped(marks.join(' '))}}` : '';
    return [`\\item {}${latexOf(say[language])}${earned}`, ...tex.map((line) => formula(line, true))].join(
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
      return [`\\item {}${line}`, ...words.map((text) => latexOf(text[language]))].join(' ');
    }),
  ).join('\n');
}

const enumerated = (items: string[]): string[] => ['\\begin{enumerate}', ...items, '\\end{enumerate}'];

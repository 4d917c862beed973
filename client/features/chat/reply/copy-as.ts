import type { Message } from '../conversation/message.ts';

/** The reply as Markdown, the way other programs read it. */
export const asMarkdown = ({ content }: Message): string => content;

/** The mathematics of a reply as LaTeX that compiles: each formula on a line, words as text. */
export function asLatex({ content, solutions }: Message, language: 'en' | 'zh'): string {
  if (solutions.every(({ steps }) => steps.length === 0)) return latexOf(content);
  return solutions
    .map(({ label, title, steps, answer }) =>
      [
        `\\textbf{${escaped(`${label} ${title[language]}`.trim())}}`,
        '\\begin{enumerate}',
        ...steps.map(({ say, tex }) =>
          [`  \\item ${latexOf(say[language])}`, ...tex.map((one) => `  \\[ ${one} \\]`)].join('\n'),
        ),
        '\\end{enumerate}',
        ...(answer ? [`\\[ ${answer.tex} \\]`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

const FORMULA =
  /\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|\$(?![\s$])((?:\\.|[^$\\\n])*?[^\s$\\])\$(?!\d)/g;

/** Markdown with formulas as LaTeX: what is between the formulas is escaped. */
function latexOf(markdown: string): string {
  let at = 0;
  let written = '';
  for (const found of markdown.matchAll(FORMULA)) {
    const [whole, dollars, brackets, round, dollar] = found;
    const display = dollars ?? brackets;
    written += wordsOf(markdown.slice(at, found.index));
    written += display ? `\\[ ${display.trim()} \\]` : `$${(round ?? dollar)!.trim()}$`;
    at = found.index + whole.length;
  }
  return written + wordsOf(markdown.slice(at));
}

const wordsOf = (text: string): string =>
  escaped(text.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1'))
    .replaceAll(/\*\*([^*]+)\*\*/g, '\\textbf{$1}')
    .replaceAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g, '\\emph{$1}');

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escaped = (text: string): string =>
  text.replaceAll(/[\\#$%&_{}~^]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

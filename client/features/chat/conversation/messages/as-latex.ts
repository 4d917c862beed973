import { Marked, type Token, type Tokens } from 'marked';
import { mathsExtensions, type MathsToken } from '../../../../lib/markdown/maths.ts';

const markdown = new Marked({ gfm: true, extensions: mathsExtensions });

/** Markdown with formulas as the body of a LaTeX document. */
export function asLatex(text: string): string {
  return blocks(markdown.lexer(text)).trim();
}

const blocks = (tokens: Token[]): string =>
  tokens
    .map((token) => write(token))
    .filter(Boolean)
    .join('\n\n');
const inline = (tokens: Token[] | undefined): string => tokens?.map((token) => write(token)).join('') ?? '';

type Write = (token: never) => string;

const WRITE: Record<string, Write> = {
  blockMaths: ({ text }: MathsToken) => `\\[\n${text}\n\\]`,
  inlineMaths: ({ text, raw }: MathsToken) => (/^(\$\$|\\\[)/.test(raw) ? `\\[ ${text} \\]` : `$${text}$`),
  heading: ({ tokens }: Tokens.Heading) => `\\paragraph{${inline(tokens)}}`,
  paragraph: ({ tokens }: Tokens.Paragraph) => inline(tokens),
  strong: ({ tokens }: Tokens.Strong) => `\\textbf{${inline(tokens)}}`,
  em: ({ tokens }: Tokens.Em) => `\\emph{${inline(tokens)}}`,
  codespan: ({ text }: Tokens.Codespan) => `\\texttt{${escaped(text)}}`,
  code: ({ text }: Tokens.Code) => `\\begin{verbatim}\n${text}\n\\end{verbatim}`,
  br: () => ' \\\\\n',
  hr: () => '\\hrulefill',
  space: () => '',
  blockquote: ({ tokens }: Tokens.Blockquote) => `\\begin{quote}\n${blocks(tokens)}\n\\end{quote}`,
  link: ({ tokens, href }: Tokens.Link) =>
    URL.canParse(href) ? `\\href{${href.replaceAll(/[%#]/g, '\\$&')}}{${inline(tokens)}}` : inline(tokens),
  list: ({ ordered, items }: Tokens.List) => {
    const name = ordered ? 'enumerate' : 'itemize';
    const rows = items.map((item) => `  \\item ${blocks(item.tokens).replaceAll('\n', '\n  ')}`);
    return `\\begin{${name}}\n${rows.join('\n')}\n\\end{${name}}`;
  },
  text: ({ tokens, text }: Tokens.Text) => (tokens ? inline(tokens) : escaped(text)),
  escape: ({ text }: Tokens.Escape) => escaped(text),
} as Record<string, Write>;

function write(token: Token): string {
  const one = WRITE[token.type];
  return one ? one(token as never) : escaped(token.raw);
}

const SIGNS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '✓': '$\\checkmark$',
  '✗': '$\\times$',
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\~^✓✗&%$#_{}]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);

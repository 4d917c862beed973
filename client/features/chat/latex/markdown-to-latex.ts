import type { Token, Tokens } from 'marked';
import { decodeEntities } from '../../../lib/markdown/html/decode-entities.ts';
import type { MathsToken } from '../../../lib/markdown/html/maths-tokens.ts';
import { readReply } from '../../../lib/markdown/html/parse-reply.ts';
import { normaliseDelimiters } from '../../../lib/latex-stream/normalise-delimiters.ts';
import { escaped, formula } from './escape-latex.ts';

/** A reply in Markdown as LaTeX: its formulas as they are, its words escaped. */
export const latexOf = (markdown: string): string => blocks(readReply(normaliseDelimiters(markdown)));

const blocks = (tokens: Token[]): string =>
  tokens
    .map(written)
    .filter((block) => block.trim())
    .join('\n\n');
const inner = (tokens: Token[] | undefined): string => (tokens ?? []).map(written).join('');

type Write = (token: never) => string;

const WRITTEN: Record<string, Write> = {
  inlineMaths: ({ text, display = false }: MathsToken) => formula(text, display),
  heading: ({ tokens }: Tokens.Heading) => `\\textbf{${inner(tokens)}}`,
  paragraph: ({ tokens }: Tokens.Paragraph) => inner(tokens),
  strong: ({ tokens }: Tokens.Strong) => `\\textbf{${inner(tokens)}}`,
  em: ({ tokens }: Tokens.Em) => `\\emph{${inner(tokens)}}`,
  del: ({ tokens }: Tokens.Del) => inner(tokens),
  codespan: ({ text }: Tokens.Codespan) => `\\texttt{${escaped(text)}}`,
  code: ({ text }: Tokens.Code) =>
    `\\begin{verbatim}\n${text.replaceAll('\\end{verbatim}', '')}\n\\end{verbatim}`,
  br: () => '\\\\\n',
  hr: () => '\\bigskip',
  space: () => '',
  def: () => '',
  blockquote: ({ tokens }: Tokens.Blockquote) => environment('quote', blocks(tokens)),
  link: ({ tokens }: Tokens.Link) => inner(tokens),
  image: ({ text }: Tokens.Image) => escaped(text),
  list: ({ ordered, items }: Tokens.List) =>
    environment(
      ordered ? 'enumerate' : 'itemize',
      // Braces keep a bracket that begins an item from being read as its label.
      items.map(({ tokens }) => `\\item {}${blocks(tokens)}`).join('\n'),
    ),
  table: ({ header, rows }: Tokens.Table) => {
    const row = (cells: Tokens.TableCell[]) => `${cells.map(({ tokens }) => inner(tokens)).join(' & ')} \\\\`;
    const columns = `{${'l'.repeat(header.length)}}`;
    return environment('tabular', [row(header), '\\hline', ...rows.map(row)].join('\n'), columns);
  },
  text: ({ tokens, text }: Tokens.Text) => (tokens ? inner(tokens) : escaped(decodeEntities(text))),
  escape: ({ text }: Tokens.Escape) => escaped(decodeEntities(text)),
} as Record<string, Write>;

const written = (token: Token): string => WRITTEN[token.type]?.(token as never) ?? escaped(token.raw);

const environment = (name: string, inside: string, after = ''): string =>
  `\\begin{${name}}${after}\n${inside}\n\\end{${name}}`;

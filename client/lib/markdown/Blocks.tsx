import type { Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';
import { held } from './held.tsx';
import type { MathsToken } from './maths.ts';

/** Markdown that was read, as React elements: no HTML from the text, no pictures from elsewhere. */
export function Blocks({ tokens }: { tokens: Token[] }) {
  return tokens.map((token, i) => <Block key={i} token={token} />);
}

/** While somebody types, only the block they type in is made again. */
const Block = memo(
  ({ token }: { token: Token }) => <>{element(token)}</>,
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
);

function inner(tokens: Token[] | undefined): ReactNode {
  return tokens && held(tokens.map(element)).map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}

type Draw = (token: never) => ReactNode;

const ELEMENTS: Record<string, Draw> = {
  blockMaths: ({ text }: MathsToken) => <Formula tex={text} display />,
  inlineMaths: ({ text, raw, display = /^(\$\$|\\\[)/.test(raw) }: MathsToken) => (
    <Formula tex={text} display={display} />
  ),
  heading: ({ depth, tokens }: Tokens.Heading) => {
    // The page has its own headings above these.
    const Heading = `h${Math.min(6, depth + 2)}` as 'h3';
    return <Heading>{inner(tokens)}</Heading>;
  },
  paragraph: ({ tokens }: Tokens.Paragraph) => <p>{inner(tokens)}</p>,
  strong: ({ tokens }: Tokens.Strong) => <strong>{inner(tokens)}</strong>,
  em: ({ tokens }: Tokens.Em) => <em>{inner(tokens)}</em>,
  del: ({ tokens }: Tokens.Del) => <del>{inner(tokens)}</del>,
  codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
  code: ({ text }: Tokens.Code) => (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  ),
  br: () => <br />,
  hr: () => <hr />,
  blockquote: ({ tokens }: Tokens.Blockquote) => <blockquote>{inner(tokens)}</blockquote>,
  link: ({ href, tokens }: Tokens.Link) => <SafeLink href={href}>{inner(tokens)}</SafeLink>,
  image: ({ text, href }: Tokens.Image) => <SafeLink href={href}>{text || href}</SafeLink>,
  list: ({ ordered, start, items }: Tokens.List) => {
    const rows = items.map((item, i) => <li key={i}>{inner(item.tokens)}</li>);
    return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
  },
  table: ({ header, rows }: Tokens.Table) => (
    <div className="prose-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, i) => (
              <th key={i}>{inner(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{inner(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  text: ({ tokens, text }: Tokens.Text) => (tokens ? inner(tokens) : plain(text)),
  escape: ({ text }: Tokens.Escape) => plain(text),
  html: ({ raw }: Tokens.HTML) => raw,
  checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
  space: () => null,
  def: () => null,
} as Record<string, Draw>;

function element(token: Token): ReactNode {
  const draw = ELEMENTS[token.type];
  return draw ? draw(token as never) : token.raw;
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!URL.canParse(href) || !SCHEMES.has(new URL(href).protocol)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function plain(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!);
}

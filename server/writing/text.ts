import { Marked, type Token } from 'marked';
import { mathsExtensions } from './maths.ts';

const lexer = new Marked({ gfm: true, extensions: mathsExtensions });

/** Markdown as plain text on one line; formulas stay as `$…$`. */
export function plainText(markdown: string): string {
  return pieces(lexer.lexer(markdown)).join('').replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of a text, at most so many code points, never cut inside a formula. */
export function excerpt(markdown: string, length: number): string {
  // Lexing a whole long post for its first lines would be wasted work.
  const all = pieces(lexer.lexer(markdown.slice(0, length * 8)));
  let text = '';
  for (const piece of all) {
    const room = length - [...text].length;
    if ([...piece].length <= room) text += piece;
    else {
      if (!piece.startsWith('$')) text += [...piece].slice(0, Math.max(room - 1, 0)).join('');
      return `${text.replaceAll(/\s+/g, ' ').trim()}…`;
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

function pieces(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'blockMaths' || token.type === 'inlineMaths')
      return [`$${String(token['text'])}$`, ' '].slice(0, token.type === 'blockMaths' ? 2 : 1);
    if (token.type === 'list') return pieces((token as { items?: Token[] }).items ?? []);
    if (token.type === 'table') {
      const { header, rows } = token as unknown as {
        header: { tokens: Token[] }[];
        rows: { tokens: Token[] }[][];
      };
      return [header, ...rows].flatMap((row) => [
        ...row.flatMap((cell) => [...pieces(cell.tokens), ' ']),
        ' ',
      ]);
    }
    if ('tokens' in token && token.tokens)
      return [...pieces(token.tokens), ...(BLOCKS.has(token.type) ? [' '] : [])];
    if (token.type === 'space' || token.type === 'br' || token.type === 'hr') return [' '];
    return 'text' in token ? [String(token.text)] : [];
  });
}

const BLOCKS = new Set(['paragraph', 'heading', 'blockquote', 'list_item', 'code']);

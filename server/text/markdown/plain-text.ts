import type { Token, Tokens } from 'marked';
import { within } from './tokens.ts';

/** Tokens of Markdown as plain text on one line; formulas stay as `$…$`. */
export function textOf(tokens: Token[]): string {
  return pieces(tokens).join('').replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of a plain text, at most so many code points, never cut inside a formula. */
export function excerpt(text: string, length: number): string {
  // More than enough for so many code points, so that a long text costs no more than a short one.
  const near = text.slice(0, length * 2 + 2);
  if ([...near].length <= length) return text;
  let beginning = '';
  for (const part of text.slice(0, 2 * length + FORMULA).split(/(\$[^$]*\$)/)) {
    const room = length - [...beginning].length;
    if ([...part].length <= room) beginning += part;
    else {
      if (!part.startsWith('$')) beginning += [...part].slice(0, Math.max(room - 1, 0)).join('');
      return `${beginning.trim()}…`;
    }
  }
  return beginning.trim();
}

/** The longest formula that can end within what is looked at. */
const FORMULA = 2000;

function pieces(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'blockMaths') return [`$${String(token['text'])}$`, ' '];
    if (token.type === 'inlineMaths') return [`$${String(token['text'])}$`];
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flatMap((row) => [
        ...row.flatMap((cell) => [...pieces(cell.tokens), ' ']),
        ' ',
      ]);
    }
    const inside = within(token);
    if (inside.length > 0) return [...pieces(inside), ...(BLOCKS.has(token.type) ? [' '] : [])];
    if (token.type === 'space' || token.type === 'br' || token.type === 'hr') return [' '];
    return 'text' in token ? [String(token.text)] : [];
  });
}

const BLOCKS = new Set(['paragraph', 'heading', 'blockquote', 'list_item', 'code']);

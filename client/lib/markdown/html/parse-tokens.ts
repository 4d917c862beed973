import type { Token, Tokens } from 'marked';
import { MAX_CELLS, MAX_DEPTH } from '../../graph/limits.gen.ts';

/** Lists, quotations and emphasis within each other. */

/** Signs of a quotation, or of an item of a list, at the beginning of a line. */
const LEVEL = /[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])/y;
const RULE = /^(?:[-\s]*|[*\s]*)$/;

/** Markdown as tokens; what is nested too deeply or has too many cells stands as it was typed. */
export function readTokens(text: string, read: (text: string) => Token[]): Token[] {
  if (text.split('\n').some(isTooDeep)) return asTyped(text);
  try {
    const tokens = read(text);
    return tokens.some((token) => isTooMuch(token, MAX_DEPTH)) ? asTyped(text) : tokens;
  } catch (error) {
    if (error instanceof RangeError) return asTyped(text);
    throw error;
  }
}

function isTooDeep(line: string): boolean {
  let levels = 0;
  LEVEL.lastIndex = 0;
  while (levels <= MAX_DEPTH && LEVEL.test(line)) levels += 1;
  return levels > MAX_DEPTH && !RULE.test(line);
}

const NESTING = new Set(['list', 'blockquote', 'strong', 'em', 'del', 'link']);

function isTooMuch(token: Token, depth: number): boolean {
  if (depth < 0 || cellsIn(token) > MAX_CELLS) return true;
  const left = depth - (NESTING.has(token.type) ? 1 : 0);
  return inside(token).some((one) => isTooMuch(one, left));
}

function inside(token: Token): Token[] {
  if (token.type === 'list') return (token as { items?: Token[] }).items ?? [];
  return ('tokens' in token && token.tokens) || [];
}

function cellsIn(token: Token): number {
  if (token.type !== 'table') return 0;
  const { header, rows } = token as Tokens.Table;
  return header.length * (rows.length + 1);
}

const asTyped = (text: string): Token[] => [{ type: 'code', raw: text, text }];

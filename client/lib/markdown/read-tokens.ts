import type { Token } from 'marked';

/** Lists, quotations and emphasis within each other. */
const MAX_DEPTH = 20;

/** Signs of a quotation, or of an item of a list, at the beginning of a line. */
const LEVEL = /[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])/y;
const RULE = /^[ \t]*(?:[-\s]*|[*\s]*)$/;

/** Markdown as tokens; what is nested too deeply for whatever reads it stands as it was typed. */
export function readTokens(text: string, read: (text: string) => Token[]): Token[] {
  if (text.split('\n').some(isTooDeep)) return asTyped(text);
  try {
    const tokens = read(text);
    return tokens.some((token) => isDeeper(token, MAX_DEPTH)) ? asTyped(text) : tokens;
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

function isDeeper(token: Token, depth: number): boolean {
  if (depth < 0) return true;
  const left = depth - (NESTING.has(token.type) ? 1 : 0);
  return inside(token).some((one) => isDeeper(one, left));
}

function inside(token: Token): Token[] {
  if (token.type === 'list') return (token as { items?: Token[] }).items ?? [];
  return ('tokens' in token && token.tokens) || [];
}

const asTyped = (text: string): Token[] => [{ type: 'code', raw: text, text }];

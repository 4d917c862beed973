import { Marked, type Token, type Tokens } from 'marked';
import { mathsExtensions } from './maths.ts';
import { MAX_CELLS, MAX_DEPTH, type Overrun } from './rules.ts';

const markdown = new Marked({ gfm: true, extensions: mathsExtensions });

/** Thrown where a text passes a limit. */
export class TooMuch extends Error {
  readonly overrun: Overrun;

  constructor(overrun: Overrun) {
    super(overrun.why);
    this.overrun = overrun;
  }
}

/** Markdown as tokens, refused where it is nested too deeply. */
export function tokensOf(text: string): Token[] {
  // Before anything is read: what reads it calls itself once for every level.
  const deep = text.split('\n').findIndex((line) => levelsOf(line) > MAX_DEPTH);
  if (deep >= 0) throw tooDeep(deep + 1);
  const tokens = markdown.lexer(text);
  let line = 1;
  for (const token of tokens) {
    requireShallow([token], 0, line);
    line += newlinesIn(token.raw);
  }
  return tokens;
}

/** For readers of a text that do without one that cannot be read. */
export function tokensOrNone(text: string): Token[] {
  try {
    return tokensOf(text);
  } catch (error) {
    if (error instanceof TooMuch || error instanceof RangeError) return [];
    throw error;
  }
}

export const newlinesIn = (text: string) => text.split('\n').length - 1;

/** The tokens directly within another. */
export function within(token: Token): Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.flatMap((cell) => cell.tokens));
  }
  return ('tokens' in token && token.tokens) || [];
}

/** Signs of a quotation, or of an item of a list, at the beginning of a line. */
const LEVEL = /[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])/y;
const RULE = /^(?:[-\s]*|[*\s]*)$/;

function levelsOf(line: string): number {
  let levels = 0;
  LEVEL.lastIndex = 0;
  while (LEVEL.test(line)) levels += 1;
  return levels > MAX_DEPTH && RULE.test(line) ? 0 : levels;
}

const NESTING = new Set(['list', 'blockquote', 'strong', 'em', 'del', 'link']);

function requireShallow(tokens: Token[], depth: number, line: number): void {
  if (depth > MAX_DEPTH) throw tooDeep(line);
  for (const token of tokens) {
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      if (header.length * (rows.length + 1) > MAX_CELLS) throw new TooMuch({ why: 'large', place: { line } });
    }
    requireShallow(within(token), depth + (NESTING.has(token.type) ? 1 : 0), line);
  }
}

const tooDeep = (line: number) => new TooMuch({ why: 'deep', place: { line } });

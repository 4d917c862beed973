import type { TokenizerExtension } from 'marked';
import { MAX_FORMULA, MAX_NESTING } from '../../graph/limits.gen.ts';

/** A formula as the lexer found it. */
export interface MathsToken {
  type: 'blockMaths' | 'inlineMaths';
  raw: string;
  text: string;
  /** Whether it stands on a line of its own; as its signs say unless given. */
  display?: boolean;
}

const BLOCK = [/^\$\$([\s\S]+?)\$\$[ \t]*(?:\n|$)/, /^\\\[([\s\S]+?)\\\][ \t]*(?:\n|$)/];
const INLINE = [
  /^\$\$([^$]+?)\$\$/,
  /^\\\(([\s\S]+?)\\\)/,
  /^\\\[([\s\S]+?)\\\]/,
  // Money stays text: "$5 and $10" closes after a space, "$5-$10" before a digit.
  /^\$(?![\s$])((?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^$\\\s]))\$(?!\d)/,
];

const match =
  (type: MathsToken['type'], patterns: RegExp[]) =>
  (source: string): MathsToken | undefined => {
    for (const pattern of patterns) {
      const matched = pattern.exec(source);
      if (matched) return { type, raw: matched[0], text: matched[1]!.trim() };
    }
    return undefined;
  };

/** The formula that a text begins with, if it begins with one. */
export const inlineMaths = match('inlineMaths', INLINE);

const nearest = (pattern: RegExp) => (source: string) => {
  const place = source.search(pattern);
  return place < 0 ? undefined : place;
};

/** Formulas between `$`, `$$`, `\( \)` and `\[ \]`, recognised before Markdown reads their insides. */
export const mathsExtensions: TokenizerExtension[] = [
  {
    name: 'blockMaths',
    level: 'block',
    start: nearest(/(?<=\n)(?:\$\$|\\\[)/),
    tokenizer: match('blockMaths', BLOCK),
  },
  {
    name: 'inlineMaths',
    level: 'inline',
    start: nearest(/\$|\\\(|\\\[/),
    tokenizer: inlineMaths,
  },
];

/** What defines macros, and what KaTeX does not do for texts of others. */
const REFUSED = new Set([
  'def',
  'gdef',
  'edef',
  'xdef',
  'let',
  'futurelet',
  'global',
  'long',
  'newcommand',
  'renewcommand',
  'providecommand',
  'href',
  'url',
  'includegraphics',
  'htmlClass',
  'htmlId',
  'htmlStyle',
  'htmlData',
]);

/** Whether a formula is one to be set; a longer or deeper one, or one that would define something, is shown as it was typed. */
export function isSettable(tex: string): boolean {
  if (tex.length > MAX_FORMULA) return false;
  let depth = 0;
  for (const [part] of tex.matchAll(/\\(?:[a-zA-Z@]+|[\s\S])|[{}]/g)) {
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    else if (REFUSED.has(part.slice(1))) return false;
    if (depth > MAX_NESTING) return false;
  }
  return true;
}

import { MAX_QUERY } from './limits.ts';
import { searchWords } from './search-words.ts';

export interface TextPart {
  text: string;
  match: boolean;
}

const BEFORE = 60;
const LENGTH = 200;
/** How far it looks, and for how much: a list does this for every row. */
const MAX_LOOKED_AT = 5000;
const MAX_TERMS = 20;
const MAX_TERM = 40;

/** The piece of a plain text around its first match with the words looked for, in parts that match or do not. */
export function highlight(text: string, query: string): TextPart[] {
  const pattern = patternOf(query);
  const start = Math.max(text.slice(0, MAX_LOOKED_AT).search(pattern) - BEFORE, 0);
  const snippet =
    (start > 0 ? '…' : '') + text.slice(start, start + LENGTH) + (text.length > start + LENGTH ? '…' : '');

  const parts: TextPart[] = [];
  let end = 0;
  for (const match of snippet.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: snippet.slice(end, match.index), match: false });
    parts.push({ text: match[0], match: true });
    end = match.index + match[0].length;
  }
  if (end < snippet.length) parts.push({ text: snippet.slice(end), match: false });
  return parts;
}

/** The last one made: every row of a list looks for the same. */
let made = { query: '', pattern: /$^/giu };

function patternOf(query: string): RegExp {
  if (made.query === query) return made.pattern;
  const terms = [...new Set(searchWords([...query].slice(0, MAX_QUERY).join('')).split(' '))]
    .filter((term) => term && term.length <= MAX_TERM)
    .slice(0, MAX_TERMS)
    .sort((a, b) => b.length - a.length);
  made = { query, pattern: new RegExp(terms.map(escape).join('|') || '$^', 'giu') };
  return made.pattern;
}

const escape = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

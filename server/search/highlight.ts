import { searchWords } from './words.ts';

export interface TextPart {
  text: string;
  match: boolean;
}

const BEFORE = 60;
const LENGTH = 200;

/** The piece of a plain text around its first match with the words looked for, in parts that match or do not. */
export function highlight(text: string, query: string): TextPart[] {
  const terms = [...new Set(searchWords(query).split(' '))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(terms.map(escape).join('|') || '$^', 'giu');
  const start = Math.max((text.search(pattern) || 0) - BEFORE, 0);
  const piece =
    (start > 0 ? '…' : '') + text.slice(start, start + LENGTH) + (text.length > start + LENGTH ? '…' : '');

  const parts: TextPart[] = [];
  let end = 0;
  for (const found of piece.matchAll(pattern)) {
    if (found.index > end) parts.push({ text: piece.slice(end, found.index), match: false });
    parts.push({ text: found[0], match: true });
    end = found.index + found[0].length;
  }
  if (end < piece.length) parts.push({ text: piece.slice(end), match: false });
  return parts;
}

const escape = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

import type { Unread } from './leftover.ts';
import type { Token } from './tokens.ts';

/** Unread tokens as they stand in the text: one phrase where nothing but spaces and signs is between them. */
export function unreadPhrases(text: string, unread: Token[]): Unread[] {
  const phrases: { from: number; to: number }[] = [];
  for (const { at, text: piece } of unread) {
    const last = phrases.at(-1);
    const to = at + piece.length;
    if (last && !/[\p{L}\p{N}.。;；]/u.test(text.slice(last.to, at))) last.to = to;
    else phrases.push({ from: at, to });
  }
  return phrases.map(({ from, to }) => ({ text: text.slice(from, to), at: from }));
}

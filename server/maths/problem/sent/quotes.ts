import type { Span } from '../layout/layout.ts';

/** Finds what is quoted from a text, however it was broken into lines; null where it does not stand there. */
export function openQuotes(text: string): (quote: string) => Span[] {
  const { plain, places } = collapsed(text);
  return (quote) => {
    const wanted = collapsed(quote).plain.trim();
    if (wanted === '') return [];
    const found: Span[] = [];
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
      found.push([places[at]!, places[at + wanted.length - 1]! + 1]);
    return found;
  };
}

/** One space for each run of white space, and the code point at which each character of it stands. */
function collapsed(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let point = 0;
  for (const one of text) {
    const isSpace = one.trim() === '';
    if (!isSpace || !plain.endsWith(' ')) {
      plain += isSpace ? ' ' : one;
      for (let unit = 0; unit < one.length; unit += 1) places.push(point);
    }
    point += 1;
  }
  return { plain, places };
}

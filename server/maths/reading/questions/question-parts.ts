/** The most parts that a question is taken apart into. */
export const MAX_PARTS = 8;

export interface Part {
  /** Such as (a); empty for a question without parts. */
  label: string;
  text: string;
}

const SEQUENCES = ['abcdefgh', '12345678'].map((letters) => [...letters]);
SEQUENCES.push(['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']);

/** A question in its parts; what stands before the first belongs to each of them. */
export function partsOf(text: string): { stem: string; parts: Part[] } {
  let best: { stem: string; parts: Part[] } | null = null;
  for (const sequence of SEQUENCES) {
    const places = placesOf(text, sequence);
    if (places.length < 2) continue;
    const parts = places.map(({ label, to }, i) => ({
      label: `(${label})`,
      text: withoutJoint(text.slice(to, places[i + 1]?.from ?? text.length)),
    }));
    const stem = withoutJoint(text.slice(0, places[0]!.from));
    // The outer parts begin first: (a) may hold a (i) and a (ii).
    if (parts.every((part) => part.text) && (!best || stem.length < best.stem.length)) best = { stem, parts };
  }
  return best ?? { stem: '', parts: [{ label: '', text: text.trim() }] };
}

/** The end of a part without "and", "," or "Part" that lead to the next. */
function withoutJoint(text: string): string {
  let rest = text.trim();
  for (const word of ['part', 'and', '和', '与', ',', '，', ';', '；', '、']) {
    const isWord = /[a-z]/.test(word) && /[A-Za-z]/.test(rest.at(-word.length - 1) ?? ' ');
    if (rest.toLowerCase().endsWith(word) && !isWord) rest = rest.slice(0, -word.length).trim();
  }
  return rest;
}

interface Place {
  label: string;
  from: number;
  to: number;
}

/** Labels in their order, each at the start of a line or after a space, so that f(a) is none. */
function placesOf(text: string, sequence: string[]): Place[] {
  const places: Place[] = [];
  let from = 0;
  for (const label of sequence.slice(0, MAX_PARTS)) {
    const place = placeOf(text, label, from);
    if (!place) break;
    places.push(place);
    from = place.to;
  }
  return places;
}

function placeOf(text: string, label: string, from: number): Place | null {
  const digits = /^\d$/.test(label);
  const mark = new RegExp(`[(（]${label}[)）]|${label}${digits ? '[.、)）]' : '[)）]'}`, 'gu');
  mark.lastIndex = from;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const isBracketed = /^[(（]/.test(match[0]);
    const to = match.index + match[0].length;
    const line = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
    const starts = isBracketed
      ? match[0].startsWith('（') || /^$|^[\s.。;；,，:：\])）】]$/u.test(text[match.index - 1] ?? '')
      : line.trim() === '';
    const after = text.slice(to);
    if (starts && /^(?:[:：]?\s|[:：]?[\p{Script=Han}\\$A-Z])/u.test(after) && !(digits && /^\d/.test(after)))
      return { label, from: match.index, to: to + (/^[:：]/.test(after) ? 1 : 0) };
  }
  return null;
}

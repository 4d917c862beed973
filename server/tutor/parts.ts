import { MAX_PARTS } from './rules.ts';

export interface Part {
  /** Such as (a); empty for a question without parts. */
  label: string;
  text: string;
}

const SEQUENCES = ['abcdefgh', '12345678'].map((letters) => [...letters]);
SEQUENCES.push(['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']);

/** A question in its parts; what stands before the first belongs to each of them. */
export function partsOf(text: string): { stem: string; parts: Part[] } {
  for (const sequence of SEQUENCES) {
    const found = placesOf(text, sequence);
    if (found.length < 2) continue;
    const parts = found.map(({ label, to }, i) => ({
      label: `(${label})`,
      text: text.slice(to, found[i + 1]?.from ?? text.length).trim(),
    }));
    if (parts.every((part) => part.text)) return { stem: text.slice(0, found[0]!.from).trim(), parts };
  }
  return { stem: '', parts: [{ label: '', text: text.trim() }] };
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
    const digits = /^\d$/.test(label);
    const mark = new RegExp(
      `(^|\\n\\s*|[\\s.。;；,，:：]|(?=（))(?:[(（]${label}[)）]${digits ? `|(?<=\\n\\s*|^)${label}[.、)](?!\\d)` : ''})(?=\\s|[\\p{Script=Han}\\\\$A-Z])`,
      'u',
    );
    const found = mark.exec(text.slice(from));
    if (!found) break;
    const at = from + found.index + found[1]!.length;
    places.push({ label, from: at, to: from + found.index + found[0].length });
    from = places.at(-1)!.to;
  }
  return places;
}

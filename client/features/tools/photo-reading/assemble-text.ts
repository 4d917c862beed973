export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A recognised word with its confidence, from 0 to 100, and its place in the picture. */
export interface ReadWord {
  text: string;
  confidence: number;
  box: Box;
}

export type Paragraph = ReadWord[][];

/** A word and where it begins in the text. */
export interface PlacedWord extends ReadWord {
  at: number;
}

export interface OcrResult {
  text: string;
  words: PlacedWord[];
  /** The model that read it; null for this device. */
  by: string | null;
}

/** Printed words that were read rightly have more than this nearly always. */
const CERTAIN = 80;

/** A label of a part, which begins a line of its own. */
const PART = /^(?:\([a-z]{1,4}\)|\d+[.)]|[(（][一二三四五六七八九十\d]+[)）])$/;
const JOINED = /[\u2e80-\u9fff\uff00-\uffef]/;

/** What was read as one text: lines of a paragraph flow together, and Chinese has no spaces. */
export function textOf(paragraphs: Paragraph[]): OcrResult {
  let text = '';
  const words: PlacedWord[] = [];
  for (const [i, paragraph] of paragraphs.entries())
    for (const [j, line] of paragraph.entries())
      for (const [k, word] of line.entries()) {
        const written = asTyped(word.text);
        if (!written) continue;
        text += between(text, written, { paragraph: i > 0 && j === 0 && k === 0, line: j > 0 && k === 0 });
        words.push({ ...word, text: written, at: text.length });
        text += written;
      }
  return { text, words, by: null };
}

function between(text: string, next: string, starts: { paragraph: boolean; line: boolean }): string {
  if (!text) return '';
  if (starts.paragraph || (starts.line && PART.test(next))) return '\n';
  const isJoined = JOINED.test(text.at(-1)!) && JOINED.test(next[0]!);
  return isJoined ? '' : ' ';
}

/** Signs that print has and keyboards have not. */
function asTyped(word: string): string {
  return word.trim().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–—]/g, '-');
}

/** What a model read, with the places that it could not read. */
export function textByModel(text: string, by: string): OcrResult {
  const gaps = [...text.matchAll(/\[\?\]/g)];
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    text,
    by,
    words: gaps.map(({ 0: gap, index: at }) => ({ text: gap, at, confidence: 0, box: nowhere })),
  };
}

/** A small raised digit, a sign or a fraction is read as something else with great certainty. */
const HIDING = [
  // x² as x2 or x?, 2xⁿ⁺¹ as 2n+1
  /[A-Za-z)\]]\d/,
  /(?<![A-Za-z])[A-Za-z)][?*°"]/,
  /\d[A-Za-z]{1,2}[+-]\d|(?<![A-Za-z])[A-Za-z][+-]\d{1,3}$/,
  // 2x² as 222, 4x² as 412, 2³ as 23, 5²x as 52x
  /^\d{0,40}([2-9])\1{1,40}$/,
  /\d[23]{2}|\d[23](?!\.?\d)/,
  // 10²⁴ as 1024, 10⁻⁵ as 10-5
  /^10[1-9]\d?$|10-\d/,
  /\d\/\d|[A-Za-z]\/|\/[A-Za-z]/,
];
const mayHide = (word: string) => HIDING.some((form) => form.test(word));
const UNSURE = 50;

/** The uncertain words that are still in the text, each at its current position. */
export function uncertainIn(text: string, words: PlacedWord[]): PlacedWord[] {
  let from = 0;
  const uncertain: PlacedWord[] = [];
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    // The user has changed the text there.
    if (at < 0 || at - from > 200) continue;
    from = at + word.text.length;
    const confidence = mayHide(word.text) ? Math.min(word.confidence, UNSURE) : word.confidence;
    if (confidence < CERTAIN) uncertain.push({ ...word, at, confidence });
  }
  return uncertain;
}

/** How certain the reading is on the whole, by letters. */
export function certaintyOf(words: PlacedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters
    ? words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
    : 0;
}

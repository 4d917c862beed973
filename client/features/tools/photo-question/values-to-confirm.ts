import { segmentsOf } from '../../../lib/typed/segments.ts';

/** Something in a question that is easily misread and changes the answer. */
export interface ConfirmableValue {
  text: string;
  /** A quantity whose unit has one of the small prefixes, which look alike. */
  hasPrefix: boolean;
}

const PREFIXED = '(?:[pnuµμmkMGTcd]|micro)?';
const NAMES = 'mol|Hz|Pa|eV|Wb|Bq|ohms?|rad|°C|°|%|[mgsAKNJWCVFΩTHL]';
const POWER = '(?:\\s?\\^\\s?\\{?\\s?[-−]?\\d\\s?\\}?|[⁻¹²³]+|-\\d)?';
const UNIT = `${PREFIXED}(?:${NAMES})${POWER}`;
const TIMES_TEN = '(?:\\s*(?:[×x*]|\\\\times)\\s*10\\s*\\^?\\s*\\{?[-−]?\\d+\\}?)?';
const QUANTITY = new RegExp(
  `(?<![\\w.^])\\d+(?:\\.\\d+)?${TIMES_TEN}\\s?(?:${UNIT})(?:[ /·]{1,3}${UNIT})*(?![A-Za-z\\d])`,
  'gu',
);
const CONFUSED = /[pnuµμm][FACHVWs](?![A-Za-z])|[pnuµμ][mg](?![A-Za-z])/;

/** The number of the question or of a part, at the beginning of a line. */
function isLabel(question: string, at: number, text: string): boolean {
  const begins = at === 0 || question[at - 1] === '\n';
  return begins && /^\(?\d{1,2}[.)]?$/.test(text);
}

const TORN = /^\s{0,9}(?:[=+*/^<>≤≥)]|[-−]\s)/;
const LAST_WORD = /(?<!\S)[\w()[\]^.?*°'"]{1,12}\s{0,9}$/;

/** A formula that begins with an operator was split: the misread text before it, as in `xx - 5 = 0`, belongs to it. */
function withTheirBeginnings(segments: ReturnType<typeof segmentsOf>): ReturnType<typeof segmentsOf> {
  const whole = segments.map((segment) => ({ ...segment }));
  for (const [index, segment] of whole.entries()) {
    const before = whole[index - 1];
    const word = segment.isMaths && TORN.test(segment.text) && before ? LAST_WORD.exec(before.text)?.[0] : '';
    if (!word || !before) continue;
    before.text = before.text.slice(0, -word.length);
    segment.text = word + segment.text;
  }
  return whole;
}

/** The formulas, and the quantities with their units, of a question: each once, as they come. */
export function valuesToConfirm(question: string): ConfirmableValue[] {
  const quantities = [...question.matchAll(QUANTITY)].map(({ 0: text, index: at }) => ({ text, at }));
  const isInQuantity = (at: number, length: number) =>
    quantities.some((one) => at >= one.at && at + length <= one.at + one.text.length);
  const values = [...quantities];
  let at = 0;
  for (const { text, isMaths } of withTheirBeginnings(segmentsOf(question))) {
    const mark = text.search(/\[\d{1,2}\](?!\S)/);
    const bare = (mark < 0 ? text : text.slice(0, mark)).trim().replace(/(?<![.,;:?!])[.,;:?!]+$/, '');
    const start = at + text.indexOf(bare);
    if (
      isMaths &&
      !isLabel(question, start, bare) &&
      /\d|[=+*/^<>≤≥√∫±\\]/.test(bare) &&
      !isInQuantity(start, bare.length)
    )
      values.push({ text: bare, at: start });
    at += text.length;
  }
  const inOrder = values.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return [...new Set(inOrder)].map((text) => ({ text, hasPrefix: CONFUSED.test(text) }));
}

import { choicesIn, type PlacedChoice } from './choices.ts';
import type { Marks } from './marks.ts';
import type { Range } from './sheet.ts';

/** The text between a label and the next one, taken apart. */
export interface Section {
  own: Range;
  /** What stands behind its marks and before the next part, and is given for the parts behind it. */
  given: Range | null;
  marks: number | null;
  choices: PlacedChoice[];
}

const REQUEST =
  /\b(?:find|show|prove|verify|calculate|determine|solve|state|sketch|express|explain|write|evaluate|hence|deduce|describe|use|draw|what|which|how|why|obtain|define|suggest|estimate|test|compare|comment|differentiate|integrate|expand|factori[sz]e|simplify|complete|plot|identify|name|list|justify|derive)\b|求|证|[解化展画写]|说明|指出|计算|判断|估|验|什么|多少|几|为何|如何|哪/i;
const SENTENCE_END = /[.。?？!！;；:$)]\s*$/;
/** The manner of the answer, and hints: they belong to the request before them. */
const MANNER =
  /^\s*[[(]?(?:give|leave|write|state|you may|you should|take|use|assume|hint|note|express|answers?|where|here|round)\b|^\s*[[(]?(?:答案|结果|取|保留|注|提示|其中|精确|忽略|不计)/i;
/** A condition on what was asked for may stand behind the request. */
const CONDITION =
  /[<>≤≥∈]|\\(?:le|ge|lt|gt|in)|\b(?:positive|negative|integers?|real|acute|obtuse|interval|range|non-zero)\b|[正负]|整数|实数|锐角|钝角/i;
const STARTS_A_SENTENCE = /^\s*(?:[A-Z\u4e00-\u9fff$\\])/;
const GIVEN =
  /(?:[.。;；]\s{0,9})(?=(?:it is (?:now |also |further |given instead |instead )?(?:given|known)\b|given now that|另[有知外]|现(?:在)?(?:已知|将|从)|已知))/gi;

/** Whether a text asks for something. */
export const asks = (text: string): boolean => REQUEST.test(text) || /[?？]/.test(text);

/** `text` is plain, with everything blanked that is neither words nor choices nor formulas of the question. */
export function sectionOf(text: string, range: Range, marks: Marks[], isLast: boolean): Section {
  const choices = choicesIn(text, range);
  const whole = { from: range.from, to: choices.length > 0 ? startOfChoices(text, choices[0]!) : range.to };
  const inside = marks.filter((one) => one.from >= range.from && one.to <= range.to && !one.isTotal);
  const closing = inside.filter((one) => text.slice(range.from, one.from).trim() !== '');
  const sum = inside.length === 0 ? null : inside.reduce((total, one) => total + one.marks, 0);
  const end = isLast ? null : (closing.at(-1)?.to ?? endOfRequest(text, whole));
  const isSplit = end !== null && end < whole.to && text.slice(end, whole.to).trim() !== '';
  return {
    own: isSplit ? { from: whole.from, to: end } : whole,
    given: isSplit ? { from: end, to: whole.to } : null,
    marks: sum,
    choices,
  };
}

const startOfChoices = (text: string, { from }: PlacedChoice) => text.lastIndexOf('\n', from) + 1;

/** Without marks, a part ends where a paragraph follows its request that only gives something. */
function endOfRequest(text: string, { from, to }: Range): number | null {
  const inside = text.slice(from, to);
  const ends = [
    ...Array.from(inside.matchAll(/\n/g), ({ index }) => index + 1),
    ...Array.from(inside.matchAll(GIVEN), ({ index, 0: sign }) => index + sign.length),
  ].toSorted((a, b) => a - b);
  const end = ends.slice(0, 60).find((at) => {
    const before = inside.slice(0, at);
    const after = inside.slice(at);
    return (
      after.trim() !== '' &&
      SENTENCE_END.test(before.slice(-60)) &&
      REQUEST.test(before) &&
      STARTS_A_SENTENCE.test(after) &&
      !MANNER.test(after) &&
      !CONDITION.test(after) &&
      !REQUEST.test(after)
    );
  });
  return end === undefined ? null : from + end;
}

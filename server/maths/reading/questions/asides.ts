import { isFunction, withoutLabel } from '../working/labels.ts';
import { withoutRemarks } from './remarks.ts';

/** Additions of exam papers and of students that change nothing in the question. */
const ASIDES = [
  /[[【(（] ?\d{1,2} ?(?:marks?|分)? ?[\]】](?=[\s.,;。，；]|$)/gi,
  /[(（] ?(?:本题|本小题)?(?:共|满分)? ?\d{1,2} ?(?:marks?|分) ?[)）]/gi,
  /\[ ?(?:total|共) ?[:：]? ?\d{1,2} ?(?:marks?|分)? ?\]/gi,
  /(?:\bin this question,? )?\b(?:you must|you should) (?:clearly )?show (?:all |your |the |full |detailed |any |necessary |clear |sufficient ){0,4}(?:working|reasoning|steps|method)(?: clearly)?[.,]?/gi,
  /[。，,]? ?(?:必须|须)(?:写出|给出|列出)(?:必要|完整|全部|详细)?的?(?:解答|解题|演算)?(?:过程|步骤)(?=[。.]|$)/gu,
  /,? ?\bstep[- ]by[- ]step\b/gi,
  /[.,]? ?\b(?:please )?(?:showing|show|with) (?:clearly )?(?:all )?(?:of )?(?:your |the |each )?(?:full |necessary |detailed |clear )?(?:working|workings|steps?)(?: clearly| out| in full)?\b/gi,
  /[.,]? ?\bwithout (?:using )?(?:the use of )?a calculator\b/gi,
  /[.,;]? ?\b(?:please|pls|plz|thank you|thanks|thx)\b ?[!.]?/gi,
  /[，,。]? ?(?:请)?(?:写出|给出|列出)(?:详细|完整|具体|主要)?(?:的)?(?:解题|计算|解答)?(?:过程|步骤)/gu,
  /[，,]? ?(?:请)?(?:一步一步|逐步|分步)(?:地)?(?=求|解|计算|化简|[，,。]|$)/gu,
];
/** The number of a question on its paper: "3.", "Q3", "Question 3". */
const NUMBERED =
  /^\s*(?:(?:q|question|problem|第) ?\d{1,2} ?(?:题)?[.:：)、]?|\d{1,2}[.)、](?!\d))\s+(?=[\p{L}\\$])/iu;
/** The name of a curve, "the curve C has equation …", changes nothing. */
const CURVE_C = /\b(curve|graph|of|on|to|for) C\b(?![A-Za-z(=_])/gi;
/** "The integral of x eˣ dx": the sign is in the words, the dx is left of it. */
const LOOSE_DX =
  /(?:\b(?:integral of|integrate|antiderivative of)\s|^求(?=[^。]{1,80}积分))([^∫.?;，。]{1,80}?)\s?(?:d|\\mathrm\{d\})([a-zθ])(?=\s?的(?:不定)?积分|\s(?!\s?的)|[.?,]|$)/i;

const LABELS = /[（(](?:\d|i{1,3}|iv|[A-D]|\*{1,2})[)）]|[①-⑨]/gu;
const ENDS = /^\s{0,9}(?:$|[,，.。;；\n]|(?:and|for|find|solve)\b|[和与且求解])/iu;

const MARKS = /(?<=\S)\s{1,9}[（(]\d{1,2}[)）]\s{0,9}$/u;
const NUMBERS = /^\s{0,9}(?:evaluate|calculate|compute|work out|find the value|计算)\b/i;

/** "Simplify √50 (2)": the marks at the end; "Evaluate 5 (2)" may be a product. */
function withoutMarks(text: string): string {
  const marks = MARKS.exec(text);
  const before = text.slice(0, marks?.index);
  if (!marks || isFunction(before) || NUMBERS.test(text) || /[-+*/^=×÷−(（]$/u.test(before)) return text;
  return before.padEnd(text.length);
}

/** "x - y = 1 (2), …": the number that an equation has on the paper, or its marks, is no factor of it. */
function withoutLabels(text: string): string {
  let rest = withoutMarks(text);
  for (const { 0: label, index } of text.matchAll(LABELS)) {
    const end = index + label.length;
    if (!ENDS.test(text.slice(end, end + 20))) continue;
    const before = text.slice(Math.max(0, index - 120), end);
    const bare = withoutLabel(before);
    if (bare === before) continue;
    const from = end - before.length + bare.length;
    rest = rest.slice(0, from) + ' '.repeat(end - from) + rest.slice(end);
  }
  return rest;
}

/** The question with its asides blanked; every character left stands where it stood. */
export function withoutAsides(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let rest = withoutRemarks(withoutLabels(text));
  for (const aside of ASIDES) rest = rest.replace(aside, blank);
  rest = rest.replace(NUMBERED, blank);
  if (/\b(?:curve|graph) C\b/i.test(rest)) rest = rest.replace(CURVE_C, (_, lead: string) => `${lead}  `);
  const loose = /\\int(?![a-z])|∫/.test(rest) ? null : LOOSE_DX.exec(rest);
  if (loose && new RegExp(`(?<![A-Za-z])${loose[2]}|${loose[2]}(?![A-Za-z])`).test(loose[1]!)) {
    const end = loose.index + loose[0].length;
    const from = rest.slice(0, end).search(/(?:d|\\mathrm\{d\})[a-zθ]$/i);
    rest = rest.slice(0, from) + blank(rest.slice(from, end)) + rest.slice(end);
  }
  return rest.trim() === '' ? text : rest;
}

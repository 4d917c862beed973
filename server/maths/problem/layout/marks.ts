import type { Range, Sheet } from './sheet.ts';

/** What a part is worth, as it is printed: [3], (3 marks), （3分）, [Total: 7]. */
export interface Marks extends Range {
  marks: number;
  isTotal: boolean;
}

const TOTALS = [
  /[[(【] ?(?:total|max(?:imum)? marks?)(?: for question \d{1,2})?(?: marks?| is| of|:| =){0,3} ?(\d{1,2}) ?(?:marks?|分)? ?[\])】]/gi,
  /[[(【](?:[^\][()【】\n]{0,16}(?:共|满分|总分|总计|合计)) ?:? ?(\d{1,2}) ?分 ?[\])】]/g,
  /(?<=^|\n)[ \t]{0,40}(?:total|总分|满分|共) ?(?:: ?(\d{1,2})(?: ?marks?| ?分)?|(\d{1,2}) ?(?:marks?|分))\.?(?=[ \t]{0,40}(?:\n|$))/gi,
];
const WORDED = /[[(【] ?(\d{1,2}) ?(?:marks?|分) ?[\])】]/gi;
const AT_LINE_END = /(?<=\s\s|^|\n)(\d{1,2}) ?(?:marks?|分)(?=[ \t]{0,40}(?:\n|$))/gi;
const SQUARE = /[[【] ?(\d{1,2}) ?[\]】]/g;
const ALONE = /(?<=^|\n)[ \t]{0,40}\((\d{1,2})\)(?=[ \t]{0,40}(?:\n|$))/g;

/** Every mark in the order of the text. */
export function marksIn({ plain }: Sheet): Marks[] {
  const totals = TOTALS.flatMap((form) => rangesOf(plain, form, true)).filter((one) => isAtEdge(plain, one));
  const marks = [
    ...rangesOf(plain, WORDED, false),
    ...rangesOf(plain, AT_LINE_END, false),
    ...rangesOf(plain, SQUARE, false).filter((one) => isMark(plain, one)),
  ];
  const own = marks.filter((one) => !totals.some((total) => one.from < total.to && total.from < one.to));
  return [...totals, ...own].toSorted((a, b) => a.from - b.from);
}

/** "(3)" on a line of its own: the marks of some boards, or the label of a part. */
export const marksAlone = ({ plain }: Sheet): Marks[] => rangesOf(plain, ALONE, false);

const rangesOf = (plain: string, form: RegExp, isTotal: boolean): Marks[] =>
  Array.from(plain.matchAll(form), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    marks: Number(match[1] ?? match[2]),
    isTotal,
  }));

/** "A test (满分 50 分)" in the middle of a sentence speaks of something else. */
function isAtEdge(plain: string, { from, to }: Range): boolean {
  const before = plain.slice(plain.lastIndexOf('\n', from - 1) + 1, from);
  return /^(?:[^\u4e00-\u9fff]{0,8}|第 ?\d{1,3} ?题.?)$/.test(before.trim()) || isLineEnd(plain, to);
}

const isLineEnd = (plain: string, at: number) => /^[ \t]{0,40}(?:\n|$)/.test(plain.slice(at, at + 42));

/** [2] as a mark ends its line, stands before a label, or between two sentences. */
function isMark(plain: string, { from, to }: Range): boolean {
  const before = plain.slice(Math.max(0, from - 40), from);
  if (/(?:^|[^A-Za-z])[A-Za-z]{0,2}[A-Za-z_\d]$/.test(before) && !/\d$/.test(before)) return false;
  if (isLineEnd(plain, to)) return true;
  const after = plain.slice(to, to + 40).trimStart();
  if (/^(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|[[【①-⑳*])/.test(after)) return true;
  return /[.。;；:：?？!！$)]\s{0,9}$/.test(before) && /^[A-Z$\\\u4e00-\u9fff(]/.test(after);
}

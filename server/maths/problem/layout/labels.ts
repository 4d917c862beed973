import type { Range, Sheet } from './sheet.ts';

export type Kind = 'number' | 'bracketed' | 'letter' | 'roman' | 'circled' | 'ordinal';

export interface Reading {
  kind: Kind;
  index: number;
}

/** What may be the label of a part. */
export interface Candidate extends Range {
  /** (i) is the first of the Roman numbers and the ninth of the letters. */
  readings: Reading[];
  /** How sure it is from where it stands: on a line of its own more than inside a sentence. */
  weight: number;
  /** Whether nothing but the number of the question stands before it. */
  opensText: boolean;
}

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const HAN_NUMBERS = '一二三四五六七八九十';

const INSIDE = '[a-z]|[ivx]{2,4}|[IVX]{1,4}|[ⅰ-ⅻⅠ-Ⅻ]|\\d{1,2}|[一二三四五六七八九十]';
const BRACKETED = new RegExp(`\\( ?(${INSIDE}) ?\\)`, 'y');
const SIGN = /[①-⑳⑴-⒇⒈-⒛]/y;
const ORDINAL = /第 ?\(?(\d{1,2}|[一二三四五六七八九十])\)? ?(?:小?问|小题|步|部分)/y;
const VERBS =
  'Find|Solve|Show|Prove|Given|Let|Express|Calculate|Determine|Sketch|State|Evaluate|Differentiate|Integrate|Simplify|Expand|The|An?';
const NUMBERED = new RegExp(
  `(\\d{1,2})(?: ?[.、:](?!\\d)|(?=[ \\t]{0,9}\\((?:[a-z]|[ivx]{2,4})\\))|(?=[ \\t]{1,9}(?:${VERBS})\\b)|(?=[ \\t]{2,9}[A-Z\\u4e00-\\u9fff][^\\n]{30}))`,
  'y',
);
/** "Q1 = 3" is a quartile. */
const QUESTION =
  /(?:[Qq](?:uestion)?\.? ?(\d{1,2})|第 ?(\d{1,2}) ?题)(?: ?[.、:)])?(?=[ \t]{0,9}(?:[A-Z][a-z]|A |[\u4e00-\u9fff]|[$\\(]))(?![ \t]{0,9}[的为是和与等])/y;
const HALF = /([a-z]|[ivx]{2,4}|\d{1,2}) ?\)/y;
const DOTTED = /([a-z]|[ivx]{2,4})\.(?=[ \t]{1,9}[A-Z$\\]|[ \t]{0,9}[\u4e00-\u9fff])/y;
const HAN = /([一二三四五六七八九十])、/y;
const PART = /[Pp]art[ \t]{1,4}(?:\(([a-z]|[ivx]{2,4}|\d{1,2})\)|([a-hA-H]|\d)(?= ?[:.)–—-]|[ \t]{0,9}\n))/y;
/** Bold type, a bullet, a quotation, an item of a list. */
const LEAD = /[ \t]{0,60}(?:[*_#>•·-]{1,3}[ \t]{0,3}|\\textbf\{|\\item ?\[)?/y;
const TRAIL = /[*}\]]{0,2} ?[:.]?\*{0,2}(?!\d)/y;

const INLINE = new RegExp(
  `\\( ?(?:${INSIDE}) ?\\)|[①-⑳⑴-⒇]|第 ?\\(?(?:\\d{1,2}|[一二三四五六七八九十])\\)? ?(?:小?问|小题)`,
  'g',
);

/** Words before a label that speak of a part, and words behind it. */
const REFERS =
  /(?:^|[^A-Za-z])(?:parts?|in|to|from|using|use|answers?|results?|equations?|see|than|questions?|both|either|inequality|expressions?|graphs?|as|hence)$|(?:由|据|用|对|在|见|从|第|按|如|将|把|以|问|题|式|入|立|比|同|若)$/i;
const REFERRED =
  /^(?:(?:to|is|are|was|were|above|below|and|or|that|has|have|gives?|shows?|can|may|should|would|holds?)\b|[,.;)]|中|的|得|所|知|可|式|问|题|小题|、|，|。|和|与|或|及)/;
/** No space stands between Chinese signs and a label. */
const APART = /^[。；：？，、;]|[^(]$/u;
const STRONG = /[.。;；:：?？!！]$/;
const OPERATOR = /^(?:[=+*/^<>≤≥≡×÷,;)]|[-−–](?=\s))/;

/** What may stand over a question: "【练习 2】". */
const HEADING = /^\s*(?:【[^】\n]{1,30}】\s*)?/;

const ON_A_LINE = 10;
const BEHIND_A_SENTENCE = 6;
const UNSURE = 2;

/** Everything that may be a label, in the order of the text. */
export function labelCandidates(sheet: Sheet, marks: Range[]): Candidate[] {
  const { plain } = sheet;
  const found: Candidate[] = [];
  const opening = HEADING.exec(plain)![0].length;
  let from = 0;
  for (const line of plain.split('\n')) {
    const start = from + line.length < opening ? from : Math.max(from, opening);
    found.push(...labelsAtLineStart(sheet, start, marks, start <= opening));
    from += line.length + 1;
  }
  const taken = new Set(
    found.flatMap((one) => Array.from({ length: one.to - one.from }, (_, i) => one.from + i)),
  );
  for (const { index, 0: token } of plain.matchAll(INLINE)) {
    if (taken.has(index)) continue;
    const readings = readingsOf(token);
    const weight = weightInline(sheet, { from: index, to: index + token.length }, marks);
    if (weight === null || readings.length === 0) continue;
    found.push({ from: index, to: endOf(plain, index + token.length), readings, weight, opensText: false });
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** "(b) (i)", "3(a)", "Part (b):" where a line starts. */
function labelsAtLineStart(
  { plain }: Sheet,
  lineStart: number,
  marks: Range[],
  opensText: boolean,
): Candidate[] {
  const found: Candidate[] = [];
  let at = lineStart + lengthAt(LEAD, plain, lineStart);
  for (let token = tokenAt(plain, at, true); token; token = tokenAt(plain, at, false)) {
    const refers =
      found.length === 0 && REFERS.test(plain.slice(Math.max(0, lineStart - 20), lineStart).trimEnd());
    const isReferred = REFERRED.test(plain.slice(token.to, token.to + 20).trimStart());
    const follows = whatFollows(plain, token.to);
    const isFactor = follows === 'poor' && token.readings[0]!.kind === 'number';
    if (follows === null || isFactor || (found.length > 0 && isReferred)) break;
    const weight = refers || isReferred || follows === 'poor' ? UNSURE : ON_A_LINE;
    const to = endOf(plain, token.to);
    found.push({
      from: found.length === 0 ? lineStart : at,
      to,
      readings: token.readings,
      weight,
      opensText,
    });
    at = afterMarks(plain, to, marks);
  }
  return found;
}

function tokenAt(plain: string, at: number, isFirst: boolean): { to: number; readings: Reading[] } | null {
  const forms = isFirst
    ? [PART, BRACKETED, SIGN, ORDINAL, QUESTION, NUMBERED, HALF, DOTTED, HAN]
    : [BRACKETED, SIGN, HALF];
  for (const form of forms) {
    form.lastIndex = at;
    const match = form.exec(plain);
    if (!match) continue;
    const inside = match.slice(1).find((one) => one !== undefined) ?? match[0];
    const readings = readingsAs(
      inside,
      form === NUMBERED || form === QUESTION ? 'number' : form === ORDINAL ? 'ordinal' : null,
    );
    if (readings.length > 0) return { to: form.lastIndex, readings };
  }
  return null;
}

const readingsOf = (token: string): Reading[] =>
  readingsAs(token.replace(/[第()问小题 ]/g, ''), token.startsWith('第') ? 'ordinal' : null);

function readingsAs(inside: string, kind: Kind | null): Reading[] {
  if (/^\d+$/.test(inside)) return [{ kind: kind ?? 'bracketed', index: Number(inside) }];
  const code = inside.charCodeAt(0);
  if (/[①-⑳]/.test(inside)) return [{ kind: 'circled', index: code - 0x245f }];
  if (/[⑴-⒇]/.test(inside)) return [{ kind: 'bracketed', index: code - 0x2473 }];
  if (/[⒈-⒛]/.test(inside)) return [{ kind: 'number', index: code - 0x2487 }];
  const han = HAN_NUMBERS.indexOf(inside);
  if (han >= 0) return [{ kind: 'ordinal', index: han + 1 }];
  // A photo takes (i) for (l).
  const roman = ROMANS.indexOf(inside === 'l' ? 'i' : inside.normalize('NFKC').toLowerCase());
  const readings: Reading[] = roman < 0 ? [] : [{ kind: 'roman', index: roman + 1 }];
  return /^[a-zA-H]$/.test(inside) ? [...readings, { kind: 'letter', index: code % 32 }] : readings;
}

/** What stands behind a label: words or a formula, or ("poor") what could also be multiplied by it. */
function whatFollows(plain: string, at: number): 'good' | 'poor' | null {
  const rest = plain.slice(at, at + 20).replace(/^[*}\]]{0,2}:?\*{0,2}/, '');
  if (OPERATOR.test(rest.trimStart())) return null;
  if (
    /^(?:\s|$|[\u4e00-\u9fff$\\A-Z"“‘[【①-⑳\uFFFD]|\((?:[a-z]|[ivx]{1,4}|\d|\d{1,2} ?(?:marks?|分))\))/.test(
      rest,
    )
  )
    return 'good';
  return /^[a-z\d|(√∫]/.test(rest) ? 'poor' : null;
}

function weightInline({ plain, points }: Sheet, { from, to }: Range, marks: Range[]): number | null {
  const before = plain.slice(Math.max(0, from - 30), from);
  const trimmed = before.trimEnd();
  const isBehindMarks = marks.some((mark) => mark.to === from - before.length + trimmed.length);
  const isApart = before !== trimmed || APART.test(points.slice(from - 1, from + 1).join(''));
  if (!isBehindMarks && !isApart) return null;
  const after = plain.slice(to, to + 40);
  if (/^[ \t]*(?:\n|$)/.test(after) || REFERRED.test(after.trimStart())) return null;
  if (whatFollows(plain, to) !== 'good') return null;
  if (isBehindMarks || STRONG.test(trimmed)) return BEHIND_A_SENTENCE;
  return REFERS.test(trimmed) || plain[from] === '第' ? null : UNSURE;
}

const endOf = (plain: string, at: number) => at + lengthAt(TRAIL, plain, at);

function lengthAt(form: RegExp, plain: string, at: number): number {
  form.lastIndex = at;
  return form.exec(plain)?.[0].length ?? 0;
}

function afterMarks(plain: string, from: number, marks: Range[]): number {
  const at = from + (/^[ \t]{0,20}/.exec(plain.slice(from, from + 20))?.[0].length ?? 0);
  const mark = marks.find((one) => one.from === at);
  return mark ? afterMarks(plain, mark.to, []) : at;
}

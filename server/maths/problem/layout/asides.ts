import type { Range } from './sheet.ts';

/** What may follow the number of a question; "Q1 = 3" and "2.x" are no numbers of questions. */
const BEGINS =
  '(?=\\s{1,40}(?:[A-Z][a-z]|[A-Z] [a-z]|[$\\\\(a-z])|\\s{0,40}[\\u4e00-\\u9fff])(?!\\s{0,40}[的为是和与等])';
const HEADINGS = [
  /^\s{0,99}【(?![^】\n]{0,30}\d ?分)[^】\n]{1,30}】(?:[ \t]{0,9}\n)?/,
  /^\s{0,99}(?:question|exercise|problem|example) ?\d{1,3}(?:\.\d{1,2})? ?[.:)]?(?=\s)/i,
  new RegExp(`^\\s{0,99}(?:[Qq]\\.? ?)?\\d{1,3} ?[.、)]${BEGINS}`),
  new RegExp(`^\\s{0,99}[Qq] ?\\d{1,3}${BEGINS}(?!\\s{1,40}[a-z])`),
  /^\s{0,99}(?:第 ?\d{1,3} ?题|(?:例|练习|习题|问题|作业) ?\d{1,3}) ?[.:、)]?/,
  /^\s{0,99}\d{1,3}[ \t]{2,40}(?=(?:[A-Z][a-z]+|A) [A-Za-z$]|[已求设解证如某一在若函曲点质])/,
  /^\s{0,99}\d{1,3}[ \t](?=(?:A|An|The|In|It|Two|Three|Find|Solve|Show|Prove|Given|Let|Express|Calculate|Determine|Sketch|State|Evaluate|Differentiate|This|Each|Points?|Particles?)\b)/,
];

const SENTENCES = [
  /(?:in this question,? )?you (?:must|should) (?:clearly )?show (?:all |your |full |detailed |necessary |any |the |sufficient |clear ){1,5}(?:working|reasoning|steps|method)(?: clearly)?\.?/gi,
  /(?<=^|[\n.] {0,3})show (?:all |your |full |detailed |necessary |any |the |clear ){1,5}(?:working|workings|reasoning|steps)(?: clearly)?\.?/gi,
  /(?:解答|答题)?(?:必须|应|须|要)(?:写出|给出)(?:必要的?|完整的?|详细的?|全部){0,2}(?:文字说明[、,])?(?:解答过程|证明过程|演算步骤|解题过程|过程|步骤)(?:或演算步骤)?[。.]?(?=\s|$)/g,
];

const FURNITURE = [
  /\\(?:hfill|noindent|bigskip|medskip|smallskip)(?![A-Za-z])/g,
  /\\(?:begin|end)\{(?:enumerate|itemize)\}(?:\[[^\]\n]{0,30}\])?/g,
  /(?<=^|\n)[^\n]{0,20}\[ ?turn over ?\]?[ \t]{0,20}(?=\n|$)/gi,
  /(?<=^|\n)[^\n]{0,6}©[^\n]{0,60}(?=\n|$)/g,
  /(?<=^|\n)[ \t]{0,20}(?:blank page|do not write in this margin|(?:diagram )?not (?:accurately drawn|to scale)\.?)[ \t]{0,20}(?=\n|$)/gi,
];

/** "k = ............ N": room for an answer; "3 + ____ = 7" asks for what belongs there. */
const ANSWER_LINE =
  /^(?:[^.…_\n]{0,40}[=:])?\s{0,20}(?:\.{6,200}|…{3,90}|_{4,200})(?:[ .…_]{0,200})[^.…_=\n]{0,20}$/;

/** The number and the name of a question, at its start. */
export function headingsOf(plain: string): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const form of HEADINGS) {
    const match = form.exec(plain.slice(from, from + 160));
    if (!match) continue;
    ranges.push({ from, to: from + match[0].length });
    from += match[0].length;
    if (!match[0].includes('【')) break;
  }
  return ranges;
}

/** What is printed with a question and changes nothing in it. */
export function asidesIn(plain: string): Range[] {
  const ranges = [...SENTENCES, ...FURNITURE].flatMap((form) =>
    Array.from(plain.matchAll(form), (match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  return [...ranges, ...answerLinesIn(plain)];
}

function answerLinesIn(plain: string): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const line of plain.split('\n')) {
    const bare = line.replace(/\[ ?\d{1,2} ?\]\s{0,9}$/, '');
    if (bare.length <= 400 && ANSWER_LINE.test(bare)) ranges.push({ from, to: from + bare.length });
    from += line.length + 1;
  }
  return ranges;
}

import type { Expression } from '../../maths/algebra-system/expressions/expression.ts';
import { contains, symbolsOf } from '../../maths/algebra-system/expressions/expression.ts';
import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';
import { parse } from '../../maths/algebra-system/parsing/statement.ts';
import type { Statement } from '../../maths/algebra-system/parsing/statement-kinds.ts';
import { formulasOf } from '../../maths/reading/working/working-lines.ts';
import { labelledIn, withLabel } from './part-label.ts';
import { isListOfValues } from './stated-values.ts';
import { plainAnswer } from './plain-answer.ts';
import { unitAfter } from './unit-after.ts';

const MAX_LENGTH = 120;

/** "so is it", "I got", "my answer is" */
const BEFORE = new Set(
  (
    'sum total value result oops whoops no oh ah hmm hm wait maybe like perhaps um well its so then ok okay is would could it its that the my answer i got get found did think have make be ' +
    'wrote put had used tried and to factorised factorized expanded simplified rearranged solved differentiated integrated'
  ).split(' '),
);
const BEFORE_ZH = [
  '哦',
  '噢',
  '嗯',
  '所以',
  '那么',
  '还有',
  '和',
  '答案是不是',
  '是不是',
  '答案应该是',
  '答案就是',
  '答案是',
  '我的答案是',
  '我算出来是',
  '我算出',
  '我得到',
  '我觉得是',
  '我认为是',
  '应该是',
  '得到',
  '等于',
  '那',
  '是',
];
const AFTER = [
  'too',
  'as well',
  'also',
  'then what',
  'what next',
  'what now',
  'now what',
  'and then',
  '然后呢',
  '接下来呢',
  'is that right',
  'is that correct',
  'is it right',
  'is this right',
  'right',
  'correct',
  '对不对',
  '正确吗',
  '对吗',
  '吗',
  '呢',
  '吧',
];

/** "半径是√12吗" */
const NAMED_ZH =
  /^\p{Script=Han}{1,6}(?:是|等于)\s{0,2}(?=-?[\d(√][\d\s.√/()^π-]{0,30}(?:吗|对吗|对不对)[?？]?$)/u;

/** "From 0 to 2", "at least 2", "max or min": what is asked for, and no answer. */
const ASKED =
  /^(?:from .{1,20} to |between .{1,20} and |at (?:least|most) |max(?:imum)? or min(?:imum)?$|min(?:imum)? or max(?:imum)?$)/i;

/** "圆心(-3,2)", "the centre is (-3, 2)" */
const NAMED_POINT =
  /^(?:so )?(?:the )?(?:centre|center|midpoint|mid-point|point|vertex|maximum|minimum|圆心|中点|顶点|交点|驻点)\s?(?:of it )?(?:is|at|=|是|为)?\s{0,2}(?=\([^()]{3,30}\)[?？吗]{0,2}$)/iu;

/** The answer to the current question in a message, or null if it is something else. */
export function typedAnswer(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || trimmed.includes('\n')) return null;
  const parts = labelledIn(trimmed);
  if (parts) {
    const answers = parts.map(({ rest }) => typedAnswer(rest));
    return answers.includes(null) ? null : parts.map(({ label }, at) => `${label} ${answers[at]}`).join(' ');
  }
  const { label, rest: ofPart } = withLabel(trimmed);
  if (label !== null) {
    const answer = typedAnswer(ofPart);
    return answer && `${label} ${answer}`;
  }
  const after = withoutLead(
    trimmed
      .replace(NAMED_ZH, '')
      .replace(NAMED_POINT, '')
      .replace(/^[=＝]\s{0,3}(?=-?[\d(√])/u, ''),
  );
  const rest = withoutTail(after);
  if (!rest || ASKED.test(rest)) return null;
  const isOffered = after.length < trimmed.length;
  const plain = endOfChain(plainAnswer(rest));
  const value = plain.replace(/^[a-zα-ω]\w{0,3}\s{0,9}=\s{0,9}/iu, '');
  if ((/^-?\d/.test(value) && isQuantity(value)) || isListOfValues(plain)) return plain;
  const read = parse(plain.replace(/^\{([^{}]{1,100})\}$/, '$1'));
  if (!read.ok || formulasOf(plain) === null)
    return isOffered && /^-?\d[\d.,\s°%]{0,40}$/.test(plain) ? plain : null;
  return isAnswer(read.statement) || isOffered ? plain : null;
}

/** "R = V/I = 12/2 = 6" as R = 6. */
function endOfChain(text: string): string {
  if (/[,;，；、<>≤≥]|\b(?:or|and)\b|[或和且]/i.test(text)) return text;
  const sides = text.split('=');
  const [letter, end] = [sides[0]!.trim(), sides.at(-1)!.trim()];
  const isChain = sides.length > 2 && /^[a-zα-ω]\w{0,3}$/iu.test(letter) && /^-?[\d.]/.test(end);
  return isChain && (isQuantity(end) || /^-?[\d.]{1,20}$/.test(end)) ? `${letter} = ${end}` : text;
}

/** A number with its unit. */
const isQuantity = (text: string) =>
  unitAfter(text) !== null || (/[a-zΩ]$/iu.test(text) && equivalent(text, text, 'QUANTITY').read);

function withoutLead(text: string): string {
  let rest = text;
  for (let i = 0; i < 3; i += 1) {
    const chinese = BEFORE_ZH.find((words) => rest.startsWith(words));
    if (!chinese) break;
    rest = rest.slice(chinese.length).replace(/^[\s:：,，]/u, '');
  }
  if (rest !== text) return rest;
  for (;;) {
    const word = /^[a-z]+(?:['’]s)?(?=[\s:,])/i.exec(rest)?.[0];
    if (!word || !BEFORE.has(word.toLowerCase().replace(/['’]/, ''))) return rest;
    rest = rest.slice(word.length).replace(/^[:,]/, '').trimStart();
  }
}

function withoutTail(text: string): string {
  let rest = bare(text);
  for (const words of AFTER)
    if (rest.toLowerCase().endsWith(words)) rest = bare(rest.slice(0, -words.length));
  return rest;
}

/** Without the marks at its ends. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s?？.。!！,，$]/u.test(text[end - 1]!)) end -= 1;
  let start = 0;
  while (start < end && /[\s$]/.test(text[start]!)) start += 1;
  return text.slice(start, end);
}

/** x = 2, several of these, or numbers alone: nothing is left to work out. */
function isAnswer(statement: Statement): boolean {
  if (statement.kind === 'list') return statement.items.every(isAnswer);
  if (statement.kind === 'expression') return isWorkedOut(statement.value);
  const { sides, signs } = statement;
  const letters = sides.filter(({ kind }) => kind === 'symbol');
  const rest = sides.filter(({ kind }) => kind !== 'symbol');
  const isRange = ['<', '>'].some((way) => signs.every((sign) => sign.startsWith(way)));
  const [letter, ...others] = letters;
  // 10/5 = 2 says what it comes to.
  if (!letter)
    return signs.every((sign) => sign === '=') && rest.every((one) => isNumber(one) && isWorkedOut(one));
  if (letter.kind !== 'symbol' || others.length > 0) return false;
  if (signs.join() === '=')
    return rest.every((one) => isWorkedOut(one) && !symbolsOf(one).includes(letter.name));
  return rest.every(isNumber) && (signs.length === 1 || (isRange && sides[1] === letter));
}

const TO_WORK_OUT = new Set(['derivative', 'integral', 'rate', 'series', 'matrix']);

/** A letter alone says nothing, and what is to be worked out is a question. */
const isWorkedOut = (one: Expression) =>
  one.kind !== 'symbol' && !contains(one, ({ kind }) => TO_WORK_OUT.has(kind));

const isNumber = (one: Expression) => symbolsOf(one).length === 0;

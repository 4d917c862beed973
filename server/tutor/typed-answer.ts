import type { Expression } from '../maths/expressions/expression.ts';
import { symbolsOf } from '../maths/expressions/expression.ts';
import { parse, type Statement } from '../maths/expressions/statement.ts';

const MAX_LENGTH = 120;

/** "so is it", "I got", "my answer is" */
const BEFORE = new Set(
  'so then ok okay is would could it its that the my answer i got get found think have make be'.split(' '),
);
const BEFORE_ZH = [
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

/** What somebody offers as the answer of the question on the table, or null where they say something else. */
export function typedAnswer(text: string): string | null {
  const said = text.trim();
  if (said.length > MAX_LENGTH || said.includes('\n')) return null;
  const after = withoutLead(said);
  const rest = withoutTail(after);
  if (!rest) return null;
  const isOffered = after.length < said.length;
  const read = parse(rest);
  if (!read.ok) return isOffered && /^-?\d/.test(rest) ? rest : null;
  return isFound(read.statement) || isOffered ? rest : null;
}

function withoutLead(said: string): string {
  const chinese = BEFORE_ZH.find((words) => said.startsWith(words));
  if (chinese) return said.slice(chinese.length).replace(/^[\s:：,，]/u, '');
  let rest = said;
  for (;;) {
    const word = /^[a-z]+(?:['’]s)?(?=[\s:,])/i.exec(rest)?.[0];
    if (!word || !BEFORE.has(word.toLowerCase().replace(/['’]/, ''))) return rest;
    rest = rest.slice(word.length).replace(/^[:,]/, '').trimStart();
  }
}

function withoutTail(said: string): string {
  let rest = bare(said);
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
function isFound(statement: Statement): boolean {
  if (statement.kind === 'list') return statement.items.every(isFound);
  if (statement.kind === 'expression') return isNumber(statement.value);
  const { sides, signs } = statement;
  const letters = sides.filter(({ kind }) => kind === 'symbol');
  const rest = sides.filter(({ kind }) => kind !== 'symbol');
  const isRange = ['<', '>'].some((way) => signs.every((sign) => sign.startsWith(way)));
  return (
    letters.length === 1 &&
    rest.every(isNumber) &&
    (signs.length === 1 || (isRange && sides[1] === letters[0]))
  );
}

const isNumber = (one: Expression) => symbolsOf(one).length === 0;

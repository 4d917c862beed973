interface Word {
  word: string | null;
}

/** "（取 g = 10）" at the end of a sentence, or alone, is a sentence of its own before it. */
export function withoutRemarks<Token extends Word>(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const end = isRemark(tokens, at) ? tokens.findIndex(({ word }, i) => i > at && word === ')') : -1;
    const next = tokens[end + 1]?.word;
    if (end > at + 2 && (end + 1 === tokens.length || (next && '.?!'.includes(next)))) {
      const stop = { ...tokens[end]!, word: '.' };
      all.splice(start, 0, ...tokens.slice(at + 1, end), stop);
      at = end;
      continue;
    }
    all.push(token);
    if (token.word !== null && '.?!'.includes(token.word)) start = all.length;
  }
  return all;
}

/** "Showing all necessary working", wherever it stands: it says nothing of what is asked. */
export function withoutNotes<Token extends Word>(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = notesAt(tokens, at);
    const aside = chosenAside(tokens, at);
    if (aside > 0) {
      all.push(...tokens.slice(at + 1, at + aside));
      at += aside;
      continue;
    }
    if (tokens[at]!.word === 'also' && ASKING.has(all.at(-1)?.word ?? '')) continue;
    if (length === 0) {
      all.push(tokens[at]!);
      continue;
    }
    const [before, next] = [all.at(-1)?.word, tokens[at + length]?.word];
    const isInBrackets = before === '(' && next === ')';
    if (before === ',' || isInBrackets) all.pop();
    at += length - 1;
    if (next === ',' || isInBrackets) at += 1;
  }
  return all;
}

const CHOSEN =
  /^, (?:(?:chosen|selected|picked|taken) (?:at random|randomly)|randomly (?:chosen|selected|picked)) ,$/;

/** "A visitor, chosen at random, stays …": how far on its second comma is; 0 where it is no such aside. */
function chosenAside(tokens: readonly Word[], at: number): number {
  if (tokens[at]!.word !== ',') return 0;
  const end = [3, 4].find((length) => tokens[at + length]?.word === ',');
  const words = tokens.slice(at, at + (end ?? 0) + 1).map(({ word }) => word ?? '#');
  return end !== undefined && CHOSEN.test(words.join(' ')) ? end : 0;
}

/** "Find also the …": one thing more is asked for. */
const ASKING = new Set(['find', 'calculate', 'determine', 'state', 'write', 'deduce', 'show']);

const SHOWN = new Set(
  'all full fully your the necessary relevant clear clearly details detail of steps each step every in any'.split(
    ' ',
  ),
);
const CALCULATORS = [
  'without using a calculator',
  'without using calculators',
  'without the use of a calculator',
  'without use of a calculator',
].map((one) => one.split(' '));

/** "Showing all working and without using a calculator" is two in one. */
function notesAt(tokens: readonly Word[], at: number): number {
  const length = noteAt(tokens, at);
  const isJoined = length > 0 && tokens[at + length]?.word === 'and';
  const more = isJoined && at + length + 1 < tokens.length ? noteAt(tokens, at + length + 1) : 0;
  return more > 0 ? length + 1 + more : length;
}

/** So many words a note has that begins there; 0 where none does. */
function noteAt(tokens: readonly Word[], at: number): number {
  const wordsFrom = (from: number, length: number) =>
    tokens.slice(from, from + length).map(({ word }) => word ?? '');
  if (tokens[at]!.word === 'without') {
    const found = CALCULATORS.find((words) => words.join(' ') === wordsFrom(at, words.length).join(' '));
    return found?.length ?? 0;
  }
  const isAsked = /^you (?:must|should) show$/.test(wordsFrom(at, 3).join(' '));
  if (tokens[at]!.word === 'showing' || isAsked) {
    let end = at + (isAsked ? 3 : 1);
    while (SHOWN.has(tokens[end]?.word ?? '')) end += 1;
    return ['working', 'workings', 'reasoning'].includes(tokens[end]?.word ?? '') ? end + 1 - at : 0;
  }
  const found = CHINESE_NOTE.exec(wordsFrom(at, 24).join(''))?.[0];
  return found === undefined ? 0 : found.length;
}

const CHINESE_NOTE =
  /^(?:[需须要请并]|应当|要求)?(?:写出|给出|展示|列出|写明)(?:必要|完整|所有|全部|详细|主要|相关|清楚)的?(?:解题|计算|推理|运算|解答|演算|求解)?(?:步骤|过程)/;

const isRemark = (tokens: readonly Word[], at: number): boolean =>
  tokens[at]!.word === '(' && REMARKS.has(tokens[at + 1]?.word?.toLowerCase() ?? '');

const REMARKS = new Set([
  '取',
  '设',
  '假',
  '不',
  '忽',
  '重',
  '本',
  'g',
  'take',
  'assume',
  'use',
  'neglect',
  'ignore',
]);

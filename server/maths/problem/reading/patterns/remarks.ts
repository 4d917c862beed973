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

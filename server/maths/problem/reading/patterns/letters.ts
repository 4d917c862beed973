import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';

interface Piece {
  word: string | null;
  formula: { source: string; statement: Statement | null } | null;
  spelt?: string;
  from: number;
  to: number;
}

/** kv N, (20 + 3v) N: the unit of a force, a power or an energy behind a formula. */
export const LONE_UNIT = /(?<=[\d)²³][a-zA-Z]?|[a-z][a-z]) [NWJ] ?$/;

const NAMES = /^(?:Jo|Al|Ed|Mo|Bo|Ty|Vi|Li|Wu|Xu|Yu|Lu)$/;

/** Short names, which are no products of letters where a word stands behind them. */
export const withShortNames = <Token extends Piece>(tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const source = token.formula?.source ?? '';
    const isName =
      NAMES.test(source) &&
      token.to - token.from === source.length &&
      /^[a-z]{2}/.test(tokens[at + 1]?.word ?? '') &&
      !/[(=]$/.test(tokens[at - 1]?.formula?.source ?? '');
    return isName ? { ...token, word: source.toLowerCase(), formula: null, spelt: source } : token;
  });

/** 4a, (5/4)a: behind a number or a bracket without a space it is no article. */
export function withLetterA<Token extends Piece>(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    const source = last?.formula?.source;
    const isJoined = token.word === 'a' && token.spelt === undefined && last?.to === token.from;
    if (!last || source === undefined || !isJoined || !/[\d)]$/.test(source)) {
      all.push(token);
      continue;
    }
    const joined = `${source}a`;
    all[all.length - 1] = {
      ...last,
      word: null,
      formula: { source: joined, statement: statementIn(joined) },
      to: token.to,
    };
  }
  return all;
}

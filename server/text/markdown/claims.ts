import type { Token } from 'marked';
import { rowsOf } from './chain.ts';
import type { MathsToken } from './maths.ts';
import { tokensOrNone } from './tokens.ts';

/** A formula of a text, one row of it where it has several. */
export interface Claim {
  text: string;
  /** It stands in a sentence, not on a line of its own. */
  isInline: boolean;
  /** "Let", "if", "for example": it does not go on from what is before. */
  begins: boolean;
}

const BEGINS =
  /(?:\b(?:let|set|put|suppose|assume|when|if|given|where|consider|take|at|for|with|example|instance|e\.g\.|of|like)|设|令|当|若|取|例如|比如|如)[\s:：,，]*$/i;
/** Enough for the longest word that begins something. */
const TAIL = 30;

/** Every formula of a text in its order, but for quotations and code. */
export function claimsOf(markdown: string): Claim[] {
  const claims: Claim[] = [];
  const look = (tokens: Token[]): void => {
    let words = '';
    for (const token of tokens) {
      if (token.type === 'blockMaths' || token.type === 'inlineMaths') {
        const { text, raw } = token as MathsToken & Token;
        const isInline = token.type === 'inlineMaths' && !/^(?:\$\$|\\\[)/.test(raw);
        const begins = isInline && BEGINS.test(words.slice(-TAIL).trimEnd());
        claims.push(...rowsOf(text).map((row) => ({ text: row, isInline, begins })));
        words = '';
      } else if (token.type === 'list') look((token as { items?: Token[] }).items ?? []);
      else if (token.type === 'blockquote' || token.type === 'code' || token.type === 'codespan') words = '';
      else if ('tokens' in token && token.tokens && token.type !== 'text') look(token.tokens);
      else if ('tokens' in token && token.tokens?.some(({ type }) => type !== 'text')) look(token.tokens);
      else words += token.raw;
    }
  };
  look(tokensOrNone(markdown));
  return claims;
}

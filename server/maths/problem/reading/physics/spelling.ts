import type { Token } from '../tokens.ts';

/** "De" of de Broglie, and γ of γ-rays, are words. */
export const withWords = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const source = token.formula?.source;
    if (source === 'de' && tokens[at + 1]?.word === 'broglie') return { ...token, word: 'de', formula: null };
    if (tokens[at + 1]?.word === 'ray' && source !== undefined && /^(?:γ|\\gamma)\s?-$/.test(source))
      return [];
    return token.word === 'ray' && /^(?:γ|\\gamma)\s?-$/.test(tokens[at - 1]?.formula?.source ?? '')
      ? { ...token, word: 'gamma-ray' }
      : token;
  });

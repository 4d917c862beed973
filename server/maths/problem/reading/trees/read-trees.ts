import { openParser } from '../chart.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { EVENT_RULES } from '../english-statistics/events.ts';
import { STATISTICS_RULES } from '../english-statistics/statistics.ts';
import { kindsAbove } from '../kinds.ts';
import type { Meaning, Said } from '../meaning.ts';
import { plainWord } from '../patterns/synonyms.ts';
import { phrasesOfStatistics, withVariances } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';
import { BRANCH_RULES } from './branches.ts';

const parse = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...STATISTICS_RULES, ...EVENT_RULES, ...BRANCH_RULES],
  kindsAbove,
  phrasesOf: (token: Token) => [
    ...phrasesOfStatistics(token),
    ...(token.word !== null && /^[a-z]/.test(token.word) ? [{ kind: 'any-word', meaning: token.word }] : []),
  ],
  plainWord,
});

/** Every meaning of a sentence about what may happen, and how likely it is then. */
export function readTrees(tokens: readonly Token[]): Said[] {
  const all = withVariances(tokens).filter(({ word }) => word === null || !QUOTES.has(word));
  const trimmed = all.at(-1)?.word === ',' ? all.slice(0, -1) : all;
  const found = trimmed.length === 0 ? [] : parse(trimmed).at('sentence', [0, trimmed.length]);
  return [...new Map(found.map(({ meaning }) => [JSON.stringify(meaning), meaning as Said])).values()];
}

const QUOTES = new Set(["'", '"', '‘', '’', '“', '”']);

import type { Token } from '../tokens.ts';
import { simplerChinese } from './chinese.ts';
import { simplerEnglish } from './english.ts';

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/**
 * A sentence that tells something, in simpler sentences that together tell the same: relative clauses, participles and
 * coordinated verbs as sentences of their own. Each way to take it apart, none where it asks or holds under a condition.
 */
export const simplerSentences = (tokens: readonly Token[]): (readonly (readonly Token[])[])[] =>
  tokens.some(isChinese) ? simplerChinese(tokens) : simplerEnglish(tokens);

import type { Token } from '../../reading/tokens.ts';
import { CHINESE } from './chinese-words.ts';
import type { Chunk, Entry } from './chunk.ts';
import { ENGLISH, SAYING } from './english-words.ts';

/** Entries by their first word, the longest first; of two that are as long, the one listed first. */
function indexed(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> {
  const order: readonly string[] = ['told', 'ask', 'show', 'wanted', 'role'];
  const rank = ({ chunk }: Entry) => order.indexOf(chunk.is) + 1 || order.length + 1;
  const byFirst = Map.groupBy(entries, ({ words }) => words[0]!);
  for (const list of byFirst.values())
    list.sort((a, b) => b.words.length - a.words.length || rank(a) - rank(b));
  return byFirst;
}

const LEXICONS = { english: indexed(ENGLISH), chinese: indexed(CHINESE) };
const NOUNS = new Set(ENGLISH.flatMap(({ words, chunk }) => (chunk.is === 'noun' ? [words.join(' ')] : [])));

/** A sentence as its pieces; null where a word of it says something that nobody here knows. */
export function chunksOf(tokens: readonly Token[], isChinese: boolean): Chunk[] | null {
  const lexicon = isChinese ? LEXICONS.chinese : LEXICONS.english;
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (isAside(tokens, at)) {
      at += 3;
      continue;
    }
    const entry = entryAt(lexicon, tokens, at);
    if (entry) {
      chunks.push(entry.chunk);
      at += entry.length;
      continue;
    }
    const one = plainChunk(token, chunks.at(-1), isChinese);
    if (!one) return null;
    chunks.push(one);
    at += 1;
  }
  return chunks.map((one, at) => asNoun(one, chunks[at + 1]));
}

function entryAt(
  lexicon: ReadonlyMap<string, Entry[]>,
  tokens: readonly Token[],
  at: number,
): { chunk: Chunk; length: number } | null {
  const first = wordOf(tokens[at]);
  if (first === null) return null;
  for (const { words, chunk } of lexicon.get(first) ?? []) {
    const length = lengthOf(words, tokens, at, chunk.is === 'role');
    if (length !== null) return { chunk, length };
  }
  const entry = singular(lexicon, first);
  return entry && { chunk: entry.chunk, length: 1 };
}

/** How many tokens a phrase fills there; articles may stand within the name of a quantity. */
function lengthOf(
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
  isRole: boolean,
): number | null {
  let at = from;
  for (const word of words) {
    if (isRole && at > from) while (/^(?:the|a|an)$/.test(wordOf(tokens[at]) ?? '')) at += 1;
    if (wordOf(tokens[at]) !== word) return null;
    at += 1;
  }
  return at - from;
}

/** "A lift (elevator)", "an oscilloscope (CRO)": another name. */
const isAside = (tokens: readonly Token[], at: number): boolean => {
  const word = wordOf(tokens[at + 1]) ?? '';
  return (
    wordOf(tokens[at]) === '(' &&
    wordOf(tokens[at + 2]) === ')' &&
    /^[a-z]{2,}$/.test(word) &&
    !SAYING.has(word)
  );
};

/** A letter set as a formula is a letter, whatever word it spells. */
const wordOf = (token: Token | undefined): string | null =>
  token && token.quantity === undefined ? token.word : null;

/** "Wires" are found under "wire". */
function singular(lexicon: ReadonlyMap<string, Entry[]>, word: string): Entry | null {
  const stem = /^([a-z]{2,}?)(?:'s|’s|s|es)$/.exec(word)?.[1];
  return (
    lexicon.get(stem ?? '')?.find(({ words, chunk }) => words.length === 1 && chunk.is === 'noun') ?? null
  );
}

function plainChunk(token: Token, before: Chunk | undefined, isChinese: boolean): Chunk | null {
  const { quantity, unit, formula, word } = token;
  if (quantity) return { is: 'quantity', amount: quantity.amount, symbol: quantity.symbol };
  if (unit !== undefined) return { is: 'unit', unit };
  if (formula) return { is: 'formula', source: formula.source };
  return word !== null && !isChinese && isOpenNoun(word, before)
    ? { is: 'noun', noun: word, isOpen: true }
    : null;
}

/** A word that nobody knows names a thing behind an article, an adjective or a preposition. */
function isOpenNoun(word: string, before: Chunk | undefined): boolean {
  if (!/^[a-z][a-z-]{2,}$/.test(word) || SAYING.has(word) || /(?:ed|ing|ly|er than)$/.test(word))
    return false;
  if (before === undefined) return !word.endsWith('s');
  if (before.is === 'noun') return before.isOpen && !word.endsWith('s');
  return ['article', 'adjective', 'of', 'behind', 'its'].includes(before.is);
}

/** "Light of one wavelength" is no light wire. */
function asNoun(chunk: Chunk, next: Chunk | undefined): Chunk {
  const isBefore = next !== undefined && ['adjective', 'noun', 'role'].includes(next.is);
  return chunk.is === 'adjective' && !isBefore && NOUNS.has(chunk.word)
    ? { is: 'noun', noun: chunk.word, isOpen: false }
    : chunk;
}

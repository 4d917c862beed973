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
    const entry = entryAt(lexicon, tokens, at);
    if (entry) {
      chunks.push(entry.chunk);
      at += entry.words.length;
      continue;
    }
    const one = plainChunk(token, chunks.at(-1), isChinese);
    if (!one) return null;
    chunks.push(one);
    at += 1;
  }
  return chunks.map((one, at) => asNoun(one, chunks[at + 1]));
}

function entryAt(lexicon: ReadonlyMap<string, Entry[]>, tokens: readonly Token[], at: number): Entry | null {
  const wordAt = (index: number) => wordOf(tokens[index]);
  const first = wordAt(at);
  const found = first === null ? undefined : lexicon.get(first);
  return (
    found?.find(({ words }) => words.every((word, index) => wordAt(at + index) === word)) ??
    (first === null ? null : singular(lexicon, first))
  );
}

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

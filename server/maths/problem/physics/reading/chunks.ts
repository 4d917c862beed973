import type { Token } from '../../reading/tokens.ts';
import { CHINESE } from './chinese-words.ts';
import type { Chunk, Entry } from './chunk.ts';
import { ENGLISH } from './english-words.ts';
import { SAYING, SAYING_HAN } from './telling.ts';

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
    // A run of unknown characters grows to one name.
    if (isChinese && one.is === 'noun' && one.isOpen && isOpen(chunks.at(-1))) chunks.pop();
    chunks.push(one);
    at += 1;
  }
  return chunks.map((one, at) => asNoun(asLoad(chunks, at) ?? one, chunks[at + 1]));
}

function entryAt(
  lexicon: ReadonlyMap<string, Entry[]>,
  tokens: readonly Token[],
  at: number,
): { chunk: Chunk; length: number } | null {
  const first = wordOf(tokens[at]);
  // A capital inside a sentence is a label.
  if (first === null || (at > 0 && tokens[at]!.formula?.source === 'A')) return null;
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
  if (formula && /^[A-QS-Z]$/.test(formula.source) && !['role', 'noun', 'of'].includes(before?.is ?? ''))
    return { is: 'noun', noun: 'named', isOpen: false, label: formula.source };
  if (formula && before?.is === 'of' && /^[A-D]$/.test(formula.source))
    return { is: 'noun', noun: 'named', isOpen: false, label: formula.source };
  if (formula) return { is: 'formula', source: formula.source };
  if (word === null) return null;
  if (isChinese) return openHan(word, before);
  if (!/^[a-z][a-z-]{2,}$/.test(word) || SAYING.has(word)) return null;
  if (isOpenNoun(word, before)) return { is: 'noun', noun: word, isOpen: true };
  return { is: isDescribing(word, before) ? 'adjective' : 'verb', word, says: [] };
}

/** A word that nobody knows names a thing behind an article, an adjective or a preposition. */
function isOpenNoun(word: string, before: Chunk | undefined): boolean {
  if (/(?:ed|ing|ly)$/.test(word)) return false;
  if (before === undefined) return true;
  if (before.is === 'noun') return before.isOpen && !word.endsWith('s');
  return ['article', 'adjective', 'of', 'behind', 'its'].includes(before.is);
}

/** "A moving trolley", "is firmly attached". */
const isDescribing = (word: string, before: Chunk | undefined): boolean =>
  word.endsWith('ly') ||
  (before !== undefined && ['article', 'adjective', 'of', 'behind', 'its'].includes(before.is));

/** A run of characters that nobody knows is one name. */
function openHan(word: string, before: Chunk | undefined): Chunk | null {
  if (!/^\p{Script=Han}$/u.test(word) || SAYING_HAN.test(word)) return null;
  return {
    is: 'noun',
    noun: before?.is === 'noun' && before.isOpen ? `${before.noun}${word}` : word,
    isOpen: true,
  };
}

const isOpen = (chunk: Chunk | undefined) => chunk?.is === 'noun' && chunk.isOpen;

/** "On the load", "a load of mass 2 kg": what is lifted, and no force. */
function asLoad(chunks: readonly Chunk[], at: number): Chunk | null {
  const [chunk, next, behind] = [chunks[at]!, chunks[at + 1], chunks[at + 2]];
  if (chunk.is !== 'role' || chunk.word !== 'load') return null;
  const link = chunks[at - 1]?.is === 'article' ? chunks[at - 2] : chunks[at - 1];
  const isMass = next?.is === 'of' && behind?.is === 'role';
  const isBehind =
    (link?.is === 'of' || link?.is === 'behind') && next?.is !== 'of' && next?.is !== 'quantity';
  return isMass || isBehind ? { is: 'noun', noun: 'load', isOpen: false } : null;
}

/** "Light of one wavelength" is no light wire. */
function asNoun(chunk: Chunk, next: Chunk | undefined): Chunk {
  const isBefore = next !== undefined && ['adjective', 'noun', 'role'].includes(next.is);
  return chunk.is === 'adjective' && !isBefore && NOUNS.has(chunk.word)
    ? { is: 'noun', noun: chunk.word, isOpen: false }
    : chunk;
}

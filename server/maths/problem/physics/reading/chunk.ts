import type { Quantity } from '../../schema/problem.ts';

/** What a word does in a sentence of physics. */
export type Office =
  | 'article'
  | 'adjective'
  | 'verb'
  | 'be'
  | 'have'
  | 'of'
  | 'behind'
  | 'preposition'
  | 'place'
  | 'relative'
  | 'join'
  | 'its'
  | 'it'
  | 'ask'
  | 'show'
  | 'wanted'
  | 'about'
  | 'measure'
  | 'told'
  | 'joined'
  | 'figures'
  | 'idle';

/** A piece of a sentence: a word or several that are one. */
export type Chunk =
  | { is: 'quantity'; amount: Quantity; symbol: string | null }
  | { is: 'unit'; unit: string }
  | { is: 'formula'; source: string }
  | { is: 'role'; role: string; word: string }
  | { is: 'noun'; noun: string; isOpen: boolean; label?: string; ohms?: Quantity }
  | { is: Office; word: string; says: readonly string[] };

/** What a lexicon says of a word or of several that are one. */
export interface Entry {
  words: readonly string[];
  chunk: Chunk;
}

/** A lexicon as a table: an office, a colon and words, each with what it says in brackets behind it. */
export function entries(table: string, apart: (word: string) => string[]): Entry[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [office, words] = line.split(/:\s/) as [Office | 'noun', string];
      return words.split(/,\s+/).map((typed): Entry => {
        const [word, told] = typed.replace(']', '').split('[') as [string, string?];
        const says = told ? told.split(';').map((one) => one.trim()) : [];
        const chunk: Chunk =
          office === 'noun'
            ? { is: 'noun', noun: word.trim(), isOpen: false }
            : { is: office, word: word.trim(), says };
        return { words: apart(word.trim()), chunk };
      });
    });
}

import { contentOf } from '../statistics/facts/words.ts';

/** A clause by its words, and whether it is denied. */
export interface Clause {
  words: string[];
  isDenied: boolean;
}

const EMPTY = new Set(
  'on average known found certain large number he she him her his i we you them does do did doing done will would can could may might simply in out up who whom which there then just same also per whether so very'.split(
    ' ',
  ),
);

const IRREGULAR: Record<string, string> = {
  went: 'go',
  going: 'go',
  goes: 'go',
  won: 'win',
  wins: 'win',
  lost: 'lose',
  loses: 'lose',
  took: 'take',
  chose: 'choose',
  bought: 'buy',
  drove: 'drive',
  caught: 'catch',
  wore: 'wear',
  rode: 'ride',
  ate: 'eat',
};

/** One form of a verb or noun: travels, travelled and travelling are travel. */
const formOf = (word: string): string => {
  if (IRREGULAR[word]) return IRREGULAR[word];
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return bare.length < 3 ? word : bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};

export function clauseOf(text: string): Clause {
  const isDenied = text.startsWith('not ');
  const bare = (isDenied ? text.slice(4) : text).split(' ').filter((word) => !EMPTY.has(word.toLowerCase()));
  const words = contentOf(bare.join(' ')).map(formOf);
  return { words: [...new Set(words)], isDenied };
}

/** Words about the story itself, which tell no event from another. */
export const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => clauseOf(text).words));

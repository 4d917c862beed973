import { indexWords } from '../text/search-words.ts';

/** What is stored of a name: people are found by its words, in Chinese by their sound too. */
export const personName = (name: string) => ({ name, nameWords: indexWords(name) });

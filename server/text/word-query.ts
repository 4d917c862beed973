import { isPinyin, soundsSpelt } from './chinese.ts';
import { formulasIn } from './formulas/find.ts';
import { printsWanted, type Wanted } from './formulas/prints.ts';
import { significantWords } from './query-tokens.ts';
import { subjectWords } from './question-words.ts';
import { searchWords } from './search-words.ts';
import { isSpelt, type Vocabulary } from './spelling.ts';

/** What a search looks for among posts. */
export interface PostQuery {
  /** For to_tsquery, one for each word with what was perhaps meant by it; none where it says nothing but formulas. */
  groups: string[];
  prints: Wanted[];
  /** Whether it is formulas and nothing else. */
  isFormula: boolean;
}

/** Of a long search so many words count. */
const MAX_GROUPS = 16;
/** Beyond this many unknown words spelling correction is pointless. */
const MAX_GUESSED = 6;

/** A search as the words and formulas that posts are found by. */
export function postQuery(text: string, vocabulary: Vocabulary): PostQuery {
  const { formulas, words } = formulasIn(text);
  const prints = printsWanted(formulas);
  const isFormula = prints.length > 0 && (words === '' || subjectWords(words).length === 0);
  const said = searchWords(isFormula ? formulas.join(' ') : prints.length === 0 ? text : words);
  return { groups: wordGroups(significantWords(said), vocabulary), prints, isFormula };
}

/** The same where a few of the words are enough: those that nearly every question is asked with do not count. */
export function looseQuery(text: string, vocabulary: Vocabulary): PostQuery {
  const { formulas, words } = formulasIn(text);
  const prints = printsWanted(formulas);
  const groups = wordGroups(subjectWords(words), vocabulary);
  return { groups, prints, isFormula: prints.length > 0 && groups.length === 0 };
}

/** What to look for where nothing has all of it: a loose query, or the same one where nothing else is left of it. */
export function widened(wanted: PostQuery, text: string, vocabulary: Vocabulary): PostQuery {
  const loose = looseQuery(text, vocabulary);
  return loose.groups.length > 0 ? loose : wanted;
}

const wordGroups = (words: readonly string[], vocabulary: Vocabulary) =>
  groupsOf(words.map(bare).filter(Boolean), vocabulary);

function groupsOf(words: readonly string[], vocabulary: Vocabulary): string[] {
  const groups: string[] = [];
  const guess = guesser(vocabulary);
  for (let at = 0; at < words.length && groups.length < MAX_GROUPS;) {
    const run = pinyinFrom(words, at, vocabulary);
    const sounds = run.length > 0 ? soundsSpelt(run).map(quoted) : [];
    if (sounds.length > 0) {
      groups.push(`((${run.map(quoted).join(' & ')}) | (${sounds.join(' & ')}))`);
      at += run.length;
      continue;
    }
    const meant = [words[at]!, ...guess(words[at]!)].map(quoted);
    groups.push(meant.length === 1 ? meant[0]! : `(${meant.join(' | ')})`);
    at += 1;
  }
  return groups;
}

/** The words from here on that are no words we know, but could be pinyin. */
function pinyinFrom(words: readonly string[], at: number, vocabulary: Vocabulary): string[] {
  const rest = words.slice(at);
  const end = rest.findIndex((word) => !/^[a-z]+$/.test(word) || vocabulary.has(word) || !isPinyin(word));
  return end < 0 ? rest : rest.slice(0, end);
}

function guesser(vocabulary: Vocabulary): (word: string) => string[] {
  let guessed = 0;
  return (word) => {
    if (!isSpelt(word) || vocabulary.has(word) || guessed >= MAX_GUESSED) return [];
    guessed += 1;
    return vocabulary.nearest(word);
  };
}

/** With nothing in it that the language of queries knows. */
const bare = (word: string) => word.replaceAll(/[^\p{L}\p{N}./-]/gu, ' ').trim();
const quoted = (word: string) => `'${word}'`;

import { simplified, soundsOf, soundsSpelt } from './chinese.ts';
import { tokensOf } from './search-tokens.ts';
import { isSpelt, type Vocabulary } from './spelling.ts';

/** What people put around what they look for. */
const AROUND =
  /什么是|是什么|什么叫|为什么|怎么样|怎么|怎样|如何|请问|有哪些|哪些|哪个|是否|可以|求解|做题|题目|讲解|学习|关于|的时候|意思|的/g;
const COMMON = new Set(
  'a an and are as at be by can do does for from get give has have how i if in into is it me my of on or please show tell that the their this to use using want was what when where which why with you your'.split(
    ' ',
  ),
);

/** Whether an English word stands in nearly every sentence. */
export const isCommon = (word: string): boolean => COMMON.has(word);

/** A paper is filed under its code. */
const PAPER = /(?:\bpaper|试卷|卷)\s*([1-6])(?!\d)/gi;

/** An equation out of a question: what it is called leads to its topic, its numbers lead nowhere. */
const QUADRATIC =
  /^\s{0,9}[-−+]?\s{0,9}\d*([a-z])\s{0,9}(?:\^\s{0,9}\{?2\}?|²)(?:\s{0,9}[-−+]\s{0,9}\d*\1)?(?:\s{0,9}[-−+]\s{0,9}\d+)?\s{0,9}[=<>≤≥]\s{0,9}[-−]?\d+\s{0,9}$/i;

const HAN = /\p{Script=Han}/u;
/** A word in Latin letters, which a formula’s own word is not. */
const LATIN = /^(?!fx)[a-z]+$/;
/** Beyond this many unknown words spelling correction is pointless, and each is compared with the whole vocabulary. */
const MAX_GUESSED = 6;

/** The tokens to search for, with * after what may go on and ~ after what was perhaps meant. */
export function queryTokens(
  text: string,
  vocabulary: Vocabulary,
  { unfinished = false }: { unfinished?: boolean } = {},
): string {
  const read = simplified(text);
  const meant = read
    .replaceAll(AROUND, ' ')
    .replaceAll(PAPER, ' p$1 ')
    .replace(QUADRATIC, '$& quadratic equation');
  const all = tokensOf(meant.trim() ? meant : read);
  // A single letter or digit is in nearly every formula; the formula itself is among the tokens.
  const significant = all.filter((token) => !COMMON.has(token) && (token.length > 1 || HAN.test(token)));
  const tokens = significant.length > 0 ? significant : all;
  const last = tokens.findLast((token) => !token.startsWith('fx'));
  const isKnown = (token: string) =>
    vocabulary.has(token) || (unfinished && token === last && vocabulary.begins(token));
  const unknown = tokens.filter((token) => isSpelt(token) && !isKnown(token));
  // Syllables are often typed apart; one is too short to be misspelt.
  const latin = tokens.filter((token) => LATIN.test(token) && !isKnown(token));
  const spoken = wordsSounding(latin, vocabulary);
  const guessed = new Set(spoken.length > 0 ? [] : [...new Set(unknown)].slice(0, MAX_GUESSED));
  return [
    ...new Set([
      ...spoken.map((word) => `${word}~`),
      ...tokens.flatMap((token) => [
        token,
        ...(isBeginning(token) || (unfinished && token === last && token.length > 1) ? [`${token}*`] : []),
        ...(guessed.has(token) ? vocabulary.nearest(token).map((word) => `${word}~`) : []),
        ...(unfinished && !isKnown(token)
          ? wordsSoundingAs(token, vocabulary).map((word) => `${word}~`)
          : []),
      ]),
    ]),
  ].join(' ');
}

/** The Chinese that unknown words in Latin letters spell in pinyin, where all of it is known. */
function wordsSounding(unknown: readonly string[], vocabulary: Vocabulary): string[] {
  const sounds = soundsSpelt(unknown);
  const heard = sounds.map((sound) => vocabulary.sounding(sound));
  return heard.every((words) => words.length > 0) ? heard.flat() : [];
}

/** What a pair of Chinese characters that nobody knows was perhaps typed for: the wrong ones have the right sound. */
const wordsSoundingAs = (pair: string, vocabulary: Vocabulary): string[] =>
  HAN.test(pair) ? soundsOf(pair).flatMap((sound) => vocabulary.sounding(sound)) : [];

/** The words of a search that say what it is about; all of them where none does. */
export function significantWords(words: string): string[] {
  const all = words.split(' ').filter(Boolean);
  const significant = all.filter((word) => !COMMON.has(word) && !ASKED.has(word));
  return significant.length > 0 ? significant : all;
}

/** Pairs of characters in words that ask, as a search has them. */
const ASKED = new Set(
  '什么 么是 是什 么叫 为什 怎么 么样 怎样 如何 请问 有哪 哪些 哪个 是否 可以 么求 么做 么办'.split(' '),
);

/** One Chinese character is the beginning of a pair. */
const isBeginning = (token: string) => [...token].length === 1 && HAN.test(token);

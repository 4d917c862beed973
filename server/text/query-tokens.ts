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

/** A paper is filed under its code. */
const PAPER = /(?:\bpaper|试卷|卷)\s*([1-6])(?!\d)/gi;

/** An equation out of a question: what it is called leads to its topic, its numbers lead nowhere. */
const QUADRATIC =
  /^\s{0,9}[-−+]?\s{0,9}\d*([a-z])\s{0,9}(?:\^\s{0,9}\{?2\}?|²)(?:\s{0,9}[-−+]\s{0,9}\d*\1)?(?:\s{0,9}[-−+]\s{0,9}\d+)?\s{0,9}[=<>≤≥]\s{0,9}[-−]?\d+\s{0,9}$/i;

const HAN = /\p{Script=Han}/u;
/** Beyond this many unknown words spelling correction is pointless, and each is compared with the whole vocabulary. */
const MAX_GUESSED = 6;

/** The tokens to search for, with * after what may go on and ~ after what was perhaps meant. */
export function queryTokens(
  text: string,
  vocabulary: Vocabulary,
  { unfinished = false }: { unfinished?: boolean } = {},
): string {
  const meant = text
    .replaceAll(AROUND, ' ')
    .replaceAll(PAPER, ' p$1 ')
    .replace(QUADRATIC, '$& quadratic equation');
  const all = tokensOf(meant.trim() ? meant : text);
  // A single letter or digit is in nearly every formula; the formula itself is among the tokens.
  const significant = all.filter((token) => !COMMON.has(token) && (token.length > 1 || HAN.test(token)));
  const tokens = significant.length > 0 ? significant : all;
  const last = tokens.findLast((token) => !token.startsWith('fx'));
  const isKnown = (token: string) =>
    vocabulary.has(token) || (unfinished && token === last && vocabulary.begins(token));
  const unknown = tokens.filter((token) => isSpelt(token) && !isKnown(token));
  const guessed = new Set([...new Set(unknown)].slice(0, MAX_GUESSED));
  return [
    ...new Set(
      tokens.flatMap((token) => [
        token,
        ...(isBeginning(token) || (unfinished && token === last && token.length > 1) ? [`${token}*`] : []),
        ...(guessed.has(token) ? vocabulary.nearest(token).map((word) => `${word}~`) : []),
      ]),
    ),
  ].join(' ');
}

/** One Chinese character is the beginning of a pair. */
const isBeginning = (token: string) => [...token].length === 1 && HAN.test(token);

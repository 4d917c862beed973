import type { Meaning } from '../meaning.ts';
import { openCovers } from '../stories/covers.ts';
import { isHan, isPlainWord } from '../samples/words.ts';
import { phrasesOfStatistics } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';
import { REPEAT_ASKED } from './asked.ts';
import { REPEAT_TOLD } from './told.ts';
import { REPEAT_WORDS } from './words.ts';

/** Words that no story of repeated trials has without saying something by them. */
const SAYING = new Set(
  'number numbers value values total mean average per percent first second third last all each every any both another different same other others most interval independent independently until given when replacement normal normally distributed over under above below'.split(
    ' ',
  ),
);

const isStoryWord = ({ word, formula }: Token): boolean =>
  word !== null &&
  (formula === null || word === 'a') &&
  !isHan(word) &&
  (isPlainWord(word) || /^tests?$/.test(word)) &&
  !SAYING.has(word);

function phrasesOf(token: Token): { kind: string; meaning: Meaning }[] {
  const phrases = phrasesOfStatistics(token);
  if (isStoryWord(token)) phrases.push({ kind: 'w-word', meaning: token.word! });
  return phrases;
}

const CHANCES = new Set(['share', 'rest']);

/** Every meaning of a sentence about trials that are repeated: what is so or asked for is said in full. */
export const readRepeats = openCovers(
  [...REPEAT_WORDS, ...REPEAT_TOLD, ...REPEAT_ASKED],
  phrasesOf,
  isStoryWord,
  ({ goals, facts, words, behind }) =>
    goals.length > 0 ? words === 0 : behind === 0 || !facts.some(({ relation }) => CHANCES.has(relation)),
);

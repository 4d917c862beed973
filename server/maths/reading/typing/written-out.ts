import { chineseInFull } from './chinese.ts';
import { PROPERTY } from './nouns.ts';
import { requestInFull } from './requests.ts';
import { sentencesOf } from './sentences.ts';
import { inFull } from './short-forms.ts';
import { listInFull, tellingInFull } from './telling.ts';

/** A question that is longer was not typed in a hurry. */
const LONGEST = 300;
const PLUS = new RegExp(`(?<=\\b(?:${PROPERTY})) ?\\+ ?(?=(?:the )?(?:${PROPERTY})\\b)`, 'gi');
/** "Find the acceleration g = 10": behind what is asked for stands what is told. */
const TOLD_BEHIND = /,? ?\(?(?:take |use |using )?(g ?= ?\d{1,2}(?:\.\d{1,2})?)\)?(?= ?\.?$)/;

/** A question as papers print it, of one that was typed in few words; null where there is nothing to write out. */
export function writtenOut(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST) return null;
  if (/\p{Script=Han}/u.test(text)) return otherThan(text, chineseInFull(text));
  const gravity = TOLD_BEHIND.exec(text)?.[1];
  const sentences = sentencesOf(inFull(text).replace(TOLD_BEHIND, '').replaceAll(PLUS, ' and '));
  const [last, ...before] = sentences
    .map((one) => listInFull(one) ?? requestInFull(one) ?? tellingInFull(one))
    .reverse();
  const written = [...before.reverse(), ...(gravity ? [`Take ${gravity}.`] : []), last].join(' ');
  return otherThan(text, written);
}

const otherThan = (text: string, written: string) => (bare(written) === bare(text) ? null : written);

/** Neither its last mark nor its capitals make another question of it. */
const bare = (text: string) => text.toLowerCase().replace(/[\s.?。？]{1,9}$/u, '');

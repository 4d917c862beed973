import { asPrinted } from './as-printed/as-printed.ts';
import { chineseInFull } from './chinese.ts';
import { conditionFirst } from './condition-first.ts';
import { PROPERTY } from './nouns.ts';
import { requestInFull } from './requests.ts';
import { isRequest, sentencesOf } from './sentences.ts';
import { inFull } from './short-forms.ts';
import { listInFull, tellingInFull } from './telling.ts';

/** A question that is longer was not typed in a hurry. */
const LONGEST = 300;
const PLUS = new RegExp(`(?<=\\b(?:${PROPERTY})) ?\\+ ?(?=(?:the )?(?:${PROPERTY})\\b)`, 'gi');
/** "Find the acceleration g = 10": behind what is asked for stands what is told. */
const TOLD_BEHIND = /,? ?\(?(?:take |use |using )?(g ?= ?\d{1,2}(?:\.\d{1,2})?)\)?(?= ?\.?$)/;

const TELLS = /[\d=<>~]|\b(?:[b-hj-z]|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** Who sets formulas as papers do writes as they do. */
export const isInFewWords = (text: string): boolean =>
  text !== '' && text.length <= LONGEST && !/[$\\]/.test(text);

/**
 * A question as papers print it, of one that was typed in few words: in each way to put it, none where there is nothing
 * to write out.
 */
export function writtenOut(typed: string): string[] {
  const text = typed.trim();
  if (!isInFewWords(text)) return [];
  const ways = /\p{Script=Han}/u.test(text) ? [chineseInFull(text)] : englishInFull(text);
  return [...new Set([...ways, ...asPrinted(text)])].filter((one) => bare(one) !== bare(text));
}

function englishInFull(text: string): string[] {
  const gravity = TOLD_BEHIND.exec(text)?.[1];
  const sentences = sentencesOf(inFull(text).replace(TOLD_BEHIND, '').replaceAll(PLUS, ' and '));
  const [first, ...others] = sentences;
  if (first === undefined) return [];
  // What is told without an amount may limit the request behind it.
  if (sentences.some((one) => !isRequest(one) && !TELLS.test(one))) return [];
  if (others.length === 0 && /^dy ?\/ ?dx ?=/.test(first) && requestInFull(first) === null)
    return [`Solve ${first.replace(/,? given(?: that)? /, ' given that ')}.`];
  const written = sentences.map((one) => listInFull(one) ?? requestInFull(one) ?? tellingInFull(one));
  const [last, before] = [written.at(-1)!, written.slice(0, -1)];
  const told = [...before, ...(gravity ? [`Take ${gravity}.`] : [])];
  return [last, conditionFirst(last)].flatMap((one) => (one === null ? [] : [[...told, one].join(' ')]));
}

/** Neither its last mark nor its capitals make another question of it. */
const bare = (text: string) => text.toLowerCase().replace(/[\s.?。？]{1,9}$/u, '');

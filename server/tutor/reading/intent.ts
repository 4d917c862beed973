import { HAN } from '../../text/chinese.ts';
import { typedAnswer } from '../marking/typed-answer.ts';
import { type Intent, meaningOf } from './acts/act.ts';
import { CHINESE } from './acts/chinese.ts';
import { ENGLISH } from './acts/english.ts';
import { checkIn } from './acts/check.ts';
import { plainChinese, plainWords } from './plain-words.ts';
import { topicIntentOf } from './topic-intent.ts';

/** A request is shorter than this. */
const MAX_REQUEST = 120;
const MAX_CLAUSES = 4;

/** Reads what a message wants: anything that is neither a request nor about the current topic is a question. */
export function intentOf(text: string, hasTopic = false): Intent {
  const check = checkIn(text);
  if (check) return check;
  if ([...text].length > MAX_REQUEST || text.trim().includes('\n')) return { kind: 'question' };
  const whole = requestOf(text, hasTopic);
  return whole ?? ofClauses(text, hasTopic) ?? { kind: 'question' };
}

function requestOf(text: string, hasTopic: boolean): Intent | null {
  const isChinese = HAN.test(text);
  const words = isChinese ? plainChinese(text) : plainWords(text);
  const ofTopic = hasTopic ? (topicIntentOf(words) ?? topicIntentOf(bare(text))) : null;
  return ofTopic ?? meaningOf(isChinese ? CHINESE : ENGLISH, words);
}

const bare = (text: string) => text.trim().replace(/[.?!。？！]{1,3}$/u, '');

const BETWEEN = /[.!?。！？,，;；…](?=\s|\p{Script=Han}|$)|\s(?:but|and|so|because|cuz|coz)\s/u;

/** Of "ok thanks, now a harder one" what is wanted; null where any of it is something else. */
function ofClauses(text: string, hasTopic: boolean): Intent | null {
  const clauses = text
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter(Boolean);
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const offered = typedAnswer(clauses[0]!);
  if (offered !== null && clauses.length === 2) {
    const along = requestOf(clauses[1]!, hasTopic);
    return along && { kind: 'answer', typed: offered, along };
  }
  const intents = clauses.map((clause) => requestOf(clause, hasTopic));
  const known = intents.filter((intent) => intent !== null);
  if (known.length < intents.length) return null;
  return known.findLast(({ kind }) => !BESIDE.has(kind)) ?? known.at(-1)!;
}

/** What is only said along. */
const BESIDE: ReadonlySet<Intent['kind']> = new Set(['feeling', 'yes', 'no', 'greeting']);

/** Requests for an explanation, which the cards may give. */
const EXPLAIN =
  /^\s*(?:what(?:'s| is| are| does)|explain|define|describe|state|why|when (?:do|can|is)|tell me about|difference between|how (?:does|is|are))\b|什么是|是什么|什么叫|解释|说明|定义|为什么|区别|讲讲|介绍/i;

export const asksToExplain = (text: string): boolean => EXPLAIN.test(text);

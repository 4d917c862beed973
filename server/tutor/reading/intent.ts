import { HAN } from '../../text/chinese.ts';
import { typedAnswer } from '../marking/typed-answer.ts';
import { type Intent, meaningOf } from './acts/act.ts';
import { CHINESE } from './acts/chinese.ts';
import { ENGLISH } from './acts/english.ts';
import { checkIn } from './acts/check.ts';
import { isChat } from './said/behind-chat.ts';
import { LOOSE_CHINESE, LOOSE_ENGLISH } from './acts/loose.ts';
import { plainChinese, plainWords } from './plain-words.ts';
import { topicIntentOf } from './topic-intent.ts';

/** A request is shorter than this. */
const MAX_REQUEST = 120;
const MAX_CLAUSES = 4;

/** Reads what a message wants: anything that is neither a request nor about the current topic is a question. */
export function intentOf(text: string, hasTopic = false): Intent {
  const check = checkIn(text);
  if (check) return check;
  const asked = text.trim().replace(WITHOUT_ANSWER, '');
  if (asked !== text.trim() && asked !== '') return intentOf(asked, hasTopic);
  if ([...text].length > MAX_REQUEST || text.trim().includes('\n')) return { kind: 'question' };
  const whole = behindThanks(text, hasTopic) ?? requestOf(text, hasTopic);
  return whole ?? ofClauses(text, hasTopic) ?? ofLast(text, hasTopic) ?? { kind: 'question' };
}

/** "Harder one pls but no answer yet" */
const WITHOUT_ANSWER =
  /[\s,，.。]{1,3}(?:(?:but|and|with) )?(?:no|without(?: the)?|dont (?:show|give) (?:me )?the|don't (?:show|give) (?:me )?the|not the|hide the) (?:answers?|solutions?)(?: (?:yet|please|pls|first|this time))?[.!]?$|[\s,，。]{0,3}(?:只给题目?|先?(?:不要|别给|不给)(?:出)?(?:答案|解答))(?:就行|就好)?[。！]?$/iu;

/** "Ah yeah minus minus. give me a harder one": the request behind what is only said. */
function ofLast(text: string, hasTopic: boolean): Intent | null {
  const at = [...text.trim().matchAll(/[.!?。！？…]{1,3}\s{0,3}(?=\S)/gu)].at(-1);
  if (!at) return null;
  const [before, last] = [text.trim().slice(0, at.index), text.trim().slice(at.index + at[0].length)];
  if (!isChat(before) && /[\d=<>]/.test(before)) return null;
  const intent = requestOf(last, hasTopic) ?? looseIntentOf(last);
  return intent && !BESIDE.has(intent.kind) ? intent : null;
}

function requestOf(text: string, hasTopic: boolean): Intent | null {
  const isChinese = HAN.test(text);
  const words = isChinese ? plainChinese(text) : plainWords(text);
  const ofTopic = hasTopic ? (topicIntentOf(words) ?? topicIntentOf(bare(text))) : null;
  return ofTopic ?? meaningOf(isChinese ? CHINESE : ENGLISH, words);
}

const THANKS = /^(?:thanks?|thank you|thx|ty|谢谢你?)[\s,.!，。！]{1,3}(?=\S)/i;

/** "Thanks 1 more like it" */
function behindThanks(text: string, hasTopic: boolean): Intent | null {
  const thanks = THANKS.exec(text.trim());
  const rest = thanks && text.trim().slice(thanks[0].length);
  if (!rest) return null;
  return requestOf(rest, hasTopic) ?? looseIntentOf(rest);
}

const bare = (text: string) => text.trim().replace(/[.?!。？！]{1,3}$/u, '');

const BETWEEN =
  /[.!?。！？,，;；…](?=\s|\p{Script=Han}|$)|\s(?:but|and|so|because|cuz|coz)\s|\s(?=\p{Script=Han})/u;

/** Of "ok thanks, now a harder one" what is wanted; null where any of it is something else. */
function ofClauses(text: string, hasTopic: boolean): Intent | null {
  const clauses = text
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter(Boolean);
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const offered = typedAnswer(clauses[0]!);
  if (offered !== null && clauses.length === 2) return withAnswer(offered, clauses[1]!, text, hasTopic);
  const intents = clauses.map((clause) => requestOf(clause, hasTopic));
  const known = intents.filter((intent) => intent !== null);
  if (known.length < intents.length) return null;
  return known.findLast(({ kind }) => !BESIDE.has(kind)) ?? known.at(-1)!;
}

const ASKS =
  /^(?:how(?! about)|why|what(?! about)|where|is|does|do|can|为什么|为啥|怎么)(?=[\s\p{Script=Han}])/iu;
const REASON = /\b(?:because|cuz|coz|since|as)\s[a-z ]{3,60}$/i;

/** "−2 but how can squares be negative", "v = 3 cuz momentum is conserved" */
function withAnswer(typed: string, rest: string, text: string, hasTopic: boolean): Intent | null {
  const along = requestOf(rest, hasTopic);
  // A quantity that is asked for behind it is another question.
  if (along?.kind === 'term' || along?.kind === 'exam') return null;
  if (along) return { kind: 'answer', typed, along };
  // "Hi" could be a product.
  if (!/\d/.test(typed)) return null;
  if (ASKS.test(rest)) return { kind: 'answer', typed, along: { kind: 'why', step: null, of: rest } };
  return REASON.test(text) ? { kind: 'answer', typed } : null;
}

/** What is only said along. */
const BESIDE: ReadonlySet<Intent['kind']> = new Set(['feeling', 'yes', 'no', 'greeting']);

/** Requests for an explanation, which the cards may give. */
const EXPLAIN =
  /^\s*(?:what(?:'s| is| are| does)|explain|define|describe|state|why|when (?:do|can|is)|tell me about|difference between|how (?:does|is|are))\b|什么是|是什么|什么叫|解释|说明|定义|为什么|区别|讲讲|介绍/i;

/** What a message may want that is no request in so many words; null where it may be anything. */
export function looseIntentOf(text: string): Intent | null {
  if ([...text].length > MAX_REQUEST || text.trim().includes('\n')) return null;
  const isChinese = HAN.test(text);
  return meaningOf(
    isChinese ? LOOSE_CHINESE : LOOSE_ENGLISH,
    isChinese ? plainChinese(text) : plainWords(text),
  );
}

export const asksToExplain = (text: string): boolean => EXPLAIN.test(text);

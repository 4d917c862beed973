import { declares } from '../layout/leads.ts';
import type { Token } from '../reading/tokens.ts';

const BEGINS_A_STORY =
  /^\s*(?:(?:the|an?|this|these|two|three|some|each|most|many|all|it|in an?|in the|when an?|when the|during|for an?)\b|\w+(?:, \w+)* and \w+ (?:is|are)\b)/i;
const CHINESE_ORDERS =
  /写(?!成)|[画求试请举列何哪吗呢？]|说明|说出|指出|描述|解释|估计|判断|给出|多少|什么|怎样|怎么|是否|现将|实际上|改为/;

/** Of a question without parts the story stands before what it asks. */
export const isWhole = (text: string, question: string): boolean =>
  question.trimStart().startsWith(text.trim().slice(0, 60));

const WITHHOLDS =
  /\b(?:no|not|never|without|instead|actually|absorb\w*|vacuum|doubled|halved|neither|nor|cannot)\b|n['’]t\b|没有|不|无|真空|实际|并非|改为/i;

/** Behind a comma too, something may be asked for. */
const isTold = (source: string): boolean =>
  /\p{Script=Han}/u.test(source)
    ? !CHINESE_ORDERS.test(source) && source.split(/[，；：]/).every(declares)
    : !source.includes('?') && source.split(/[,;:]/).every(declares);

const isStory = (source: string): boolean =>
  isTold(source) && (/\p{Script=Han}/u.test(source) || BEGINS_A_STORY.test(source));

/**
 * Before a term or a law a story may be told, but nothing be asked for that is not answered. Before a reason, what is told
 * may be why it does not hold, but for the `settings` that it is given in.
 */
export function mayStandBefore(
  source: string,
  words: readonly Token[],
  settings: readonly RegExp[],
  isUntouched: boolean,
  isAll: boolean,
): boolean {
  const all = words.map(({ word }) => word!);
  const text = all.join(/[\u4e00-\u9fff]/.test(all.join('')) ? '' : ' ');
  if (settings.some((one) => one.test(text))) return true;
  if (isAll && isTold(source) && !WITHHOLDS.test(source)) return true;
  return isUntouched && isStory(source);
}

import { typedAnswer } from '../../marking/typed-answer.ts';

const MAX_LENGTH = 90;
/** Behind one of these the answer comes. */
const BEFORE_ANSWER =
  /[.:,;，。；：]\s{1,3}|[.。，；]|\s?(?:然后|所以|于是|得出|得到|即)\s?|\s(?:so|then|gives|giving|that'?s|its|it'?s|makes|i get|therefore|hence|=>)\s|(?<=\p{Script=Han})\s{1,3}(?=-?\d|[a-z]\s?=)/giu;
const WORDS_AHEAD =
  /^(?:integrat(?:e|ing|ion)|substitut(?:e|ing)|sub|put(?:ting)?|from|adding|using)(?: (?:[a-z]{1,12}|-?\d{1,3}|[a-z] ?= ?-?\d{1,3})){0,8}$|^(?:[a-z']{1,12}[\s,]{0,3}){1,5}$|^\p{Script=Han}{1,8}[，,\s]{0,2}$/iu;
const ASKS =
  /\b(?:find|solve|what|why|how|which|when|where|who|calculate|if|does|do|is|are|should|would|can)\b|求|为什么|怎么|多少|什么|如果|解/i;

/** The answer at the end of a message that says how it came about: "oh radius. 1.2e8", "6 = 3v so 2"; null where there is none. */
export function answerInWords(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || typed.includes('\n') || ASKS.test(typed)) return null;
  const joints = [...typed.matchAll(BEFORE_ANSWER)].map(
    ({ index, 0: joint }) => [index, index + joint.length] as const,
  );
  for (const [from, to] of joints.slice(0, 6)) {
    if (/\d\.$/.test(typed.slice(0, to)) && /^\d/.test(typed.slice(to))) continue;
    const [ahead, rest] = [typed.slice(0, from), typed.slice(to).trim()];
    if (!WORDS_AHEAD.test(ahead) && !isLine(ahead)) continue;
    const answer = /^-?[\d(a-z√]/i.test(rest) ? typedAnswer(rest) : null;
    if (answer !== null && /\d/.test(answer)) return answer;
  }
  return null;
}

/** A formula is before it. */
const isLine = (ahead: string) =>
  /=/.test(ahead) && !/[a-z]{4}|\p{Script=Han}/iu.test(ahead.replace(/^(?:let|put|set|设|令)\s{0,2}/i, ''));

export interface Claim {
  said: string;
  typed: string;
}

const CLAIM =
  /^(.{4,60}?)[\s,，]{1,3}(?:it'?s|is it|it is|it would be|would (?:it|that) (?:just |then )?be|does (?:it|that) (?:just )?become|it becomes|that'?s|then it'?s|gives|i get|就是|是不是|等于)\s{0,3}(.{1,50})$/iu;

/** "So not together = 360?": a quantity in words and its value. */
const NAMED =
  /^(?:(?:so|and|then|ok|is|所以|那么?) ){0,2}((?=[^=]{0,40}(?:[a-z]{4}|\p{Script=Han}{2}))[a-z\p{Script=Han}' ]{2,40}?)\s{0,2}(?:=|是不是|应该是|是)\s{0,2}(-?[\d(√][^=]{0,30}|[a-z](?:\([a-z]\))? ?[<>≤≥] ?-?[\d.]{1,8}|[^=]{1,40}= ?-?\d[^=]{0,20})$/iu;

/** "Now the sum of the first 20 terms: 10(16 - 9.5) = 65" */
const AHEAD =
  /^((?=[^:：=]{0,80}(?:[a-z]{4}|\p{Script=Han}{2}))[a-z\d\p{Script=Han}' ]{6,80})[:：] ?([^:：]{0,60}\d[^:：]{0,20})$/iu;

/** What is asked of something else, and what the student takes for its answer. */
export function claimIn(text: string): Claim | null {
  const [, said, claimed] =
    text.length > 120
      ? []
      : (AHEAD.exec(text.trim().replace(/ ?吗?[?？]?$/, '')) ??
        CLAIM.exec(text.trim()) ??
        NAMED.exec(
          text
            .trim()
            .replace(/^-?[\d./]{1,9}[,，] /, '')
            .replace(/\s?吗?[?？]?$/u, ''),
        ) ??
        []);
  const typed = claimed && /\d/.test(claimed) ? typedAnswer(claimed) : null;
  return typed ? { said: said!, typed } : null;
}

import { writtenOut } from '../../../maths/reading/typing/written-out.ts';
import { onFromIt } from './on-from-it.ts';
import { retyped } from '../retyped/retyped.ts';
import { continuations, mayContinue } from './continuations.ts';
import { givenInstead, questionWith } from './instead.ts';
import {
  withOtherInitial,
  withOtherLimits,
  withOtherNumber,
  withOtherProperty,
  withOtherQuantities,
  withOtherWord,
} from './other-asked.ts';

const MAX_FOLLOW_UP = 180;
const MAX_QUESTION = 1200;
const MOST = 6;

const LEAD =
  /^(?:(?:next (?:part|bit|one)|next|hence|cool|nice|and|so|ok|okay|now|then|but|wait|oh|hmm|what about|how about|what if|if|they want|(?:now )?i (?:need|want)|what(?:'s| is|s)|how (?:do|would|can) (?:u|you|i|we) (?:get|find|work out)|find|get|for|with|when|其?那么?|如果|要是|假如|若|再|还有|求|改成|换成)(?=[\s,:.\p{Script=Han}]|$)[\s,:，.]{0,3}){1,6}/iu;
const TAIL =
  /(?:[\s,，]{0,3}(?:instead|then|now|(?<![a-z])here|right|please|pls|plz|again|是多少|是什么|等于多少|怎么求|怎么算|呢|吗|啊)){0,3}[\s?？.。!！]{0,6}$/iu;

/** The last goal of a question begins here. */
const GOAL =
  /(?:(?:[.,;]|\band\b)?\s{0,3}\b(?:find|solve|calculate|determine|evaluate|work out|what(?: is|'s|s)|how (?:far|long|fast|high|many|much))\b|[，。；,]?\s{0,3}(?:求|解方程|计算|试求))(?![\s\S]*(?:\b(?:find|solve|calculate|determine|evaluate|work out)\b|求|计算))/i;

/** "Find the min velocity. do i just put a = 0" */
const DOUBT_BEHIND =
  /[.?!,]\s{1,3}(?:or )?(?:do i|do we|is it|is that|should i|can i|or is|would it|how do)\b[^\n]{0,80}$/i;

/** A question that goes on from the one on the table: the same with something else in it, or its givens with another goal; the likeliest first. */
export function followUps(question: string, said: string, answer: string | null = null): string[] {
  const typed = said.trim();
  if (typed.length > MAX_FOLLOW_UP || typed.includes('\n') || question.length > MAX_QUESTION) return [];
  const rest = typed.replace(DOUBT_BEHIND, '').replace(LEAD, '').replace(TAIL, '').trim();
  if (rest === '') return [];
  const given = givenInstead(typed) ?? rest;
  // Of one that was typed in few words, the same as papers print it.
  const [written] = writtenOut(question);
  const [printed] = retyped(question);
  const all = [
    ...onFromIt(question, answer, rest),
    ...(printed === undefined ? [] : onFromIt(printed, answer, rest)),
    ...continuations(
      { question, answer, givens: givensOf(question) ?? givensOf(written ?? '') ?? givensOf(printed ?? '') },
      typed,
      rest,
    ),
    // "1 + i root 3" is one formula, and no part of it stands for the whole.
    ...(written !== undefined && /\b(?:root|rt)\b/.test(question)
      ? []
      : othersOf(question, typed, rest, given)),
    ...(written === undefined ? [] : othersOf(written, typed, rest, given)),
    ...(printed === undefined ? [] : othersOf(printed, typed, rest, given)),
  ];
  const same = new Set([question, written, printed].map((one) => one && bare(one)));
  const others = all.filter((one) => one !== null && !same.has(bare(one)));
  return [...new Set(others as string[])].slice(0, MOST);
}

/** Without what does not make another question of it. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s,，.。;；:：?？]+|有/g, '');

function othersOf(question: string, typed: string, rest: string, given: string): (string | null)[] {
  return [
    withOtherSign(question, rest),
    withOtherRelation(question, typed),
    withOtherRange(question, rest),
    withOtherLimits(question, rest) ?? withLimits(question, rest),
    withOtherPower(question, rest),
    withOtherCount(question, typed),
    withOtherValue(question, rest),
    withOtherQuantities(question, rest),
    withOtherInitial(question, rest),
    withOtherWord(question, rest),
    withOtherProperty(question, rest),
    withOtherNumber(question, Math.max(0, GOAL.exec(question)?.index ?? 0), rest),
    /[\d)]/.test(given) ? questionWith(question, given) : null,
    ...withOtherGoal(question, rest),
  ];
}

/** The only place of a pattern; null where there is none or several. */
function only(text: string, pattern: RegExp): RegExpExecArray | null {
  const found = [...text.matchAll(pattern)];
  return found.length === 1 ? (found[0] as RegExpExecArray) : null;
}

const SIGNED = /([-+−])(\s{0,2})(\d{1,6}(?:\.\d{1,4})?[a-z]?(?:\^\d)?)(?![\w.^])/g;

/** "It was minus 10", "+7x": the same term with this sign. */
function withOtherSign(question: string, rest: string): string | null {
  const match =
    /^(?:(?:it|its|it's|that|this|there|the (?:sign|number|constant|last (?:one|term))|was|is|were|a|had been|是)\s{0,3}){0,4}(minus|negative|plus|positive|[-+−]|负|减|正|加)\s{0,3}(\d{1,6}(?:\.\d{1,4})?[a-z]?(?:\^\d)?)$/i.exec(
      rest,
    );
  if (!match) return null;
  const sign = /minus|negative|[-−]|负|减/i.test(match[1]!) ? '-' : '+';
  const term = match[2]!;
  const places = [...question.matchAll(SIGNED)].filter((one) => one[3] === term);
  const place = places.length === 1 ? places[0] : null;
  if (!place || place[1]!.replace('−', '-') === sign) return null;
  return `${question.slice(0, place.index)}${sign}${question.slice(place.index + 1)}`;
}

/** "If it was ≤ instead" */
function withOtherRelation(question: string, typed: string): string | null {
  const sign =
    /(?:^|(?:it|its|it's|is|was|be|with|have|had|a|sign|是|为|换成|改成)\s{0,3})(<=|>=|[<>≤≥=])(?:\s{0,2}0)?\s{0,3}(?:instead|呢|[?？]|$)/i.exec(
      typed,
    )?.[1];
  const place = sign ? only(question, /<=|>=|[<>≤≥=]/g) : null;
  if (!place || place[0] === sign) return null;
  return `${question.slice(0, place.index)}${sign}${question.slice(place.index + place[0].length)}`;
}

const RANGE =
  /-?[\d.]{0,6}(?:π|pi|°)?\s{0,3}(?:<=|[<≤])\s{0,3}([a-zθφα])\s{0,3}(?:<=|[<≤])\s{0,3}-?[\d.]{0,6}(?:π|pi)?°?/gi;

/** "If it is 0 < x < 360" */
function withOtherRange(question: string, rest: string): string | null {
  const [given, own] = [only(rest, RANGE), only(question, RANGE)];
  if (!given || !own || given[1] !== own[1] || given[0] === own[0]) return null;
  const words = rest.replace(given[0], '').trim();
  if (!/^(?:it|its|it's|is|was|the|range|interval|范围|是|\s){0,5}$/i.test(words)) return null;
  const marked =
    own[0].includes('°') && !given[0].includes('°') ? given[0].replaceAll(/(\d)(?![\d.])/g, '$1°') : given[0];
  return question.replace(own[0], () => marked);
}

/** "With limits 0 and 1", "from 1 to 2" of an integral. */
function withLimits(question: string, rest: string): string | null {
  const match =
    /^(?:the )?(?:(?:limits?|from|between|it goes from|从)\s{0,2}){1,2}([-\w./π^]{1,8})\s{0,2}(?:and|to|,|到)\s{0,2}([-\w./π^]{1,8})$/i.exec(
      rest,
    );
  if (!match || !/\bintegra|∫|积分/i.test(question)) return null;
  const bare = question
    .trim()
    .replace(/[.?]$/, '')
    .replace(/\s(?:from|between)\s\S{1,8}\s(?:to|and)\s\S{1,8}$/i, '');
  return `${bare} from ${match[1]} to ${match[2]}`;
}

const TIMES: readonly [RegExp, number][] = [
  [/\b(?:doubled|twice|two times|double)\b|加倍|两倍|翻倍/i, 2],
  [/\b(?:tripled|three times|triple)\b|三倍/i, 3],
  [/\b(?:halved|half)\b|减半|一半/i, 0.5],
];

/** "The mass was 600", "the diameter was doubled": the value that stands beside that word. */
function withOtherValue(question: string, rest: string): string | null {
  const named =
    /^(?:the |its |you |we |i )?([a-z]{1,14}(?: [a-z]{3,12})?|\p{Script=Han}{1,5}?)\s{0,3}(?:(?:was|is|were|are|=|be|becomes?|变成|变为|是|为|改成)\s{0,3})(.{1,30})$/iu.exec(
      rest,
    );
  if (!named) return null;
  const noun = named[1]!.split(' ').at(-1)!;
  const place = valueBeside(question, noun.toLowerCase());
  if (!place) return null;
  const number = /^-?\d{1,9}(?:\.\d{1,6})?/.exec(named[2]!.trim())?.[0];
  const times = TIMES.find(([words]) => words.test(named[2]!))?.[1];
  const value =
    number ?? (times === undefined ? null : String(Number((Number(place.value) * times).toPrecision(10))));
  if (value === null) return null;
  return `${question.slice(0, place.at)}${value}${question.slice(place.at + place.value.length)}`;
}

const VALUE_BEHIND = /^[^\d.,;，。]{0,14}?\s?(-?\d{1,9}(?:\.\d{1,6})?)/;

/** The only value that stands right behind a word. */
function valueBeside(question: string, noun: string): { at: number; value: string } | null {
  const lower = question.toLowerCase();
  const found: { at: number; value: string }[] = [];
  for (let at = lower.indexOf(noun); at >= 0; at = lower.indexOf(noun, at + 1)) {
    const isWord = !/[a-z]/.test(lower[at - 1] ?? '') && !/[a-z]/.test(lower[at + noun.length] ?? '');
    const behind =
      isWord || /\p{Script=Han}/u.test(noun) ? VALUE_BEHIND.exec(question.slice(at + noun.length)) : null;
    if (behind)
      found.push({ at: at + noun.length + behind[0].length - behind[1]!.length, value: behind[1]! });
  }
  return found.length === 1 ? found[0]! : null;
}

/** "And the cubes?" of a sum of squares. */
function withOtherPower(question: string, rest: string): string | null {
  const power = /^(?:the )?(?:sum of (?:the )?)?cubes$/i.test(rest)
    ? '^3'
    : /^(?:the )?(?:sum of (?:the )?)?squares$/i.test(rest)
      ? '^2'
      : null;
  const goal = power ? GOAL.exec(question) : null;
  if (!power || !goal) return null;
  return (
    question.slice(0, goal.index) + question.slice(goal.index).replaceAll(/(?<=[a-zα-ω])\^[23]/giu, power)
  );
}

const COUNT =
  /\b(?:exactly|at least|at most|no more than|more than|fewer than|less than)\s(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b|(?:刚好|恰好|恰有|正好|至少|至多|最多|不超过)\s?(?:有)?\s?[\d一二两三四五六七八九十]{1,3}/gi;

/** "And at least two?" */
function withOtherCount(question: string, said: string): string | null {
  const [given, own] = [only(said, COUNT), only(question, COUNT)];
  // With another condition or another goal it is more than another count.
  const isMore = /已知|全|\bgiven\b|\ball\b|\bwhy\b|为什么/i.test(said);
  return given && own && !isMore && given[0] !== own[0] ? question.replace(own[0], () => given[0]) : null;
}

/** What was given, before the goal. */
function givensOf(question: string): string | null {
  const goal = GOAL.exec(question);
  const part = /(?:^|[\n.] ?)\s{0,9}\((?:a|i)\)/i.exec(question)?.index ?? -1;
  // Of a question in parts what stands before them is given.
  if (part > 8)
    return question
      .slice(0, part)
      .trim()
      .replace(/[\s.,;，。；]{0,3}(?:怎么|如何|怎样)?[.,;，。；]?$/u, '');
  const isInParts = /^\s{0,9}\(?(?:[a-h]|i{1,3}|iv)\)/im.test(question);
  if (!goal || isInParts || goal.index < 8) return null;
  return question
    .slice(0, goal.index)
    .trim()
    .replace(/[\s.,;，。；]{0,3}(?:怎么|如何|怎样)?[.,;，。；]?$/u, '');
}

const REQUESTS =
  /^(?:find|calculate|show|state|solve|express|sketch|determine|evaluate|obtain|prove|verify|write down)\b/i;

/** What was given, with this as the goal. */
function withOtherGoal(question: string, rest: string): string[] {
  const givens = givensOf(question);
  const isChinese = /\p{Script=Han}{2}/u.test(rest) || /求/u.test(GOAL.exec(question)?.[0] ?? '');
  if (
    givens === null ||
    /^(?:do|does|is|are|can|should|why|when|how (?:do|does|come|can))\b/i.test(rest) ||
    !/[\p{L}]{3}|\p{Script=Han}{2}|[=(Σ]/u.test(rest)
  )
    return [];
  if (isChinese && /^(?:它的|f的)?(?:值域|定义域)$/.test(rest))
    return [`${givens}。求 f 的${rest.slice(-3).replace('的', '')}。`];
  if (isChinese)
    return [`${givens}。求${rest.replace(/^(?:[是为] ?|求)/u, '').replace(/也?是?(?:多少|什么)$/u, '')}。`];
  if (REQUESTS.test(rest)) return [`${givens}. ${rest[0]!.toUpperCase()}${rest.slice(1)}.`];
  const wanted = rest
    .replace(
      /^(?:the |its )?speed (?:when|as|with which) it (?:hits|lands|reaches)(?: (?:the )?(?:ground|floor))?(?: with)?$/i,
      'the speed with which it hits the ground',
    )
    .replace(
      /^(?:the )?(?:what |which )?speed (?:does|will|did) it (?:hit|reach) the (ground|water|sea)(?: at| with)?$/i,
      'the speed with which it hits the $1',
    )
    .replace(/^([a-z]) with (?=P\()/i, '$1 such that ');
  const said = [`${givens}. Find ${wanted}.`];
  if (/^(?!the )[a-z]{3,}(?: [a-z]{3,}){0,3}$/i.test(wanted)) said.push(`${givens}. Find the ${wanted}.`);
  if (wanted.startsWith('P(')) said.unshift(`${givens}. Find ${wanted}`);
  return said;
}

const GOES_ON =
  /^(?:(?:an? |the )?equation (?:with|whose) roots|speed when|exactly|at (?:least|most)|next|hence|cool|nice|for|find|show|state|calculate|and|so|ok|okay|now|then|but|wait|what about|how about|what if|if|they want|with|without|when|what(?:'s| is|s|) |how (?:far|fast|long|high)|其|那|求|离|如果|要是|假如|若|再|还有|换成|改成|至少|至多)|\binstead\b|\bif (?:it|its|it's|the)\b|呢[?？]?$/i;

/** Whether a message may ask the question on the table of something else, or something else of what it gives. */
export const mayGoOn = (text: string): boolean =>
  text.length <= MAX_FOLLOW_UP &&
  !text.trim().includes('\n') &&
  (GOES_ON.test(text.trim()) || mayContinue(text.trim().replace(LEAD, '').replace(TAIL, '').trim()));

import { ASKED_BY_NAME, PROPERTY } from './nouns.ts';
import { isRequest, sentencesOf } from './sentences.ts';

/** Each request of a text with what is told before it: what is asked for together is asked for one by one. */
export type OneByOne = string[];

const LIST =
  /^(find|calculate|determine|evaluate|state|write down|work out|求出|求|计算)(?:\s{0,3})(?=\S)(.{1,160}?)([.?。？]?)$/iu;
/** What is found before, or what stands around, is meant: it cannot be asked for alone. */
const GOES_BACK = /\b(?:hence|this|that|these|those|it|then|also|both|each|respectively)\b|此|该|其|再|并/iu;
/** "The distance between A and B" is one thing. */
const OF_BOTH =
  /\b(?:between|joining|product of|midpoint of|sum of|difference of|intersection of|from)\b|[到与和]\p{Script=Han}{0,6}之?间/iu;
/** What a request of its own can begin with. */
const ALONE = new RegExp(
  `^(?:(?:the )?(?:${PROPERTY})\\b|(?:${ASKED_BY_NAME})(?=[ .?]{0,2}$| (?:if|given|when)\\b)|[a-zA-Zα-ωθ](?:_?\\d)?$|[a-zα-ω+*·^\\d]{1,20}$|d\\^?2?y\\/dx|[a-z]\\^-1|\\p{Script=Han}|(?:when|where|how) )`,
  'iu',
);
const TAIL = /^(.{1,60}?)( (?:of|at|when|in|for|after|between) .{1,80})$/i;
const BARE = new RegExp(`^(?:the )?(?:${PROPERTY})$`, 'i');

/** Ways to ask for each thing alone; none where only one is asked for, or one goes back to another. */
export function oneByOne(text: string): OneByOne[] {
  const sentences = sentencesOf(text);
  const told = sentences.filter((one) => !isRequest(one));
  const asked = sentences.filter(isRequest);
  const ways = asked.map(apart);
  const most = Math.max(0, ...ways.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => ways.flatMap((one) => one[at] ?? one[0]!))
    .filter((all) => all.length > 1 && all.length <= 4)
    .map((all) => all.map((one) => [...told, one].join(' ')));
}

/** The requests that a sentence makes, in each way to take it apart. */
function apart(sentence: string): string[][] {
  const [, verb, list, mark] = LIST.exec(sentence) ?? [];
  const items = list ? itemsOf(list) : [];
  const areApart = items.slice(1).every((one) => ALONE.test(one) && !GOES_BACK.test(one));
  if (!verb || items.length < 2 || !areApart || OF_BOTH.test(items[0]!)) return [[sentence]];
  const gap = /^[a-z]/i.test(verb) ? ' ' : '';
  const each = items.map((one) => `${verb}${gap}${one}${mark || '.'}`);
  const last = items.at(-1)!;
  const [, , tail] = TAIL.exec(last) ?? [];
  const areBare = tail && items.slice(0, -1).every((one) => BARE.test(one));
  return areBare
    ? [items.map((one) => `${verb}${gap}${one === last ? one : one + tail}${mark || '.'}`), each]
    : [each];
}

/** "E(X), P(A and B) and the mean": at what joins them outside of brackets. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    if ('([{（'.includes(list[at]!)) depth += 1;
    if (')]}）'.includes(list[at]!)) depth -= 1;
    const joint =
      depth === 0
        ? /^(?:,? and (?:find |calculate )?|, |以及|和|及|、|，)/u.exec(list.slice(at))?.[0]
        : undefined;
    if (!joint) continue;
    items.push(list.slice(from, at));
    from = at + joint.length;
    at = from - 1;
  }
  return [...items, list.slice(from)].map((one) => one.trim()).filter((one) => one !== '');
}

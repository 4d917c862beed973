import { PROPERTY } from '../../../maths/reading/typing/nouns.ts';

const NUMBER =
  /(?<![\w.^_{(]|\^[-(])-?\d{1,9}(?:\.\d{1,6})?(?![\w.^]|\s?(?:significant|decimal))|(?<=[<>=≤≥(]\s?)-?\d{1,9}(?:\.\d{1,6})?(?![\w.^])/g;
const ALONE =
  /^(?:(?:it|its|it's|that|this|was|were|is|equals?|=|be|是|为|变成)\s{0,2}){0,3}(-?\d{1,9}(?:\.\d{1,6})?)$/i;

/** "And if it was 60?" where only one number is asked about: that one is meant. */
export function withOtherNumber(question: string, goal: number, rest: string): string | null {
  const value = ALONE.exec(rest)?.[1];
  if (value === undefined) return null;
  const places = [...question.slice(goal).matchAll(NUMBER)];
  const [place, ...others] = places;
  if (!place || others.length > 0 || place[0] === value) return null;
  const at = goal + place.index;
  return question.slice(0, at) + value + question.slice(at + place[0].length);
}

const QUANTITY = /(-?\d{1,6}(?:\.\d{1,4})?)\s?(kg|cm|km|mm|m\/s\^2|m\/s|kN|kW|N|W|J|m|s)(?![a-z/^])/gi;

/** "And if it was 3 kg and 7 kg?": the values of the same units, in their order. */
export function withOtherQuantities(question: string, rest: string): string | null {
  const [given, own] = [rest, question].map((text) => [...text.matchAll(QUANTITY)]) as [
    RegExpExecArray[],
    RegExpExecArray[],
  ];
  const units = new Set(given.map(([, , unit]) => unit));
  const places = own.filter(([, , unit]) => units.has(unit));
  const isOnlyThese = !/\S/.test(
    rest
      .replaceAll(QUANTITY, ' ')
      .replaceAll(/\b(?:and|it|they|was|were|is|are|instead)\b|[,，和与是]/gi, ' '),
  );
  if (given.length < 2 || units.size > 1 || !isOnlyThese || places.length !== given.length) return null;
  let [made, from] = ['', 0];
  for (const [at, place] of places.entries()) {
    made += question.slice(from, place.index) + given[at]![1];
    from = place.index + place[1]!.length;
  }
  return made + question.slice(from);
}

/** "And if y(0) = 3?": the same with another value. */
export function withOtherInitial(question: string, rest: string): string | null {
  const [, name, value] =
    /^(?:it was |如果|要是|若|假如)?([a-z]'?\(-?[\d.]{1,6}\)|[a-z] ?= ?-?\d{1,3}时[a-z]) ?= ?(-?[\d./]{1,8})$/i.exec(
      rest,
    ) ?? [];
  const at = name ? question.indexOf(`${name}=`) : -1;
  const from = at >= 0 ? at : name ? question.indexOf(`${name} =`) : -1;
  const own = from < 0 ? null : /^ ?= ?(-?[\d./]{1,8})/.exec(question.slice(from + name!.length));
  return own
    ? `${question.slice(0, from)}${name} = ${value}${question.slice(from + name!.length + own[0].length)}`
    : null;
}

const CAPITALS = /\b[A-Z]{3,20}\b/g;

/** "And if it was BANANA?" */
export function withOtherWord(question: string, rest: string): string | null {
  const word = /^(?:it|its|the word|was|is|were| ){0,5}([A-Z]{3,20})$/.exec(rest)?.[1];
  const own = question.match(CAPITALS) ?? [];
  return word && own.length === 1 ? question.replace(own[0], word) : null;
}

const LIMITS = /∫_\(([^()]{1,12})\)\^\(([^()]{1,12})\)/;
const FROM_TO =
  /^(?:(?:it|was|were|is|the|limits?|from|between|went|goes|从|是)\s{0,2}){0,5}([-\w./π^]{1,8})\s{0,2}(?:and|to|,|到)\s{0,2}([-\w./π^]{1,8})$/i;

/** "And if it was from 0 to 2?" of an integral that is written with its limits. */
export function withOtherLimits(question: string, rest: string): string | null {
  const match = FROM_TO.exec(rest);
  return match && LIMITS.test(question)
    ? question.replace(LIMITS, () => `∫_(${match[1]})^(${match[2]})`)
    : null;
}

const OTHER = new RegExp(`^(?:the )?(${PROPERTY})$`, 'i');
const ASKED = new RegExp(`\\b(find (?:the )?)(?:${PROPERTY})(?= (?:of|at|when|in|between)\\b)`, 'i');

/** "Now the eigenvectors": another thing of the same. */
export function withOtherProperty(question: string, rest: string): string | null {
  const other = OTHER.exec(rest)?.[1];
  return other && ASKED.test(question) ? question.replace(ASKED, (_, find: string) => find + other) : null;
}

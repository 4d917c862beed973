import {
  type Rational,
  rationalOfDecimal,
  over,
  rational,
  sameRational,
  plus,
  ONE,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import type { Fact } from '../schema/problem.ts';
import { notationOf, plain, sidesOf } from '../statistics/facts/notation.ts';
import { type Event, not } from './space.ts';
import { clauseOf, wordsIn } from '../statistics/facts/clauses.ts';
import { takeGrid } from './grid.ts';
import { eventOf, type Named, type Story, withDenial, withoutScenery } from './story.ts';

export const EVENT_RELATIONS = new Set(['event', 'alternatives', 'parts', 'parts are', 'events', 'grid']);

/** 0.35, 35%, 7/20: as a fraction; null for a letter. */
export function valueOf(text: string): Rational | null {
  const bare = plain(text).replace(/\s/g, '');
  const percent = /^(\d+(?:\.\d+)?)\\?%$/.exec(bare);
  if (percent) return over(rationalOfDecimal(percent[1]!), rational(100));
  if (/^\d+(?:\.\d+)?$/.test(bare)) return rationalOfDecimal(bare);
  const [, n, d] =
    /^(?:\\[dt]?frac\{?(\d{1,6})\}?\{?(\d{1,6})\}?)$/.exec(bare) ?? /^(\d+)\/(\d+)$/.exec(bare) ?? [];
  return n && d && Number(d) !== 0 ? rational(BigInt(n), BigInt(d)) : null;
}

export function storyOf(facts: readonly Fact[]): Story | null {
  const story: Story = {
    sizes: [],
    named: [],
    known: [],
    scenery: new Set(),
    used: new Set(),
    letters: new Map(),
  };
  const scenes = facts.flatMap(({ relation, of }) =>
    relation === 'scene'
      ? [String(of[0])]
      : relation === 'alternatives' || relation === 'parts'
        ? [String(of[0])]
        : [],
  );
  story.scenery = wordsIn(scenes);
  let last: Event | null = null;
  for (const one of facts) {
    const { relation, of } = one;
    const texts = of.map(String);
    if (relation === 'scene') continue;
    story.used.add(one);
    if (relation === 'alternatives') {
      if (!addParts(texts.slice(1), story)) return null;
    } else if (relation === 'parts') {
      if (!takeParts(texts.slice(1), story)) return null;
    } else if (relation === 'grid') {
      if (!takeGrid(texts[0]!, story)) return null;
    } else if (relation === 'parts are') {
      if (!takePartsAre(texts, story)) return null;
    } else if (relation === 'event') {
      const [value, clause, under] = texts;
      const given: Event | null =
        under === undefined ? null : under === 'otherwise' ? last && not(last) : eventOf(under, story, true);
      if (under !== undefined && !given) return null;
      if (under !== undefined && under !== 'otherwise') last = given;
      const event = eventOf(clause!, story, true);
      const number = valueOf(value!);
      if (!event) return null;
      if (number) story.known.push({ event, given, value: number });
      else if (/^[a-z]$/.test(plain(value!)) && !story.letters.has(plain(value!)))
        story.letters.set(plain(value!), { event, given });
      else return null;
    } else if (relation === 'events') {
      for (const letter of texts) if (!declareLetter(letter, story)) return null;
    } else if (!takeFormula(one, story)) return null;
  }
  return story.named.length > 0 && story.sizes.reduce((a, b) => a * b, 1) <= 64 ? story : null;
}

function addParts(clauses: string[], story: Story): boolean {
  const dimension = story.sizes.length;
  const named = clauses.map((text, value): Named => ({
    words: withoutScenery(clauseOf(text), story),
    dimension,
    value,
  }));
  if (named.some(({ words }) => words.length === 0) || story.named.length > 0) return false;
  const keys = new Set(named.map(({ words }) => words.join(' ')));
  if (keys.size < named.length || clauses.some((text) => clauseOf(text).isDenied)) return false;
  story.sizes.push(clauses.length);
  story.named.push(...named);
  return true;
}

/** 55% so, 30% so and the others so: exactly one of these. */
function takeParts(texts: string[], story: Story): boolean {
  const pairs = texts.flatMap((_, at) => (at % 2 === 0 ? [[texts[at]!, texts[at + 1]!] as const] : []));
  if (story.named.length === pairs.length && story.sizes.length === 1 && story.sizes[0] === pairs.length)
    return takeEach(pairs, story);
  if (
    !addParts(
      pairs.map(([, clause]) => clause),
      story,
    )
  )
    return false;
  const values = pairs.map(([share]) => (share === 'rest' ? null : valueOf(share)));
  const sum = values.reduce<Rational>((total, one) => (one ? plus(total, one) : total), ZERO);
  const isWhole = sameRational(sum, ONE);
  if (values.some((one) => one === null) === isWhole) return false;
  for (const [at, [share]] of pairs.entries()) {
    const letter = plain(share);
    if (values[at] || share === 'rest') continue;
    if (!/^[a-z]$/.test(letter) || story.letters.has(letter)) return false;
    story.letters.set(letter, { event: (outcome) => outcome[0] === at, given: null });
  }
  for (const [value, share] of values.entries())
    if (share) story.known.push({ event: (outcome) => outcome[0] === value, given: null, value: share });
  return true;
}

/** Of ways that were told of before, each by its name. */
function takeEach(pairs: readonly (readonly [string, string])[], story: Story): boolean {
  const all = pairs.map(([share, clause]) => ({
    value: valueOf(share),
    event: eventOf(clause, story, false),
  }));
  if (
    !all.every(({ value, event }) => value && event) ||
    new Set(all.map(({ event }) => event)).size < all.length
  )
    return false;
  story.known.push(...all.map(({ value, event }) => ({ event: event!, given: null, value: value! })));
  return true;
}

/** "The probabilities of these are 0.6, 0.25 and 0.15": of the ways that were told of. */
function takePartsAre(texts: string[], story: Story): boolean {
  const ways = story.named.filter(({ dimension }) => dimension === 0);
  if (story.sizes.length !== 1 || ways.length !== texts.length || ways.length < 2) return false;
  for (const [at, text] of texts.entries()) {
    const value = valueOf(text);
    const event: Event = (outcome) => outcome[0] === at;
    if (value) story.known.push({ event, given: null, value });
    else if (/^[a-z]$/.test(plain(text)) && !story.letters.has(plain(text)))
      story.letters.set(plain(text), { event, given: null });
    else return false;
  }
  return true;
}

function declareLetter(letter: string, story: Story): boolean {
  if (story.named.some(({ words }) => words[0] === `=${letter}`)) return false;
  story.named.push({ words: [`=${letter}`], dimension: story.sizes.length, value: 1 });
  story.sizes.push(2);
  return true;
}

/** P(A ∪ B) = 0.7, "A and B are independent", of events that letters stand for. */
function takeFormula({ relation, of }: Fact, story: Story): boolean {
  const [first, second] = of.map(String);
  if (relation === 'exclusive events' || relation === 'independent events') {
    const [a, b] = [formulaEvent(first!, story), formulaEvent(second!, story)];
    if (!a || !b) return false;
    if (relation === 'exclusive events') {
      story.known.push({ event: (one) => a(one) && b(one), given: null, value: ZERO });
      return true;
    }
    const alone = story.known.find(({ event, given }) => given === null && (event === a || event === b));
    if (!alone) return false;
    story.known.push({ event: alone.event, given: alone.event === a ? b : a, value: alone.value });
    return true;
  }
  const sides =
    relation === 'holds' ? sidesOf(first!) : relation === 'equal' ? ([first!, second!] as const) : null;
  const notation = sides && notationOf(sides[0]);
  const value = sides && valueOf(sides[1]);
  if (notation?.is !== 'chance' || !value) return false;
  const event = formulaEvent(notation.event, story);
  const given = notation.given === null ? null : formulaEvent(notation.given, story);
  if (!event || (notation.given !== null && !given)) return false;
  story.known.push({ event, given, value });
  return true;
}

/** A, A', A ∩ B, A ∪ B and these of denials. */
export function formulaEvent(text: string, story: Story): Event | null {
  const bare = plain(text).replace(/\s/g, '');
  const one = /^([A-Z])('?)$/.exec(bare);
  if (one) {
    const found = story.named.find(({ words }) => words[0] === `=${one[1]}`);
    return found ? withDenial(found, one[2] === "'") : null;
  }
  const [, left, sign, right] = /^([A-Z]'?)([&+])([A-Z]'?)$/.exec(bare) ?? [];
  const whole = /^\(([A-Z]'?[&+][A-Z]'?)\)'$/.exec(bare);
  if (whole) {
    const inner = formulaEvent(whole[1]!, story);
    return inner && not(inner);
  }
  const [a, b] = [left, right].map((part) => (part ? formulaEvent(part, story) : null));
  if (!a || !b) return null;
  return sign === '&' ? (outcome) => a(outcome) && b(outcome) : (outcome) => a(outcome) || b(outcome);
}

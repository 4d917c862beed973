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
import { type Event, type Given, not } from './space.ts';
import { type Clause, clauseOf, wordsIn } from '../statistics/facts/clauses.ts';

/** One thing that may happen or not, or one of several of which exactly one happens. */
interface Named {
  words: string[];
  dimension: number;
  value: number;
}

export interface Story {
  sizes: number[];
  named: Named[];
  known: Given[];
  scenery: Set<string>;
  used: Set<Fact>;
  /** The facts whose value is a letter. */
  letters: Map<string, { event: Event; given: Event | null }>;
}

export const EVENT_RELATIONS = new Set(['event', 'alternatives', 'parts', 'parts are', 'events']);

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

const withoutScenery = ({ words }: Clause, { scenery }: Story): string[] => {
  const own = words.filter((word) => !scenery.has(word));
  return own;
};

/** The event that a clause speaks of; a new one where it may declare one. */
export function eventOf(text: string, story: Story, mayDeclare: boolean): Event | null {
  const clause = clauseOf(text);
  const words = withoutScenery(clause, story);
  if (words.length === 0) return null;
  const shared = sharedWords(story);
  const matches = story.named.filter((one) => isSame(words, one.words, shared));
  const exact = matches.filter((one) => one.words.length === words.length);
  const [found, other] = exact.length === 1 ? exact : matches;
  if (other) return null;
  if (found) return withDenial(found, clause.isDenied);
  if (!mayDeclare) return null;
  const named: Named = { words, dimension: story.sizes.length, value: 1 };
  story.sizes.push(2);
  story.named.push(named);
  return withDenial(named, clause.isDenied);
}

/** Each word of the mention is one of the event's, and one of them is the event's alone. */
const isSame = (mention: readonly string[], words: readonly string[], shared: ReadonlySet<string>): boolean =>
  mention.every((word) => words.includes(word) || shared.has(word)) &&
  words.some((word) => mention.includes(word) && !shared.has(word)) &&
  words.every(
    (word) =>
      mention.includes(word) ||
      shared.has(word) ||
      mention.some((one) => !shared.has(one) && words.includes(one)),
  );

/** Words of several events tell none of them. */
function sharedWords({ named }: Story): Set<string> {
  const counts = new Map<string, number>();
  for (const { words } of named) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])));
}

const events = new WeakMap<Named, [Event, Event]>();

/** The same event each time. */
function withDenial(one: Named, isDenied: boolean): Event {
  const known = events.get(one);
  const [yes, no] = known ?? pairOf(one);
  if (!known) events.set(one, [yes, no]);
  return isDenied ? no : yes;
}

function pairOf({ dimension, value }: Named): [Event, Event] {
  const yes: Event = (outcome) => outcome[dimension] === value;
  return [yes, not(yes)];
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

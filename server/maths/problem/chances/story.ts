import type { Fact } from '../schema/problem.ts';
import { type Clause, clauseOf } from '../statistics/facts/clauses.ts';
import { type Event, type Given, not } from './space.ts';

/** One thing that may happen or not, or one of several of which exactly one happens. */
export interface Named {
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

export const withoutScenery = ({ words }: Clause, { scenery }: Story): string[] => {
  const own = words.filter((word) => !scenery.has(word));
  return own;
};

/** The event that a clause speaks of; a new one where it may declare one. */
export function eventOf(text: string, story: Story, mayDeclare: boolean): Event | null {
  const clause = clauseOf(text);
  const words = withoutScenery(clause, story);
  if (words.length === 0) return null;
  const shared = sharedWords(story);
  const same = story.named.filter(
    (one) => one.words.length === words.length && one.words.every((word) => words.includes(word)),
  );
  if (same.length === 1) return withDenial(same[0]!, clause.isDenied);
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
export function withDenial(one: Named, isDenied: boolean): Event {
  const known = events.get(one);
  const [yes, no] = known ?? pairOf(one);
  if (!known) events.set(one, [yes, no]);
  return isDenied ? no : yes;
}

function pairOf({ dimension, value }: Named): [Event, Event] {
  const yes: Event = (outcome) => outcome[dimension] === value;
  return [yes, not(yes)];
}

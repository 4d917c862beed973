import type { Kind } from '../kinds/kind.ts';
import { parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import type { Noun } from '../reading/physics-nouns/noun.ts';
import { propertyMeant } from '../reading/physics-nouns/vocabulary.ts';
import type { Fact, Term, Thing } from '../schema/problem.ts';
import { type Changes, openChanges } from './changes.ts';
import { limitsOfFlight, limitsOfSphere, OF_TOP } from './limits.ts';
import { changedTogether, linksOf, ownersIn } from './links.ts';
import { plainId, stateNamed } from './states.ts';

/** A thing with what its noun means. */
export interface Meant {
  thing: Thing;
  noun: Noun;
  kind: Kind;
}

export type Property = Extract<Term, { the: string }>;

/** Something is said that the things do not have. */
export class Unmeant extends Error {}

/** What is known where something said is put into terms. */
interface Known {
  meant: ReadonlyMap<string, Meant>;
  told: readonly Fact[];
  changes: Changes;
  /** What is to be told besides. */
  more: Fact[];
  placed: (id: string) => Term;
}

/** Puts what is said into terms of the properties of things, in the state in which they then are. */
export function openTerms(
  meant: ReadonlyMap<string, Meant>,
  shared: ReadonlyMap<string, Thing>,
  told: readonly Fact[],
) {
  const oneOf = (id: string): string => shared.get(plainId(id))?.id ?? plainId(id);
  const things = [...new Set([...meant.values()].map(({ thing }) => shared.get(thing.id) ?? thing))];
  const links = linksOf(things);
  const together = changedTogether(told, links);
  const sharedOf = (id: string) => together(oneOf(id));
  const changes = openChanges({
    kindOf: (id) => meant.get(id)?.kind,
    nounOf: (id) => meant.get(id)?.noun.name ?? '',
    sharedOf,
    membersOf: (group) => firstOfEach([...meant.keys()].filter((id) => sharedOf(id) === group)),
    linksOf: (group) => links.filter(({ of }) => of.flatMap(ownersIn).some((id) => sharedOf(id) === group)),
    placed: (id, name, moment) => term({ the: name, of: [{ thing: id }, moment] }),
  });

  /** Of the nouns of one situation one. */
  const firstOfEach = (ids: readonly string[]): string[] => [
    ...new Map(ids.toReversed().map((id) => [oneOf(id), id])).values(),
  ];

  const more: Fact[] = [];
  const known: Known = { meant, told, changes, more, placed: (id) => ({ thing: oneOf(id) }) };
  const term = (one: Term): Term => termOf(one, '', known);
  const fact = (one: Fact): Fact => factOf(one, '', known);

  return { term, fact, changes, more };
}

function termOf(one: Term, state: string, known: Known): Term {
  if (typeof one === 'string' || 'amount' in one) return one;
  if ('thing' in one) return known.placed(one.thing);
  if ('all' in one) return { all: one.all.map((each) => termOf(each, state, known)) };
  if (one.where) {
    const { where, ...rest } = one;
    return whileHolding(rest, where, known);
  }
  return riseOf(one, known) ?? propertyOf(one, state, known);
}

/** In a state of its own, in which something else holds. */
function whileHolding(one: Property, where: readonly Fact[], known: Known): Term {
  if (known.changes.isAny()) throw new Unmeant();
  const own = stateNamed(where);
  known.more.push(...where.map((each) => factOf(each, own, known)));
  return onTheWay(one, own, known) ?? termOf(one, own, known);
}

/** What its noun means by a property, with what limits it. */
function propertyOf(one: Property, state: string, known: Known): Term {
  const { told, more, placed } = known;
  const [owner, word] = one.of;
  const entry = entryOf(owner, known);
  if (!entry) return { the: one.the, of: one.of.map((each) => termOf(each, state, known)) };
  const { id, noun, kind } = entry;
  const name = propertyMeant(one.the, noun, kind.properties);
  if (name === null || isAmbiguous(one.the, told)) throw new Unmeant();
  if (state !== '' && (OF_LANDING.has(name) || OF_TOP.test(name))) throw new Unmeant();
  more.push(...limitsOfFlight({ name, state, body: placed(id), kind, isMet: isMet(told) }));
  const at = typeof word === 'string' ? stateOf(id, word, known) : state || stateOf(id, undefined, known);
  const of = [placed(id), ...(at === '' ? [] : [at])];
  more.push(...limitsOfSphere(name, of, kind));
  return { the: name, of };
}

/** The thing that has a property, with what its noun means. */
function entryOf(owner: Term | undefined, { meant }: Known): (Meant & { id: string }) | null {
  const id = typeof owner === 'object' && 'thing' in owner ? owner.thing : null;
  const entry = id === null ? undefined : meant.get(id);
  return id !== null && entry ? { ...entry, id } : null;
}

/** "Before", "initial": a state that was left; without a word, and "final", the one in which it is now. */
function stateOf(id: string, word: Term | undefined, { changes }: Known): string {
  if (typeof word === 'string' && !MOMENTS.has(word)) return word;
  // What a change of another thing does to it was not said.
  if (word !== 'initial' && changes.isOfOther(id)) throw new Unmeant();
  const state = changes.stateOf(id, word);
  if (state === null) throw new Unmeant();
  return state;
}

/** After so long, on its way: from the same start, at the same rate. */
function onTheWay({ the, of: [owner] }: Property, state: string, known: Known): Term | null {
  const name = ON_THE_WAY.get(the);
  const entry = entryOf(owner, known);
  if (!entry?.kind.name.includes('motion') || !entry.kind.properties.has(name ?? '')) return null;
  const at = (one: string, ...when: string[]): Term => ({
    the: one,
    of: [known.placed(entry.thing.id), ...when],
  });
  known.more.push(
    ...['initial velocity', 'acceleration'].map((one): Fact => ({
      relation: 'implied',
      of: [at(one, state), at(one)],
    })),
  );
  return at(name!, state);
}

/** "The increase in q": what is called so, or q less what it was. */
function riseOf({ the, of: [q] }: Property, known: Known): Term | null {
  const sign = RISES.get(the);
  if (sign === undefined || typeof q !== 'object' || !('the' in q)) return null;
  const [owner] = q.of;
  const entry = entryOf(owner, known);
  const called = [the, 'increase in'].map((rise) => `${rise} ${q.the}`);
  const own = called.find((name) => entry?.kind.properties.has(name));
  if (own && (own.startsWith(the) || sign > 0)) return termOf({ the: own, of: q.of }, '', known);
  const [now, before] = ['final', 'before'].map((moment) =>
    termOf({ ...q, of: [owner!, moment] }, '', known),
  );
  return { the: 'difference', of: sign > 0 ? [now!, before!] : [before!, now!] };
}

function factOf(one: Fact, state: string, known: Known): Fact {
  const [left, right] = one.of;
  // What is told of another state is not told of all.
  if (typeof left === 'object' && 'the' in left && left.where) throw new Unmeant();
  if (one.relation === 'equal' && typeof left === 'object' && 'the' in left && left.the === 'size')
    return { ...one, of: [termOf(sizeOf(left, right!, known), state, known), right!] };
  const of = one.of.map((each) => termOf(each, state, known));
  return { ...one, of: JOINED.has(one.relation) ? [...of, ...momentOf(one, known)] : of };
}

/** When things are so joined, where that was not so at first. */
function momentOf({ of }: Fact, { changes }: Known): string[] {
  const [whole] = of;
  if (typeof of.at(-1) === 'string' || typeof whole !== 'object' || !('thing' in whole)) return [];
  const state = changes.stateOf(whole.thing, undefined);
  return state ? [state] : [];
}

/** "A 12 V battery": the first of its properties that is measured so. */
function sizeOf({ of: [owner] }: Property, value: Term, known: Known): Term {
  const entry = entryOf(owner, known);
  const unit = typeof value === 'object' && 'amount' in value ? parseUnit(value.unit) : null;
  const found =
    unit &&
    [...(entry?.kind.properties.values() ?? [])].find((one) => sameDimension(one.dimension, unit.dimension));
  if (!entry || !found) throw new Unmeant();
  return { the: found.name, of: [owner!] };
}

const JOINED = new Set(['in series', 'in parallel']);

const MOMENTS = new Set(['initial', 'before', 'final']);

/** Above the ground, or above the cliff from which it was thrown; landing, or at what stood in its way. */
const isAmbiguous = (name: string, facts: readonly Fact[]): boolean =>
  (OF_TOP.test(name) && facts.some(({ of: [, kind] }) => DOWN.has(String(kind)))) ||
  (OF_LANDING.has(name) && isMet(facts)) ||
  (name === 'maximum height' &&
    facts.some(
      ({ of: [left, kind] }) =>
        kind === 'landing' ||
        (typeof left === 'object' && 'the' in left && left.the === 'height of projection'),
    ) &&
    !facts.some(({ of: [, kind] }) => kind === 'landing on the level'));

const isMet = (facts: readonly Fact[]): boolean =>
  facts.some(({ relation, of: [, what] }) => relation === 'scene' && what === 'obstacle');

const DOWN = new Set(['thrown downwards', 'thrown horizontally', 'dropped']);

/** A quantity is more than another. */
const OF_LANDING = new Set([
  'time of flight',
  'range',
  'final speed',
  'angle at the ground',
  'vertical velocity at the ground',
]);

/** What a body has on its way. */
const ON_THE_WAY: ReadonlyMap<string, string> = new Map([
  ...['speed', 'velocity', 'final velocity', 'final speed'].map((one) => [one, 'final velocity'] as const),
  ...['distance', 'displacement'].map((one) => [one, 'displacement'] as const),
  ['momentum', 'final momentum'],
  ['kinetic energy', 'final kinetic energy'],
]);

/** How much more there is of it, or less. */
const RISES: ReadonlyMap<string, 1 | -1> = new Map([
  ['change in', 1],
  ['increase in', 1],
  ['decrease in', -1],
]);

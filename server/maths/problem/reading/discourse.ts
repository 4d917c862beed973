import type { Fact, Goal, Term, Thing } from '../schema/problem.ts';
import { kindsAbove } from './kinds.ts';
import { lengthsIn } from './shared/figures.ts';
import { kindHas } from './physics-nouns/vocabulary.ts';
import {
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Reference,
  type Said,
  sayOf,
} from './meaning.ts';

/** What has been said so far: the things, the last spoken of last, and the facts. */
export interface Discourse {
  things: readonly Thing[];
  facts: readonly Fact[];
}

const AXES = new Set(['x-axis', 'y-axis']);

/**
 * What a sentence says after what was said before, each phrase being bound to the thing that it speaks of; null where
 * a phrase speaks of nothing that is known, or of several things alike.
 */
export function bound(said: Said, before: Discourse): (Discourse & { goals: Goal[] }) | null {
  const binder = openBinder(before);
  try {
    const facts = said.facts.map(binder.fact);
    const goals = said.goals.map(binder.goal);
    const { things, says } = binder.found();
    return { things, facts: [...before.facts, ...distinct([...says, ...facts])], goals };
  } catch (error) {
    if (error instanceof Unbound) return null;
    throw error;
  }
}

/** What a sentence says twice it says once. */
const distinct = (facts: Fact[]): Fact[] => [
  ...new Map(facts.map((one) => [JSON.stringify(one), one])).values(),
];

const isKind = (kind: string, wanted: string) => kindsAbove(kind).includes(wanted);

const isOfPhysics = (kind: string) => kind.startsWith('physics ');

/** A of the triangle ABC. */
const isCorner = (label: string, name: string | null): boolean =>
  name !== null && /^[A-Z]{2,6}$/.test(name) && label.length === 1 && name.includes(label);

class Unbound extends Error {}

/** What the complex number u was said to be: as it is typed, it is a root. */
function valueTold(name: string, facts: readonly Fact[]): string | null {
  for (const { relation, of } of facts) {
    const [left, right] = of;
    const isValue =
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'value' &&
      typeof left.of[0] === 'object' &&
      'thing' in left.of[0] &&
      left.of[0].thing === name;
    if (isValue && typeof right === 'string') return right;
    const [letter, value, more] = relation === 'holds' && typeof left === 'string' ? left.split('=') : [];
    if (letter?.trim() === name && value !== undefined && more === undefined) return value.trim();
  }
  return null;
}

/** Of several the one that this sentence speaks of, if it speaks of no other. */
function onlyOne(candidates: readonly Thing[], here: Iterable<Term>): Thing {
  const spoken = new Set(
    [...here].map((one) => (typeof one === 'object' && 'thing' in one ? one.thing : '')),
  );
  const [own, another] = candidates.filter(({ id }) => spoken.has(id));
  if (!own || another) throw new Unbound();
  return own;
}

const isPlural = ({ kind }: Thing) => isOfPhysics(kind) && kind !== 'physics combination';

/** "They" are all of the kind that was spoken of last. */
function allOf({ a, name }: Reference, known: readonly Thing[], things: readonly Thing[]): Thing[] {
  const kind = a === 'physics thing' ? (known.findLast(isPlural)?.kind ?? a) : a;
  const all = things.filter((one) => isKind(one.kind, kind)).toSorted((x, y) => x.id.localeCompare(y.id));
  if (all.length < 2 || (name !== null && Number(name) !== all.length)) throw new Unbound();
  return all;
}

/** As they were told; what nothing is told of yet is the last. */
function inOrder(candidates: readonly Thing[], kind: string, facts: readonly Fact[]): Thing[] {
  if (!isOfPhysics(kind) && !kind.startsWith('has '))
    return candidates.toSorted((x, y) => x.id.localeCompare(y.id));
  const text = JSON.stringify(facts);
  const at = ({ id }: Thing) => {
    const found = text.indexOf(JSON.stringify({ thing: id }));
    return found < 0 ? Infinity : found;
  };
  const [first, second] = candidates;
  if (first && second && at(first) === at(second)) throw new Unbound();
  return candidates.toSorted((x, y) => at(x) - at(y));
}

/** The one of which all that is known by its value; null where it was told of none. */
function toldOf(own: readonly RawFact[], candidates: readonly Thing[], told: readonly Fact[]): Thing | null {
  const [same, another] = candidates.filter(({ id }) => own.every((one) => isTold(one, id, told)));
  if (another) throw new Unbound();
  return same ?? null;
}

/** Whether a value was told of a thing, as whatever of its properties. */
const isTold = ({ of: [, value] }: RawFact, id: string, told: readonly Fact[]): boolean =>
  told.some(({ relation, of: [left, right] }) => {
    const owner = typeof left === 'object' && 'the' in left ? left.of[0] : undefined;
    return (
      relation === 'equal' &&
      typeof owner === 'object' &&
      'thing' in owner &&
      owner.thing === id &&
      JSON.stringify(right) === JSON.stringify(value)
    );
  });

/** A formula as it is typed, or the length of a segment by its name. */
function typedTerm(raw: string, things: readonly Thing[]): Term {
  const segment = things.find(({ kind, name }) => kind === 'segment' && name === raw);
  if (segment && /^[A-Z]{2}$/.test(raw)) return { the: 'length', of: [{ thing: segment.id }] };
  // The name of a thing is no number.
  if (things.some(({ name }) => name === raw || isCorner(raw, name))) throw new Unbound();
  return raw;
}

function madeThing(kind: string, name: string | null, things: readonly Thing[]): Thing {
  const count = things.filter((one) => one.kind === kind).length + 1;
  return {
    id: name && !AXES.has(name) ? name : `${name ?? kind}${AXES.has(name ?? '') ? '' : count}`,
    kind,
    name,
  };
}

/** What was said before a phrase, in its own sentence too. */
interface Spoken {
  things: readonly Thing[];
  facts: readonly Fact[];
  /** Of which kinds things are besides what their nouns say. */
  also: readonly Fact[];
  told: readonly Fact[];
  /** What this sentence speaks of. */
  here: Iterable<Term>;
}

/** What is said of a thing in passing: "the van, rolling down the hill". */
const PASSING = new Set(['act', 'engine off', 'going', 'also']);

/** A = (1 2; 3 4): the name of a matrix that an equation writes out. */
const NAMES_MATRIX =
  /^[\s$]*(?:\\mathbf\s?)?\{?\s?([A-Z])\s?\}?\s*=\s*\\begin\{[pb]matrix\}[^=&]{1,60}&[^=]*$/;

/** The thing that a phrase speaks of; null where that is something new. */
function thingMeant({ a, name, article, says }: Reference, spoken: Spoken): Thing | null {
  const { things, facts, also, told, here } = spoken;
  // What is told of a thing, and not only with it.
  const own = says.filter(({ relation }) => relation !== 'scene');
  if (name !== null) {
    const same = things.find((one) => one.name === name);
    if (same ? !isKind(same.kind, a) : article === 'bare' && a !== 'point') throw new Unbound();
    return same ?? null;
  }
  const all = things.filter((one) => isKind(one.kind, a) || isAlso(one, a, also));
  // "The line" is no axis where another line was spoken of.
  const plain = all.filter(({ name: own }) => !AXES.has(own ?? ''));
  const candidates = plain.length > 0 ? plain : all;
  if (article === 'sized') {
    const same = toldOf(own, candidates, told);
    if (!same && candidates.some(({ kind }) => kind === a)) throw new Unbound();
    return same;
  }
  // "The van, rolling down the hill": the only one that there is does it.
  const does = own.length > 0 && own.every(({ relation }) => PASSING.has(relation));
  if (article === 'the' && does && candidates.length === 1) return candidates[0]!;
  if (article === 'the' && own.length > 0) return isOfPhysics(a) ? toldOf(own, candidates, told) : null;
  if (article === 'a') return null;
  if (article === 'one' || article === 'other') {
    const [first, second, third] = inOrder(candidates, a, facts);
    if (!first || !second || third) throw new Unbound();
    return article === 'one' ? first : second;
  }
  return lastOf(candidates, { a, article, here });
}

/** What was spoken of last, where nothing like it is spoken of too. */
function lastOf(
  candidates: readonly Thing[],
  { a, article, here }: Pick<Reference, 'a' | 'article'> & Pick<Spoken, 'here'>,
): Thing | null {
  if (article === 'only' && candidates.length > 1) return onlyOne(candidates, here);
  const same = isOfPhysics(a) ? candidates.filter((one) => one.kind === a && isPlural(one)) : [];
  if (same.length > 1) return onlyOne(same, here);
  const last = candidates.findLast(({ kind }) => !isOfPhysics(a) || kind === a) ?? candidates.at(-1);
  if (!last && article !== 'any') throw new Unbound();
  return last ?? null;
}

/** What moves has more than its noun tells. */
const isAlso = ({ id }: Thing, wanted: string, also: readonly Fact[]): boolean =>
  also.some(
    ({ of: [thing, kind] }) =>
      typeof thing === 'object' &&
      'thing' in thing &&
      thing.thing === id &&
      typeof kind === 'string' &&
      kindHas(kind, wanted),
  );

/** Whether points are told by two coordinates or by equations. */
function isPlane(facts: readonly Fact[]): boolean {
  const told = facts.filter(
    ({ relation, of: [left] }) =>
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      (left.the === 'coordinates' || left.the === 'equation'),
  );
  return told.length > 0 && told.every(({ of: [, right] }) => typeof right !== 'string' || !isSpatial(right));
}

const isSpatial = (text: string): boolean => /begin\{|,[^,()]*,|[λμz]|lambda|mathbf/.test(text);

function openBinder({ things: known, facts }: Discourse) {
  let things = [...known];
  const says: Fact[] = [];
  const made: Fact[] = [];
  const also = facts.filter(({ relation }) => relation === 'also');
  const here = new Map<string, Term>();

  function term(raw: RawTerm): Term {
    if (typeof raw === 'string') {
      return typedTerm(raw, things);
    }
    if ('amount' in raw) return raw;
    if (isReference(raw)) return referred(raw);
    if (isAll(raw)) return { all: raw.all.map(term) };
    if ('self' in raw) throw new Unbound();
    return { the: raw.the, of: raw.of.map(term), ...(raw.where && { where: raw.where.map(fact) }) };
  }

  function fact(raw: RawFact): Fact {
    const {
      relation,
      of: [first, ...rest],
    } = (isPlane([...facts, ...says, ...made]) && lengthsIn(raw, isPoint)) || raw;
    const value = relation === 'root' && typeof first === 'string' ? valueTold(first, facts) : null;
    const bound = { relation, of: first === undefined ? [] : [value ?? term(first), ...rest.map(term)] };
    if (relation === 'also') also.push(bound);
    const matrix = relation === 'holds' && typeof first === 'string' ? NAMES_MATRIX.exec(first)?.[1] : null;
    if (matrix && !things.some(({ name }) => name === matrix)) newThing('matrix', matrix);
    made.push(bound);
    return bound;
  }

  const isPoint = (label: string): boolean =>
    label === 'O' || things.some(({ kind, name }) => kind === 'point' && name === label);

  function goal({ target, where, under: _under, ...rest }: RawGoal): Goal {
    return { ...rest, target: term(target), ...(where && { where: where.map(fact) }) };
  }

  function referred(one: Reference): Term {
    if (one.article === 'all') return { all: allOf(one, known, things).map(({ id }) => ({ thing: id })) };
    const key = `${one.at} ${one.a} ${one.name}`;
    const before = here.get(key);
    if (before) return before;
    const spoken = { things, facts, also, told: [...facts, ...says], here: here.values() };
    const thing = thingMeant(one, spoken) ?? newThing(one.a, one.name);
    const found: Term = { thing: thing.id };
    here.set(key, found);
    // What was spoken of last stands last.
    things = [...things.filter(({ id }) => id !== thing.id), thing];
    if (!isSame(one, thing)) says.push(...sayOf(one, one.says).map(fact));
    return found;
  }

  /** What a phrase says only to tell which thing it means. */
  const isSame = ({ a, says: own }: Reference, { id }: Thing): boolean =>
    isOfPhysics(a) && own.length > 0 && own.every((one) => isTold(one, id, [...facts, ...says]));

  function newThing(kind: string, name: string | null): Thing {
    const thing = madeThing(kind, name, things);
    things = [...things, thing];
    return thing;
  }

  return { fact, goal, found: () => ({ things, says }) };
}

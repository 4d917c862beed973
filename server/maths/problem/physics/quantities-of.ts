import type { Fact, Goal, Problem, ProblemPart, Term, Thing, ToldGoal } from '../schema/problem.ts';
import { parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import type { Kind } from '../kinds/kind.ts';
import { kindNamed } from '../kinds/kinds.ts';
import { sharedOut } from './shared-out.ts';
import { wired } from './circuits.ts';
import type { Noun } from '../reading/physics-nouns/noun.ts';
import { plainId, stateNamed } from './states.ts';
import { linksOf } from './links.ts';
import { nounNamed, propertyMeant } from '../reading/physics-nouns/vocabulary.ts';

const PREFIX = 'physics ';

interface Meant {
  thing: Thing;
  noun: Noun;
  kind: Kind;
}

class Unmeant extends Error {}

/** A question of physics by the laws of the kinds of its things; null where something is said that they do not have. */
export function quantitiesOf(told: Problem): Problem | null {
  const problem = wired(sharedOut(told));
  if (!problem) return null;
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  if (isInStages(all) || isTwofold(problem.things)) return null;
  const meant = new Map(problem.things.flatMap((thing) => entryOf(thing, all) ?? []));
  const shared = sharedIn(meant);
  const translate = openTranslation(meant, shared, all);
  const things = [...new Set([...meant.values()].map(({ thing }) => shared.get(thing.id) ?? thing))];
  try {
    return {
      ...problem,
      things,
      facts: [...translate.facts(problem.facts), ...linksOf(things)],
      parts: withoutOwn(problem.parts).map((part): ProblemPart => ({
        ...part,
        given: translate.facts(part.given),
        facts: translate.facts(part.facts),
        ...waysOf([part, ...part.otherwise].map(({ goals }) => translate.goals(goals))),
      })),
    };
  } catch (error) {
    if (error instanceof Unmeant) return null;
    throw error;
  }
}

/** What is told in a question without parts is given: not all of it may be needed. */
const withoutOwn = (parts: readonly ProblemPart[]): readonly ProblemPart[] =>
  parts.length === 1
    ? parts.map((one) => ({ ...one, given: [...one.given, ...one.facts], facts: [] }))
    : parts;

/** What a part asks for, in the ways in which it can be meant. */
function waysOf(ways: readonly (ToldGoal[] | null)[]): Pick<ProblemPart, 'goals' | 'otherwise'> {
  const [goals = [], ...others] = ways.filter((one) => one !== null);
  return { goals, otherwise: others.map((one) => ({ goals: one })) };
}

function entryOf(thing: Thing, facts: readonly Fact[]): [[string, Meant]] | null {
  if (!thing.kind.startsWith(PREFIX)) return null;
  const noun = nounNamed(thing.kind.slice(PREFIX.length));
  const also = facts.flatMap(({ relation, of: [first, kind] }) =>
    relation === 'also' && isThing(first, thing.id) && typeof kind === 'string' ? [kind] : [],
  );
  const kind = kindNamed([...new Set([...noun.kinds, ...also])].join(' + '));
  return kind && [[thing.id, { thing: { ...thing, id: plainId(thing.id), kind: kind.name }, noun, kind }]];
}

const isThing = (term: Term | undefined, id: string): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** Things of one situation are one: light, slits and fringes. */
function sharedIn(meant: ReadonlyMap<string, Meant>): Map<string, Thing> {
  const first = new Map<string, Thing>();
  const shared = new Map<string, Thing>();
  for (const { thing, noun, kind } of meant.values()) {
    if (!noun.isShared) continue;
    const one = first.get(kind.name) ?? thing;
    first.set(kind.name, one);
    shared.set(thing.id, one);
  }
  return shared;
}

function openTranslation(
  meant: ReadonlyMap<string, Meant>,
  shared: ReadonlyMap<string, Thing>,
  facts: readonly Fact[],
) {
  const placed = (id: string): Term => ({ thing: shared.get(plainId(id))?.id ?? plainId(id) });

  function term(one: Term, state: string): Term {
    if (typeof one === 'string' || 'amount' in one) return one;
    if ('thing' in one) return placed(one.thing);
    if ('all' in one) return { all: one.all.map((each) => term(each, state)) };
    const [owner] = one.of;
    if (typeof owner !== 'object' || !('thing' in owner) || !meant.has(owner.thing))
      return { the: one.the, of: one.of.map((each) => term(each, state)) };
    const { noun, kind } = meant.get(owner.thing)!;
    const name = propertyMeant(one.the, noun, kind.properties);
    if (name === null || isAmbiguous(one.the, facts)) throw new Unmeant();
    const own = one.of.slice(1).find((each) => typeof each === 'string') ?? state;
    return { the: name, of: [placed(owner.thing), ...(own === '' ? [] : [own])] };
  }

  function fact(one: Fact, state = ''): Fact {
    const [left, right] = one.of;
    // What is told of another state is not told of all.
    if (typeof left === 'object' && 'the' in left && left.where) throw new Unmeant();
    if (one.relation === 'equal' && typeof left === 'object' && 'the' in left && left.the === 'size')
      return { ...one, of: [sizeOf(left, right!), right!] };
    return { ...one, of: one.of.map((each) => term(each, state)) };
  }

  /** "A 12 V battery": the first of its properties that is measured so. */
  function sizeOf({ of: [owner] }: Extract<Term, { the: string }>, value: Term): Term {
    const entry = typeof owner === 'object' && 'thing' in owner ? meant.get(owner.thing) : undefined;
    const unit = typeof value === 'object' && 'amount' in value ? parseUnit(value.unit) : null;
    const found =
      unit &&
      [...(entry?.kind.properties.values() ?? [])].find((one) =>
        sameDimension(one.dimension, unit.dimension),
      );
    if (!entry || !found) throw new Unmeant();
    return { the: found.name, of: [placed(entry.thing.id)] };
  }

  /** "When the current is 2 A": in a state in which that holds. Null where a property is asked for that is not there. */
  function goalsOf<G extends Goal>(goals: readonly G[]): G[] | null {
    try {
      return goals.map((goal): G => {
        const states = statesIn(goal.target);
        const state = stateNamed(states);
        const where = [
          ...(goal.where ?? []).map((one) => fact(one)),
          ...states.map((one) => fact(one, state)),
        ];
        return {
          ...goal,
          target: term(goal.target, state),
          ...(where.length > 0 && { where }),
          ...inDegrees(goal),
        };
      });
    } catch (error) {
      if (error instanceof Unmeant) return null;
      throw error;
    }
  }

  const allOf = <F extends Fact>(facts: readonly F[]): F[] =>
    facts.filter(({ relation }) => !BACKGROUND.has(relation)).map((one) => ({ ...one, ...fact(one) }));

  return { facts: allOf, goals: goalsOf };
}

/** Above the ground, or above the cliff from which it was thrown. */
const isAmbiguous = (name: string, facts: readonly Fact[]): boolean =>
  name === 'maximum height' &&
  facts.some(
    ({ of: [left, kind] }) =>
      kind === 'landing' ||
      (typeof left === 'object' && 'the' in left && left.the === 'height of projection'),
  ) &&
  !facts.some(({ of: [, kind] }) => kind === 'landing on the level');

/** A situation has one screen, one grating or one filter. */
const isTwofold = (things: readonly Thing[]): boolean => {
  const shared = things.filter(
    ({ kind }) => kind.startsWith(PREFIX) && nounNamed(kind.slice(PREFIX.length)).isShared,
  );
  return new Set(shared.map(({ kind }) => kind)).size < shared.length;
};

/** Of a motion in stages, a quantity would have to say of which. */
const isInStages = (facts: readonly Fact[]): boolean => {
  const moved = facts
    .filter(({ relation }) => relation === 'phase')
    .map(({ of: [thing] }) => JSON.stringify(thing));
  return new Set(moved).size < moved.length;
};

const ANGLE = /^(?:angle|phase difference|slope angle)/;

/** Directions are given in degrees where nothing else is asked for. */
const inDegrees = ({ target, unit }: Goal) =>
  unit === undefined && typeof target === 'object' && 'the' in target && ANGLE.test(target.the)
    ? { unit: '°' }
    : {};

const BACKGROUND = new Set(['phase', 'scene', 'also', 'given']);

function statesIn(target: Term): Fact[] {
  if (typeof target !== 'object' || !('the' in target)) return [];
  return [...(target.where ?? []), ...target.of.flatMap(statesIn)];
}

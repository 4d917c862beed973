import type { Fact, Goal, Problem, ProblemPart, Term, Thing, ToldFact, ToldGoal } from '../schema/problem.ts';
import { kindNamed } from '../kinds/kinds.ts';
import { sharedOut } from './shared-out.ts';
import { balanced } from './bodies/beams.ts';
import { filtered } from './light/filters.ts';
import { conditioned } from './circuits/conditions.ts';
import { wired } from './circuits/wired.ts';
import { decaying } from './joined/decaying.ts';
import { discharged } from './joined/discharged.ts';
import { paired } from './joined/pairs.ts';
import { withGoing } from './bodies/going.ts';
import { levelled } from './bodies/levers.ts';
import { sprung } from './bodies/springs.ts';
import { collided } from './bodies/collisions.ts';
import { plainId } from './states.ts';
import { type Meant, openTerms, type Property, Unmeant } from './terms.ts';
import { CIRCUIT, linksOf } from './links.ts';
import { nounNamed, propertyMeant } from '../reading/physics-nouns/vocabulary.ts';

const PREFIX = 'physics ';

/** A question of physics by the laws of the kinds of its things; null where something is said that they do not have. */
export function quantitiesOf(told: Problem): Problem | null {
  for (let kept = told.parts.length; kept > 0; kept -= 1) {
    const found = meantBy(kept === told.parts.length ? told : closedFrom(told, kept));
    if (found) return found;
  }
  return null;
}

/** Without what the last parts say: the parts before do not need it. */
const closedFrom = (problem: Problem, from: number): Problem => ({
  ...problem,
  parts: problem.parts.map((part, at) =>
    at < from ? part : { ...part, given: [], facts: [], goals: [], otherwise: [] },
  ),
});

/** "At H", where H was told to be the highest point: nothing more than that is said by it. */
const withoutScenes = (problem: Problem): Problem =>
  JSON.parse(
    JSON.stringify(problem, (key, value: unknown) => {
      if (key !== 'where' || !Array.isArray(value)) return value;
      const kept = (value as Fact[]).filter(({ relation }) => relation !== 'scene');
      return kept.length > 0 ? kept : undefined;
    }),
  ) as Problem;

function meantBy(told: Problem): Problem | null {
  const shared = withGoing(sharedOut(withoutScenes(told)));
  const hung = shared && sprung(shared);
  const joined = hung && wired(conditioned(hung));
  const passed = joined && filtered(joined);
  const moved = passed && collided(passed);
  const level = moved && levelled(moved);
  const still = level && balanced(level);
  const apart = still && paired(still);
  const problem = apart && decaying(discharged(apart));
  if (!problem) return null;
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  if (isInStages(all) || isAfterItsTop(all) || isTwofold(problem.things) || isInMedia(all)) return null;
  const meant = new Map(problem.things.flatMap((thing) => entryOf(thing, all) ?? []));
  const situations = sharedIn(meant);
  const translate = openTranslation(meant, situations, all);
  const things = [...new Set([...meant.values()].map(({ thing }) => situations.get(thing.id) ?? thing))];
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
  const thrown = also.some((one) => THROWN.test(one)) && noun.kinds.includes('body') ? ['thrown mass'] : [];
  const kind = kindNamed([...new Set([...noun.kinds, ...also, ...thrown])].join(' + '));
  return kind && [[thing.id, { thing: { ...thing, id: plainId(thing.id), kind: kind.name }, noun, kind }]];
}

const THROWN = /^(?:thrown|dropped)/;

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
  told: readonly Fact[],
) {
  const { term, fact, changes, more } = openTerms(meant, shared, told);

  /** What stays the same. */
  function staysIn({ of: [q] }: Fact): Fact[] {
    const [owner] = typeof q === 'object' && 'the' in q ? q.of : [];
    const entry = typeof owner === 'object' && 'thing' in owner ? meant.get(owner.thing) : undefined;
    const name = entry && propertyMeant((q as Property).the, entry.noun, entry.kind.properties);
    if (!entry || !name) throw new Unmeant();
    return changes.stays((owner as { thing: string }).thing, name);
  }

  /** What is told, in its order: each change makes the state in which what follows holds. */
  const facts = <F extends ToldFact>(all: readonly F[]): F[] =>
    all.flatMap((one) => {
      if (one.relation === 'change') return changes.changed(one, all) as F[];
      if (one.relation === 'stays') return staysIn(one) as F[];
      if (BACKGROUND.has(one.relation)) return [];
      const told = { ...one, ...fact(one) };
      return [told, ...(more.splice(0) as F[])];
    });

  /** "When the current is 2 A": a state in which that holds. */
  /** Null where a property is asked for that is not there. */
  function goals<G extends Goal>(all: readonly G[]): G[] | null {
    try {
      return all.map((goal): G => {
        const target = sizeOf(term(goal.target));
        const where = [...(goal.where ?? []).map((one) => fact(one)), ...more.splice(0)];
        return { ...goal, target, ...(where.length > 0 && { where }), ...inDegrees(goal) };
      });
    } catch (error) {
      more.length = 0;
      if (error instanceof Unmeant) return null;
      throw error;
    }
  }

  return { facts, goals };
}

/** An average force is asked for as how great it is. */
const sizeOf = (target: Term): Term =>
  typeof target === 'object' && 'the' in target && /^average (?:resultant )?force$/.test(target.the)
    ? { the: 'magnitude', of: [target] }
    : target;

const ANGLE = /^(?:angle|phase difference|slope angle)/;

/** Directions are given in degrees where nothing else is asked for. */
const inDegrees = ({ target, unit }: Goal) =>
  unit === undefined && typeof target === 'object' && 'the' in target && ANGLE.test(target.the)
    ? { unit: '°' }
    : unit === undefined &&
        typeof target === 'object' &&
        'the' in target &&
        target.the === 'final temperature'
      ? { unit: '°C' }
      : {};

/** A situation has one screen, one grating or one filter. */
const isTwofold = (things: readonly Thing[]): boolean => {
  const shared = things.filter(
    ({ kind }) => kind.startsWith(PREFIX) && nounNamed(kind.slice(PREFIX.length)).isShared,
  );
  return new Set(shared.map(({ kind }) => kind)).size < shared.length;
};

/** What is told of a wave in one medium is not told of it in another. */
const isInMedia = (facts: readonly Fact[]): boolean =>
  new Set(
    facts.flatMap(({ relation, of: [, where] }) =>
      relation === 'scene' && typeof where === 'string' && where.startsWith('in ') ? [where] : [],
    ),
  ).size > 1;

/** Of a motion in stages, a quantity would have to say of which. */
const isInStages = (facts: readonly Fact[]): boolean => {
  const moved = facts
    .filter(({ relation }) => relation === 'phase')
    .map(({ of: [thing] }) => JSON.stringify(thing));
  return new Set(moved).size < moved.length;
};

const RISING = new Set<unknown>(['thrown upwards', 'thrown at an angle']);

/** What falls through a height may fall from where it was thrown, or from its top. */
const isAfterItsTop = (facts: readonly Fact[]): boolean =>
  facts.some(({ relation, of: [, what] }) => relation === 'scene' && what === 'falls through') &&
  facts.some(({ relation, of: [, kind] }) => relation === 'also' && RISING.has(kind));

const BACKGROUND = new Set(['phase', 'scene', 'also', 'given', 'one current', CIRCUIT]);

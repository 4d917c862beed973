import type { Fact, Goal, Problem, ProblemPart, Term, ToldFact } from '../../schema/problem.ts';

const LEVER = 'physics lever';
const OF_LEVERS = new Set(['lever support', 'lever load']);

class Unplaced extends Error {}

const of = (name: string, thing: Term): Term => ({ the: name, of: [thing] });
const product = (...terms: Term[]): Term => ({ the: 'product', of: terms });
const added = (terms: Term[]): Term =>
  terms.length === 0 ? '0' : terms.length === 1 ? terms[0]! : { the: 'sum', of: terms };
const equal = (left: Term, right: Term): ToldFact => ({ relation: 'equal', of: [left, right] });
const SUPPORTS = ['first support force', 'second support force'];

/**
 * A question of a beam with the balance of the vertical forces on it and of their moments; null where it is not clear
 * where they act, or that changes on the way.
 */
export function levelled(problem: Problem): Problem | null {
  const places = [problem.facts, ...problem.parts.map(({ given, facts }) => [...given, ...facts])];
  const isOfLevers = ({ relation }: Fact) => OF_LEVERS.has(relation);
  const [told, another] = places.filter((facts) => facts.some(isOfLevers));
  const [beam, second] = problem.things.filter(({ kind }) => kind === LEVER);
  const asks = JSON.stringify(problem.parts).includes('"lever force"');
  if (!told || !beam) return asks || told ? null : problem;
  if (another || second) return null;
  try {
    const place = placing({ thing: beam.id }, beam.name, told);
    const found = balanceOf({ thing: beam.id }, told, place);
    const kept = <F extends ToldFact>(facts: readonly F[]): F[] => facts.filter((one) => !isOfLevers(one));
    const goals = <G extends Goal>(some: readonly G[]): G[] =>
      some.map((one) => ({
        ...one,
        target: asked(called(one.target, { thing: beam.id }, told), told, place),
      }));
    return {
      ...problem,
      facts: [...kept(problem.facts), ...(told === places[0] ? found : [])],
      parts: problem.parts.map((part, at): ProblemPart => ({
        ...part,
        given: [...kept(part.given), ...(told === places[at + 1] ? found : [])],
        facts: kept(part.facts),
        goals: goals(part.goals),
        otherwise: part.otherwise.map((one) => ({ goals: goals(one.goals) })),
      })),
    };
  } catch (error) {
    if (error instanceof Unplaced) return null;
    throw error;
  }
}

type Place = (term: Term | undefined) => Term;

/** How far from its first end a place is. */
function placing(beam: Term, name: string | null, told: readonly Fact[]): Place {
  const length = of('length', beam);
  const [first, last] =
    name && /^[A-Z]{2}$/.test(name) ? [...name].map((one) => `end ${one}`) : ['one end', 'other end'];
  const place: Place = (term) => {
    const [end, far] = typeof term === 'object' && 'the' in term && term.the === 'place' ? term.of : [];
    if (typeof end !== 'string' || far === undefined) throw new Unplaced();
    if (end === 'centre') return product('1/2', length);
    if (end === first || (end === 'one end' && name === null)) return far;
    if (end === last || (end === 'other end' && name === null))
      return far === '0' ? length : { the: 'difference', of: [length, far] };
    if (end === 'pivot') return fromPivot(far);
    throw new Unplaced();
  };
  const supports = told.filter(({ relation }) => relation === 'lever support');
  // On which side of a pivot something is, only a pivot at an end tells.
  const fromPivot = (far: Term): Term => {
    const at = supports[0]?.of[1];
    if (typeof at !== 'object' || !('the' in at) || at.of[0] === 'pivot') throw new Unplaced();
    const where = place(at);
    if (where === '0') return far;
    if (JSON.stringify(where) === JSON.stringify(length)) return { the: 'difference', of: [length, far] };
    throw new Unplaced();
  };
  return place;
}

/** Forces upwards and downwards, and their moments about the first end, balance. */
function balanceOf(beam: Term, told: readonly Fact[], place: Place): ToldFact[] {
  const supports = told.filter(({ relation }) => relation === 'lever support');
  const loads = told.filter(({ relation }) => relation === 'lever load');
  if (supports.length === 0 || supports.length > SUPPORTS.length) throw new Unplaced();
  const weight = of('weight', beam);
  const up = supports.map(({ of: [, at] }, i) => ({ force: of(SUPPORTS[i]!, beam), at: place(at) }));
  const down = [
    { force: weight, at: product('1/2', of('length', beam)) },
    ...loads.map(({ of: [, force, at] }) => ({ force: force!, at: place(at) })),
  ];
  const forces = (all: { force: Term }[]) => added(all.map(({ force }) => force));
  const moments = (all: { force: Term; at: Term }[]) =>
    added(all.filter(({ at }) => at !== '0').map(({ force, at }) => product(force, at)));
  return [
    equal(forces(up), forces(down)),
    equal(moments(up), moments(down)),
    ...supports.flatMap(({ of: [, , letter] }, i) =>
      letter === undefined ? [] : [equal(of(SUPPORTS[i]!, beam), letter)],
    ),
  ];
}

/** "Find F", the force that holds it. */
function called(target: Term, beam: Term, told: readonly Fact[]): Term {
  const at = told
    .filter(({ relation }) => relation === 'lever support')
    .findIndex(({ of: [, , letter] }) => letter !== undefined && letter === target);
  return at < 0 ? target : of(SUPPORTS[at]!, beam);
}

/** The force of the support at a place. */
function asked(target: Term, told: readonly Fact[], place: Place): Term {
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'lever force') return target;
  const [beam, where] = target.of;
  const supports = told.filter(({ relation }) => relation === 'lever support');
  const at = supports.findIndex(({ of: [, one] }) =>
    where === 'pivot' ? true : JSON.stringify(place(one)) === JSON.stringify(place(where)),
  );
  if (
    at < 0 ||
    (where === 'pivot' && supports.filter(({ of: [, , letter] }) => letter === undefined).length > 1)
  )
    throw new Unplaced();
  return of(SUPPORTS[at]!, beam!);
}

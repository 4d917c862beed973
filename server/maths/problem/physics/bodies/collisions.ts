import type { Fact, Goal, Problem, ProblemPart, Term } from '../../schema/problem.ts';

const SPEEDS = new Set(['speed', 'velocity']);
const LASTING = new Set(['mass', 'weight', 'size', 'radius', 'diameter', 'length', 'time']);
const [BEFORE, AFTER] = ['before the collision', 'after the collision'];
const STATES = new Map<Term | undefined, string>([
  ['clash before', BEFORE!],
  ['clash after', AFTER!],
  ['initial', BEFORE!],
  ['final', AFTER!],
]);

type Property = Extract<Term, { the: string }>;

const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;

const idsOf = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => (typeof term === 'object' && 'all' in term ? idsOf(term.all) : (idOf(term) ?? [])));

/** Which way bodies go before and after a collision: one way is positive. */
interface Ways {
  pair: readonly string[];
  before: Map<string, number>;
  after: Map<string, number>;
  isTogether: boolean;
}

class Unclear extends Error {}

/**
 * A question in which two bodies collide, with their speeds as velocities before and after it; null where it is not
 * clear which way they go.
 */
export function collided(told: Problem): Problem | null {
  const problem = withClash(told);
  const all = factsIn(problem);
  const clashes = all.filter(({ relation }) => relation === 'clash');
  if (clashes.length === 0)
    return all.some(({ relation }) => relation.startsWith('clash') || relation === 'heads') ? null : problem;
  const pair = idsOf(clashes[0]!.of);
  if (clashes.length > 1 || pair.length !== 2) return null;
  try {
    const ways = waysIn(all, pair);
    const facts = <F extends Fact>(some: readonly F[]): F[] => some.flatMap((one) => factsOf(one, ways));
    const goals = <G extends Goal>(some: readonly G[]): G[] =>
      some.map((one) => ({ ...one, target: placed(one.target, ways, true) }));
    return {
      ...problem,
      facts: facts(problem.facts),
      parts: problem.parts.map((part): ProblemPart => ({
        ...part,
        given: facts(part.given),
        facts: facts(part.facts),
        goals: goals(part.goals),
        otherwise: part.otherwise.map((one) => ({ goals: goals(one.goals) })),
      })),
    };
  } catch (error) {
    if (error instanceof Unclear) return null;
    throw error;
  }
}

const factsIn = ({ facts, parts }: Problem): Fact[] => [
  ...facts,
  ...parts.flatMap(({ given, facts: own }) => [...given, ...own]),
];

/** "After the collision": the two that move towards each other have collided. */
function withClash(problem: Problem): Problem {
  const all = factsIn(problem);
  const isAfter = (one: Fact) => JSON.stringify(one.of).includes('"clash after"');
  if (all.some(({ relation }) => relation === 'clash') || !all.some(isAfter)) return problem;
  const moving = new Set(
    all.flatMap(({ relation, of }) =>
      relation === 'heads' && of[2] === 'clash before' ? idsOf([of[0]!]) : [],
    ),
  );
  if (moving.size !== 2) return problem;
  const clash: Fact = { relation: 'clash', of: [...moving].map((thing): Term => ({ thing })) };
  const before = <F extends Fact>(facts: readonly F[]): F[] => {
    const at = facts.findIndex(isAfter);
    return at < 0 ? [...facts] : [...facts.slice(0, at), clash as F, ...facts.slice(at)];
  };
  if (problem.facts.some(isAfter)) return { ...problem, facts: before(problem.facts) };
  const first = problem.parts.findIndex(({ given, facts }) => [...given, ...facts].some(isAfter));
  return {
    ...problem,
    parts: problem.parts.map((part, at): ProblemPart =>
      at !== first
        ? part
        : part.given.some(isAfter)
          ? { ...part, given: before(part.given) }
          : { ...part, facts: before(part.facts) },
    ),
  };
}

const toldSpeed = ({
  relation,
  of: [left, right],
}: Fact): { id: string; isAfter: boolean; isAtRest: boolean } | null => {
  if (relation !== 'equal' || typeof left !== 'object' || !('the' in left) || !SPEEDS.has(left.the))
    return null;
  const id = idOf(left.of[0]);
  return id === null ? null : { id, isAfter: STATES.get(left.of[1]) === AFTER, isAtRest: right === '0' };
};

function waysIn(all: readonly Fact[], pair: readonly string[]): Ways {
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  const told = all.flatMap((one) => toldSpeed(one) ?? []).filter(({ id }) => pair.includes(id));
  const moving = new Set(told.flatMap(({ id, isAfter, isAtRest }) => (isAfter || isAtRest ? [] : [id])));
  for (const { relation, of } of all)
    if (relation === 'heads' && of[2] === 'clash before')
      for (const id of idsOf([of[0]!])) before.set(id, of[1] === '-' ? -1 : 1);
  if (before.size === 0 && moving.size === 1) for (const id of moving) before.set(id, 1);
  const resting = new Set(told.flatMap(({ id, isAfter, isAtRest }) => (!isAfter && isAtRest ? [id] : [])));
  // What hits what is at rest has moved, however fast.
  const [hitting, another] = pair.filter((id) => !resting.has(id));
  if (before.size === 0 && hitting !== undefined && another === undefined) before.set(hitting, 1);
  const [other] = [...before.values()];
  for (const { relation, of } of all) {
    if (relation !== 'heads' || of[2] !== 'clash after') continue;
    for (const id of idsOf([of[0]!])) {
      const told = of[1] === '+' ? 1 : of[1] === '-' ? -1 : undefined;
      const same = of[1] === 'as' ? before.get(idOf(of[3]) ?? '') : undefined;
      const own =
        told ?? same ?? before.get(id) ?? (before.size === 1 && resting.has(id) ? other : undefined);
      if (
        own === undefined ||
        (resting.has(id) && of[1] === 'back') ||
        (of[1] === 'as' && same === undefined)
      )
        throw new Unclear();
      after.set(id, of[1] === 'back' ? -own : own);
    }
  }
  // What was at rest is pushed on by what hits it.
  for (const id of resting) if (!after.has(id) && other !== undefined) after.set(id, other);
  return { pair, before, after, isTogether: all.some(({ relation }) => relation === 'clash together') };
}

const GONE = new Set(['heads', 'clash together', 'clash elastic']);

function factsOf<F extends Fact>(one: F, ways: Ways): F[] {
  if (one.relation === 'clash') {
    const [a, b] = ways.pair.map((thing): Term => ({ thing }));
    return [{ ...one, relation: ways.isTogether ? 'coalesce' : 'collide', of: [a!, b!, BEFORE!, AFTER!] }];
  }
  if (one.relation === 'clash elastic') {
    const [a, b] = ways.pair.map((thing): Term => ({ thing }));
    return [{ ...one, relation: 'elastic', of: [a!, b!, BEFORE!, AFTER!] }];
  }
  if (GONE.has(one.relation)) return [];
  const speed = toldSpeed(one);
  const [left, right] = one.of;
  if (!speed || !ways.pair.includes(speed.id))
    return [{ ...one, of: one.of.map((term) => placed(term, ways, false)) }];
  const way = (speed.isAfter ? ways.after : ways.before).get(speed.id);
  if (way === undefined && !speed.isAtRest) throw new Unclear();
  const of: Term = { the: 'velocity', of: [{ thing: speed.id }, speed.isAfter ? AFTER! : BEFORE!] };
  return left === undefined || right === undefined
    ? []
    : [{ ...one, of: [of, way === -1 ? { the: 'product', of: ['-1', right] } : right] }];
}

/** A term with the time of which it speaks. */
function placed(term: Term, ways: Ways, isAsked: boolean): Term {
  if (typeof term !== 'object' || !('the' in term)) return term;
  if (term.the.startsWith('clash ')) return together(term, ways);
  const id = idOf(term.of[0]);
  if (id === null) return { ...term, of: term.of.map((one) => placed(one, ways, isAsked)) };
  if (!ways.pair.includes(id) || LASTING.has(term.the)) return term;
  const [owner, word] = term.of;
  const state = STATES.get(word) ?? (word === undefined && !isAsked ? BEFORE! : null);
  if (state === null) throw new Unclear();
  return { ...term, of: [owner!, state] };
}

const at = (name: string, id: string, state: string): Term => ({ the: name, of: [{ thing: id }, state] });

/** What is asked of both bodies together, or of how one of them changes. */
function together({ the, of }: Property, { pair, isTogether }: Ways): Term {
  const [a, b] = pair as [string, string];
  const total = (name: string, state: string): Term => ({
    the: 'sum',
    of: [at(name, a, state), at(name, b, state)],
  });
  const less = (one: Term, other: Term): Term => ({ the: 'difference', of: [one, other] });
  const size = (one: Term): Term => ({ the: 'magnitude', of: [one] });
  if (the === 'clash total') {
    const [what, state] = of;
    if (what === 'loss') return less(total('kinetic energy', BEFORE!), total('kinetic energy', AFTER!));
    if (what === 'together') {
      if (!isTogether) throw new Unclear();
      return at('speed', a, AFTER!);
    }
    if (what === 'approach') return size(less(at('velocity', a, BEFORE!), at('velocity', b, BEFORE!)));
    if (what === 'separation') return size(less(at('velocity', b, AFTER!), at('velocity', a, AFTER!)));
    const name = String(what);
    if (name !== 'momentum' && name !== 'kinetic energy') throw new Unclear();
    return name === 'momentum' ? size(total(name, STATES.get(state)!)) : total(name, STATES.get(state)!);
  }
  const id = idOf(of[0]);
  if (id === null || !pair.includes(id)) throw new Unclear();
  const change = size(less(at('momentum', id, AFTER!), at('momentum', id, BEFORE!)));
  return the === 'clash change' ? change : { the: 'ratio', of: [change, { the: 'time', of: [of[1]!] }] };
}

import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { stateNamed } from './states.ts';

/** What is said of several things, said of each; what is alike of several, of each beside the first. */
export function sharedOut(problem: Problem): Problem {
  const each = <F extends Fact>(facts: readonly F[]): F[] =>
    facts.flatMap((one) => ofEach(pointed(one, all)));
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  const named = <G extends Goal>(goals: readonly G[]): G[] =>
    goals.map((one) => ({ ...one, target: withProperties(one.target, all) }));
  return {
    ...problem,
    facts: each(problem.facts),
    parts: problem.parts.map((part) => ({
      ...part,
      given: each(part.given),
      facts: each(part.facts),
      goals: named(part.goals),
      otherwise: part.otherwise.map(({ goals }) => ({ goals: named(goals) })),
    })),
  };
}

/** The same with the property that a letter was told to be. */
function withProperties(target: Term, facts: readonly Fact[]): Term {
  if (typeof target === 'object' && 'the' in target && ABOUT.test(target.the)) {
    const [of, ...others] = target.of;
    return of === undefined ? target : { ...target, of: [withProperties(of, facts), ...others] };
  }
  return propertyCalled(target, facts) ?? target;
}

/** A point of a graph whose axes have letters: one quantity where the other has a value. */
function pointed<F extends Fact>(fact: F, all: readonly Fact[]): F {
  if (fact.relation !== 'graph point') return fact;
  const [y, x, at, value] = fact.of;
  const [q, r] = [y, x].map((letter) => propertyCalled(letter ?? '', all));
  if (!q || !r || typeof q !== 'object' || !('the' in q)) return fact;
  const where: Fact[] = [{ relation: 'equal', of: [r, at!] }];
  return { ...fact, relation: 'equal', of: [{ ...q, where }, value!] };
}

const ABOUT = /^statement:(?:about|equal)$| uncertainty$/;

/** "Determine r" where r was told to be the internal resistance: that of which it is the letter. */
function propertyCalled(letter: Term, facts: readonly Fact[]): Term | null {
  if (typeof letter !== 'string') return null;
  const [found, another] = facts.flatMap(({ relation, of: [left, right] }) =>
    relation === 'equal' &&
    right === letter &&
    typeof left === 'object' &&
    'the' in left &&
    left.the !== 'size'
      ? [left]
      : [],
  );
  return found && !another && !found.where ? found : null;
}

function ofEach<F extends Fact>(fact: F): F[] {
  const held = inState(fact);
  if (held) return held.flatMap((one) => ofEach(one));
  const [first, ...names] = fact.of;
  if (fact.relation === 'alike') {
    const [one, ...others] = thingsIn(first);
    return names.flatMap((name) =>
      others.map((other) => ({
        ...fact,
        relation: 'equal',
        of: [other, one!].map((thing) => ({ the: String(name), of: [thing] })),
      })),
    );
  }
  const owner = ownerIn(first);
  if (!owner || fact.relation.startsWith('joined') || fact.relation === 'clash') return [fact];
  const text = JSON.stringify(owner);
  return owner.all.map((one) => JSON.parse(JSON.stringify(fact).replaceAll(text, JSON.stringify(one))) as F);
}

/** What holds while something else does: both, in a state of its own. */
function inState<F extends Fact>(fact: F): F[] | null {
  const [left, ...others] = fact.of;
  if (typeof left !== 'object' || !('the' in left) || !left.where) return null;
  const { where, ...rest } = left;
  const state = stateNamed(where);
  const placed = (term: Term | undefined): Term =>
    typeof term === 'object' && 'the' in term ? { ...term, of: [...term.of, state] } : (term ?? '');
  return [
    { ...fact, of: [placed(rest), ...others] },
    ...where.map((one) => ({ ...fact, relation: one.relation, of: [placed(one.of[0]), ...one.of.slice(1)] })),
  ];
}

const thingsIn = (term: Term | undefined): Term[] =>
  typeof term === 'object' && 'all' in term ? term.all.flatMap(thingsIn) : term === undefined ? [] : [term];

function ownerIn(term: Term | undefined): { all: Term[] } | null {
  if (typeof term !== 'object') return null;
  if ('all' in term) return term;
  return 'the' in term && term.of.length === 1 ? ownerIn(term.of[0]) : null;
}

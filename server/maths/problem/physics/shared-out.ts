import type { Fact, Problem, Term } from '../schema/problem.ts';

/** What is said of several things, said of each; what is alike of several, of each beside the first. */
export function sharedOut(problem: Problem): Problem {
  const each = <F extends Fact>(facts: readonly F[]): F[] => facts.flatMap((one) => ofEach(one));
  return {
    ...problem,
    facts: each(problem.facts),
    parts: problem.parts.map((part) => ({ ...part, given: each(part.given), facts: each(part.facts) })),
  };
}

function ofEach<F extends Fact>(fact: F): F[] {
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
  if (!owner || fact.relation.startsWith('joined')) return [fact];
  const text = JSON.stringify(owner);
  return owner.all.map((one) => JSON.parse(JSON.stringify(fact).replaceAll(text, JSON.stringify(one))) as F);
}

const thingsIn = (term: Term | undefined): Term[] =>
  typeof term === 'object' && 'all' in term ? term.all.flatMap(thingsIn) : term === undefined ? [] : [term];

function ownerIn(term: Term | undefined): { all: Term[] } | null {
  if (typeof term !== 'object') return null;
  if ('all' in term) return term;
  return 'the' in term && term.of.length === 1 ? ownerIn(term.of[0]) : null;
}

import type { Fact, Problem, ProblemPart, Term } from '../../schema/problem.ts';

const idOf = (term: Term | undefined): string =>
  typeof term === 'object' && 'thing' in term ? term.thing : '';
const namesId = (fact: Fact, id: string): boolean => JSON.stringify(fact.of).includes(JSON.stringify(id));

const IN_FLIGHT = /^(?:thrown|dropped|fall)/;

/**
 * A question in which how fast a body goes is told as what it is there: its speed at first where it then speeds up or
 * slows down, or its speed; null where that is not clear.
 */
export function withGoing(problem: Problem): Problem | null {
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  const told = all.filter(({ relation }) => relation === 'going');
  if (told.length === 0) return problem;
  const names = new Map<string, string>();
  for (const { of } of told) {
    const id = idOf(of[0]);
    const name = names.has(id) ? null : nameOf(id, all);
    if (id === '' || name === null) return null;
    names.set(id, name);
  }
  const placed = <F extends Fact>(facts: readonly F[]): F[] =>
    facts.map((one) =>
      one.relation === 'going'
        ? {
            ...one,
            relation: 'equal',
            of: [{ the: names.get(idOf(one.of[0]))!, of: [one.of[0]!] }, one.of[1]!],
          }
        : one,
    );
  return {
    ...problem,
    facts: placed(problem.facts),
    parts: problem.parts.map((part): ProblemPart => ({
      ...part,
      given: placed(part.given),
      facts: placed(part.facts),
    })),
  };
}

/** What the speed with which a body goes is there. */
function nameOf(id: string, all: readonly Fact[]): string | null {
  const kinds = all.flatMap(({ relation, of: [thing, kind] }) =>
    relation === 'also' && idOf(thing) === id ? [String(kind)] : [],
  );
  if (all.some((one) => /^(?:clash|heads)/.test(one.relation) && namesId(one, id))) return 'speed';
  if (kinds.includes('rebound')) return 'impact speed';
  if (kinds.some((one) => IN_FLIGHT.test(one))) return null;
  if (!kinds.some((one) => one === 'motion' || one === 'course')) return 'speed';
  const isAfter =
    all.findIndex(({ relation }) => relation === 'going') >
    all.findIndex((one) => one.relation === 'phase' && namesId(one, id));
  return isAfter && all.some((one) => one.relation === 'phase' && namesId(one, id))
    ? null
    : 'initial velocity';
}

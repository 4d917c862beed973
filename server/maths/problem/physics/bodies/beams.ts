import type { Fact, Problem, ProblemPart, Term, ToldFact } from '../../schema/problem.ts';

const OF_BEAMS = new Set(['beam load', 'rule pivot', 'rule load']);
const MIDDLE: Term = { amount: '0.500', unit: 'm' };

const the = (name: string, thing: Term): Term => ({ the: name, of: [thing] });
const product = (...of: Term[]): Term => ({ the: 'product', of });
const added = (of: Term[]): Term => (of.length === 1 ? of[0]! : { the: 'sum', of });
const less = (a: Term, b: Term): Term => ({ the: 'difference', of: [a, b] });

/** A question of beams with the moments of what hangs from them; null where that changes on the way. */
export function balanced(problem: Problem): Problem | null {
  const isOfBeams = ({ relation }: Fact) => OF_BEAMS.has(relation);
  const places = [problem.facts, ...problem.parts.map(({ given, facts }) => [...given, ...facts])];
  const [told, another] = places.filter((facts) => facts.some(isOfBeams));
  if (another) return null;
  const isHinged = problem.things.some(({ kind }) => kind === 'physics beam');
  if (!told && !isHinged) return problem;
  const found = [...loadsIn(told ?? [], problem), ...momentsIn(told ?? [])];
  const kept = <F extends ToldFact>(facts: readonly F[]): F[] => facts.filter((one) => !isOfBeams(one));
  return {
    ...problem,
    facts: [...kept(problem.facts), ...(!told || told === places[0] ? found : [])],
    parts: problem.parts.map((part, at): ProblemPart => ({
      ...part,
      given: [...kept(part.given), ...(told === places[at + 1] ? found : [])],
      facts: kept(part.facts),
    })),
  };
}

/** What hangs from the one beam, and the moments of that. */
function loadsIn(told: readonly Fact[], { things }: Problem): ToldFact[] {
  const [beam, another] = things.filter(({ kind }) => kind === 'physics beam');
  if (!beam || another) return [];
  const thing: Term = { thing: beam.id };
  const loads = told.filter(({ relation }) => relation === 'beam load');
  const forces = loads.map(({ of: [, force] }) => force!);
  const moments = loads.map(({ of: [, force, at] }) =>
    product(force!, at === 'end' ? the('length', thing) : at!),
  );
  return [
    { relation: 'equal', of: [the('loads', thing), forces.length === 0 ? '0' : added(forces)] },
    {
      relation: 'equal',
      of: [the('moment of the loads', thing), moments.length === 0 ? '0' : added(moments)],
    },
  ];
}

/** The moments about the pivot of a uniform metre rule. */
function momentsIn(told: readonly Fact[]): ToldFact[] {
  const [pivot, another] = told.filter(({ relation }) => relation === 'rule pivot');
  if (!pivot || another) return [];
  const [rule, at] = pivot.of;
  const loads = told.filter(({ relation }) => relation === 'rule load');
  return [
    {
      relation: 'equal',
      of: [
        added([
          product(the('weight', rule!), less(MIDDLE, at!)),
          ...loads.map(({ of: [, force, mark] }) => product(force!, less(mark!, at!))),
        ]),
        '0',
      ],
    },
  ];
}

import type { Fact, Problem, Term, Thing } from '../../schema/problem.ts';
import { nounNamed } from '../../reading/physics-nouns/vocabulary.ts';
import { stateNamed } from '../states.ts';

/** What is changed where something else is joined. */
export const REWIRED = 'rewired';

/** Their resistance goes with how hot they are: it is not the same at another current. */
const HOT = new Set(['lamp', 'filament lamp', 'diode', 'filament']);
/** Their resistance may be what is changed where nobody says so. */
const SET = new Set(['thermistor', 'light-dependent resistor', 'variable resistor']);

const CAUSES = new Set(['resistance', 'size', 'emf', 'internal resistance', REWIRED]);

/** Whether the resistance of something is still what it was, where these properties were changed. */
export function keepsResistance(noun: string, changed: readonly string[]): boolean {
  if (HOT.has(noun)) return false;
  return !SET.has(noun) || changed.some((one) => CAUSES.has(one));
}

/** A circuit whose states are told by what holds in them, "when R is 2 Ω": what is joined is so in each of them. */
export function inEachState(
  problem: Problem,
  structure: readonly string[],
  members: readonly string[],
): Problem {
  const all = [problem.facts, ...problem.parts.flatMap(({ given, facts }) => [given, facts])].flat();
  if (all.some(({ relation, of: [, how] }) => relation === 'change' && how === REWIRED)) return problem;
  const states = statesIn(problem, members);
  const things = new Map(problem.things.map((one) => [one.id, one]));
  const facts = states.flatMap((state): Fact[] => [
    ...structure.map((one) => inState(JSON.parse(one) as Fact, state)),
    ...members.flatMap((id) => kept(id, { state, all, things })),
  ]);
  return { ...problem, facts: [...problem.facts, ...facts] };
}

const inState = ({ relation, of }: Fact, state: string): Fact =>
  relation === 'equal'
    ? { relation: 'implied', of: of.map((one) => placed(one, state)) }
    : { relation, of: [...of, state] };

const placed = (term: Term, state: string): Term =>
  typeof term === 'object' && 'the' in term ? { ...term, of: [...term.of, state] } : term;

interface Told {
  state: string;
  all: readonly Fact[];
  things: ReadonlyMap<string, Thing>;
}

function kept(id: string, { state, all, things }: Told): Fact[] {
  const noun = things.get(id)?.kind.replace(/^physics /, '') ?? '';
  const own: Term = { the: 'resistance', of: [{ thing: id }] };
  const isTold = (term: Term) => all.some(({ of: [left] }) => JSON.stringify(left) === JSON.stringify(term));
  const isConductor = nounNamed(noun).kinds.includes('resistor') || nounNamed(noun).kinds.includes('wire');
  if (!isConductor || HOT.has(noun) || SET.has(noun) || !isTold(own) || isTold(placed(own, state))) return [];
  return [{ relation: 'implied', of: [placed(own, state), own] }];
}

/** The states in which something is told or asked of the circuit. */
function statesIn({ facts, parts }: Problem, members: readonly string[]): string[] {
  const found = new Set<string>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if ('the' in one && 'of' in one && Array.isArray(one.of)) {
      const [owner, state] = one.of as Term[];
      const isOwn = typeof owner === 'object' && 'thing' in owner && members.includes(owner.thing);
      if (isOwn && typeof state === 'string') found.add(state);
      if (isOwn && 'where' in one && Array.isArray(one.where)) found.add(stateNamed(one.where as Fact[]));
    }
    for (const part of Object.values(one)) look(part);
  };
  look([facts, parts.map(({ given, facts: own, goals, otherwise }) => [given, own, goals, otherwise])]);
  return [...found].filter((one) => !['initial', 'before', 'final'].includes(one));
}

import { kindNamed } from '../../kinds/kinds.ts';
import { nounNamed } from '../../reading/physics-nouns/vocabulary.ts';
import type { Fact, Goal, Problem, ProblemPart, Term, Thing, ToldFact } from '../../schema/problem.ts';

const PREFIX = 'physics ';
const APART = 'joined apart';

/** What is asked of two things together, and the kind of pair whose property that is. */
const OF_PAIRS = new Map([
  ['gravitational force between', ['pair of masses', 'gravitational force']],
  ['gravitational energy of both', ['pair of masses', 'potential energy']],
  ['electric force between', ['pair of charges', 'force between the charges']],
  ['electric energy of both', ['pair of charges', 'potential energy']],
  ['gravity is balanced from', ['pair of masses', 'distance of the balance from the']],
  ['the electric field is balanced from', ['pair of charges', 'distance of the balance from the']],
] as const);

/** What a pair of a kind takes from each of the two. */
const SHARED = [
  ['pair of masses', 'mass'],
  ['pair of charges', 'charge'],
] as const;

const ORDER = ['first', 'second'];
/** A point that was told to be without a field, and in what field. */
const NO_FIELD = 'no field';
const BALANCED = 'balanced from';

const the = (name: string, of: Term): Term => ({ the: name, of: [of] });
const equal = (a: Term, b: Term): Fact => ({ relation: 'equal', of: [a, b] });
const idOf = (term: Term | undefined): string[] =>
  typeof term !== 'object'
    ? []
    : 'thing' in term
      ? [term.thing]
      : 'all' in term
        ? term.all.flatMap(idOf)
        : [];

/** Two things that are so far apart: the pair that they are; null where it is not clear which two are meant. */
export function paired(problem: Problem): Problem | null {
  const places = [problem.facts, ...problem.parts.map(({ given, facts }) => [...given, ...facts])];
  const all = places.flat().filter(({ relation }) => relation === APART);
  if (all.length === 0) return problem;
  const ids = [...new Set(all.flatMap(({ of }) => of.slice(0, -1).flatMap(idOf)))];
  const two = problem.things.filter((one) =>
    ids.length > 0 ? ids.includes(one.id) : pairsOf([one], places.flat()).length > 0,
  );
  if (all.length > 1 || two.length !== 2) return null;
  const pairs = pairsOf(two, places.flat());
  const points = places.flat().filter(({ relation }) => relation === NO_FIELD);
  if (pairs.length === 0 || points.length > 1) return null;
  const field = points[0]?.of.at(-1);
  const facts = <F extends ToldFact>(some: readonly F[]): F[] =>
    some.flatMap((one) =>
      one.relation === APART
        ? (told(one, two, pairs).map((each) => ({ ...one, ...each })) as F[])
        : one.relation === NO_FIELD
          ? []
          : [one],
    );
  const goals = <G extends Goal>(some: readonly G[]): G[] =>
    some.map((one) => asked(one, { two, pairs, field }));
  return {
    ...problem,
    things: [...problem.things, ...pairs],
    facts: facts(problem.facts),
    parts: problem.parts.map((part): ProblemPart => ({
      ...part,
      given: facts(part.given),
      facts: facts(part.facts),
      goals: goals(part.goals),
      otherwise: part.otherwise.map((one) => ({ goals: goals(one.goals) })),
    })),
  };
}

const nounOf = ({ kind }: Thing): string => (kind.startsWith(PREFIX) ? kind.slice(PREFIX.length) : kind);

/** The pairs that two things are, by what each of them has. */
function pairsOf(two: readonly Thing[], facts: readonly Fact[]): Thing[] {
  const has = (one: Thing, name: string): boolean =>
    nounNamed(nounOf(one)).kinds.some((kind) => kindNamed(kind)?.properties.has(name)) ||
    facts.some(
      ({ relation, of: [left, kind] }) =>
        relation === 'also' && idOf(left).includes(one.id) && kindNamed(String(kind))?.properties.has(name),
    );
  return SHARED.filter(([, name]) => two.every((one) => has(one, name))).map(([noun]) => ({
    id: `${noun} of both`,
    kind: `${PREFIX}${noun}`,
    name: null,
  }));
}

const NEGATIVE = new Set(['electron']);

function told({ of }: Fact, two: readonly Thing[], pairs: readonly Thing[]): Fact[] {
  return pairs.flatMap((pair) => {
    const [, name] = SHARED.find(([noun]) => noun === nounOf(pair))!;
    const own = two.map((one): Term => {
      const value = the(name, { thing: one.id });
      return name === 'charge' && NEGATIVE.has(nounOf(one)) ? { the: 'product', of: ['-1', value] } : value;
    });
    return [
      equal(the(name, { thing: pair.id }), own[0]!),
      equal(the(`other ${name}`, { thing: pair.id }), own[1]!),
      equal(the('separation', { thing: pair.id }), of.at(-1)!),
    ];
  });
}

interface Both {
  two: readonly Thing[];
  pairs: readonly Thing[];
  field: Term | undefined;
}

/** What is asked of both, asked of their pair; of one of them, by its place in it. */
function asked<G extends Goal>(goal: G, { two, pairs, field }: Both): G {
  const placed = (term: Term): Term => {
    if (typeof term === 'string' || !('the' in term)) return term;
    const balance = field === 'electric' ? 'the electric field is' : 'gravity is';
    const called = term.the === BALANCED && field !== undefined ? `${balance} ${BALANCED}` : term.the;
    const [noun, name] = OF_PAIRS.get(called as never) ?? [];
    if (noun === undefined) return { ...term, of: term.of.map(placed) };
    const pair = pairs.find((one) => nounOf(one) === noun);
    if (!pair) return term;
    const at = two.findIndex(({ id }) => idOf(term.of[0]).includes(id));
    const which = name!.endsWith(' the') ? ` ${ORDER[at] ?? 'neither'}` : '';
    return the(`${name}${which}`, { thing: pair.id });
  };
  return { ...goal, target: placed(goal.target) };
}

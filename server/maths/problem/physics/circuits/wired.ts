import type { Fact, Problem, ProblemPart, Term, Thing, ToldFact } from '../../schema/problem.ts';
import { capabilitiesOf } from '../../reading/physics-nouns/vocabulary.ts';
import { idsIn, openConnecting, structureOf, Unwired, type Wiring } from './joining.ts';
import { inEachState, REWIRED } from './states.ts';

const GROUP = 'physics combination';
/** The last of their terms is what the others are together. */
const WIRED: ReadonlySet<string> = new Set(['joined in series', 'joined in parallel', 'joined across']);

/** The question with its circuits as resistors and capacitors that are one together; null where they are not clear. */
export function wired(problem: Problem): Problem | null {
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  if (!all.some(({ relation }) => WIRED.has(relation))) return problem;
  const wiring: Wiring = {
    groups: new Map(),
    feeds: new Map(),
    ammeters: new Map(),
    voltmeters: new Map(),
    facts: [],
  };
  const things = new Map(problem.things.map((one) => [one.id, one]));
  const through = openWiring(wiring, openConnecting(wiring, things, all));
  const isAlternating = problem.things.some(({ kind }) => kind === 'physics alternating supply');
  try {
    const facts = through(problem.facts);
    const parts = problem.parts.map((part): ProblemPart => ({
      ...part,
      given: through(part.given, true),
      facts: through(part.facts, true),
    }));
    // What is joined shares what alternates, and a diode lets through half of it.
    if (isAlternating && wiring.groups.size > 0) return null;
    // "The current" is that of the whole where it does not divide.
    if (all.some(({ relation }) => relation === 'one current') && isDivided(wiring)) return null;
    const joined = wiring.groups.size > 1 ? parts.map(withoutCombination) : parts;
    const whole = withWholes(
      {
        ...problem,
        facts: [...facts, { relation: 'circuit', of: membersOf(wiring).map((thing) => ({ thing })) }],
        parts: joined,
        things: [...things.values()].map((one) => asKind(one, wiring, things)),
      },
      wiring,
    );
    return inEachState(whole, structureOf(wiring), membersOf(wiring));
  } catch (error) {
    if (error instanceof Unwired) return null;
    throw error;
  }
}

const isDivided = ({ groups }: Wiring): boolean =>
  [...groups.values()].some(({ how }) => how === 'in parallel');

const membersOf = ({ groups, feeds, ammeters, voltmeters }: Wiring): string[] => [
  ...new Set([
    ...[...groups].flatMap(([id, { members }]) => [id, ...members]),
    ...[...feeds, ...ammeters, ...voltmeters].flat(),
  ]),
];

/** Goes through what is told in its order: what is joined is known from there on, and what breaks it up is a change. */
function openWiring(wiring: Wiring, connect: (fact: Fact) => void) {
  let told: string[] = [];
  let isSpoken = false;

  /** What is joined and was not told yet. */
  function more(like?: ToldFact): ToldFact[] {
    const now = structureOf(wiring);
    const found = [
      ...now.filter((one) => !told.includes(one)).map((one) => JSON.parse(one) as Fact),
      ...wiring.facts,
    ];
    told = now;
    wiring.facts = [];
    return like ? found.map((one) => likeTold(one, like)) : found;
  }

  return function through(facts: readonly ToldFact[], isPart = false): ToldFact[] {
    const out: ToldFact[] = [];
    for (const sentence of sentencesIn(facts)) {
      const joins = sentence.filter(({ relation }) => WIRED.has(relation));
      const others = sentence.filter(({ relation }) => !WIRED.has(relation));
      const [first] = joins;
      if (first) {
        const before = structureOf(wiring);
        const earlier = isPart || isSpoken ? more() : [];
        joins.forEach(connect);
        const now = structureOf(wiring);
        const isNew = (isPart || isSpoken) && !before.every((one) => now.includes(one));
        if (isNew) {
          told = [];
          out.push(...earlier, { ...first, relation: 'change', of: [first.of[0]!, REWIRED] }, ...more(first));
        } else if (isPart) out.push(...more(first));
        out.push(...others);
        isSpoken ||= others.some(isOfNow);
        continue;
      }
      isSpoken ||= others.some(isOfNow);
      const members = membersOf(wiring);
      for (const one of others) {
        const isChange =
          one.relation === 'change' && idsIn(one.of.slice(0, 1)).some((id) => members.includes(id));
        if (isChange) out.push(...more());
        out.push(one);
        if (!isChange) continue;
        told = [];
        out.push(...more(one));
      }
    }
    return [...out, ...more(isPart ? facts.at(-1) : undefined)];
  };
}

/** The facts of one sentence stand together. */
function sentencesIn(facts: readonly ToldFact[]): ToldFact[][] {
  const found: ToldFact[][] = [];
  for (const one of facts) {
    const last = found.at(-1);
    if (last && JSON.stringify(last[0]!.span ?? null) === JSON.stringify(one.span ?? null)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** Whether it is told what flows: of the circuit as it is then. */
const isOfNow = ({ relation, of: [left] }: Fact): boolean =>
  relation === 'equal' &&
  typeof left === 'object' &&
  'the' in left &&
  left.of.length === 1 &&
  NOW.test(left.the);

const NOW = /current|potential|reading|power|voltage|lost/;

/** It follows from what is joined there. */
const likeTold = (one: Fact, { span }: ToldFact): ToldFact => ({
  ...one,
  relation: one.relation === 'equal' ? 'implied' : one.relation,
  ...(span && { span }),
});

/** "The combination" of several that were joined one to another may be each of them. */
const withoutCombination = (part: ProblemPart): ProblemPart =>
  [part, ...part.otherwise].some(({ goals }) => goals.some(({ target }) => isOfCombination(target)))
    ? { ...part, goals: [], otherwise: [] }
    : part;

const isOfCombination = (target: Term): boolean =>
  typeof target === 'object' &&
  'the' in target &&
  !target.the.startsWith(COMBINED) &&
  target.of.some((one) => typeof one === 'object' && 'thing' in one && one.thing.startsWith(GROUP));

/** A whole is of the kind of its members. */
function asKind(one: Thing, { groups }: Wiring, things: ReadonlyMap<string, Thing>): Thing {
  if (one.kind !== GROUP) return one;
  const memberOf = (id: string): string => {
    const first = groups.get(id)?.members[0];
    return first === undefined ? id : memberOf(first);
  };
  const kind = things.get(memberOf(one.id))?.kind ?? '';
  const isCapacitor = capabilitiesOf(kind.slice('physics '.length)).includes('has capacitance');
  return { ...one, kind: isCapacitor ? 'physics capacitor' : 'physics resistor' };
}

/** "The combined resistance of the two resistors" is that of what they are together. */
function withWholes(problem: Problem, { groups }: Wiring): Problem {
  const wholeOf = (ids: readonly string[]): string => {
    const found = [...groups].find(
      ([, { members }]) => members.length === ids.length && ids.every((id) => members.includes(id)),
    );
    if (!found) throw new Unwired();
    return found[0];
  };
  const term = (one: Term): Term => {
    if (typeof one === 'string' || !('the' in one)) return one;
    if (!one.the.startsWith(COMBINED)) return { ...one, of: one.of.map(term) };
    const ids = idsIn(one.of);
    const whole = ids.length === 1 ? ids[0]! : wholeOf(ids);
    return { ...one, the: one.the.slice(COMBINED.length), of: [{ thing: whole }] };
  };
  const fact = <F extends Fact>(one: F): F => ({ ...one, of: one.of.map(term) });
  return {
    ...problem,
    facts: problem.facts.map(fact),
    parts: problem.parts.map((part) => ({
      ...part,
      given: part.given.map(fact),
      facts: part.facts.map(fact),
      goals: part.goals.map((one) => ({ ...one, target: term(one.target) })),
      otherwise: part.otherwise.map(({ goals }) => ({
        goals: goals.map((one) => ({ ...one, target: term(one.target) })),
      })),
    })),
  };
}

const COMBINED = 'combined ';

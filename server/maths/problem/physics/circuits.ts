import type { Fact, Problem, ProblemPart, Term, Thing, ToldFact } from '../schema/problem.ts';
import { capabilitiesOf } from '../reading/physics-nouns/vocabulary.ts';

/** What is joined in a question: in each group its members; what a source of e.m.f. drives a current through. */
interface Wiring {
  groups: Map<string, { how: 'in series' | 'in parallel'; members: string[] }>;
  feeds: Map<string, string>;
  /** Facts that follow from what is joined, and hold whatever is joined to it. */
  facts: Fact[];
}

class Unwired extends Error {}

const GROUP = 'physics combination';
/** The last of their terms is what the others are together. */
const WIRED: ReadonlySet<string> = new Set(['joined in series', 'joined in parallel', 'joined across']);
/** What stands for a circuit that is not the one of which was told before. */
const REWIRED: Fact = { relation: 'rewired', of: [] };

/** The question with its circuits as resistors and capacitors that are one together; null where they are not clear. */
export function wired(problem: Problem): Problem | null {
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  if (!all.some(({ relation }) => WIRED.has(relation))) return problem;
  const wiring: Wiring = { groups: new Map(), feeds: new Map(), facts: [] };
  const things = new Map(problem.things.map((one) => [one.id, one]));
  const connect = openConnecting(wiring, things, all);
  const after = (facts: readonly ToldFact[]): Fact[] => {
    const before = structureOf(wiring);
    wiring.facts = [];
    for (const one of facts) if (WIRED.has(one.relation)) connect(one);
    const kept = before.every((one) => structureOf(wiring).includes(one));
    return [
      ...structureOf(wiring)
        .filter((one) => !before.includes(one))
        .map((one) => JSON.parse(one) as Fact),
      ...wiring.facts,
      ...(kept ? [] : [REWIRED]),
    ];
  };
  const isAlternating = problem.things.some(({ kind }) => kind === 'physics alternating supply');
  const others = (facts: readonly ToldFact[]) => facts.filter(({ relation }) => !WIRED.has(relation));
  try {
    const facts = [...others(problem.facts), ...after(problem.facts)];
    const parts = problem.parts.map((part): ProblemPart => ({
      ...part,
      given: [...others(part.given), ...after([...part.given, ...part.facts])],
      facts: others(part.facts),
    }));
    // What is joined shares what alternates, and a diode lets through half of it.
    if (isAlternating && wiring.groups.size > 0) return null;
    const joined = wiring.groups.size > 1 ? parts.map(withoutCombination) : parts;
    return withWholes(
      {
        ...problem,
        facts,
        parts: joined,
        things: [...things.values()].map((one) => asKind(one, wiring, things)),
      },
      wiring,
    );
  } catch (error) {
    if (error instanceof Unwired) return null;
    throw error;
  }
}

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

const idsIn = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => {
    if (typeof term === 'object' && 'all' in term) return idsIn(term.all);
    if (typeof term === 'object' && 'thing' in term) return [term.thing];
    throw new Unwired();
  });

const property = (name: string, id: string): Term => ({ the: name, of: [{ thing: id }] });
const equal = (name: string, id: string, other: string, of: string): Fact => ({
  relation: 'equal',
  of: [property(name, id), property(other, of)],
});

/** Everything that is joined, as facts in a fixed order. */
function structureOf({ groups, feeds }: Wiring): string[] {
  const joined = [...groups].map(([id, { how, members }]): Fact => ({
    relation: how,
    of: [id, ...members].map((thing) => ({ thing })),
  }));
  const driven = [...feeds].flatMap(([source, load]): Fact[] => [
    equal('terminal potential difference', source, 'potential difference', load),
    equal('current', source, 'current', load),
    equal('load resistance', source, 'resistance', load),
  ]);
  return [...joined, ...driven].map((one) => JSON.stringify(one));
}

/** What each thing is in a circuit. */
function openParts(things: ReadonlyMap<string, Thing>, all: readonly Fact[]) {
  const nounOf = (id: string) => things.get(id)?.kind.slice('physics '.length) ?? '';
  const can = (id: string, what: string) => capabilitiesOf(nounOf(id)).includes(`has ${what}`);
  const isSource = (id: string) => can(id, 'emf') || can(id, 'rms voltage');
  const isOfResistance = (id: string) =>
    all.some(({ relation, of: [left] }) => {
      const owner =
        typeof left === 'object' && 'the' in left && left.the !== 'reading' ? left.of[0] : undefined;
      return relation === 'equal' && typeof owner === 'object' && 'thing' in owner && owner.thing === id;
    });
  /** "A 230 V supply" keeps to its voltage, where nothing says otherwise. */
  const isIdealSupply = (id: string) =>
    nounOf(id) === 'power supply' &&
    !all.some(({ of: [left] }) => JSON.stringify(left ?? '').match(/internal|emf|terminal|lost/));
  const isIdeal = (id: string, meter: string) => nounOf(id) === meter && !isOfResistance(id);
  return { can, isSource, isIdeal, isIdealSupply };
}

/** Joins things to groups, and groups to what drives a current through them. */
function openJoining(
  wiring: Wiring,
  things: Map<string, Thing>,
  { can, isIdealSupply }: ReturnType<typeof openParts>,
) {
  const { groups, feeds } = wiring;
  const isUsed = (id: string) =>
    [...groups.values()].some(({ members }) => members.includes(id)) || [...feeds.values()].includes(id);

  /** What stood for one thing in the circuit stands for the whole of which it is now a part. */
  function replace(id: string, whole: string): void {
    for (const [group, { members }] of groups)
      if (group !== whole && members.includes(id)) members.splice(members.indexOf(id), 1, whole);
    for (const [source, load] of feeds) if (load === id) feeds.set(source, whole);
  }

  function group(whole: string, how: 'in series' | 'in parallel', members: string[]): string {
    const [used, another] = members.filter(isUsed);
    if (another || new Set(members).size !== members.length || groups.has(whole)) throw new Unwired();
    groups.set(whole, { how, members });
    if (used) replace(used, whole);
    return whole;
  }

  function feed(source: string, load: string): void {
    if (feeds.has(source) || isUsed(load)) throw new Unwired();
    if (isIdealSupply(source))
      wiring.facts.push({ relation: 'equal', of: [property('internal resistance', source), '0'] });
    if (capacityIn(load)) wiring.facts.push(equal('potential difference', load, 'emf', source));
    else feeds.set(source, load);
  }

  const capacityIn = (id: string): boolean =>
    can(id, 'capacitance') || (groups.get(id)?.members.some(capacityIn) ?? false);

  /** Cells one behind the other are one cell. */
  function oneSource(sources: readonly string[], whole: string): string {
    const [first, another] = sources;
    if (!another) return first!;
    const id = `physics battery of ${whole}`;
    things.set(id, { id, kind: 'physics battery', name: null });
    for (const name of ['emf', 'internal resistance'])
      wiring.facts.push({
        relation: 'equal',
        of: [property(name, id), { the: 'sum', of: sources.map((one) => property(name, one)) }],
      });
    return id;
  }

  return { group, feed, oneSource };
}

function openConnecting(
  wiring: Wiring,
  things: Map<string, Thing>,
  all: readonly Fact[],
): (fact: Fact) => void {
  const parts = openParts(things, all);
  const { can, isSource, isIdeal } = parts;
  const { group, feed, oneSource } = openJoining(wiring, things, parts);

  function inSeries(whole: string, members: readonly string[]): void {
    const sources = members.filter(isSource);
    const meters = members.filter((id) => isIdeal(id, 'ammeter'));
    const loads = members.filter((id) => !sources.includes(id) && !meters.includes(id));
    if (loads.length === 0) throw new Unwired();
    const load = loads.length === 1 ? loads[0]! : group(whole, 'in series', loads);
    if (sources.some((id) => can(id, 'rms voltage'))) {
      if (sources.length > 1) throw new Unwired();
      wiring.facts.push(equal('resistance', sources[0]!, 'resistance', load));
    } else if (sources.length > 0) feed(oneSource(sources, whole), load);
    for (const one of meters) wiring.facts.push(equal('current', one, 'current', load));
  }

  function across(whole: string, ids: readonly string[]): void {
    const meters = ids.filter((id) => isIdeal(id, 'voltmeter'));
    const [one, other, more] = ids.filter((id) => !meters.includes(id));
    if (!one || more || meters.length > 1) throw new Unwired();
    for (const meter of meters)
      wiring.facts.push(equal('potential difference', meter, 'potential difference', one));
    if (!other) return;
    const [alternating, load] = can(one, 'rms voltage') ? [one, other] : [other, one];
    if (can(alternating, 'rms voltage')) {
      wiring.facts.push(equal('resistance', alternating, 'resistance', load));
      return;
    }
    if (isSource(one) === isSource(other)) {
      if (isSource(one)) throw new Unwired();
      group(whole, 'in parallel', [one, other]);
    } else if (isSource(one)) feed(one, other);
    else feed(other, one);
  }

  return ({ relation, of }) => {
    const ids = idsIn(of);
    const whole = ids.pop()!;
    if (relation === 'joined in series') inSeries(whole, ids);
    else if (relation === 'joined across' || ids.length === 2) across(whole, ids);
    else {
      const loads = ids.filter((id) => !isSource(id));
      if (loads.length < 2 || ids.some((id) => isIdeal(id, 'voltmeter'))) throw new Unwired();
      group(whole, 'in parallel', loads);
      const [source, another] = ids.filter(isSource);
      if (another || (source && can(source, 'rms voltage'))) throw new Unwired();
      if (source) feed(source, whole);
    }
  };
}

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

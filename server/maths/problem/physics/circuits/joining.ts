import type { Fact, Term, Thing } from '../../schema/problem.ts';
import { capabilitiesOf } from '../../reading/physics-nouns/vocabulary.ts';

/** What is joined in a question: in each group its members; what a source of e.m.f. drives a current through. */
export interface Wiring {
  groups: Map<string, { how: 'in series' | 'in parallel'; members: string[] }>;
  feeds: Map<string, string>;
  /** In what an ammeter measures the current, and across what a voltmeter is. */
  ammeters: Map<string, string>;
  voltmeters: Map<string, string>;
  /** Facts that follow from what is joined, and hold whatever is joined to it. */
  facts: Fact[];
}

export class Unwired extends Error {}

const property = (name: string, id: string): Term => ({ the: name, of: [{ thing: id }] });
const equal = (name: string, id: string, other: string, of: string): Fact => ({
  relation: 'equal',
  of: [property(name, id), property(other, of)],
});

/** The things that are listed. */
export const idsIn = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => {
    if (typeof term === 'object' && 'all' in term) return idsIn(term.all);
    if (typeof term === 'object' && 'thing' in term) return [term.thing];
    throw new Unwired();
  });

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
  const { groups, feeds, ammeters } = wiring;
  const isUsed = (id: string) =>
    [...groups.values()].some(({ members }) => members.includes(id)) || [...feeds.values()].includes(id);

  /** What stood for one thing in the circuit stands for the whole of which it is now a part. */
  function replace(id: string, whole: string): void {
    for (const [group, { members }] of groups)
      if (group !== whole && members.includes(id)) members.splice(members.indexOf(id), 1, whole);
    for (const [source, load] of feeds) if (load === id) feeds.set(source, whole);
    for (const [meter, load] of ammeters) if (load === id) ammeters.set(meter, whole);
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

/** Takes facts of what is joined into a wiring. */
export function openConnecting(
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
    for (const one of meters) wiring.ammeters.set(one, load);
  }

  function across(whole: string, ids: readonly string[]): void {
    const meters = ids.filter((id) => isIdeal(id, 'voltmeter'));
    const [one, other, more] = ids.filter((id) => !meters.includes(id));
    if (!one || more || meters.length > 1) throw new Unwired();
    for (const meter of meters) wiring.voltmeters.set(meter, one);
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

/** Everything that is joined, as facts in a fixed order. */
export function structureOf({ groups, feeds, ammeters, voltmeters }: Wiring): string[] {
  const joined = [...groups].map(([id, { how, members }]): Fact => ({
    relation: how,
    of: [id, ...members].map((thing) => ({ thing })),
  }));
  const driven = [...feeds].flatMap(([source, load]): Fact[] => [
    equal('terminal potential difference', source, 'potential difference', load),
    equal('current', source, 'current', load),
    equal('load resistance', source, 'resistance', load),
  ]);
  const measured = [
    ...[...ammeters].map(([meter, load]) => equal('current', meter, 'current', load)),
    ...[...voltmeters].map(([meter, load]) =>
      equal('potential difference', meter, 'potential difference', load),
    ),
  ];
  return [...joined, ...driven, ...measured].map((one) => JSON.stringify(one));
}

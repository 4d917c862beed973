import type { Step } from '../../../writing/method.ts';
import { shortLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Tale, thingIn, type Told } from './told.ts';

/** Resistors joined in series and in parallel. */
type Tree = { thing: string } | { kind: 'series' | 'parallel'; of: Tree[] };

const SOURCE = 'source';
const SOURCES = /^(?:battery|cell|supply|power supply|dc supply|source|电池|电源)/;
/** Whatever else may be joined to a circuit and change it. */
const DEVICES =
  /resistor|lamp|bulb|heater|meter|thermistor|ldr|switch|diode|rheostat|motor|wire|capacitor|named|light-dependent|电表|压表|流表|开关|变阻器|二极管|电阻|灯|电容|电动机|线/;

/** The circuit that facts tell of, the last of them the whole; null where it is not clear. */
function treeIn(facts: readonly Fact[]): Tree | null {
  let tree: Tree | null = null;
  for (const { relation, of } of facts) {
    if (relation !== 'circuit') continue;
    const next: Tree | null = treeOf(of[0]!, tree);
    // What was joined before belongs to it.
    if (!next || (tree && !contains(next, tree))) return null;
    tree = next;
  }
  return tree;
}

function treeOf(term: Term, before: Tree | null): Tree | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  if (term.the === 'combination') return before;
  if (term.the !== 'series' && term.the !== 'parallel') {
    const thing = thingIn(term, null);
    return thing === null ? null : { thing };
  }
  const of = term.of.map((one) => treeOf(one, before));
  return of.every((one) => one !== null) ? { kind: term.the, of } : null;
}

const contains = (tree: Tree, part: Tree): boolean =>
  JSON.stringify(tree) === JSON.stringify(part) ||
  ('of' in tree && tree.of.some((one) => contains(one, part)));

function thingsOf(tree: Tree): string[] {
  return 'thing' in tree ? [tree.thing] : tree.of.flatMap(thingsOf);
}

/** What Kirchhoff's laws make of a circuit: each current and potential difference in it, as amounts beside those told. */
export function circuitAmounts(facts: readonly Fact[], { amounts, things: spoken }: Tale): Told[] {
  const tree = treeIn(facts);
  if (!tree) return [];
  const things = thingsOf(tree);
  const isIn = (thing: string | null) => thing === null || things.includes(thing);
  const others = [...spoken].filter((thing) => !isIn(thing));
  const isForeign =
    others.some((thing) => DEVICES.test(thing)) || others.filter((one) => SOURCES.test(one)).length > 1;
  if (isForeign || amounts.some(({ role, of }) => role === 'resistance' && !isIn(of))) return [];
  const ofThings = things.map((thing) =>
    amounts.filter(({ role, of }) => role === 'resistance' && of === thing),
  );
  const only = (...names: string[]) => {
    const all = amounts.filter(({ role }) => names.includes(role));
    return all.length === 1 ? all[0]! : null;
  };
  const emf = only('emf');
  const across = emf ? null : only('potential difference');
  const supply = across?.of && SOURCES.test(across.of) ? across : null;
  const source = emf ?? supply;
  const inside = only('internal resistance');
  const lone = loneLoad(tree, ofThings[0]!.length === 0 ? { emf, inside } : null, amounts);
  if (lone) return lone;
  if (new Set(things).size < things.length || ofThings.some(({ length }) => length !== 1)) return [];
  const from = [...ofThings.flat(), ...(source ? [source] : []), ...(inside ? [inside] : [])];
  const resistanceOf = new Map(ofThings.map(([one]) => [one!.of!, one!.value]));
  const outside = resistance(tree, resistanceOf);
  const steps: Step[] = [];
  const found: Told[] = [];
  const add = (role: string, of: string | null, value: number) =>
    found.push({ role, of, value, within: null, isOwn: false, isShown: false, from, steps });
  steps.push(
    step({ en: 'Combine the resistances outside the source.', zh: '求外电路的总电阻。' }, [
      `R = ${formula(tree, resistanceOf)} = ${shortLatex(outside, 5)}\\ \\Omega`,
    ]),
  );
  const outsideOnly: Told = {
    role: 'external resistance',
    of: null,
    value: outside,
    within: null,
    isOwn: false,
    isShown: false,
    from: ofThings.flat(),
    steps: [...steps],
  };
  // A source of which nothing more is said may have a resistance of its own.
  if (!source || (emf && !inside)) return [outsideOnly];
  const told = amounts.filter(
    ({ role }) => role === 'current' || role === 'potential difference' || role === 'power',
  );
  // What is told of parts has to be found of them; nobody checks that here.
  if (told.some((one) => one !== source)) return [outsideOnly];
  const total = outside + (inside?.value ?? 0);
  const current = source.value / total;
  steps.push(
    step({ en: 'The e.m.f. drives the current through the whole circuit.', zh: '由闭合电路求电流。' }, [
      `I = \\frac{${shortLatex(source.value, 5)}}{${shortLatex(total, 5)}} = ${shortLatex(current, 5)}\\ \\mathrm{A}`,
    ]),
  );
  add('current', SOURCE, current);
  add('terminal potential difference', null, current * outside);
  share(tree, current, resistanceOf, (thing, one, voltage) => {
    add('current', thing, one);
    add('potential difference', thing, voltage);
  });
  return isKirchhoff(tree, found, { emf: source.value, inside: inside?.value ?? 0, current })
    ? [outsideOnly, ...found]
    : [];
}

/** The one load of a source, whose current is told. */
function loneLoad(
  tree: Tree,
  source: { emf: Told | null; inside: Told | null } | null,
  amounts: readonly Told[],
): Told[] | null {
  if (!('thing' in tree) || !source?.emf || !source.inside) return null;
  const { emf, inside } = source;
  const through = amounts.find(({ role, of }) => role === 'current' && (of === SOURCE || of === tree.thing));
  if (!through) return null;
  const value = emf.value - through.value * inside.value;
  const told = { within: null, isOwn: false, isShown: false, from: [emf, inside, through], of: tree.thing };
  const lost = step(
    {
      en: 'The load has the e.m.f. less the lost volts across it.',
      zh: '负载两端电压等于电动势减去内阻上的电压。',
    },
    [
      `V = ${shortLatex(emf.value, 5)} - ${shortLatex(through.value, 5)} \\times ${shortLatex(inside.value, 5)} = ${shortLatex(value, 5)}\\ \\mathrm{V}`,
    ],
  );
  return [
    { ...told, role: 'potential difference', value, steps: [lost] },
    ...(through.of === tree.thing ? [] : [{ ...told, role: 'current', value: through.value, steps: [] }]),
  ];
}

function resistance(tree: Tree, of: ReadonlyMap<string, number>): number {
  if ('thing' in tree) return of.get(tree.thing)!;
  const all = tree.of.map((one) => resistance(one, of));
  return tree.kind === 'series'
    ? all.reduce((sum, one) => sum + one, 0)
    : 1 / all.reduce((sum, one) => sum + 1 / one, 0);
}

function formula(tree: Tree, of: ReadonlyMap<string, number>): string {
  if ('thing' in tree) return shortLatex(of.get(tree.thing)!, 5);
  const all = tree.of.map((one) => formula(one, of));
  return tree.kind === 'series'
    ? all.join(' + ')
    : `\\left(${all.map((one) => `\\frac{1}{${one}}`).join(' + ')}\\right)^{-1}`;
}

/** The current and the potential difference of each part, from the current into the whole. */
function share(
  tree: Tree,
  current: number,
  of: ReadonlyMap<string, number>,
  tell: (thing: string, current: number, voltage: number) => void,
): void {
  const voltage = current * resistance(tree, of);
  if ('thing' in tree) tell(tree.thing, current, voltage);
  else
    for (const one of tree.of)
      share(one, tree.kind === 'series' ? current : voltage / resistance(one, of), of, tell);
}

/** The potential differences along every way round the circuit add up to the e.m.f., and the currents meet. */
function isKirchhoff(
  tree: Tree,
  found: readonly Told[],
  { emf, inside, current }: { emf: number; inside: number; current: number },
): boolean {
  const valueOf = (role: string, thing: string) =>
    found.find((one) => one.role === role && one.of === thing)!.value;
  const ways = (one: Tree): string[][] =>
    'thing' in one
      ? [[one.thing]]
      : one.kind === 'parallel'
        ? one.of.flatMap(ways)
        : one.of
            .map(ways)
            .reduce((all, next) => all.flatMap((way) => next.map((more) => [...way, ...more])), [
              [],
            ] as string[][]);
  const into = (one: Tree): number =>
    'thing' in one
      ? valueOf('current', one.thing)
      : one.kind === 'parallel'
        ? one.of.reduce((sum, part) => sum + into(part), 0)
        : into(one.of[0]!);
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.abs(b);
  return (
    isNear(into(tree), current) &&
    ways(tree).every((way) =>
      isNear(
        way.reduce((sum, thing) => sum + valueOf('potential difference', thing), current * inside),
        emf,
      ),
    )
  );
}

import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const NAMED =
  'hydrogen H 1 helium He 2 lithium Li 3 beryllium Be 4 boron B 5 carbon C 6 nitrogen N 7 oxygen O 8 sodium Na 11 ' +
  'iron Fe 26 cobalt Co 27 nickel Ni 28 krypton Kr 36 strontium Sr 38 yttrium Y 39 zirconium Zr 40 molybdenum Mo 42 ' +
  'iodine I 53 xenon Xe 54 caesium Cs 55 barium Ba 56 lanthanum La 57 thallium Tl 81 lead Pb 82 bismuth Bi 83 ' +
  'polonium Po 84 radon Rn 86 radium Ra 88 thorium Th 90 protactinium Pa 91 uranium U 92 neptunium Np 93 ' +
  'plutonium Pu 94 americium Am 95';

/** A symbol and a number of protons for the word of an element. */
const ELEMENTS = new Map(
  [...NAMED.matchAll(/([a-z]{3,12}) ([A-Z][a-z]?) (\d{1,3})/g)].map(
    ([, word, symbol, protons]) => [word!, { symbol: symbol!, protons: protons! }] as const,
  ),
);
const PROTONS = new Map([...ELEMENTS.values()].map(({ symbol, protons }) => [symbol, protons]));

/** ²₁H as it is typed: nucleons, protons, symbol. */
const TYPED = /^(?:\{\})?\^\{?(\d{1,3})\}?_\{?(-?\d{1,3})\}?\s?\{?([A-Z][a-z]?|n|p)\}?$/;
const MARKS = /\\(?:text|mathrm|rm)\s?|\s/g;

interface Nuclide {
  name: string;
  nucleons: string | null;
}

function typedIn(source: string): Nuclide | null {
  const [, nucleons, , symbol] =
    TYPED.exec(source.replace(MARKS, '').replace(/\{([A-Z][a-z]?|n|p)\}$/, '$1')) ?? [];
  return nucleons === undefined ? null : { name: symbol === 'n' ? 'n' : `${symbol}-${nucleons}`, nucleons };
}

/** A nuclide, and how many nucleons and protons its name says that it has. */
function nuclide(name: string, at: number): RawTerm {
  const one = reference('physics nuclide by itself', `nuclide ${name}`, 'the', at);
  const [symbol, nucleons] = name.split('-');
  const protons = PROTONS.get(symbol!);
  if (nucleons === undefined || protons === undefined || !isBound(name)) return one;
  const says = [
    fact('implied', the('nucleon number', SELF), nucleons),
    fact('implied', the('proton number', SELF), protons),
  ];
  return { ...one, says };
}

const reaction = (at: number): RawTerm => reference('physics reaction', null, 'any', at);

const total = (name: string, all: readonly string[], at: number): RawTerm => {
  const terms = all.map((one, i) => the(name, nuclide(one, at + i / 100)));
  return terms.length === 1 ? terms[0]! : the('sum', ...terms);
};

/** What is free of binding energy is a nucleon alone. */
const isBound = (name: string): boolean => name !== 'n' && name !== 'H-1' && name !== 'p-1';

/** What becomes of what: the energy is that of the mass that is lost, and of the binding that is gained. */
function changes(left: readonly string[], right: readonly string[], at: number): RawFact[] {
  const [before, after] = [left, right].map((all) => all.filter(isBound));
  const apart = (from: readonly string[], to: readonly string[], name: string): RawTerm =>
    to.length === 0
      ? total(name, from, at)
      : the('difference', total(name, from, at), total(name, to, at + 0.5));
  return [
    fact('equal', the('decrease in mass', reaction(at)), apart(left, right, 'mass')),
    ...(after!.length === 0
      ? []
      : [fact('equal', the('energy released', reaction(at)), apart(after!, before!, 'binding energy'))]),
  ];
}

/** Three neutrons: one behind the other. */
function repeated(one: string): string[] {
  const [, count, rest] = /^([2-9])\s?((?:\{\})?\^.*)$/.exec(one) ?? [];
  return count === undefined ? [one] : Array.from({ length: Number(count) }, () => rest!);
}

/** "²₁H + ³₁H → ⁴₂He + ¹₀n + energy". */
function equationIn(source: string, at: number): RawFact[] | null {
  const sides = source.split(/→|\\rightarrow|\\to(?![a-z])/);
  if (sides.length !== 2) return null;
  const [left, right] = sides.map((side) =>
    side
      .split('+')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^(?:\\text\{)?\s?energy\}?$/.test(one))
      .flatMap(repeated),
  );
  const all = [...left!, ...right!].map(typedIn);
  if (all.length < 2 || all.length > 8 || !all.every((one) => one !== null)) return null;
  const names = all.map(({ name }) => name);
  return changes(names.slice(0, left!.length), names.slice(left!.length), at);
}

const OF_IT = '(nuclei|particles|nuclides|atoms|isotopes|nuclei and particles)';

const NAMES: Rule[] = [
  ...rule<{ n: string }>(
    'nuclide-name',
    '[(a|the)] [nucleus of] {n:nuclide}',
    ({ n }) => typedIn(n)?.name ?? null,
  ),
  ...rule<{ w: string; n?: string }>(
    'nuclide-name',
    '[(a|the)] [nucleus of] {w:story-word} [{n:expression}] [nucleus]',
    ({ w, n }) => {
      const symbol = ELEMENTS.get(w)?.symbol;
      if (symbol === undefined || (n !== undefined && !/^-\d{1,3}$/.test(n))) return null;
      return `${symbol}${n ?? ''}`;
    },
  ),
  ...rule<object>('nuclide-name', '[(an|the|one)] (alpha-particle|alpha particle)', () => 'He-4'),
  ...rule<object>('nuclide-name', '[(a|the|one)] neutron', () => 'n'),
  ...rule<object>('nuclide-name', '[(a|the|one)] proton', () => 'p-1'),
  ...rule<{ n: string }>('nuclide-name', '[(a|the|one)] [nucleus of] {n:expression} [nucleus]', ({ n }) => {
    const [, symbol, nucleons] = /^([A-Z][a-z]?)\s?[-−]\s?(\d{1,3})$/.exec(n) ?? [];
    return symbol !== undefined && PROTONS.has(symbol) ? `${symbol}-${nucleons}` : null;
  }),
  ...rule<object>(
    'reaction-intro',
    '(a|the) (nucleus of {n:nuclide-name}|{n:nuclide-name} [nucleus]) (absorbs|captures) a neutron and (undergoes fission|splits|then undergoes fission)|(this|the|one) [possible|typical] [nuclear|fission|fusion] (reaction|decay|process) is|two nuclei fuse [together]',
    () => '',
  ),
  ...rule<{ c: string }>(
    'facts',
    '{x:reaction-intro} [:|,|according to the equation] {c:nuclear-equation} [energy]',
    ({ c }, [at]) => equationIn(c, at),
  ),
];

const LISTS: Rule[] = [
  ...rule<{ n: string; v: RawTerm }>(
    'nuclide-mass',
    '{n:nuclide-name} [,|:|is|=] {v:quantity}',
    ({ n, v }, [at]) => [fact('equal', the('mass', nuclide(n, at)), v)],
  ),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'nuclide-masses',
    '{f:nuclide-mass} [(;|,|and|, and) {g:nuclide-masses}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `[the] masses of the ${OF_IT} [involved|in the reaction|in this decay] (are|are as follows) [:] {f:nuclide-masses}`,
    ({ f }) => f,
  ),
  ...rule<{ v: RawTerm; n: string }>('bound-by', '{v:quantity} for {n:nuclide-name}', ({ v, n }, [at]) => [
    fact('equal', the('binding energy per nucleon', nuclide(n, at)), v),
  ]),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'bound-bys',
    '{f:bound-by} [(;|,|and|, and) {g:bound-bys}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[the] binding energies per nucleon (are|are as follows) [:] {f:bound-bys}',
    ({ f }) => f,
  ),
  ...rule<{ n: string }>(
    'quant',
    '[the] binding energy per nucleon [{s:symbol}] (of|for) {n:nuclide-name}',
    ({ n }, [at]) => the('binding energy per nucleon', nuclide(n, at)),
  ),
  ...rule<{ n: string }>(
    'quant',
    '[the] [total] binding energy [{s:symbol}] of {n:nuclide-name}',
    ({ n }, [at]) => the('binding energy', nuclide(n, at)),
  ),
  ...rule<{ n: string }>('quant', '[the] mass [{s:symbol}] of {n:nuclide-name}', ({ n }, [at]) =>
    the('mass', nuclide(n, at)),
  ),
];

const REACTIONS: Rule[] = [
  ...rule<{ c: string }>(
    'facts',
    '(one|a|the|this|one possible) [(possible|particular|typical)] [nuclear|fusion|fission] (reaction|decay) [that may be used in a reactor|that takes place in a star|that occurs in a star|that takes place in the sun] (is|may be|can be) (represented|shown|described) by [:] [the equation] {c:nuclear-equation} [energy]',
    ({ c }, [at]) => equationIn(c, at),
  ),
  ...rule<{ c: string }>(
    'facts',
    'the (equation|nuclear equation) (for|of) (this|the) [nuclear|fusion|fission] (reaction|decay) is [:] {c:nuclear-equation} [energy]',
    ({ c }, [at]) => equationIn(c, at),
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    '(a|the) [stationary] {a:nuclide-name} [nucleus] [\\( {m:nuclide} \\)] decays [by] (to form|to|into) (a|the) (nucleus of|) {b:nuclide-name} [\\( {x:letter} \\)] [nucleus] (with the emission of|by emitting|and emits|emitting|and) an (alpha-particle|alpha particle)',
    ({ a, b }, [at]) => changes([a], [b, 'He-4'], at),
  ),
  ...rule<object>(
    'quant',
    '[the] (difference between the total mass of the (reactants|nuclei before the reaction) and the total mass of the products|(loss|decrease|change) in [the] [total] mass [in the (reaction|decay)]|total mass lost in the (reaction|decay))',
    (_, [at]) => the('decrease in mass', reaction(at)),
  ),
  ...rule<object>(
    'facts',
    'all of (this|the) energy (appears|is released) as [the] kinetic energy of the [two] (particles|products)',
    () => [],
  ),
];

const sample = (at: number): RawTerm => reference('has half-life', null, 'only', at);

/** How much energy a source gives in a time. */
const SOURCES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    '(a|the) [small|radioactive] (source|sample) [used in a (spacecraft|space probe|pacemaker|satellite)] [initially] contains [initially] {v:quantity} of (this|the) (isotope|nuclide)',
    ({ v }, [at]) => [
      fact('equal', the('initial mass', sample(at)), v),
      fact('also', sample(at), 'source of power'),
      fact('equal', the('energy of each decay', sample(at)), the('energy released', reaction(at + 0.5))),
    ],
  ),
  ...rule<object>(
    'quant',
    '[the] initial [thermal] power [{s:symbol}] (generated|produced|released|emitted|) (in|by|of) the (source|sample)',
    (_, [at]) => the('initial power', sample(at)),
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    '[the] time [{s:letter}] [taken] for (this|the) [thermal] power [(of|generated in) the source] to (fall|decrease|be reduced) to {v:quantity}',
    ({ v }, [at]) => ({
      the: 'time',
      of: [sample(at)],
      where: [fact('equal', the('power', sample(at)), v)],
    }),
  ),
];

/** What is taken for granted of a source. */
const ASSUMED: Rule[] = rule<{ g: RawGoal[] }>(
  'goals',
  'assuming that all [of] the energy [of the (emissions|radiation|particles|decays)] is absorbed (within|in|by) the source [,] {g:goals}',
  ({ g }) => g,
);

export const NUCLEUS_RULES: Rule[] = [...NAMES, ...LISTS, ...REACTIONS, ...SOURCES, ...ASSUMED];

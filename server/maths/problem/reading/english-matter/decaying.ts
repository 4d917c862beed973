import { fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';

const ELEMENTS =
  'hydrogen|helium|lithium|beryllium|boron|carbon|nitrogen|oxygen|fluorine|neon|sodium|magnesium|aluminium|silicon|phosphorus|sulfur|chlorine|argon|potassium|calcium|iron|cobalt|nickel|copper|zinc|krypton|rubidium|strontium|yttrium|zirconium|technetium|molybdenum|silver|tin|iodine|xenon|caesium|barium|gold|mercury|thallium|lead|bismuth|polonium|astatine|radon|francium|radium|actinium|thorium|protactinium|uranium|neptunium|plutonium|americium|curium';
const KIND = 'physics nucleus';
const COUNTED = new Set(['proton number', 'nucleon number', 'neutron number']);

const named = (element: string, at: number): RawTerm => reference(KIND, element, 'the', at);
const other = (at: number): RawTerm => reference(KIND, null, 'other', at);

const withNucleons = (isotope: string, at: number): RawTerm => {
  const [element, nucleons] = isotope.split('-') as [string, string];
  return saying(named(element, at), [fact('equal', the('nucleon number', SELF), nucleons)])!;
};

/** Nuclei by the names of their elements. */
const NUCLEI: Rule[] = [
  ...rule<object>('decay-element', `(${ELEMENTS})`, () => ''),
  ...ELEMENTS.split('|').map((word) => rule<object>('decay-nuclide', word, (_, [at]) => named(word, at))[0]!),
  ...rule<{ i: string }>('decay-nuclide', '{i:isotope}', ({ i }, [at]) =>
    ELEMENTS.split('|').includes(i.split('-')[0]!) ? withNucleons(i, at) : null,
  ),
  ...rule<{ e: RawTerm }>(
    'decay-nuclide',
    '[(the|an)] (isotope|nuclide|radioactive isotope|element) [of] {e:decay-nuclide}',
    ({ e }) => e,
  ),
  ...rule<{ e: RawTerm }>(
    'decay-nucleus',
    '(a|the|this|each) [stationary|radioactive|unstable] nucleus of {e:decay-nuclide}',
    ({ e }) => e,
  ),
  ...rule<{ e: RawTerm }>(
    'decay-nucleus',
    '(a|the|this|each) [stationary|radioactive|unstable] {e:decay-nuclide} (nucleus|atom)',
    ({ e }) => e,
  ),
  ...rule<object>(
    'decay-nucleus',
    '(the|this) (daughter nucleus|resulting nucleus|new nucleus|nucleus [that is|which is] formed [in the decay|by the decay|in this decay]|product nucleus|nucleus produced [in the decay|by the decay])',
    (_, [at]) => other(at),
  ),
  ...rule<object>('decay-nucleus', '(the|this) (parent nucleus|original nucleus)', (_, [at]) =>
    reference(KIND, null, 'one', at),
  ),
  ...['{s:letter}', '{s:expression}'].flatMap((sign) =>
    rule<{ e: RawTerm; s: string }>('decay-nucleus', `{e:decay-nucleus} ${sign}`, ({ e, s }) =>
      /^\(?[A-Z][a-z]?\)?$/.test(s) ? e : null,
    ),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'decay-nucleus',
    '{e:decay-nucleus} [,] (with|of|having|that has|which has) {f:nuclear-with} [,]',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ p: string; n: string }>(
    'nuclear-with',
    '[a|an] {p:property} [{s:symbol}] [of] {n:number}',
    ({ p, n }) => (COUNTED.has(p) ? [fact('equal', the(p, SELF), n)] : null),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'nuclear-with',
    '{f:nuclear-with} and {g:nuclear-with}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ n: string }>('nuclear-with', '{n:number} protons', ({ n }) => [
    fact('equal', the('proton number', SELF), n),
  ]),
  ...rule<{ n: string }>('nuclear-with', '{n:number} neutrons', ({ n }) => [
    fact('equal', the('neutron number', SELF), n),
  ]),
  ...rule<{ n: string }>('nuclear-with', '{n:number} nucleons', ({ n }) => [
    fact('equal', the('nucleon number', SELF), n),
  ]),
];

const ALPHA = '(alpha-particle|alpha particle)';
const EMITTED: readonly [string, string, number, number][] = [
  [`(an|one) ${ALPHA}`, 'alpha', 4, 2],
  ['(a|one) (beta-minus particle|electron)', 'beta', 0, -1],
  ['(a|one) (beta-plus particle|positron)', 'beta', 0, 1],
];
const RADIATED: readonly [string, string, number, number][] = [
  ['(alpha|alpha-particle)', 'alpha', 4, 2],
  ['beta-minus', 'beta', 0, -1],
  ['(beta-plus|positron)', 'beta', 0, 1],
];

const alpha = (at: number): RawTerm => reference(KIND, 'alpha', 'the', at);

/** What is left is what there was without what is emitted. */
function decayed(parent: RawTerm, kind: string, at: number, daughter?: RawTerm): RawFact[] {
  const [, name, nucleons, protons] = [...EMITTED, ...RADIATED].find(([, , n, p]) => `${n} ${p}` === kind)!;
  const left = daughter ?? reference(KIND, null, 'a', at + 0.7);
  const less = (property: string, by: number): RawFact =>
    fact('equal', the(property, left), the('difference', the(property, parent), String(by)));
  return [
    fact('given', parent),
    less('nucleon number', nucleons),
    less('proton number', protons),
    ...(name === 'alpha'
      ? [
          fact('equal', the('nucleon number', alpha(at)), '4'),
          fact('equal', the('proton number', alpha(at)), '2'),
          fact('equal', the('mass', alpha(at)), { amount: '4', unit: 'u' }),
        ]
      : []),
  ];
}

const FORMS = '(to form|to produce|to become|and forms|to give|forming|, forming|, to form|to) [also]';
const DECAYS = '(decays|decay|is radioactive and decays|undergoes decay|disintegrates)';

const DECAY: Rule[] = [
  ...EMITTED.map(([words, , n, p]) => rule<object>('emitted', words, () => `${n} ${p}`)[0]!),
  ...RADIATED.map(([words, , n, p]) => rule<object>('radiated', words, () => `${n} ${p}`)[0]!),
  ...['it', '{e:decay-nucleus}'].flatMap((who) => [
    ...rule<{ e?: RawTerm; k: string; d?: RawTerm }>(
      'facts',
      `${who} ${DECAYS} by [the] {k:radiated} (emission|decay) [${FORMS} {d:decay-nucleus}]`,
      ({ e, k, d }, [at]) => decayed(e ?? reference(KIND, null, 'the', at), k, at, d),
    ),
    ...rule<{ e?: RawTerm; k: string; d?: RawTerm }>(
      'facts',
      `${who} (emits|${DECAYS} by (emitting|the emission of)) {k:emitted} [${FORMS} {d:decay-nucleus}]`,
      ({ e, k, d }, [at]) => decayed(e ?? reference(KIND, null, 'the', at), k, at, d),
    ),
    ...rule<{ e?: RawTerm; k: string; d: RawTerm }>(
      'facts',
      `${who} ${DECAYS} ${FORMS} {d:decay-nucleus} (by|with) (emitting|the emission of) {k:emitted}`,
      ({ e, k, d }, [at]) => decayed(e ?? reference(KIND, null, 'the', at), k, at, d),
    ),
    ...rule<{ e?: RawTerm; d: RawTerm; f: RawFact[] }>(
      'facts',
      `${who} ${DECAYS} ${FORMS} {d:decay-nucleus} (by|with) (emitting|the emission of) an ${ALPHA} (of|with) [a] {f:with}`,
      ({ e, d, f }, [at]) => [
        ...decayed(e ?? reference(KIND, null, 'the', at), '4 2', at, d),
        ...sayOf(alpha(at), f),
      ],
    ),
    ...rule<{ e?: RawTerm; f: RawFact[]; d?: RawTerm }>(
      'facts',
      `${who} (emits|${DECAYS} by (emitting|the emission of)) an ${ALPHA} (of|with) [a] {f:with} [${FORMS} {d:decay-nucleus}]`,
      ({ e, f, d }, [at]) => [
        ...decayed(e ?? reference(KIND, null, 'the', at), '4 2', at, d),
        ...sayOf(alpha(at), f),
      ],
    ),
  ]),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:decay-nucleus} (contains|has|consists of) {f:nuclear-with}',
    ({ e, f }) => sayOf(e, f),
  ),
  ...rule<{ p: string; e: RawTerm; n: string }>(
    'facts',
    '[the] {p:property} of ({e:decay-nuclide}|{e:decay-nucleus}) is {n:number}',
    ({ p, e, n }) => (COUNTED.has(p) ? [fact('equal', the(p, e), n)] : null),
  ),
  ...rule<{ e: RawTerm }>('facts', '{e:decay-nucleus} is [initially] (stationary|at rest)', ({ e }) =>
    isReference(e) ? spokenOf(e) : null,
  ),
];

const ASKED: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] [total] [initial] {p:property} [{s:symbol}] (of|in) ({e:decay-nucleus}|{e:decay-nuclide})',
    ({ p, e }) => the(p, e),
  ),
  ...rule<{ p: string; q: string; e: RawTerm }>(
    'sought',
    '[the] {p:property} and [the] {q:property} (of|in) ({e:decay-nucleus}|{e:decay-nuclide})',
    ({ p, q, e }) => ({ all: [the(p, e), the(q, e)] }),
  ),
  ...rule<{ p: string; e: RawTerm }>('sought', '[for] {e:decay-nucleus} , [the] {p:property}', ({ p, e }) =>
    the(p, e),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'goals',
    'for {e:decay-nucleus} [,] (state|determine|calculate) [the] {p:property}',
    ({ p, e }) => [{ verb: 'find', target: the(p, e) }],
  ),
  ...rule<{ p: string }>(
    'quant',
    `[the] [initial] {p:property} [{s:symbol}] of (the|this) ${ALPHA}`,
    ({ p }, [at]) => the(p, alpha(at)),
  ),
];

/** Nuclei, of what they consist, and what is left of them when they decay. */
export const DECAYING_RULES: Rule[] = [...NUCLEI, ...DECAY, ...ASKED];

import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const emission = (at: number): RawTerm => reference('physics photoelectric emission', null, 'any', at);

const LIGHT =
  '[monochromatic|ultraviolet|visible|electromagnetic|blue|violet|green|red|white] (light|radiation|ultraviolet|ultraviolet radiation|electromagnetic radiation|photons)';
const METAL =
  '[clean|polished|negatively-charged|metallic] [{m:metal-word}] [metal] (surface|plate|cathode|metal|electrode)';

const EMISSION: Rule[] = [
  ...rule<object>(
    'metal-word',
    '(sodium|zinc|caesium|potassium|magnesium|calcium|lithium|aluminium|copper|silver|platinum|tungsten|barium)',
    () => '',
  ),
  ...rule<{ f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `[a beam of] ${LIGHT} [(of|with|having) {f:with}] (is incident on|falls on|is shone onto|illuminates|is shone on|strikes) (a|the) ${METAL} [[,] (of|with|that has|which has|having) {g:with}] [in (a vacuum|an evacuated tube|a photocell)]`,
    ({ f, g }, [at]) =>
      sayOf(
        emission(at),
        [...(f ?? []), ...(g ?? [])].length > 0 ? [...(f ?? []), ...(g ?? [])] : [fact('given', SELF)],
      ),
  ),
  ...rule<{ f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `(a|the) ${METAL} [(of|with|that has|which has) {g:with}] is illuminated (with|by) ${LIGHT} [(of|with) {f:with}]`,
    ({ f, g }, [at]) => sayOf(emission(at), [...(f ?? []), ...(g ?? []), fact('given', SELF)]),
  ),
  ...rule<{ p: string }>(
    'quant',
    `[the] {p:emission-property} [{s:symbol}] [(of|for) (the|a|this) [photoelectric] [${METAL}|electrons|emitted electrons|photoelectrons|metal]] `,
    ({ p }, [at]) => the(p, reference('physics photoelectric emission', null, 'the', at)),
  ),
  ...rule<{ p: string }>(
    'quant',
    `[the] {p:emission-property} [{s:symbol}] (of|for) (the [metal] surface|the metal|{m:metal-word}|the (emitted|ejected|photoelectric) electrons|an emitted electron|the photoelectrons|the electrons emitted [from the (plate|surface|metal|metal surface)]|electrons emitted from the (plate|surface|metal|metal surface)|a photoelectron)`,
    ({ p }, [at]) => the(p, emission(at)),
  ),
  ...rule<{ p: string }>('emission-property', '{p:property}', ({ p }) => (OF_EMISSION.has(p) ? p : null)),
  ...rule<{ p: string }>(
    'quant',
    `[the] {p:property} of (a|an|one|each|a single|the|an incident|each incident) photon [(of|in) the ${LIGHT}]`,
    ({ p }, [at]) => {
      const name = OF_PHOTON[p];
      return name ? the(name, only('photon energy', at)) : null;
    },
  ),
];

const OF_EMISSION = new Set([
  'work function',
  'threshold frequency',
  'threshold wavelength',
  'maximum kinetic energy',
  'maximum speed',
  'stopping potential',
]);

const OF_PHOTON: Record<string, string> = {
  energy: 'photon energy',
  momentum: 'photon momentum',
  frequency: 'frequency',
  wavelength: 'wavelength',
};

const BEAMS: Rule[] = [
  // A laser, a lamp, a beam of light: its photons.
  ...rule<{ f: RawFact[] }>(
    'entity',
    `(a|the|) [parallel] [beam of] ${LIGHT} (of|with|having) {f:with}`,
    ({ f }, [at]) => saying(reference('physics photon', null, 'the', at), f),
  ),
  ...rule<{ p: string; e?: RawTerm }>(
    'quant',
    `[the] {p:property} of (a|an|one|each|a single) photon (of|in) (the|this) (${LIGHT}|beam|laser beam|laser light)`,
    ({ p }, [at]) => the(p, only('photons per unit time', at)),
  ),
  ...rule<{ g?: RawFact[]; f: RawFact[] }>(
    'facts',
    `{e:laser} [(of|with|that has) [an|a] [output] {g:with}] (emits|produces|gives out) ${LIGHT} [(of|with) {f:with}] [(with|at) [an|a] [output] {h:with}]`,
    (slots, [at]) => {
      const { g, f, h } = slots as { g?: RawFact[]; f?: RawFact[]; h?: RawFact[] };
      const told = [...(g ?? []), ...(f ?? []), ...(h ?? [])];
      return told.length > 0 ? sayOf(reference('physics photon', null, 'any', at), told) : null;
    },
  ),
  ...rule<{ p: string }>(
    'quant',
    `[the] {p:property} of (a|an|one|each|a single|the) photon (of|in) (the|this) ${LIGHT}`,
    ({ p }, [at]) => {
      const name = OF_PHOTON[p];
      return name ? the(name, reference('physics photoelectric emission', null, 'the', at)) : null;
    },
  ),
  ...rule<object>(
    'laser',
    '(a|the) [certain|particular|helium-neon|sodium] (laser|lamp|light source|light-emitting diode|laser pointer|source)',
    () => '',
  ),
];

const PARTICLE: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'does',
    '(is|are) accelerated [uniformly] [from rest] [in a vacuum] [from rest] (through|by|across) [a|an] {f:with}',
    ({ f }) =>
      f.map((one) => ({
        ...one,
        of: one.of.map((term) =>
          typeof term === 'object' && 'the' in term && term.the === 'potential difference'
            ? { ...term, the: 'accelerating potential difference' }
            : term,
        ),
      })),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(moves|travels|is travelling|is moving|are moving|move) (with|at) [a|an] {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ p: string; n: string }>(
    'quant',
    '[the] {p:property} [{s:symbol}] of (an accelerated|one|each|each accelerated|one of the|the accelerated) {n:physics-noun}',
    ({ p, n }, [at]) => the(p, reference(`physics ${n}`, null, 'the', at)),
  ),
];

const ISOTOPES: Rule[] = [
  ...(['intensity', 'illuminated area'] as const).map(
    (name) =>
      rule<object>(
        'quant',
        name === 'intensity'
          ? '[the] intensity [{s:symbol}] of the [incident] (light|radiation|electromagnetic radiation)'
          : '[the] (area [{s:symbol}] of the [metal] (surface|plate) [that is] (illuminated|exposed [to the (light|radiation)])|illuminated area [of the (surface|plate)])',
        (_, [at]) => the(name, reference('physics photoelectric emission', null, 'the', at)),
      )[0]!,
  ),
  ...rule<object>(
    'quant',
    '[the] number of photons [that are] (incident|arriving) (per second|per unit time|each second) on the [metal] (surface|plate)',
    (_, [at]) => the('photons per unit time', reference('physics photoelectric emission', null, 'the', at)),
  ),
  ...rule<{ f: RawFact[] }>('facts', '{m:metal-word} has {f:with}', ({ f }, [at]) =>
    f.every(({ of: [left] }) => typeof left === 'object' && 'the' in left && OF_EMISSION.has(left.the))
      ? sayOf(emission(at), f)
      : null,
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '(a|the) patient is (given|injected with) (an injection containing|an injection of|a tracer containing|a dose of|a solution containing|) {e:entity}',
    ({ e }) => [fact('given', e)],
  ),
  ...rule<{ t: RawTerm }>(
    'quant',
    '[the] activity (that remains|remaining|that is left) after [a time of] {t:quantity}',
    ({ t }, [at]) => ({
      ...the('activity', only('half-life', at)),
      where: [fact('equal', the('time', only('half-life', at)), t)],
    }),
  ),
  ...rule<{ w: string; n: string }>('isotope', '{w:story-word} {n:expression}', ({ w, n }) =>
    /^-\d{1,3}m?$/.test(n) ? `${w}${n}` : null,
  ),
  ...rule<{ i: string }>(
    'entity',
    '[the] [(radioactive isotope|isotope|radioisotope|nuclide|tracer)] {i:isotope}',
    ({ i }, [at]) => reference('physics radioactive sample', i, 'the', at),
  ),
  ...rule<{ i: string }>(
    'entity',
    '(a|the) [pure|radioactive] (sample|source) of [pure] {i:isotope}',
    ({ i }, [at]) => reference('physics radioactive sample', i, 'the', at),
  ),
  ...rule<{ v: RawTerm; i: string }>(
    'facts',
    '(a|the) [pure|radioactive] (sample|source) (contains|of) {v:quantity} of [pure] {i:isotope}',
    ({ v, i }, [at]) => heldIn(reference('physics radioactive sample', i, 'the', at), v, i),
  ),
  ...rule<object>(
    'entity',
    '(the|this) (sample|source|isotope|nuclide|radioactive source|radioactive sample|radioactive isotope|substance)',
    (_, [at]) => only('half-life', at),
  ),
  ...rule<{ t: RawTerm; p: string }>(
    'sought',
    '[the] time [taken] for the {p:falling} [of (the|this) {n:physics-noun}] to (fall|decrease|decay|be reduced) to {t:quantity} [of its (initial|original) value]',
    ({ p, t }, [at]) => ({
      ...the('time', only('half-life', at)),
      where: [fact('equal', the(p, only('half-life', at)), fallen(p, t, at))],
    }),
  ),
  ...rule<object>('falling', 'activity', () => 'activity'),
  ...rule<object>('falling', 'number of [undecayed|radioactive] nuclei', () => 'number of nuclei'),
  ...rule<object>('falling', 'mass', () => 'mass'),
];

const fallen = (p: string, t: RawTerm, at: number): RawTerm =>
  typeof t === 'object' && 'amount' in t && t.unit === '%'
    ? the('product', t, the(`initial ${p}`, only('half-life', at)))
    : t;

/** The mass of a nucleus is close to as many u as it has nucleons. */
const heldIn = (e: RawTerm, v: RawTerm, isotope: string): RawFact[] => [
  fact('equal', the('initial mass', e), v),
  fact('equal', the('nuclear mass', e), { amount: isotope.slice(isotope.lastIndexOf('-') + 1), unit: 'u' }),
];

const ANNIHILATION: Rule[] = [
  ...rule<object>(
    'facts',
    '(a|the) (positron|electron) and (a|an|the) (electron|positron) [, both with negligible kinetic energy ,] annihilate [each other] [to (produce|form) two [identical] [gamma-ray|gamma] photons [of equal energy]]',
    (_, [at]) => [fact('given', reference('physics annihilation', null, 'any', at))],
  ),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:property} of (each|one|one of the|each of the|the|a) [two] [gamma-ray|gamma] (photon|photons|radiation) [produced|emitted|formed]',
    ({ p }, [at]) =>
      p in IN_PAIR ? the(IN_PAIR[p]!, reference('physics annihilation', null, 'the', at)) : null,
  ),
];

const IN_PAIR: Record<string, string> = {
  energy: 'photon energy',
  wavelength: 'photon wavelength',
  frequency: 'photon frequency',
  momentum: 'photon momentum',
};

export const QUANTUM_RULES: Rule[] = [...EMISSION, ...BEAMS, ...PARTICLE, ...ISOTOPES, ...ANNIHILATION];

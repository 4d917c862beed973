import { fact, type RawFact, type RawGoal, type RawTerm, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { again } from './rays-and-stars.ts';
import { spokenOf } from '../english-physics/scenes.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

const MAXIMUM = '[the] (maximum|greatest|largest) (kinetic energy|speed)';

/** Electrons from a surface, and photons between levels. */
const EMITTED: Rule[] = [
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:emission-property} [{s:symbol}] (of|for) (a|the|this) [clean|polished|metallic] [{m:metal-word}] [metal] (surface|plate|cathode|metal|electrode)',
    ({ p }, [at]) => the(p, reference('physics photoelectric emission', null, 'any', at)),
  ),
  ...rule<object>(
    'quant',
    `[the] (de broglie wavelength|wavelength) [{s:symbol}] of (an electron|the electron|electrons|the electrons|a photoelectron|those electrons) [that (is|are)] (emitted|ejected) with ${MAXIMUM}`,
    (_, [at]) =>
      the('shortest de Broglie wavelength', reference('physics photoelectric emission', null, 'the', at)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    'in the (photoelectric effect|{w:story-word} effect|context of {n:story-word}) , {g:goals}',
    ({ g }) => g,
  ),
];

const LEVEL = '[energy] level [at|of]';
const sizeOf = (v: RawTerm): number => (typeof v === 'object' && 'amount' in v ? Number(v.amount) : NaN);

/** A photon between two levels: what it has is the difference of their energies. */
function between(p: string, from: RawTerm, to: RawTerm, at: number): RawTerm | null {
  const [a, b] = [sizeOf(from), sizeOf(to)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === b || a > 0 || b > 0) return null;
  const photon = reference('physics photon', null, 'a', at);
  const [upper, lower] = a > b ? [from, to] : [to, from];
  return {
    ...the(p, photon),
    where: [fact('equal', the('energy', photon), the('difference', upper, lower))],
  };
}

const ELECTRON = '(an|the) [orbital] (electron|atom)';
const MOVES_DOWN = 'falls|de-excites|drops';
const MOVES = `(makes|undergoes) a transition|moves|jumps|${MOVES_DOWN}`;

const LEVELS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    '[some of|two of|three of|four of|five of] [the] [lowest] [two|three|four|five] [electron] energy levels (of|in|for) [the|an|a] [electron (in|of) a] [{w:story-word}] [isolated] [atom|atoms] (are|have energies) {v:amounts}',
    () => spokenOf(),
  ),
  ...[MOVES_DOWN, '(makes|undergoes) a transition'].flatMap((verb) =>
    rule<{ v: RawTerm; w: RawTerm }>(
      'facts',
      `${ELECTRON} [in {x:level-atom}] (${verb}) from the {v:quantity} ${LEVEL} to the {w:quantity} ${LEVEL}`,
      ({ v, w }, [at]) => {
        if (verb === MOVES_DOWN && sizeOf(v) <= sizeOf(w)) return null;
        const energy = between('energy', v, w, at);
        return energy && typeof energy === 'object' && 'where' in energy ? energy.where! : null;
      },
    ),
  ),
  ...rule<object>('level-atom', '(a|an|the) [{w:story-word}] atom [of {v:story-word}]', () => ''),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:property} [{s:symbol}] of the [emitted|absorbed] photon [that is] [emitted|absorbed]',
    ({ p }, [at]) => the(p, reference('physics photon', null, 'the', at)),
  ),
  ...['emitted', 'absorbed'].flatMap((verb) => [
    ...rule<{ p: string; v: RawTerm; w: RawTerm }>(
      'quant',
      `[the] {p:property} [{s:symbol}] of the (photon|radiation|light) [that is|which is] ${verb} (when|as|by) ${ELECTRON} (${MOVES}) from the {v:quantity} ${LEVEL} to the {w:quantity} ${LEVEL}`,
      ({ p, v, w }, [at]) => (sizeOf(v) > sizeOf(w) === (verb === 'emitted') ? between(p, v, w, at) : null),
    ),
    ...rule<{ p: string; v: RawTerm; w: RawTerm }>(
      'quant',
      `[the] {p:property} [{s:symbol}] of the (photon|radiation|light) [that is|which is] ${verb} (when|as|by) ${ELECTRON} (makes|undergoes) a transition between the {v:quantity} [${LEVEL}] and [the] {w:quantity} (level|levels|energy levels)`,
      ({ p, v, w }, [at]) => between(p, v, w, at),
    ),
  ]),
];

const SAMPLE = '[undecayed|radioactive|remaining]';

/** Isotopes, and two samples beside each other. */
const DECAYS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'does',
    '(is|are) [a] (radioactive|unstable) [nuclide|isotope] [,] (with|and has|and have|that has|which has) {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ i: string }>(
    'quant',
    `[the] [total] number of ${SAMPLE} {i:isotope} (nuclei|atoms) [(in|present in|remaining in) (the|this) (sample|source)]`,
    ({ i }, [at]) => the('number of nuclei', reference('physics radioactive sample', i, 'the', at)),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} of the (nuclide|isotope|radioactive isotope|nuclei|radioactive nuclide) in {e:entity}',
    ({ p, e }) => (p === 'half-life' || p === 'decay constant' ? the(p, e) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entitys} [both] (initially|at time t = 0|at first) (contain|have) (equal numbers|the same number) of ${SAMPLE} (nuclei|atoms)`,
    ({ e }) => [fact('alike', e, 'initial number of nuclei')],
  ),
  ...rule<object>(
    'facts',
    '(the|all) [the] (products|product|daughter nuclei|daughter products|decay products) [of (the|these|this|each) (decays|decay)] (are|is) stable',
    () => spokenOf(),
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'sought',
    '{t:sought} [,] after [a time [{s:symbol}] of] {v:quantity}',
    ({ t, v }) => laterThan(t, v),
  ),
];

/** A ratio of what two things have at one later time. */
function laterThan(t: RawTerm, v: RawTerm): RawTerm | null {
  if (typeof t !== 'object' || !('the' in t) || t.the !== 'ratio') return null;
  const each = t.of.map((q) =>
    typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where
      ? { ...q, where: [fact('equal', the('time', q.of[0]!), v)] }
      : null,
  );
  return each.includes(null) ? null : { ...t, of: each as RawTerm[] };
}

const XRAYS = '(x-rays|x-ray photons|x-radiation|x-ray radiation)';
const tube = (at: number): RawTerm => reference('physics x-ray tube', null, 'any', at);

const XRAY: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    `${XRAYS} are (produced|emitted|generated) (when|as|by) [high-speed] electrons [,] [(that|which) (are|have been)] accelerated [from rest] (through|by) [a|an] {f:with} [,] [that] (strike|striking|hit|hitting|collide with) a [metal|tungsten] target`,
    ({ f }, [at]) => sayOf(tube(at), f),
  ),
  ...rule<object>(
    'quant',
    `[the] (minimum|shortest) wavelength of the ${XRAYS} [that are] (produced|emitted|generated) [in the tube|by the tube]`,
    (_, [at]) => the('minimum wavelength', only('minimum wavelength', at)),
  ),
  ...['maximum photon energy', 'maximum frequency'].flatMap((name) =>
    rule<object>(
      'quant',
      `[the] ${name.replace('photon', '[photon]')} of the ${XRAYS} [that are] [produced|emitted|generated]`,
      (_, [at]) => the(name, only('minimum wavelength', at)),
    ),
  ),
  ...rule<object>(
    'facts',
    '[in (positron emission tomography|positron emission tomography \\( pet scanning \\)|pet scanning|a pet scan|a pet scanner) ,] (a|the) (positron|electron) and (a|an|the) (electron|positron) [, (both|each) with negligible kinetic energy ,] (annihilate|annihilate each other) [to (produce|form) two [identical] [gamma-ray|gamma] photons [of equal energy]]',
    (_, [at]) => [fact('given', reference('physics annihilation', null, 'any', at))],
  ),
];

/** The light of a galaxy. */
const GALAXIES: Rule[] = [
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    'in the (light|spectrum|radiation|spectrum of the light) (received from|from|of) {e:entity} [,] the [observed] wavelength of (this|the same|the) [spectral] line is [measured to be|observed to be|found to be] {v:quantity}',
    ({ e, v }) => [fact('equal', the('observed wavelength', again(e)), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    'the [observed] wavelength of (this|the same|the) [spectral] line in the (light|spectrum|radiation) (received from|from|of) {e:entity} is [measured to be|observed to be|found to be] {v:quantity}',
    ({ e, v }) => [fact('equal', the('observed wavelength', again(e)), v)],
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] of the (radiation|light) (from|received from|reaching the earth from) {e:entity} [(at|on) the earth]',
    ({ p, e }) => (p === 'radiant flux intensity' ? the(p, e) : null),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] of {e:entity} [,] (as observed|observed|measured) (on|from|at) [the] earth',
    ({ p, e }) => (p === 'radiant flux intensity' ? the(p, e) : null),
  ),
];

/** Charge in steps: nothing that a law asks for. */
const SAID: Rule[] = [
  ...rule<object>('facts', '[the] {w:story-word} (is|are) said to be {v:story-word}', () => spokenOf()),
  ...rule<{ e: RawTerm }>('facts', '{e:entity} (is|are) coherent', ({ e }) => spokenOf(e)),
  ...rule<object>('facts', '(the|) {p:property} (is|are) said to be {v:story-word}', () => spokenOf()),
];

export const EMISSION_RULES: Rule[] = [...EMITTED, ...LEVELS, ...DECAYS, ...XRAY, ...GALAXIES, ...SAID];

import {
  fact,
  isReference,
  type RawFact,
  type RawProperty,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

const isProperty = (term: RawTerm): term is RawProperty => typeof term === 'object' && 'the' in term;

const between = (x: RawTerm, y: RawTerm, at: number): RawTerm => ({
  ...reference('physics boundary', null, 'the', at),
  says: [
    fact('equal', the('first impedance', SELF), the('specific acoustic impedance', x)),
    fact('equal', the('second impedance', SELF), the('specific acoustic impedance', y)),
  ],
});

const BEAM =
  '[a|the] [parallel|narrow|parallel monochromatic] [x-ray|ultrasound] (beam|pulse) [of (x-rays|ultrasound|x-ray radiation|x-ray photons|gamma radiation)] [of a single photon energy|of [initial|incident] intensity {i:letter}]';

const ULTRASOUND: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'entity',
    '(a|the) (boundary|interface) between {x:entity} and {y:entity}',
    ({ x, y }, [at]) => between(x, y, at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'entity',
    'the {x:physics-noun} - {y:physics-noun} (boundary|interface)',
    ({ x, y }, [at]) =>
      between(
        reference(`physics ${x as string}`, null, 'the', at),
        reference(`physics ${y as string}`, null, 'the', at + 0.5),
        at,
      ),
  ),
  // "That of bone is …".
  ...rule<{ q: RawTerm; v: RawTerm; e: RawTerm; w: RawTerm }>(
    'facts',
    '{q:quant} is {v:amount} [,] (and|while) that (of|for|in) {e:entity} is {w:amount}',
    ({ q, v, e, w }) =>
      isProperty(q) && q.of.length === 1 ? [fact('equal', q, v), fact('equal', { ...q, of: [e] }, w)] : null,
  ),
  ...rule<{ q: RawTerm; v: RawTerm; e: RawTerm; w: RawTerm }>(
    'facts',
    '{q:quant} is {v:amount} [,] and {w:amount} (of|for|in) {e:entity}',
    ({ q, v, e, w }) =>
      isProperty(q) && q.of.length === 1 ? [fact('equal', q, v), fact('equal', { ...q, of: [e] }, w)] : null,
  ),
  ...rule<{ e: RawTerm }>('quant', '[the] speed of (ultrasound|sound) [waves] in {e:entity}', ({ e }) =>
    the('speed of ultrasound', e),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    '[the] {p:property} [of (x-rays|ultrasound|the x-rays|the ultrasound)] (in|of|for) {e:entity} [for (these|the) (x-rays|x-ray photons)]',
    ({ p, e }) => (p === 'attenuation coefficient' ? the(p, e) : null),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `${BEAM} (passes through|travels through|is incident on|enters) {v:quantity} of {e:entity}`,
    ({ v, e }) => [fact('also', e, 'crossed by a beam'), fact('equal', the('thickness', e), v)],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `${BEAM} (passes through|travels through|is incident on|enters) (a layer of|a sheet of|a block of|) {e:entity}`,
    ({ e }) => [fact('given', e)],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '(a|the) (layer|sheet|thickness|block|piece) of {e:entity} (of|with) {f:with}',
    ({ e, f }) => (typeof e === 'object' && 'a' in e ? { ...e, says: [...e.says, ...f] } : null),
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    '[the] {p:property} (by|through|of|for|in) [a thickness of] {v:quantity} of [the same] {e:entity}',
    ({ p, v, e }) =>
      p === 'fraction transmitted' || p === 'fraction absorbed'
        ? { ...the(p, e), where: [fact('equal', the('thickness', e), v)] }
        : null,
  ),
  ...rule<object>(
    'quant',
    '[the] fraction of the [incident] (intensity|x-rays|x-ray intensity) [that is|which is] transmitted',
    (_, [at]) => the('fraction transmitted', only('fraction transmitted', at)),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'quant',
    '[the] fraction [of the [incident] intensity] [that is] transmitted by {v:quantity} of [the same] {e:entity}',
    ({ v, e }) => ({ ...the('fraction transmitted', e), where: [fact('equal', the('thickness', e), v)] }),
  ),
  ...rule<{ f: RawFact[] }>('does', '(operates|is operated) (at|with) [a|an] {f:with}', ({ f }) => f),
  ...rule<object>(
    'quant',
    '[the] number of electrons (striking|that strike|hitting|reaching) the [metal] target (per second|per unit time|in one second|each second)',
    (_, [at]) => the('electrons per unit time', only('electrons per unit time', at)),
  ),
  ...rule<object>('quant', '[the] minimum wavelength of the (x-rays|x-ray photons|x-radiation)', (_, [at]) =>
    the('minimum wavelength', only('minimum wavelength', at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[in an x-ray tube ,] electrons are accelerated [from rest] (through|by) [a|an] {f:with} [and [then] strike a metal target]',
    ({ f }, [at]) => sayOf(reference('physics x-ray tube', null, 'any', at), f),
  ),
];

const OBSERVER =
  '(the earth|earth|an observer|the observer|an observer on the earth|an observer on earth|us)';
const SEEN = new Set(['distance', 'speed', 'recession speed', 'radiant flux intensity', 'velocity']);

/** The galaxy of whose line was told before. */
export const again = (e: RawTerm): RawTerm =>
  isReference(e) && e.article === 'a' && e.name === null ? { ...e, article: 'any' } : e;

const STARS: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] (of|to|from) {e:entity} (from|relative to|at|away from|with respect to) ${OBSERVER}`,
    ({ p, e }) => (SEEN.has(p) ? the(p, e) : null),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] (at|from) ${OBSERVER} (of|due to|from) [the radiation from|the light from] {e:entity}`,
    ({ p, e }) => (SEEN.has(p) ? the(p, e) : null),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of the (radiation|light) (from|received from|emitted by) {e:entity} (at|on|reaching) (the surface of|) ${OBSERVER}`,
    ({ p, e }) => (SEEN.has(p) ? the(p, e) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] distance [{s:symbol}] (between|from) (${OBSERVER} (and|to) {e:entity}|{e:entity} (and|to) ${OBSERVER})`,
    ({ e }) => the('distance', e),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    `{e:entity} is [at] [a distance of] {v:quantity} [away] from ${OBSERVER}`,
    ({ e, v }) => [fact('equal', the('distance', e), v)],
  ),
  ...rule<object>('quant', '[the] hubble constant [{s:symbol}]', (_, [at]) =>
    the('Hubble constant', only('Hubble constant', at)),
  ),
  ...rule<object>('quant', '[the|an estimate of the] age of the universe', (_, [at]) =>
    the('age of the Universe', only('Hubble constant', at)),
  ),
  // One line of a spectrum, in the laboratory and in the light from a galaxy.
  ...rule<{ v: RawTerm }>(
    'facts',
    '(a|the|one) [particular|certain] [spectral] line in the [emission|absorption] spectrum of {n:story-word} has [a] wavelength [of] {v:quantity} (when [it is] (measured|observed)|as measured|measured|) (in the laboratory|in a laboratory|on earth|from a source in the laboratory)',
    ({ v }, [at]) => [
      fact('equal', the('emitted wavelength', reference('physics galaxy', null, 'any', at)), v),
    ],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    'in the (light|spectrum|radiation) (from|of|received from) {e:entity} [,] the same line (has|is observed at|is found to have|is at) [a] wavelength [of] {v:quantity}',
    ({ v, e }) => [fact('equal', the('observed wavelength', again(e)), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    'the same line in the (light|spectrum|radiation) (from|of|received from) {e:entity} (has|is observed at|is found to have|is observed to have|is at) [a] wavelength [of] {v:quantity}',
    ({ v, e }) => [fact('equal', the('observed wavelength', again(e)), v)],
  ),
  ...rule<{ e: RawTerm }>('facts', 'light from {e:entity} is (analysed|observed|studied)', ({ e }) => [
    fact('given', e),
  ]),
];

export const RAY_AND_STAR_RULES: Rule[] = [...ULTRASOUND, ...STARS];

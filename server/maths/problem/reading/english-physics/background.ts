import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from './scenes.ts';
import { AT, onlyWith } from './things.ts';

const GIVEN =
  '(is|are|may be|can be) (given by|related by|represented by|written as|expressed as|calculated from|calculated using|found from|described by|related to {o:property} by)';
const BY = '[the] (expression|equation|formula|relationship|relation|)';

const PEOPLE = '(student|teacher|technician|scientist|engineer|experimenter|researcher)';

/** A law as a formula, with what its letters are. */
const LAWS: Rule[] = [
  ...rule<{ l: RawFact[]; c: string; w?: RawFact[] }>(
    'facts',
    `{l:law-subject} ${GIVEN} ${BY} {c:equation} [[,] where {w:letters-are}]`,
    ({ l, c, w }) => [...l, fact('holds', c), ...(w ?? [])],
  ),
  // "A student determines the resistivity ρ of a wire from ρ = RA/L."
  ...rule<{ c: string; e?: RawTerm; w?: RawFact[] }>(
    'facts',
    `(a|the) ${PEOPLE} (determines|calculates|finds|obtains|measures) [a value for|the value of] [the|a] {w:formula-subject} (from|using|by using) ${BY} {c:equation} [[,] where {w:letters-are}]`,
    ({ c }) => [fact('holds', c)],
  ),
  ...rule<{ c: string }>(
    'facts',
    `[the|a|an] [value of the] {w:formula-subject} (is|was|may be|can be) (determined|calculated|found|obtained) (from|using|by using) ${BY} {c:equation}`,
    ({ c }) => [fact('holds', c)],
  ),
  ...rule<object>('formula-subject', '{p:property} {s:letter} [(of|in|for|across) {e:entity}]', () => ''),
  ...rule<object>('formula-subject', '{s:letter}', () => ''),
  ...rule<object>(
    'formula-subject',
    '(acceleration of free fall|speed of sound|speed of light|resistivity|density) {s:letter} [(of|in) {e:entity}]',
    () => '',
  ),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'letters-told',
    '{f:letter-told} [[,] and {g:letters-told}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
  ...rule<{ s: string; v: RawTerm }>(
    'letter-told',
    '[the] ({p:property}|{w:story-word}) {s:letter} [(of|in|for|across) (the|a) [{a:looks}] ({x:story-word}|{n:physics-noun})] (is|was) [measured (to be|as)] {v:quantity}',
    ({ s, v }) => (OF_NATURE.has(s) && s !== 'R' && s !== 'k' && s !== 'e' ? null : [fact('equal', s, v)]),
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:letters-told}', ({ f }) => f),
  ...rule<object>('formula-subject', '{w:story-word} {s:letter} [of {e:entity}]', () => ''),
  ...rule<{ c: string; w?: RawFact[] }>(
    'facts',
    `[the] (equation|formula|expression|relationship) [used|that is used] (is|is given by) {c:equation} [[,] where {w:letters-are}]`,
    ({ c, w }) => [fact('holds', c), ...(w ?? [])],
  ),
  ...rule<{ p: string; s: string; e?: RawTerm }>(
    'law-subject',
    `[the] {p:property} {s:letter} [${AT} {e:entity}]`,
    ({ p, s, e }, [at]) => named(p, s, e ?? onlyWith(p, at)),
  ),
  ...rule<{ p: string; s: string; e: RawTerm }>(
    'law-subject',
    `[the] {p:property} {s:letter} ${AT} {e:entity} of {q:property} {r:letter}`,
    (slots) => {
      const { p, s, e, q, r } = slots as unknown as {
        p: string;
        s: string;
        e: RawTerm;
        q: string;
        r: string;
      };
      return [...named(p, s, e), ...named(q, r, e)];
    },
  ),
  ...rule<{ p: string; s: string }>(
    'law-subject',
    '[the] {p:property} {s:letter} of the [progressive|transverse] (wave|waves)',
    ({ p, s }, [at]) => named(p, s, onlyWith(p, at)),
  ),
  ...rule<{ p: string; s: string; e?: RawTerm }>(
    'letter-is',
    `{s:letter} is [the] {p:property} [${AT} {e:entity}]`,
    ({ p, s, e }, [at]) => named(p, s, e ?? onlyWith(p, at)),
  ),
  ...rule<{ s: string }>('letter-is', '{s:letter} is a constant', () => spokenOf()),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'letters-are',
    '{f:letter-is} [(,|, and|and) {g:letters-are}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
];

/** The letters that stand for constants in every formula. */
const OF_NATURE = new Set(['g', 'c', 'h', 'G', 'k', 'e', 'R']);

const named = (p: string, s: string, e: RawTerm): RawFact[] =>
  OF_NATURE.has(s) && p !== 'resistance' && p !== 'radius' ? [] : [fact('equal', the(p, e), s)];

const LAW_NAME =
  '[the] (first law of thermodynamics|second law of motion|wave equation|equation of state|ideal gas equation|photoelectric equation)';

/** What is known of the world, and is said beside what happens. */
const KNOWN: Rule[] = [
  ...rule<object>(
    'facts',
    `${LAW_NAME} [of an ideal gas] (is|may be|can be) (written|expressed|stated) (as|in the form) [the equation] {c:equation}`,
    () => spokenOf(),
  ),
  ...rule<object>(
    'facts',
    '[the] [radioactive] decay [of (a nucleus|nuclei)] is [both] (random|spontaneous) [and (random|spontaneous)]',
    () => spokenOf(),
  ),
  ...rule<{ i: string }>(
    'facts',
    '{i:isotope} decays by {b:radiation} [emission|decay] [to [form] (a|an) [stable] (isotope|nuclide|nucleus) of {w:story-word}]',
    ({ i }, [at]) => spokenOf(reference('physics radioactive sample', i, 'the', at)),
  ),
  ...rule<object>('radiation', '(alpha|beta|beta-minus|beta-plus|gamma|positron)', () => ''),
  ...rule<object>(
    'facts',
    'the (upper|lower|left-hand|right-hand|top|bottom) plate is (positive|negative|at the higher potential|earthed|at a higher potential)',
    () => spokenOf(),
  ),
  ...rule<object>('facts', 'the temperature of {e:entity} is [kept|assumed to be] constant', (slots) => {
    const { e } = slots as { e: RawTerm };
    return isReference(e) && /wire|resistor|lamp|filament|thermistor/.test(e.a) ? spokenOf(e) : null;
  }),
  ...rule<{ e: RawTerm }>('facts', '{e:entity} operates normally', ({ e }) => spokenOf(e)),
  ...rule<object>(
    'facts',
    '[in (positron emission tomography|positron emission tomography \\( pet scanning \\)|pet scanning) ,] a tracer is (introduced|injected) into the body of (the|a) patient',
    () => spokenOf(),
  ),
];

/** What is asked in other words. */
const ASKED: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>('quant', '[the] {p:property} by {e:entity}', ({ p, e }) =>
    p === 'energy transferred' ? the(p, e) : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (maximum|greatest|largest) [possible] current [that] {e:entity} (could|can) (supply|deliver|provide)',
    ({ e }) => the('maximum current', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (maximum|greatest|largest) [possible] current (from|that can be supplied by|that could be supplied by) {e:entity}',
    ({ e }) => the('maximum current', e),
  ),
  ...rule<{ v: RawTerm }>(
    'quant',
    '[the] phase difference [{s:symbol}] between [the] (vibrations|oscillations) (at|of) two points [that|which] [are] {v:quantity} apart [, the two points lying] [on|along] [a line in] [the] [direction of travel of the wave|direction of travel|wave]',
    ({ v }, [at]) => {
      const wave = reference('has wavelength', null, 'only', at);
      return {
        the: 'phase difference',
        of: [wave],
        where: [fact('equal', the('distance between points', wave), v)],
      };
    },
  ),
];

/** Light on a metal, and the lines of a spectrum, in other words. */
const LIGHT: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[monochromatic|ultraviolet|electromagnetic] (light|radiation) [(of|with) {f:with}] (is incident on|falls on|illuminates) the surface of a [clean|polished] {m:metal-word} (plate|electrode|cathode|surface|foil) [in (an evacuated tube|a vacuum)]',
    ({ f }, [at]) =>
      [...(f ?? []), fact('given', emission(at))].map(({ relation, of }) => ({
        relation,
        of: of.map((one) => (typeof one === 'object' && 'the' in one ? { ...one, of: [emission(at)] } : one)),
      })),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the power of the (light|radiation|beam) [that (reaches|is incident on|falls on) the (plate|surface|metal|metal surface)] is {v:quantity}',
    ({ v }, [at]) => [
      fact('equal', the('power', reference('physics photoelectric emission', null, 'the', at)), v),
    ],
  ),
  ...rule<object>(
    'quant',
    '[the] number of photons (that reach|reaching|incident on|that are incident on) the (plate|surface|metal|metal surface) (per unit time|per second|each second)',
    (_, [at]) => the('photons per unit time', onlyWith('photons per unit time', at)),
  ),
  ...rule<{ v: RawTerm; w: RawTerm; e: RawTerm }>(
    'facts',
    '(a|one) [spectral] line in the [{n:story-word}] spectrum [of {m:story-word}] [(that|which) has|of|with] [a] wavelength [of] {v:quantity} (when [it is] measured|as measured|when observed|measured) in (a|the) laboratory (is (found|observed|seen) to have|has) [a] wavelength [of] {w:quantity} in the (light|spectrum|radiation) (from|of|received from) {e:entity}',
    ({ v, w, e }) => [
      fact('equal', the('emitted wavelength', e), v),
      fact('equal', the('observed wavelength', e), w),
    ],
  ),
];

const emission = (at: number): RawTerm => reference('physics photoelectric emission', null, 'any', at);

export const BACKGROUND_RULES: Rule[] = [...LAWS, ...KNOWN, ...ASKED, ...LIGHT];

import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { isLength } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const grating = (at: number): RawTerm => reference('physics grating', null, 'the', at);
const slits = (at: number): RawTerm => reference('physics slits', null, 'any', at);

const WAVE =
  '(the|this|these) [stationary|standing|progressive|transverse|longitudinal|sound|water|light] (wave|waves|sound|light|note|ripples)';

/** "The wavelength of the wave": of whatever has one. */
const WAVES: Rule[] = [
  ...rule<{ p: string }>('quant', `[the] {p:property} [{s:symbol}] of ${WAVE}`, ({ p }, [at]) =>
    the(p, onlyWith(p, at)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the frequency of (vibration|oscillation|the vibrator|the oscillator) is {v:amount}`,
    ({ v }, [at]) => [fact('equal', the('frequency', onlyWith('wavelength', at)), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '[the] distance [{s:symbol}] between (two|a pair of|any two) (adjacent|neighbouring|consecutive|successive) (crests|troughs|peaks|wavefronts|compressions|rarefactions) [(of|in|on) {e:entity}] is {v:amount}',
    ({ v, e }, [at]) => [fact('equal', the('wavelength', e ?? onlyWith('wavelength', at)), v)],
  ),
  ...rule<object>(
    'quant',
    '[the] distance [{s:symbol}] between (two|a pair of|) (adjacent|neighbouring|consecutive|successive) (crests|troughs|peaks|wavefronts|compressions|rarefactions)',
    (_, [at]) => the('wavelength', onlyWith('wavelength', at)),
  ),
];

const LINES = '(lines|slits|rulings|grooves)';
const MAXIMUM =
  '(maximum|maxima|diffraction maximum|diffraction maxima|intensity maximum|beam|beams|bright line|diffracted beam|spectrum|order)';
const SEEN =
  '[(that|which|,|) [(can|could|may) be|is|are|will be] (observed|seen|produced|obtained|formed|detected|visible|possible)]';
const THROUGH = '[(by|with|using|from|for) (the|this) (grating|diffraction grating|light|arrangement)]';

const ratio = (at: number): RawTerm =>
  the('ratio', the('line spacing', grating(at)), the('wavelength', grating(at)));

/** How many orders there are, and how far lines are apart. */
const GRATINGS: Rule[] = [
  ...rule<object>(
    'quant',
    `[the] (spacing|separation|distance) [{s:symbol}] (of|between) [the centres of] [the|two|] [adjacent|neighbouring|consecutive|two adjacent] ${LINES} [(on|of|in) the [diffraction] grating]`,
    (_, [at]) => the('line spacing', grating(at)),
  ),
  ...rule<{ v: RawTerm }>(
    'with',
    `${LINES} (spaced|separated by|with [a] (spacing|separation) of) {v:quantity} [apart]`,
    ({ v }) => (isLength(v) ? [fact('equal', the('line spacing', SELF), v)] : null),
  ),
  ...rule<{ u: string }>(
    'sought-in',
    `[the] number [{s:symbol}] of ${LINES} per {u:per-length} [(on|of|for) the [diffraction] grating]`,
    ({ u }, [at]) => [{ verb: 'find', target: the('lines per metre', grating(at)), unit: u }],
  ),
  ...[
    ['(millimetre|mm)', 'mm^-1'],
    ['(metre|m|unit length)', 'm^-1'],
    ['(centimetre|cm)', 'cm^-1'],
  ].map(([word, unit]) => rule<object>('per-length', word!, () => unit!)[0]!),
  ...rule<object>(
    'quant',
    `[the] (highest|greatest|maximum|largest) order [number] [of ${MAXIMUM}] [maximum] ${SEEN} ${THROUGH}`,
    (_, [at]) => the('whole part', ratio(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] [total|maximum] number of [different] (maxima|diffraction maxima|bright lines|beams|diffracted beams|intensity maxima|bright spots) ${SEEN} ${THROUGH}`,
    (_, [at]) => the('odd count', ratio(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] [total|maximum] number of [diffraction] orders ${SEEN} ${THROUGH} [on (one|each) side of the (zero order|centre|zero-order maximum|central maximum)]`,
    (_, [at]) => the('whole part', ratio(at)),
  ),
  ...rule<{ o: string; v: RawTerm; p: string; w: RawTerm }>(
    'facts',
    `[the] {o:order} ${MAXIMUM} (for|of|from|with|produced by) {v:wave-length-of} (is|occurs) [seen|observed|found|formed|produced] (at the same angle as|in the same direction as|at the same position as) [the] {p:order} ${MAXIMUM} (for|of|from|with|produced by) {w:wave-length-of}`,
    ({ o, v, p, w }) => [fact('equal', the('product', o, v), the('product', p, w))],
  ),
  ...rule<{ o: string; v: RawTerm; p: string; w: RawTerm }>(
    'facts',
    `[the] {o:order} ${MAXIMUM} (for|of|from|with|produced by) {v:wave-length-of} coincides with [the] {p:order} ${MAXIMUM} (for|of|from|with|produced by) {w:wave-length-of}`,
    ({ o, v, p, w }) => [fact('equal', the('product', o, v), the('product', p, w))],
  ),
  ...rule<{ o: string; v: RawTerm }>(
    'facts',
    `[the] {o:order} ${MAXIMUM} (is|occurs) [formed|observed|produced|seen|found] at an angle [{s:symbol}] [of] {v:amount} (to|from) the [direction of the] (zero-order maximum|zero order|zero-order beam|central maximum|straight-through beam|normal to the grating|normal|undeviated beam|incident light)`,
    ({ o, v }, [at]) => [
      fact('equal', the('order', grating(at), `order ${o}`), o),
      fact('equal', the('angle', grating(at), `order ${o}`), v),
    ],
  ),
  ...rule<{ o: string; v: RawTerm }>(
    'facts',
    `[the] angle [{s:symbol}] between the two {o:order} ${MAXIMUM} is {v:amount}`,
    ({ o, v }, [at]) => {
      const state = `order ${o}`;
      return [
        fact('equal', the('order', grating(at), state), o),
        fact('equal', the('product', '2', the('angle', grating(at), state)), v),
      ];
    },
  ),
  ...rule<{ o: string }>(
    'quant',
    `[the] angle [{s:symbol}] between the two {o:order} ${MAXIMUM}`,
    ({ o }, [at]) =>
      the('product', '2', {
        the: 'angle',
        of: [grating(at), `order ${o}`],
        where: [fact('equal', the('order', grating(at), `order ${o}`), o)],
      }),
  ),
];

/** How much further the light of one slit goes, in wavelengths. */
const further = (wavelengths: number, at: number): RawTerm => ({
  ...the('path difference', slits(at)),
  where: [fact('equal', the('path difference in wavelengths', slits(at)), String(wavelengths))],
});

const PATH =
  '[the] (path difference|difference in path length|difference in the path lengths|extra distance travelled) [{s:symbol}] [between the (light|waves|light waves|two waves|waves arriving|light arriving) [from] [the] [two] [slits]] [from the [two] slits] (at|for|to) (the centre of|)';
const FROM_CENTRE =
  '[from|next to|away from|either side of] [the] [centre|central bright fringe|central maximum|central fringe|central bright fringe]';

const PATHS: Rule[] = [
  ...rule<{ o: string }>(
    'quant',
    `${PATH} the ({o:order}|{o:ordinal}) (bright fringe|maximum) ${FROM_CENTRE}`,
    ({ o }, [at]) => further(Number(o), at),
  ),
  ...rule<{ o: string }>(
    'quant',
    `${PATH} the ({o:order}|{o:ordinal}) (dark fringe|minimum) ${FROM_CENTRE}`,
    ({ o }, [at]) => further(Number(o) - 0.5, at),
  ),
];

const ofOne = ({ relation, of }: RawFact, one: RawTerm): RawFact => ({
  relation,
  of: of.map((part) =>
    typeof part === 'object' && 'the' in part
      ? { ...part, of: part.of.map((each) => (each === SELF ? one : each)) }
      : part,
  ),
});

const isLight = (e: RawTerm): boolean => isReference(e) && e.a === 'physics light';

/** Where light falls, of which no law asks. */
const FALLS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} [that is|which is] incident [normally] on (the|a) [diffraction] grating',
    ({ e }) => (isLight(e) ? e : null),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    'light (of|with|that has) {f:with} is incident [normally] on {e:entity}',
    ({ e, f }, [at]) => [
      ...f.map((one) => ofOne(one, reference('physics light', null, 'any', at))),
      ...spokenOf(e),
    ],
  ),
];

/** Waves that are superposed, and what is seen or heard of it. */
export const SUPERPOSED_RULES: Rule[] = [...WAVES, ...GRATINGS, ...PATHS, ...FALLS];

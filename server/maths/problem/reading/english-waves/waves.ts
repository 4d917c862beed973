import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';

/** What waves go through, by the names that it has. */
const MEDIA: [string, string][] = [
  ['air', 'air|the air|a vacuum|vacuum|free space'],
  ['water', 'water|the water|the surface'],
  ['string', 'a rope|a string|a stretched string|the string|the rope'],
  ['spring', 'a spring|the spring'],
  ['medium', 'the tube|the medium'],
];

const goesIn = (medium: string): RawFact[] => [fact('scene', SELF, `in ${medium}`)];

const APART =
  'between (two|the|the two) points (on|along|in) (the wave|this wave|the progressive wave|it) [(that|which) are|separated by|which are separated by|that are separated by] [a distance] [of] {v:quantity} [apart] [along the direction of travel of the wave|along the wave|in the direction of travel of the wave]';

/** A wave and where it goes. */
const GOING: Rule[] = [
  ...rule<{ e: RawTerm }>('wave-entity', '{e:entity}', ({ e }) => (isWave(e) ? e : null)),
  ...rule<{ e: RawTerm; f: RawTerm }>('entity', '{e:wave-entity} from {f:entity}', ({ e, f }) =>
    saying(e, spokenOf(f)),
  ),
  ...rule<{ m: string }>('entity', 'sound [waves] (in|through) {m:wave-medium}', ({ m }, [at]) =>
    saying(reference('physics sound', null, 'any', at), goesIn(m)),
  ),
  ...rule<{ e: RawTerm; m: string }>(
    'entity',
    '{e:wave-entity} ([travelling|moving|propagating] (in|through)|on|along) {m:wave-medium}',
    ({ e, m }) => saying(e, goesIn(m)),
  ),
  ...MEDIA.flatMap(([name, words]) => rule<object>('wave-medium', `(${words})`, () => name)),
  ...rule<{ e: RawTerm }>(
    'does',
    '(is|are) incident [normally|at right angles|perpendicularly] (on|upon|onto) {e:entity}',
    ({ e }) => spokenOf(SELF, e),
  ),
  ...rule<{ e: RawTerm }>(
    'does',
    '(pass|passes|is passed|are passed|is directed) [normally] (through|onto|towards|at) {e:entity}',
    ({ e }) => spokenOf(SELF, e),
  ),
  ...rule<{ e: RawTerm }>(
    'does',
    '(emits|emit|radiates|produces|produce|transmits) {e:wave-entity}',
    ({ e }) => spokenOf(SELF, e),
  ),
  ...rule<{ m?: string; f: RawFact[] }>(
    'does',
    '(travels|travel|moves|propagates) [(in|through|along|across|on) {m:wave-medium}] (with|at) {f:with}',
    ({ m, f }) => [...f, ...(m ? goesIn(m) : [])],
  ),
  ...rule<{ m: string }>(
    'does',
    '(travels|travel|moves|propagates) (in|through|along|across|on) {m:wave-medium}',
    ({ m }) => goesIn(m),
  ),
  ...rule<{ v: RawTerm }>('quant', `[the] phase difference [{s:symbol}] ${APART}`, ({ v }, [at]) =>
    apartBy(v, at),
  ),
  ...rule<{ u: string; v: RawTerm }>(
    'sought-in',
    `[the] phase difference [{s:symbol}] , in {u:unit} , ${APART}`,
    ({ u, v }, [at]) => [{ verb: 'find', target: apartBy(v, at), unit: u }],
  ),
];

const isWave = (term: RawTerm): boolean =>
  isReference(term) && /^physics (?:light|polarised light|wave|sound|stationary wave)$/.test(term.a);

const theWave = (at: number) => reference('has wavelength', null, 'only', at);

const apartBy = (v: RawTerm, at: number): RawTerm => {
  const wave = theWave(at);
  return {
    the: 'phase difference',
    of: [wave],
    where: [fact('equal', the('distance between points', wave), v)],
  };
};

const BRIGHT = '[bright|dark|interference|bright and dark]';
const SEEN = '(observed|formed|seen|produced|obtained)';
const PARALLEL =
  '[that is parallel to the (slits|plane of the slits)|parallel to the slits|which is parallel to the slits]';

const slits = (at: number) => reference('physics slits', null, 'any', at);
const fringes = (at: number) => reference('physics fringes', null, 'any', at);
const screen = (at: number) => reference('physics screen', null, 'any', at);
const to = (v: RawTerm): RawFact[] => [fact('equal', the('distance', SELF), v)];

/** Two slits, fringes and a screen. */
const FRINGES: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} (on the screen|in the pattern|seen on the screen|observed on the screen|formed on the screen)',
    ({ e }) => (isReference(e) && e.a === 'physics fringes' ? e : null),
  ),
  ...rule<{ q: RawTerm }>(
    'quant',
    '{q:quant} (on the screen|in the pattern|seen on the screen|observed on the screen)',
    ({ q }) => (typeof q === 'object' && 'the' in q && q.the === 'fringe separation' ? q : null),
  ),
  ...rule<{ v: RawTerm }>(
    'at-distance',
    '[placed|positioned|situated|located] [at] (a|an|the) [perpendicular] distance [{s:symbol}] (of|equal to|is) {v:amount} (from|away from|beyond|behind|in front of) (the slits|the double slit|the double-slit|them|it|the two slits)',
    ({ v }) => to(v),
  ),
  ...rule<{ v: RawTerm }>(
    'at-distance',
    '[placed|positioned|situated|located] {v:quantity} (from|away from|beyond|behind) (the slits|the double slit|the double-slit|them|it|the two slits)',
    ({ v }) => to(v),
  ),
  ...rule<{ f: RawFact[] }>('does', '(is|are) {f:at-distance}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(is|are) parallel to (the slits|the plane of the slits) and [is] [at] {f:at-distance}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'screen',
    `(a|the) screen ${PARALLEL} [and|that is|which is|,] [at] {f:at-distance}`,
    ({ f }, [at]) => saying(screen(at), f),
  ),
  ...rule<object>('screen', `(a|the) screen ${PARALLEL}`, (_, [at]) => screen(at)),
  ...rule<{ e: RawTerm }>(
    'facts',
    `[a pattern of|a series of] ${BRIGHT} fringes (is|are) ${SEEN} on {e:screen}`,
    ({ e }, [at]) => spokenOf(fringes(at), e),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `an (interference|fringe) pattern [of ${BRIGHT} fringes] is ${SEEN} on {e:screen}`,
    ({ e }, [at]) => spokenOf(fringes(at + 0.5), e),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `${BRIGHT} fringes (of|with) {f:with} are ${SEEN} on {e:screen}`,
    ({ e }, [at]) => spokenOf(fringes(at), e),
  ),
  ...rule<{ v: RawTerm }>('does', '(are|is) [a distance [of]] {v:amount} apart', ({ v }) => [
    fact('equal', the('separation', SELF), v),
  ]),
  ...rule<{ v: RawTerm }>('does', '(are|is) separated by [a distance [of]] {v:amount}', ({ v }) => [
    fact('equal', the('separation', SELF), v),
  ]),
  ...rule<object>(
    'quant',
    '[the] (distance [{s:symbol}] between [the centres of]|(separation|spacing) [{s:symbol}] (of|between) the centres of) [the|two] (adjacent|consecutive|neighbouring|successive) (fringes|bright fringes|dark fringes|maxima|minima)',
    (_, [at]) => the('fringe separation', fringes(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] (distance [{s:symbol}] between [the centres of]|(separation|spacing) [{s:symbol}] (of|between) the centres of) [the] [two] slits',
    (_, [at]) => the('slit separation', slits(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] [perpendicular] distance [{s:symbol}] (between|from) the [two|double] (slits|slit) (and|to) the screen',
    (_, [at]) => the('distance to the screen', screen(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] [perpendicular] distance [{s:symbol}] (between|from) the screen (and|to|from) the [two|double] (slits|slit)',
    (_, [at]) => the('distance to the screen', screen(at)),
  ),
];

const LENGTH: Readonly<Record<string, string>> = {
  metre: 'm',
  m: 'm',
  millimetre: 'mm',
  mm: 'mm',
  centimetre: 'cm',
  cm: 'cm',
};

const grating = (at: number) => reference('physics grating', null, 'the', at);

const MAXIMUM = '(maximum|diffraction maximum|intensity maximum|principal maximum|order maximum|maxima)';

/** The angle of the maximum of some order. */
function angleOf(order: string, at: number): RawTerm {
  const state = `order ${order}`;
  return {
    the: 'angle',
    of: [grating(at), state],
    where: [fact('equal', the('order', grating(at), state), order)],
  };
}

const GRATINGS: Rule[] = [
  ...Object.entries(LENGTH).map(
    ([word, unit]) =>
      rule<{ n: string }>('with', `{n:number} [slits|] (lines|slits) per ${word}`, ({ n }) => [
        fact('equal', the('lines per metre', SELF), { amount: n, unit: `${unit}^-1` }),
      ])[0]!,
  ),
  ...rule<{ o: string }>('order', '{o:ordinal} [-] order', ({ o }) => o),
  ...['first', 'second', 'third', 'fourth'].flatMap((word, at) =>
    rule<object>('order', `(${word}-order|${word} order)`, () => String(at + 1)),
  ),
  ...rule<{ o: string }>(
    'quant',
    `[the] (angle|angle of diffraction|diffraction angle) [{s:symbol}] [, to the (direction of the incident beam|direction of the incident light|normal|normal to the grating) ,] (of|for|to|at which) [the] {o:order} ${MAXIMUM} [is (observed|formed|seen)]`,
    ({ o }, [at]) => angleOf(o, at),
  ),
  ...rule<{ o: string }>(
    'quant',
    `[the] angle [{s:symbol}] between [the direction of] (the zero-order|the zero order|the central|the straight-through) [maximum|beam|maximum] and [the] {o:order} ${MAXIMUM}`,
    ({ o }, [at]) => angleOf(o, at),
  ),
  ...rule<{ o: string }>(
    'quant',
    `[the] angle [{s:symbol}] between [the] {o:order} ${MAXIMUM} and [the direction of] (the zero-order maximum|the central maximum|the normal|the normal to the grating|the incident beam|the incident light|the straight-through beam)`,
    ({ o }, [at]) => angleOf(o, at),
  ),
  ...rule<{ o: string; v: RawTerm }>(
    'facts',
    `[the] {o:order} ${MAXIMUM} (is|occurs) [formed|observed|produced|seen|found] at an angle [{s:symbol}] [of] {v:amount} [to the normal|to the incident beam|to the direction of the incident beam|to the direction of the incident light|to the normal to the grating|from the centre|from the central maximum]`,
    ({ o, v }, [at]) => orderAt(o, v, at),
  ),
];

function orderAt(order: string, v: RawTerm, at: number): RawFact[] {
  const state = `order ${order}`;
  return [
    fact('equal', the('order', grating(at), state), order),
    fact('equal', the('angle', grating(at), state), v),
  ];
}

const STATIONARY: Rule[] = [
  ...rule<object>(
    'quant',
    '[the] (distance|separation) [{s:symbol}] (between|of) [the centres of] [two] (adjacent|neighbouring|consecutive|two adjacent|two neighbouring) (nodes|antinodes)',
    (_, [at]) => the('node separation', reference('physics stationary wave', null, 'any', at)),
  ),
  ...rule<object>(
    'quant',
    '[the] distance [{s:symbol}] (between|from) (a node|an antinode|any node) (and|to) (the adjacent|the nearest|an adjacent|the neighbouring|its adjacent) (antinode|node)',
    (_, [at]) => the('node to antinode distance', reference('physics stationary wave', null, 'any', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '(a stationary wave|a standing wave|stationary waves) (is|are) (formed|set up|produced|established) [on|in|along|between] [{e:entity}]',
    ({ e }, [at]) => spokenOf(reference('physics stationary wave', null, 'any', at), ...(e ? [e] : [])),
  ),
];

export const WAVE_RULES: Rule[] = [...GOING, ...FRINGES, ...GRATINGS, ...STATIONARY];

import { fact, type RawFact, type RawTerm, saidOf, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const PLANETS = 'earth mars jupiter saturn venus neptune uranus pluto'.split(' ');

/** The Earth, Mars: bodies with a name of their own. */
const NAMES: Rule[] = [
  ...PLANETS.flatMap((name) =>
    rule<object>('entity', `[the] [planet] ${name}`, (_, [at]) =>
      reference('physics planet', capital(name), 'the', at),
    ),
  ),
  ...rule<object>('entity', 'the sun', (_, [at]) => reference('physics star', 'Sun', 'the', at)),
  ...rule<object>('entity', 'the moon', (_, [at]) => reference('physics satellite', 'Moon', 'the', at)),
];

const capital = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

/** The radius of an orbit is not that of what moves on it. */
const ofOrbit = (facts: RawFact[]): RawFact[] =>
  facts.map((one) => ({
    ...one,
    of: one.of.map((term) =>
      typeof term === 'object' && 'the' in term && term.the === 'radius'
        ? { ...term, the: 'orbital radius' }
        : term,
    ),
  }));

export const circling = (e: RawTerm, p: RawTerm, f: RawFact[] = []): RawFact[] => [
  fact('also', e, 'satellite'),
  fact('equal', the('central mass', e), the('mass', p)),
  fact('equal', the('central radius', e), the('radius', p)),
  ...sayOf(e, ofOrbit(f)),
];

const ORBIT = '(a|an|its|) [circular|stable] orbit';
const IS_IN =
  '(is in|moves in|travels in|is placed in|is in a|moves around in|follows|has|orbits in|is moving in)';

const ORBITS: Rule[] = [
  ...rule<{ e: RawTerm; f?: RawFact[]; p: RawTerm }>(
    'facts',
    `{e:entity} ${IS_IN} ${ORBIT} [(of|with) {f:with}] (about|around|round) {p:entity}`,
    ({ e, f, p }) => circling(e, p, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; p: RawTerm }>(
    'facts',
    `{e:entity} ${IS_IN} ${ORBIT} (about|around|round) {p:entity} (of|with) {f:with}`,
    ({ e, f, p }) => circling(e, p, f),
  ),
  ...rule<{ e: RawTerm; p: RawTerm }>(
    'facts',
    '{e:entity} (orbits|is orbiting|is in orbit (about|around)|revolves (about|around)) {p:entity}',
    ({ e, p }) => circling(e, p),
  ),
  ...rule<{ e: RawTerm; p: RawTerm; f: RawFact[] }>(
    'facts',
    `{e:entity} (orbits|is orbiting) {p:entity} (in ${ORBIT} of|in ${ORBIT} with|with|at) [a|an] {f:with}`,
    ({ e, p, f }) => circling(e, p, f),
  ),
  // "At a height of 300 km above the surface of the Earth".
  ...rule<{ e: RawTerm; v: RawTerm; p: RawTerm }>(
    'facts',
    `{e:entity} (orbits|${IS_IN} ${ORBIT}) at a (height|altitude|distance) of {v:quantity} above (the surface of|) {p:entity}`,
    ({ e, v, p }) => [...circling(e, p), fact('equal', the('height above the surface', e), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm; p: RawTerm }>(
    'facts',
    `{e:entity} (orbits|is orbiting|${IS_IN} ${ORBIT} (about|around)) {p:entity} at a [constant] (height|altitude) [of] {v:quantity} above (its|the|{q:entity} 's|the planet's|the earth's) surface [of {r:entity}]`,
    ({ e, v, p }) => [...circling(e, p), fact('equal', the('height above the surface', e), v)],
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    'the {p:orbital} of (the|its) [circular] orbit of {e:entity}',
    ({ p, e }) => the(p, e),
  ),
  ...rule<{ p: string }>('quant', 'the {p:orbital} of (the|its) [circular] orbit', ({ p }, [at]) =>
    the(p, only(p, at)),
  ),
  ...rule<object>('orbital', 'radius', () => 'orbital radius'),
  ...rule<object>('orbital', 'period', () => 'period'),
  ...rule<{ e: RawTerm }>(
    'quant',
    'the (height|altitude) of {e:entity} above (the|its) surface [of {p:entity}]',
    ({ e }) => the('height above the surface', e),
  ),
];

const OF_PLANET: Rule[] = [
  ...rule<{ f: RawFact[]; n: string }>(
    'facts',
    `(one of (its|the planet's|the) (moons|satellites)|one (moon|satellite) of (the|this) planet) ${IS_IN} ${ORBIT} [(of|with) {f:with}]`,
    ({ f }, [at]) =>
      circling(
        reference('physics moon', null, 'a', at),
        reference('physics planet', null, 'the', at + 0.5),
        f ?? [],
      ),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    'the {p:orbital} of (the|its) [circular] orbit of (this|the) (moon|satellite)',
    ({ p }, [at]) => the(p, reference('physics moon', null, 'the', at)),
  ),
  ...rule<object>(
    'quant',
    'the (minimum|least) speed [{s:symbol}] that (a|the|an) ({n:story-word}|object) must have (at|on) the surface [of {e:entity}] [in order] to escape from the [gravitational] field [of the planet]',
    (_, [at]) => the('escape speed', only('escape speed', at)),
  ),
];

const AT_SURFACE: Record<string, string> = {
  potential: 'surface potential',
  'gravitational potential': 'surface potential',
  'field strength': 'surface field strength',
  'gravitational field strength': 'surface field strength',
  'acceleration of free fall': 'surface field strength',
};

const FIELDS: Rule[] = [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    'the {p:field-property} [{s:symbol}] (at|on) the surface of {e:entity}',
    ({ p, e }) => the(AT_SURFACE[p]!, e),
  ),
  ...rule<{ p: string }>(
    'quant',
    'the {p:field-property} [{s:symbol}] (at|on) (the|its) surface',
    ({ p }, [at]) => the(AT_SURFACE[p]!, only('surface potential', at)),
  ),
  ...Object.keys(AT_SURFACE).flatMap((name) => rule<object>('field-property', name, () => name)),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    'the {p:field-property} [{s:symbol}] at a (height|distance) [of] {v:quantity} above the surface [of {e:entity}]',
    ({ p, v, e }, [at]) => placedAt(p, e ?? only('surface potential', at), 'height above the surface', v),
  ),
  ...rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    'the {p:field-property} [{s:symbol}] (at a (distance|point) [of] {v:quantity} from the centre|{v:quantity} from the centre) [of {e:entity}]',
    ({ p, v, e }, [at]) => placedAt(p, e ?? only('surface potential', at), 'distance from the centre', v),
  ),
  // A stone that is thrown up from a planet.
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '(a|an|the) {n:story-word} [of mass {m:quantity}] is (thrown|projected|launched|fired) [vertically] upwards from (the|its) surface [of {e:entity}] (with|at) [a|an] [initial] speed [of] {v:quantity}',
    ({ v, e }, [at]) => [fact('equal', the('speed of projection', e ?? only('speed of projection', at)), v)],
  ),
  ...rule<object>(
    'quant',
    'the maximum height [above (the|its) surface] [(reached|attained) by (it|the {n:story-word})]',
    (_, [at]) => the('maximum height', only('speed of projection', at)),
  ),
  ...rule<object>(
    'quant',
    'the (minimum speed|speed) (with|at) which (it|the {n:story-word}|a {n:story-word}) must (leave|be projected from|be thrown from|be launched from) (the|its) surface (so that it does not return|so that it never returns|in order to escape|to escape|so that it escapes) [from the planet|to the planet]',
    (_, [at]) => the('escape speed', only('escape speed', at)),
  ),
  ...rule<{ e: RawTerm }>('quant', 'the escape (speed|velocity) (from|of) {e:entity}', ({ e }) =>
    the('escape speed', e),
  ),
];

function placedAt(p: string, e: RawTerm, place: string, v: RawTerm): RawTerm {
  const name = p === 'acceleration of free fall' || p.endsWith('strength') ? 'field strength' : 'potential';
  return { ...the(name, e), where: [fact('equal', the(place, e), v)] };
}

const CIRCLE = '[horizontal|vertical|circular] (circle|path|orbit|circular path)';
const ROUND =
  '(moves|is moving|travels|rotates|is whirled|is rotated|is made to move|is swung|revolves|flies|moves at constant speed|travels at constant speed|moves with constant speed)';

const CIRCLES: Rule[] = [
  ...rule<{ e: RawTerm; f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `{e:entity} ${ROUND} [(at|with) [a] [constant] {g:with}] (in|around|along|on) a ${CIRCLE} [(of|with) {f:with}] [(at|with) [a] [constant] {g:with}]`,
    ({ e, f, g }) =>
      [fact('also', e, 'circular motion'), ...saidOf(e, [...(f ?? []), ...(g ?? [])])].filter(isMeant),
  ),
  ...rule<{ e: RawTerm; v: RawTerm; n: string; t: RawTerm }>(
    'facts',
    '{e:entity} (makes|completes|performs) {n:number} (revolutions|rotations|turns|complete revolutions|circles) in [a time of] {t:quantity}',
    ({ e, n, t }) => [
      fact('also', e, 'circular motion'),
      fact('equal', the('period', e), the('ratio', t, n)),
    ],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (makes|rotates at|spins at|turns at|rotates through) {v:quantity}',
    ({ e, v }) =>
      isTurning(v) ? [fact('also', e, 'circular motion'), fact('equal', the('angular speed', e), v)] : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (time|time taken) (for|of) (one|each|a) [complete] (revolution|rotation|turn|orbit) [of {e:entity}]',
    ({ e }, [at]) => the('period', e ?? only('angular speed', at)),
  ),
  ...rule<object>(
    'quant',
    '[the] radius [{s:symbol}] of (the|its) [horizontal|vertical|circular] (circle|path|motion)',
    (_, [at]) => the('radius', only('angular speed', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] radius [{s:symbol}] of the [horizontal|vertical|circular] (circle|path|motion) of {e:entity}',
    ({ e }) => the('radius', e),
  ),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'entity',
    '{e:entity} , which may be (treated|considered|regarded) as a (point mass|particle|point) ,',
    ({ e }) => e,
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entity} may be (assumed to be|considered to be|treated as|considered as|regarded as|modelled as) (a point mass|a particle|isolated|an isolated sphere|a uniform sphere|an isolated uniform sphere|a black body|isolated in space|point masses|uniform spheres|black bodies)',
    ({ e }) => [fact('scene', e)],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:entity} may be (assumed to be|considered to be|treated as|considered as|regarded as|modelled as) (a|an) [isolated] [uniform] sphere (of|with) {f:with}',
    ({ e, f }) => saidOf(e, f),
  ),
  ...rule<object>('facts', '{e:it} has no atmosphere', () => [fact('scene')]),
  ...rule<object>('it', '(it|the planet|the moon)', () => ''),
  ...rule<object>(
    'facts',
    '(air resistance|friction|atmospheric resistance) (is|may be assumed to be|can be) (negligible|neglected)',
    () => [fact('scene')],
  ),
];

const isTurning = (v: RawTerm): boolean =>
  typeof v === 'object' && 'amount' in v && /rev|rpm|rad/.test(v.unit);
const isMeant = ({ relation }: RawFact): boolean => relation !== 'given';

export const ORBIT_RULES: Rule[] = [...NAMES, ...ORBITS, ...OF_PLANET, ...FIELDS, ...CIRCLES];

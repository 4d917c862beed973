import { fact, type RawFact, type RawTerm, saidOf, sayOf, the } from '../meaning.ts';
import { ofOrbit } from './round.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const PLANETS = 'earth mars jupiter saturn venus neptune uranus pluto'.split(' ');

const MOONS =
  'phobos deimos io europa ganymede callisto titan triton charon enceladus mimas rhea oberon titania'.split(
    ' ',
  );

/** The Earth, Mars: bodies with a name of their own. */
const NAMES: Rule[] = [
  ...PLANETS.flatMap((name) =>
    rule<object>('entity', `[the] [planet] ${name}`, (_, [at]) =>
      reference('physics planet', capital(name), 'the', at),
    ),
  ),
  ...MOONS.flatMap((name) =>
    rule<object>('entity', `[the moon|the satellite] ${name}`, (_, [at]) =>
      reference('physics moon', capital(name), 'the', at),
    ),
  ),
  ...rule<object>('entity', 'the sun', (_, [at]) => reference('physics star', 'Sun', 'the', at)),
  ...['satellite', 'planet'].flatMap((kind) =>
    rule<object>('entity', 'the moon', (_, [at]) => reference(`physics ${kind}`, 'Moon', 'the', at)),
  ),
];

const capital = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

export const circling = (e: RawTerm, p: RawTerm, f: RawFact[] = []): RawFact[] => [
  fact('also', e, 'satellite'),
  fact('equal', the('central mass', e), the('mass', p)),
  fact('equal', the('central radius', e), the('radius', p)),
  ...sayOf(e, ofOrbit(f)),
];

const ORBIT = '(a|an|its|) [circular|stable] orbit';
const IS_IN = '(is in|moves in|travels in|is placed in|follows|has|orbits in|is moving in)';

const ORBITS: Rule[] = [
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
  ...rule<{ e?: RawTerm }>(
    'quant',
    `[the] (minimum|least|smallest) (speed|velocity) [{s:symbol}] (that|with which|at which) (a|the|an|it) [{n:story-word}] (must have|needs|must leave the surface|must be (launched|projected|fired)|could leave the surface) [(at|on|from) the surface [of {f:entity}]] (in order to|to|for it to|so that it can|so that it) [completely|just] (escape|escapes|leave|leaves) [completely] [from] [the] [gravitational field of|gravitational field|gravity of|surface of] [{e:entity}]`,
    ({ e }, [at]) => the('escape speed', e ?? only('escape speed', at)),
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
    '[the] {p:field-property} [{s:symbol}] (at|on|close to|near [to]) the surface of {e:entity}',
    ({ p, e }) => the(AT_SURFACE[p]!, e),
  ),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:field-property} [{s:symbol}] (at|on|close to|near [to]) (the|its) surface',
    ({ p }, [at]) => the(AT_SURFACE[p]!, only('surface potential', at)),
  ),
  ...Object.keys(AT_SURFACE).flatMap((name) => rule<object>('field-property', name, () => name)),
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
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] escape (speed|velocity) [{s:symbol}] (from|of|at|on) [the surface of] {e:entity}',
    ({ e }) => the('escape speed', e),
  ),
];

const MAY_BE =
  '(may be|can be|is|are|should be) (assumed to be|considered to be|treated as|considered as|considered|regarded as|modelled as|taken to be)';

const CIRCLES: Rule[] = [
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
    `({e:entity}|{e:entitys}) ${MAY_BE} [(a|an)] [isolated|uniform|isolated uniform|uniform isolated] (point mass|particle|point|sphere|black body|point masses|particles|spheres|black bodies|isolated|point charges|point charge) [at their centres|at its centre|isolated in space|that is isolated in space|with [all [of]] its mass concentrated at its centre|with their masses concentrated at their centres]`,
    ({ e }) => spokenOf(e),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `({e:entity}|the mass of {e:entity}) (may be|can be|is) (assumed|considered|taken) to (have [all [of]] its mass|be) concentrated at its centre`,
    ({ e }) => spokenOf(e),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `{e:entity} ${MAY_BE} (a|an) [isolated] [uniform] sphere (of|with) {f:with}`,
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

export const ORBIT_RULES: Rule[] = [...NAMES, ...ORBITS, ...OF_PLANET, ...FIELDS, ...CIRCLES];

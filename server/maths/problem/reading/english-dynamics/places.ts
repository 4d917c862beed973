import { isAll, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

const SPOT =
  '(point|points|stop|bus stop|station|post|town|village|house|school|gate|tree|bridge|marker|tram stop|traffic lights|lamp-post|lamp post|telegraph pole|set of traffic lights|checkpoint|sign|milestone|flag|buoy|signal|marker post|junction)';
const NTH = '[next|first|second|third|fixed|other|same|starting]';

/** Where something is or comes to. */
const PLACES: Rule[] = [
  ...rule<{ l: string }>(
    'place',
    `[the|a|another] ${NTH} [fixed] ${SPOT} [,] {l:label} [,] [on the (road|line|track|plane|slope|rod|ground)]`,
    ({ l }, [at]) => reference('point', l, 'the', at),
  ),
  ...rule<{ l: string }>('place', '{l:label}', ({ l }, [at]) => reference('point', l, 'bare', at)),
  ...rule<{ l: string }>('place', '{l:label} on (horizontal ground|the ground|level ground)', ({ l }, [at]) =>
    the('on the ground', reference('point', l, 'the', at)),
  ),
  ...rule<object>(
    'place',
    '[a|the|a set of] (fixed point|point|stop|station|traffic lights|bus stop|set of traffic lights)',
    (_, [at]) => reference('point', 'O', 'the', at),
  ),
  ...rule<{ t: RawTerm }>(
    'place',
    '(the|a) (top|summit|upper end) [of {t:track}]',
    ({ t }: { t?: RawTerm }) => the('top', ...(t === undefined ? [] : [t])),
  ),
  ...rule<object>(
    'place',
    '(the edge of the top|the top|the edge) of (a|the) [high|tall|vertical] (cliff|tower|building)',
    () => the('top'),
  ),
  ...rule<{ d: RawTerm }>(
    'place',
    '(the edge of the top|the top|the edge) of (a|the) [tall|vertical] (cliff|tower|building) [,] ([which is|that is] {d:length} (high|tall)|(of|which has|with) height {d:length})',
    ({ d }) => the('raised', '', d),
  ),
  ...rule<object>('place', '[the] [surface of the] (sea|water)', () => the('ground')),
  ...rule<{ t: RawTerm }>(
    'place',
    '(the|a) (bottom|foot|lower end) [of {t:track}]',
    ({ t }: { t?: RawTerm }) => the('bottom', ...(t === undefined ? [] : [t])),
  ),
  ...rule<object>('place', '[the|a] [horizontal|level] (ground|floor|ground level)', () => the('ground')),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'place',
    '{p:place} [,] [which is|that is|at a height of|at a height|,] {d:length} above [the] [horizontal|level] (ground|floor|sea|water|sea level|ground level|surface of the sea)',
    ({ p, d }) => the('raised', p, d),
  ),
  ...rule<{ d: RawTerm }>(
    'place',
    '(a point|a height|a height of|a point at a height of) {d:length} above [the] [horizontal|level] (ground|floor|ground level)',
    ({ d }) => the('raised', '', d),
  ),
  ...rule<object>('place', '(the|a) pulley', () => the('pulley')),
  ...rule<object>(
    'place',
    '(the starting point|the point of projection|its starting point|its starting position|its initial position|its point of projection|the start|its original position)',
    () => the('start'),
  ),
  ...rule<object>(
    'place',
    '(the greatest height|its greatest height|its highest point|the highest point|its maximum height)',
    () => the('highest'),
  ),
  ...several('place'),
  ...rule<{ p: RawTerm }>(
    'places',
    '(two|the|the two) [fixed] (points|stations|bus stops|stops|sets of traffic lights|towns|villages|posts) [,] {p:places} [,]',
    ({ p }) => p,
  ),
];

const ANGLES: Rule[] = [
  ...rule<{ a: RawTerm }>('an-angle', '[an] [angle] [of] {a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('an-angle', '[an] [angle] {a:letter}', ({ a }) => the('angle', a)),
  ...rule<{ a: string }>('an-angle', '[an] [angle] [of] {a:expression}', ({ a }) =>
    /^\\?(?:arc)?(?:sin|cos|tan)/.test(a.trim()) ? the('angle', a) : null,
  ),
  ...rule<{ a: string }>('an-angle', '[an] [angle] [of] {a:letter-degrees}', ({ a }) => the('degrees', a)),
  ...rule<{ a: string; s: string }>(
    'an-angle',
    '[an] [angle] {a:letter} [,] where {s:equation} ,',
    ({ a, s }) => the('angle', a, s),
  ),
  ...(['sine', 'cosine', 'tangent'] as const).flatMap((name) =>
    rule<{ v: string }>('an-angle', `[an] angle whose ${name} is {v:number}`, ({ v }) =>
      the('angle', `\\${name.slice(0, 3)}^{-1}(${v})`),
    ),
  ),
];

const ADJECTIVE =
  '(straight|curved|long|short|fixed|steep|gentle|sloping|large|inclined|railway|single|narrow|main|sufficiently long|very long|playground|water|country|icy|snowy|snow-covered|wooden|wide|flat)';
/** Roads, planes, floors: each noun with the class it belongs to. */
const CLASSES: Record<string, string> = {
  slope:
    'plane|slope|hill|ramp|incline|hillside|slide|chute|inclined plane|sloping road|sloping plane|bank|ski slope',
  road: 'road|track|path|motorway|street|runway|railway|lane',
  line: 'line|path',
  floor: 'table|floor|surface|ground|bench|ice|tabletop|table top|top|yard|field|pavement|snow',
  rod: 'rod|wire|rail|pole',
};

const TRACKS: Rule[] = [
  ...Object.entries(CLASSES).flatMap(([kind, nouns]) => rule<object>('track-noun', `(${nouns})`, () => kind)),
  ...['smooth', 'rough', 'horizontal', 'vertical'].flatMap((word) =>
    rule<object>('track-how', word, () => the(word)),
  ),
  ...rule<object>('track-how', 'level', () => the('horizontal')),
  ...rule<object>('track-how', ADJECTIVE, () => the('plain')),
  ...rule<{ h: RawTerm }>('track-hows', '{h:track-how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('track-hows', '{h:track-how} [,|and] {r:track-hows}', ({ h, r }) =>
    isAll(r) ? { all: [h, ...r.all] } : null,
  ),
  ...rule<{ h: RawTerm; n: string }>(
    'track',
    '(a|an|another) [{h:track-hows}] {n:track-noun}',
    ({ h, n }: { h?: RawTerm; n: string }) => track(n, 'a', h),
  ),
  ...rule<{ h: RawTerm; n: string }>(
    'track',
    '(the|this|that|the same) [{h:track-hows}] {n:track-noun}',
    ({ h, n }: { h?: RawTerm; n: string }) => track(n, 'the', h),
  ),
  ...rule<{ t: RawTerm; l: string }>(
    'track',
    '{t:track} ({l:two-labels}|{l:three-labels}|{l:many-labels})',
    ({ t }) => t,
  ),
  ...rule<{ h: RawTerm; n: string }>('track', '{h:track-hows} {n:track-noun}', ({ h, n }) =>
    track(n, 'a', h),
  ),
  ...rule<{ t: RawTerm; p: RawTerm }>('track', '{t:track} {p:track-post}', ({ t, p }) => withProp(t, p)),
  ...rule<{ a: RawTerm }>(
    'track-post',
    '[,] [which is|that is] inclined (at {a:an-angle} to the horizontal|to the horizontal at {a:an-angle}|at {a:an-angle} to the horizontal)',
    ({ a }) => the('inclined', a),
  ),
  ...rule<{ a: RawTerm }>(
    'track-post',
    '[,] (at|of inclination|which makes|that makes|making) {a:an-angle} (to|with) the horizontal',
    ({ a }) => the('inclined', a),
  ),
  ...rule<{ d: RawTerm }>(
    'track-post',
    '(of length {d:length}|{d:length} long|which is {d:length} long)',
    ({ d }) => the('length', d),
  ),
  ...rule<object>('line-of', '(a|the) line of greatest slope [of {t:track}]', () => ''),
];

function track(noun: string, article: string, hows?: RawTerm): RawTerm | null {
  const props = hows !== undefined && isAll(hows) ? hows.all : [];
  const names = props.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));
  const told = names.filter((one) => one !== 'plain');
  if (new Set(told).size < told.length) return null;
  return the(
    'track',
    noun,
    article,
    ...props.filter((one) => !(typeof one === 'object' && 'the' in one && one.the === 'plain')),
  );
}

const withProp = (term: RawTerm, prop: RawTerm): RawTerm | null =>
  typeof term === 'object' && 'the' in term && typeof prop === 'object' && 'the' in prop
    ? term.of.some((one) => typeof one === 'object' && 'the' in one && one.the === prop.the)
      ? null
      : { ...term, of: [...term.of, prop] }
    : null;

/** "The plane is inclined at 30° to the horizontal", "the road is horizontal". */
const TOLD: Rule[] = [
  ...rule<{ t: RawTerm; a: RawTerm }>(
    'facts',
    '{t:track} (is inclined at {a:an-angle} to the horizontal|makes {a:an-angle} with the horizontal|is inclined to the horizontal at {a:an-angle})',
    ({ t, a }) => [{ relation: 'track', of: [withProp(t, the('inclined', a)) ?? t] }],
  ),
  ...rule<{ t: RawTerm; h: RawTerm }>('facts', '{t:track} is {h:track-hows}', ({ t, h }) =>
    isAll(h) ? toldOf(t, h.all) : null,
  ),
  ...rule<{ f: RawFact[] }>('facts', '(beyond|after) {p:place} [,] {f:facts}', ({ f }) => {
    const [only] = f;
    const road = f.length === 1 && only!.relation === 'track' ? only!.of[0]! : null;
    return typeof road === 'object' && road !== null && 'the' in road
      ? [{ relation: 'track', of: [{ ...road, of: [road.of[0]!, 'a', ...road.of.slice(2)] }] }]
      : null;
  }),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'facts',
    '({t:track} is {d:length} long|the length of {t:track} is {d:length}|{t:track} has length {d:length})',
    ({ t, d }) => toldOf(t, [the('length', d)]),
  ),
];

function toldOf(term: RawTerm, props: RawTerm[]): RawFact[] | null {
  const whole = props.reduce<RawTerm | null>((one, prop) => one && withProp(one, prop), term);
  return whole === null ? null : [{ relation: 'track', of: [whole] }];
}

export const PLACE_RULES: Rule[] = [...PLACES, ...ANGLES, ...TRACKS, ...TOLD];

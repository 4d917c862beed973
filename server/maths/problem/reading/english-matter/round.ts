import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { isSpeed, isTime } from '../english-physics/tails.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** A verb with what may stand behind it: finite, and as a participle behind a noun or a form of "to be". */
const verb = (
  finite: string,
  participle: string,
  behind: string,
  make: (slots: Ways) => RawFact[] | null,
): Rule[] => [
  ...rule<Ways>('does', `(${finite}) ${behind}`, make),
  ...rule<Ways>('doing', `(${participle}) ${behind}`, make),
];

interface Ways {
  w?: RawFact[];
  p?: RawTerm;
}

const is = (name: string, value: RawTerm): RawFact => fact('equal', the(name, SELF), value);
const TURNS = fact('also', SELF, 'circular motion');
const CIRCLES = fact('also', SELF, 'satellite');

const isKind = (facts: readonly RawFact[], kind: string): boolean =>
  facts.some(({ relation, of: [, what] }) => relation === 'also' && what === kind);

const isTurning = (v: RawTerm): boolean =>
  typeof v === 'object' && 'amount' in v && /rev|rpm|rad|r\/min/.test(v.unit);

/** How fast something moves round, by the unit that it has. */
const howFast = (v: RawTerm): RawFact[] | null =>
  isTurning(v) ? [TURNS, is('angular speed', v)] : isSpeed(v) ? [is('speed', v)] : null;

const inTime = (time: RawTerm, count: string): RawFact[] | null =>
  isTime(time) ? [TURNS, is('period', count === '1' ? time : the('ratio', time, count))] : null;

const UNITS = ['second', 'minute', 'hour', 'day'] as const;
const SHORT: Record<string, string> = { second: 's', minute: 'min', hour: 'h', day: 'day' };

const WHERE =
  '(in|around|round|along|on) (a|the|its) [smooth|flat|level|banked|unbanked|horizontal] [circular] (circle|path|track|bend|roundabout|arc|curve|corner)';

/** On which circle, how fast and about what. */
const WAYS: Rule[] = [
  ...rule<{ w: RawFact[] }>('round-way', `${WHERE} [(of|with|that has) {w:with}]`, ({ w }) => [
    TURNS,
    ...(w ?? []),
  ]),
  ...rule<{ w: RawFact[] }>('round-way', '(with|at) {w:with}', ({ w }) => w),
  ...rule<{ v: RawTerm }>(
    'round-way',
    '(at|with) [a] [constant|steady|uniform] [rate of] {v:quantity}',
    ({ v }) => howFast(v),
  ),
  ...rule<object>('round-way', '(at|with) [a] (constant|steady|uniform) (speed|angular speed|rate)', () =>
    spokenOf(SELF),
  ),
  ...rule<object>(
    'round-way',
    '(about|around|on) (a|an|the|its) [fixed|vertical|horizontal|central|own] axis [through (its|the) centre]',
    () => [TURNS],
  ),
  ...rule<{ v: RawTerm }>(
    'round-way',
    'at (a (distance|radius|perpendicular distance) of|) {v:quantity} from (the|its) (axis|centre|axis of rotation|centre of rotation|centre of the {n:story-word})',
    ({ v }) => [is('radius', v)],
  ),
  ...rule<{ t: RawTerm }>(
    'round-way',
    'once (about|on) its [own] axis (every|in|in every|each) [a time of] {t:quantity}',
    ({ t }) => inTime(t, '1'),
  ),
  ...rule<{ t: RawTerm }>('round-way', 'once (every|in every|in|each) {t:quantity}', ({ t }) =>
    inTime(t, '1'),
  ),
  ...UNITS.flatMap((unit) => [
    ...rule<{ n: string }>('round-way', `{n:number} times (per|every|each|a|in a|in one) ${unit}`, ({ n }) =>
      inTime({ amount: '1', unit: SHORT[unit]! }, n),
    ),
    ...rule<object>('round-way', `once (per|every|each|a|in a|in one) ${unit}`, () =>
      inTime({ amount: '1', unit: SHORT[unit]! }, '1'),
    ),
  ]),
  ...rule<{ a: RawFact[]; w?: RawFact[] }>('round-ways', '{a:round-way} [[,] {w:round-ways}]', ({ a, w }) => [
    ...a,
    ...(w ?? []),
  ]),
];

const TURNING: Rule[] = [
  ...verb(
    'moves|move|travels|travel|revolves|flies|drives|runs|goes|is whirled|is swung|is made to move|is made to travel|swings',
    'moving|travelling|revolving|flying|driving|running|whirled|swung|made to move',
    '{w:round-ways}',
    ({ w }) => (isKind(w!, 'circular motion') ? w! : null),
  ),
  ...verb(
    'rotates|spins|turns|is rotated|is spun|is made to rotate|rotate|spin',
    'rotating|spinning|turning|rotated|spun',
    '{w:round-ways}',
    ({ w }) => [TURNS, ...w!],
  ),
  ...rule<{ n: string; t: RawTerm }>(
    'does',
    '(makes|completes|performs|undergoes) {n:cycle-count} (in|every|each) [a (time|period) of] {t:quantity}',
    ({ n, t }) => inTime(t, n),
  ),
  ...UNITS.flatMap((unit) =>
    rule<{ n: string }>(
      'does',
      `(makes|completes|performs|undergoes) {n:cycle-count} (per|every|each|a|in a|in one) ${unit}`,
      ({ n }) => inTime({ amount: '1', unit: SHORT[unit]! }, n),
    ),
  ),
  ...rule<{ t: RawTerm; n: string }>(
    'does',
    'takes [a time of] {t:quantity} (to (make|complete|perform)|for) {n:cycle-count}',
    ({ t, n }) => inTime(t, n),
  ),
];

/** The radius of an orbit is not that of what moves on it. */
export const ofOrbit = (facts: readonly RawFact[]): RawFact[] =>
  facts.map((one) => ({
    ...one,
    of: one.of.map((term) =>
      typeof term === 'object' && 'the' in term && term.the === 'radius'
        ? { ...term, the: 'orbital radius' }
        : term,
    ),
  }));

const ROUND_WHICH = ['has escape speed', 'has luminosity', 'has orbital radius'];

/** Whether something has gravity enough for an orbit. */
const isHeavenly = (p: RawTerm): boolean =>
  isReference(p) && capabilitiesOf(p.a.replace('physics ', '')).some((one) => ROUND_WHICH.includes(one));

/** What something is in whose orbit this is. */
const centre = (p: RawTerm): RawFact[] | null =>
  isHeavenly(p)
    ? [fact('also', p, 'planet'), is('central mass', the('mass', p)), is('central radius', the('radius', p))]
    : null;

const ORBIT = '(a|an|its|the) [new|stable|low|high|higher|lower|equatorial|polar] [circular] orbit';

const ORBIT_WAYS: Rule[] = [
  ...rule<{ w?: RawFact[] }>(
    'orbit-way',
    `(in|into|along|on) ${ORBIT} [(of|with|that has) {w:with}]`,
    ({ w }) => [CIRCLES, ...ofOrbit(w ?? [])],
  ),
  ...rule<object>('orbit-way', 'in orbit', () => [CIRCLES]),
  ...rule<object>('orbit-way', '(above|over|in the plane of) the (equator|poles|equatorial plane)', () => []),
  ...rule<{ p: RawTerm }>('orbit-way', '(about|around|round) {p:entity}', ({ p }) => centre(p)),
  ...rule<{ w: RawFact[] }>('orbit-way', '(with|at) {w:with}', ({ w }) => ofOrbit(w)),
  ...rule<{ v: RawTerm; p: RawTerm }>(
    'orbit-way',
    '[at] [a [constant] (height|altitude|distance)] [of] {v:quantity} above {p:surface-of}',
    ({ v, p }) => [is('height above the surface', v), ...(p === '' ? [] : (centre(p) ?? []))],
  ),
  ...rule<{ v: RawTerm; p: RawTerm }>(
    'orbit-way',
    'at a distance [of] {v:quantity} from (the centre of|) {p:entity}',
    ({ v, p }) => {
      const own = centre(p);
      return own && [is('orbital radius', v), ...own];
    },
  ),
  ...rule<{ t: RawTerm }>('orbit-way', 'once (every|in every|in|each) {t:quantity}', ({ t }) =>
    isTime(t) ? [is('period', t)] : null,
  ),
  ...rule<{ a: RawFact[]; w?: RawFact[] }>('orbit-ways', '{a:orbit-way} [[,] {w:orbit-ways}]', ({ a, w }) => [
    ...a,
    ...(w ?? []),
  ]),
  ...rule<{ p: RawTerm }>('surface-of', '[the surface of] {p:entity}', ({ p }) => (isHeavenly(p) ? p : null)),
  ...rule<object>('surface-of', '(its|the) surface', () => ''),
  ...rule<{ p: RawTerm }>('surface-of', '{p:owner} surface', ({ p }) => p),
];

const ORBITING: Rule[] = [
  ...verb('orbits|circles|orbit', 'orbiting|circling', '[{p:entity}] [{w:orbit-ways}]', ({ p, w = [] }) => {
    const own = p === undefined ? [] : centre(p);
    return own && [CIRCLES, ...own, ...w];
  }),
  ...verb(
    'moves|move|travels|travel|revolves|is|are|is placed|is put|has been placed|is launched|orbits',
    'moving|travelling|revolving|placed',
    '{w:orbit-ways}',
    ({ w }) => (isKind(w!, 'satellite') ? w! : null),
  ),
  ...rule<Ways>('does', `(follows|has|describes) ${ORBIT} [{w:orbit-ways}]`, ({ w = [] }) => [CIRCLES, ...w]),
];

const RIM = '(rim|edge|equator|circumference|outer edge)';

/** What moves with the outside of something that turns. */
const RIMS: Rule[] = (['speed', 'centripetal acceleration'] as const).flatMap((name) =>
  rule<{ e: RawTerm }>(
    'quant',
    `[the] [linear] ${name === 'speed' ? '(speed|velocity)' : '[centripetal] acceleration'} [{s:symbol}] of ((a point|points|a body|a particle) (on|at)|) (the|its) ${RIM} [of {e:entity}]`,
    ({ e }, [at]) => the(name, e ?? reference('has angular speed', null, 'only', at)),
  ),
);

const MOVED =
  '(moves|is moved|is transferred|is boosted|is raised|goes) [from this orbit] (to|into) (a|an|another) [new|higher|lower|final|larger|smaller] [circular] orbit';

/** What is said of an orbit itself, and of one that is changed. */
const OF_ORBITS: Rule[] = [
  ...(['period', 'speed'] as const).map(
    (name) =>
      rule<{ e: RawTerm }>('quant', `[the] orbital ${name} [{s:symbol}] of {e:entity}`, ({ e }) =>
        the(name, e),
      )[0]!,
  ),
  ...rule<{ w: RawFact[] }>(
    'facts',
    '(the|its) orbit [of {e:entity}] (is circular|is a circle|has|is) [and] [has] [with|of] [a] {w:with}',
    ({ w }, [at]) => sayOf(reference('has orbital radius', null, 'only', at), ofOrbit(w)),
  ),
  ...rule<object>(
    'does',
    '(fires|uses|switches on|starts) its (engines|engine|rockets|rocket motors|thrusters)',
    () => spokenOf(SELF),
  ),
  ...rule<{ w: RawFact[] }>('does', `[then|now|later] ${MOVED} (of|with) {w:with}`, ({ w }) => [
    fact('change', SELF),
    ...ofOrbit(w),
  ]),
];

/** What a participle behind a noun says of it. */
const DOING: Rule[] = [
  ...rule<{ w: RawFact[] }>('doing', '{w:orbit-ways}', ({ w }) => (isKind(w, 'satellite') ? w : null)),
  ...rule<{ f: RawFact[] }>('does', '(is|are|was) {f:doing}', ({ f }) => f),
  ...rule<{ e: RawTerm; f: RawFact[] }>('entity', '{e:entity} [,] {f:doing} [,]', ({ e, f }) => saying(e, f)),
];

export const ROUND_RULES: Rule[] = [
  ...WAYS,
  ...TURNING,
  ...ORBIT_WAYS,
  ...ORBITING,
  ...OF_ORBITS,
  ...RIMS,
  ...DOING,
];

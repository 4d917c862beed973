import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit, how } from '../mechanics/bit.ts';

const LEVEL =
  '(road|track|ground|floor|surface|table|table-top|path|rails|plane|section of road|runway|ice|rink|street|rail track|railway track|bench)';
const SLOPE =
  '(hill|slope|road|plane|track|ramp|incline|path|surface|inclined plane|chute|slide|wire|slipway|track)';
const TEXTURE: readonly (readonly [string, string])[] = [
  ['rough', 'rough'],
  ['smooth', 'smooth'],
];
const INCLINED =
  '[,] [which|that] [is] [inclined|making|at|makes|slopes] [at] [an] [angle] [of] {a:ang} [to|with] [the] [horizontal]';

/** Where something is or goes, with what is said of it. */
const TRACKS: Rule[] = [
  ...TEXTURE.flatMap(([word, texture]) => rule<object>('texture', word, () => texture)),
  ...rule<{ x?: string }>(
    'level',
    `(a|the|this|same) [long] [fixed] [straight] [{x:texture}] (horizontal|level) [and] [{x:texture}] [straight] ${LEVEL}`,
    ({ x }) => the('track', x ?? '', 'level'),
  ),
  ...rule<{ x?: string }>(
    'level',
    `(a|the|this) [straight] (horizontal|level) {x:texture} ${LEVEL}`,
    ({ x }) => the('track', x ?? '', 'level'),
  ),
  ...rule<{ x?: string }>(
    'level',
    `[straight] [{x:texture}] (horizontal|level) (ground|rails|tracks|ice)`,
    ({ x }) => the('track', x ?? '', 'level'),
  ),
  ...rule<{ x?: string }>('level', `(a|the) {x:texture} (floor|table|table-top|ground)`, ({ x }) =>
    the('track', x!, 'level'),
  ),
  ...rule<object>(
    'level',
    '(a|the|this) [straight] (horizontal|level) (section|stretch|part) [of [the|this] [same] (road|track)]',
    () => the('track', '', 'level'),
  ),
  ...bit<object>('(on|along) (a|the|this) [long] straight (road|track|line|path)', () => the('none')),
  ...rule<object>('known-level', '(the table|the floor|the level road|the horizontal|the table-top)', () =>
    the('track', '', 'level'),
  ),
  ...rule<{ x?: string }>(
    'sloping',
    `(a|the|this|same|its) [long] [curved] [fixed] [straight] [{x:texture}] [inclined|sloping] ${SLOPE}`,
    ({ x }) => the('track', x ?? '', 'slope'),
  ),
  ...rule<{ x?: string; a: RawTerm }>(
    'steep',
    `(a|the|this) [long] [fixed] [straight] [{x:texture}] [inclined] ${SLOPE} ${INCLINED}`,
    ({ x, a }) => the('track', x ?? '', 'slope', a),
  ),
  ...rule<{ x?: string; s: RawTerm; a: RawTerm }>(
    'steep',
    `(a|the|this) [long] [fixed] [straight] [{x:texture}] [inclined] [straight] ${SLOPE} of length {s:length} [,] [and] ${INCLINED}`,
    ({ x, s, a }) => the('track', x ?? '', 'slope', a, s),
  ),
  ...rule<{ q: RawTerm }>(
    'steep',
    `(a|the) [straight] ${SLOPE} of inclination {a:ang} [to the horizontal]`,
    (slots) => the('track', '', 'slope', (slots as unknown as { a: RawTerm }).a),
  ),
  ...rule<{ n: string; m: string }>('steep', `(a|the) ${SLOPE} of 1 in {n:number}`, ({ n }) =>
    the('track', '', 'slope', the('one in', n)),
  ),
  ...rule<{ l: RawTerm }>('surface', '({l:level}|{l:known-level}|{l:steep}|{l:sloping})', ({ l }) => l),
  ...rule<object>('surface', '(the surface|the ground|the horizontal surface)', () => ''),
  ...['level', 'known-level'].flatMap((kind) =>
    bit<{ l: RawTerm }>(`(on|along|across|over|onto) {l:${kind}}`, ({ l }) => the('how', l)),
  ),
  ...(['up', 'down'] as const).flatMap((way) =>
    ['steep', 'sloping'].flatMap((kind) =>
      bit<{ l: RawTerm }>(`[directly] ${way} [(a|the) line of greatest slope of] {l:${kind}}`, ({ l }) =>
        the('hows', l, the(way)),
      ),
    ),
  ),
  ...['steep', 'sloping'].flatMap((kind) => bit<{ l: RawTerm }>(`{l:${kind}}`, ({ l }) => the('how', l))),
  ...['steep'].flatMap((kind) =>
    bit<{ l: RawTerm }>(`(on|along|onto) {l:${kind}}`, ({ l }) => the('how', l)),
  ),
  ...bit<object>(
    '(on|along) (the same|this|that) [straight] [horizontal] (road|track|hill|slope|line|plane)',
    () => the('none'),
  ),
  ...bit<{ s: RawTerm }>(
    '[,] [which is] {s:length} [further] (up|down|beyond) ({l:label}|the (hill|slope|plane|road|track|ramp))',
    ({ s }) => how('distance', s),
  ),
  ...bit<object>('(on|along) the (plane|slope|hill|ramp|incline|inclined plane)', () =>
    how('track', '', 'slope'),
  ),
  ...bit<object>('(up|down) (a|the) line of greatest slope', () => the('none')),
  ...bit<object>('vertically upwards', () => the('hows', the('vertical'), the('up'))),
  ...bit<object>('vertically downwards', () => the('hows', the('vertical'), the('down'))),
  ...bit<object>('vertically', () => how('vertical')),
  ...bit<object>('(uphill|upwards)', () => how('up')),
  ...bit<object>('(downhill|downwards)', () => how('down')),
  ...bit<{ a: RawTerm }>(
    `[the (road|hill|plane|slope|ramp|track|incline)|which] (is inclined|makes|is) [at] [an] [angle] [of] {a:ang} (to|with) the horizontal`,
    ({ a }) => the('is', the('q', 'angle', ''), a),
  ),
];

export const ENGLISH_TRACKS: Rule[] = TRACKS;

import { isAll, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

const AXES: Rule[] = (['x', 'y'] as const).flatMap((axis) => {
  const nouns = `(${axis}-axis|${axis}-direction)`;
  return [
    ...rule<object>('axis-way', `[the] positive (${nouns}|direction of the ${axis}-axis)`, () => `${axis}+`),
    ...rule<object>('axis-way', `[the] negative (${nouns}|direction of the ${axis}-axis)`, () => `${axis}-`),
    ...rule<object>('axis', `the ${nouns}`, () => axis),
  ];
});

const COMPASS: Rule[] = [
  ...['north', 'east', 'south', 'west'].flatMap((one) =>
    rule<object>('compass', `[due] ${one}[s]`.replace('[s]', ''), () => one),
  ),
  ...['north-east', 'north-west', 'south-east', 'south-west'].flatMap((one) =>
    rule<object>('compass', `[due] ${one}`, () => one),
  ),
];

const SIDES: Rule[] = [
  ...rule<object>('side', '[horizontally] [to|towards] the right', () => 'right'),
  ...rule<object>('side', '[horizontally] [to|towards] the left', () => 'left'),
  ...rule<object>('up-or-down', '[vertically] (upwards|upward)', () => 'up'),
  ...rule<object>('up-or-down', '[vertically] (downwards|downward)', () => 'down'),
  ...rule<object>('over-or-under', 'above', () => 'up'),
  ...rule<object>('over-or-under', 'below', () => 'down'),
  ...rule<object>('turning', '[measured] anticlockwise', () => 'anticlockwise'),
  ...rule<object>('turning', '[measured] clockwise', () => 'clockwise'),
];

const heading = (base: string, side?: string, angle?: RawTerm): RawTerm =>
  the('heading', base, ...(angle === undefined ? [] : [side ?? '', angle]));

/** To which side of an axis "above" it is. */
const beside = (base: string, side: string, angle: RawTerm): RawTerm | null =>
  base.startsWith('x') ? heading(base, `towards ${side}`, angle) : null;

const AT =
  '[in a direction] (at|making|which makes|that makes|inclined at|acting at|on|in a direction making|in a direction which makes)';

/** Which way a force acts. */
const WAYS: Rule[] = [
  ...rule<{ b: string }>('force-way', '(in|along) [the direction of] {b:axis-way}', ({ b }) => heading(b)),
  ...rule<{ b: string }>('force-way', '(in|along|parallel to) [the direction of] {b:axis}', ({ b }) =>
    heading(b),
  ),
  ...rule<{ b: string }>('force-way', '[in the direction] {b:compass}', ({ b }) => heading(b)),
  ...rule<{ b: string }>('force-way', '{b:side}', ({ b }) => heading(b)),
  ...rule<{ b: string }>('force-way', '{b:up-or-down}', ({ b }) => heading(b)),
  ...rule<{ a: RawTerm }>('force-way', '(on|in) (a|the) bearing [of] {a:angle}', ({ a }) =>
    heading('north', 'clockwise', a),
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'force-way',
    `${AT} {a:an-angle} {s:over-or-under} {b:axis-way}`,
    ({ a, s, b }) => beside(b, s, a),
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'force-way',
    `${AT} {a:an-angle} [measured] {s:turning} from {b:axis-way}`,
    ({ a, s, b }) => heading(b, s, a),
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'force-way',
    `${AT} {a:an-angle} (with|to) {b:axis-way} [,] {s:turning}`,
    ({ a, s, b }) => heading(b, s, a),
  ),
  ...rule<{ a: RawTerm; b: string }>('open-way', `${AT} {a:an-angle} (with|to) {b:axis-way}`, ({ a, b }) =>
    the('open way', b, a),
  ),
  ...rule<{ n: string; w: RawTerm }>(
    'force-way',
    '(in|into) the {n:ordinal} quadrant [,] {w:open-way}',
    ({ n, w }) => inQuadrant(w, n),
  ),
  ...rule<{ n: string; w: RawTerm }>(
    'force-way',
    '{w:open-way} [,] [and] [acting|acts|lies|lying] (in|into) the {n:ordinal} quadrant',
    ({ n, w }) => inQuadrant(w, n),
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'force-way',
    `${AT} {a:an-angle} {s:compass} of {b:compass}`,
    ({ a, s, b }) => heading(b, `towards ${s}`, a),
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'force-way',
    '{a:an-angle} {s:compass} of {b:compass}',
    ({ a, s, b }) => heading(b, `towards ${s}`, a),
  ),
  ...rule<{ u: string; s: string; a: RawTerm }>(
    'force-way',
    `{u:up-or-down} and {s:side} [,] ${AT} {a:an-angle} (to|with) the horizontal`,
    ({ u, s, a }) => heading(s, `towards ${u}`, a),
  ),
  ...rule<{ u: string; s: string; a: RawTerm }>(
    'force-way',
    `{s:side} [and] [,] ${AT} {a:an-angle} {u:over-or-under} the horizontal`,
    ({ u, s, a }) => heading(s, `towards ${u}`, a),
  ),
  ...rule<{ u: string; s: string; a: RawTerm }>(
    'force-way',
    `${AT} {a:an-angle} {u:over-or-under} the horizontal [and] [,] {s:side}`,
    ({ u, s, a }) => heading(s, `towards ${u}`, a),
  ),
  ...rule<{ u: string; s: string; a: RawTerm }>(
    'force-way',
    `{u:up-or-down} and {s:side} [,] ${AT} {a:an-angle} (to|with) the [{v:upward-or-downward}] vertical`,
    ({ u, s, a }) => heading(u, `towards ${s}`, a),
  ),
  ...several('force-way'),
  ...several('angle'),
  ...rule<{ a: RawTerm }>('force-ways', 'on bearings [of] {a:angles}', ({ a }) =>
    each(a, (one) => heading('north', 'clockwise', one)),
  ),
  ...rule<{ a: RawTerm; b: string; s: string }>(
    'force-ways',
    'at [angles [of]] {a:angles} {s:turning} from {b:axis-way}',
    ({ a, b, s }) => each(a, (one) => heading(b, s, one)),
  ),
];

const each = (terms: RawTerm, make: (one: RawTerm) => RawTerm): RawTerm | null =>
  isAll(terms) ? { all: terms.all.map(make) } : null;

function inQuadrant(way: RawTerm, count: string): RawTerm | null {
  const [base, angle] = typeof way === 'object' && 'the' in way ? way.of : [];
  return typeof base === 'string' && angle !== undefined && Number(count) <= 4
    ? heading(base, `quadrant ${count}`, angle)
    : null;
}

export const HEADING_RULES: Rule[] = [...AXES, ...COMPASS, ...SIDES, ...WAYS];

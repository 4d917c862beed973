import { isAll, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const HOW_FAST: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'how',
    '(with|at) [a|an|its] [initial] (speed|velocity) [of] [magnitude] {v:speed}',
    ({ v }) => the('speed', v),
  ),
  ...rule<{ v: RawTerm }>(
    'how',
    '(now|this time|on this occasion) (with|at) [a|an] (speed|velocity) [of] {v:speed}',
    ({ v }) => the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('how', 'at {v:speed}', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>(
    'how',
    '(with|at) [a|an] (constant|steady|uniform) (speed|velocity) [of] {v:speed}',
    ({ v }) => the('steady', v),
  ),
  ...rule<{ v: RawTerm }>('how', 'at a (constant|steady) {v:speed}', ({ v }) => the('steady', v)),
  ...rule<object>(
    'how',
    '(with|at) [a|an|this|the|that] [same] (constant|steady|uniform|same|this|that) [constant|steady] (speed|velocity)',
    () => the('steady'),
  ),
  ...rule<{ a: RawTerm }>(
    'how',
    '(with|at) [a|an] [constant|uniform|steady] acceleration [of] [magnitude] {a:rate}',
    ({ a }) => the('acceleration', a),
  ),
  ...rule<{ a: RawTerm }>(
    'how',
    '(with|at) [a|an] [constant|uniform|steady] (deceleration|retardation) [of] [magnitude] {a:rate}',
    ({ a }) => the('deceleration', a),
  ),
  ...rule<object>(
    'how',
    '(with|at) [a] (constant|uniform|steady) (acceleration|deceleration|rate|retardation)',
    () => the('uniformly'),
  ),
  ...rule<object>('how', 'uniformly', () => the('uniformly')),
  ...rule<{ a: RawTerm }>('how', 'at [a] [constant|uniform|steady] [rate] [of] {a:rate}', ({ a }) =>
    the('rate', a),
  ),
  ...rule<{ u: RawTerm; v: RawTerm }>(
    'how',
    'from [a] [speed of] {u:speed} to [a] [speed of] {v:speed}',
    ({ u, v }) => the('from to', u, v),
  ),
  ...rule<{ v: RawTerm }>(
    'how',
    'to [a] [speed|speed of|velocity of|greatest speed of|maximum speed of] {v:speed}',
    ({ v }) => the('to', v),
  ),
  ...rule<object>('how', 'to (rest|a halt|a stop)', () => the('to', '0')),
  ...rule<object>('how', 'from rest', () => the('from rest')),
];

export const HOW_FAR: Rule[] = [
  ...rule<{ l: RawTerm }>('how', '(through|passing through) [the|three|two] points {l:labels}', ({ l }) =>
    the('points', l),
  ),
  ...rule<object>('how', 'below (the pulley|the edge of the table)', () => the('freely')),
  ...rule<object>('how', 'from the same (point|place)', () => the('same place')),
  ...rule<{ t: RawTerm }>(
    'how',
    '(for|for a time of|for a further|for another|during the next|for a period of|in|in a time of|in a further|over a period of|after a further|for the next|taking) {t:duration}',
    ({ t }) => the('time', t),
  ),
  ...rule<{ t: RawTerm }>('how', '(after|after another|after a further) {t:duration}', ({ t }) =>
    the('after', t),
  ),
  ...rule<{ t: RawTerm }>('how', '{t:duration} later', ({ t }) => the('after', t)),
  ...rule<{ d: RawTerm }>(
    'how',
    '[for|over|through|in|after] [a] [further|vertical] [distance] [of] {d:length}',
    ({ d }) => the('distance', d),
  ),
  ...rule<{ p: RawTerm }>('how', 'from {p:place}', ({ p }) => the('from', p)),
  ...rule<{ p: RawTerm; q: RawTerm }>('how', 'from {p:place} to {q:place}', ({ p, q }) =>
    the('between', p, q),
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'how',
    'between [two|the|two points|the points|the stations|two stations|two bus stops|two stops] {p:place} and {q:place}',
    ({ p, q }) => the('between', p, q),
  ),
  ...rule<{ p: RawTerm }>('how', 'between {p:places}', ({ p }) =>
    isAll(p) && p.all.length === 2 ? the('between', ...p.all) : null,
  ),
  ...rule<{ v: RawTerm }>(
    'how',
    '(with|at) (speeds|speeds of|velocities) {v:speeds} [respectively]',
    ({ v }) => (isAll(v) ? the('speeds', ...v.all) : null),
  ),
  ...rule<{ p: RawTerm }>('how', 'to {p:place}', ({ p }) => the('to place', p)),
  // "At a height of 2 m above the ground" says how high it is.
  ...rule<{ p: RawTerm }>('how', '(at|in) {p:place}', ({ p }) =>
    nameOf(p) === 'raised' ? null : the('at', p),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'how',
    '[at] [a] [height] [of] {d:length} above [a|the] [padded] {p:place}',
    ({ d, p }) => the('height', d, p),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'how',
    '[,] [at] [a] [distance] [of] {d:length} (from|away from) {p:place}',
    ({ d, p }) => the('off', d, p),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'how',
    '[,] [at] [a] [distance] [of] {d:length} from {p:fixed-pulley}',
    ({ d, p }) => the('off', d, p),
  ),
  ...rule<object>(
    'fixed-pulley',
    '(a|the) [small] [fixed] [light] [smooth] pulley [which is] (fixed|attached|) (at|to) the (edge|end) of {t:track}',
    () => the('pulley'),
  ),
  ...rule<{ p: RawTerm }>('how', '[directly] towards {p:place}', ({ p }) => the('towards', p)),
  ...rule<{ p: RawTerm }>('how', '[directly] towards {p:body}', ({ p }) => the('towards', p)),
  ...rule<object>('how', '[directly] towards (each other|one another)', () => the('approach')),
  ...rule<{ p: RawTerm }>('how', 'with {p:body}', ({ p }) => the('with', p)),
  ...rule<{ p: RawTerm }>('how', '[directly] away from {p:body}', ({ p }) => the('away from', p)),
  ...rule<object>('how', '[vertically] (upwards|upward)', () => the('upwards')),
  ...rule<object>('how', '[vertically] (downwards|downward)', () => the('downwards')),
  ...rule<object>(
    'how',
    '(vertically|freely|freely under gravity|vertically on either side of the pulley|(vertically|freely) below (the pulley|the edge of the table))',
    () => the('freely'),
  ),
  ...rule<object>('how', '(in|along|on) (a|the same|the) [same] [horizontal] (straight line|line)', () =>
    the('in a line'),
  ),
  ...rule<object>(
    'how',
    'in (the same direction|this direction|its original direction|the original direction) [as before|as {x:body}|of [motion of] {x:body}]',
    () => the('same way'),
  ),
  ...rule<object>('how', 'in the direction in which {x:body} was [originally|initially] moving', () =>
    the('same way'),
  ),
  ...rule<object>('how', 'in (the opposite direction|opposite directions|the reverse direction)', () =>
    the('other way'),
  ),
  ...rule<{ e: string }>('how', '(at|when) [time] {e:equation}', ({ e }) =>
    /^\s*t\s*=\s*0\s*$/.test(e) ? the('at the start') : null,
  ),
  ...rule<object>('how', '(initially|at this instant)', () => the('at the start')),
  ...(['up', 'down', 'along', 'on', 'across', 'over', 'onto'] as const).flatMap((way) => [
    ...rule<{ t: RawTerm }>('how', `[directly|straight] ${way} {t:track}`, ({ t }) =>
      the(way === 'up' || way === 'down' ? way : 'on', t),
    ),
    ...rule<{ t: RawTerm }>(
      'how',
      `[directly|straight] ${way} (a|the) line of greatest slope [of {t:track}]`,
      ({ t }: { t?: RawTerm }) =>
        the(way === 'up' || way === 'down' ? way : 'on', ...(t === undefined ? [] : [t])),
    ),
  ]),
  ...rule<{ t: RawTerm }>('how', '(at|from) a point on {t:track}', ({ t }) => the('on', t)),
  ...rule<{ h: RawTerm }>('hows', '{h:how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('hows', '{h:how} [,|and] {r:hows}', ({ h, r }) =>
    isAll(r) && !(nameOf(h) === 'from' && nameOf(r.all[0]) === 'to place') ? { all: [h, ...r.all] } : null,
  ),
];

const nameOf = (how: RawTerm | undefined): string | null =>
  typeof how === 'object' && 'the' in how ? how.the : null;

import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

/** Each verb of motion in the forms in which it stands behind a body. */
const VERBS: Record<string, string> = {
  move: 'moves|move|is moving|are moving|moving|travels|travel|is travelling|are travelling|travelling|continues|continue|continues to move|continues to travel|slides|is sliding|then moves|then travels|drives|is driven|is driving|cycles|runs',
  start:
    'starts|start|starting|sets off|setting off|begins to move|starts to move|starts moving|begins its motion',
  project:
    'is projected|are projected|projected|is thrown|thrown|is fired|fired|is launched|is kicked|is hit',
  release: 'is released|are released|released|is then released',
  drop: 'is dropped|falls|falls freely',
  accelerate: 'accelerates|accelerate|accelerating|then accelerates|is accelerating|speeds up',
  decelerate:
    'decelerates|decelerate|decelerating|then decelerates|is decelerating|slows down|finally decelerates|is slowing down',
  pass: 'passes|passing',
  leave: 'leaves|leaving',
  rest: 'is at rest|are at rest|is stationary|are stationary|is initially at rest|are initially at rest|lies at rest|rests|is held at rest|comes to rest|is brought to rest|comes to instantaneous rest',
  reverse: 'rebounds',
};

const namesOf = (hows: RawTerm[]): string[] =>
  hows.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));

/** Nothing goes at two speeds at once; what rests on something is said of the place, not of a motion. */
function going(verb: string, hows: RawTerm, ...first: RawTerm[]): RawFact[] | null {
  if (!isAll(hows)) return null;
  const names = namesOf([...first, ...hows.all]);
  return new Set(names).size < names.length || (verb === 'rest' && names.includes('on'))
    ? null
    : [fact('go', SELF, verb, ...first, ...hows.all)];
}

/** The same as a participle: "a car travelling at 20 m/s". */
const PARTICIPLES: Record<string, string> = {
  move: 'moving|travelling|sliding',
  start: 'starting|setting off',
  project: 'projected|thrown|fired|launched|kicked',
  release: 'released',
  drop: 'dropped|falling',
  accelerate: 'accelerating',
  decelerate: 'decelerating',
  pass: 'passing',
  leave: 'leaving',
  rest: 'at rest|initially at rest|held at rest',
};

const GOING: Rule[] = [
  ...Object.entries(PARTICIPLES).flatMap(([verb, forms]) =>
    rule<object>('go-participle', `(${forms})`, () => verb),
  ),
  ...Object.entries(VERBS).flatMap(([verb, forms]) => rule<object>('go-verb', `(${forms})`, () => verb)),
  ...rule<{ h: RawTerm }>('hows', '{h:how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('hows', '{h:how} [,|and] {r:hows}', ({ h, r }) =>
    isAll(r) ? { all: [h, ...r.all] } : null,
  ),
  ...rule<{ v: string }>('does-body', '{v:go-verb}', ({ v }) => [fact('go', SELF, v)]),
  ...rule<{ v: string; h: RawTerm }>('does-body', '{v:go-verb} {h:hows}', ({ v, h }) => going(v, h)),
  ...rule<{ o: RawTerm }>('does-body', '(leaves|leaving) {o:origin}', ({ o }) => [
    fact('go', SELF, 'leave', the('from', o)),
  ]),
  ...rule<{ o: RawTerm }>('does-body', '(passes|passing) {o:origin}', ({ o }) => [
    fact('go', SELF, 'pass', the('through', o)),
  ]),
  ...rule<{ o: RawTerm; h: RawTerm }>('does-body', '(leaves|leaving) {o:origin} {h:hows}', ({ o, h }) =>
    going('leave', h, the('from', o)),
  ),
  ...rule<{ o: RawTerm; h: RawTerm }>('does-body', '(passes|passing) {o:origin} {h:hows}', ({ o, h }) =>
    going('pass', h, the('through', o)),
  ),
  ...rule<{ v: string; h: RawTerm }>('being-body', '[,] {v:go-participle} {h:hows}', ({ v, h }) =>
    going(v, h),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-body',
    '{a:does-body} [,] (and|then|and then|and finally) {b:does-body}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; h: RawTerm }>('does-body', '{a:does-body} [,] starting {h:hows}', ({ a, h }) => {
    const start = going('start', h);
    return start && [...a, ...start];
  }),
  ...rule<{ d: RawFact[] }>('does-body', '(now|then|subsequently|later|next) {d:does-body}', ({ d }) =>
    d.every(({ relation }) => relation === 'go') ? d : null,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does-body', '{a:does-body} , {b:does-body}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ h: RawTerm; f: RawFact[] }>('facts', '{h:opening} [,] {f:facts}', ({ h, f }) =>
    f.some(({ relation }) => relation === 'go')
      ? f.map((one) => (one.relation === 'go' ? { ...one, of: [...one.of, h] } : one))
      : null,
  ),
  ...rule<{ h: RawTerm; f: RawFact[] }>('facts', '{f:facts} {h:opening}', ({ h, f }) =>
    f.some(({ relation }) => relation === 'go')
      ? f.map((one) => (one.relation === 'go' ? { ...one, of: [...one.of, h] } : one))
      : null,
  ),
];

const ROAD =
  '(line|road|track|horizontal road|horizontal track|level road|level track|path|horizontal path|horizontal line|railway track)';

/** How, how fast, how long, where from and which way a body goes. */
const HOWS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'how',
    '(with|at) [a|an] [initial|steady] (speed|velocity) [of] {v:speed}',
    ({ v }) => the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('how', 'at {v:speed}', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>(
    'how',
    '(with|at) [a] (constant|steady|uniform) (speed|velocity) [of] {v:speed}',
    ({ v }) => the('steady', v),
  ),
  ...rule<object>(
    'how',
    '(with|at) [a|this|that] (constant|steady|uniform|same|the same) (speed|velocity)',
    () => the('steady'),
  ),
  ...rule<object>('how', '(with|at) this speed', () => the('steady')),
  ...rule<{ a: RawTerm }>('how', '(with|at) [a|an] [constant|uniform] acceleration [of] {a:rate}', ({ a }) =>
    the('acceleration', a),
  ),
  ...rule<{ a: RawTerm }>('how', '(with|at) [a] [constant|uniform] deceleration [of] {a:rate}', ({ a }) =>
    the('deceleration', a),
  ),
  ...rule<object>('how', '(with|at) [a] (constant|uniform) (acceleration|deceleration|rate)', () =>
    the('uniformly'),
  ),
  ...rule<object>('how', 'uniformly', () => the('uniformly')),
  ...rule<{ a: RawTerm }>('how', 'at [a] [constant|uniform] [rate of] {a:rate}', ({ a }) => the('rate', a)),
  ...rule<object>('how', 'from rest', () => the('from rest')),
  ...rule<object>('how', '[in|along] (a|the same|the) (straight|same straight) (line|road|track)', () =>
    the('in a line'),
  ),
  ...rule<object>('how', `(in|along|on) (a|the) straight ${ROAD}`, () => the('in a line')),
  ...rule<object>(
    'how',
    '(on|along|across) (a|the) smooth horizontal (table|plane|surface|floor|track|ice rink|ground)',
    () => the('on a smooth floor'),
  ),
  ...rule<{ o: RawTerm }>('how', 'from {o:origin}', ({ o }) => the('from', o)),
  ...rule<{ o: RawTerm }>(
    'how',
    '(from rest at|from rest from|at rest at|at rest from) {o:origin}',
    ({ o }) => the('from rest', o),
  ),
  ...rule<{ o: RawTerm }>('how', '(through|passing through) {o:origin}', ({ o }) => the('through', o)),
  ...rule<object>('how', 'to (rest|a halt|a stop)', () => the('to', '0')),
  ...rule<{ v: RawTerm }>('how', 'to [a] [speed|speed of|velocity of] {v:speed}', ({ v }) => the('to', v)),
  ...rule<{ u: RawTerm; v: RawTerm }>(
    'how',
    'from [a speed of] {u:speed} to [a speed of] {v:speed}',
    ({ u, v }) => the('from to', u, v),
  ),
  ...rule<object>('how', 'until it (comes to rest|stops|comes to a halt|comes to instantaneous rest)', () =>
    the('to', '0'),
  ),
  ...rule<{ v: RawTerm }>(
    'how',
    'until it (reaches|has|attains|reaches a speed of|has a speed of|attains a speed of|reaches a velocity of) {v:speed}',
    ({ v }) => the('to', v),
  ),
  ...rule<{ t: RawTerm }>('how', '(for|for a time of|for a further|for a period of) {t:duration}', ({ t }) =>
    the('time', t),
  ),
  ...rule<{ t: RawTerm }>('how', '(in|in a time of|over a period of|in a further) {t:duration}', ({ t }) =>
    the('time', t),
  ),
  ...rule<{ d: RawTerm }>(
    'how',
    '(for|over|through|in) [a] [further] (distance|distance of|a distance of) {d:length}',
    ({ d }) => the('distance', d),
  ),
  ...rule<{ d: RawTerm }>('how', '[a distance of|a further|for] {d:length}', ({ d }) => the('distance', d)),
  ...rule<{ y: RawTerm }>('how', '[directly] towards {y:body}', ({ y }) => the('towards', y)),
  ...rule<object>('how', '[directly] (towards each other|towards one another)', () => the('approach')),
  ...rule<object>('how', 'in opposite directions', () => the('apart')),
  ...rule<object>('how', 'in the same direction [as before]', () => the('same way')),
  ...rule<object>('how', 'in the (opposite direction|reverse direction)', () => the('other way')),
  ...rule<object>('how', 'vertically (upwards|upward)', () => the('up')),
  ...rule<object>('how', 'vertically (downwards|downward)', () => the('down')),
  ...rule<object>('how', 'horizontally', () => the('horizontally')),
  ...rule<{ a: RawTerm }>(
    'how',
    'at [an] (angle|angle of|angle of elevation|angle of elevation of|elevation of) {a:an-angle} [above the horizontal|to the horizontal]',
    ({ a }) => the('upwards at', a),
  ),
  ...rule<{ a: RawTerm }>('how', 'at {a:an-angle} (above|to) the horizontal', ({ a }) =>
    the('upwards at', a),
  ),
  ...rule<{ a: RawTerm }>('how', 'at [an] [angle|angle of] {a:an-angle} below the horizontal', ({ a }) =>
    the('downwards at', a),
  ),
  ...rule<{ a: RawTerm }>('an-angle', '{a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('an-angle', '{a:letter}', ({ a }) => a),
  ...rule<{ a: string; s: string }>('an-angle', '{a:letter} , where {s:equation}', ({ a, s }) =>
    the('angle with', a, s),
  ),
  ...rule<{ t: string }>('how', '{t:begin}', () => the('at the start')),
  ...rule<{ v: RawTerm }>(
    'how',
    '(with speeds|with speeds of|at speeds of|with velocities) {v:speeds} [respectively]',
    ({ v }) => (isAll(v) ? the('speeds', ...v.all) : null),
  ),
];

/** When something is so, before or behind the rest of the sentence. */
const OPENINGS: Rule[] = [
  ...rule<object>('opening', '[immediately] (after|following) (the|this|their) (collision|impact)', () =>
    the('after'),
  ),
  ...rule<object>('opening', '[immediately|just] after {t:them} (collide|have collided)', () => the('after')),
  ...rule<object>('opening', 'as a result of (the|this|their) (collision|impact)', () => the('after')),
  ...rule<object>('opening', 'in (the|this|their) (collision|impact)', () => the('after')),
  ...rule<object>('opening', '[immediately] before (the|this|their) (collision|impact)', () => the('before')),
  ...rule<{ t: string }>('opening', '{t:begin}', () => the('at the start')),
];

/** What is said of several bodies together, the first of them in the first place. */
const together = (x: RawTerm, facts: RawFact[]): RawFact[] | null => {
  const said = facts.flatMap(({ relation, of }) => {
    const roles = of.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one] : []));
    const speeds = roles.find((one) => one.the === 'speeds');
    if (!isAll(x)) return [{ relation, of }];
    const isShared = roles.some((one) => one.the === 'approach');
    const each = sayOf(x, [{ relation, of: of.filter((one) => one !== speeds) }]);
    if (speeds && speeds.of.length !== x.all.length) return [];
    const own = each.map((one, at) => ({
      ...one,
      of: [
        ...one.of.map((part) =>
          isShared &&
          typeof part === 'object' &&
          'the' in part &&
          part.the === 'approach' &&
          x.all.length === 2
            ? the('towards', x.all[1 - at]!)
            : part,
        ),
        ...(speeds ? [the('speed', speeds.of[at]!)] : []),
      ],
    }));
    return own;
  });
  return said.length > 0 ? said : null;
};

const SEVERAL: Rule[] = [
  ...several('mass'),
  ...several('speed'),
  ...rule<{ x: RawTerm; v: string; h: RawTerm }>('facts', '{x:bodys} {v:go-verb} {h:hows}', ({ x, v, h }) =>
    isAll(h) ? together(x, [fact('go', SELF, v, ...h.all)]) : null,
  ),
  ...rule<{ x: RawTerm; v: string; h: RawTerm }>('facts', '{x:bodys} [both] {v:go-verb}', ({ x, v }) =>
    together(x, [fact('go', SELF, v)]),
  ),
];

export const GOING_RULES: Rule[] = [...GOING, ...HOWS, ...OPENINGS, ...SEVERAL];

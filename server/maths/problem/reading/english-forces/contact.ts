import { heldUp } from '../mechanics/held-up.ts';
import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const STRING = '[light] [inextensible] (string|rope|cable|chain)';
const PULLED = '(is|and is|which is|being) pulled';

/** Ways along a surface and from it. */
const WAYS: Rule[] = [
  ...(['up', 'down'] as const).flatMap((way) => [
    ...rule<{ t: RawTerm }>(
      'force-way',
      `[directly] ${way} (the|a) (plane|slope|line of greatest slope [of {t:track}]) [[,] [and] parallel to (a|the) line of greatest slope [of {t:track}]]`,
      () => the(`${way} the slope`),
    ),
    ...rule<{ t: RawTerm }>(
      'force-way',
      `parallel to (a|the) line of greatest slope [of {t:track}] [and] [,] [acting|directed] ${way} (the plane|the slope|wards)`,
      () => the(`${way} the slope`),
    ),
  ]),
  ...rule<{ t: RawTerm }>(
    'force-way',
    '(along|parallel to) (a|the) line of greatest slope [of {t:track}]',
    () => the('along the slope'),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|making|which makes) {a:an-angle} (to|with) the upward direction of {t:track}',
    ({ a }) => the('from the slope', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|making|which makes) {a:an-angle} (to|with|above) (a|the) line of greatest slope [of {t:track}]',
    ({ a }) => the('from the slope', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(up and away from {t:track}|upwards and away from {t:track}) {w:force-way}',
    (slots) => {
      const { w } = slots as unknown as { w: RawTerm };
      return typeof w === 'object' && 'the' in w && w.the === 'from the slope' ? w : null;
    },
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|making|which makes) {a:an-angle} (to|with) the upward vertical',
    ({ a }) => the('beside the vertical', a),
  ),
  ...rule<{ w: RawTerm; t: RawTerm }>(
    'force-way',
    '{w:force-way} [,] [and] [acting|which acts|lies|lying|is] in (the|a) [same] vertical plane (containing|through|as|which contains) (a line of greatest slope [of {t:track}]|the line of greatest slope|{t:track}) [through {x:body}]',
    ({ w }) => w,
  ),
  ...rule<{ f: RawTerm }>(
    'a-force',
    '{f:a-force} [,] [acting] in (the|a) [same] vertical plane (containing|through|as|which contains) (a line of greatest slope [of {t:track}]|the line of greatest slope|{t:track}) [through {x:body}] [,]',
    ({ f }) => f,
  ),
];

const PUSHES: Rule[] = [
  ...rule<{ x: RawTerm; f: RawTerm; w: RawTerm; v: RawTerm }>(
    'facts',
    `a ${STRING} [which is|is] attached to {x:body} [and] ${PULLED} [{w:force-way}] with [a] (tension|force) [of] [magnitude] {f:force} [[,] [and] {v:string-way}] [and {k:in-plane}]`,
    (slots) => {
      const { x, f, w, v } = slots as { x: RawTerm; f: RawTerm; w?: RawTerm; v?: RawTerm };
      return (w === undefined) === (v === undefined) ? null : [fact('push', x, the('force', f, (w ?? v)!))];
    },
  ),
  ...rule<{ x: RawTerm; f: RawTerm }>(
    'facts',
    `a horizontal ${STRING} [which is|is] attached to {x:body} [and] ${PULLED} with [a] (tension|force) [of] [magnitude] {f:force}`,
    ({ x, f }) => [fact('push', x, the('force', f, the('level')))],
  ),
  ...rule<{ w: RawTerm }>('string-way', '{w:force-way}', ({ w }) => w),
  ...rule<{ w: RawTerm }>(
    'string-way',
    'so that (it|the (string|rope)) (makes|is inclined at|is at) {a:an-angle} above the horizontal',
    (slots) => the('above', (slots as unknown as { a: RawTerm }).a),
  ),
  ...rule<{ w: RawTerm }>(
    'string-way',
    'so that (it|the (string|rope)) (makes|is inclined at|is at) {a:an-angle} (with|to) the horizontal',
    (slots) => the('above', (slots as unknown as { a: RawTerm }).a, 'to'),
  ),
  ...rule<{ a: RawTerm }>(
    'string-way',
    'so that (it|the (string|rope)) (makes|is inclined at|is at) {a:an-angle} (to|with) the upward vertical',
    ({ a }) => the('beside the vertical', a),
  ),
  ...rule<object>('in-plane', '[is] in the same vertical plane as {t:track}', () => ''),
  ...rule<{ f: RawTerm; t?: RawTerm }>(
    'does',
    '(is|are) (held|kept|maintained) (at rest|in equilibrium) [, with (both|the) (strings|string) taut ,] [on {t:track}] by {f:a-force}',
    ({ f, t }) => [
      ...(t === undefined ? [] : [fact('act', SELF, 'rest', the('on', t))]),
      fact('push', SELF, heldUp(f)),
      fact('state', SELF, 'equilibrium'),
    ],
  ),
  ...rule<{ w: RawTerm }>(
    'does',
    `(is|are) (held|kept|maintained) (at rest|in equilibrium) by a ${STRING} [, in (the|a) vertical plane (containing|through) {t:track} ,] which pulls {x:body} {w:force-way}`,
    ({ w }) => [fact('push', SELF, the('force', 'tension', w)), fact('state', SELF, 'equilibrium')],
  ),
  ...rule<{ t: RawTerm }>('does', '(is|are) threaded (on|onto) {t:track}', ({ t }) => [
    fact('act', SELF, 'rest', the('on', t)),
  ]),
  ...rule<{ t: RawTerm }>(
    'does',
    '(rests|is at rest|lies) [,] with no other (forces|force) acting on it [other] than its weight and the contact force [,] on {t:track}',
    ({ t }) => [fact('act', SELF, 'rest', the('on', t)), fact('state', SELF, 'equilibrium')],
  ),
  ...rule<object>('does', '(does not move|does not slip|does not slide|do not move)', () => [
    fact('state', SELF, 'equilibrium'),
  ]),
  ...(['up', 'down'] as const).flatMap((way) =>
    rule<{ t?: RawTerm }>(
      'does',
      `(is|is now|to be) [just] (on the point of|about to|at the point of|on the verge of) (slip|slide|move|slipping|sliding|moving) ${way} [{t:track}]`,
      () => [fact('state', SELF, 'limiting', way)],
    ),
  ),
  ...rule<{ d: RawFact[] }>('does', '(is|remains) in limiting equilibrium and {d:does}', ({ d }) =>
    d.length === 1 && d[0]!.relation === 'state' ? d : null,
  ),
];

const CHANGES: Rule[] = [
  ...rule<{ f: RawTerm }>(
    'facts',
    '(the tension [in the (string|rope)]|the [magnitude of the] force [in the [horizontal] (rope|string)]) is [now|then] (increased|reduced|decreased|changed) to {f:force}',
    ({ f }) => [fact('size now', f)],
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'facts',
    '[the value of] {k:letter} is [then|now] [gradually|slowly] increased [from zero] until {f:facts}',
    ({ k, f }) => [fact('freed', k, 'up'), ...f],
  ),
  ...rule<object>('facts', '[the] (rope|string) (is released|is removed|is cut|breaks|is detached)', () => [
    fact('released force'),
  ]),
];

const ROPES: Rule[] = [
  ...rule<{ f: RawTerm; x?: RawTerm }>(
    'facts',
    '{f:a-force} [,] is [now|then] applied [to {x:body}]',
    ({ f, x }, [at]) => [fact('push', x ?? it(at), f)],
  ),
  ...rule<{ h?: RawTerm }>(
    'does',
    `(is|is being|is then) (pulled|dragged|drawn) [{h:hows}] [,] (by|by means of) a ${STRING}`,
    ({ h }) => [
      fact('push', SELF, the('force', 'tension')),
      ...(h !== undefined && isAll(h) ? [fact('act', SELF, 'move', ...h.all)] : []),
    ],
  ),
  ...rule<{ w: RawTerm }>(
    'facts',
    'the (rope|string|cable|chain) (is inclined|makes an angle of|is|makes) {w:force-way}',
    ({ w }) => [fact('string heads', w)],
  ),
  ...rule<{ f: RawTerm }>(
    'facts',
    '[the] tension in (it|the (rope|string|cable|chain)) is {f:force}',
    ({ f }) => [fact('equal', the('tension'), f)],
  ),
  ...rule<object>(
    'facts',
    'the magnitude of the force is [now|then] (reduced|increased|changed) [, its direction being unchanged|in the same direction]',
    () => [fact('size free')],
  ),
  ...rule<object>('track-noun', 'board', () => 'slope'),
  ...rule<{ t: RawTerm }>(
    'facts',
    'the (inclination|angle [of inclination]) of {t:track} is [then|now] [slowly|gradually] increased [slowly|gradually]',
    () => [fact('tilting')],
  ),
  ...rule<{ t: RawTerm; a: RawTerm }>(
    'facts',
    '{t:track} is [then|now] (fixed|set|tilted|placed) at {a:an-angle} to the horizontal',
    ({ t, a }) =>
      typeof t === 'object' && 'the' in t
        ? [fact('track', { ...t, of: [...t.of, the('inclined', a)] })]
        : null,
  ),
  ...rule<object>('does', '(is|is then|is now) released from rest on it', () => [
    fact('act', SELF, 'release', the('from rest')),
  ]),
];

const ASKED: Rule[] = [
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the] [magnitude of the] [contact] force (exerted|) (by {t:track} on {x:body}|on {x:body} by {t:track})',
    ({ x }) => the('contact force', x),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the] frictional and normal components of the contact force [(exerted|acting)] (on {x:body} by {t:track}|between {x:body} and {t:track})',
    ({ x }) => ({ all: [the('friction force', x), the('reaction', x)] }),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the] normal and frictional components of the contact force [(exerted|acting)] (on {x:body} by {t:track}|between {x:body} and {t:track})',
    ({ x }) => ({ all: [the('reaction', x), the('friction force', x)] }),
  ),
  ...rule<{ k: string }>('wanted', '[the] value of {k:letter} at (this|that) instant', ({ k }) => k),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the] acceleration with which {x:body} (begins|starts) to (move|slide) [along {t:track}]',
    ({ x }) => the('acceleration', x),
  ),
  ...(['up', 'down'] as const).flatMap((way) =>
    rule<{ x: RawTerm; t: RawTerm }>(
      'wanted',
      `[the] acceleration with which {x:body} (begins|starts) to (move|slide) ${way} {t:track}`,
      ({ x }) => the('acceleration', x, way),
    ),
  ),
  ...rule<{ f: RawFact[] }>('wanted', '[the] magnitude of the force (when|at which) {f:facts}', ({ f }) =>
    f.length === 1 && f[0]!.relation === 'state' ? { the: 'the force', of: [], where: f } : null,
  ),
  ...(['least', 'greatest'] as const).flatMap((kind) =>
    rule<{ k: string; f?: RawFact[] }>(
      'wanted',
      `[the] (${kind === 'least' ? 'least|smallest|minimum' : 'greatest|largest|maximum'}) [possible] value of {k:letter} [(for which|such that|so that|if) {f:facts}]`,
      ({ k, f }) => ({ the: kind, of: [k], ...(f && { where: f }) }),
    ),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '{g:goals} (when|if) {f:facts} [instead]', ({ f, g }) =>
    f.every(({ relation }) => relation === 'heads')
      ? asks(g.map((one) => ({ ...one, where: [...(one.where ?? []), ...f] })))
      : null,
  ),
  ...rule<{ n: RawFact[] }>('facts', '(assuming|given) that (it|{x:body}) {d:does}', (slots, [at]) => {
    const { x, d } = slots as unknown as { x?: RawTerm; d: RawFact[] };
    return d.length === 1 && d[0]!.relation === 'state'
      ? d.map(({ relation, of }) => ({ relation, of: of.map((one) => (one === SELF ? (x ?? it(at)) : one)) }))
      : null;
  }),
];

export const CONTACT_RULES: Rule[] = [...WAYS, ...PUSHES, ...CHANGES, ...ROPES, ...ASKED];

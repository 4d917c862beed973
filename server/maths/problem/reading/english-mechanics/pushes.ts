import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const LINE = '(a line|the line|lines) of greatest slope [of (the|this) (plane|slope)]';
const PLANE = '(plane|slope|surface|ramp|incline|hill|table|floor|ground)';

/** What draws a body at an angle to the horizontal draws it upwards. */
const drawn = (way: RawTerm): RawTerm =>
  typeof way === 'object' && 'the' in way && way.the === 'to the horizontal'
    ? the('above the horizontal', ...way.of)
    : way;
const pulling = (force: RawTerm): RawTerm =>
  typeof force === 'object' && 'the' in force ? { ...force, of: force.of.map(drawn) } : force;

/** Forces on a body, with how large they are and which way they act. */
export const PUSH_RULES: Rule[] = [
  ...rule<object>(
    'directed',
    '[,] (acting|which acts|that acts|directed|inclined|which is inclined|applied)',
    () => '',
  ),
  ...rule<object>(
    'a-rope',
    '(a|the) [light|inextensible|light inextensible] (rope|string|cable|chain) [which is|that is|inclined|which is inclined|that is inclined]',
    () => '',
  ),
  ...rule<object>(
    'whose-tension',
    '(with tension|in which the tension is|and the tension in the rope is|and the tension in the string is|with a tension of)',
    () => '',
  ),
  ...rule<object>(
    'friction-noun',
    '[the] [magnitude of the] (friction|friction force|frictional force|force of friction)',
    () => '',
  ),
  ...rule<object>(
    'reaction-noun',
    '[the] [magnitude of the] (normal reaction|normal reaction force|normal contact force|normal force|normal component of the contact force)',
    () => '',
  ),
  ...rule<{ x: RawTerm }>(
    'upon',
    '(acting on|on|exerted on|acting upon) {x:body} [by (the|this) (plane|slope|surface|table|floor|ground)]',
    ({ x }) => x,
  ),
  ...rule<object>('force-way', 'horizontally', () => the('horizontally')),
  ...rule<{ w: RawTerm }>('force-way', '{w:slope-way}', ({ w }) => w),
  ...rule<{ w: RawTerm }>('force-way', `parallel to ${LINE} and {w:slope-way}`, ({ w }) => w),
  ...rule<{ w: RawTerm }>('force-way', `{w:slope-way} parallel to ${LINE}`, ({ w }) => w),
  ...rule<object>('force-way', `parallel to (${LINE}|the ${PLANE})`, () => the('along slope')),
  ...rule<object>('force-way', `upwards (parallel to|along) (${LINE}|the ${PLANE})`, () => the('up slope')),
  ...rule<object>(
    'force-way',
    `parallel to (${LINE}|the ${PLANE}) and (acting|directed) (up the plane|upwards)`,
    () => the('up slope'),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|at an angle|at an angle of) {a:an-angle} above the horizontal',
    ({ a }) => the('above the horizontal', a),
  ),
  // Above it where something is drawn, but nobody knows where it is pushed.
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|at an angle|at an angle of) {a:an-angle} to the horizontal',
    ({ a }) => the('to the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>('force-way', 'upwards at [an angle [of]] {a:an-angle} to the horizontal', ({ a }) =>
    the('above the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|at an angle|at an angle of) {a:an-angle} below the horizontal',
    ({ a }) => the('below the horizontal', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    `(at|at an angle|at an angle of) {a:an-angle} above (${LINE}|the ${PLANE})`,
    ({ a }) => the('above slope', a),
  ),
  ...rule<object>('force-way', 'vertically upwards', () => the('up')),
  ...rule<object>('force-way', 'vertically downwards', () => the('down')),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'a-force',
    '(a|the|this) [constant|single|pulling|pushing] force [of] [magnitude] {f:force} [[{d:directed}] {w:force-way}]',
    ({ f, w }: { f: RawTerm; w?: RawTerm }) => the('force', f, ...(w === undefined ? [] : [w])),
  ),
  ...rule<{ f: RawTerm }>(
    'a-force',
    '(a|the|this) [constant] horizontal [pulling|pushing] force [of] [magnitude] {f:force}',
    ({ f }) => the('force', f, the('horizontally')),
  ),
  ...rule<{ w: RawTerm }>('a-force', '{r:a-rope} [{w:force-way}]', ({ w }: { w?: RawTerm }) =>
    the('force', 'tension', ...(w === undefined ? [] : [drawn(w)])),
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'a-force',
    '{r:a-rope} {w:force-way} [,] {t:whose-tension} {f:force}',
    ({ f, w }) => the('force', f, drawn(w)),
  ),
  ...rule<{ t: RawTerm; f: RawTerm }>(
    'facts',
    '[the] tension in the (rope|string|cable|chain) is {f:force}',
    ({ f }) => [fact('equal', the('tension'), f)],
  ),
  ...rule<{ f: RawTerm; x: RawTerm; w: RawTerm }>(
    'facts',
    '{f:a-force} (acts on|is applied to|is exerted on|is now applied to|pulls|acts upon) {x:body} [acting] [{w:force-way}]',
    ({ f, x, w }: { f: RawTerm; x: RawTerm; w?: RawTerm }) => [
      fact('force', x, f, ...(w === undefined ? [] : [w])),
    ],
  ),
  ...rule<{ p: RawTerm; f: RawTerm }>(
    'does-body',
    '(is|is being|is then) (pulled|dragged|towed|drawn) [(along|across|on) {p:surface}] by {f:a-force}',
    ({ f, p }: { f: RawTerm; p?: RawTerm }) => [
      ...(p === undefined ? [] : [fact('on', SELF, p)]),
      fact('force', SELF, pulling(f)),
    ],
  ),
  ...rule<{ p: RawTerm; f: RawTerm }>(
    'does-body',
    '(is|is being|is then) (pushed|moved|acted on|acted upon) [(along|across|on) {p:surface}] by {f:a-force}',
    ({ f, p }: { f: RawTerm; p?: RawTerm }) => [
      ...(p === undefined ? [] : [fact('on', SELF, p)]),
      fact('force', SELF, f),
    ],
  ),
  ...rule<{ w: RawTerm; f: RawTerm }>(
    'does-body',
    '(is|is being|is then) (pulled|pushed|dragged|towed|drawn) {w:slope-way} by {f:a-force}',
    ({ f, w }) => [fact('go', SELF, 'move', w), fact('force', SELF, f)],
  ),
  ...rule<{ p: RawTerm; f: RawTerm }>(
    'does-body',
    '(is held|is kept|is held at rest|is kept at rest|is held in equilibrium|is in equilibrium|rests in equilibrium|is kept in equilibrium|is maintained in equilibrium|is supported) [on {p:surface}] by {f:a-force}',
    ({ f, p }: { f: RawTerm; p?: RawTerm }) => [
      ...(p === undefined ? [] : [fact('on', SELF, p)]),
      fact('state', SELF, 'equilibrium'),
      fact('force', SELF, f),
    ],
  ),
  ...rule<{ p: RawTerm; f: RawTerm }>(
    'does-body',
    '(is held|is kept) in limiting equilibrium [on {p:surface}] by {f:a-force}',
    ({ f, p }: { f: RawTerm; p?: RawTerm }) => [
      ...(p === undefined ? [] : [fact('on', SELF, p)]),
      fact('state', SELF, 'limiting', ''),
      fact('force', SELF, f),
    ],
  ),
  // Where else could it act than in the plane of the drawing.
  ...rule<object>(
    'in-plane',
    `[,] [and] (acting|acts|which acts|lying|) in [a|the] [same] vertical plane (containing|through|which contains|that contains) ${LINE} [through {x:body}] [of (the|this) (plane|slope)] [,]`,
    () => '',
  ),
  ...rule<object>(
    'in-plane',
    '[,] (directed|acting|pointing) (towards|into) the (plane|slope) [,]',
    () => '',
  ),
  ...rule<{ f: RawTerm }>('a-force', '{f:a-force} {a:in-plane}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} {a:in-plane}', ({ f }) =>
    f.every(({ relation }) => relation === 'force') ? f : null,
  ),
  ...(
    [
      ['(least|minimum|smallest) and [the] (greatest|maximum|largest)', 'least', 'greatest'],
      ['(greatest|maximum|largest) and [the] (least|minimum|smallest)', 'greatest', 'least'],
    ] as const
  ).flatMap(([words, one, other]) =>
    rule<{ k: string; f: RawFact[] }>(
      'wanted',
      `[the] ${words} [possible] (values|value) of {k:letter} [(for which|such that|so that|if) {f:facts}]`,
      ({ k, f }: { k: string; f?: RawFact[] }) =>
        f === undefined || f.every(({ relation }) => relation === 'state')
          ? {
              all: [one, other].map((name) => ({
                the: name,
                of: [k],
                ...(f !== undefined && { where: f }),
              })),
            }
          : null,
    ),
  ),
];

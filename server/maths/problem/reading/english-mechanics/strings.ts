import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const FLAT = '(table|table top|surface|plane|floor|bench|ground)';

/** What a body stands on. */
const SURFACES: Rule[] = [
  ...['rough', 'smooth'].flatMap((how) => [
    ...rule<object>('surface', `[a|the] ${how} horizontal ${FLAT}`, () => the('surface', '0', how)),
    ...rule<{ s: RawTerm }>(
      'surface',
      `(a|the) [fixed] ${how} (plane|slope|surface|ramp) [which is] {s:steepness}`,
      ({ s }) => the('surface', s, how),
    ),
    ...rule<object>('surface', `a ${how} [inclined] plane`, () => the('surface', '', how)),
  ]),
  ...rule<object>('surface', '(the|an inclined) (plane|slope|table)', () => the('surface', '', '')),
  ...rule<{ s: RawTerm }>('facts', '(the|this) (plane|slope) is {s:steepness}', ({ s }) => [
    fact('inclination', s),
  ]),
  ...rule<{ s: RawTerm }>(
    'does-body',
    '(is placed|is held|is held at rest|is on|is initially held at rest|is placed on|is held on|is held at rest on|is initially held at rest on) {s:surface}',
    ({ s }) => [fact('on', SELF, s)],
  ),
  ...rule<{ s: RawTerm }>(
    'does-body',
    '(lies|rests|is at rest|stands|is placed at rest|is resting|is initially at rest|is lying|lies at rest|stands at rest) on {s:surface}',
    ({ s }) => [fact('on', SELF, s, 'rest')],
  ),
  ...rule<{ s: RawTerm }>('going-on', 'on {s:surface}', ({ s }) => s),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'facts',
    'the coefficient of friction between {x:body} and (the|this) (plane|surface|slope|ramp) is {m:friction-value}',
    ({ x, m }) => [fact('equal', the('friction', x), m)],
  ),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'facts',
    'the coefficient of friction between {x:body} and (the|this) (table|floor|bench|ground) is {m:friction-value}',
    ({ x, m }) => [fact('equal', the('friction', x, 'flat'), m)],
  ),
  ...['number', 'letter', 'expression'].flatMap((kind) =>
    rule<{ m: string }>('friction-value', `{m:${kind}}`, ({ m }) => m),
  ),
];

/** A string and a pulley; a plane at whose top it is may be rough or smooth. */
const ROPES: Rule[] = [
  ...rule<object>('a-string', 'a light inextensible (string|rope|cable)', () => ''),
  ...rule<object>(
    'pulley',
    'a [small|fixed|light|small fixed|small light|fixed small|small , light] smooth [fixed|light|light fixed] pulley',
    () => '',
  ),
  ...rule<object>('pulley-at', '{p:pulley}', () => ''),
  ...rule<object>(
    'pulley-at',
    '{p:pulley} [which is] [fixed] (at|to) the edge of (the|a) (table|bench|surface)',
    () => '',
  ),
  ...rule<object>('pulley-at', '{p:pulley} [which is] [fixed] at the top of the (plane|slope)', () => ''),
  ...rule<object>(
    'pulley-at',
    '{p:pulley} [which is] [fixed] at the top of a rough (plane|slope)',
    () => 'rough',
  ),
  ...rule<object>(
    'pulley-at',
    '{p:pulley} [which is] [fixed] at the top of a smooth (plane|slope)',
    () => 'smooth',
  ),
  ...rule<{ p: string }>(
    'tied',
    '{s:a-string} (which passes|that passes|passing) (over|round) {p:pulley-at}',
    ({ p }) => p,
  ),
  ...rule<object>('tied', '{s:a-string}', () => 'loose'),
  ...rule<{ p: string }>('facts', 'the (string|rope|cable) passes over {p:pulley-at}', ({ p }) => [
    fact('over pulley'),
    ...textured(p),
  ]),
];

/** Two bodies on one string. */
const TIES: Rule[] = [
  ...rule<object>('facts', '(both|the) [straight] parts of the string (are|) vertical', () => [
    fact('hangs'),
  ]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{t:them} are held at rest [with the string taut] [,] [and] [with] (both|the) [straight] parts of the string vertical',
    () => [fact('taut'), fact('hangs')],
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    '(each particle|each block|both particles|both blocks) (is|are) [at a height of] {d:length} above the [horizontal] (floor|ground)',
    ({ d }) => [fact('height each', d)],
  ),
  ...rule<{ d: RawTerm; x: RawTerm }>(
    'facts',
    '{x:body} is [at a height of] {d:length} above the [horizontal] (floor|ground)',
    ({ d, x }) => [fact('height', x, d)],
  ),
  ...rule<{ x: RawTerm }>('does-body', 'does not (rebound|bounce)', () => [fact('no rebound', SELF)]),
  ...rule<{ x: RawTerm }>(
    'does-body',
    '(does not reach|never reaches|has not reached|has not yet reached) the pulley [in the subsequent motion]',
    () => [fact('no pulley', SELF)],
  ),
  ...rule<{ d: RawTerm; t: RawTerm }>(
    'does-body',
    '(descends|falls|moves) {d:length} (in the first|in) {t:duration} [of its motion|after release]',
    ({ d, t }) => [fact('drops', SELF, d, t)],
  ),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'facts',
    '(when|after) {x:body} is released [from rest] [,] {f:facts}',
    ({ f }) => [fact('released'), ...f],
  ),
  ...rule<{ g: RawGoal[]; x: RawTerm }>(
    'goals',
    '{g:goals} [,] (before {x:body} reaches the (floor|ground)|while {x:body} is (falling|descending|moving downwards))',
    ({ g, x }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('phase', x)] })),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] while (both particles are|the particles are|the system is|both blocks are) (moving|in motion)',
    ({ g }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('phase')] })),
  ),
  ...rule<{ x: RawTerm; t: string }>(
    'facts',
    '{x:bodys} (are attached to the ends of|are connected by|are joined by|are attached to opposite ends of|are attached one to each end of) {t:tied}',
    ({ x, t }) =>
      isAll(x) && x.all.length === 2 ? [fact('string', ...x.all, ...loose(t)), ...textured(t)] : null,
  ),
  ...rule<{ y: RawTerm; t: string }>(
    'does-body',
    '(is connected|is attached|is joined) to {y:body} by {t:tied}',
    ({ y, t }) => [fact('string', SELF, y, ...loose(t)), ...textured(t)],
  ),
  ...rule<{ y: RawTerm; x: RawTerm; t: string }>(
    'facts',
    '{x:body} (is connected|is attached|is joined) by {t:tied} to {y:body}',
    ({ x, y, t }) => [fact('string', x, y, ...loose(t)), ...textured(t)],
  ),
  ...rule<{ d: RawTerm }>(
    'does-body',
    '(hangs|is hanging) [vertically|freely] [below the pulley] [,] [at a height of|at a distance of|at a height|] {d:length} above the (floor|ground)',
    ({ d }) => [fact('hangs', SELF), fact('height', SELF, d)],
  ),
  ...rule<object>('does-body', '(hangs|is hanging) [vertically|freely] [below the pulley]', () => [
    fact('hangs', SELF),
  ]),
  ...rule<object>(
    'does-body',
    '(hang|are hanging) [vertically|freely] [on either side of the pulley]',
    () => [fact('hangs', SELF)],
  ),
  ...rule<object>(
    'facts',
    '{t:them} (hang|are hanging) [vertically|freely] [on either side of the pulley]',
    () => [fact('hangs')],
  ),
  ...rule<object>(
    'facts',
    '(the system|the particles|the blocks) (is|are) released [from rest] [with the string taut] [and parallel to a line of greatest slope]',
    () => [fact('released')],
  ),
  ...rule<{ x: RawTerm }>('facts', '{x:body} is released [from rest] with the string taut', () => [
    fact('released'),
  ]),
  ...rule<{ x: RawTerm }>('facts', 'the (string is|string being) taut', () => [fact('taut')]),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'facts',
    '{f:facts} [,] with the string taut [and parallel to a line of greatest slope] [,]',
    ({ f }) => [...f, fact('taut')],
  ),
];

/** The plane at the top of which the pulley is. */
const textured = (texture: string): RawFact[] =>
  texture === '' || texture === 'loose' ? [] : [fact('texture', texture)];
const loose = (tie: string): string[] => (tie === 'loose' ? ['loose'] : []);

const ASKED: Rule[] = [
  ...rule<object>(
    'further',
    '(after|from the instant when) {y:body} (reaches|has reached|hits|has hit) the (floor|ground)',
    () => '',
  ),
  ...rule<object>('to-rest', 'before (coming|it comes) to [instantaneous] rest', () => ''),
  ...rule<{ x: RawTerm }>(
    'way-of',
    '[that] {x:body} (moves|travels) [up the plane|along the table]',
    ({ x }) => x,
  ),
  ...rule<{ x: RawTerm }>(
    'way-of',
    '(moved|travelled) by {x:body} [up the plane|along the table]',
    ({ x }) => x,
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [further] distance {x:way-of} {f:further} [{r:to-rest}]',
    ({ x }) => the('way after floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    'how much further [up the plane|along the table] {x:body} moves {f:further}',
    ({ x }) => the('way after floor', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] total distance {x:way-of} {r:to-rest}', ({ x }) =>
    the('whole way', x),
  ),
  ...rule<object>(
    'wanted',
    '[the] [magnitude of the] acceleration of (the system|the particles|each particle|the blocks)',
    () => the('acceleration'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] speed (with which|at which) {x:body} (reaches|hits|strikes) the (floor|ground)',
    ({ x }) => the('speed at the floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] speed of {x:body} (when it reaches|when it hits|as it reaches|as it hits|just before it hits|just before it reaches|at the instant when it reaches|immediately before it reaches|immediately before it hits) the (floor|ground)',
    ({ x }) => the('speed at the floor', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] time (taken for|that it takes for|for) {x:body} to reach the (floor|ground)',
    ({ x }) => the('time to the floor', x),
  ),
];

export const STRING_RULES: Rule[] = [...SURFACES, ...ROPES, ...TIES, ...ASKED];

import { eachOf, fact, isAll, type RawFact, type RawTerm, SELF } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, nameOf, saidOf } from '../shared/bodies.ts';

const ON =
  '[on (a|the) [smooth] [horizontal] (surface|plane|table|floor|air-hockey table|snooker table)|in a straight line|along a straight line|in the same straight line|along the same straight line]';
export const AFTER =
  '(after the collision|immediately after the collision|after the impact|immediately after the impact|after this collision|as a result of the collision|as a result of this collision|in this collision|after they collide|after colliding|after impact|after it strikes the wall|immediately after it strikes the wall|after the rebound)';
const BEFORE =
  '(immediately before the collision|before the collision|just before the collision|immediately before the impact|at the instant of impact|immediately before they collide)';
const THEM =
  '(the spheres|the two spheres|the particles|the two particles|the balls|the two balls|the discs|the two discs|them|they|both spheres|the pucks)';
export const CENTRES =
  '(the line of centres|the line of centres of {z:them}|their line of centres|the line joining their centres|the line joining the centres of {z:them})';
const WALL =
  '(a|the) [fixed] [smooth] [vertical] (wall|barrier|cushion|plane) [,] [which is perpendicular to (its direction of motion|the direction of motion of {w:who}|the line of centres)|perpendicular to its direction of motion|at right angles to its direction of motion]';

/** How bodies go before they meet. */
const BEFOREHAND: Rule[] = [
  ...rule<object>('them', THEM, () => ''),
  ...rule<object>('does', `(is|lies|are) [initially|at first] (at rest|stationary) ${ON}`, () => [
    fact('rests', SELF),
  ]),
  ...rule<object>('does', `(being|which is|that is|,) [initially] (at rest|stationary) ${ON}`, () => [
    fact('rests', SELF),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    `(is moving|moves|is projected|travels|is travelling|moving|slides) ${ON} with [a] [constant] (speed|velocity) [of] {v:amount} ${ON}`,
    ({ v }) => [fact('moves', SELF, v)],
  ),
  ...rule<{ v: RawTerm; y: RawTerm }>(
    'does',
    `(is moving|moves|is projected|travels|is travelling|moving|slides) ${ON} [directly] (towards|toward) {y:who} with [constant] speed {v:amount} ${ON}`,
    ({ v, y }) => [fact('moves', SELF, v), fact('towards', SELF, nameOf(y))],
  ),
  ...rule<{ v: RawTerm; y: RawTerm }>(
    'does',
    `(is moving|moves|is projected|travels|is travelling|moving|slides) ${ON} with [constant] speed {v:amount} [directly] (towards|toward) {y:who}`,
    ({ v, y }) => [fact('moves', SELF, v), fact('towards', SELF, nameOf(y))],
  ),
  ...rule<{ v: RawTerm; t: RawTerm }>(
    'does',
    `(is moving|moves|moving) with speed {v:amount} (in a direction making|at|in a direction which makes|in a direction that makes) [an angle|an acute angle|angle] {t:amount} (with|to) ${CENTRES}`,
    ({ v, t }) => [fact('moves', SELF, v), fact('at an angle', SELF, t)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(is moving|moves|moving) [directly] along ${CENTRES} with speed {v:amount}`,
    ({ v }) => [fact('moves', SELF, v)],
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'say',
    `(the direction of motion of {x:who}|{x:who} ('s|' s) direction of motion|the path of {x:who}|its direction of motion) (makes|was|is) [an|at an|an acute] [angle] [of] {t:amount} (with|to) ${CENTRES}`,
    ({ x, t }: { x?: RawTerm; t: RawTerm }) => [fact('at an angle', x ? nameOf(x) : '', t)],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'say',
    '(the speed of {x:who}|the velocity of {x:who}) is {v:amount}',
    ({ x, v }) => [fact('moves', nameOf(x), v)],
  ),
  ...rule<{ f: RawFact[] }>('say', `${BEFORE} [,] {f:say}`, ({ f }) => f),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'does',
    '(collides|then collides|subsequently collides|collides directly|collides obliquely|has a direct collision|has an oblique collision) with {y:who}',
    ({ y }) => [...factsOf(y), fact('hits', SELF, nameOf(y))],
  ),
  ...rule<{ y: RawTerm }>('does', '(hits|strikes) {y:who}', ({ y }) => [
    ...factsOf(y),
    fact('hits', SELF, nameOf(y)),
  ]),
  ...rule<object>('say', '{z:them} (collide|collide directly|collide obliquely)', () => [fact('collide')]),
  ...rule<{ p: RawTerm }>('say', '{p:couple} (collide|collide directly|collide obliquely)', ({ p }) => [
    ...eachOf(p).flatMap(factsOf),
    fact('collide'),
  ]),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'say',
    `{p:movers} (are moving|move|are projected|moving|are travelling) ${ON} [directly] towards each other ${ON} with speeds {v:amounts} [respectively]`,
    ({ p, v }) => facing(p, v),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'say',
    `{p:movers} (are moving|move|are projected|moving|are travelling) ${ON} in the same direction ${ON} with speeds {v:amounts} [respectively]`,
    ({ p, v }) => together(p, v),
  ),
  ...rule<{ p: RawTerm }>('movers', '{p:couple}', ({ p }) => p),
  ...rule<{ v: RawTerm }>(
    'say',
    `{z:them} (are moving|move|are projected|are travelling) ${ON} [directly] towards each other ${ON} with speeds {v:amounts} [respectively]`,
    ({ v }) => (isAll(v) && v.all.length === 2 ? [fact('facing speeds', ...v.all)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    `{z:them} (are moving|move|are projected|are travelling) ${ON} [directly] towards each other ${ON} (each with|both with|with the same|with equal) speed [of] {v:amount}`,
    ({ v }) => [fact('facing speeds', v, v)],
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    `{z:them} (are moving|move|are projected|are travelling) ${ON} in the same direction ${ON} with speeds {v:amounts} [respectively]`,
    ({ v }) => (isAll(v) && v.all.length === 2 ? [fact('following speeds', ...v.all)] : null),
  ),
  ...rule<{ p: RawTerm }>(
    'say',
    `{p:couple} (are|lie) [at rest] on a smooth horizontal (table|plane|surface)`,
    ({ p }) => eachOf(p).flatMap(factsOf),
  ),
];

const speeds = (p: RawTerm, v: RawTerm): { name: RawTerm; speed: RawTerm; facts: RawFact[] }[] | null =>
  isAll(p) && isAll(v) && p.all.length === 2 && v.all.length === 2
    ? p.all.map((one, at) => ({ name: nameOf(one), speed: v.all[at]!, facts: factsOf(one) }))
    : null;

function facing(p: RawTerm, v: RawTerm): RawFact[] | null {
  const all = speeds(p, v);
  return (
    all &&
    all.flatMap(({ name, speed, facts }, at) => [
      ...facts,
      fact('moves', name, speed),
      fact('towards', name, all[1 - at]!.name),
    ])
  );
}

function together(p: RawTerm, v: RawTerm): RawFact[] | null {
  const all = speeds(p, v);
  return (
    all && [
      ...all.flatMap(({ name, speed, facts }) => [...facts, fact('moves', name, speed)]),
      fact('same way'),
    ]
  );
}

const BOUNCE = '[the] coefficient of restitution';
const BOUNCES: Rule[] = [
  ...rule<{ e: RawTerm }>('say', '[the] coefficient of restitution is {e:amount}', ({ e }) => [
    fact('bounce', e),
  ]),
  ...rule<{ e: RawTerm; y: RawTerm }>(
    'does',
    `collides [directly|obliquely] with {y:who} [,] the coefficient of restitution between ${THEM} being {e:amount}`,
    ({ e, y }) => [...factsOf(y), fact('hits', SELF, nameOf(y)), fact('bounce', e)],
  ),
  ...rule<{ e: RawTerm }>(
    'say',
    `${BOUNCE} between ({z:them}|each pair of spheres) is {e:amount}`,
    ({ e }) => [fact('bounce', e)],
  ),
  ...rule<{ e: RawTerm; x: RawTerm; y: RawTerm }>(
    'say',
    `${BOUNCE} between {x:who} and {y:who} is {e:amount}`,
    ({ e, x, y }) => [fact('bounce', e, nameOf(x), nameOf(y))],
  ),
  ...rule<{ e: RawTerm; x: RawTerm }>(
    'say',
    `${BOUNCE} between {x:who} and (the|each) (wall|barrier|cushion|plane) is {e:amount}`,
    ({ e, x }) => [fact('wall bounce', e, nameOf(x))],
  ),
  ...rule<object>(
    'does',
    `(then|subsequently|goes on to|now|) (hits|strikes|collides with|hit|strike|collide with) ${WALL} [and rebounds]`,
    () => [fact('hits wall', SELF)],
  ),
  ...rule<{ t: RawTerm }>(
    'does',
    `(hits|strikes|collides with) ${WALL} (at|when it is moving in a direction that makes|moving in a direction making) [an angle|an acute angle|angle] [of] {t:amount} (to|with) the (wall|barrier|cushion)`,
    ({ t }) => [fact('hits wall', SELF), fact('angle to wall', SELF, t)],
  ),
  ...rule<{ t: RawTerm }>(
    'say',
    `(its direction of motion|the direction of motion of {x:who}|its path) (makes|is at|was at) [an angle|an acute angle|angle] [of] {t:amount} (to|with) the (wall|barrier|cushion)`,
    ({ t, x }: { t: RawTerm; x?: RawTerm }) => [fact('angle to wall', x ? nameOf(x) : '', t)],
  ),
];

/** How they go afterwards. */
const AFTERWARDS: Rule[] = [
  ...rule<{ f: RawFact[] }>('say', `${AFTER} [,] {f:after}`, ({ f }) => f),
  ...rule<{ f: RawFact[] }>('say', `{f:after} ${AFTER}`, ({ f }) => f),
  ...rule<object>(
    'after',
    '({z:them}|{p:couple}) (move|are moving|move off|travel) (in perpendicular directions|at right angles to each other|perpendicular to each other|at right angles|in directions at right angles to each other|in directions which are perpendicular)',
    () => [fact('perpendicular')],
  ),
  ...rule<object>(
    'after',
    '(the|their) directions of motion [of {z:them}|of {p:couple}] are perpendicular [to each other]',
    () => [fact('perpendicular')],
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'after',
    '[the] direction of motion of {x:who} (is|has been) (turned|deflected|changed) (through|by) (an angle of {t:amount}|{t:amount}|a right angle)',
    ({ x, t }: { x: RawTerm; t?: RawTerm }) => [fact('turned', nameOf(x), t ?? { amount: '90', unit: '°' })],
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'after',
    '{x:who} (is|has been) (turned|deflected) (through|by) (an angle of {t:amount}|{t:amount}|a right angle)',
    ({ x, t }: { x: RawTerm; t?: RawTerm }) => [fact('turned', nameOf(x), t ?? { amount: '90', unit: '°' })],
  ),
  ...rule<{ x: RawTerm }>(
    'after',
    '{x:who} (moves|is moving) [in a direction] (perpendicular|at right angles) to its (original|initial) direction [of motion]',
    ({ x }) => [fact('turned', nameOf(x), { amount: '90', unit: '°' })],
  ),
  ...rule<{ x: RawTerm }>(
    'after',
    `{x:who} (moves|is moving) [in a direction] (perpendicular|at right angles) to ${CENTRES}`,
    ({ x }) => [fact('after along', nameOf(x), '0')],
  ),
  ...rule<{ x: RawTerm }>(
    'after',
    '{x:who} (is|comes to|is brought to) [at] rest [by the collision]',
    ({ x }) => [fact('after speed', nameOf(x), '0')],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'after',
    '(the speed of {x:who} is|{x:who} has speed|{x:who} moves with speed) {v:amount}',
    ({ x, v }) => [fact('after speed', nameOf(x), v)],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'after',
    '{x:who} (loses|has lost) {v:amount} of its [initial|original] kinetic energy',
    ({ x, v }) => [fact('own lost', nameOf(x), v)],
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>('say', `${AFTER} [,] {x:who} {d:does}`, ({ x, d }) =>
    d.every(({ relation }) => ['hits wall', 'wall gap'].includes(relation)) ? saidOf(nameOf(x), d) : null,
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `(then|subsequently|goes on to|now|) (hits|strikes|collides with|hit|strike|collide with) ${WALL} [,] [and] [which is] [at] (a|at a) distance [of] {d:amount} from the point (at which|where) ({z:them}|{p:couple}) (collided|collide|first collided)`,
    ({ d }) => [fact('hits wall', SELF), fact('wall gap', SELF, d)],
  ),
  ...rule<{ v: RawTerm; f: RawTerm }>(
    'say',
    '{v:amount} of the [total] [initial] kinetic energy is lost [in the collision|as a result of the collision]',
    ({ v }) => [fact('lost', v)],
  ),
];

export const IMPACT_RULES: Rule[] = [...BEFOREHAND, ...BOUNCES, ...AFTERWARDS];

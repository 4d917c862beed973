import { eachOf, fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { when } from '../shared/bodies.ts';

const UP = '(upward|upwards)';
const DOWN = '(downward|downwards)';
const MAKES = '(makes|is inclined at|is at|making|inclined at|at)';

/** Where on its circle a body is: the angle from a vertical. */
const PLACES: Rule[] = [
  ...rule<{ t: RawTerm }>('turn', '[an|the|acute|an acute] angle [of] {t:amount}', ({ t }) => t),
  ...rule<{ t: RawTerm }>('turn', '{t:amount}', ({ t }) => t),
  ...rule<object>('radius-line', '({o:two-labels}|the (string|rod))', () => ''),
  ...rule<{ t: RawTerm }>(
    'lies',
    `${MAKES} {t:turn} (with|to) the ${UP} vertical [through {o:label}]`,
    ({ t }) => the('angle', t, 'up'),
  ),
  ...rule<{ t: RawTerm }>(
    'lies',
    `${MAKES} {t:turn} (with|to) the ${DOWN} vertical [through {o:label}]`,
    ({ t }) => the('angle', t, 'down'),
  ),
  ...rule<{ t: RawTerm }>('lies', `${MAKES} {t:turn} (with|to) the horizontal`, ({ t }) =>
    the('angle', t, 'level'),
  ),
  ...rule<object>('lies', '(is|being|) horizontal', () => the('angle', { amount: '90', unit: '°' }, 'down')),
  ...rule<object>('lies', '(is|being|) vertical with {p:who} above {o:label}', () =>
    the('angle', { amount: '0', unit: '°' }, 'up'),
  ),
  ...rule<{ a: RawTerm }>('on-circle', '{l:radius-line} {a:lies}', ({ a }) => a),
  ...rule<object>(
    'on-circle',
    '(at|through) (the|its) (lowest|bottom) (point|position) [of {s:round}|of (the|its) (circle|motion|path|circular path)]',
    () => the('angle', { amount: '0', unit: '°' }, 'down'),
  ),
  ...rule<object>(
    'on-circle',
    '(at|through|vertically above {o:label} at) (the|its) (highest|top) (point|position) [of {s:round}|of (the|its) (circle|motion|path|circular path)]',
    () => the('angle', { amount: '0', unit: '°' }, 'up'),
  ),
  ...rule<object>('on-circle', '[at the point] [vertically] below {o:label}', () =>
    the('angle', { amount: '0', unit: '°' }, 'down'),
  ),
  ...rule<object>('on-circle', '[at the point] vertically above {o:label}', () =>
    the('angle', { amount: '0', unit: '°' }, 'up'),
  ),
  ...rule<{ a: RawTerm }>('state', '{a:on-circle}', ({ a }) => a),
  ...rule<{ a: RawTerm }>('state', '{x:who} (is|passes|reaches|moves) {a:on-circle}', ({ a }) => a),
  ...rule<{ a: RawTerm }>(
    'state',
    '{x:who} reaches (the|its) (highest|top) (point|position) [of (the|its) (circle|motion|path|circular path)]',
    () => the('angle', { amount: '0', unit: '°' }, 'up'),
  ),
  ...rule<{ a: RawTerm }>(
    'state',
    '{x:who} reaches (the|its) (lowest|bottom) (point|position) [of (the|its) (circle|motion|path|circular path)]',
    () => the('angle', { amount: '0', unit: '°' }, 'down'),
  ),
];

const HELD =
  '(is|is held|is held at rest|rests|is at rest|hangs|is hanging|hangs at rest|is hanging at rest|is held in equilibrium|hanging|held)';

/** How it begins. */
const STARTS: Rule[] = [
  ...rule<object>(
    'does',
    '(hangs|is hanging|hangs at rest|is hanging at rest|rests|is at rest|is|hanging) [freely] [in equilibrium|at rest] [,] [vertically] below {o:label}',
    () => [fact('held', SELF, the('angle', { amount: '0', unit: '°' }, 'down'))],
  ),
  ...rule<object>('does', '(hangs|is hanging|hanging) [freely] (in equilibrium|at rest|vertically|)', () => [
    fact('held', SELF, the('angle', { amount: '0', unit: '°' }, 'down')),
  ]),
  ...rule<{ a: RawTerm }>(
    'does',
    `${HELD} [at {l:label}] [with the string taut] (with|and|where|so that|such that|with the string taut and) {a:on-circle} [and the string taut]`,
    ({ a }) => [fact('held', SELF, a)],
  ),
  ...rule<{ a: RawTerm }>('does', `${HELD} with the (string|rod) [taut and] (horizontal)`, () => [
    fact('held', SELF, the('angle', { amount: '90', unit: '°' }, 'down')),
  ]),
  ...rule<{ a: RawTerm }>('does', `${HELD} with the (string|rod) [taut and] {a:lies}`, ({ a }) => [
    fact('held', SELF, a),
  ]),
  ...rule<object>('does', '(is|is then) released [from rest] [from this position|in this position]', () => [
    fact('starts', SELF, 'rest', '0'),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) (given|projected with) a horizontal (speed|velocity) [of [magnitude]] {v:amount}',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) (projected|set in motion|set moving) horizontally with [a] (speed|velocity) [of] {v:amount}',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>('does', '(is|is then|is now|) projected with speed {v:amount}', ({ v }) => [
    fact('starts', SELF, 'along', v),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is struck and begins to move|begins to move) horizontally with speed {v:amount}',
    ({ v }) => [fact('starts', SELF, 'level', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) projected [vertically] downwards with speed {v:amount}',
    ({ v }) => [fact('starts', SELF, 'down', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) projected vertically upwards with speed {v:amount}',
    ({ v }) => [fact('starts', SELF, 'up', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) projected with speed {v:amount} [in a direction] perpendicular to ({o:two-labels}|the string|the rod)',
    ({ v }) => [fact('starts', SELF, 'across', v)],
  ),
  ...rule<object>(
    'does',
    '[then] (moves|starts to move|begins to move|swings) in [part of] a vertical (circle|plane) [with centre {o:label}]',
    () => [fact('swings', SELF)],
  ),
  ...rule<object>(
    'does',
    '[then] (moves|is moving|describes) [in] [a] complete vertical (circles|circle) [(about|with centre) {o:label}] [with the string taut]',
    () => [fact('swings', SELF), fact('goes round', SELF)],
  ),
  ...rule<object>(
    'does',
    'completes (a vertical circle|vertical circles|complete vertical circles|a complete vertical circle)',
    () => [fact('goes round', SELF)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '{f:say} [,] when {g:say}', ({ f, g }) => [...f, ...g]),
];

/** What is so at some instant. */
const STATES: Rule[] = [
  ...rule<object>(
    'state',
    '{x:who} (leaves|loses contact with) the (surface|sphere|hemisphere|cylinder|bowl)',
    () => the('slack'),
  ),
  ...rule<object>('state', '{x:who} reaches (the|its) (highest|top) (point|position) of {s:round}', () =>
    the('angle', { amount: '0', unit: '°' }, 'up'),
  ),
  ...rule<object>('state', 'the string (is about to become|just becomes|begins to become) slack', () =>
    the('slack'),
  ),
  ...rule<{ s: RawTerm }>('sentence', '{s:state}', ({ s }) =>
    eachOf(s).length > 1 ? { facts: [fact('state', ...eachOf(s))], goals: [] } : null,
  ),
  // Of the angle that it makes then.
  ...rule<{ a: RawTerm }>(
    'sentence',
    'the string (becomes|goes|first becomes|first goes) slack when it {a:lies}',
    ({ a }) => ({
      facts: [fact('state', the('slack'), a)],
      goals: [],
    }),
  ),
  ...rule<object>('state', 'the string (becomes|goes|first becomes|first goes) slack', () => the('slack')),
  ...rule<object>('state', '{x:who} (loses|first loses) contact with {s:round}', () => the('slack')),
  ...rule<object>(
    'state',
    '{x:who} (leaves|first leaves|loses contact with|first loses contact with) [the [smooth] [inner|outer|inside|outside] surface of] {s:round}',
    () => the('slack'),
  ),
  ...rule<object>('state', '{x:who} loses contact with the [inner|outer] surface [of {s:round}]', () =>
    the('slack'),
  ),
  ...rule<object>('state', '{x:who} (first|) comes to [instantaneous] rest', () => the('rest')),
  ...rule<object>('state', '{x:who} is [first] at instantaneous rest', () => the('rest')),
  ...rule<object>(
    'state',
    '{x:who} (hits|reaches|strikes) the (ground|plane|horizontal plane|floor|table|horizontal surface)',
    () => the('landed'),
  ),
  ...rule<{ v: RawTerm }>('state', '(the speed of {x:who}|its speed) is {v:amount}', ({ v }) =>
    the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('state', '{x:who} has speed {v:amount}', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>(
    'state',
    '[the] [magnitude of the] tension in the (string|rod) is {v:amount}',
    ({ v }) => the('force', v),
  ),
  ...rule<{ v: RawTerm }>(
    'state',
    '[the] [magnitude of the] (normal reaction|reaction|contact force|force) {w:between} is {v:amount}',
    ({ v }) => the('force', v),
  ),
  ...rule<object>(
    'between',
    '(on {x:who} [from|exerted by|due to] {s:round}|between {x:who} and {s:round}|exerted on {x:who} by {s:round}|exerted by {s:round} on {x:who}|of {s:round} on {x:who})',
    () => '',
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('state', '{s:state} and {t:state}', ({ s, t }) => ({
    all: [...eachOf(s), ...eachOf(t)],
  })),
  ...rule<{ s: RawTerm; t: RawTerm }>(
    'say',
    '(when|at the instant when) {s:state} [,] {t:state}',
    ({ s, t }) => [fact('state', ...eachOf(s), ...eachOf(t))],
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('say', '{s:state} , {t:state}', ({ s, t }) => [
    fact('state', ...eachOf(s), ...eachOf(t)),
  ]),
  ...rule<{ s: RawTerm; t: RawTerm }>('say', '{t:state} when {s:state}', ({ s, t }) => [
    fact('state', ...eachOf(s), ...eachOf(t)),
  ]),
];

const FREE =
  '[in the subsequent motion|in its subsequent motion|during the subsequent motion|in the subsequent motion ,] [before the string becomes taut again|before the string (is|becomes) next taut|, before the string becomes taut again]';

const WANTS: Rule[] = [
  ...rule<object>('want', '[the] (speed|magnitude of the velocity) [of {x:who}]', () => the('speed')),
  ...rule<object>('want', 'its speed', () => the('speed')),
  ...rule<object>('want', '[the] [magnitude of the] tension in the (string|rod|chain)', () => the('force')),
  ...rule<object>(
    'want',
    '[the] [magnitude of the] (normal reaction|reaction|contact force|force|normal contact force) {b:between}',
    () => the('force'),
  ),
  ...rule<{ w: RawTerm }>('want', '{w:want} immediately (after|before) {m:motion-begins}', ({ w }) =>
    'the' in (w as object) ? { ...(w as { the: string; of: RawTerm[] }), where: when(the('start')) } : null,
  ),
  ...rule<object>(
    'motion-begins',
    '(({x:who}|it|the motion) (is struck|is projected|begins to move|starts to move|is set in motion|begins|is released)|projection|[the] (start|beginning) of the motion|release)',
    () => '',
  ),
  ...rule<{ w: RawTerm }>('want', '{w:want} at the (instant|moment) of (projection|release)', ({ w }) =>
    'the' in (w as object) ? { ...(w as { the: string; of: RawTerm[] }), where: when(the('start')) } : null,
  ),
  ...rule<{ o: string }>(
    'want',
    `[the] (greatest|maximum) height [of {x:who}|reached by {x:who}|that {x:who} reaches] above [the level of|the horizontal [plane] through] {o:label} [reached by {x:who}|that {x:who} reaches] ${FREE}`,
    ({ o }) => the('top', o),
  ),
  ...rule<object>(
    'want',
    `[the] (greatest|maximum) height [of {x:who}|reached by {x:who}|that {x:who} reaches] above (its (initial|original|starting) (position|level)|its lowest point|the lowest point [of its path]) ${FREE}`,
    () => the('top', 'start'),
  ),
  ...rule<{ u: string }>(
    'want',
    '[the] (least|minimum|smallest) [possible] value of {u:letter} for which {f:say}',
    ({ u, ...rest }) => ({ the: 'least', of: [u], where: (rest as unknown as { f: RawFact[] }).f }),
  ),
];

export const CIRCLE_RULES: Rule[] = [...PLACES, ...STARTS, ...STATES, ...WANTS];

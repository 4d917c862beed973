import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const REST = '[instantaneous|instantaneously at|momentary|momentarily at] rest';
const FALLS =
  '(falls|falls vertically|and falls vertically|moves vertically downwards|falls vertically downwards)';

/** Down a plane on which the string is fixed. */
const ON_PLANES: Rule[] = [
  ...['rough', 'smooth'].flatMap((kind) =>
    rule<{ l: string; t: RawTerm }>(
      'place',
      `(a|the) [fixed] point {l:label} [which is] on a [fixed] ${kind} plane [which is] inclined at (an angle [of] {t:amount}|{t:amount}) to the horizontal`,
      ({ l, t }) => ({ the: 'place', of: [l], where: [fact('slope plane', t, kind)] }),
    ),
  ),
  ...rule<object>('does', '(slides|moves) down (a|the) line of greatest slope [of the plane]', () => [
    fact('slides'),
  ]),
  ...rule<{ l: string }>('does', `(first|) coming to ${REST} at [the point] {l:label}`, ({ l }) => [
    fact('stops at', l),
  ]),
  ...rule<{ l: string }>('does', `(first comes|comes) to ${REST} at the point {l:label}`, ({ l }) => [
    fact('stops at', l),
  ]),
  ...rule<{ l: string; m: string }>(
    'ask',
    'show that {x:who} does not remain at rest at {l:label} [,] and find ((its|the) initial acceleration [of {y:who}]|the acceleration with which it begins to move) [as it leaves {m:label}]',
    ({ l, m }: { l: string; m?: string }) =>
      m === undefined || m === l ? [{ verb: 'find', target: the('leaving acceleration', l) }] : null,
  ),
];

/** Bodies on elastic strings that hang. */
export const SPRING_RULES: Rule[] = [
  ...ON_PLANES,
  ...rule<object>(
    'does',
    `(is|is then|is held at {o:label} and|) released from rest (at|from) ({o:label}|the point {o:label})`,
    () => [fact('starts', SELF, 'rest', '0'), fact('at depth', SELF, 'anchor')],
  ),
  ...rule<object>(
    'does',
    '(is held at|is held at rest at|is held at the point) {o:label} and (is|) released [from rest]',
    () => [fact('starts', SELF, 'rest', '0'), fact('at depth', SELF, 'anchor')],
  ),
  ...rule<object>('does', `${FALLS} from rest (at|from) {o:label}`, () => [
    fact('starts', SELF, 'rest', '0'),
    fact('at depth', SELF, 'anchor'),
  ]),
  ...rule<object>('does', `[then] ${FALLS}`, () => [fact('falls', SELF)]),
  ...rule<{ d: RawTerm }>(
    'does',
    `(is|is then|is held and|) released from rest at (a point|a point which is|a point at|a) [a] [distance] {d:amount} [vertically] below {o:label}`,
    ({ d }) => [fact('starts', SELF, 'rest', '0'), fact('at depth', SELF, d)],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `(is|is now|is then) (pulled down|held at rest|held) [vertically] [to|at] (a point|a point which is|the point|a point at) [a] [distance] {d:amount} [vertically] below {o:label} and [is] released [from rest]`,
    ({ d }) => [fact('starts', SELF, 'rest', '0'), fact('at depth', SELF, d)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|) projected vertically downwards (from|at) {o:label} with speed {v:amount}',
    ({ v }) => [fact('starts', SELF, 'down', v), fact('at depth', SELF, 'anchor')],
  ),
  ...rule<object>(
    'does',
    '(hangs|is hanging|rests|is at rest) [freely] in equilibrium [vertically below {o:label}]',
    () => [fact('hangs', SELF)],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `(first comes|comes) to ${REST} [at a point|when] [it is|a] [distance] {d:amount} [vertically] below {o:label}`,
    ({ d }) => [fact('state', the('rest'), the('depth', d))],
  ),
  ...rule<object>(
    'state',
    `{x:who} (first comes|comes|is first brought) to ${REST} [for the first time]`,
    () => the('rest'),
  ),
  ...rule<object>(
    'state',
    '{x:who} (is|reaches) (at|) (its|the) lowest (point|position) [of its motion]',
    () => the('lowest'),
  ),
  ...rule<object>('state', '{x:who} (hangs|is hanging|is|could hang|rests) [at rest] in equilibrium', () =>
    the('equilibrium'),
  ),
  ...rule<object>('state', '{x:who} is at the position in which it could hang in equilibrium', () =>
    the('equilibrium'),
  ),
  ...rule<object>('state', 'the string (first becomes|becomes|just becomes) taut', () => the('natural')),
  ...rule<object>('state', 'the string (first reaches|reaches|is at|has) its natural length', () =>
    the('natural'),
  ),
  ...rule<{ d: RawTerm }>(
    'state',
    '{x:who} is [at] [a] [distance] {d:amount} [vertically] below {o:label}',
    ({ d }) => the('depth', d),
  ),
  ...rule<{ d: RawTerm }>('state', 'the extension [of the string] is {d:amount}', ({ d }) =>
    the('extension', d),
  ),
  ...rule<object>('want', '[the] extension [of|in] [the string]', () => the('extension')),
  ...rule<object>('want', '[the] [vertical] distance (of {x:who} below|below) {o:label} [of {x:who}]', () =>
    the('depth'),
  ),
  ...rule<object>(
    'want',
    '[the] (greatest|maximum) distance [of {x:who}] below {o:label} [reached by {x:who}] [in the subsequent motion|during the motion]',
    () => the('greatest depth'),
  ),
  ...rule<object>(
    'want',
    '[the] distance (of {x:who} below|below) {o:label} of (the|its) lowest point [of {x:who}|reached by {x:who}|of its motion]',
    () => the('greatest depth'),
  ),
  ...rule<object>(
    'want',
    '[the] (greatest|maximum) speed (of|attained by|reached by) {x:who} [during (its|the) (descent|fall|motion|downward motion)|in the subsequent motion|as it falls|in its descent]',
    () => the('greatest speed'),
  ),
  ...rule<object>('want', '[the] [magnitude of the] acceleration [of {x:who}]', () => the('acceleration')),
  ...rule<object>('want', '[the] magnitude and [the] direction of the acceleration [of {x:who}]', () => ({
    the: 'acceleration',
    of: ['directed'],
  })),
  ...rule<object>('want', '[the] modulus of elasticity [of the string|of the rope]', () => the('modulus')),
  ...rule<object>('want', '[the] extension [of the string] in [the] equilibrium [position]', () => ({
    the: 'extension',
    of: [],
    where: [fact('when', the('equilibrium'))],
  })),
];

import { eachOf, fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { letterIn } from '../shared/bodies.ts';

const GROUND =
  '(horizontal ground|a horizontal plane|the horizontal plane|level ground|horizontal level ground|the ground|a level horizontal plane|the plane|the floor)';
const THROWN = '(projected|fired|thrown|kicked|launched|hit|struck)';

/** How a body is thrown. */
const THROWS: Rule[] = [
  ...rule<{ v: RawTerm }>('throw', '[,] with [initial] (speed|velocity) {v:amount}', ({ v }) => ({
    all: [the('speed', v)],
  })),
  ...rule<{ t: RawTerm }>(
    'throw',
    '[,] (at|in a direction making|making|in a direction which makes) (an angle [of]|an acute angle|angle) {t:amount} (above|to|with) the horizontal',
    ({ t }) => ({ all: [the('angle', t, 'above')] }),
  ),
  ...rule<{ t: RawTerm }>('throw', '[,] at {t:amount} (above|to) the horizontal', ({ t }) => ({
    all: [the('angle', t, 'above')],
  })),
  ...rule<{ t: RawTerm }>(
    'throw',
    '[,] at (an angle [of]|an acute angle|angle) {t:amount} below the horizontal',
    ({ t }) => ({ all: [the('angle', t, 'below')] }),
  ),
  ...rule<object>('throw', 'horizontally', () => ({ all: [the('level')] })),
  ...rule<{ a: RawTerm; b: RawTerm }>('throws', '{a:throw} {b:throw}', ({ a, b }) => ({
    all: [...eachOf(a), ...eachOf(b)],
  })),
  ...rule<{ o: string }>(
    'from',
    `[,] from [a|the] [fixed] [point|origin] {o:label} [which is] on ${GROUND}`,
    ({ o }) => [fact('on a plane'), fact('origin', o)],
  ),
  ...rule<object>('from', `[,] from (a point on|) ${GROUND}`, () => [fact('on a plane')]),
  ...rule<{ o: string }>('from', '[,] from [a|the] [fixed] [point|origin] {o:label}', ({ o }) => [
    fact('origin', o),
  ]),
  ...rule<{ h: RawTerm; o?: string }>(
    'from',
    `[,] from [a|the] [fixed] point [{o:label}] [which is|that is] [at] [a height] [of] {h:amount} above ${GROUND}`,
    ({ h, o }) => [fact('from a height', h), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ h: RawTerm; o?: string }>(
    'from',
    `[,] from [a|the] [point] [{o:label}] [at] the top of a [vertical] (cliff|tower|building) [of height|,] [which is] {h:amount} [high|above sea level|above the sea|above horizontal ground]`,
    ({ h, o }) => [fact('from a height', h), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ h: RawTerm; f: RawFact[] }>('does', `(is|was|) ${THROWN} {h:throws} {f:from}`, ({ h, f }) => [
    ...f,
    fact('projected', SELF, ...eachOf(h)),
  ]),
  ...rule<{ h: RawTerm; f: RawFact[] }>('does', `(is|was|) ${THROWN} {f:from} {h:throws}`, ({ h, f }) => [
    ...f,
    fact('projected', SELF, ...eachOf(h)),
  ]),
  ...rule<{ h: RawTerm; f: RawFact[]; k: RawTerm }>(
    'does',
    `(is|was|) ${THROWN} {h:throw} {f:from} {k:throw}`,
    ({ h, f, k }) => [...f, fact('projected', SELF, ...eachOf(h), ...eachOf(k))],
  ),
  ...rule<{ h: RawTerm }>('does', `(is|was|) ${THROWN} {h:throws}`, ({ h }) => [
    fact('projected', SELF, ...eachOf(h)),
  ]),
  ...rule<object>('does', '[then|subsequently] (moves|moving) freely under gravity', () => [fact('free')]),
];

const STATES: Rule[] = [
  ...rule<{ t: RawTerm }>('state', '[at] time {t:amount} [after projection]', ({ t }) => the('time', t)),
  ...rule<object>('state', '{x:who} (is at|reaches) its (greatest|maximum|highest) (height|point)', () =>
    the('top'),
  ),
  ...rule<object>(
    'state',
    '{x:who} (strikes|hits|lands on|reaches|returns to) (the|) [horizontal] (plane|ground|floor|sea|water)',
    () => the('landed'),
  ),
  ...rule<object>('state', '{x:who} is [still in flight and [is]] (moving|travelling) horizontally', () =>
    the('top'),
  ),
  ...rule<object>(
    'state',
    '[the] direction of motion [of {x:who}] is (perpendicular|at right angles) to (its|the) (initial|original) direction [of (motion|projection)]',
    () => the('turned right'),
  ),
  ...rule<object>(
    'state',
    '{x:who} is [still in flight and [is]] (moving|travelling) [in a direction] (perpendicular|at right angles) to its (initial|original) direction [of (motion|projection)]',
    () => the('turned right'),
  ),
  ...rule<{ t: RawTerm }>(
    'state',
    '[the] direction of motion [of {x:who}] (makes|is at|is) [an angle] [of] {t:amount} below the horizontal',
    ({ t }) => the('direction', t, 'below'),
  ),
  ...rule<{ t: RawTerm }>(
    'state',
    '[the] direction of motion [of {x:who}] (makes|is at|is) [an angle] [of] {t:amount} above the horizontal',
    ({ t }) => the('direction', t, 'above'),
  ),
  ...rule<{ x: string; y: string }>(
    'place-at',
    'the point (where|with coordinates|at which) {n:note}',
    (slots) => placeOf((slots as unknown as { n: RawFact[] }).n),
  ),
  ...rule<{ p: string }>(
    'place-at',
    '(the|a) point [{l:label}] [with coordinates|whose coordinates are|which has coordinates] {p:pair}',
    ({ p }) => pairOf(p),
  ),
  ...rule<{ d: RawTerm; h: RawTerm }>(
    'place-at',
    '(the|a) point [{l:label}] [,] [which is|that is|whose] [at] [a] horizontal distance {d:amount} from {o:label} and [at] [a] [vertical] [height|distance] {h:amount} above {p:label}',
    ({ d, h }) => the('place', d, h),
  ),
  ...rule<{ p: RawTerm }>('does', '[subsequently|later|just] passes through {p:place-at}', ({ p }) => [
    fact('state', p),
  ]),
  ...rule<{ p: RawTerm }>('state', '{x:who} passes through {p:place-at}', ({ p }) => p),
  ...rule<object>(
    'say',
    '[the] horizontal and vertical [upward] displacements of {w:who} from {o:label} [,] at [a] [subsequent] time {t:amount} [after projection] [,] are denoted by {x:amount} and {y:amount} [respectively]',
    (slots) => {
      const { x, y } = slots as unknown as { x: RawTerm; y: RawTerm };
      return letterIn(x) === 'x' && letterIn(y) === 'y' ? [] : null;
    },
  ),
  ...rule<{ e: string }>(
    'ask',
    '[starting from expressions for {a:letter} and {b:letter} in terms of {t:letter} ,] (show|prove) that the [cartesian] equation of the (trajectory|path) [of {w:who}] (is|is given by|can be written as|may be written as|can be written in the form) {e:equation}',
    ({ e }) => [{ verb: 'show', target: the('shown', e) }],
  ),
  ...rule<{ e: string; f: RawFact[] }>('say', 'at time {e:equation} [,] {f:say}', ({ e, f }) =>
    /^t\s*=\s*0$/.test(e) && f.some(({ relation }) => relation === 'projected') ? f : null,
  ),
  ...rule<{ n: RawFact[]; s: RawTerm }>('say', '(at time|when) {n:note} [,] {s:state}', ({ n, s }) => {
    const [one, more] = n;
    return one?.relation === 'equal' && one.of[0] === 't' && !more
      ? [fact('state', the('time', one.of[1]!), ...eachOf(s))]
      : null;
  }),
  ...rule<{ t: string; v: RawTerm }>(
    'say',
    'one [possible] value of {t:amount} is {v:amount}',
    ({ t, v }) => [fact('one value', t, v)],
  ),
  ...rule<object>('want', '[the] other [possible] value [of {t:amount}]', () => the('other value')),
  ...rule<{ e: string }>(
    'ask',
    'derive the equation of the trajectory of {w:who} [,] in the form {e:equation}',
    ({ e }) => [{ verb: 'show', target: the('shown', e) }],
  ),
];

function placeOf(note: RawFact[]): RawTerm | null {
  const of = (name: string) =>
    note.find(({ relation, of: [one] }) => relation === 'equal' && one === name)?.of[1];
  const [x, y] = [of('x'), of('y')];
  return note.length === 2 && x !== undefined && y !== undefined ? the('place', x, y) : null;
}

function pairOf(pair: string): RawTerm | null {
  const [x, y, more] = pair.slice(pair.indexOf('(') + 1, pair.lastIndexOf(')')).split(',');
  return x && y && more === undefined ? the('place', x, y) : null;
}

const WANTS: Rule[] = [
  ...rule<object>(
    'want',
    '[the] (greatest|maximum) height (of {x:who}|reached by {x:who}|attained by {x:who}|reached)',
    () => the('top'),
  ),
  ...rule<{ o: string }>(
    'want',
    '[the] (greatest|maximum) height (of {x:who} above {o:label}|reached by {x:who} above {o:label}|above {o:label} reached by {x:who})',
    ({ o }) => the('top', o),
  ),
  ...rule<object>(
    'want',
    '[the] (greatest|maximum) height (of {x:who} above (the plane|the ground)|reached by {x:who} above (the plane|the ground)|above (the plane|the ground) reached by {x:who})',
    () => the('top', the('ground')),
  ),
  ...rule<object>('want', '[the] time of flight [of {x:who}]', () => the('time of flight')),
  ...rule<object>(
    'want',
    '[the] time (taken|) [for {x:who}] to (reach|return to|hit|strike) the (plane|ground|horizontal plane)',
    () => the('time of flight'),
  ),
  ...rule<object>('want', '[the] time (taken|) [for {x:who}] to reach its (greatest|maximum) height', () =>
    the('time to top'),
  ),
  ...rule<object>('want', '[the] [horizontal] range [of {x:who}] [on the [horizontal] (plane|ground)]', () =>
    the('range'),
  ),
  ...rule<{ o: string }>(
    'want',
    '[the] distance from {o:label} of the point (at which|where) {x:who} [first|next] (strikes|hits|lands on|reaches|returns to) the [horizontal] (plane|ground)',
    ({ o }) => the('range', o),
  ),
  ...rule<{ o: string }>(
    'want',
    '[the] distance (between {o:label} and|from {o:label} to) the point (at which|where) {x:who} [first] (strikes|hits|lands on|reaches|returns to) the [horizontal] (plane|ground)',
    ({ o }) => the('range', o),
  ),
  ...rule<object>('want', '[the] horizontal distance travelled by {x:who}', () => the('range')),
  ...rule<{ o: string }>('want', '[the] (height|vertical distance) of {x:who} above {o:label}', ({ o }) =>
    the('height', o),
  ),
  ...rule<object>(
    'want',
    '([the] (height|vertical distance) of {x:who}|its height) above (the|) [horizontal] (plane|ground)',
    () => the('height', the('ground')),
  ),
];

export const FLIGHT_RULES: Rule[] = [...THROWS, ...STATES, ...WANTS];

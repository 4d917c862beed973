import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { heldUp } from '../mechanics/held-up.ts';

const MOTION =
  '[to the motion [of {x:body}]|to motion [of {x:body}]|to {o:owner} motion|acting on {x:body}|on {x:body}|to motion on {x:body}|to the motion on {x:body}]';
const BE =
  '(is|is a|is now|has|has magnitude|is of magnitude|is constant and equal to|is constant and has magnitude|is constant at|has a constant value of|is a constant|has constant magnitude|is assumed to be constant and equal to|is modelled as a constant force of magnitude)';
const A = '[a|an|the]';
const SIZED = '[of] [constant] [magnitude]';

const NOUNS: Record<string, string> = {
  resistance:
    'resistance|resistance force|resisting force|resistive force|frictional resistance|total resistance|constant resistance|constant resisting force|constant resistance force|total resistance force|air resistance|constant frictional force|total resisting force|constant resistive force',
  'driving force': 'driving force|constant driving force|tractive force',
  'braking force': 'braking force|constant braking force|total braking force',
};

const RESISTING: Rule[] = [
  ...Object.entries(NOUNS).flatMap(([kind, nouns]) => rule<object>('force-noun', `(${nouns})`, () => kind)),
  ...rule<{ n: string; x: RawTerm; o: RawTerm; r: RawTerm }>(
    'facts',
    `${A} {n:force-noun} ${MOTION} ${BE} {r:force}`,
    ({ n, x, o, r }: { n: string; x?: RawTerm; o?: RawTerm; r: RawTerm }, [at]) => [
      fact('equal', the(n, x ?? o ?? it(at)), r),
    ],
  ),
  ...rule<{ n: string; x: RawTerm; o: RawTerm; r: RawTerm }>(
    'facts',
    `[throughout the (motion|climb|ascent|journey)] [there is] ${A} {n:force-noun} [force] ${SIZED} {r:force} (acts on {x:body}|${MOTION})`,
    ({ n, x, o, r }: { n: string; x?: RawTerm; o?: RawTerm; r: RawTerm }, [at]) => [
      fact('equal', the(n, x ?? o ?? it(at)), r),
    ],
  ),
  ...rule<{ n: string; x: RawTerm; o: RawTerm; r: RawTerm }>(
    'facts',
    `[throughout the (motion|climb|ascent|journey)] there is ${A} {n:force-noun} ${MOTION} ${SIZED} {r:force}`,
    ({ n, x, o, r }: { n: string; x?: RawTerm; o?: RawTerm; r: RawTerm }, [at]) => [
      fact('equal', the(n, x ?? o ?? it(at)), r),
    ],
  ),
  ...rule<{ n: string; r: RawTerm }>(
    'does',
    `(experiences|is subject to|meets|is opposed by|produces|exerts|provides|has) ${A} {n:force-noun} [to (motion|its motion)] ${SIZED} {r:force}`,
    ({ n, r }) => [fact('equal', the(n, SELF), r)],
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    '[the] (resistances|resistance forces|resisting forces|resistive forces) (to motion|to the motion|to their motion|) [acting] (on|of) {x:bodys} (are|are constant and equal to|have magnitudes|are constant and have magnitudes) {r:forces} [respectively]',
    ({ x, r }) => pairedBy('resistance', x, r),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; r: RawTerm; s: RawTerm }>(
    'facts',
    '(there are|) [constant] (resistances|resistance forces|resisting forces) [to motion] of {r:force} on {x:body} and {s:force} on {y:body}',
    ({ x, y, r, s }) => [fact('equal', the('resistance', x), r), fact('equal', the('resistance', y), s)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; r: RawTerm; s: RawTerm }>(
    'facts',
    '{x:body} and {y:body} (experience|are subject to) [constant] (resistances|resistance forces|resisting forces) [to motion] [of] [magnitude|magnitudes] {r:force} and {s:force} [respectively]',
    ({ x, y, r, s }) => [fact('equal', the('resistance', x), r), fact('equal', the('resistance', y), s)],
  ),
  ...rule<{ n: string; x: RawTerm }>(
    'facts',
    'there is no {n:force-noun} (on|acting on|to the motion of) {x:body}',
    ({ n, x }) => [fact('equal', the(n, x), '0')],
  ),
  ...rule<object>(
    'facts',
    '(air resistance|resistance) (can be ignored|may be ignored|can be neglected|may be neglected|is negligible|is ignored|is to be ignored)',
    () => [fact('no air')],
  ),
  ...rule<{ x: RawTerm; n: string }>(
    'facts',
    'the (resistances|resistance|resisting forces|resistance forces) [to motion] (are unchanged|remain unchanged|is unchanged|remains unchanged|are the same as before|is the same as before|remain the same|remains the same)',
    (_, [at]) => [fact('unchanged', it(at), 'resistance')],
  ),
];

function pairedBy(name: string, bodies: RawTerm, values: RawTerm): RawFact[] | null {
  if (!isAll(bodies) || !isAll(values) || bodies.all.length !== values.all.length) return null;
  return bodies.all.map((one, at) => fact('equal', the(name, one), values.all[at]!));
}

const RATE = '[a|an] [constant|steady] [rate|power] [of]';
const ENGINES: Rule[] = [
  ...rule<object>('engine', 'the engine', (_, [at]) => it(at)),
  ...rule<{ o: RawTerm }>('engine', '{o:owner} engine', ({ o }) => o),
  ...rule<{ x: RawTerm }>('engine', 'the engine of {x:body}', ({ x }) => x),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'facts',
    `{e:engine} [now] (works|is working|is now working|operates|is operating) at ${RATE} {p:power}`,
    ({ p, e }) => [fact('equal', the('power', e), p)],
  ),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'facts',
    `{e:engine} (develops|is developing|produces|has|provides|is producing|generates|is generating) ${RATE} [output] [of] {p:power}`,
    ({ p, e }) => [fact('equal', the('power', e), p)],
  ),
  ...rule<{ p: RawTerm; e: RawTerm; x: RawTerm }>(
    'facts',
    '[the] [constant] (power|power output|rate of working) (of|developed by|produced by) ({e:engine}|{x:body}) is [constant and equal to|now] {p:power}',
    ({ p, e, x }: { p: RawTerm; e?: RawTerm; x?: RawTerm }, [at]) => [
      fact('equal', the('power', e ?? x ?? it(at)), p),
    ],
  ),
  ...rule<{ p: RawTerm }>('does', `[now] (works|is working|now works) at ${RATE} {p:power}`, ({ p }) => [
    fact('equal', the('power', SELF), p),
  ]),
  ...rule<{ p: RawTerm }>('does', '(develops|has|produces) [a] [constant] power of {p:power}', ({ p }) => [
    fact('equal', the('power', SELF), p),
  ]),
  ...rule<{ p: RawTerm }>(
    'how',
    `[with] {e:engine} (working|operating|developing|producing) [at] ${RATE} {p:power}`,
    ({ p }) => the('power', p),
  ),
  ...rule<{ p: RawTerm }>('how', `(working|developing) [at] ${RATE} {p:power}`, ({ p }) => the('power', p)),
  ...rule<{ r: RawTerm }>(
    'how',
    `against [a] [constant] [total] (resistance|resistance force|resisting force|resistive force) ${SIZED} {r:force} [to motion|to its motion]`,
    ({ r }) => the('resistance', r),
  ),
  ...rule<{ n: string; e: RawTerm; r: RawTerm }>(
    'facts',
    `{e:engine} (exerts|produces|provides) ${A} {n:force-noun} ${SIZED} {r:force}`,
    ({ n, e, r }) => [fact('equal', the(n, e), r)],
  ),
  ...rule<{ n: string; e: RawTerm; r: RawTerm }>(
    'facts',
    `[the] {n:force-noun} (of|exerted by|produced by|provided by|from) {e:engine} ${BE} {r:force}`,
    ({ n, e, r }) => [fact('equal', the(n, e), r)],
  ),
  ...rule<{ e: RawTerm }>('facts', '{e:engine} is [now] (switched off|turned off)', ({ e }) => [
    fact('engine off', e),
  ]),
  ...rule<{ x: RawTerm }>('facts', '{x:body} (switches off|turns off) {e:engine}', ({ x }) => [
    fact('engine off', x),
  ]),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    `the driver [of {x:body}] (applies the brakes|brakes) [of {x:body}] [,] (producing|which produce|which exert|exerting|providing|with) [a] [constant|total] braking force ${SIZED} {r:force}`,
    ({ x, r }: { x?: RawTerm; r: RawTerm }, [at]) => [fact('equal', the('braking force', x ?? it(at)), r)],
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    `(the brakes [of {x:body}] (are applied|exert|produce)|the brakes are applied) [,] [and|] [producing|exerting|] [a] [constant|total] [braking] force ${SIZED} {r:force}`,
    ({ x, r }: { x?: RawTerm; r: RawTerm }, [at]) => [fact('equal', the('braking force', x ?? it(at)), r)],
  ),
];

const isUp = (how: RawTerm): boolean => typeof how === 'object' && 'the' in how && how.the === 'up';

/** A force with its size and the way it acts. */
const PUSHES: Rule[] = [
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'a-force',
    `(a|an|the|this) [constant|single|pulling|pushing] (force|pull|push|tension) ${SIZED} {f:force} [[,] [acting|applied|which acts|directed|inclined] {w:force-way}]`,
    ({ f, w }: { f: RawTerm; w?: RawTerm }) => the('force', f, ...(w === undefined ? [] : [w])),
  ),
  ...rule<{ f: RawTerm }>(
    'a-force',
    `(a|the|this) [constant] horizontal (force|pull|push) ${SIZED} {f:force}`,
    ({ f }) => the('force', f, the('level')),
  ),
  ...rule<{ f: RawTerm }>('a-force', `(a|the|this) [constant] vertical force ${SIZED} {f:force}`, ({ f }) =>
    the('force', f, the('vertical')),
  ),
  ...rule<{ w: RawTerm; f: RawTerm }>(
    'a-force',
    '(a|the) [light] [inextensible] (rope|string|cable|chain) [which is|that is] [inclined] [{w:force-way}] [,] (with tension|in which the tension is|where the tension in the (rope|string) is|the tension in which is|and the tension in the (rope|string) is) {f:force}',
    ({ w, f }: { w?: RawTerm; f: RawTerm }) => the('force', f, ...(w === undefined ? [] : [w])),
  ),
  ...rule<object>(
    'force-way',
    '(horizontally|parallel to the [horizontal] (ground|floor|surface|road))',
    () => the('level'),
  ),
  ...rule<object>('force-way', '[vertically] upwards', () => the('vertical')),
  ...rule<{ a: RawTerm }>(
    'force-way',
    '[upwards] (at|making|which makes|in a direction which makes|in a direction making) {a:an-angle} above the horizontal',
    ({ a }) => the('above', a),
  ),
  ...rule<{ a: RawTerm }>(
    'force-way',
    'upwards (at|making|which makes|in a direction which makes|in a direction making) {a:an-angle} to the horizontal',
    ({ a }) => the('above', a),
  ),
  // On a floor that is above it; elsewhere it has to be told.
  ...rule<{ a: RawTerm }>(
    'force-way',
    '(at|making|which makes|in a direction which makes|in a direction making) {a:an-angle} to the horizontal',
    ({ a }) => the('above', a, 'to'),
  ),
  ...rule<{ a: RawTerm }>('force-way', '(at|making) {a:an-angle} with the horizontal', ({ a }) =>
    the('above', a, 'to'),
  ),
  ...rule<{ a: RawTerm }>('force-way', '[downwards] at {a:an-angle} below the horizontal', ({ a }) =>
    the('below', a),
  ),
  ...rule<object>(
    'force-way',
    '(parallel to a line of greatest slope [of the (plane|slope)] [,] [acting] up the (plane|slope)|up the (plane|slope)|up the line of greatest slope|up a line of greatest slope [of the plane]|parallel to and up the (plane|slope)|parallel to the (plane|slope) and upwards)',
    () => the('up the slope'),
  ),
  ...rule<object>('force-way', '(parallel to the (plane|slope)|parallel to a line of greatest slope)', () =>
    the('along the slope'),
  ),
  ...rule<{ f: RawTerm; x: RawTerm; w: RawTerm }>(
    'facts',
    '{f:a-force} [,] (acts on|is applied to|is exerted on|is now applied to|acts upon) [to] {x:body} [[,] [acting] {w:force-way}]',
    ({ f, x, w }: { f: RawTerm; x: RawTerm; w?: RawTerm }) => [
      fact('push', x, f, ...(w === undefined ? [] : [w])),
    ],
  ),
  ...rule<{ f: RawTerm; x: RawTerm; d: RawFact[] }>(
    'facts',
    '{f:a-force} (acts on|is applied to|is exerted on|is now applied to) {x:body} [,] (which|and it) {d:does}',
    ({ f, x, d }) => [fact('push', x, f), ...sayOf(x, d)],
  ),
  ...rule<{ f: RawTerm; h: RawTerm }>(
    'does',
    '(is|is being|is then|is now|are) (pulled|dragged|towed|drawn|pushed|moved|acted on) [{h:hows}] by {f:a-force}',
    ({ f, h }: { f: RawTerm; h?: RawTerm }) => [
      ...(h !== undefined && isAll(h) ? [fact('act', SELF, 'move', ...h.all)] : []),
      fact('push', SELF, h !== undefined && isAll(h) && h.all.some(isUp) ? heldUp(f) : f),
    ],
  ),
  ...rule<{ f: RawTerm }>('how', '(under the action of|by|by means of) {f:a-force}', ({ f }) =>
    the('push', f),
  ),
];

export const FORCE_RULES: Rule[] = [...RESISTING, ...ENGINES, ...PUSHES];

import { fact, isAll, type RawFact, type RawTerm, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** What is measured of a body, by the words for it. */
const ATTRIBUTES: Record<string, string> = {
  speed: 'speed|final speed',
  'steady speed': 'steady speed|constant speed',
  velocity: 'velocity',
  'initial speed':
    'initial speed|speed of projection|initial velocity|speed with which {x:body} is projected',
  'greatest speed':
    'greatest speed|maximum speed|greatest steady speed|maximum steady speed|greatest constant speed|maximum constant speed|greatest possible speed|maximum possible speed',
  acceleration: 'acceleration|magnitude of the acceleration|constant acceleration|initial acceleration',
  deceleration: 'deceleration|magnitude of the deceleration|retardation|constant deceleration',
  mass: 'mass',
  'average speed': 'average speed|mean speed',
  'kinetic energy': 'kinetic energy',
  'driving force': 'driving force|magnitude of the driving force|tractive force|constant driving force',
  resistance:
    'resistance|resistance force|magnitude of the resistance|resisting force|magnitude of the resisting force',
  power: 'power|power output|rate of working|power developed|average power|constant power',
  'greatest height': 'greatest height|maximum height',
};

const PERIOD =
  '[for the whole (journey|motion) [from {p:place} to {r:place}]|for the journey [from {p:place} to {r:place}]|over the whole (journey|distance)|during the (ascent|climb|journey|motion|descent)]';

const QUANTS: Rule[] = [
  ...Object.entries(ATTRIBUTES).flatMap(([name, nouns]) => {
    const words = nouns
      .split('|')
      .filter((one) => !one.includes('{'))
      .join('|');
    return rule<object>('attribute', `(${words})`, () => name);
  }),
  ...rule<{ n: string; x: RawTerm }>(
    'quant',
    `[the] {n:attribute} [of the engine] of {x:body} ${PERIOD}`,
    ({ n, x }) => the(n, x),
  ),
  ...rule<{ n: string; e: RawTerm }>(
    'quant',
    `[the] {n:attribute} (of|produced by|developed by) {e:engine}`,
    ({ n, e }) => (n === 'power' || n === 'driving force' ? the(n, e) : null),
  ),
  ...rule<{ n: string; x: RawTerm }>('quant', `[the] {n:attribute} of {x:bodys} ${PERIOD}`, ({ n, x }) =>
    isAll(x) ? the(n, x) : null,
  ),
  ...rule<{ n: string }>('quant', '[the] {n:attribute} of the system', ({ n }) => the(n)),
  ...rule<{ n: string; o: RawTerm }>('quant', `{o:owner} {n:attribute} ${PERIOD}`, ({ n, o }) => the(n, o)),
  ...rule<{ n: string }>('quant', `the {n:attribute} ${PERIOD}`, ({ n }, [at]) => the(n, it(at))),
  ...rule<{ n: string; x: RawTerm }>(
    'quant',
    '[the] {n:attribute} (with which|at which|which|that) {x:body} (moves|travels|can maintain|reaches|can reach|attains|can attain|can travel|can move|could travel|is moving|is travelling|is projected|is working|climbs|can climb) [on this road|along this road|on the road]',
    ({ n, x }) => the(n, x),
  ),
  ...rule<{ n: string; x: RawTerm; t: RawTerm; w: string }>(
    'quant',
    '[the] {n:attribute} (at which|with which) {x:body} (climbs|ascends|descends) {t:track}',
    ({ n, x }) => the(n, x),
  ),
  // "Its speed on this road": the road that it is on.
  ...rule<{ n: string; o: RawTerm }>(
    'quant',
    '{o:owner} {n:attribute} (on|along|up) (this|the) {t:track-noun}',
    ({ n, o }) => the(n, o),
  ),
  ...rule<{ l: string }>('quant', '[the] (distance|length) [of] {l:two-labels}', ({ l }, [at]) =>
    between(l, at),
  ),
  ...rule<{ l: string }>('quant', '{l:two-labels}', ({ l }, [at]) => between(l, at)),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'quant',
    '[the] distance [travelled] (between {p:place} and {q:place}|from {p:place} to {q:place})',
    ({ p, q }) => the('distance', p, q),
  ),
  ...rule<object>(
    'quant',
    '[the] (tension|magnitude of the tension) in the (string|rope|cable|tow-bar|towbar|tow bar|coupling|rod|tow-rope)',
    () => the('tension'),
  ),
  ...rule<object>(
    'quant',
    '[the] (force|magnitude of the force|thrust|thrust or tension) in the (tow-bar|towbar|tow bar|coupling|rod)',
    () => the('bar force'),
  ),
  ...rule<{ x: RawTerm }>(
    'quant',
    '[the] coefficient of friction [between {x:body} and {t:track}|between {t:track} and {x:body}]',
    ({ x }: { x?: RawTerm }, [at]) => the('friction', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'quant',
    '[the] [magnitude of the] (frictional force|friction force|force of friction|friction) [acting] [on {x:body}|between {x:body} and {t:track}]',
    ({ x }: { x?: RawTerm }, [at]) => the('friction force', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'quant',
    '[the] [magnitude of the] (normal reaction|normal contact force|normal reaction force|normal force) [between {x:body} and {t:track}|on {x:body}|of {t:track} on {x:body}]',
    ({ x }: { x?: RawTerm }, [at]) => the('reaction', x ?? it(at)),
  ),
];

export function between(labels: string, at: number): RawTerm | null {
  const [one, other] = [...labels.replace(/[^A-Z]/g, '')];
  return one && other
    ? the('distance', reference('point', one, 'the', at), reference('point', other, 'the', at + 0.1))
    : null;
}

const BE =
  '(is|are|was|is equal to|is constant and equal to|is now|is given as|is known to be|becomes|has magnitude|is reduced to|is increased to)';
const AMOUNTS = 'speed rate mass length duration force energy power'.split(' ');
/** What is said of them. */
const SAID: Rule[] = [
  ...AMOUNTS.flatMap((kind) =>
    rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) =>
      typeof v === 'object' && 'amount' in v ? v : null,
    ),
  ),
  ...rule<{ v: string }>('amount', '{v:number}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:letter}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:expression}', ({ v }) => v),
  ...rule<object>('amount', 'zero', () => '0'),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} ${BE} {v:amount}`, ({ q, v }) => [
    fact('equal', q, v),
  ]),
  ...rule<{ q: RawTerm; v: RawTerm; p: RawTerm }>(
    'facts',
    `{q:quant} at {p:place} ${BE} {v:amount}`,
    ({ q, v, p }) => [fact('equal', at(q, p), v)],
  ),
  ...rule<{ q: RawTerm; v: RawTerm; p: RawTerm }>(
    'facts',
    `{q:quant} is {v:amount} at {p:place}`,
    ({ q, v, p }) => [fact('equal', at(q, p), v)],
  ),
  ...rule<{ q: RawTerm; v: RawTerm; w: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    '{q:quant} is {v:speed} at {p:place} and {w:speed} at {r:place}',
    ({ q, v, w, p, r }) => [fact('equal', at(q, p), v), fact('equal', at(q, r), w)],
  ),
  ...rule<{ q: RawTerm; x: RawTerm; v: RawTerm }>(
    'facts',
    '{q:quant} are {v:speeds} [respectively]',
    ({ q, v }) =>
      typeof q === 'object' &&
      'the' in q &&
      isAll(v) &&
      q.of.length === 1 &&
      isAll(q.of[0]!) &&
      q.of[0].all.length === v.all.length
        ? q.of[0].all.map((one, i) => fact('equal', the(q.the, one), v.all[i]!))
        : null,
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('moment-fact', `{q:quant} ${BE} {v:amount}`, ({ q, v }) => [
    fact('equal', q, v),
  ]),
  ...rule<{ d: RawTerm }>(
    'facts',
    '[the] total (distance|distance travelled|length of the journey) is {d:length}',
    ({ d }) => [fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    '[the] total time [taken] [of the journey|for the journey|of motion|for this journey|for the whole journey] is {d:duration}',
    ({ d }) => [fact('equal', the('whole time'), d)],
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    '(the (ascent|climb|journey|descent|journey up the hill) takes [her|him|it] {d:duration}|the time taken for the (ascent|climb|journey|descent) is {d:duration})',
    ({ d }) => [fact('equal', the('whole time'), d)],
  ),
  ...rule<{ x: RawTerm; t: RawTerm; d: RawFact[] }>(
    'facts',
    '{x:body} takes {t:duration} to {d:to-do}',
    ({ x, t, d }) => taking(x, t, d),
  ),
  ...rule<{ x: RawTerm; t: RawTerm; d: RawFact[]; u: RawTerm; e: RawFact[] }>(
    'facts',
    '{x:body} takes {t:duration} to {d:to-do} and {u:duration} to {e:to-do}',
    ({ x, t, d, u, e }) => {
      const [one, other] = [taking(x, t, d), taking(x, u, e)];
      return one && other && [...one, ...other];
    },
  ),
  ...rule<{ p: RawTerm; q: RawTerm; f: RawFact[] }>(
    'facts',
    'for the motion from {p:place} to {q:place} [,] {f:facts}',
    ({ p, q, f }, [from]) => [fact('act', it(from), 'move', the('between', p, q)), ...f],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '[the] [total] work done by ({e:engine}|{x:body}|the driving force [of {x:body}]) [during (the|this) (ascent|climb|journey|motion|descent|time)] is {v:energy}',
    ({ e, x, v }: { e?: RawTerm; x?: RawTerm; v: RawTerm }, [from]) => [
      fact('equal', the('work', e ?? x ?? it(from)), v),
    ],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '[the] [total] work done [by {x:body}] against [the] (resistance|resistance to motion|resistance to the motion|resistances|friction|resistive force|resistive forces|frictional force) [during (the|this) (ascent|climb|journey|motion|descent|time)] is {v:energy}',
    ({ x, v }: { x?: RawTerm; v: RawTerm }, [from]) => [fact('equal', the('work against', x ?? it(from)), v)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (during which|and during this time|during which time|and in this time) {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '{p:place} is {d:length} [vertically] (higher than|above) [the level of] {q:place}',
    ({ p, q, d }) => [fact('equal', the('rise', q, p), d)],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '{p:place} is {d:length} [vertically] (lower than|below) [the level of] {q:place}',
    ({ p, q, d }) => [fact('equal', the('rise', p, q), d)],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '{p:place} is {d:length} from {q:place}',
    ({ p, q, d }) => [fact('equal', the('distance', p, q), d)],
  ),
];

/** "Takes 4 s to travel from A to B". */
function taking(x: RawTerm, time: RawTerm, does: RawFact[]): RawFact[] | null {
  const [one] = does;
  const between = one?.of.find((part) => typeof part === 'object' && 'the' in part && part.the === 'between');
  if (does.length !== 1 || typeof between !== 'object' || !('the' in between) || one!.of.length !== 3)
    return null;
  return [fact('equal', the('time between', ...between.of, x), time)];
}

export function at(quant: RawTerm, place: RawTerm): RawTerm {
  return typeof quant === 'object' && 'the' in quant
    ? { ...quant, where: [...(quant.where ?? []), fact('at', place)] }
    : quant;
}

export const QUANTITY_RULES: Rule[] = [...QUANTS, ...SAID];

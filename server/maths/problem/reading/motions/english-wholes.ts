import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, letterOf, withWhere } from './events.ts';

const JOURNEY = '(journey|motion|trip|run|ride|race|descent|ascent|climb)';

const HOWS: Rule[] = [
  ...rule<{ n: string }>('duration', '{n:number-word} (second|seconds)', ({ n }) => ({
    amount: n,
    unit: 's',
  })),
  ...rule<{ n: string }>('duration', '{n:number-word} (minute|minutes)', ({ n }) => ({
    amount: n,
    unit: 'min',
  })),
  ...rule<object>(
    'how',
    `(for the (rest|remainder) of (the|its|his|her) ${JOURNEY}|until (it|he|she) (finishes|reaches the (end|finish|finishing line))|to the end of the ${JOURNEY})`,
    () => the('to the end'),
  ),
  ...rule<{ v: RawTerm }>('how', '(with|at) [a] (constant|steady|uniform) speed [,] {v:speed} [,]', ({ v }) =>
    the('steady', v),
  ),
  ...rule<object>('place', 'the (ground|top|bottom|upper|lower|first) floor', (_, [at]) =>
    the(`floor ${at}`),
  ),
  ...rule<object>('does', '(maintains|keeps|holds) this speed [{h:hows}]', (slots) => {
    const { h } = slots as { h?: RawTerm };
    return [fact('act', SELF, 'move', the('steady'), ...(h !== undefined && isAll(h) ? h.all : []))];
  }),
];

const TOLD: Rule[] = [
  ...rule<{ d: RawTerm }>(
    'does',
    '(runs|cycles|swims|rows) (a race of|a distance of) {d:length}',
    ({ d }) => [fact('given', SELF), fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'facts',
    '[[at] time {e:equation} [,]] {x:bodys} [both] (pass|pass through) {p:place} [together|at the same (time|instant)] [{m:moment}]',
    ({ x, p }) => (isAll(x) ? x.all.map((one) => fact('act', one, 'pass', the('object', p))) : null),
  ),
  ...rule<{ v: RawTerm; p: RawTerm; a: RawTerm }>(
    'does',
    'has [a] speed [of] {v:speed} at {p:place} and [a] constant acceleration [of] {a:rate}',
    ({ v, p, a }) => [
      fact('act', SELF, 'pass', the('object', p), the('speed', v)),
      fact('act', SELF, 'accelerate', the('acceleration', a)),
    ],
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'facts',
    '{x:body} (reaches|rises to|attains) a (greatest|maximum) height [of] {d:length} [above {p:place}]',
    ({ x, d, p }: { x: RawTerm; d: RawTerm; p?: RawTerm }) => [
      fact('extreme is', the('extreme', 'greatest', the('height', x, ...(p === undefined ? [] : [p]))), d),
    ],
  ),
  ...rule<{ e: RawTerm; t: RawTerm; f: RawTerm }>(
    'facts',
    '{e:event} [at] [a|after a] [time] [of] {t:duration} (after {f:start}|later|after that)',
    ({ e, t, f }: { e: RawTerm; t: RawTerm; f?: RawTerm }) => {
      const letter = letterOf(t);
      return letter === null ? null : [fact('time is', letter, e, ...(f === undefined ? [] : [f]))];
    },
  ),
  ...rule<{ x: RawTerm }>(
    'start',
    '(the (projection|release) of {x:body}|{x:body} is (projected|released|thrown|dropped|launched)|{x:body} (starts|leaves {p:place}|sets off))',
    ({ x }) => happening(fact('starts', x)),
  ),
  ...['acceleration', 'deceleration'].flatMap((name) =>
    rule<{ c: string; x: RawTerm; a: RawTerm; s: string }>(
      'facts',
      `for {c:condition} [,] {x:body} (moves|travels|continues) with constant ${name} [of] {a:rate} [{s:to-rest}]`,
      ({ c, x, a, s }: { c: string; x: RawTerm; a: RawTerm; s?: string }) => [
        fact('law', the(name, x), a, c),
        ...(s === undefined ? [] : [fact('act', x, 'stop')]),
      ],
    ),
  ),
  ...rule<object>('to-rest', 'until it (comes to [instantaneous] rest|stops)', () => 'rest'),
  ...rule<{ m: RawTerm; e: RawTerm; f: RawTerm }>(
    'facts',
    '{m:moment} [,] {e:event} and {f:event}',
    ({ m, e, f }) => [fact('so', e, m), fact('so', f, m)],
  ),
  ...rule<{ m: RawTerm; e: RawTerm; f: RawTerm }>(
    'facts',
    '{e:event} and {f:event} {m:moment}',
    ({ m, e, f }) => [fact('so', e, m), fact('so', f, m)],
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; r: RawTerm; w: RawTerm; l: RawFact[] }>(
    'facts',
    '{c:clock} [,] {q:qty} is {v:amount} and {r:qty} is {w:amount} [[,] where {l:lines}]',
    ({
      c,
      q,
      v,
      r,
      w,
      l,
    }: {
      c: RawFact[];
      q: RawTerm;
      v: RawTerm;
      r: RawTerm;
      w: RawTerm;
      l?: RawFact[];
    }) => {
      const letters = [letterOf(v), letterOf(w)];
      return letters[0] && letters[1]
        ? [...c, fact('named', q, letters[0]), fact('named', r, letters[1]), ...(l ?? [])]
        : null;
    },
  ),
  ...rule<{ e: string }>('event', '{e:equation}', ({ e }) => {
    const [, letter, value] = /^\s*([a-su-z])\s*=\s*([^=]{1,40})$/.exec(e) ?? [];
    return letter && value ? happening(fact('value', letter, value)) : null;
  }),
];

const WANTED: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[the] [total] time (taken|he takes|she takes|it takes) to (complete|finish|run|cover) the [whole] (race|${JOURNEY}|distance)`,
    () => the('whole time'),
  ),
  ...rule<{ x: RawTerm; p: RawTerm; q: RawTerm }>(
    'wanted',
    `[the] average speed [of {x:body}] (for|over|during) (the|its|this) [whole] ${JOURNEY} [from {p:place} to {q:place}]`,
    ({ x }: { x?: RawTerm }, [at]) => the('average speed', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    '[the] distance (run|cycled|fallen|moved) [by {x:body}] {s:span}',
    ({ x, s }: { x?: RawTerm; s: RawTerm }, [at]) => withWhere(the('way', x ?? it(at)), [fact('when', s)]),
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    '[the] distance (that|which) {x:body} (travels|moves|runs|cycles) {s:span}',
    ({ x, s }) => withWhere(the('way', x), [fact('when', s)]),
  ),
  ...rule<{ d: RawTerm }>('span', '(in|during|over) (these|this) [first] {d:duration}', ({ d }) =>
    happening(fact('first', d)),
  ),
  ...rule<{ l: string; t: string }>(
    'wanted',
    '{l:letter} (in terms of|as a function of) {t:letter}',
    ({ l, t }) => (l === t ? null : the('law of', l)),
  ),
  ...rule<{ l: string; k: string }>('wanted', '[the] {k:most} value of {l:letter}', ({ l, k }) =>
    the('extreme', k, l),
  ),
  ...rule<{ l: string; m: RawTerm }>('wanted', '[the] value of {l:letter} {m:moment}', ({ l, m }) =>
    withWhere(the('named', l), [fact('when', m)]),
  ),
  ...rule<{ x: RawTerm }>('event', '{x:body} is first at [instantaneous] rest', ({ x }) =>
    happening(fact('rest', x, 'first')),
  ),
];

export const ENGLISH_WHOLES: Rule[] = [...HOWS, ...TOLD, ...WANTED];

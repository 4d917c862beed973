import { eachOf, fact, isAll, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { it, reference } from '../references.ts';
import { happening, withWhere } from './events.ts';

const TIME = '(time|instant|moment|value of t|time t|length of time)';
const TIMES = '(times|instants|values of t)';
const OTHER = '[[,] (other than|apart from|after) {o:equation} [,]]';

/** How many times are asked for, and after which. */
function times(e: RawTerm, count: string, o?: string): RawTerm | null {
  const after = o === undefined ? null : /^\s*t\s*=\s*0\s*$/.test(o);
  return after === false ? null : the('times', count, ...(after ? ['later'] : []), e);
}

const TIME_GOALS: Rule[] = [
  ...(
    [
      [`[the] ${TIME}`, 'one'],
      [`[the] [possible] ${TIMES}`, 'some'],
      [`[the] two [possible] ${TIMES}`, '2'],
      [`[the] three ${TIMES}`, '3'],
      [`[the] first ${TIME}`, 'first'],
      [`both ${TIMES}`, '2'],
    ] as const
  ).flatMap(([words, count]) => [
    ...rule<{ e: RawTerm; o: string }>(
      'wanted',
      `${words} ${OTHER} (when|at which|for which|that elapses before|before|until|that passes before|taken before|where) {e:event}`,
      ({ e, o }: { e: RawTerm; o?: string }) => times(e, count, o),
    ),
  ]),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'wanted',
    '[the] [total|length of] time [taken|that elapses|which elapses] (from|after|between) [when|the instant when|the instant] ({s:begin}|{e:event}) [,] (until|to when|to|and|before|at which|when) [when|the instant when|the time when] {f:event}',
    ({ e, f }: { e?: RawTerm; f: RawTerm }) =>
      e === undefined ? the('times', 'begin', f) : the('lasts', happening(fact('from to', e, f))),
  ),
  ...rule<object>(
    'begin',
    '(projection|release|the start|the start of the motion|leaving {p:place}|its projection|the instant of projection|the beginning of the motion|it starts|it is projected|it leaves {p:place})',
    () => '',
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] [total] time [taken|that it takes|it takes] (for {x:body} to (reach|return to|hit|get back to|strike|arrive at) {p:place}|taken by {x:body} to (reach|return to|hit) {p:place})',
    ({ x, p }) => the('times', 'begin', happening(fact('at', x, p))),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '(how long {x:body} takes|how long it takes {x:body}|how long it takes for {x:body}|[the] [total] time [that] {x:body} takes) to (reach|return to|hit|get back to|strike) {p:place}',
    ({ x, p }) => the('times', 'begin', happening(fact('at', x, p))),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [total] time (for which|that|during which) {x:body} is (in the air|in flight|in motion)',
    ({ x }) => the('times', 'begin', happening(fact('at', x, the('ground')))),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] time taken for the [whole] journey [from {p:place} to {q:place}]',
    (slots) => {
      const { p, q } = slots as unknown as { p?: RawTerm; q?: RawTerm };
      return p === undefined || q === undefined ? the('whole time') : the('whole time', p, q);
    },
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] [total] [length of] time (for which|during which|that) {x:body} is [at] [a height] [of] (more than|at least|above|higher than|over) {d:length} above {p:place}',
    ({ x, d, p }) => the('time above', the('height', x, p), d),
  ),
  ...rule<{ q: RawTerm; d: RawTerm }>(
    'wanted',
    '[the] [total] [length of] time (for which|during which|that) {q:qty} is (more than|at least|above|greater than|over) {d:amount}',
    ({ q, d }) => the('time above', q, d),
  ),
];

const WAY = '(distance|distance that is)';
const BY =
  '[(travelled|moved|covered|run|that|which|) [by] [{x:body}] [travels|moves|covers|has travelled|has moved|slides]]';

const WAYS: Rule[] = [
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    `[the] [total] ${WAY} (travelled|moved|covered) [by {x:body}] {s:span}`,
    ({ x, s }: { x?: RawTerm; s: RawTerm }, [at]) => withWhere(the('way', x ?? it(at)), [fact('when', s)]),
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    `[the] [total] distance [that|which] {x:body} (travels|moves|covers|has travelled|has moved) {s:span}`,
    ({ x, s }) => withWhere(the('way', x), [fact('when', s)]),
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    `[the] [total] ${WAY} (travelled|moved|covered) [by {x:body}] {m:moment}`,
    (slots, [at]) => {
      const { x, m } = slots as unknown as { x?: RawTerm; m: RawTerm };
      return withWhere(the('way', x ?? it(at)), [fact('when', happening(fact('until', m)))]);
    },
  ),
  ...rule<{ x: RawTerm }>('wanted', `[the] total distance ${BY}`, ({ x }: { x?: RawTerm }, [at]) =>
    the('way', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] total distance (travelled|moved|covered) by {x:body}', ({ x }) =>
    the('way', x),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'wanted',
    '[the] [{k:most}] distance [apart] (between|of) {x:bodys}',
    ({ x, k }: { x: RawTerm; y?: RawTerm; k?: string }) =>
      isAll(x) && x.all.length === 2 ? the(k === undefined ? 'gap' : `${k} gap`, ...x.all) : null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'wanted',
    '[the] distance of {x:body} (from|ahead of|behind|above|below) {y:body}',
    ({ x, y }) => the('gap', x, y),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '(how far apart {x:bodys} are|the distance apart of {x:bodys})',
    ({ x }) => (isAll(x) && x.all.length === 2 ? the('gap', ...x.all) : null),
  ),
  ...rule<{ l: string }>('wanted', '[the] (distance|length) [of] {l:two-labels}', ({ l }, [at]) => {
    const [one, other] = [...l.replace(/[^A-Z]/g, '')];
    return one && other
      ? the('apart', reference('point', one, 'the', at), reference('point', other, 'the', at + 0.1))
      : null;
  }),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'wanted',
    '[the] distance (between {p:place} and {q:place}|from {p:place} to {q:place})',
    ({ p, q }) => the('apart', p, q),
  ),
  ...rule<{ e: RawTerm }>(
    'wanted',
    '[the] distance between the [two] (positions|points|places) (at which|where) {e:event}',
    ({ e }) => the('apart at', e),
  ),
  ...(['speed', 'velocity'] as const).flatMap((name) =>
    rule<{ x: RawTerm; s: RawTerm }>('wanted', `[the] average ${name} of {x:body} {s:span}`, ({ x, s }) =>
      withWhere(the(`average ${name}`, x), [fact('when', s)]),
    ),
  ),

  ...rule<{ x: RawTerm; p: RawTerm }>('wanted', 'how far {x:body} is from {p:place}', ({ x, p }) =>
    the('distance', x, p),
  ),
];

const VALUES: Rule[] = [
  ...rule<{ x: RawTerm; p: RawTerm; m: RawTerm }>(
    'wanted',
    '[the] distance of {x:bodys} from {p:place} [,] {m:moment}',
    ({ x, p, m }) =>
      withWhere(the('same', ...eachOf(x).map((one) => the('distance', one, p))), [fact('when', m)]),
  ),
  // "The distance OP when P comes to rest": P moves, and O stays where it is.
  ...rule<{ l: string; m: RawTerm }>(
    'wanted',
    '[the] (distance|length) [of] {l:two-labels} [,] {m:moment}',
    ({ l, m }, [at]) => {
      const labels = [...l.replace(/[^A-Z]/g, '')];
      const moving = labels.filter((one) => one !== 'O');
      if (labels.length !== 2 || moving.length !== 1) return null;
      const of = the(
        'distance',
        reference('body', moving[0]!, 'bare', at),
        reference('point', 'O', 'the', at + 0.1),
      );
      return withWhere(of, [fact('when', m)]);
    },
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:qty}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', '[the] magnitude of {q:qty}', ({ q }) => the('size', q)),
  ...rule<{ q: RawTerm; m: RawTerm }>('wanted', '{q:qty} [,] {m:moment}', ({ q, m }) =>
    withWhere(q, [fact('when', m)]),
  ),
  ...rule<{ q: RawTerm; m: RawTerm }>('wanted', '[the] magnitude of {q:qty} {m:moment}', ({ q, m }) =>
    withWhere(the('size', q), [fact('when', m)]),
  ),
  ...rule<{ q: RawTerm; m: RawTerm; n: RawTerm }>(
    'wanted',
    '{q:qty} {m:moment} and {n:moment}',
    ({ q, m, n }) => ({
      all: [withWhere(q, [fact('when', m)])!, withWhere(q, [fact('when', n)])!],
    }),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] (speed|velocity) (with which|at which) {x:body} (hits|reaches|strikes|enters|lands on|passes through|passes|returns to|arrives at) {p:place}',
    ({ x, p }) => withWhere(the('speed', x), [fact('when', happening(fact('at', x, p, 'later')))]),
  ),
  ...rule<{ n: string; x: RawTerm; y: RawTerm; k: string }>(
    'wanted',
    '[the] {n:each-noun} of (each {b:body-noun}|{x:bodys}) [{m:moment}]',
    (slots, [at]) => {
      const { n, x, m } = slots as unknown as { n: string; x?: RawTerm; m?: RawTerm };
      const both = x ?? {
        all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
      };
      if (!isAll(both)) return null;
      const all: RawTerm = { all: both.all.map((one) => the(n, one)) };
      return m === undefined ? all : withWhere(all, [fact('when', m)]);
    },
  ),
  ...rule<object>('each-noun', '(speed|speeds)', () => 'speed'),
  ...rule<object>('each-noun', '(velocity|velocities)', () => 'velocity'),
  ...rule<object>('each-noun', '(acceleration|accelerations)', () => 'acceleration'),
  ...rule<object>('each-noun', '(height|heights)', () => 'height'),
];

type Most = { k: string; n: string; x?: RawTerm; o?: RawTerm; p?: RawTerm; s?: RawTerm };
const extreme = ({ k, n, x, o, p, s }: Most, at: number): RawTerm | null => {
  const of = the('extreme', k, the(n, x ?? o ?? it(at), ...(p === undefined ? [] : [p])));
  return s === undefined ? of : withWhere(of, [fact('when', s)]);
};

const EXTREMES: Rule[] = [
  ...rule<Most>(
    'extreme',
    '[the] {k:most} {n:most-of} [(reached|attained|acquired) by {x:body}|of {x:body}]',
    (of, [at]) => extreme(of, at),
  ),
  ...rule<Most>('extreme', '(its|his|her) {k:most} {n:most-of}', (of, [at]) => extreme(of, at)),
  ...rule<Most>('extreme', '[the] {k:most} value of {q:qty}', (slots) => {
    const { k, q } = slots as unknown as { k: string; q: RawTerm };
    return the('extreme', k, q);
  }),
  ...rule<Most>(
    'extreme',
    '[the] {k:most} (height|height above {p:place}) [above {p:place}] [(reached|attained) by {x:body}|of {x:body}|(that|which|to which) {x:body} (reaches|rises)] [above {p:place}]',
    ({ k, x, p }, [at]) => extreme({ k, n: 'height', x, p }, at),
  ),
  ...rule<Most>(
    'extreme',
    '[the] {k:most} (distance|displacement) [of {x:body}] (from|away from) {p:place} [reached by {x:body}]',
    ({ k, x, p }, [at]) => extreme({ k, n: 'distance', x, p }, at),
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:extreme}', ({ q }) => q),
  ...rule<{ q: RawTerm; s: RawTerm }>('wanted', '{q:extreme} {s:span}', ({ q, s }) =>
    withWhere(q, [fact('when', s)]),
  ),
];

const LAWS: Rule[] = [
  ...rule<{ q: RawTerm; t: string }>(
    'wanted',
    '[an|a] (expression|formula) [, in terms of {t:letter} ,|in terms of {t:letter}] for {q:qty} [at time {t:letter}|at time {d:duration}] [in terms of {t:letter}]',
    ({ q }) => the('law of', q),
  ),
  ...rule<{ q: RawTerm; t: string }>('wanted', '{q:qty} (in terms of|as a function of) {t:letter}', ({ q }) =>
    the('law of', q),
  ),
  ...rule<{ q: RawTerm }>(
    'wanted',
    '[the] value (which|that|to which) {q:qty} (approaches|tends|tends to|gets close to) [,] as t (becomes large|becomes very large|increases|gets large|tends to infinity)',
    ({ q }) => the('limit', q),
  ),
];

export const ENGLISH_WANTED: Rule[] = [...TIME_GOALS, ...WAYS, ...VALUES, ...EXTREMES, ...LAWS];

import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, letterOf } from './events.ts';

const UP = '(increases|rises|is increased)';
const DOWN = '(decreases|falls|reduces|is reduced|drops)';
const EVENLY = '[uniformly|at a constant rate|steadily]';
const IN = '(in|over|during|in a time of|over a period of|in the next|during the next)';

type Change = { u?: RawTerm; z?: string; v?: RawTerm; t: RawTerm };
const changed =
  (verb: string) =>
  ({ u, z, v, t }: Change): RawFact[] => [
    fact(
      'act',
      SELF,
      verb,
      ...(u === undefined ? (z === undefined ? [] : [the('from rest')]) : [the('speed', u)]),
      the('to', v ?? '0'),
      the('time', t),
      the('uniformly'),
    ),
  ];

/** "Its velocity increases uniformly from rest to 8 m/s in 4 s, remains constant for 3 s and then falls to zero in 2 s." */
const CHANGES: Rule[] = [
  ...rule<Change>(
    'speed-does',
    `${UP} ${EVENLY} [from ({u:speed}|{z:nothing})] to {v:speed} ${IN} {t:duration}`,
    changed('accelerate'),
  ),
  ...rule<Change>(
    'speed-does',
    `${DOWN} ${EVENLY} [from {u:speed}] to ({v:speed}|{z:nothing}) ${IN} {t:duration}`,
    ({ u, v, t }) => changed('decelerate')({ u, v, t } as Change),
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>(
    'speed-does',
    '(remains|stays|is) [constant] [at {v:speed}] (for|for a further|for the next|during the next) {t:duration}',
    ({ t, v }: { t: RawTerm; v?: RawTerm }) => [
      fact('act', SELF, 'move', v === undefined ? the('steady') : the('steady', v), the('time', t)),
    ],
  ),
  ...rule<object>('nothing', '(rest|zero|0)', () => 'rest'),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'speed-does',
    '{a:speed-does} [,] [and|then|and then|and finally|before] {b:speed-does}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ s: string }>('speed-does', '(then|finally|next) {s:speed-does}', ({ s }) => s),
  ...rule<{ x: RawTerm; o: RawTerm; s: RawFact[] }>(
    'facts',
    '([the] (velocity|speed) of {x:body}|{o:owner} (velocity|speed)) {s:speed-does}',
    ({ x, o, s }: { x?: RawTerm; o?: RawTerm; s: RawFact[] }) => sayOf((x ?? o)!, s),
  ),
];

const HOWS: Rule[] = [
  ...rule<object>(
    'how',
    '(at|with) the (speed|velocity) [that|which] (he|she|it) has [then] (reached|attained|acquired|gained)',
    () => the('steady'),
  ),
  ...rule<{ y: RawTerm }>('how', '[,] (directly|vertically) (below|above) {y:body} [,]', () =>
    the('in a line'),
  ),
  ...rule<{ l: string }>('place', '(the|its) (bottom|top|foot|end) {l:label} [of {t:track}]', ({ l }, [at]) =>
    reference('point', l, 'the', at),
  ),
  ...rule<{ h: RawTerm }>(
    'does',
    'is (then|finally|now|next) brought to rest [{h:hows}]',
    ({ h }: { h?: RawTerm }) => [fact('act', SELF, 'stop', ...(h !== undefined && isAll(h) ? h.all : []))],
  ),
  ...rule<{ p: RawTerm; v: RawTerm; a: RawTerm }>(
    'does',
    '(passes|passes through|leaves) {p:place} with [a] (speed|velocity) [of] {v:speed} and [a] [constant] acceleration [of] {a:rate}',
    ({ p, v, a }) => [
      fact('act', SELF, 'pass', the('object', p), the('speed', v)),
      fact('act', SELF, 'accelerate', the('acceleration', a)),
    ],
  ),
  ...rule<{ p: RawTerm; v: RawTerm; h: RawTerm }>(
    'does',
    '(passes|passes through) {p:place} travelling [in the same direction] (with|at) [a] [constant] speed [of] {v:speed}',
    ({ p, v }) => [fact('act', SELF, 'pass', the('object', p)), fact('act', SELF, 'move', the('steady', v))],
  ),
];

type Law = { a: RawFact[]; n: string; v: RawTerm; c: RawFact[]; l?: RawFact[] };
const LAWS: Rule[] = [
  ...rule<Law>(
    'does',
    '{a:does} with [a|an] [variable] {n:law-noun} [of] {v:amount} {c:clock} [[,] where {l:lines}]',
    ({ a, n, v, c, l }) => {
      const letter = letterOf(v);
      if (letter === null) return l === undefined ? [...a, ...c, fact('law', the(n, SELF), v)] : null;
      return l === undefined || l.some(({ of }) => of[0] !== letter)
        ? null
        : [...a, ...c, fact('named', the(n, SELF), letter), ...l];
    },
  ),
  ...rule<{ c: RawFact[]; w: string }>('clock', '{c:clock} [,] where {w:condition} [,]', ({ c, w }) =>
    /[<>≤≥]|\\(?:le|ge)/.test(w) ? [...c, fact('holds', w)] : null,
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; l: RawFact[] }>(
    'facts',
    '{c:clock} [,] {q:qty} is {v:amount} [,] with {l:lines}',
    ({ c, q, v, l }) => {
      const letter = letterOf(v);
      return letter === null || l.some(({ of }) => of[0] !== letter)
        ? null
        : [...c, fact('named', q, letter), ...l];
    },
  ),
  ...['velocity|speed', 'acceleration|acceleration', 'displacement|length'].flatMap((one) => {
    const [noun, kind] = one.split('|') as [string, string];
    return rule<{ o: RawTerm; v: RawTerm; p: RawTerm }>(
      'named-qty',
      `({o:owner}|the) ${noun} [,] {v:letter-of-${kind}} [,] (from|of {x:body} from) {p:place} [,]`,
      (slots, [at]) => {
        const { o, x, v, p } = slots as { o?: RawTerm; x?: RawTerm; v: RawTerm; p: RawTerm };
        return { all: [the(noun, o ?? x ?? it(at), p), v] };
      },
    );
  }),
  ...rule<{ m: RawTerm; x: RawTerm; p: RawTerm; v: RawTerm }>(
    'facts',
    '{m:moment} [,] {x:body} is at {p:place} and (is moving with|has|is travelling with) [a] (velocity|speed) [of] {v:speed}',
    ({ m, x, p, v }) => [
      fact('so', happening(fact('at', x, p, 'any')), m),
      fact('so', happening(fact('value', the('velocity', x), v)), m),
    ],
  ),
];

const ASKED: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'event',
    '{x:body} next (comes to [instantaneous] rest|is at [instantaneous] rest)',
    ({ x }) => happening(fact('rest', x, 'first')),
  ),
  ...rule<{ n: string }>(
    'span',
    '(in|during) the {n:ordinal} second [of (its|the) (motion|journey)]',
    ({ n }) =>
      happening(
        fact('from to', happening(fact('clock', String(Number(n) - 1))), happening(fact('clock', n))),
      ),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] time (taken|it takes|that it takes|) for {x:bodys} to (meet|collide)',
    ({ x }) =>
      isAll(x) && x.all.length === 2 ? the('times', 'begin', happening(fact('meet', ...x.all))) : null,
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] [total] time (he|she|it) takes to (reach|return to|get to) {p:place}',
    ({ p }, [at]) => the('times', 'begin', happening(fact('at', it(at), p))),
  ),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'wanted',
    '[the] acceleration [of {x:body}] (in|during) the first {d:duration}',
    ({ x, d }: { x?: RawTerm; d: RawTerm }, [at]) => the('rate in', x ?? it(at), happening(fact('first', d))),
  ),
];

export const ENGLISH_CHANGES: Rule[] = [...CHANGES, ...HOWS, ...LAWS, ...ASKED];

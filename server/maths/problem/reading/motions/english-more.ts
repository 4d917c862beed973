import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, letterOf, withWhere } from './events.ts';

const JOURNEY = '(journey|motion|trip|run|ride|race|descent|ascent)';

/** How far and how long it goes in all, and how a stretch is told behind it. */
const TOLD: Rule[] = [
  ...rule<{ d: RawTerm; x: RawTerm }>(
    'facts',
    `[the] total distance [(travelled|covered|moved) [by {x:body}]|of the ${JOURNEY}] [(in|for|during) (the|this|its) [whole] ${JOURNEY}] is {d:length}`,
    ({ d }) => [fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `(the|its|this) [whole|total|entire|complete] ${JOURNEY} (takes|lasts|lasts for|takes a total of) {t:duration}`,
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `[the] total time [taken] [(for|of) (the|its) [whole] ${JOURNEY} [of {x:body}]] is {t:duration}`,
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ v: RawTerm; x: RawTerm }>(
    'facts',
    '(the|its|his|her) initial (velocity|speed) [of {x:body}] is {v:speed}',
    ({ v, x }: { v: RawTerm; x?: RawTerm }, [at]) => [fact('act', x ?? it(at), 'start', the('speed', v))],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(has|moves with) [a] (constant|steady|uniform) (velocity|speed) [of] {v:speed}',
    ({ v }) => [fact('act', SELF, 'move', the('steady', v))],
  ),
  ...rule<{ v: RawTerm }>('does', 'has [an] initial (velocity|speed) [of] {v:speed}', ({ v }) => [
    fact('act', SELF, 'start', the('speed', v)),
  ]),
  ...rule<{ x: RawTerm; a: RawTerm }>(
    'facts',
    '(its|the|his|her) (acceleration|constant acceleration) [of {x:body}] is {a:rate}',
    ({ a, x }: { a: RawTerm; x?: RawTerm }, [at]) => [
      fact('act', x ?? it(at), 'rate', the('acceleration', a)),
    ],
  ),
  ...rule<{ a: RawFact[]; p: RawTerm; d: RawTerm; q: RawTerm }>(
    'does',
    '{a:does} [,] until (it|he|she) (reaches|arrives at|passes) {p:place} [,] (which|that) is [a distance of] {d:length} (from|away from|beyond) {q:place}',
    ({ a, p, d, q }) => [...a, fact('act', SELF, 'reach', the('object', p)), fact('apart', q, p, d)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (so that|such that) [,] {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<object>('how', '(on|along) (the|an) (x-axis|y-axis|line)', () => the('in a line')),
  ...rule<{ l: string }>('place', '[the] origin [{l:label}]', ({ l }: { l?: string }, [at]) =>
    reference('point', l ?? 'O', 'the', at),
  ),
  ...rule<{ l: string }>('place', '(a|the) [fixed] point {l:label} (on|of) (the|this) line', ({ l }, [at]) =>
    reference('point', l, 'the', at),
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'how',
    '[from|at] [a] [point] {d:length} (vertically|directly) above {p:body}',
    ({ d, p }) => the('above', d, p),
  ),
];

type Has = { c: RawFact[]; x: RawTerm; n: string; v: RawTerm; l?: RawFact[] };
/** "At time t s it has acceleration a m/s², where a = 6t − 18". */
const has = ({ c, x, n, v, l }: Has): RawFact[] | null => {
  const letter = letterOf(v);
  if (letter === null) return l === undefined ? [...c, fact('law', the(n, x), v)] : null;
  return l === undefined || l.some(({ of }) => of[0] !== letter)
    ? null
    : [...c, fact('named', the(n, x), letter), ...l];
};

const LAWS: Rule[] = [
  ...rule<Has>(
    'facts',
    '{c:clock} [,] {x:body} has [a|an] {n:law-noun} [of] {v:amount} [,] [(where|given by|and) {l:lines}]',
    has,
  ),
  ...rule<Has>(
    'facts',
    '{x:body} has [a|an] {n:law-noun} [of] {v:amount} {c:clock} [,] [(where|given by) {l:lines}]',
    has,
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; l: RawFact[] }>(
    'facts',
    '{q:qty} {c:clock} is denoted by {v:amount} [,] where {l:lines}',
    ({ c, q, v, l }) => named(c, q, v, l),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; l: RawFact[] }>(
    'facts',
    '{c:clock} [,] {q:qty} is denoted by {v:amount} [,] where {l:lines}',
    ({ c, q, v, l }) => named(c, q, v, l),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{q:qty} is {v:amount} {c:clock}',
    ({ c, q, v }) => (letterOf(v) === null ? [...c, fact('law', q, v)] : null),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; l: RawFact[] }>(
    'facts',
    '{q:qty} is {v:amount} {c:clock} [,] where {l:lines}',
    ({ c, q, v, l }) => named(c, q, v, l),
  ),
];

function named(c: RawFact[], q: RawTerm, v: RawTerm, l: RawFact[]): RawFact[] | null {
  const letter = letterOf(v);
  return letter === null || l.some(({ of }) => of[0] !== letter)
    ? null
    : [...c, fact('named', q, letter), ...l];
}

const MEET = '(collide|meet|are at the same height|are level|pass each other)';
const EVENTS: Rule[] = [
  ...rule<{ e: RawTerm }>('event', '{e:event} for the second time', ({ e }) =>
    happening(fact('nth', e, '2')),
  ),
  ...rule<{ e: RawTerm }>('event', '{e:event} for the first time', ({ e }) => happening(fact('nth', e, '1'))),
  ...rule<{ x: RawTerm }>(
    'event',
    '{x:bodys} (have the same (speed|velocity)|are moving (with|at) the same speed)',
    ({ x }) => (isAll(x) && x.all.length === 2 ? happening(fact('same speed', ...x.all)) : null),
  ),
  ...rule<object>('event', '(the|their|this) (collision|meeting) (takes place|occurs|happens)', () =>
    happening(fact('meet')),
  ),
  ...rule<object>(
    'moment',
    '[immediately|just] before (the|they|their) (collision|collide|meeting|meet)',
    () => happening(fact('meet')),
  ),
  ...rule<object>('moment', '(when|at the instant when) they (meet|collide)', () => happening(fact('meet'))),
  ...rule<{ e: string }>('moment', 'at [time] {e:equation}', ({ e }) =>
    /^\s*t\s*=[^=]{1,40}$/.test(e) ? happening(fact('clock', e.split('=')[1]!.trim())) : null,
  ),
  ...rule<{ q: RawTerm; w: string }>(
    'span',
    '(during|for|in) the time (when|while|for which|that|during which) {q:qty} is {w:sign-word}',
    ({ q, w }) => happening(fact('sign', q, w)),
  ),
  ...rule<object>('sign-word', 'negative', () => 'negative'),
  ...rule<object>('sign-word', 'positive', () => 'positive'),
];

const WANTED: Rule[] = [
  ...rule<object>('wanted', '[the] height of the (cliff|tower|building|bridge|well)', () =>
    the('apart', the('start'), the('ground')),
  ),
  ...rule<{ n: string; x: RawTerm; o: RawTerm }>(
    'wanted',
    '[the] initial {n:law-noun} of {x:body}',
    ({ n, x }) => withWhere(the(n, x), [fact('when', happening(fact('starts', x)))]),
  ),
  ...rule<{ n: string; o: RawTerm }>('wanted', '{o:owner} initial {n:law-noun}', ({ n, o }) =>
    withWhere(the(n, o), [fact('when', happening(fact('starts', o)))]),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    `[the] height [above {p:place}] (at which|when|where) {x:bodys} ${MEET}`,
    ({ x, p }: { x: RawTerm; p?: RawTerm }) =>
      isAll(x) && x.all.length === 2
        ? withWhere(the('same', ...x.all.map((one) => the('height', one, ...(p === undefined ? [] : [p])))), [
            fact('when', happening(fact('meet', ...x.all))),
          ])
        : null,
  ),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'wanted',
    '[the] height [above {p:place}] (at which|where) [the|their] collision (takes place|occurs)',
    ({ p }: { p?: RawTerm }) => the('meeting height', ...(p === undefined ? [] : [p])),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] (constant|steady) speed of {x:body}', ({ x }) =>
    the('kind', x, 'steady', 'speed'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [magnitude of the] (deceleration|retardation) [of {x:body}]',
    ({ x }: { x?: RawTerm }, [at]) => the('kind', x ?? it(at), 'decelerate', 'size'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] acceleration of {x:body} (during|in) (the first stage|the first part) [of (the|its) motion]',
    ({ x }) => the('kind', x, 'accelerate', 'size'),
  ),
  ...rule<{ x: RawTerm; p: RawTerm; q: RawTerm }>(
    'wanted',
    '[the] [total] time (he|she|it) takes to (travel|run|go|cycle|move) from {p:place} to {q:place}',
    ({ p, q }, [at]) =>
      the(
        'lasts',
        happening(
          fact('from to', happening(fact('at', it(at), p, 'any')), happening(fact('at', it(at), q, 'any'))),
        ),
      ),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] average speed [of {x:body}] ((for|during|over|in) (the|its|this) [whole|entire] (journey|motion|trip|race))',
    ({ x }: { x?: RawTerm }, [at]) => the('average speed', x ?? it(at)),
  ),
];

export const ENGLISH_MORE: Rule[] = [...TOLD, ...LAWS, ...EVENTS, ...WANTED];

import { fact, isAll, type RawFact, type RawGoal, type RawTerm, type Said, asks, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening } from './events.ts';

const REST = '(is [at|instantaneously at|momentarily at] [instantaneous|momentary] rest|is stationary)';
const COMES =
  '((comes|has come) to [instantaneous|momentary] rest|comes instantaneously to rest|stops [moving]|is brought to rest)';
const MEET =
  '([first|next] (collide|meet|pass each other)|are at the same height [as each other]|are level [with each other]|are at the same (point|position)|are side by side|collide with each other)';
const CATCH =
  '(overtakes|catches up with|catches up|catches|passes|meets|collides with|draws level with|is level with|reaches|is at the same height as)';

type One = { x: RawTerm };
/** What happens to a body, or to two. */
const EVENTS: Rule[] = [
  ...rule<One>('event', `{x:body} ${REST} [again|for the first time]`, ({ x }) => happening(fact('rest', x))),
  ...rule<One>('event', `{x:body} ${COMES}`, ({ x }) => happening(fact('rest', x, 'later'))),
  ...rule<One>('event', `{x:body} ${COMES} (again|for the first time)`, ({ x }) =>
    happening(fact('rest', x, 'first')),
  ),
  ...rule<One>('event', `{x:body} first ${COMES}`, ({ x }) => happening(fact('rest', x, 'first'))),
  ...rule<One>('event', `{x:body} first ${REST}`, ({ x }) => happening(fact('rest', x, 'first'))),
  ...rule<One>(
    'event',
    '{x:body} [first] (changes|reverses) [its] (direction|direction of motion)',
    ({ x }) => happening(fact('turns', x)),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'event',
    '{x:body} (returns to|is again at|has returned to|is back at|passes through {p:place} again|passes {p:place} again) [{p:place}]',
    ({ x, p }) => happening(fact('at', x, p, 'later')),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'event',
    '{x:body} (passes through|passes|reaches|arrives at|hits|strikes|lands on|enters) {p:place}',
    ({ x, p }) => happening(fact('at', x, p)),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>('event', '{x:body} is at {p:place}', ({ x, p }) =>
    happening(fact('at', x, p, 'any')),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'event',
    '{x:body} is [at] [a distance] [of] {d:length} (from|away from) {p:place}',
    ({ x, d, p }) => happening(fact('off', x, d, p)),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'event',
    '{x:body} is [at] [a] [height] [of] {d:length} [above {p:place}]',
    ({ x, d, p }: { x: RawTerm; d: RawTerm; p?: RawTerm }) =>
      happening(fact('height', x, d, ...(p === undefined ? [] : [p]))),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('event', '{q:qty} is {v:amount}', ({ q, v }) =>
    happening(fact('value', q, v)),
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'event',
    '{x:body} (has|is moving with|is travelling at|has a|is moving at) [a] [speed|speed of] {v:speed}',
    ({ x, v }) => happening(fact('value', the('speed', x), v)),
  ),
  ...rule<{ q: RawTerm; k: string }>('event', '{q:qty} is [a] {k:most}', ({ q, k }) =>
    happening(fact('extreme', k, q)),
  ),
  ...rule<{ x: RawTerm; k: string; n: string }>(
    'event',
    '{x:body} (has|reaches|attains) (its|his|her) {k:most} {n:most-of}',
    ({ x, k, n }) => happening(fact('extreme', k, the(n, x))),
  ),
  ...rule<{ x: RawTerm }>('event', `{x:bodys} ${MEET}`, ({ x }) =>
    isAll(x) && x.all.length === 2 ? happening(fact('meet', ...x.all)) : null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('event', `{x:body} ${CATCH} {y:body}`, ({ x, y }) =>
    happening(fact('meet', x, y)),
  ),
  ...rule<One>(
    'event',
    '{x:body} (is projected|is thrown|is released|is dropped|is launched|starts|starts moving|leaves {p:place}|sets off|starts to move)',
    ({ x }) => happening(fact('starts', x)),
  ),
  ...rule<{ e: string }>('event', '[time] {e:equation}', ({ e }) =>
    /^\s*t\s*=[^=]{1,40}$/.test(e) ? happening(fact('clock', e.split('=')[1]!.trim())) : null,
  ),
  ...rule<object>('most', '(greatest|maximum|highest|largest)', () => 'greatest'),
  ...rule<object>('most', '(least|minimum|smallest|lowest)', () => 'least'),
  ...rule<object>('most-of', '[constant] speed', () => 'speed'),
  ...rule<object>('most-of', 'velocity', () => 'velocity'),
  ...rule<object>('most-of', 'acceleration', () => 'acceleration'),
  ...rule<object>('most-of', 'height', () => 'height'),
  ...rule<object>('most-of', 'displacement', () => 'displacement'),
];

const WHEN =
  '([at|from|until] (the|an|each|this) (instant|moment|time|point|instants|times) (when|at which|that|where|on which|)|at each of the (instants|times) (when|at which)|at the time when|when|as|once|just as|just before|immediately before|at the moment that)';
const DURING = '[of (its|the|his|her|their) (motion|journey|flight|movement)|after {e:departure}|of motion]';

/** When that is, and from when to when. */
const MOMENTS: Rule[] = [
  ...rule<{ e: RawTerm }>('moment', `${WHEN} {e:event}`, ({ e }) => e),
  ...rule<{ e: RawTerm }>('moment', '(on|just after|immediately after) {e:event}', ({ e }) => e),
  ...rule<{ d: RawTerm; e: RawTerm }>('moment', '[at] [a time] {d:duration} after {e:event}', ({ d, e }) =>
    happening(fact('after', d, e)),
  ),
  ...rule<{ d: RawTerm; e: RawTerm }>(
    'moment',
    '[at] [a time] {d:duration} after (projection|starting|it starts|release|the start)',
    ({ d }) => happening(fact('after', d)),
  ),
  // That is counted from the place, wherever its clock starts.
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'moment',
    '[at] [a time] {d:duration} after (leaving|it leaves|passing|passing through) {p:place}',
    ({ d, p }, [at]) => happening(fact('after', d, happening(fact('at', it(at), p, 'any')))),
  ),
  ...rule<object>('moment', '(at this (time|instant|moment|point)|at that (time|instant|moment)|then)', () =>
    happening(fact('this')),
  ),
  ...rule<{ d: RawTerm }>('moment', '(after|after a time of) {d:duration}', ({ d }) =>
    happening(fact('after', d)),
  ),
  ...rule<{ d: RawTerm; e?: RawTerm }>(
    'span',
    `(in|during|for|over) the first {d:duration} ${DURING}`,
    ({ d, e }) => happening(fact('first', d, ...(e === undefined || e === '' ? [] : [e]))),
  ),
  ...rule<{ a: string; b: string }>(
    'span',
    '(between|from|in the interval from) [the times|times|time|the time] {a:equation} (and|to|until) [time] {b:equation}',
    ({ a, b }) => between(a, b),
  ),
  ...rule<{ c: string }>(
    'span',
    '(in|during|for|over|in the time) [the] [interval|time interval|period] {c:range}',
    ({ c }) => happening(fact('within', c)),
  ),
  ...rule<{ e: RawTerm }>('span', '(before|until) {e:event}', ({ e }) => happening(fact('until', e))),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'span',
    '(from|between) (the instant when|when|the time when|) {e:event} (until|to|and) [the instant when|when|the time when|the time] {f:event}',
    ({ e, f }) => happening(fact('from to', e, f)),
  ),
  ...rule<{ e: RawTerm }>(
    'span',
    '(between|during the time between) (these [two] (times|instants|positions)|the [two] (times|instants|positions) (when|at which|where) {e:event})',
    ({ e }: { e?: RawTerm }) => happening(e === undefined ? fact('between rests') : fact('between', e)),
  ),
  ...rule<{ x: RawTerm }>('span', 'between (its|the) two positions of instantaneous rest', () =>
    happening(fact('between rests')),
  ),
  ...rule<object>(
    'span',
    '((in|during|for|over|throughout) (the|its|this) (interval|time|period|[whole|complete|entire] (motion|journey))|before it comes to [instantaneous] rest [again])',
    () => happening(fact('whole')),
  ),
  ...rule<{ d: RawFact[] }>(
    'span',
    '(before|until) (coming to [instantaneous] rest|it stops|stopping)',
    (_, [at]) => happening(fact('until', happening(fact('rest', it(at))))),
  ),
];

const between = (a: string, b: string): RawTerm | null => {
  const ends = [a, b].map((one) => /^\s*t\s*=\s*([^=]{1,40})$/.exec(one)?.[1]?.trim());
  return ends[0] && ends[1]
    ? happening(fact('from to', happening(fact('clock', ends[0])), happening(fact('clock', ends[1]))))
    : null;
};

/** "At this time" is said of what stands beside it alone. */
const isThis = (m: RawTerm): boolean =>
  typeof m === 'object' && 'the' in m && m.where?.[0]?.relation === 'this';

const asked = (goals: RawGoal[], m: RawTerm): RawGoal[] | null =>
  isThis(m) ? null : goals.map((one) => ({ ...one, where: [...(one.where ?? []), fact('when', m)] }));

function askedAt(goals: RawGoal[], m: RawTerm): Said | null {
  const all = asked(goals, m);
  return all && asks(all);
}

const FRAMES: Rule[] = [
  ...rule<{ g: RawGoal[]; m: RawTerm }>('goals', '{g:goals} [,] {m:moment}', ({ g, m }) => asked(g, m)),
  ...rule<{ g: RawGoal[]; m: RawTerm }>('goals', '{g:goals} [,] {m:span}', ({ g, m }) => asked(g, m)),
  ...rule<{ g: RawGoal[]; m: RawTerm }>('sentence', '{m:moment} [,] {g:goals}', ({ g, m }) => askedAt(g, m)),
  ...rule<{ g: RawGoal[]; m: RawTerm }>('sentence', '{m:span} [,] {g:goals}', ({ g, m }) => askedAt(g, m)),
  ...rule<{ g: RawGoal[]; n: RawFact[] }>('sentence', '{g:goals} [,] {n:clock-note}', ({ g, n }) =>
    asks(g, n),
  ),
];

export const ENGLISH_EVENTS: Rule[] = [...EVENTS, ...MOMENTS, ...FRAMES];

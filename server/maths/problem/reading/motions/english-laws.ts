import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, isScaled, letterOf, sidesOf } from './events.ts';

/** Quantities of a body that moves, with the kind of their values. */
const QUANTITIES: Record<string, [noun: string, kind: string]> = {
  velocity: ['(velocity|velocity of magnitude)', 'speed'],
  speed: ['speed', 'speed'],
  acceleration: ['acceleration', 'rate'],
  deceleration: ['(deceleration|retardation)', 'rate'],
  displacement: ['displacement', 'length'],
  distance: ['distance', 'length'],
  height: ['[vertical] height', 'length'],
};
const FROM = '(from|above|below|away from) {p:place}';

type Of = { x?: RawTerm; o?: RawTerm; p?: RawTerm };
const quant = (name: string, { x, o, p }: Of, at: number): RawTerm | null =>
  name === 'distance' && p === undefined
    ? null
    : the(name, x ?? o ?? it(at), ...(p === undefined ? [] : [p]));

const NAMES: Rule[] = Object.entries(QUANTITIES).flatMap(([name, [noun, kind]]) => [
  ...rule<Of>('qty', `[the] ${noun} of {x:body} [${FROM}]`, (of, [at]) => quant(name, of, at)),
  ...rule<Of>('qty', `[the] ${noun} ${FROM} of {x:body}`, (of, [at]) => quant(name, of, at)),
  ...rule<Of>('qty', `[the] ${noun} of {x:body} [,] measured ${FROM}`, (of, [at]) => quant(name, of, at)),
  ...rule<Of>('qty', `{o:owner} ${noun} [${FROM}]`, (of, [at]) => quant(name, of, at)),
  ...rule<Of>('qty', `the ${noun} [${FROM}]`, (of, [at]) => quant(name, of, at)),
  ...rule<Of & { v: RawTerm }>(
    'named-qty',
    `[the] ${noun} [,] {v:letter-of-${kind}} [,] of {x:body} [${FROM}]`,
    (of, [at]) => named(quant(name, of, at), of.v),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('named-qty', `{q:qty} [,] {v:letter-of-${kind}} [,]`, ({ q, v }) =>
    typeof q === 'object' && 'the' in q && q.the === name ? named(q, v) : null,
  ),
]);

const KINDS = ['speed', 'rate', 'length'];
const LETTERS: Rule[] = [
  ...KINDS.flatMap((kind) => [
    ...rule<{ v: RawTerm }>(`letter-of-${kind}`, `{v:${kind}}`, ({ v }) => letterOf(v)),
    ...['letter', 'expression'].flatMap((one) =>
      rule<{ v: string }>(`letter-of-${kind}`, `{v:${one}}`, ({ v }) => letterOf(v)),
    ),
  ]),
  ...[...KINDS, 'duration', 'mass'].flatMap((kind) =>
    rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) =>
      typeof v === 'object' && 'amount' in v && !isScaled(v) ? v : null,
    ),
  ),
  ...['number', 'letter', 'expression'].flatMap((kind) =>
    rule<{ v: string }>('amount', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<object>('amount', 'zero', () => '0'),
];

function named(q: RawTerm | null, v: RawTerm): RawTerm | null {
  return q !== null && typeof v === 'string' ? { all: [q, v] } : null;
}

/** "At time t s after leaving O". */
const CLOCKS: Rule[] = [
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'clock',
    '[at] [a] time {t:duration} [,] [after {d:departure}] [,]',
    clock,
  ),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'clock',
    '[at] [a] time {t:letter} [seconds] [after {d:departure}]',
    clock,
  ),
  ...rule<{ t: RawTerm; d: RawTerm }>('clock', '[at] {t:duration} (after {d:departure}|later)', clock),
  ...rule<{ t: RawTerm; d: RawTerm }>('clock', '{t:letter} seconds (after {d:departure}|later)', clock),
  ...rule<{ t: RawTerm; d: RawTerm }>('clock', '(after|when) {t:duration}', clock),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'clock-note',
    'where {t:letter} (is|seconds is) the time [,] [measured] [in (seconds|{u:unit})] [,] [(after|from|since) {d:departure}]',
    clock,
  ),
  ...rule<{ t: RawTerm; d: RawTerm }>(
    'clock-note',
    'where the time {t:letter} is [measured] in (seconds|{u:unit})',
    clock,
  ),
  ...rule<{ p: RawTerm }>(
    'departure',
    '[it|he|she|{x:body}] (leaving|passing through|passing|starting from|setting off from|leaves|passes|passes through|starts from|sets off from|starts at|is at) {p:place}',
    ({ p }) => p,
  ),
  ...rule<object>(
    'departure',
    '[it|he|she|{x:body}] (starting|leaving|projection|release|the start [of (the|its) motion]|starts|starts moving|starts to move|begins to move|setting off|sets off|the motion begins|the motion starts|the beginning of the motion|starting to move|it starts its motion|{x:body} starts moving|the instant of projection)',
    () => '',
  ),
];

function clock({ t, d, u }: { t: RawTerm; d?: RawTerm; u?: string }): RawFact[] | null {
  const letter = letterOf(t);
  if (u !== undefined && !['s', 'second', 'seconds'].includes(u)) return null;
  return letter === null || letter !== letter.toLowerCase()
    ? null
    : [fact('clock', letter, ...(d === undefined || d === '' ? [] : [d]))];
}

const isOfTime = (text: string): boolean => /[<>≤≥]|\\(?:le|ge|lt|gt)/.test(text);

/** v = 3t² for 0 ≤ t ≤ 2, and other ways for other times. */
const LINES: Rule[] = [
  ...rule<{ e: string }>('lines', '{e:equation}', ({ e }) => line(e)),
  ...rule<{ e: string; c: string }>('lines', '{e:equation} [,] (for|when|where) {c:condition}', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ e: string; c: string }>('lines', '{e:equation} [,] {c:condition}', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ e: string; c: string }>('lines', '{e:equation} \\( [for] {c:condition} \\)', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ e: string; c: string }>('lines', 'for {c:condition} [,] {e:equation}', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('lines', '{a:lines} [,] [and] {b:lines}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  // "Where k is a constant" says no more of a letter.
  ...rule<{ a: RawFact[] }>(
    'lines',
    '{a:lines} [,] (where|and) {k:letter} [and {l:letter}] (is|are) [a] [positive] (constant|constants)',
    ({ a }) => a,
  ),
];

function line(equation: string, when = ''): RawFact[] | null {
  const sides = sidesOf(equation);
  return sides && [fact('line', sides[0], sides[1], ...(when === '' ? [] : [when]))];
}

type Law = { c?: RawFact[]; q: RawTerm; l: RawFact[]; n?: RawFact[]; w?: string };
/** What is measured is given by lines for its letter. */
function lawOf({ c, q, l, n, w }: Law): RawFact[] | null {
  const [of, letter] = isAll(q) ? q.all : [q, l[0]?.of[0]];
  if (of === undefined || letter === undefined || l.some((one) => one.of[0] !== letter)) return null;
  if (w !== undefined && (!isOfTime(w) || l.some((one) => one.of.length > 2))) return null;
  const lines = w === undefined ? l : l.map((one) => fact('line', ...one.of, w));
  return [...(c ?? []), ...(n ?? []), fact('named', of, letter), ...lines];
}

const VALUE = '(is|is given by|is equal to)';
const LAWS: Rule[] = [
  ...['named-qty', 'qty'].flatMap((kind) => [
    ...rule<Law>(
      'facts',
      `{c:clock} [,] {q:${kind}} (is given by|is|satisfies|is modelled by) {l:lines} [, {n:clock-note}]`,
      lawOf,
    ),
    ...rule<Law>(
      'facts',
      `{q:${kind}} [,] {c:clock} [,] (is given by|is|satisfies|is modelled by) {l:lines}`,
      lawOf,
    ),
    ...rule<Law>(
      'facts',
      `{q:${kind}} is given [, for {w:condition} ,|for {w:condition}] by {l:lines} [, {n:clock-note}]`,
      lawOf,
    ),
    ...rule<Law>(
      'facts',
      `for {w:condition} [,] {q:${kind}} is given by {l:lines} [, {n:clock-note}]`,
      lawOf,
    ),
    ...rule<Law>('facts', `{c:clock} [,] for {w:condition} [,] {q:${kind}} is given by {l:lines}`, lawOf),
  ]),
  ...rule<Law & { v: RawTerm }>(
    'facts',
    `{c:clock} [,] {q:qty} is {v:amount} [,] (where|and|such that) {l:lines}`,
    ({ v, ...more }) => lawOf({ ...more, q: { all: [more.q, letterOf(v) ?? ''] } }),
  ),
  ...rule<Law & { v: RawTerm }>(
    'facts',
    `{q:qty} [,] {c:clock} [,] is {v:amount} [,] (where|and|such that) {l:lines}`,
    ({ v, ...more }) => lawOf({ ...more, q: { all: [more.q, letterOf(v) ?? ''] } }),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; w: string }>(
    'facts',
    `{c:clock} [,] {q:qty} ${VALUE} {v:amount} [for {w:condition}]`,
    direct,
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm; w: string }>(
    'facts',
    `{q:qty} [,] {c:clock} [,] ${VALUE} {v:amount} [for {w:condition}]`,
    direct,
  ),
  ...rule<{ v: RawTerm; c: RawFact[] }>(
    'does',
    'has [a|an] {n:law-noun} [of] {v:amount} {c:clock}',
    (slots) => {
      const { v, c, n } = slots as unknown as { v: RawTerm; c: RawFact[]; n: string };
      return direct({ c, q: the(n, SELF), v });
    },
  ),
  ...rule<object>('law-noun', '(velocity|speed)', () => 'velocity'),
  ...rule<object>('law-noun', 'acceleration', () => 'acceleration'),
  ...rule<object>('law-noun', 'displacement', () => 'displacement'),
];

function direct({ c, q, v, w }: { c: RawFact[]; q: RawTerm; v: RawTerm; w?: string }): RawFact[] | null {
  const letter = letterOf(v);
  if (w !== undefined && !isOfTime(w)) return null;
  // "Its velocity is v m/s": a letter for it.
  if (letter !== null) return w === undefined ? [...c, fact('named', q, letter)] : null;
  return [...c, fact('law', q, v, ...(w === undefined ? [] : [w]))];
}

/** What is so at a time, and what is greatest. */
const CONDITIONS: Rule[] = [
  ...rule<{ e: RawTerm; m: RawTerm }>('facts', '{e:event} [,] {m:moment}', ({ e, m }) => [fact('so', e, m)]),
  ...rule<{ e: RawTerm; m: RawTerm }>('facts', '{m:moment} [,] {e:event}', ({ e, m }) => [fact('so', e, m)]),
  ...rule<{ e: RawTerm; m: RawTerm; f: RawTerm; n: RawTerm }>(
    'facts',
    '{e:event} {m:moment} [,] and [{f:event}] {n:moment}',
    ({ e, m, f, n }: { e: RawTerm; m: RawTerm; f?: RawTerm; n: RawTerm }) =>
      f === undefined ? null : [fact('so', e, m), fact('so', f, n)],
  ),
  ...rule<{ q: RawTerm; v: RawTerm; m: RawTerm }>(
    'facts',
    '{q:qty} [,] {m:moment} [,] is {v:amount}',
    ({ q, v, m }) => [fact('so', happening(fact('value', q, v)), m)],
  ),
  ...rule<{ q: RawTerm; v: RawTerm; m: RawTerm; w: RawTerm; n: RawTerm }>(
    'facts',
    '{q:qty} is {v:amount} {m:moment} and [is] {w:amount} {n:moment}',
    ({ q, v, m, w, n }) => [
      fact('so', happening(fact('value', q, v)), m),
      fact('so', happening(fact('value', q, w)), n),
    ],
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', '{q:extreme} is {v:amount}', ({ q, v }) => [
    fact('extreme is', q, v),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} (comes to rest|stops|comes to instantaneous rest) {m:moment}',
    (slots) => {
      const { x, m } = slots as unknown as { x: RawTerm; m: RawTerm };
      return [fact('so', happening(fact('rest', x)), m)];
    },
  ),
  ...rule<object>(
    'facts',
    '(there is no (sudden|instantaneous) change in (the|its) (velocity|speed) [of {x:body}] [[at the instant] (when|at) {e:equation}]|the velocity [of {x:body}] (is continuous|does not change suddenly|is a continuous function of time) [at|when] [{e:equation}])',
    () => [fact('no jump')],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '[the] distance (from {p:place} to {q:place}|between {p:place} and {q:place}) is {d:length}',
    ({ p, q, d }) => [fact('apart', p, q, d)],
  ),
  ...rule<{ t: RawTerm; e: RawTerm; n: RawTerm }>('facts', '{x:bodys} (collide|meet) {c:clock}', (slots) => {
    const { x, c } = slots as unknown as { x: RawTerm; c: RawFact[] };
    return isAll(x) && x.all.length === 2
      ? [...c, fact('so', happening(fact('meet', ...x.all)), happening(fact('now')))]
      : null;
  }),
];

export const ENGLISH_LAWS: Rule[] = [...NAMES, ...LETTERS, ...CLOCKS, ...LINES, ...LAWS, ...CONDITIONS];

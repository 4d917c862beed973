import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { letterIn } from '../shared/bodies.ts';

const RESISTANCE =
  '(a resistance|a resistive force|a resisting force|a resistance force|resistance|air resistance|a force resisting the motion|a drag force|a frictional force)';
const named = (kind: string, amount: RawTerm): RawFact[] | null => {
  const letter = letterIn(amount);
  return letter === null ? null : [fact('named', kind, letter)];
};

/** v = 10 when t = 0. */
function startOf(when: string, what: string): RawFact[] | null {
  const [letter, value, more] = what.split('=').map((one) => one.trim());
  return /^t\s*=\s*0$/.test(when) && letter === 'v' && value && more === undefined
    ? [fact('begins', '', value)]
    : null;
}

/** A force against the motion that depends on the speed. */
const FORCES: Rule[] = [
  ...rule<{ f: RawTerm }>(
    'say',
    `the only [horizontal] force (acting on {x:who}|on {x:who}|acting) is ${RESISTANCE} [to motion] of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `the only [horizontal] force (acting on {x:who}|on {x:who}|acting) being ${RESISTANCE} [to motion] of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    `${RESISTANCE} of magnitude {f:amount} (acts on {x:who}|opposes the motion|opposes its motion|opposes the motion of {x:who})`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'say',
    '[the] [total|only] (resistance|resistive force|resisting force) [to (motion|the motion|its motion|the motion of {x:who})] [acting on {x:who}] (is|has magnitude|is of magnitude) {f:amount}',
    ({ f }) => [fact('force', f)],
  ),
  ...rule<{ f: RawTerm }>(
    'does',
    `(experiences|is subject to|is acted on by|is opposed by|moves against|against) ${RESISTANCE} [to motion] of magnitude {f:amount}`,
    ({ f }) => [fact('force', f)],
  ),
  ...rule<object>(
    'does',
    '(moves|is moving|travels|is travelling) in a [horizontal] straight line [(on|across|along) (a smooth horizontal surface|a smooth horizontal table|a horizontal surface|a smooth horizontal plane|a lake|a horizontal road|a straight horizontal road|a horizontal plane)]',
    () => [fact('along', SELF)],
  ),
  ...rule<object>('say', 'no other [horizontal] (force acts|forces act) on {x:who}', () => [
    fact('along', ''),
  ]),
  ...rule<{ v: RawTerm }>('say', '(the|its) (velocity|speed) [of {x:who}] is {v:amount}', ({ v }) =>
    named('v', v),
  ),
  ...rule<{ v: RawTerm }>('say', '{x:who} (has|is moving with) (velocity|speed) {v:amount}', ({ v }) =>
    named('v', v),
  ),
  ...rule<{ v: RawTerm }>('note', '{v:amount} is (the|its) (velocity|speed) [of {x:who}]', ({ v }) =>
    named('v', v),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    '(its|the) (displacement|distance) [of {x:who}] from {o:label} is {v:amount}',
    ({ v }) => named('x', v),
  ),
  ...rule<{ v: RawTerm }>(
    'say',
    '{x:who} has travelled [a] [further] [distance] [of] {v:amount} [from {o:label}]',
    ({ v }) => named('x', v),
  ),
  ...rule<{ v: RawTerm }>('say', '{x:who} is [at] [a] [distance] {v:amount} from {o:label}', ({ v }) =>
    named('x', v),
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>(
    'say',
    'at time {t:amount} [after (this instant|passing through {o:label}|leaving {o:label}|projection|it passes {o:label}|the start)] [,] {f:say}',
    ({ t, f }) => {
      const clock = named('t', t);
      return clock && [...clock, ...f];
    },
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('note', '{f:note} when {g:say}', ({ f, g }) =>
    [...f, ...g].every(({ relation }) => relation === 'named') ? [...f, ...g] : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '{f:say} when {g:say}', ({ f, g }) =>
    [...f, ...g].every(({ relation }) => ['named', 'force'].includes(relation)) ? [...f, ...g] : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', 'when {g:say} , {f:say}', ({ f, g }) =>
    [...f, ...g].every(({ relation }) => ['named', 'force'].includes(relation)) ? [...f, ...g] : null,
  ),
];

const BEGINS: Rule[] = [
  ...rule<object>(
    'does',
    '(moves|is moving) (on|along|across) a smooth horizontal (surface|plane|table) [in a straight line]',
    () => [fact('along', SELF)],
  ),
  ...rule<object>(
    'does',
    '(moves|is moving|travels) along a [straight] [horizontal] (straight line|line|road|track)',
    () => [fact('along', SELF)],
  ),
  ...rule<{ e: string; f: string }>(
    'say',
    '(when|at time|at|initially) {e:equation} , {f:equation}',
    ({ e, f }) => startOf(e, f),
  ),
  ...rule<{ f: string; e: string }>('say', '{f:equation} when {e:equation}', ({ e, f }) => startOf(e, f)),
  ...rule<{ n: RawFact[]; e: string }>('say', '(when|at time|at) {e:equation} , {n:note}', ({ e, n }) => {
    const [one, more] = n;
    return /^t\s*=\s*0$/.test(e) && one?.relation === 'equal' && one.of[0] === 'v' && !more
      ? [fact('begins', '', one.of[1]!)]
      : null;
  }),
  ...rule<{ d: RawFact[]; x: RawTerm; y: RawTerm }>(
    'does',
    'passes through {o:label} with (velocity|speed) {v:amount} [in the positive direction]',
    (slots) => {
      const { v, o } = slots as unknown as { v: RawTerm; o: string };
      return [fact('begins', SELF, v), fact('origin', o)];
    },
  ),
  ...rule<{ d: RawFact[]; f: RawTerm }>(
    'does',
    `{d:does} [,] against ${RESISTANCE} [to motion] of magnitude {f:amount}`,
    ({ d, f }) => [...d, fact('force', f)],
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'does',
    '(is projected|passes|moves) [horizontally] with speed {v:amount} (from|through) (a|the) [fixed] point {o:label} [on a [rough|smooth] horizontal (surface|plane|table)]',
    ({ v, o }) => [fact('begins', SELF, v), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'does',
    '(is projected|moves|passes) (from|through) (a|the) [fixed] point {o:label} [on a [rough|smooth] horizontal (surface|plane|table)] with speed {v:amount} [along the surface]',
    ({ v, o }) => [fact('begins', SELF, v), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'does',
    '(passes through|leaves|is projected from) {o:label} with speed {v:amount}',
    ({ v, o }) => [fact('begins', SELF, v), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'does',
    'is projected [horizontally] with speed {v:amount} [along (a|the) [smooth] horizontal (surface|plane|table)]',
    ({ v, o }) => [fact('begins', SELF, v), ...(o === undefined ? [] : [fact('origin', o)])],
  ),
  ...rule<{ f: RawFact[]; e: string }>(
    'say',
    '(when|at time|at|initially ,) {e:equation} , {f:say}',
    ({ f, e }) =>
      /^t\s*=\s*0$/.test(e) && f.every(({ relation }) => ['begins', 'origin'].includes(relation)) ? f : null,
  ),
  ...rule<{ f: RawFact[] }>('say', 'initially [,] {f:say}', ({ f }) =>
    f.every(({ relation }) => ['begins', 'origin'].includes(relation)) ? f : null,
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'say',
    '(the|its) initial (speed|velocity) [of {x:who}] is {v:amount}',
    ({ v }) => [fact('begins', '', v)],
  ),
  ...rule<{ v: RawTerm; o?: string }>(
    'say',
    'when its speed is {v:amount} [,] the engine (fails|stops|is switched off|cuts out)',
    ({ v }) => [fact('begins', '', v)],
  ),
];

const STATES: Rule[] = [
  ...rule<{ e: string }>('state', '{e:equation}', ({ e }) => {
    const [left, right, more] = e.split('=').map((one) => one.trim());
    return left && right && more === undefined && /^[a-z]$/.test(left) ? the('is', left, right) : null;
  }),
  ...rule<{ n: RawFact[] }>('state', '{n:note}', ({ n }) => {
    const [one, more] = n;
    return one?.relation === 'equal' && !more ? the('is', one.of[0]!, one.of[1]!) : null;
  }),
  ...rule<{ v: RawTerm }>(
    'state',
    '(its|the) speed [of {x:who}] (has fallen to|has reduced to|has decreased to|is reduced to|falls to) {v:amount}',
    ({ v }) => the('speed', v),
  ),
];

const WANTS: Rule[] = [
  ...rule<{ e: string }>('want', '(an|the) expression for {e:amount}', ({ e }) => the('formula', e)),
  ...rule<{ a: string; t: string }>(
    'ask',
    'express {a:amount} (in terms of|as a function of) {t:letter}',
    ({ a, t }) => [{ verb: 'find', target: the('formula', a), terms: [t] }],
  ),
  ...rule<{ t: string }>('manner', 'as a function of {t:letter}', ({ t }) => ({ terms: [t] })),
  ...rule<object>(
    'want',
    '[the] [total] distance (travelled|moved|covered) [by {x:who}] before (coming to rest|it comes to rest|{x:who} comes to rest)',
    () => the('way to rest'),
  ),
  ...rule<object>(
    'want',
    '[the] [total] distance (that|which) {x:who} (travels|moves) before (coming to rest|it comes to rest)',
    () => the('way to rest'),
  ),
  ...rule<object>(
    'want',
    '[the] distance (travelled|moved|covered) [by {x:who}] (until|when) it comes to rest',
    () => the('way to rest'),
  ),
  ...rule<object>('want', '[the] time (taken|it takes) [for] [{x:who}] to come to rest', () =>
    the('time to rest'),
  ),
  ...rule<object>('want', '[the] time (for which|during which) {x:who} is (in motion|moving)', () =>
    the('time to rest'),
  ),
  ...rule<object>('want', '[the] time [taken] before {x:who} comes to rest', () => the('time to rest')),
  ...rule<{ v: RawTerm }>(
    'want',
    '[the] time [taken] for (the|its) speed [of {x:who}] to (fall|reduce|decrease|be reduced) to {v:amount}',
    ({ v }) => the('time to slow', v),
  ),
  ...rule<{ u: RawTerm; v: RawTerm }>(
    'want',
    '[the] time [taken] for (the|its) speed [of {x:who}] to (fall|reduce|decrease|be reduced) from {u:amount} to {v:amount}',
    ({ u, v }) => the('time to slow', u, v),
  ),
  ...rule<object>('want', '[the] distance (travelled|moved|covered) [by {x:who}]', () => the('way')),
  ...rule<object>('want', '[the] time [taken]', () => the('time')),
];

export const FORCE_RULES: Rule[] = [...FORCES, ...BEGINS, ...STATES, ...WANTS];

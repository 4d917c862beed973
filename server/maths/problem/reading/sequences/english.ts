import { asks, fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { inManner } from '../shared/manners.ts';
import { inRow, IT, list, nth, plain, saidOf, total } from './terms.ts';

const NOUN = '(progression|series|sequence)';
const A = '(an|a|the|this|another|that)';

const PROGRESSIONS: Rule[] = [
  ...['arithmetic', 'geometric'].flatMap((kind) => [
    ...rule<object>('prog', `${A} [infinite] ${kind} ${NOUN}`, () => `p:${kind}`),
    ...rule<{ n: string }>('prog', `${A} ${kind} ${NOUN} {n:label}`, ({ n }) => `p:${kind} ${plain(n)}`),
    ...rule<object>('kind', `(an|a) ${kind} ${NOUN}`, () => kind),
    ...rule<object>('kind', kind, () => kind),
  ]),
  ...rule<object>('prog', `${A} ${NOUN}`, () => 'p:'),
];

const ORDERS: Rule[] = [
  ...rule<{ o: string }>('order', '{o:ordinal}', ({ o }) => o),
  ...rule<{ o: string }>('order', '{o:nth}', ({ o }) => plain(o).slice(0, 1)),
  ...rule<{ a: string; b: string }>('orders', '{a:order} [term] and [the] {b:order}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; b: RawTerm }>('orders', '{a:order} [term] , [the] {b:orders}', ({ a, b }) => ({
    all: [a, ...list(b)],
  })),
  ...['number', 'count', 'letter'].flatMap((kind) =>
    rule<{ n: string }>('how-many', `{n:${kind}}`, ({ n }) => plain(n)),
  ),
];

const OF = '[of {p:prog}|in {p:prog}]';
type Of<T> = T & { p?: string };

const VALUES: Rule[] = [
  ...rule<{ o: string; p: string }>(
    'term',
    `[the|its|a] {o:order} term ${OF}`,
    ({ o, p }: Of<{ o: string }>) => nth(p ?? IT, o),
  ),
  ...rule<{ n: string; p: string }>('term', `[the] term {n:how-many} ${OF}`, ({ n, p }: Of<{ n: string }>) =>
    nth(p ?? IT, n),
  ),
  ...rule<{ n: string; p: string }>(
    'term',
    `[the|its] sum of (the|its) first {n:how-many} terms ${OF}`,
    ({ n, p }: Of<{ n: string }>) => total(p ?? IT, n),
  ),
  ...rule<{ o: RawTerm; p: string }>(
    'term',
    `[the] sum of the {o:orders} terms ${OF}`,
    ({ o, p }: Of<{ o: RawTerm }>) => the('plus', ...list(o).map((n) => nth(p ?? IT, String(n)))),
  ),
  ...(
    [
      ['infinite', 'sum to infinity'],
      ['difference', 'common difference'],
      ['ratio', 'common ratio'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ p: string }>('term', `[the|its|a] ${words} ${OF}`, ({ p }: { p?: string }) => the(name, p ?? IT)),
  ),
  ...rule<{ o: RawTerm; p: string }>(
    'terms',
    `[the|its] {o:orders} terms [, respectively ,] ${OF}`,
    ({ o, p }: Of<{ o: RawTerm }>) => ({ all: list(o).map((n) => nth(p ?? IT, String(n))) }),
  ),
  ...rule<{ n: string; p: string }>(
    'terms',
    `[the|its] first {n:how-many} terms ${OF}`,
    ({ n, p }: Of<{ n: string }>) => firstTerms(n, p ?? IT),
  ),
  ...['term', 'expression', 'quantity'].flatMap((kind) =>
    rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<{ k: string; v: RawTerm }>('amount', '{k:how-many} times {v:amount}', ({ k, v }) =>
    the('times', k, v),
  ),
  ...(
    [
      ['twice', '2'],
      ['double', '2'],
      ['half', '1/2'],
      ['half of', '1/2'],
    ] as const
  ).flatMap(([words, k]) =>
    rule<{ v: RawTerm }>('amount', `${words} {v:amount}`, ({ v }) => the('times', k, v)),
  ),
  ...rule<{ d: RawTerm; v: RawTerm }>(
    'amount',
    '{d:amount} (more|greater|larger) than {v:amount}',
    ({ d, v }) => the('plus', v, d),
  ),
  ...rule<{ d: RawTerm; v: RawTerm }>('amount', '{d:amount} (less|smaller) than {v:amount}', ({ d, v }) =>
    the('minus', v, d),
  ),
  ...rule<{ d: RawTerm; v: RawTerm }>('amount', '{d:quantity} of {v:amount}', ({ d, v }) =>
    the('share', d, v),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('amount', 'the sum of {a:term} and {b:term}', ({ a, b }) =>
    the('plus', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('amounts', '{a:amount} and {b:amount}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('amounts', '{a:amount} , {b:amounts}', ({ a, b }) => ({
    all: [a, ...list(b)],
  })),
];

function firstTerms(n: string, p: string): RawTerm | null {
  const count = Number(n);
  return count > 1 && count < 6
    ? { all: Array.from({ length: count }, (_, at) => nth(p, String(at + 1))) }
    : null;
}

const HAS: Rule[] = [
  ...rule<{ t: RawTerm; v: RawTerm }>('has', '{t:term} [of|is|equal to|=] {v:amount}', ({ t, v }) => [
    fact('equal', t, v),
  ]),
  ...rule<{ t: RawTerm; v: RawTerm }>('has', '{t:terms} [of] {v:amounts} [respectively]', ({ t, v }) =>
    each(t, v),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('has', '{a:has} [,] and [has|with] {b:has}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('has', '{a:has} , {b:has}', ({ a, b }) => [...a, ...b]),
];

const each = (left: RawTerm, right: RawTerm): RawFact[] | null => {
  const [ls, rs] = [list(left), list(right)];
  return ls.length === rs.length ? ls.map((one, at) => fact('equal', one, rs[at]!)) : null;
};

const IS = '(is|are|equals|is equal to|are equal to|=)';
const ROW = '(the first three|three consecutive|consecutive|three successive|successive)';

const FACTS: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', `{a:amount} ${IS} {b:amount}`, ({ a, b }) =>
    isProgression(a) || isProgression(b) ? [fact('equal', a, b)] : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm; q: string }>(
    'facts',
    '{a:term} (is|are) {q:percent-of} {b:term}',
    ({ a, b, q }) => [fact('equal', a, the('times', `(${q})/100`, b))],
  ),
  ...rule<object>(
    'facts',
    '(the common difference is not zero|the common difference is non-zero|the common ratio is not 1)',
    () => [fact('step not zero', IT)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `{a:terms} ${IS} [respectively] {b:amounts} [respectively]`,
    ({ a, b }) => each(a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    `{a:terms} ${IS} [also] [respectively] [equal to|equal respectively to] {b:terms} [respectively]`,
    ({ a, b }) => each(a, b),
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'facts',
    `{a:terms} (form|are) [${ROW} terms of|in] {k:kind}`,
    ({ a, k }) => inRow(k, a),
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'facts',
    `{a:amounts} (form|are) [${ROW} terms of|in] {k:kind}`,
    ({ a, k }) => inRow(k, a),
  ),
  ...rule<{ p: string; h: RawFact[] }>('facts', '{p:prog} (has|is such that|with) {h:has}', ({ p, h }) =>
    saidOf(h, p),
  ),
  ...rule<{ p: string; k: string; h: RawFact[] }>(
    'facts',
    '{p:prog} is {k:kind} [with {h:has}|and has {h:has}]',
    ({ p, k, h }: { p: string; k: string; h?: RawFact[] }) => [fact('kind', p, k), ...saidOf(h ?? [], p)],
  ),
  ...rule<{ p: string }>(
    'facts',
    'all [of] the terms [of {p:prog}] are positive',
    ({ p }: { p?: string }) => [fact('all positive', p ?? IT)],
  ),
  ...(
    [
      ['greater', '(is greater than|is more than|exceeds)'],
      ['less', 'is less than'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ a: RawTerm; b: RawTerm }>('facts', `{a:term} ${words} {b:amount}`, ({ a, b }) => [
      fact(name, a, b),
    ]),
  ),
  ...rule<{ a: RawTerm }>('facts', '{a:term} is negative', ({ a }) => [fact('less', a, '0')]),
  ...rule<{ p: string }>('facts', '{p:prog} is convergent', ({ p }) => [fact('converges', p)]),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:term} is positive', ({ a }: { a: RawTerm }) => [
    fact('greater', a, '0'),
  ]),
  ...(
    [
      ['greater', '(exceeds|is greater than|is more than)'],
      ['at least', '(is at least|is not less than)'],
      ['less', '(is less than|is smaller than)'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ a: RawTerm; b: RawTerm }>('compared', `{a:amount} ${words} {b:amount}`, ({ a, b }) => [
      fact(name, a, b),
    ]),
  ),
];

const isProgression = (one: RawTerm): boolean => typeof one === 'object' && 'the' in one;

const FIND = '(find|calculate|determine|obtain|write down|state|work out|evaluate|deduce)';
const CASE = '(in the case where|for the case where|in the case that|in the case when|when|if)';
const here = ({ relation, of: all }: RawFact): RawFact => fact(`here ${relation}`, ...all);

const GOALS: Rule[] = [
  ...rule<{ t: RawTerm }>('wanted', '[the value of] {t:term}', ({ t }) => t),
  ...rule<{ t: RawTerm }>('wanted', '[the] exact value of {t:term}', ({ t }) => the('exactly', t)),
  ...rule<{ t: RawTerm }>('wanted', '[the] [two] possible (values of|) {t:term}', ({ t }) =>
    the('possible', t),
  ),
  ...rule<{ t: RawTerm }>('wanted', '[the] values of {t:term}', ({ t }) => t),
  ...rule<{ k: string }>('goals', `${FIND} {k:letter}`, ({ k }) => [{ verb: 'find', target: k }]),
  ...rule<{ k: string; t: RawTerm }>(
    'goals',
    `${FIND} [the] [two] [possible] (value|values) of {k:letter} and [the] [corresponding] (value|values) of {t:term}`,
    ({ k, t }) => [
      { verb: 'find', target: k },
      { verb: 'find', target: t },
    ],
  ),
  ...rule<{ k: string }>('goals', `${FIND} [the] [two] possible values of {k:letter}`, ({ k }) => [
    { verb: 'find', target: k },
  ]),
  ...rule<{ k: string; c: RawFact[] }>(
    'goals',
    `${FIND} [the] (smallest|least) [possible] [positive] [integer] [value of] {k:letter} (for which|such that|so that) {c:compared}`,
    ({ k, c }) => [{ verb: 'find', target: the('least', plain(k)), where: c }],
  ),
  ...rule<{ c: RawFact[] }>(
    'goals',
    `${FIND} [the] (smallest|least) number of terms (for which|such that|so that) {c:compared}`,
    ({ c }) => [{ verb: 'find', target: the('least', 'n'), where: c }],
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>('sentence', `${CASE} {c:facts} [,] {g:goals}`, ({ g, c }): Said =>
    asks(g, c.map(here)),
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>('sentence', `{g:goals} [,] ${CASE} {c:facts}`, ({ g, c }): Said =>
    asks(g, c.map(here)),
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>('goals', '{g:goals} {m:manner}', ({ g, m }) =>
    inManner(g, m),
  ),
];

export const ENGLISH_SEQUENCES: Rule[] = [...PROGRESSIONS, ...ORDERS, ...VALUES, ...HAS, ...FACTS, ...GOALS];

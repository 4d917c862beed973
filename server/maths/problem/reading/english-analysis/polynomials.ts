import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const divisible = (p: RawTerm, d: RawTerm): RawFact => fact('divisible', p, d);
const REMAINDER = '(leaves|gives|has) [a|the] remainder [of|equal to]';

/** Polynomials by their names, what divides them and what is left. */
const FACTS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[the] [cubic|quartic] (polynomial|function|expression|cubic) {n:function-value} is (defined|given) by {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ p: RawTerm; d: RawTerm; r: RawTerm }>(
    'facts',
    '[the] remainder is {r:value} when {p:value} is divided by {d:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ p: RawTerm; d: RawTerm; r: RawTerm }>(
    'facts',
    `when {p:value} is divided by {d:value} [,] it ${REMAINDER} {r:value}`,
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ p: RawTerm; d: RawTerm; r: RawTerm }>(
    'facts',
    `when divided by {d:value} [,] {p:value} ${REMAINDER} {r:value}`,
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ p: RawTerm; d: RawTerm; c: RawTerm; r: RawTerm }>(
    'facts',
    `{p:value} is (divisible by|exactly divisible by) {d:value} and [,] [when [it is]] [divided by {c:value}] ${REMAINDER} {r:value} [when [it is] divided by {b:value}]`,
    (slots: { p: RawTerm; d: RawTerm; c?: RawTerm; b?: RawTerm; r: RawTerm }) => {
      const by = slots.c ?? slots.b;
      const isTwice = slots.c !== undefined && slots.b !== undefined;
      return by === undefined || isTwice
        ? null
        : [divisible(slots.p, slots.d), fact('equal', the('remainder', slots.p, by), slots.r)];
    },
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'facts',
    '{p:value} is [exactly] divisible by {d:value}',
    ({ p, d }) => [divisible(p, d)],
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>('facts', '{d:values} are [both] factors of {p:value}', ({ p, d }) =>
    isAll(d) ? d.all.map((one) => divisible(p, one)) : null,
  ),
  ...rule<{ p: RawTerm; n: RawFact[]; f: RawFact[] }>(
    'facts',
    '[the] [cubic|quartic] polynomial {p:expression} [, where {n:note} ,] is divisible by {d:value}',
    ({ p, n, d }: { p: RawTerm; n?: RawFact[]; d?: RawTerm }) => [...(n ?? []), divisible(p, d!)],
  ),
  ...rule<{ p: RawTerm; n: RawFact[]; d: RawTerm }>(
    'facts',
    '{d:value} is a factor of [the] [cubic|quartic] polynomial {p:expression} [, where {n:note}]',
    ({ p, n, d }: { p: RawTerm; n?: RawFact[]; d: RawTerm }) => [...(n ?? []), divisible(p, d)],
  ),
];

const FACTORISE = '(factorise|factorize)';

/** What is asked of polynomials. */
const GOALS: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'goals',
    `[fully|completely] ${FACTORISE} [the (polynomial|expression)] {p:value} (completely|fully|)`,
    ({ p }) => [{ verb: 'find', target: the('factors', p) }],
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'wanted',
    '[the] quotient when {p:value} is divided by {d:value}',
    ({ p, d }) => the('quotient', p, d),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'wanted',
    '[the] remainder when {p:value} is divided by {d:value}',
    ({ p, d }) => the('remainder', p, d),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'wanted',
    '[the] quotient and [the] remainder when {p:value} is divided by {d:value}',
    ({ p, d }) => ({ all: [the('quotient', p, d), the('remainder', p, d)] }),
  ),
  ...rule<{ k: RawTerm; g: RawGoal[] }>(
    'goals',
    '(when|given that|if) {k:letter} has this value [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ k: RawTerm; g: RawGoal[] }>(
    'goals',
    '(with|using|for|in the case of) these values of {k:letters} [,] {g:goals}',
    ({ g }) => g,
  ),
];

export const POLYNOMIAL_RULES: Rule[] = [...FACTS, ...GOALS];

import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const KINDS = '[cubic|quadratic|quartic]';
const OF = '[of|equal to]';
const GIVES = '(leaves|gives|has) [a|the] remainder';

const rest = (p: RawTerm, d: RawTerm, r: RawTerm): RawFact => fact('equal', the('remainder', p, d), r);

/** What is said of a polynomial that is divided. */
const DIVIDED: Rule[] = [
  ...rule<{ d: RawTerm }>(
    'divided',
    '~have (a factor|the factor|a linear factor|the linear factor|a factor of) {d:value}',
    ({ d }) => [rest(SELF, d, '0')],
  ),
  ...rule<{ d: RawTerm }>('divided', '~have {d:value} as a [linear] factor', ({ d }) => [rest(SELF, d, '0')]),
  ...rule<{ d: RawTerm }>('divided', '~have factors {d:values}', ({ d }) =>
    isAll(d) ? d.all.map((one) => fact('divisible', SELF, one)) : null,
  ),
  ...rule<{ d: RawTerm }>('divided', 'is [exactly|also] divisible by {d:value}', ({ d }) => [
    fact('divisible', SELF, d),
  ]),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'divided',
    `${GIVES} ${OF} {r:value} (when|if|on being) [it is] divided by {d:value}`,
    ({ d, r }) => [rest(SELF, d, r)],
  ),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'divided',
    `${GIVES} ${OF} {r:value} on division by {d:value}`,
    ({ d, r }) => [rest(SELF, d, r)],
  ),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'divided',
    `when divided by {d:value} [,] ${GIVES} ${OF} {r:value}`,
    ({ d, r }) => [rest(SELF, d, r)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('divided', '{a:divided} [,] and [also] {b:divided}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'divided',
    '{a:divided} [,] and [that] {b:left-over}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'left-over',
    `(when|if) (it|this polynomial|the polynomial) is divided by {d:value} [,] (the remainder is|it ${GIVES} ${OF}|there is a remainder of|a remainder of) {r:value} [is obtained]`,
    ({ d, r }) => [rest(SELF, d, r)],
  ),
  ...rule<{ d: RawTerm; r: RawTerm }>(
    'left-over',
    'the remainder (when|if) (it|this polynomial|the polynomial) is divided by {d:value} is {r:value}',
    ({ d, r }) => [rest(SELF, d, r)],
  ),
];

const SAID: Rule[] = [
  ...rule<{ p: RawTerm; n: RawFact[]; d: RawFact[] }>(
    'facts',
    `[the] ${KINDS} (polynomial|expression|cubic) {p:value} [, where {n:note} ,] {d:divided}`,
    ({ p, n, d }: { p: RawTerm; n?: RawFact[]; d: RawFact[] }) => [...(n ?? []), ...sayOf(p, d)],
  ),
  ...rule<{ p: RawTerm; d: RawFact[] }>('facts', '{p:function-value} {d:divided}', ({ p, d }) => sayOf(p, d)),
  ...rule<{ p: string; n: RawFact[]; d: RawFact[] }>(
    'facts',
    `[the] ${KINDS} (polynomial|expression|cubic) {p:equation} [, where {n:note} ,] {d:divided}`,
    ({ p, n, d }: { p: string; n?: RawFact[]; d: RawFact[] }) => {
      const name = /^\W*(?:mathrm\{)?([fghpq])\}?\s*\(([xz])\)\s*=/.exec(p);
      return name ? [fact('holds', p), ...(n ?? []), ...sayOf(`${name[1]}(${name[2]})`, d)] : null;
    },
  ),
  ...rule<{ p: RawTerm; n: RawFact[]; d: RawTerm; a: RawFact[] }>(
    'facts',
    `{d:value} is a factor of [the] ${KINDS} [polynomial|expression] {p:value} [, where {n:note} ,] [,] and [that] {a:left-over}`,
    ({ p, n, d, a }: { p: RawTerm; n?: RawFact[]; d: RawTerm; a: RawFact[] }) => [
      rest(p, d, '0'),
      ...(n ?? []),
      ...sayOf(p, a),
    ],
  ),
  ...rule<{ p: RawTerm; n: RawFact[]; d: RawTerm; r: RawTerm }>(
    'facts',
    `(when|if) the ${KINDS} (polynomial|expression|cubic) {p:value} [, where {n:note} ,] is divided by {d:value} [,] (the remainder is|it ${GIVES} ${OF}) {r:value}`,
    ({ p, n, d, r }: { p: RawTerm; n?: RawFact[]; d: RawTerm; r: RawTerm }) => [...(n ?? []), rest(p, d, r)],
  ),
  ...rule<{ p: RawTerm; n: RawFact[]; f: string }>(
    'facts',
    '[the] (cubic|quadratic|quartic) polynomial {p:expression} [, where {n:note} ,] is denoted by {f:function-value}',
    ({ p, n, f }: { p: RawTerm; n?: RawFact[]; f: string }) =>
      typeof p === 'string' ? [fact('holds', `${f} = ${p}`), ...(n ?? [])] : null,
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>('facts', '{d:value} is also a factor of {p:value}', ({ d, p }) => [
    rest(p, d, '0'),
  ]),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'facts',
    '{d:value} is (a linear factor|a common factor|one factor|one of the factors) of {p:value}',
    ({ d, p }) => [rest(p, d, '0')],
  ),
];

const both = (p: RawTerm, d: RawTerm): RawGoal[] => [
  { verb: 'find', target: the('quotient', p, d) },
  { verb: 'find', target: the('remainder', p, d) },
];
const QR = '[the] quotient and [the] remainder';

/** The quotient and the remainder, in the orders in which they are asked for. */
const ASKED: Rule[] = [
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'goals',
    `(when|if|on dividing) [the polynomial] {p:value} [is divided] by {d:value} , find ${QR}`,
    ({ p, d }) => both(p, d),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'goals',
    `find ${QR} (obtained|on|) when {p:value} is divided by {d:value}`,
    ({ p, d }) => both(p, d),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'goals',
    `divide {p:value} by {d:value} [,] (stating|giving|and find|and state|finding|to find) ${QR}`,
    ({ p, d }) => both(p, d),
  ),
  ...rule<{ p: RawTerm; d: RawTerm }>(
    'wanted',
    `${QR} of {p:value} (on division|divided|when divided) by {d:value}`,
    ({ p, d }) => ({ all: [the('quotient', p, d), the('remainder', p, d)] }),
  ),
  ...rule<{ p: RawTerm }>(
    'goals',
    'write {p:value} as [a|the] product of [three|two|] [linear|] factors',
    ({ p }) => [{ verb: 'find', target: the('factors', p) }],
  ),
  ...rule<{ k: RawTerm; g: RawGoal[] }>(
    'goals',
    'for these values of {k:letters} [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ k: RawTerm; g: RawGoal[] }>(
    'goals',
    '(using|with|for) (these|the|your) values [found in part {l:part-label}] [,] {g:goals}',
    ({ g }) => g,
  ),
];

export const POLYNOMIAL_RULES: Rule[] = [...DIVIDED, ...SAID, ...ASKED];

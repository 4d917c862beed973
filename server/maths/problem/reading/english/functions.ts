import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { reference } from '../references.ts';
import { boundedBy, mapped } from '../restrictions.ts';

/** Functions, equations and their roots. */
export const FUNCTION_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[the] (function|functions) {name:function-name} [and {other:function-name}] (is|are) defined by {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ name: string; other?: string; c: string; f: RawFact[] }>(
    'facts',
    '[the] (function|functions) {name:function-name} [and {other:function-name}] (is|are) defined [,] for [all] {c:condition} [,] by {f:facts}',
    ({ name, other, c, f }) => [
      ...f,
      ...[name, ...(other === undefined ? [] : [other])].map((one) => fact('domain', one, c)),
    ],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[the] (function|functions) {name:function-name} [and {other:function-name}] (is|are) (such that|given by|defined for (all|) real [values of] [x] by|defined for all real values of {x:letter} by|defined for all real {x:letter} by|defined for real values of {x:letter} by) {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; c: string }>('facts', '{f:facts} , {c:condition}', ({ f, c }) => boundedBy(f, c)),
  ...rule<{ m: string }>('facts', '{m:mapping}', ({ m }) => mapped(m)),
  ...rule<{ m: string; c: string; d?: string }>(
    'facts',
    '{m:mapping} (,|for|, for|where) {c:condition} [, {d:condition}]',
    ({ m, c, d }) => {
      const definition = mapped(m);
      const name = /^\W*(?:mathrm\{)?([fgh])/.exec(m)?.[1];
      const said = d === undefined ? [c] : [c, d];
      return definition && name ? [...definition, ...said.map((one) => fact('domain', name, one))] : null;
    },
  ),
  ...rule<{ e: string }>('value', '[an] (expression|expressions) for {e:expression}', ({ e }) => e),
  ...rule<{ f: string }>('set', '[the] range of {f:function-name}', ({ f }) => the('range', f)),
  ...rule<{ f: string }>('set', '[the] domain of {f:function-name}', ({ f }) => the('domain', f)),
  ...rule<{ e: string }>('an-equation', '[the] equation {e:equation}', ({ e }) => e),
  ...rule<{ e: string; n: string }>(
    'facts',
    '{e:an-equation} has (no|{n:number-word}|exactly {n:number-word}) [real] [distinct|different] [real] (root|roots|solution|solutions)',
    ({ e, n }) => [fact('equal', the('number of roots', e), n ?? '0')],
  ),
  ...rule<{ e: string }>('facts', '{e:an-equation} has [two] (equal|repeated) [real] roots', ({ e }) => [
    fact('equal', the('number of roots', e), '1'),
  ]),
  ...rule<{ f: RawFact[]; k: string }>(
    'wanted',
    '[the] (greatest|largest) [possible] value of {k:letter} for which {f:facts}',
    ({ k, f }) => ({ the: 'greatest', of: [k], where: f }),
  ),
  ...rule<{ f: RawFact[]; k: string }>(
    'wanted',
    '[the] (least|smallest) [possible] value of {k:letter} for which {f:facts}',
    ({ k, f }) => ({ the: 'least', of: [k], where: f }),
  ),
  ...rule<{ v: RawTerm }>('facts', '{v:value} is (positive|greater than zero)', ({ v }) =>
    typeof v === 'string' && v.length < 3 ? null : [fact('greater', v, '0')],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>(
    'facts',
    '{v:value} (is greater than|is more than|exceeds|to exceed) {w:value}',
    ({ v, w }) => [fact('greater', v, w)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>('facts', '{v:value} is less than {w:value}', ({ v, w }) => [
    fact('less', v, w),
  ]),
  ...rule<{ k: string }>(
    'set',
    '[the] set of values of {k:letter} for which y (decreases as x increases|is decreasing)',
    ({ k }, [at]) => the('decreasing', reference('curve', null, 'left out', at), k),
  ),
  ...rule<{ k: string }>(
    'set',
    '[the] set of values of {k:letter} for which y (increases as x increases|is increasing)',
    ({ k }, [at]) => the('increasing', reference('curve', null, 'left out', at), k),
  ),
  ...rule<{ e: string }>(
    'wanted',
    '[the] [exact|real|two|four|three] [real] (roots|root|solutions|solution) of {e:an-equation}',
    ({ e }) => the('roots', e),
  ),
  ...rule<{ e: string }>('value', '[the] number of [real] (roots|solutions) of {e:an-equation}', ({ e }) =>
    the('number of roots', e),
  ),
];

/** Polynomials, their factors and remainders. */
export const POLYNOMIAL_RULES: Rule[] = [
  ...rule<{ e: string; n: RawFact[]; f: string }>(
    'facts',
    '[the] polynomial {e:expression} [, where {n:note} ,] is denoted by {f:function-value}',
    ({ e, n, f }: { e: string; n?: RawFact[]; f: string }) => [fact('holds', `${f} = ${e}`), ...(n ?? [])],
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>('facts', '{d:value} is a factor of {p:value}', ({ d, p }) => [
    fact('equal', the('remainder', p, d), '0'),
  ]),
  ...rule<{ d: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    'when {p:value} is divided by {d:value} [,] the remainder is {r:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ d: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    '{p:value} leaves [a] remainder [of] {r:value} when [it is] divided by {d:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
  ...rule<{ d: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    'the remainder when {p:value} is divided by {d:value} is {r:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
];

/** Progressions and expansions. */
const ORDER = '{n:ordinal}';
export const SERIES_RULES: Rule[] = [
  ...['arithmetic', 'geometric'].flatMap((kind) => [
    ...rule<object>('progression', `(a|an) ${kind} (progression|series|sequence)`, (_, [at]) => ({
      a: `${kind} progression`,
      name: null,
      article: 'a' as const,
      says: [],
      at,
    })),
    ...rule<object>('progression', `(the|this) ${kind} (progression|series|sequence)`, (_, [at]) => ({
      a: `${kind} progression`,
      name: null,
      article: 'the' as const,
      says: [],
      at,
    })),
    ...rule<object>('progression', '(the|this) (progression|series|sequence)', (_, [at]) => ({
      a: `${kind} progression`,
      name: null,
      article: 'the' as const,
      says: [],
      at,
    })),
  ]),
  ...rule<{ n: string; p: RawTerm }>('value', `[the] ${ORDER} term of {p:progression}`, ({ n, p }) =>
    the('term', p, n),
  ),
  ...rule<{ n: string; p: RawTerm }>('value', '[the] sum to infinity of {p:progression}', ({ p }) =>
    the('sum to infinity', p),
  ),
  ...rule<{ n: string; p: RawTerm }>(
    'value',
    '[the] sum of the first {n:count-of} terms of {p:progression}',
    ({ n, p }) => the('sum', p, n),
  ),
  ...rule<{ p: RawTerm }>('value', '[the] common ratio of {p:progression}', ({ p }) =>
    the('common ratio', p),
  ),
  ...rule<{ p: RawTerm }>('value', '[the] common difference of {p:progression}', ({ p }) =>
    the('common difference', p),
  ),
  ...['number', 'letter', 'number-word'].flatMap((kind) =>
    rule<{ n: string }>('count-of', `{n:${kind}}`, ({ n }) => n),
  ),
  ...rule<{ a: string; b: string; p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] {a:ordinal} and {b:ordinal} terms of {p:progression} are {v:values} [respectively]',
    ({ a, b, p, v }) => terms([a, b], p, v),
  ),
  ...rule<{ a: string; b: string; c: string; p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] {a:ordinal} , {b:ordinal} and {c:ordinal} terms of {p:progression} are {v:values} [respectively]',
    ({ a, b, c, p, v }) => terms([a, b, c], p, v),
  ),
  ...rule<{ a: string; b: string; c: string; d: string; p: RawTerm; q: RawTerm }>(
    'facts',
    '[the] {a:ordinal} and {b:ordinal} terms of {p:progression} are [equal to] [the] {c:ordinal} and {d:ordinal} terms [, respectively ,|respectively] of {q:progression} [respectively|, respectively]',
    ({ a, b, c, d, p, q }) => [
      fact('equal', the('term', p, a), the('term', q, c)),
      fact('equal', the('term', p, b), the('term', q, d)),
    ],
  ),
  ...rule<{ a: string; p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] {a:ordinal} term of {p:progression} is {v:value}',
    ({ a, p, v }) => [fact('equal', the('term', p, a), v)],
  ),
  ...rule<{ e: string }>(
    'expansion',
    '[the] [binomial] expansion of {e:expression} [in (ascending|descending) powers of {x:letter}]',
    ({ e }) => e,
  ),
  ...rule<{ p: string }>('value', '[the] coefficient of {p:expression}', ({ p }, [at]) =>
    the('coefficient', reference('expansion', null, 'left out', at), p),
  ),
  ...rule<{ e: string; f: RawFact[] }>(
    'facts',
    'in {e:expansion} [, where {n:note}] , {f:facts}',
    ({ e, f, n }: { e: string; f: RawFact[]; n?: RawFact[] }, [at]) => [
      fact('is', { ...reference('expansion', null, 'a', at) }, e),
      ...(n ?? []),
      ...f,
    ],
  ),
  ...rule<{ v: RawTerm }>('value', 'twice {v:value}', ({ v }) => the('times', '2', v)),
  ...rule<{ v: RawTerm; n: string }>('value', '{n:number-word} times {v:value}', ({ v, n }) =>
    the('times', n, v),
  ),
  ...rule<{ p: string; e: string }>(
    'value',
    '[the] coefficient of {p:expression} in {e:expansion}',
    ({ p, e }) => the('coefficient', e, p),
  ),
  ...rule<{ p: string; e: string }>(
    'value',
    '[the] term [which is] independent of {p:letter} in {e:expansion}',
    ({ p, e }) => the('coefficient', e, `${p}^0`),
  ),
];

function terms(orders: string[], p: RawTerm, v: RawTerm): RawFact[] | null {
  if (typeof v !== 'object' || !('all' in v) || v.all.length !== orders.length) return null;
  return orders.map((n, i) => fact('equal', the('term', p, n), v.all[i]!));
}

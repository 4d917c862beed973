import { type RawFact, type RawGoal, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const nameIn = (source: string): string => /_\{?([A-Z])/.exec(source)?.[1] ?? 'X';

/** Generating functions, sums of observations and what else is told of one variable. */
const DENSITY =
  '(probability density function|density function|pdf|cumulative distribution function|distribution function|cdf)';
const GIVEN =
  '[,] [which|where] (is|is given by|is defined by|given by|defined by|is as follows [:]|,|:|) [,]';

export const GENERATING: Rule[] = [
  ...['{e:expression}', '{l:letter}', 'f', 'g', ''].flatMap((name) => [
    ...rule<{ c: string; n?: RawFact[] }>(
      'facts',
      `[the diagram shows [(the|a) (graph|sketch) of]] [the] ${DENSITY} ${name} (of|for) {x:rv} ${GIVEN} {c:cases} [, where {n:note}]`,
      ({ c, n = [] }) => [fact('cases', c), ...n],
    ),
    ...(name === ''
      ? []
      : rule<{ c: string; n?: RawFact[] }>(
          'facts',
          `{x:rv} has [a|the] ${DENSITY} ${name} ${GIVEN} {c:cases} [, where {n:note}]`,
          ({ c, n = [] }) => [fact('cases', c), ...n],
        )),
  ]),
  ...rule<{ x: string; y: string }>('facts', '{x:rv} is independent of {y:rv}', ({ x, y }) => [
    fact('independent', x, y),
  ]),
  ...rule<{ z: string; x: string; y: string }>(
    'facts',
    '{z:rv} is the sum of [(the [independent] random variables|the two variables)] {x:label} and {y:label}',
    ({ z, x, y }) => [fact('equal', z, `${x} + ${y}`)],
  ),
  ...rule<{ n: string; x: string }>(
    'facts',
    '[a|the] random sample of {n:number} (values|observations) of (a|the) [normally distributed] random variable {x:label} (is|was) taken',
    ({ n }) => [fact('sample', n, 'values')],
  ),
  ...rule<{ f: RawFact[]; w: string; x: string; v: string }>(
    'facts',
    '{f:facts} and {w:tale} {x:apposition} of each [{v:open}] (is|are|was|were) (recorded|measured|noted)',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; l: string }>('sentence', '{f:facts} [:] {l:numbers}', ({ f, l }) =>
    f.some(({ relation }) => relation === 'size') ? { facts: [...f, fact('list', l)], goals: [] } : null,
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(assuming|assume) [that] {f:facts} , {g:goals}',
    ({ f, g }) => ({
      facts: f,
      goals: g,
    }),
  ),
  ...rule<{ e: string }>(
    'facts',
    '{x:rv} has [a|the] (probability generating function|pgf) [{g:expression}] [given by|, given by|is given by|, where|where] {e:equation}',
    ({ e }) => [fact('holds', e)],
  ),
  ...rule<{ e: string }>(
    'facts',
    '{x:rv} (takes|can take) [only] [the] [integer] values {a:number} , {b:number} [, {c:number}] [,] {d:dots} [,] and has [a|the] (probability generating function|pgf) [{g:expression}] [given by|, given by|is given by|, where|where] {e:equation}',
    ({ e }) => [fact('holds', e)],
  ),
  ...rule<{ e: string }>(
    'facts',
    '[the] (probability generating function|pgf) [{g:expression}] (of|for) {x:rv} is [given by] {e:equation}',
    ({ e }) => [fact('holds', e)],
  ),
  ...rule<{ x: string; e: string }>(
    'facts',
    '{x:rv} has [a|the] (probability generating function|pgf) {e:expression}',
    ({ x, e }) => (/G/.test(e) ? null : [fact('holds', `G_{${x}}(t) = ${e}`)]),
  ),
  ...rule<{ x: string; y: string }>(
    'facts',
    '[the] [random variables] {x:label} and {y:label} are independent',
    ({ x, y }) => [fact('independent', x, y)],
  ),
  ...rule<{ y: string; n: string; x: string }>(
    'facts',
    '[the] [random variable] {y:label} is the sum of {n:count} independent (observations|values) of [the random variable] {x:label}',
    ({ y, n, x }) => [fact('observations', y, n, x)],
  ),
  ...rule<{ x: string; n: string }>('value', '[the] {n:ordinal} percentile of {x:rv}', ({ x, n }) =>
    the(`percentile ${n}`, x),
  ),
  ...rule<{ x: string; c: string }>(
    'facts',
    '[the] (probability density function|density function|pdf) [f] [of {x:rv}] is continuous at {c:equation}',
    ({ c }) => [fact('continuous density', c)],
  ),
  ...rule<{ x: string }>(
    'value',
    '[the] (probability generating function|pgf) [{g:expression}] (of|for) {x:rv}',
    ({ x }) => the('generating function', x),
  ),
  ...rule<{ x: string }>(
    'goals',
    '(express|write|give|find) [the] (probability generating function|pgf) [{g:expression}] (of|for) {x:rv} [,] [expressing your answer|giving your answer|] (as a product of [its|linear] factors|in [fully] factorised form)',
    ({ x }) => [{ verb: 'find', target: the('generating product', x) }],
  ),
  ...rule<{ e: string }>('value', '{e:expression}', ({ e }) =>
    /^(?:\\mathrm\{)?G/.test(e) ? the('generating function', nameIn(e)) : null,
  ),
  ...rule<{ g: RawGoal[]; t: string }>(
    'goals',
    '{g:goals} , (expressing|giving|writing) your answer as a polynomial [in {t:letter}]',
    ({ g, t = 't' }: { g: RawGoal[]; t?: string }) =>
      t === 't' &&
      g.every(
        ({ target }) => typeof target === 'object' && 'the' in target && target.the === 'generating function',
      )
        ? g
        : null,
  ),
];

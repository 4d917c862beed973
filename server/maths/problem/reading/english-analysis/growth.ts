import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isDifferential } from '../shared/further.ts';

const GRAPH = '[the] graph of {u:expression} against {x:expression}';
const STRAIGHT = 'a straight line';

/** Laws between two variables, and graphs that make them straight. */
const LAWS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'two-variables',
    '[the|two] [variables|quantities] {a:letter} and {b:letter} (satisfy|are related by|are connected by|obey)',
    ({ a, b }) => [a, b],
  ),
  ...rule<{ e: string }>(
    'facts',
    '{a:two-variables} [the] [equation|relation|relationship] [of the form] {e:equation}',
    ({ e }) => (isDifferential(e) ? null : [fact('holds', e)]),
  ),
  ...rule<{ p: RawTerm; m?: RawTerm }>(
    'of-line',
    '(passing through|which passes through|that passes through|passes through|through) [the] points {p:pairs}',
    ({ p }) => p,
  ),
  ...rule<{ p: RawTerm }>(
    'of-line',
    '(passing through|which passes through|that passes through|passes through|through) {p:pairs}',
    ({ p }) => p,
  ),
  ...rule<{ p: RawTerm }>(
    'of-line',
    '(passing through|which passes through|that passes through|passes through|through) [the] points {p:labelled-points}',
    ({ p }) => p,
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `${GRAPH} is ${STRAIGHT} [line] [,] {p:of-line}`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `(when|if) [(a|the) graph of] {u:expression} is (plotted|drawn) against {x:expression} , [the result is] ${STRAIGHT} [line] [{p:of-line}] (is obtained|results|is formed|) [,] [{p:of-line}]`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `(when|if) [a graph of] {u:expression} is plotted against {x:expression} , the (graph|points|result) (is|lie on|lies on|form) ${STRAIGHT} {p:of-line}`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; m: string; p: string }>(
    'facts',
    `${GRAPH} is ${STRAIGHT} (with|of) gradient {m:expression} (passing|which passes|and passes|that passes|and it passes) through [the point] {p:pair}`,
    ({ u, x, m, p }) => [fact('straight', u, x, { all: [p] }, m)],
  ),
  ...rule<{ u: string; x: string; m: string; c: string }>(
    'facts',
    `${GRAPH} is ${STRAIGHT} (with|of) gradient {m:expression} and (intercept|y-intercept|vertical intercept) {c:expression} [on the vertical axis]`,
    ({ u, x, m, c }) => [fact('straight', u, x, { all: [`(0, ${c.replaceAll('$', '')})`] }, m)],
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} [,] as shown in the (diagram|figure|sketch)', ({ f }) => f),
];

const straight = (u: string, x: string, p: RawTerm): RawFact[] | null =>
  isAll(p) && p.all.length === 2 ? [fact('straight', u, x, p)] : null;

const WHEN = '(when|if|for which|at the time when|at the instant when|given that)';

/** What one variable is when the other is known. */
const VALUES: Rule[] = [
  ...rule<{ x: string; e: string }>(
    'goals',
    `(find|calculate|determine|state|obtain) [the] [exact] [value of] {x:letter} ${WHEN} {e:equation}`,
    ({ x, e }) => [{ verb: 'find', target: the('value when', x, e) }],
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    `(find|calculate|determine|state|obtain) the positive value of {x:letter} ${WHEN} {e:equation}`,
    ({ x, e }) => [{ verb: 'find', target: the('value when', x, e), where: [fact('positive', x)] }],
  ),
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal>; k: string }>(
    'goals',
    '{g:goals} [,] giving [the value of] {k:letter} {m:manner}',
    ({ g, m, k }) =>
      g.some(({ target }) => target === k)
        ? g.map((one) => (one.target === k ? { ...one, ...m } : one))
        : null,
  ),
  ...rule<{ m: Partial<RawGoal> }>('manner', 'each {m:manner}', ({ m }) => m),
];

const DE = '[the|this] differential equation';

/** Differential equations and their conditions. */
const DIFFERENTIAL: Rule[] = [
  ...rule<{ e: string }>('facts', '{a:two-variables} [the] differential equation {e:equation}', ({ e }) => [
    fact('differential', e),
  ]),
  ...rule<{ e: string; c?: string }>(
    'facts',
    '{a:two-variables} [the] differential equation {e:equation} [,] for {c:condition}',
    ({ e, c }) => [fact('differential', e), ...(c ? [fact('holds', c)] : [])],
  ),
  ...rule<{ a: string; b: string }>('facts', '{a:equation} (when|at|where) {b:equation}', ({ a, b }) => [
    fact('when', a, b),
  ]),
  ...rule<{ a: string; b: string }>('facts', '(when|at) {b:equation} , {a:equation}', ({ a, b }) => [
    fact('when', a, b),
  ]),
  ...rule<{ y: string; x: string }>(
    'goals',
    `solve ${DE} [,] (and obtain|obtaining|giving|to obtain|and find|to find|to give|expressing) [an expression for|your answer for] {y:letter} [as a function of|in terms of] {x:letter}`,
    ({ y, x }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
  ...rule<{ e: string; y: string; x: string }>(
    'goals',
    'solve the differential equation {e:equation} [,] (and obtain|obtaining|giving|to obtain|to find|expressing) [an expression for] {y:letter} in terms of {x:letter}',
    () => null,
  ),
  ...rule<object>('goals', `solve ${DE}`, () => [{ verb: 'find', target: the('solution') }]),
  ...rule<{ y: string; x: string }>(
    'goals',
    '(find|obtain) an expression for {y:letter} in terms of {x:letter}',
    ({ y, x }) => (y.includes('_') ? null : [{ verb: 'find', target: the('solution', y, x) }]),
  ),
];

export const GROWTH_RULES: Rule[] = [...LAWS, ...VALUES, ...DIFFERENTIAL];

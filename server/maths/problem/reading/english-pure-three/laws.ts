import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isDifferential } from '../shared/further.ts';

const THROUGH =
  '(passing through|which passes through|that passes through|and passes through|and this line passes through|through|which goes through|containing|joining) [the] [two] [points] [with coordinates]';
const RELATION = '(equation|relation|formula|law|relationship|model|rule|) [of the form]';
const LINE = '[exactly|approximately|very nearly] (a straight line|a line)';
const RESULT =
  '(the result is|the graph is|this gives|the graph obtained is|they lie on|they are found to lie on|the points lie on|the points all lie on|the points are found to lie on|the resulting points lie on|the points obtained lie on|it is found that the points lie on|the resulting graph is|the graph is found to be|the result is found to be|the graph produced is)';
const straight = (u: string, x: string, p: RawTerm): RawFact[] | null =>
  isAll(p) && p.all.length === 2 ? [fact('straight', u, x, p)] : null;

/** Graphs of laws that are straight. */
const STRAIGHT: Rule[] = [
  ...[
    '[the|a] graph of {u:expression} (against|plotted against) {x:expression}',
    '(when|if) [a graph of|the graph of|values of|the values of|corresponding values of] {u:expression} (is|are) (plotted|drawn) against [values of|those of] {x:expression} [,]',
    '(by plotting|plotting|on plotting|drawing) [a graph of|the graph of|values of] {u:expression} against [values of] {x:expression} [,] [gives|produces]',
    '[the] (diagram|figure) shows the graph of {u:expression} against {x:expression} [,] [which is|this is]',
    '[the] points with coordinates {u:expression} against {x:expression} [,]',
  ].flatMap((pattern) => rule<{ u: string; x: string }>('plotted', pattern, ({ u, x }) => [u, x])),
  ...[
    `[is|is found to be|${RESULT}] ${LINE} ${THROUGH} {p:pairs}`,
    `[is|is found to be|${RESULT}] ${LINE} ${THROUGH} {p:labelled-points}`,
    `${LINE} ${THROUGH} {p:pairs} (is obtained|is formed|results)`,
    `${LINE} is (obtained|formed) [,] ${THROUGH} {p:pairs}`,
    `${RESULT} ${LINE} [,] [and] (this line|the line) passes through [the] [two] [points] {p:pairs}`,
  ].flatMap((pattern) => rule<{ p: RawTerm }>('line-through', pattern, ({ p }) => p)),
  ...rule<{ a: string[]; p: RawTerm }>('facts', '{a:plotted} {p:line-through}', ({ a: [u, x], p }) =>
    straight(u!, x!, p),
  ),
  ...rule<{ m: Partial<RawGoal> }>(
    'sentence',
    'give (each value|your values|these values|both values|the values|each of these values|each answer) {m:manner}',
    ({ m }) => asks([{ verb: 'manner', target: '', ...m }]),
  ),
  ...rule<object>('manner', '[correct] to the nearest (integer|whole number)', () => ({
    figures: { kind: 'places' as const, digits: 0 },
  })),
  ...rule<{ a: string; b: string; e: string }>(
    'facts',
    `[two|the] [physical|experimental] (variables|variable quantities|quantities|) {a:letter} and {b:letter} (are|may be|can be|are known to be|are believed to be|are thought to be) (related|connected|linked|modelled) by [the|a|an] ${RELATION} {e:equation} [(, where|, in which|in which|where) {n:note}]`,
    ({ e, n }: { e: string; n?: RawFact[] }) => (isDifferential(e) ? null : [fact('holds', e), ...(n ?? [])]),
  ),
];

const DE = 'differential equation';

/** Differential equations told together with where they start. */
const CHANGES: Rule[] = [
  ...rule<{ y: string; x: string }>(
    'for-letter',
    `(obtaining|giving|to obtain|and obtain|expressing|and express|to find|and find|and hence find|to give|and give) [your answer for|an expression for|the solution in the form|your answer in the form] {y:letter} (in terms of|as a function of|explicitly in terms of) {x:letter}`,
    ({ y, x }) => [y, x],
  ),
  ...rule<{ c: string }>('for-some', '(for|where|valid for|in the case where) {c:condition}', ({ c }) => c),
  ...[
    `given that {f:facts} , solve the ${DE} {e:equation} [,] [{c:for-some} [,]] {y:for-letter}`,
    `solve the ${DE} {e:equation} [,] [{c:for-some} [,]] (given that|where|with) {f:facts} [,] {y:for-letter}`,
    `solve the ${DE} {e:equation} [,] [{c:for-some} [,]] {y:for-letter} [,] given that {f:facts}`,
    `(given|with) the condition [that] {f:facts} , solve the ${DE} {e:equation} [,] [{c:for-some} [,]] {y:for-letter}`,
  ].flatMap((pattern) =>
    rule<{ f: RawFact[]; e: string; c?: string; y: string[] }>('goals', pattern, ({ f, e, c, y: [y, x] }) => [
      {
        verb: 'find',
        target: the('solution', y!, x!),
        where: [...f, fact('differential', e), ...(c ? [fact('holds', c)] : [])],
      },
    ]),
  ),
  ...rule<{ e: string }>(
    'facts',
    `the coordinates {p:pair} of (a|any) [general] point on (a|the) curve satisfy the ${DE} {e:equation}`,
    ({ e }) => [fact('differential', e)],
  ),
  ...rule<{ y: string; x: string }>(
    'goals',
    `(solve|by solving) (the|this) ${DE} [,] [to] find [an expression for] {y:letter} in terms of {x:letter}`,
    ({ y, x }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
  ...rule<{ y: string; x: string }>(
    'goals',
    `solve (the|this) ${DE} to (obtain|give|find) [an expression for] {y:letter} in terms of {x:letter}`,
    ({ y, x }) => [{ verb: 'find', target: the('solution', y, x) }],
  ),
];

export const LAW_RULES: Rule[] = [...STRAIGHT, ...CHANGES];

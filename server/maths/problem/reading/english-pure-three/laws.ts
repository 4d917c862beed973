import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isDifferential } from '../shared/further.ts';

const THROUGH =
  '(passing through|which passes through|that passes through|and passes through|through|which goes through) [the] points [with coordinates]';
const LINE = '(a straight line|a line)';
const straight = (u: string, x: string, p: RawTerm): RawFact[] | null =>
  isAll(p) && p.all.length === 2 ? [fact('straight', u, x, p)] : null;

/** Graphs of laws that are straight. */
const STRAIGHT: Rule[] = [
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `[the] graph of {u:expression} against {x:expression} is ${LINE} ${THROUGH} {p:pairs}`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `(when|if) {u:expression} is plotted against {x:expression} [,] (the result is|the graph is|this gives|the graph obtained is|they lie on|the points lie on|a straight line is obtained|the graph is found to be) ${LINE} ${THROUGH} {p:pairs}`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `(when|if) {u:expression} is plotted against {x:expression} [,] ${LINE} ${THROUGH} {p:pairs} is obtained`,
    ({ u, x, p }) => straight(u, x, p),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `[the] (diagram|figure) shows the graph of {u:expression} against {x:expression} [,] [which is|this is|a straight line] [a straight line] ${THROUGH} {p:pairs}`,
    ({ u, x, p }) => straight(u, x, p),
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
    '[two|the] (variables|variable quantities|quantities) {a:letter} and {b:letter} are (related by|connected by) [the] (equation|relation|formula) {e:equation} [, where {n:note}]',
    ({ e, n }: { e: string; n?: RawFact[] }) => (isDifferential(e) ? null : [fact('holds', e), ...(n ?? [])]),
  ),
];

const DE = 'differential equation';

/** Differential equations told together with where they start. */
const CHANGES: Rule[] = [
  ...rule<{ a: string; b: string; e: string; y: string; x: string }>(
    'goals',
    `given that {f:facts} , solve the ${DE} {e:equation} [,] (obtaining|giving|to obtain|and obtain|expressing) [an expression for] {y:letter} (in terms of|as a function of) {x:letter}`,
    ({ f, e, y, x }: { f?: RawFact[]; e: string; y: string; x: string }) =>
      f ? [{ verb: 'find', target: the('solution', y, x), where: [...f, fact('differential', e)] }] : null,
  ),
  ...rule<{ e: string; f: RawFact[]; y: string; x: string }>(
    'goals',
    `solve the ${DE} {e:equation} [,] given that {f:facts} [,] (and express|expressing|obtaining|giving|and find|and obtain) [your answer for|an expression for|your answer in the form] {y:letter} (in terms of|as a function of) {x:letter}`,
    ({ e, f, y, x }) => [
      { verb: 'find', target: the('solution', y, x), where: [...f, fact('differential', e)] },
    ],
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

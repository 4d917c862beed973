import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds, isOf } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { exactly } from '../shared/manners.ts';

const ROOT = '(root|roots|solution|solutions)';

/** "Between 0° and 360°": both ends left out. */
function solvedBetween(equation: string, low: string, high: string, asked?: string): RawGoal[] | null {
  const statement = statementIn(equation.replaceAll('$', ''));
  const letters = statement?.kind === 'relation' ? [...new Set(statement.sides.flatMap(symbolsOf))] : [];
  const bare = (text: string) => text.replaceAll('$', '').trim();
  const name = bare(asked ?? letters[0] ?? '');
  if (letters.length !== 1 || letters[0] !== name.replace(/^\\/, '')) return null;
  const letter = name.length > 1 && !name.startsWith('\\') ? `\\${name}` : name;
  return [{ verb: 'solve', target: equation, where: [holds(`${bare(low)} < ${letter} < ${bare(high)}`)] }];
}

/** Equations and inequalities, and what is to be solved of them. */
const SOLVED: Rule[] = [
  ...rule<{ x: string; e: string }>(
    'goals',
    'solve , for {x:letter} , [the (equation|inequality)] {e:condition}',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    'solve , in terms of {x:letter} , [the (equation|inequality)] {e:condition}',
    ({ x, e }) => [{ verb: 'solve', target: e, terms: [x] }],
  ),
  ...rule<{ k: string; x: string; e: string }>(
    'goals',
    'find , in terms of {k:letter} , [the] set of values of {x:letter} (for which|satisfying|that satisfy|which satisfy) [the inequality] {e:inequality}',
    ({ k, e }) => [{ verb: 'solve', target: e, terms: [k] }],
  ),
  ...rule<{ x: string; e: string }>('facts', '{x:letter} satisfies the equation {e:equation}', ({ x, e }) =>
    isOf(x.replaceAll('$', '').trim(), e) ? [holds(e)] : null,
  ),
  ...rule<{ s: string; e: string }>(
    'goals',
    '(use|using|by using|by means of) [the] substitution {s:equation} [, or otherwise] [,|to] solve [the] (equation|inequality) {e:condition}',
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...rule<{ e: string; g: RawGoal[] }>(
    'goals',
    '(by sketching|use your sketch to|use your graph to|using your sketch ,|use your graphs to|use your diagram to) {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ e: string }>('wanted', `[the] exact [real] ${ROOT} of {e:an-equation}`, ({ e }) =>
    exactly(the('roots', e)),
  ),
  ...rule<{ e: string; c: string }>(
    'goals',
    `find [all] [the] ${ROOT} of {e:an-equation} [which (are|lie)|that (are|lie)|lying|] (in the interval|for|in the range|which satisfy|satisfying|that satisfy) {c:condition}`,
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ a: string; b: string }>(
    'ends',
    '[which (are|lie)|that (are|lie)|lying|] between {a:expression} and {b:expression}',
    ({ a, b }) => [a, b],
  ),
  ...[
    `find [all] [the] ${ROOT} of {e:an-equation} {b:ends}`,
    `find [all] [the] ${ROOT} {b:ends} of {e:an-equation}`,
    `solve [the equation] {e:equation} [,] [for|giving (all|all the) ${ROOT}|giving [all] [the] values of {x:letter}] {b:ends}`,
    'find [all] [the] values of {x:letter} {b:ends} [,] (for which|that satisfy|which satisfy|satisfying|such that) [the equation] {e:equation}',
  ].flatMap((pattern) =>
    rule<{ e: string; b: string[]; x?: string }>('goals', pattern, ({ e, b: [low, high], x }) =>
      solvedBetween(e, low!, high!, x),
    ),
  ),
  ...rule<{ x: string; c: string; u?: string; e: string }>(
    'goals',
    'find [all] [the] [possible] values of {x:letter} [,] (in the interval|in the range|for|with|where) {c:condition} [,] [in {u:unit} [,]] (for which|that satisfy|which satisfy|satisfying|such that) [the equation] {e:equation}',
    ({ c, u, e }) => [{ verb: 'solve', target: e, where: [holds(c)], ...(u && { unit: u }) }],
  ),
  ...rule<{ e: string; t: string; c: string }>(
    'goals',
    'express [the equation] {e:equation} as a (quadratic|cubic|quartic) [equation] in {t:expression} [,] and hence solve (the equation|this equation|it) [,] (for|in the interval) {c:condition}',
    ({ e, c }) => [{ verb: 'solve', target: e, where: [holds(c)] }],
  ),
  ...rule<{ e: string; t: string; c: string }>(
    'goals',
    '(by expressing|by first expressing|by writing) [the equation] {e:equation} as a (quadratic|cubic) [equation] in {t:expression} [,] find [all] [the|its] (solutions|roots) [(in the interval|for|in the range) {c:condition}]',
    ({ e, c }: { e: string; c?: string }) => [{ verb: 'solve', target: e, ...(c && { where: [holds(c)] }) }],
  ),
];

/** Expressions of angles that are known by one of their ratios. */
const RATIOS: Rule[] = [
  ...rule<{ e: string }>('manner', 'in a form involving surds', () => ({ exact: true as const })),
  ...rule<{ m: Partial<RawGoal> }>(
    'manner',
    '(in an exact form|in exact form|in a simplified form) involving surds',
    () => ({ exact: true as const }),
  ),
];

const WHEN = '(where|at which|for which|when)';

/** Where an expression of an angle has its greatest or least value. */
const EXTREMES: Rule[] = (
  [
    ['(greatest|maximum)', 'maximum'],
    ['(least|minimum)', 'minimum'],
  ] as const
).flatMap(([word, name]) => [
  ...rule<{ e: string; x: string; m?: Partial<RawGoal> }>(
    'goals',
    `(find|write down) [the] ${word} [possible] value of {e:expression} [{v:varying}] [,] and [also] [find] [the] (least|) positive value of {x:letter} [,] [{m:manner} ,] ${WHEN} (it|this|this value|this ${word} value|the ${word} value|this ${word}) (occurs|is attained|is reached)`,
    ({ e, x, m }) =>
      isWave(e)
        ? [
            { verb: 'find', target: the(name, e) },
            { verb: 'find', target: the(`${name} at`, e, x), ...m },
          ]
        : null,
  ),
  ...rule<{ e: string; x: string; m?: Partial<RawGoal> }>(
    'goals',
    `find [the] (least|) positive value of {x:letter} ${WHEN} {e:expression} (has its|has a|takes its|attains its) ${word} [value]`,
    ({ e, x }) => (isWave(e) ? [{ verb: 'find', target: the(`${name} at`, e, x) }] : null),
  ),
]);

const isWave = (source: string): boolean => /(?:^|[^a-z])(?:sin|cos)/.test(source);

/** The least angle that satisfies an equation. */
const LEAST: Rule[] = [
  ...rule<{ x: string; e: string }>(
    'goals',
    'find [the] least positive (angle|value of) {x:letter} [,] (satisfying|that satisfies|which satisfies|for which|such that) [the equation] {e:equation}',
    ({ x, e }) => [{ verb: 'find', target: the('least positive', x, e) }],
  ),
  ...rule<{ e: string }>('goals', 'find [the] least positive (solution|root) of {e:an-equation}', ({ e }) => [
    { verb: 'find', target: the('least positive', '', e) },
  ]),
];

/** Letters that say how they are to be given, one by one. */
const LETTERS: Rule[] = [
  ...rule<{ a: string; b: string; m: Partial<RawGoal> }>(
    'goals',
    '(give|giving|state) {a:letter} (exactly|in exact form|as an exact value) and {b:letter} {m:manner}',
    ({ a, b, m }) => [
      { verb: 'find', target: a, exact: true as const },
      { verb: 'find', target: b, ...m },
    ],
  ),
  ...rule<{ a: string; b: string; m: Partial<RawGoal> }>(
    'goals',
    'the value of {a:letter} should be exact and the value of {b:letter} should be (given|stated) {m:manner}',
    ({ a, b, m }) => [
      { verb: 'find', target: a, exact: true as const },
      { verb: 'find', target: b, ...m },
    ],
  ),
  ...rule<{ a: string }>('note', '{a:letter} is (acute|an acute angle)', ({ a }) => [fact('acute', a)]),
  ...rule<{ f: RawFact[]; k: RawTerm }>('note', '{k:letters} are constants [,] {f:note}', ({ k, f }) =>
    typeof k === 'object' && 'all' in k ? [...k.all.map((one) => fact('constant', one)), ...f] : null,
  ),
  ...rule<{ k: RawTerm; f: RawFact[] }>(
    'note',
    '{k:letters} are constants (with|such that) {f:note}',
    ({ k, f }) =>
      typeof k === 'object' && 'all' in k ? [...k.all.map((one) => fact('constant', one)), ...f] : null,
  ),
];

export const EQUATION_RULES: Rule[] = [...SOLVED, ...RATIOS, ...EXTREMES, ...LEAST, ...LETTERS];

import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { isReduction } from '../shared/further.ts';

const SERIES = "(maclaurin|maclaurin's) (series|expansion)";

/** So many terms of a series, and derivatives where both letters are given. */
const TERMS: Rule[] = [
  ...rule<{ n: string; e: string; z?: string }>(
    'value',
    `[the] first {n:count} [(non-zero|nonzero)] terms (of|in) the ${SERIES} (for|of) {e:expression} [in ascending powers of {x:letter}]`,
    ({ n, e }) => the('maclaurin terms', e, n),
  ),
  ...rule<{ d: string; a: string; b: string }>(
    'value',
    '[the] [exact] (value|values) of {d:derivative} (when|where|at the point where|at which) {a:equation} and {b:equation}',
    ({ d, a, b }) => {
      const [x, y] = [a, b].map((one) => /^\s*([xy])\s*=\s*([^=]{1,20})$/.exec(one.replaceAll('$', '')));
      return x?.[1] === 'x' && y?.[1] === 'y'
        ? the('derivative at', d, `(${x[2]!.trim()}, ${y[2]!.trim()})`)
        : null;
    },
  ),
  ...rule<{ g: RawGoal[]; p: RawTerm }>(
    'goals',
    '{g:goals} [,] and [hence|so] (determine|state|deduce|find|decide) whether {p:point} is a (maximum|minimum|maximum point|minimum point) or a (maximum|minimum|maximum point|minimum point) [of the curve|on the curve|of C]',
    ({ g, p }) =>
      g.some(({ target }) => typeof target === 'object' && 'the' in target && target.the === 'derivative at')
        ? [
            ...g.map((one) => ({ ...one, apart: true as const })),
            { verb: 'find', target: the('nature at', p) },
          ]
        : null,
  ),
];

const REDUCTION: Rule[] = [
  ...rule<{ c: string; f: RawFact[] }>(
    'sentence',
    'for {c:condition} , let {e:equation}',
    ({ c, e }: { c: string; f: RawFact[]; e?: string }) =>
      isReduction(e!) ? { facts: [holds(e!), holds(c)], goals: [] } : null,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use|using|by using) (the|this|your) (reduction formula|recurrence relation|recursive formula) [to|,] {g:goals}',
    ({ g }) => g,
  ),
];

const SYSTEMS: Rule[] = [
  ...rule<object>('solvability', '(is|are) consistent', () => 'some'),
  ...rule<{ e: string; g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (in the case|for the case|for the case when|in the case where) {e:equation}',
    ({ g, e }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(e)] })),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] and interpret (the system|this situation|this|the equations|the solution) geometrically [in this case]',
    ({ g }) =>
      g.some(({ target }) => JSON.stringify(target).includes('"solvable"'))
        ? [
            ...g.map((one) => ({ ...one, apart: true as const })),
            { verb: 'find', target: the('planes as they lie') },
          ]
        : null,
  ),
  ...rule<{ p: string; d: string; e: string }>(
    'goals',
    '(find|write down|state|obtain|determine|hence find|hence write down) (an invertible|a non-singular|a nonsingular) matrix {p:label} and (a|the) diagonal matrix {d:label} such that {e:equation}',
    ({ p, d, e }) => [{ verb: 'find', target: the('diagonal form', p, d, e) }],
  ),
  ...rule<{ c: RawTerm }>('curve', 'the arc {c:label}', ({ c }, [at]) =>
    reference('curve', String(c).replace(/\W/g, ''), 'the', at),
  ),
];

/** "Of the matrix are 1, 2 and 5", said of eigenvalues. */
const EIGENVALUES: Rule[] = ['values', 'expressions', 'letters'].flatMap((kind) =>
  rule<{ m: RawTerm; v: RawTerm }>('facts', `[the] eigenvalues of {m:matrix} are {v:${kind}}`, ({ m, v }) =>
    typeof v === 'object' && 'all' in v ? v.all.map((one) => fact('eigenvalue', m, one)) : null,
  ),
);

export const LATER_RULES: Rule[] = [...TERMS, ...REDUCTION, ...SYSTEMS, ...EIGENVALUES];

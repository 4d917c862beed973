import { asks, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { CAN_BE } from '../shared/iterations.ts';
import { expressed, ifExact, inManner, sought, withNotes } from '../shared/manners.ts';

const FIND = '(find|state|give|determine|calculate|obtain|write down)';

const isProperty = ({ target }: RawGoal, name: string): boolean =>
  typeof target === 'object' && 'the' in target && target.the === name;

/** In which way, for which values and how exactly something is asked for. */
export const MANNER_RULES: Rule[] = [
  ...rule<object>(
    'sentence',
    '[throughout this question] [,] (the use of a calculator is not permitted|the use of a calculator is not allowed|do not use a calculator|you must not use a calculator) [in this question]',
    () => asks([]),
  ),
  ...rule<{ g: RawGoal[]; c: string }>(
    'goals',
    '{g:goals} [,] giving (all|all the|all your) (solutions|answers|values|roots) (in|in the interval|in the range|for) {c:condition}',
    ({ g, c }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ t: RawTerm; m: Partial<RawGoal> }>('in-manner', '{t:wanted} {m:manner}', ({ t, m }) =>
    inManner(sought(t), m),
  ),
  ...rule<{ k: string; m: Partial<RawGoal> }>('in-manner', '{k:letter} {m:manner}', ({ k, m }) =>
    inManner(sought(k), m),
  ),
  ...rule<{ t: RawTerm }>('in-manner', '{t:wanted}', ({ t }) => ifExact(t)),
  ...rule<{ a: RawGoal[]; b: RawGoal[] }>(
    'goals',
    `${FIND} {a:in-manner} [,] and [also] {b:in-manner}`,
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ g: RawGoal[]; a: RawGoal[]; b: RawGoal[] }>(
    'goals',
    '{g:form-goals} [,] (giving|stating) {a:in-manner} [,] and [giving] {b:in-manner}',
    ({ g, a, b }) => expressed(g, [...a, ...b]),
  ),
  ...rule<{ g: RawGoal[]; a: RawGoal[] }>(
    'goals',
    '{g:form-goals} [,] (giving|stating) {a:in-manner}',
    ({ g, a }) => expressed(g, a),
  ),
  ...rule<{ g: RawGoal[]; f?: RawFact[] }>('form-goals', '{g:goals} [[,] where {f:note}]', ({ g, f }) =>
    withNotes(g, f ?? []),
  ),
  ...['modulus', 'argument'].flatMap((noun) =>
    rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
      'goals',
      `{g:goals} [,] giving (the|your) ${noun} {m:manner}`,
      ({ g, m }) =>
        g.some((one) => isProperty(one, noun))
          ? g.map((one) => (isProperty(one, noun) ? { ...one, ...m } : one))
          : null,
    ),
  ),
  ...rule<object>(
    'manner',
    'in terms of (natural logarithms|logarithms|ln|{l:function-sign}|a natural logarithm|a logarithm)',
    () => ({ exact: true as const }),
  ),
  ...rule<{ e: string; g: RawGoal[] }>(
    'goals',
    'by [first] expanding {e:expression} [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(showing your working|showing all working|showing full working|showing all your working clearly|without the use of a calculator|by integration|by an algebraic method|using an algebraic method|using calculus|by using calculus) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ x: string; y: string }>(
    'goals',
    '(express|write|find|give) {x:letter} [in terms of {y:letter}|as a function of {y:letter}] [,] [giving your answer|giving the answer|] [in a form|in a form that is] (not involving logarithms|that does not involve logarithms|free of logarithms|without logarithms)',
    ({ x, y }) => (y === undefined ? null : [{ verb: 'find', target: the('solution', x, y) }]),
  ),
  ...rule<{ x: string; y: string }>(
    'goals',
    '(express|write) {x:letter} in terms of {y:letter}',
    ({ x, y }) => [{ verb: 'find', target: the('solution', x, y) }],
  ),
  ...rule<{ c: string }>(
    'goals',
    'solve (the|this|that) equation [,] (for|in the interval) {c:condition}',
    ({ c }) => [{ verb: 'solve', target: '', where: [holds(c)] }],
  ),
  ...rule<{ e: string }>('goals', '(prove|show|verify) [that] the identity {e:equation}', ({ e }) => [
    { verb: 'show', target: the('statement:holds', e) },
  ]),
  ...rule<object>('goals', 'solve (the|this|that) (equation|inequality)', () => [
    { verb: 'solve', target: '' },
  ]),
  ...rule<{ e: string }>('told-equation', '[the] equation {e:equation}', ({ e }) => e),
  ...rule<{ e: string; f: string }>(
    'goals',
    `(show|prove|verify) that {e:told-equation} ${CAN_BE} {f:a-quadratic}`,
    ({ e, f }) => [
      { verb: 'show', target: f === '' ? the('statement:spoken', e) : the('statement:rearranged', f, e) },
    ],
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    '(show|prove|verify) that {e:told-equation} (reduces to|simplifies to|leads to|is equivalent to|becomes) [the equation] {f:equation}',
    ({ e, f }) => [{ verb: 'show', target: the('statement:rearranged', f, e) }],
  ),
  ...rule<{ f?: string }>(
    'a-quadratic',
    '(a|the) (quadratic|cubic) equation [in {x:expression}] [{f:equation}|, {f:equation}]',
    ({ f }) => f ?? '',
  ),
];

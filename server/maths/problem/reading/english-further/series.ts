import { fact, type RawFact, type RawGoal, the } from '../meaning.ts';
import { holds, isSum } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { isOfLetter, namesSum } from '../shared/further.ts';

const FIND = '(find|state|write down|deduce|evaluate|determine|obtain|calculate)';
const SUM = '[the|an|a] [exact] [simplified] [value of|expression for|sum of|sum]';
/** How an answer is to be written that has one way to be written here. */
const TIDY =
  '[, simplifying your answer|, giving your answer in its simplest form|, giving your answer in fully factorised form|, fully factorising your answer|, giving your answer as a product of factors|, factorising your answer|, giving your answer in a fully factorised form|, giving your answer in its fully factorised form|, giving your answer in factorised form]';

const LIST =
  '[(from|in) the list of (formulae|formulas) [{l:formula-list}|mf19|\\( mf19 \\)]|for the sums of powers|from the formula booklet]';
const MEANS = `(the method of differences|method of differences|[a|the] (standard result|standard results|standard summation results|standard formulae|standard formula|results) ${LIST}|(the formula|the formulae) for [the sum] {m:sums})`;

const summed = (e: string, form?: string): RawGoal[] => [
  { verb: 'find', target: the('series sum', e), ...(form && { form }) },
];

/** Sums of series. */
export const SERIES_RULES: Rule[] = [
  ...rule<{ n: string; e: string }>(
    'goals',
    `${FIND} , in terms of {n:letter} , ${SUM} {e:expression} ${TIDY}`,
    ({ n, e }) => (isSum(e) && isOfLetter(n, e) ? summed(e) : null),
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `${FIND} ${SUM} {e:expression} [,] in terms of {n:letter} ${TIDY}`,
    ({ n, e }) => (isSum(e) && isOfLetter(n, e) ? summed(e) : null),
  ),
  ...rule<{ e: string }>('goals', `${FIND} ${SUM} {e:expression} ${TIDY}`, ({ e }) =>
    isSum(e) ? summed(e) : null,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (giving|expressing|leaving) your answer as a single fraction',
    ({ g }) => (g.every(isSummed) ? g.map((one) => ({ ...one, form: 'single fraction' })) : null),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `(use|using|by using) ${MEANS} [, or otherwise ,|or otherwise ,|to|,] {g:goals}`,
    ({ g }) => g,
  ),
  ...rule<{ e: string }>('sums', '{e:power-sum}', ({ e }) => e),
  ...rule<{ a: string; b: string; c?: string }>(
    'sums',
    '{a:power-sum} [,] [and] {b:power-sum} [[,] and {c:power-sum}]',
    ({ a }) => a,
  ),
  ...rule<{ g: RawGoal[] }>('goals', 'by the method of differences [,] {g:goals}', ({ g }) => g),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (using|by|by using|by means of) (the method of differences|method of differences)',
    ({ g }) => (g.every(isSummed) ? g : null),
  ),
  ...rule<{ e: string }>(
    'goals',
    `${FIND} [the value of] [the] (sum to infinity|sum of the infinite series|sum [to infinity] of the [infinite] series) {e:expression}`,
    ({ e }) => (isSum(e) ? summed(e) : null),
  ),
  ...['letter', 'label'].flatMap((kind) =>
    rule<{ e: string; s?: string }>(
      'goals',
      `${FIND} [the value of] the sum [to infinity] [,] [{s:${kind}} [,]] of the [infinite|convergent] series {e:dotted-sum}`,
      ({ e, s }) => [{ verb: 'find', target: the('printed sum', e, ...(s ? [s] : [])) }],
    ),
  ),
  ...rule<{ s?: string }>(
    'goals',
    `${FIND} [the value of] the (sum to infinity|sum of the infinite series) [,] {s:label} [,] [(of|for) (the|this) [infinite] series]`,
    ({ s }) => [{ verb: 'find', target: the('sum to infinity', s!) }],
  ),
  ...rule<{ s?: string }>(
    'goals',
    `${FIND} [the value of] the (sum to infinity|sum of the infinite series) [,] [{s:letter} ,] [(of|for) (the|this) [infinite] series [in [part] {l:part-label}]]`,
    ({ s }) => [{ verb: 'find', target: the('sum to infinity', ...(s ? [s] : [])) }],
  ),
  ...rule<{ e: string; n: RawFact[] }>(
    'facts',
    '(for the positive integer {n:letter} ,|for each positive integer {n:letter} ,|) the sum {s:letter} is (defined|given) by {e:equation}',
    ({ e }) => (namesSum(e) ? [holds(e)] : null),
  ),
  ...rule<{ e: string; f: string; c?: string }>(
    'goals',
    'express {e:expression} as a single fraction',
    ({ e }) => [{ verb: 'express', target: e, form: 'single fraction' }],
  ),
  ...rule<{ e: string }>('wanted', '[the] partial fractions (of|for) {e:expression}', ({ e }) =>
    the('partial fractions', e),
  ),
  ...rule<{ f: RawFact[] }>('facts', 'the {r:nth} term [of the series] is {f:note}', ({ f }) => f),
  ...rule<{ e: string }>('facts', 'it is given that {e:equation} for all {n:letter}', ({ e }) => [
    fact('holds', e),
  ]),
];

function isSummed({ target }: RawGoal): boolean {
  return (
    typeof target === 'object' && 'the' in target && ['series sum', 'sum to infinity'].includes(target.the)
  );
}

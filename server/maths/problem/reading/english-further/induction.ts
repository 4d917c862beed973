import { type Rule, rule } from '../rule.ts';
import { byInduction, dividesByInduction } from '../shared/further.ts';

const PROVE =
  '(prove by [mathematical] induction|use [mathematical] induction to prove|use [mathematical] induction to show|show by [mathematical] induction|prove , by [mathematical] induction ,|by [mathematical] induction , prove|using [mathematical] induction , prove)';
const EVERY =
  '(for (every|all|each) (positive integer|positive integers|natural number|natural numbers|positive integral values of) {n:letter}|for every positive integer value of {n:letter})';

/** Statements about every positive integer. */
export const INDUCTION_RULES: Rule[] = [
  ...['equation', 'inequality'].flatMap((kind) => [
    ...rule<{ e: string; n: string }>('goals', `${PROVE} that {e:${kind}} [,] ${EVERY}`, ({ e, n }) =>
      byInduction(e, n),
    ),
    ...rule<{ e: string; n: string }>('goals', `${PROVE} that [,] ${EVERY} [,] {e:${kind}}`, ({ e, n }) =>
      byInduction(e, n),
    ),
  ]),
  ...rule<{ e: string; d: string; n: string }>(
    'goals',
    `${PROVE} that {e:expression} is (divisible by|a multiple of) {d:number} [,] ${EVERY}`,
    ({ e, d, n }) => dividesByInduction(e, d, n),
  ),
  ...rule<{ e: string; d: string; n: string }>(
    'goals',
    `${PROVE} that [,] ${EVERY} [,] {e:expression} is (divisible by|a multiple of) {d:number}`,
    ({ e, d, n }) => dividesByInduction(e, d, n),
  ),
];

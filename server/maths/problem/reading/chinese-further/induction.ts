import { type Rule, rule } from '../rule.ts';
import { byInduction, dividesByInduction } from '../shared/further.ts';

const PROVE = '(用|利用|运用|使用) 数学归纳法 (证明|求证) [:|,]';
const EVERY = '[对|对于|当] (一切|所有|任意|任何|每一个|全体) (正整数|自然数) {n:letter}';

/** Statements about every positive integer. */
export const INDUCTION_RULES: Rule[] = [
  ...['equation', 'inequality'].flatMap((kind) => [
    ...rule<{ e: string; n: string }>(
      'goals',
      `${PROVE} ${EVERY} [,] [都有|有] {e:${kind}} [成立]`,
      ({ e, n }) => byInduction(e, n),
    ),
    ...rule<{ e: string; n: string }>('goals', `${PROVE} {e:${kind}} [,] ${EVERY} [都] [成立]`, ({ e, n }) =>
      byInduction(e, n),
    ),
  ]),
  ...rule<{ e: string; d: string; n: string }>(
    'goals',
    `${PROVE} ${EVERY} [,] {e:expression} [都] 能 被 {d:number} 整除`,
    ({ e, d, n }) => dividesByInduction(e, d, n),
  ),
];

import { step } from '../../writing/step.ts';
import { decided, signTex } from '../statistics/tests/claim.ts';
import { criticalOf, ranksOf, waysOf } from '../statistics/tests/ranks.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { RANKS, type Tested } from './claim.ts';

/** The rank-sum test of two groups; `sign` says how the first is to lie beside the second. */
export function rankSum(
  first: readonly number[],
  second: readonly number[],
  { sign, level, says }: Tested,
): Outcome | null {
  const all = [...first, ...second];
  const isTied = all.some((one, at) => all.slice(at + 1).some((other) => Math.abs(one - other) < 1e-9));
  const isTurned = second.length < first.length;
  const [few, many] = isTurned ? [second, first] : [first, second];
  const [m, n] = [few.length, many.length];
  if (isTied || m < 3 || n > 10) return null;
  const ranks = ranksOf(all);
  const own = ranks.filter((_, at) => at < first.length === !isTurned);
  const total = own.reduce((a, b) => a + b, 0);
  const other = m * (m + n + 1) - total;
  // How the smaller group is to lie.
  const side = sign === '!=' ? '!=' : (sign === '>') === !isTurned ? '>' : '<';
  const small = side === '>' ? other : side === '<' ? total : Math.min(total, other);
  const isUsual = small === Math.min(total, other);
  const critical = criticalOf(waysOf(m + n, m), sign === '!=' ? level / 2 : level);
  if (critical === null) return null;
  const isRejected = small <= critical;
  const above = few.reduce((sum, one) => sum + many.filter((each) => each < one).length, 0);
  return {
    topic: RANKS,
    steps: [
      step(
        { en: 'State the hypotheses about the medians.', zh: '写出关于两总体中位数的假设。' },
        `H_{0}: m_{1} = m_{2},\\quad H_{1}: m_{1} ${signTex(sign)} m_{2}`,
      ),
      step({ en: 'Rank all the data together.', zh: '把全部数据混合编秩。' }, [
        ranks.slice(0, first.length).join(',\\; '),
        ranks.slice(first.length).join(',\\; '),
      ]),
      step(
        isUsual
          ? {
              en: 'Add the ranks of the smaller sample; W is that sum, or m(m + n + 1) less it, whichever is smaller.',
              zh: '求较小样本的秩和 R；W 取 R 与 m(m + n + 1) − R 中较小者。',
            }
          : {
              en: 'Add the ranks of the smaller sample, R; W is that of R and m(m + n + 1) − R which H₁ makes small.',
              zh: '求较小样本的秩和 R；W 取 R 与 m(m + n + 1) − R 中在 H₁ 成立时偏小者。',
            },
        `m = ${m},\\quad n = ${n},\\quad R = ${total},\\quad ${m}(${m} + ${n} + 1) - ${total} = ${other},\\quad W = ${small}`,
      ),
      step(
        {
          en: 'W is in the critical region where it is at most the critical value.',
          zh: 'W 不超过临界值时落在拒绝域内。',
        },
        String(critical),
      ),
    ],
    ...decided('W', String(small), String(critical), isRejected, level, says),
    isRight: total === above + (m * (m + 1)) / 2,
  };
}

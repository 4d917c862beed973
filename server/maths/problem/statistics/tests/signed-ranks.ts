import { roundToPlaces } from '../../../algebra-system/numbers/significant-figures.ts';
import { step } from '../../../writing/step.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { type Claim, decided, signTex } from './claim.ts';

/** The signed-rank test of a median, with no two differences of one size. */
export function signedRanks({ name, level, sign, value }: Claim, model: Model): Worked | null {
  const [list, another] = model.data.lists;
  if (name !== 'signed ranks' || !list || another || model.data.sums.length > 0) return null;
  if (model.variables.length > 0 || model.tables.length > 0 || model.data.groups.length > 0) return null;
  const differences = list.values.map((one) => roundToPlaces(one - value, 9));
  const sizes = differences.map(Math.abs);
  const n = sizes.length;
  if (sizes.includes(0) || new Set(sizes).size < n || n < 6 || n > 30) return null;
  const ranks = sizes.map((one) => 1 + sizes.filter((other) => other < one).length);
  const sumOf = (isOn: (one: number) => boolean) =>
    ranks.filter((_, at) => isOn(differences[at]!)).reduce((a, b) => a + b, 0);
  const [plus, minus] = [sumOf((one) => one > 0), sumOf((one) => one < 0)];
  // What would be small if the claim were true.
  const small = sign === '>' ? minus : sign === '<' ? plus : Math.min(plus, minus);
  const statistic = Math.min(plus, minus);
  // Of data that lie the other way T, the smaller sum, tests nothing.
  if (small !== statistic) return null;
  const critical = criticalOf(n, sign === '!=' ? level / 2 : level);
  if (critical === null) return null;
  const isRejected = statistic <= critical;
  const claim = {
    en: `the median ${sign === '>' ? 'is greater than' : sign === '<' ? 'is less than' : 'is different from'} ${value}`,
    zh: `中位数${sign === '>' ? '大于' : sign === '<' ? '小于' : '不等于'} ${value}`,
  };
  return {
    topic: '9231/p4/non-parametric-tests',
    steps: [
      step(
        { en: 'State the hypotheses about the median m.', zh: '写出关于中位数 m 的假设。' },
        `H_{0}: m = ${value},\\quad H_{1}: m ${signTex(sign)} ${value}`,
      ),
      step({ en: 'Find the differences and rank their sizes.', zh: '求差值，并按绝对值编秩。' }, [
        differences.join(',\\; '),
        ranks.map((rank, at) => (differences[at]! < 0 ? `-${rank}` : String(rank))).join(',\\; '),
      ]),
      step(
        {
          en: 'Add the positive and the negative ranks; T is the smaller sum.',
          zh: '分别求正秩和与负秩和，T 取较小者。',
        },
        `P = ${plus},\\quad N = ${minus},\\quad T = ${statistic}`,
      ),
      step(
        {
          en: 'T is in the critical region where it is at most the critical value.',
          zh: 'T 不超过临界值时落在拒绝域内。',
        },
        `n = ${n},\\quad ${critical}`,
      ),
    ],
    ...decided('T', String(statistic), String(critical), isRejected, level, claim),
    isRight: plus === pairsAbove(differences) && plus + minus === (n * (n + 1)) / 2,
    facts: list.facts,
  };
}

/** Pairs of differences whose mean is positive: as many as the positive ranks add up to. */
function pairsAbove(differences: readonly number[]): number {
  let pairs = 0;
  for (const [at, one] of differences.entries())
    for (const other of differences.slice(at)) if (one + other > 1e-9) pairs += 1;
  return pairs;
}

/** The greatest T at which the chance of no more than T is within the level. */
function criticalOf(n: number, level: number): number | null {
  const most = (n * (n + 1)) / 2;
  const ways = Array.from({ length: most + 1 }, () => 0);
  ways[0] = 1;
  for (let rank = 1; rank <= n; rank += 1)
    for (let total = most; total >= rank; total -= 1) ways[total]! += ways[total - rank]!;
  let [chance, critical] = [0, -1];
  for (let total = 0; total <= most; total += 1) {
    chance += ways[total]! / 2 ** n;
    if (chance > level + 1e-12) break;
    critical = total;
  }
  return critical < 0 ? null : critical;
}

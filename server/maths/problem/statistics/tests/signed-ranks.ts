import type { Text } from '../../../../core/locale.ts';
import { roundToPlaces } from '../../../algebra-system/numbers/significant-figures.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Model } from '../facts/model.ts';
import type { Outcome } from '../worked/outcome.ts';
import type { Worked } from '../worked/worked.ts';
import { type Claim, decided, signTex } from './claim.ts';
import { criticalOf, ranksOf, waysOf } from './ranks.ts';

/** The signed-rank test of a median that a claim of one list of data speaks of. */
export function signedRanksOf({ name, level, sign, value }: Claim, model: Model): Worked | null {
  const [list, another] = model.data.lists;
  if (name !== 'signed ranks' || !list || another || model.data.sums.length > 0) return null;
  if (model.variables.length > 0 || model.tables.length > 0 || model.data.groups.length > 0) return null;
  const differences = list.values.map((one) => roundToPlaces(one - value, 9));
  const says = {
    en: `the median ${sign === '>' ? 'is greater than' : sign === '<' ? 'is less than' : 'is different from'} ${value}`,
    zh: `中位数${sign === '>' ? '大于' : sign === '<' ? '小于' : '不等于'} ${value}`,
  };
  const worked = signedRanks(differences, { sign, level, says }, String(value));
  return worked && { ...worked, facts: list.facts };
}

/** The signed-rank test of data about a median, or of the differences of pairs. */
export function signedRanks(
  differences: readonly number[],
  { sign, level, says }: { sign: string; level: number; says: Text },
  about: string,
): Outcome | null {
  const sizes = differences.map(Math.abs);
  const n = sizes.length;
  const isTied = sizes.some((one, at) => sizes.slice(at + 1).some((other) => Math.abs(one - other) < 1e-9));
  if (sizes.some((one) => one < 1e-9) || isTied || n < 5 || n > 30) return null;
  const ranks = ranksOf(sizes);
  const sumOf = (isOn: (one: number) => boolean) =>
    ranks.filter((_, at) => isOn(differences[at]!)).reduce((a, b) => a + b, 0);
  const [plus, minus] = [sumOf((one) => one > 0), sumOf((one) => one < 0)];
  const small = sign === '>' ? minus : sign === '<' ? plus : Math.min(plus, minus);
  const statistic = Math.min(plus, minus);
  // Of data that lie the other way T, the smaller sum, tests nothing.
  if (small !== statistic) return null;
  const critical = criticalOf(waysOf(n, null), sign === '!=' ? level / 2 : level);
  if (critical === null) return null;
  const isRejected = statistic <= critical;
  const pairs = differences.reduce(
    (sum, one, at) => sum + differences.slice(at).filter((other) => one + other > 1e-9).length,
    0,
  );
  return {
    topic: '9231/p4/non-parametric-tests',
    steps: [
      step(
        { en: 'State the hypotheses about the median m.', zh: '写出关于中位数 m 的假设。' },
        `H_{0}: m = ${about},\\quad H_{1}: m ${signTex(sign)} ${about}`,
      ),
      step({ en: 'Find the differences and rank their sizes.', zh: '求差值，并按绝对值编秩。' }, [
        differences.map((one) => working(one)).join(',\\; '),
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
    ...decided('T', String(statistic), String(critical), isRejected, level, says),
    isRight: plus + minus === (n * (n + 1)) / 2 && pairs === plus,
  };
}

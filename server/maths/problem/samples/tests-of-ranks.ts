import { choose } from '../../algebra-system/numeric/distributions.ts';
import { rounded, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Goal } from '../schema/problem.ts';
import { decided, signTex, THREE } from '../statistics/tests/claim.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { RANKS, type Tested } from './claim.ts';

/** The greatest total at which the chance of no more than it is within the level; null where there is none. */
function criticalOf(ways: readonly number[], level: number): number | null {
  const all = ways.reduce((a, b) => a + b, 0);
  let [below, critical] = [0, -1];
  for (const [total, count] of ways.entries()) {
    below += count;
    if (below / all > level + 1e-12) break;
    if (count > 0) critical = total;
  }
  return critical < 0 ? null : critical;
}

/** In how many ways so many of the ranks 1 to n add up to each total; any number of them where none is told. */
function waysOf(n: number, count: number | null): number[] {
  const most = (n * (n + 1)) / 2;
  const table = Array.from({ length: (count ?? 0) + 1 }, () => Array.from({ length: most + 1 }, () => 0));
  table[0]![0] = 1;
  for (let rank = 1; rank <= n; rank += 1)
    for (let taken = count ?? 1; taken >= 1; taken -= 1) {
      const [from, to] = count === null ? [table[0]!, table[0]!] : [table[taken - 1]!, table[taken]!];
      for (let total = most; total >= rank; total -= 1) to[total]! += from[total - rank]!;
    }
  return table[count ?? 0]!;
}

const ranksOf = (sizes: readonly number[]): number[] =>
  sizes.map((one) => 1 + sizes.filter((other) => other < one - 1e-9).length);

/** The signed-rank test of data about a median, or of the differences of pairs. */
export function signedRanks(
  differences: readonly number[],
  { sign, level, says }: Tested,
  about: string,
): Outcome | null {
  const sizes = differences.map(Math.abs);
  const n = sizes.length;
  const isTied = sizes.some((one, at) => sizes.slice(at + 1).some((other) => Math.abs(one - other) < 1e-9));
  if (sizes.some((one) => one < 1e-9) || isTied || n < 5 || n > 20) return null;
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
    topic: RANKS,
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

/** The sign test: how many are above and below. */
export function signTest(
  above: number,
  below: number,
  { sign, level, says }: Tested,
  figures: Goal['figures'],
): Outcome | null {
  const n = above + below;
  if (n < 5 || n > 40) return null;
  const many = sign === '>' ? above : sign === '<' ? below : Math.max(above, below);
  const tail = Array.from({ length: n - many + 1 }, (_, at) => choose(n, many + at)).reduce(
    (a, b) => a + b,
    0,
  );
  const sides = sign === '!=' ? 2 : 1;
  const chance = Math.min(1, (sides * tail) / 2 ** n);
  const isRejected = chance < level;
  const text = rounded(chance, figures ?? THREE);
  const name = `${sides === 2 ? '2' : ''}P(X >= ${many})`;
  const result = isRejected ? 'reject H0' : 'do not reject H0';
  let again = 0.5 ** n;
  let sum = many === 0 ? again : 0;
  for (let k = 1; k <= n; k += 1) {
    again *= (n - k + 1) / k;
    if (k >= many) sum += again;
  }
  return {
    topic: RANKS,
    steps: [
      step(
        { en: 'H₀: each sign is as likely as the other.', zh: 'H₀：正号与负号出现的可能性相等。' },
        `H_{0}: p = 0.5,\\quad H_{1}: p ${signTex(sign)} 0.5`,
      ),
      step(
        { en: 'Count the signs.', zh: '数正号与负号的个数。' },
        `+: ${above},\\quad -: ${below},\\quad X \\sim \\mathrm{B}(${n},\\, 0.5)`,
      ),
      step(
        { en: `Compare with ${working(level * 100)}%.`, zh: `与 ${working(level * 100)}% 比较。` },
        `${name.replace('>=', '\\geqslant')} = ${text}`,
      ),
    ],
    shown: {
      text: `${name} = ${text}, ${result}`,
      tex: `${name.replace('>=', '\\geqslant')} = ${text},\\quad \\text{${result}}`,
    },
    say: isRejected
      ? {
          en: `${text} < ${working(level)}. There is sufficient evidence that ${says.en}.`,
          zh: `${text} < ${working(level)}，有充分证据表明${says.zh}。`,
        }
      : {
          en: `${text} > ${working(level)}. There is insufficient evidence that ${says.en}.`,
          zh: `${text} > ${working(level)}，没有充分证据表明${says.zh}。`,
        },
    isRight: Math.abs(Math.min(1, sides * sum) - chance) < 1e-9 && Math.abs(chance - level) > 1e-5,
  };
}

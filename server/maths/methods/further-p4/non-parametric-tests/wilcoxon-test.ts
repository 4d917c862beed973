import { roundToPlaces } from '../../../algebra-system/numbers/significant-figures.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

/** Signed ranks of the differences from a median, or ranks of two samples put together. */
type Parameters =
  | { kind: 'signed'; values: number[]; median: number }
  | { kind: 'sum'; first: number[]; second: number[] };

export const wilcoxonTest: Method<Parameters> = {
  id: 'wilcoxon-test',
  topic: '9231/p4/non-parametric-tests',

  match(question) {
    const text = plainWording(question.text);
    if (
      !/wilcoxon|威尔科克森/i.test(text) ||
      !/statistic|value of [TW]|find [TW]\b|calculate [TW]\b|统计量|求\s*[TW]/i.test(text) ||
      /%|normal|正态/i.test(text)
    )
      return null;
    const lists =
      text
        .match(/(?<!\d)-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?){3,}/g)
        ?.map((list) => list.split(',').map(Number)) ?? [];
    if (/rank[- ]sum|秩和/i.test(text)) {
      const [first, second] = lists;
      if (lists.length !== 2 || new Set([...first!, ...second!]).size < first!.length + second!.length)
        return null;
      return first!.length <= second!.length
        ? { kind: 'sum', first: first!, second: second! }
        : { kind: 'sum', first: second!, second: first! };
    }
    if (!/signed[- ]rank|符号秩/i.test(text) || lists.length !== 1) return null;
    const median = /median (?:is |of |= ?|m = )?(-?\d+(?:\.\d+)?)|中位数(?:为|是)\s*(-?\d+(?:\.\d+)?)/i.exec(
      text,
    );
    const isDifferences = /differences?|差值/i.test(text);
    if (Boolean(median) === isDifferences) return null;
    const from = median ? Number(median[1] ?? median[2]) : 0;
    const sizes = lists[0]!.map((one) => Math.abs(roundToPlaces(one - from, 9)));
    return sizes.includes(0) || new Set(sizes).size < sizes.length
      ? null
      : { kind: 'signed', values: lists[0]!, median: from };
  },

  solve(parameters) {
    if (parameters.kind === 'sum') {
      const { first, second } = parameters;
      const [m, n] = [first.length, second.length];
      const ranks = ranksOf([...first, ...second]).slice(0, m);
      const total = sum(ranks);
      const other = m * (m + n + 1) - total;
      const text = `W = ${Math.min(total, other)}`;
      return {
        title: { en: 'Wilcoxon rank-sum test', zh: '威尔科克森秩和检验' },
        steps: [
          step(
            {
              en: 'Rank all values together; add the ranks of the smaller sample.',
              zh: '将所有数据合并编秩，求较小样本的秩和。',
            },
            `R_{m} = ${ranks.join(' + ')} = ${total}`,
            ['M1', 'A1'],
          ),
          step(
            {
              en: 'Compare with m(m + n + 1) − R and take the smaller.',
              zh: '与 m(m + n + 1) − R 比较，取较小者。',
            },
            [`m(m + n + 1) - R_{m} = ${m} \\times ${m + n + 1} - ${total} = ${other}`, text],
            ['M1', 'A1'],
          ),
        ],
        answer: { text, tex: text },
      };
    }
    const differences = parameters.values.map((one) => roundToPlaces(one - parameters.median, 9));
    const ranks = ranksOf(differences.map(Math.abs));
    const [plus, minus] = [(one: number) => one > 0, (one: number) => one < 0].map((side) =>
      sum(ranks.filter((_, index) => side(differences[index]!))),
    );
    const text = `T = ${Math.min(plus!, minus!)}`;
    return {
      title: { en: 'Wilcoxon signed-rank test', zh: '威尔科克森符号秩检验' },
      steps: [
        step(
          { en: 'Find the differences and rank their sizes.', zh: '求差值，并按绝对值编秩。' },
          [
            differences.join(',\\; '),
            ranks.map((rank, index) => (differences[index]! < 0 ? `-${rank}` : String(rank))).join(',\\; '),
          ],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Add the positive and the negative ranks.', zh: '分别求正秩和与负秩和。' },
          `P = ${plus},\\quad N = ${minus}`,
          ['M1'],
        ),
        step({ en: 'T is the smaller sum.', zh: 'T 取较小者。' }, text, ['A1']),
      ],
      answer: { text, tex: text },
    };
  },

  /** Counting pairs instead of ranking: Walsh averages for T, and how often one sample exceeds the other for W. */
  verify({ answer }, parameters) {
    const claimed = Number(answer.text.split('=')[1]);
    const name = { en: 'Counting pairs gives the same rank sum.', zh: '按数对计数，结果相同。' };
    if (parameters.kind === 'sum') {
      const { first, second } = parameters;
      const m = first.length;
      const above = first.reduce((count, one) => count + second.filter((other) => one > other).length, 0);
      const rank = above + (m * (m + 1)) / 2;
      return [{ name, passed: claimed === Math.min(rank, m * (m + second.length + 1) - rank) }];
    }
    const differences = parameters.values.map((one) => one - parameters.median);
    let positive = 0;
    for (const [index, one] of differences.entries())
      for (const other of differences.slice(index)) if (one + other > 1e-9) positive += 1;
    const all = (differences.length * (differences.length + 1)) / 2;
    return [{ name, passed: claimed === Math.min(positive, all - positive) }];
  },
};

const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);

const ranksOf = (values: number[]) => values.map((one) => 1 + values.filter((other) => other < one).length);

import type { Method } from '../../../writing/method.ts';
import { roundTo } from '../../../algebra-system/numbers/significant-figures.ts';
import { chiSquared, chiSquaredQuantile } from '../../../algebra-system/numeric/distributions.ts';
import { exactOrRounded, rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Parameters {
  observed: number[];
  expected: number[];
  freedom: number;
  /** null where only the statistic is asked for. */
  level: number | null;
  table: boolean;
}

export const chiSquaredTest: Method<Parameters> = {
  id: 'chi-squared-test',
  topic: '9231/p4/chi-squared-tests',

  match(question) {
    const text = plainWording(question.text).replace(/χ|\\chi/g, 'chi');
    if (
      !/chi|goodness|contingency|independen|associat|卡方|拟合优度|列联表|独立性/i.test(text) ||
      /yates|binomial|poisson|normal|combine|泊松|二项|正态/i.test(text)
    )
      return null;
    const level =
      /(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%\s{0,9}(?:significance )?(?:significance|level|的?显著性?水平)|显著性?水平(?:为)?\s{0,9}(\d{1,40}(?:\.\d{1,40})?)\s{0,9}%/i.exec(
        text,
      );
    const share = level ? Number(level[1] ?? level[2]) / 100 : null;
    if (share === null && !/test statistic|value of chi|calculate chi|find chi|统计量/i.test(text))
      return null;
    const read = listsIn(text) ?? tableIn(text);
    if (!read || read.expected.some((one) => one < 5)) return null;
    return { ...read, level: share };
  },

  solve({ observed, expected, freedom, level, table }, { precision }) {
    const parts = observed.map((count, index) => (count - expected[index]!) ** 2 / expected[index]!);
    const statistic = parts.reduce((sum, one) => sum + one, 0);
    const text = rounded(statistic, precision);
    const title = table
      ? { en: 'Test of independence', zh: '独立性检验' }
      : { en: 'Goodness-of-fit test', zh: '拟合优度检验' };
    const steps = [
      ...(table
        ? [
            step(
              {
                en: 'Expected frequency: row total × column total ÷ grand total.',
                zh: '期望频数：行合计 × 列合计 ÷ 总数。',
              },
              expected.map((one) => exactOrRounded(roundTo(one, 5))).join(',\\; '),
              ['M1', 'A1'],
            ),
          ]
        : []),
      step(
        { en: 'Find the sum of (O − E)²/E.', zh: '求 (O − E)²/E 的和。' },
        [
          `X^{2} = ${parts.map((_, index) => `\\frac{(${observed[index]} - ${working(expected[index]!)})^{2}}{${working(expected[index]!)}}`).join(' + ')}`,
          `X^{2} = ${text}`,
        ],
        ['M1', 'A1'],
      ),
    ];
    if (level === null) return { title, steps, answer: { text: `X^2 = ${text}`, tex: `X^{2} = ${text}` } };
    const critical = chiSquaredQuantile(1 - level, freedom);
    const isRejected = statistic > critical;
    const conclusion = `X^2 = ${text}, ${isRejected ? 'reject H0' : 'do not reject H0'}`;
    steps.push(
      step(
        { en: 'Find the degrees of freedom and the critical value.', zh: '求自由度和临界值。' },
        `\\nu = ${freedom},\\quad \\chi^{2} = ${tableValue(critical)}`,
        ['B1'],
      ),
      step(
        {
          en: isRejected
            ? 'The test statistic is greater than the critical value: reject H₀.'
            : 'The test statistic is not greater than the critical value: do not reject H₀.',
          zh: isRejected ? '检验统计量大于临界值：拒绝 H₀。' : '检验统计量不大于临界值：不拒绝 H₀。',
        },
        `${text} ${isRejected ? '>' : '<'} ${tableValue(critical)}`,
        ['M1', 'A1'],
      ),
    );
    return {
      title,
      steps,
      answer: {
        text: conclusion,
        tex: `X^{2} = ${text},\\; \\text{${isRejected ? 'reject' : 'do not reject'} } H_{0}`,
      },
    };
  },

  /** ΣO²/E − n is the same statistic, and its p-value leads to the same decision. */
  verify({ answer }, { observed, expected, freedom, level }, { precision }) {
    const total = observed.reduce((sum, one) => sum + one, 0);
    const other = observed.reduce((sum, count, index) => sum + count ** 2 / expected[index]!, 0) - total;
    const chance = 1 - chiSquared(other, freedom);
    return [
      {
        name: { en: 'ΣO²/E − n gives the same result.', zh: 'ΣO²/E − n 给出相同结果。' },
        passed: answer.text.startsWith(`X^2 = ${rounded(other, precision)}`),
      },
      {
        name: { en: 'Expected frequencies add up to the total.', zh: '期望频数之和等于总数。' },
        passed: Math.abs(expected.reduce((sum, one) => sum + one, 0) - total) < 0.06,
      },
      {
        name: { en: 'The p-value leads to the same decision.', zh: '由 p 值得到相同结论。' },
        passed:
          level === null ||
          (chance < level === !answer.text.includes('do not') && Math.abs(chance - level) > 1e-6),
      },
    ];
  },
};

const ONE = '\\d{1,40}(?:\\.\\d{1,40})?';
const NUMBERS = `(${ONE}(?:(?:\\s{0,9},\\s{0,9}|\\s{1,9}and\\s{1,9}|\\s{1,9})${ONE}){1,60})(?![\\s,]{0,9}\\d)`;
const numbers = (list: string) => list.split(/\s*,\s*|\s+and\s+|\s+/).map(Number);

/** Observed and expected frequencies, or a fit to equal or given proportions. */
function listsIn(text: string): Omit<Parameters, 'level'> | null {
  const observed = new RegExp(
    `(?:observed(?: frequencies)?|observed values|观测频数|观察频数|实际频数)\\s{0,9}(?:are|were|is|为|:|=)?\\s{0,9}:?\\s{0,9}${NUMBERS}`,
    'i',
  ).exec(text)?.[1];
  if (!observed) return null;
  const counts = numbers(observed);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const typed = new RegExp(
    `(?:expected(?: frequencies)?|expected values|期望频数|理论频数)\\s{0,9}(?:are|were|is|为|:|=)?\\s{0,9}:?\\s{0,9}${NUMBERS}`,
    'i',
  ).exec(text)?.[1];
  const ratio = /ratio\s*(\d+(?:\s*:\s*\d+)+)|比例?(?:为)?\s*(\d+(?:\s*:\s*\d+)+)/i.exec(text);
  const parts = ratio && (ratio[1] ?? ratio[2]!).split(':').map(Number);
  const expected = typed
    ? numbers(typed)
    : parts
      ? parts.map((one) => (one * total) / parts.reduce((sum, part) => sum + part, 0))
      : /fair|equally likely|uniform|均匀|等可能/i.test(text)
        ? counts.map(() => total / counts.length)
        : null;
  const times = /(\d{1,9}) (?:times|throws|trials)\b|(\d{1,9})\s?次/i.exec(text);
  if (times && Number(times[1] ?? times[2]) !== total) return null;
  if (!expected || expected.length !== counts.length || counts.some((one) => !Number.isInteger(one)))
    return null;
  return { observed: counts, expected, freedom: counts.length - 1, table: false };
}

/** Rows parted by semicolons: 20, 30; 15, 35 */
function tableIn(text: string): Omit<Parameters, 'level'> | null {
  const cells =
    /(\d{1,40}(?:\s{0,9},\s{0,9}\d{1,40}){1,30}(?:\s{0,9};\s{0,9}\d{1,40}(?:\s{0,9},\s{0,9}\d{1,40}){1,30}){1,30})/.exec(
      text,
    )?.[1];
  const rows = cells?.split(';').map((row) => row.split(',').map(Number));
  if (!rows || rows.some((row) => row.length !== rows[0]!.length)) return null;
  const total = rows.flat().reduce((sum, one) => sum + one, 0);
  const across = rows.map((row) => row.reduce((sum, one) => sum + one, 0));
  const down = rows[0]!.map((_, index) => rows.reduce((sum, row) => sum + row[index]!, 0));
  return {
    observed: rows.flat(),
    expected: across.flatMap((row) => down.map((column) => (row * column) / total)),
    freedom: (rows.length - 1) * (rows[0]!.length - 1),
    table: true,
  };
}

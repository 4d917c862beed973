import { chiSquared, chiSquaredQuantile } from '../../../algebra-system/numeric/distributions.ts';
import { rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { type Claim, decided, THREE } from './claim.ts';

/** The χ²-test of independence, where every expected frequency is 5 or more. */
export function independence(goal: Goal, { name, level }: Claim, model: Model): Worked | null {
  const table = ['', 'chi-squared'].includes(name) ? contingencyIn(model) : null;
  if (!table || model.variables.length > 0 || model.data.lists.length > 0) return null;
  const { rows, fact } = table;
  const expected = expectedOf(rows);
  const freedom = (rows.length - 1) * (rows[0]!.length - 1);
  // Columns to be put together, and a correction for one degree of freedom, are not of this test.
  if (expected.flat().some((one) => one < 5) || freedom < 2) return null;
  const observed = rows.flat();
  const total = observed.reduce((a, b) => a + b, 0);
  const sizes = [...model.data.sizes, ...model.samples];
  if (sizes.some(({ size }) => size !== total)) return null;
  const parts = observed.map((one, at) => (one - expected.flat()[at]!) ** 2 / expected.flat()[at]!);
  const statistic = parts.reduce((a, b) => a + b, 0);
  const again = observed.reduce((sum, one, at) => sum + one ** 2 / expected.flat()[at]!, 0) - total;
  const critical = chiSquaredQuantile(1 - level, freedom);
  const chance = 1 - chiSquared(statistic, freedom);
  const isRejected = statistic > critical;
  const text = rounded(statistic, goal.figures ?? THREE);
  return {
    topic: '9231/p4/chi-squared-tests',
    steps: [
      step(
        { en: 'H₀: the two are independent. H₁: they are not.', zh: 'H₀：两者相互独立；H₁：两者不独立。' },
        [],
      ),
      step(
        {
          en: 'Expected frequency: row total × column total ÷ grand total.',
          zh: '期望频数：行合计 × 列合计 ÷ 总数。',
        },
        expected.map((row) => row.map((one) => working(one)).join(',\\; ')),
      ),
      step(
        { en: 'Find the sum of (O − E)²/E.', zh: '求 (O − E)²/E 的和。' },
        `X^{2} = ${parts.map((one) => rounded(one, { kind: 'figures', digits: 4 })).join(' + ')} = ${text}`,
      ),
      step(
        { en: 'Find the degrees of freedom and the critical value.', zh: '求自由度和临界值。' },
        `\\nu = ${freedom},\\quad ${tableValue(critical)}`,
      ),
    ],
    ...decided('X^2', text, tableValue(critical), isRejected, level, {
      en: 'the two are not independent',
      zh: '两者不独立',
    }),
    isRight:
      Math.abs(statistic - again) < 1e-8 * Math.max(1, total) &&
      chance < level === isRejected &&
      Math.abs(chance - level) > 1e-5,
    facts: [fact, ...sizes.map((one) => one.fact)],
  };
}

export function expectedOf(rows: readonly number[][]): number[][] {
  const total = rows.flat().reduce((a, b) => a + b, 0);
  const columns = rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0));
  return rows.map((row) => columns.map((column) => (row.reduce((a, b) => a + b, 0) * column) / total));
}

/** The counts of a table with names above and before them, without its totals. */
export function contingencyIn({ tables }: Model): { rows: number[][]; fact: Fact } | null {
  const [table, another] = tables;
  if (!table || another) return null;
  const [header, ...body] = table.rows;
  if (!header || body.length < 2) return null;
  const isTotal = (cell: string | undefined) =>
    /^\**(?:total|totals|合计|总计)\**$/i.test((cell ?? '').trim());
  const withTotals = isTotal(header.at(-1));
  const rows = body.map(([, ...cells]) => cells.map((cell) => Number(cell.replace(/[$\s]/g, ''))));
  const width = rows[0]!.length;
  const isWhole = rows.every(
    (row) => row.length === width && row.every((one) => Number.isInteger(one) && one >= 0),
  );
  if (!isWhole || (header.length !== width + 1 && header.length !== width)) return null;
  const last = isTotal(body.at(-1)?.[0]);
  const counts = (last ? rows.slice(0, -1) : rows).map((row) => (withTotals ? row.slice(0, -1) : row));
  const areTotals =
    (!withTotals || counts.every((row, at) => row.reduce((a, b) => a + b, 0) === rows[at]!.at(-1))) &&
    (!last ||
      counts[0]!.every((_, at) => counts.reduce((sum, row) => sum + row[at]!, 0) === rows.at(-1)![at]));
  return areTotals && counts.length > 1 && counts[0]!.length > 1 ? { rows: counts, fact: table.fact } : null;
}

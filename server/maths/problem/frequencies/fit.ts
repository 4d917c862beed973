import { chiSquared, chiSquaredQuantile } from '../../algebra-system/numeric/distributions.ts';
import { rounded, tableValue, working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Text } from '../../../core/locale.ts';
import type { Goal } from '../schema/problem.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { decided, THREE } from '../statistics/tests/claim.ts';
import { areIntervals, type Class } from './classes.ts';
import type { Law } from './laws.ts';
import type { Counts } from './told-counts.ts';

export const COUNTS = '9231/p4/chi-squared-tests';

interface Cell {
  name: string;
  observed: number;
  expected: number;
}

/** The expected frequency of each class, what no class holds in a class of its own. */
function cellsOf({ classes, observed }: Counts, law: Law): Cell[] | null {
  const total = observed.reduce((a, b) => a + b, 0);
  const all: (Class & { observed: number })[] = classes.map((one, at) => ({
    ...one,
    observed: observed[at]!,
  }));
  const [first, last] = [all[0]!, all.at(-1)!];
  if (first.low > law.between[0]) {
    if (areIntervals(classes)) return null;
    all.unshift({ low: law.between[0], high: first.low - 1, name: `< ${first.low}`, observed: 0 });
  }
  if (last.high < law.between[1]) {
    if (areIntervals(classes)) return null;
    all.push({ low: last.high + 1, high: Infinity, name: `> ${last.high}`, observed: 0 });
  }
  if (last.high !== Infinity && last.high > law.between[1]) return null;
  return all.map((one) => ({
    name: one.name,
    observed: one.observed,
    expected: total * law.chanceOf(one),
  }));
}

/** Classes beside each other are put together until each is expected five times. */
function combined(cells: readonly Cell[]): Cell[] {
  const all = [...cells];
  const join = (at: number) => {
    const [a, b] = [all[at]!, all[at + 1]!];
    all.splice(at, 2, {
      name: `${a.name}, ${b.name}`,
      observed: a.observed + b.observed,
      expected: a.expected + b.expected,
    });
  };
  while (all.length > 1 && all.at(-1)!.expected < 5) join(all.length - 2);
  while (all.length > 1 && all[0]!.expected < 5) join(0);
  return all;
}

/** The statistic with its critical value. */
export function chiTest(
  cells: readonly Cell[],
  freedom: number,
  goal: Goal,
  level: number,
  { hypotheses, says, before }: { hypotheses: Text; says: Text; before: Step[] },
): Outcome | null {
  if (cells.some(({ expected }) => expected < 5) || freedom < 1) return null;
  const parts = cells.map(({ observed, expected }) => (observed - expected) ** 2 / expected);
  const statistic = parts.reduce((a, b) => a + b, 0);
  const totals = cells.reduce((sum, { observed, expected }) => sum + 2 * observed - expected, 0);
  const again = cells.reduce((sum, { observed, expected }) => sum + observed ** 2 / expected, 0) - totals;
  const critical = chiSquaredQuantile(1 - level, freedom);
  const chance = 1 - chiSquared(statistic, freedom);
  const isRejected = statistic > critical;
  const text = rounded(statistic, goal.figures ?? THREE);
  return {
    topic: COUNTS,
    steps: [
      step(hypotheses, []),
      ...before,
      step(
        { en: 'Find the sum of (O − E)²/E.', zh: '求 (O − E)²/E 的和。' },
        `X^{2} = ${parts.map((one) => rounded(one, { kind: 'figures', digits: 4 })).join(' + ')} = ${text}`,
      ),
      step(
        { en: 'Find the degrees of freedom and the critical value.', zh: '求自由度和临界值。' },
        `\\nu = ${freedom},\\quad ${tableValue(critical)}`,
      ),
    ],
    ...decided('X^2', text, tableValue(critical), isRejected, level, says),
    isRight:
      Math.abs(statistic - again) < 1e-7 * Math.max(1, statistic) &&
      chance < level === isRejected &&
      Math.abs(chance - level) > 1e-4,
  };
}

/** The test of how well counts go with a law. */
export function fitTest(goal: Goal, counts: Counts, level: number): Outcome | null {
  const { law } = counts;
  const all = law ? cellsOf(counts, law) : null;
  if (!law || !all || !areAsPrinted(counts, law)) return null;
  const cells = combined(all);
  return chiTest(cells, cells.length - 1 - law.estimated, goal, level, {
    hypotheses: { en: 'H₀: the model fits the data. H₁: it does not.', zh: 'H₀：模型适合数据；H₁：不适合。' },
    says: { en: 'the model is not suitable', zh: '该模型不适合这些数据' },
    before: [
      step(
        {
          en: 'Expected frequencies; classes with less than 5 are put together with those beside them.',
          zh: '求期望频数；期望频数小于 5 的组与相邻组合并。',
        },
        cells.map(({ observed, expected }) => `O = ${observed},\\quad E = ${working(expected)}`),
      ),
    ],
  });
}

/** Whether every expected frequency that is printed is that of the law. */
export function areAsPrinted({ expected, observed }: Counts, law: Law): boolean {
  const total = observed.reduce((a, b) => a + b, 0);
  return (
    !expected ||
    expected.cells.every(
      (cell, at) =>
        /^[a-z]$/.test(cell) || Math.abs(Number(cell) - total * law.chanceOf(expected.classes[at]!)) < 0.0151,
    )
  );
}

/** The value of a letter in the row of expected frequencies. */
export function letterAsked(letter: string, counts: Counts): number | null {
  const { expected, law, observed } = counts;
  const at = expected?.cells.indexOf(letter) ?? -1;
  if (!expected || !law || at < 0 || expected.cells.lastIndexOf(letter) !== at || !areAsPrinted(counts, law))
    return null;
  return observed.reduce((a, b) => a + b, 0) * law.chanceOf(expected.classes[at]!);
}

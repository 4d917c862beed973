import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';

type Point = Readonly<Record<string, number>>;

const STEPS = 40;

/** Where Newton's method for these zeros comes to rest from a point nearby; null where it does not. */
export function restNear(
  zeros: readonly Expression[],
  letters: readonly string[],
  near: Point,
): Point | null {
  let at = letters.map((letter) => near[letter]!);
  for (let turn = 0; turn < STEPS; turn += 1) {
    const values = valuesAt(zeros, letters, at);
    const slopes = letters.map((_, column) => {
      const width = 1e-6 * Math.max(1, Math.abs(at[column]!));
      const moved = at.map((one, i) => (i === column ? one + width : one));
      return valuesAt(zeros, letters, moved).map((one, row) => (one - values[row]!) / width);
    });
    const step = leastSquares(slopes, values);
    if (!step || step.some((one) => !Number.isFinite(one))) return null;
    at = at.map((one, i) => one - step[i]!);
    if (step.every((one, i) => Math.abs(one) < 1e-9 * Math.max(1, Math.abs(at[i]!))))
      return Object.fromEntries(letters.map((letter, i) => [letter, at[i]!]));
  }
  return null;
}

const valuesAt = (zeros: readonly Expression[], letters: readonly string[], at: readonly number[]) => {
  const values = Object.fromEntries(letters.map((letter, i) => [letter, at[i]!]));
  return zeros.map((zero) => evaluate(zero, values));
};

/** The step whose image, by the columns of slopes, is nearest to the values. */
function leastSquares(columns: number[][], values: number[]): number[] | null {
  const dot = (a: number[], b: number[]) => a.reduce((total, one, i) => total + one * b[i]!, 0);
  const rows = columns.map((a) => [...columns.map((b) => dot(a, b)), dot(a, values)]);
  for (const [at] of rows.entries()) {
    const best = rows.slice(at).toSorted((a, b) => Math.abs(b[at]!) - Math.abs(a[at]!))[0]!;
    if (Math.abs(best[at]!) < 1e-14) return null;
    rows.splice(rows.indexOf(best), 1);
    rows.splice(
      at,
      0,
      best.map((one) => one / best[at]!),
    );
    for (const [other, row] of rows.entries())
      if (other !== at) rows[other] = row.map((one, i) => one - row[at]! * rows[at]![i]!);
  }
  return rows.map((row) => row.at(-1)!);
}

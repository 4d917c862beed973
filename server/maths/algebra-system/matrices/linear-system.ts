import { minus, over, type Rational, signOf, times } from '../numbers/rational.ts';

/** The one solution of equations given as rows of coefficients with the right side last; null where there is not exactly one. */
export function solveLinear(given: Rational[][], unknowns: number): Rational[] | null {
  const rows = given.map((row) => [...row]);
  for (let column = 0; column < unknowns; column += 1) {
    const pivotRow = rows.findIndex((row, index) => index >= column && signOf(row[column]!) !== 0);
    if (pivotRow < 0) return null;
    [rows[column], rows[pivotRow]] = [rows[pivotRow]!, rows[column]!];
    const lead = rows[column]!.map((value) => over(value, rows[column]![column]!));
    for (const [index, row] of rows.entries())
      rows[index] =
        index === column ? lead : row.map((value, at) => minus(value, times(row[column]!, lead[at]!)));
  }
  const isConsistent = rows.slice(unknowns).every((row) => signOf(row[unknowns]!) === 0);
  return isConsistent ? rows.slice(0, unknowns).map((row) => row[unknowns]!) : null;
}

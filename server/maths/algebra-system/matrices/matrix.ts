import { minus, ONE, opposite, over, plus, type Rational, times, ZERO } from '../numbers/rational.ts';

/** Rows of exact numbers, all of one length. */
export type Matrix = readonly (readonly Rational[])[];

export function isSquare(m: Matrix): boolean {
  return m.length === m[0]!.length;
}
export function identity(size: number): Matrix {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, at) => (row === at ? ONE : ZERO)),
  );
}
export function diagonal(values: Rational[]): Matrix {
  return values.map((value, row) => values.map((_, at) => (row === at ? value : ZERO)));
}
export function mapEntries(
  m: Matrix,
  change: (entry: Rational, row: number, at: number) => Rational,
): Matrix {
  return m.map((row, index) => row.map((entry, at) => change(entry, index, at)));
}
export function sumOf(a: Matrix, b: Matrix): Matrix {
  return mapEntries(a, (entry, row, at) => plus(entry, b[row]![at]!));
}
export function timesNumber(m: Matrix, by: Rational): Matrix {
  return mapEntries(m, (entry) => times(entry, by));
}
export function transpose(m: Matrix): Matrix {
  return m[0]!.map((_, at) => m.map((row) => row[at]!));
}
/** The columns of a must be as many as the rows of b. */
export function productOf(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b);
  return a.map((row) =>
    columns.map((column) => row.reduce((total, one, at) => plus(total, times(one, column[at]!)), ZERO)),
  );
}
export function powerOf(m: Matrix, exponent: number): Matrix {
  return Array.from({ length: exponent }).reduce<Matrix>(
    (result) => productOf(result, m),
    identity(m.length),
  );
}
export function sameMatrix(a: Matrix, b: Matrix): boolean {
  return a.every((row, index) =>
    row.every(({ n, d }, at) => n === b[index]![at]!.n && d === b[index]![at]!.d),
  );
}

/** What is left without one row and one column. */
export function without(m: Matrix, row: number, at: number): Matrix {
  return m.filter((_, index) => index !== row).map((one) => one.filter((_, index) => index !== at));
}
/** Expands along the first row. */
export function determinant(m: Matrix): Rational {
  if (m.length === 1) return m[0]![0]!;
  return m[0]!.reduce((total, entry, at) => {
    const part = times(entry, determinant(without(m, 0, at)));
    return at % 2 ? minus(total, part) : plus(total, part);
  }, ZERO);
}
export function cofactors(m: Matrix): Matrix {
  if (m.length === 1) return [[ONE]];
  return mapEntries(m, (_, row, at) => {
    const minor = determinant(without(m, row, at));
    return (row + at) % 2 ? opposite(minor) : minor;
  });
}
/** The determinant must not be 0. */
export function inverseOf(m: Matrix): Matrix {
  return timesNumber(transpose(cofactors(m)), over(ONE, determinant(m)));
}

/** Rows reduced until each begins with a 1 that stands alone in its column. */
export function rowReduce(m: Matrix): { rows: Matrix; pivots: number[] } {
  let rows = m.map((row) => [...row]);
  const pivots: number[] = [];
  for (let at = 0; at < m[0]!.length && pivots.length < m.length; at += 1) {
    const from = rows.findIndex((row, index) => index >= pivots.length && row[at]!.n !== 0n);
    if (from < 0) continue;
    const top = pivots.length;
    [rows[top], rows[from]] = [rows[from]!, rows[top]!];
    const lead = rows[top]![at]!;
    const first = rows[top]!.map((entry) => over(entry, lead));
    rows = rows.map((row, index) =>
      index === top ? first : row.map((entry, column) => minus(entry, times(row[at]!, first[column]!))),
    );
    pivots.push(at);
  }
  return { rows, pivots };
}

/** A basis of the vectors that m sends to 0. */
export function kernel(m: Matrix): Rational[][] {
  const { rows, pivots } = rowReduce(m);
  const free = m[0]!.map((_, at) => at).filter((at) => !pivots.includes(at));
  return free.map((at) =>
    m[0]!.map((_, column) => {
      if (column === at) return ONE;
      const row = pivots.indexOf(column);
      return row < 0 ? ZERO : opposite(rows[row]![at]!);
    }),
  );
}

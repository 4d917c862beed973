import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Link } from './printed-links.ts';

type Rows = number[][];

/** Judges an equation between vectors or matrices of numbers: sums, multiples, products and vector products. */
export function vectorsAgree({ sides }: Link): boolean | null {
  if (sides.length < 2) return null;
  const matrices = sides.map(({ value, tex }) => (value ? rowsOf(value, /\\times/.test(tex)) : null));
  const known = matrices.filter((one) => one !== null);
  const isSame = known.every((one) => sameRows(one, known[0]!));
  if (known.length > 1 && !isSame) return false;
  return known.length === sides.length ? true : null;
}

const sameRows = (one: Rows, other: Rows) =>
  one.length === other.length &&
  one.every(
    (row, at) =>
      row.length === other[at]!.length &&
      row.every(
        (entry, column) => Math.abs(entry - other[at]![column]!) <= 6e-3 * Math.max(1, Math.abs(entry)),
      ),
  );

function rowsOf(one: Expression, isCross: boolean): Rows | null {
  switch (one.kind) {
    case 'matrix': {
      const rows = one.rows.map((row) =>
        row.map((entry) => (symbolsOf(entry).length > 0 ? NaN : evaluate(entry))),
      );
      return rows.flat().every(Number.isFinite) ? rows : null;
    }
    case 'negative':
      return scaled(rowsOf(one.of, isCross), -1);
    case 'sum':
      return one.terms.map((term) => rowsOf(term, isCross)).reduce((all, rows) => addRows(all, rows));
    case 'product':
      return productOf(one.factors, isCross);
    default:
      return null;
  }
}

function productOf(factors: Expression[], isCross: boolean): Rows | null {
  let size = 1;
  let rows: Rows | null = null;
  for (const factor of factors) {
    const own = rowsOf(factor, isCross);
    if (!own) {
      if (symbolsOf(factor).length > 0) return null;
      size *= evaluate(factor);
    } else if (!rows) rows = own;
    else if (isCross && rows.length === 3 && rows[0]!.length === 1) rows = cross(rows, own);
    else rows = multiplyRows(rows, own);
    if (own && !rows) return null;
  }
  return Number.isFinite(size) ? scaled(rows, size) : null;
}

const scaled = (rows: Rows | null, by: number) => rows && rows.map((row) => row.map((entry) => by * entry));

const addRows = (one: Rows | null, other: Rows | null): Rows | null =>
  one && other && one.length === other.length && one[0]!.length === other[0]!.length
    ? one.map((row, at) => row.map((entry, column) => entry + other[at]![column]!))
    : null;

function cross(one: Rows, other: Rows): Rows | null {
  const [a, b] = [one.flat(), other.flat()] as [number[], number[]];
  if (a.length !== 3 || b.length !== 3) return null;
  return [0, 1, 2].map((at) => {
    const [next, last] = [(at + 1) % 3, (at + 2) % 3];
    return [a[next]! * b[last]! - a[last]! * b[next]!];
  });
}

function multiplyRows(one: Rows, other: Rows): Rows | null {
  if (one[0]!.length !== other.length) return null;
  return one.map((row) =>
    other[0]!.map((_, column) => row.reduce((total, entry, at) => total + entry * other[at]![column]!, 0)),
  );
}

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Thing } from '../../schema/problem.ts';
import type { Area, Look, Numbers } from '../values/area.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { isZeroAt } from '../values/system.ts';
import { expressionValue, type Value } from '../values/value.ts';
import { determinantOf, inverseOf, matrixFormula, matrixValue, rowsIn } from './formula.ts';

/** The equation that says what a matrix is, or several that say the same. */
function matrixThing({ name }: Thing, look: Look): Value | null {
  const bodies = look.facts.flatMap((one) => {
    const statement =
      one.relation === 'holds' && typeof one.of[0] === 'string' ? statementIn(one.of[0]) : null;
    if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return [];
    const [left, right] = statement.sides as [Expression, Expression];
    const isIt = left.kind === 'symbol' && left.name === name && !symbolsOf(right).includes(name!);
    return isIt ? [{ one, right }] : [];
  });
  const all = bodies.map(({ right }) => (right.kind === 'matrix' ? right.rows : rowsIn(look.formula(right))));
  const [rows] = all;
  if (!rows || !all.every((one) => one !== null && isSameTable(one, rows))) return null;
  // What a matrix was shown to be says the same once more.
  for (const { one } of bodies) look.use((fact) => fact === one);
  return matrixValue(rows);
}

const isSameTable = (a: Expression[][], b: Expression[][]): boolean =>
  a.length === b.length &&
  a.every(
    (row, at) =>
      row.length === b[at]!.length &&
      row.every(
        (one, index) =>
          isZeroAt(difference(one, b[at]![index]!), {}) || toText(one) === toText(b[at]![index]!),
      ),
  );

type Table = number[][];

const tableOf = (one: Numeric | null | undefined): Table | null =>
  one?.is === 'array' && one.of === 'matrix'
    ? Array.from({ length: one.parts.length / one.columns }, (_, at) =>
        one.parts.slice(at * one.columns, (at + 1) * one.columns),
      )
    : null;

const numeric = (rows: Table): Numeric => ({
  is: 'array',
  of: 'matrix',
  parts: rows.flat(),
  columns: rows[0]!.length,
});

/** Rows cleared below and above each pivot; the product of the pivots, with the sign of the exchanges, beside. */
function reduced(rows: Table): { size: number; inverse: Table } {
  const n = rows.length;
  const all = rows.map((row, at) => [
    ...row,
    ...Array.from({ length: n }, (_, index) => (index === at ? 1 : 0)),
  ]);
  let size = 1;
  for (let at = 0; at < n; at += 1) {
    let best = at;
    for (let row = at; row < n; row += 1)
      if (Math.abs(all[row]![at]!) > Math.abs(all[best]![at]!)) best = row;
    if (Math.abs(all[best]![at]!) < 1e-12) return { size: 0, inverse: [] };
    if (best !== at) [all[at], all[best], size] = [all[best]!, all[at]!, -size];
    const pivot = all[at]![at]!;
    size *= pivot;
    all[at] = all[at]!.map((one) => one / pivot);
    for (let row = 0; row < n; row += 1)
      if (row !== at) {
        const by = all[row]![at]!;
        all[row] = all[row]!.map((one, index) => one - by * all[at]![index]!);
      }
  }
  return { size, inverse: all.map((row) => row.slice(n)) };
}

const isSquare = (rows: Table | null): rows is Table =>
  rows !== null && rows.every(({ length }) => length === rows.length);

/** A formula of matrices, worked out in numbers with the inverse by rows. */
function formula(one: Expression, numbers: Numbers): Numeric | null {
  const isMatrix = (part: Expression) =>
    (part.kind === 'matrix' && part.rows.some(({ length }) => length > 1)) ||
    (part.kind === 'symbol' && numbers.thing('matrix', part.name) !== null);
  if (!contains(one, isMatrix)) return null;
  const found = tableIn(one, numbers);
  return Array.isArray(found) ? numeric(found) : null;
}

function tableIn(one: Expression, numbers: Numbers): Table | number | null {
  switch (one.kind) {
    case 'matrix':
      return one.rows.map((row) => row.map((entry) => evaluate(entry, numbers.letters)));
    case 'symbol':
      return tableOf(numbers.thing('matrix', one.name)) ?? numbers.letters[one.name] ?? null;
    case 'negative':
      return times(-1, tableIn(one.of, numbers));
    case 'sum':
      return one.terms.map((term) => tableIn(term, numbers)).reduce(plus);
    case 'product':
      return one.factors.map((factor) => tableIn(factor, numbers)).reduce(times);
    case 'quotient':
      return times(1 / evaluate(one.denominator, numbers.letters), tableIn(one.numerator, numbers));
    case 'power': {
      const base = tableIn(one.base, numbers);
      const to = evaluate(one.exponent);
      if (!Array.isArray(base)) return base === null ? null : base ** to;
      if (!isSquare(base)) return null;
      const back = to < 0 ? reduced(base) : null;
      if (back?.size === 0) return null;
      const factor = back ? back.inverse : base;
      return Array.from({ length: Math.abs(to) }).reduce<Table | number | null>(
        (all) => times(all, factor),
        1,
      );
    }
    default:
      return evaluate(one, numbers.letters);
  }
}

function plus(a: Table | number | null, b: Table | number | null): Table | number | null {
  if (Array.isArray(a) && Array.isArray(b))
    return a.map((row, at) => row.map((one, index) => one + (b[at]?.[index] ?? Number.NaN)));
  return typeof a === 'number' && typeof b === 'number' ? a + b : null;
}

function times(a: Table | number | null, b: Table | number | null): Table | number | null {
  if (a === null || b === null) return null;
  if (typeof a === 'number') return typeof b === 'number' ? a * b : b.map((row) => row.map((one) => a * one));
  if (typeof b === 'number') return times(b, a);
  if (a[0]!.length !== b.length) return null;
  return a.map((row) =>
    b[0]!.map((_, at) => row.reduce((total, one, index) => total + one * b[index]![at]!, 0)),
  );
}

const size = (one: Numeric | undefined): number | null => {
  const rows = tableOf(one);
  return isSquare(rows) ? reduced(rows).size : null;
};

/** Matrices as things: products, determinants and inverses. */
export const MATRICES: Area = {
  topic: '9231/p1/matrices',
  things: { matrix: matrixThing },
  formula: matrixFormula,
  properties: {
    determinant: (one) => {
      const rows = rowsIn(one);
      const found = rows && determinantOf(rows);
      return found && expressionValue(found);
    },
    inverse: (one) => {
      const rows = rowsIn(one);
      const found = rows && inverseOf(rows);
      return found && matrixValue(found);
    },
    'matrix value': (one) => (rowsIn(one) ? one! : null),
  },
  relations: {
    singular: (one) => {
      const rows = rowsIn(one);
      const found = rows && determinantOf(rows);
      return found && [found];
    },
  },
  numeric: {
    formula,
    properties: {
      determinant: (one) => {
        const found = size(one);
        return found === null ? null : { is: 'number', value: found };
      },
      inverse: (one) => {
        const rows = tableOf(one);
        const found = isSquare(rows) ? reduced(rows) : null;
        return found && found.size !== 0 ? numeric(found.inverse) : null;
      },
      'matrix value': (one) => (tableOf(one) ? one! : null),
    },
    relations: { singular: (one) => Math.abs(size(one) ?? 1) < 1e-8 },
  },
};

import {
  contains,
  type Expression,
  negative,
  number,
  product,
  quotient,
  rationalValue,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Look } from '../values/area.ts';
import { array, type Value } from '../values/value.ts';

export type Rows = Expression[][];

export const matrixValue = (rows: Rows): Value =>
  array(
    'matrix',
    rows.flat().map((one) => exact(one)),
    rows[0]!.length,
  );

export function rowsIn(value: Value | null | undefined): Rows | null {
  if (value?.is !== 'array' || value.of !== 'matrix' || !value.columns) return null;
  const { parts, columns } = value;
  return Array.from({ length: parts.length / columns }, (_, at) =>
    parts.slice(at * columns, (at + 1) * columns),
  );
}

const isNamed = (name: string, look: Look): boolean =>
  look.things.some((thing) => thing.kind === 'matrix' && thing.name === name);

const isOfThese = (one: Expression, look: Look): boolean =>
  (one.kind === 'matrix' && one.rows.some(({ length }) => length > 1)) ||
  (one.kind === 'symbol' && isNamed(one.name, look));

/** `unit` is a multiple of I, whatever its size. */
type Part = { rows: Rows } | { number: Expression; unit?: true };

/** What a formula of matrices is worth; null where it has none in it. */
export function matrixFormula(one: Expression, look: Look): Value | null {
  if (!contains(one, (part) => isOfThese(part, look))) return null;
  const part = partOf(one, look);
  return part && 'rows' in part ? matrixValue(part.rows) : null;
}

function partOf(one: Expression, look: Look): Part | null {
  switch (one.kind) {
    case 'matrix':
      return { rows: one.rows };
    case 'symbol': {
      const rows = isNamed(one.name, look) ? rowsIn(look.value({ thing: one.name })) : null;
      if (rows) return { rows };
      if (isNamed(one.name, look)) return null;
      return one.name === 'I' ? { number: number(1), unit: true } : { number: one };
    }
    case 'negative':
      return multiplied({ number: number(-1) }, partOf(one.of, look));
    case 'sum':
      return one.terms.map((term) => partOf(term, look)).reduce(added);
    case 'product':
      return one.factors.map((factor) => partOf(factor, look)).reduce(multiplied);
    case 'quotient':
      return multiplied({ number: quotient(number(1), one.denominator) }, partOf(one.numerator, look));
    case 'power':
      return raised(partOf(one.base, look), one);
    default:
      return contains(one, (part) => isOfThese(part, look)) ? null : { number: one };
  }
}

function raised(base: Part | null, whole: Extract<Expression, { kind: 'power' }>): Part | null {
  const to = rationalValue(whole.exponent);
  if (!base || 'number' in base) return base && { number: whole };
  if (!to || to.d !== 1n || to.n > 12n || to.n < -3n || to.n === 0n) return null;
  const one = to.n < 0n ? inverseOf(base.rows) : base.rows;
  if (!one) return null;
  const factors = Array.from({ length: Math.abs(Number(to.n)) }, (): Part => ({ rows: one }));
  return factors.reduce<Part | null>(multiplied, { number: number(1) });
}

function added(a: Part | null, b: Part | null): Part | null {
  if (!a || !b) return null;
  if ('number' in a && 'number' in b)
    return a.unit === b.unit
      ? { number: sum(a.number, b.number), ...(a.unit && { unit: true as const }) }
      : null;
  if ('number' in a) return a.unit && 'rows' in b ? added(b, a) : null;
  if ('number' in b) {
    const isSquare = a.rows.every(({ length }) => length === a.rows.length);
    return b.unit && isSquare
      ? {
          rows: a.rows.map((row, at) =>
            row.map((entry, index) => (index === at ? sum(entry, b.number) : entry)),
          ),
        }
      : null;
  }
  const isSameSize = a.rows.length === b.rows.length && a.rows[0]!.length === b.rows[0]!.length;
  return isSameSize
    ? { rows: a.rows.map((row, at) => row.map((entry, index) => sum(entry, b.rows[at]![index]!))) }
    : null;
}

function multiplied(a: Part | null, b: Part | null): Part | null {
  if (!a || !b) return null;
  if ('number' in a)
    return 'number' in b
      ? {
          number: product(a.number, b.number),
          ...((a.unit ?? b.unit) && { unit: true as const }),
        }
      : { rows: b.rows.map((row) => row.map((entry) => product(a.number, entry))) };
  if ('number' in b) return multiplied(b, a);
  if (a.rows[0]!.length !== b.rows.length) return null;
  return {
    rows: a.rows.map((row) =>
      b.rows[0]!.map((_, column) =>
        exact(sum(...row.map((entry, at) => product(entry, b.rows[at]![column]!)))),
      ),
    ),
  };
}

const without = (rows: Rows, row: number, at: number): Rows =>
  rows.filter((_, index) => index !== row).map((one) => one.filter((_, index) => index !== at));

/** Expands along the first row. */
export function determinantOf(rows: Rows): Expression | null {
  if (rows.some(({ length }) => length !== rows.length) || rows.length > 3) return null;
  if (rows.length === 1) return rows[0]![0]!;
  const terms = rows[0]!.map((entry, at) => {
    const part = product(entry, determinantOf(without(rows, 0, at))!);
    return at % 2 ? negative(part) : part;
  });
  return exact(sum(...terms));
}

/** The adjugate over the determinant. */
export function inverseOf(rows: Rows): Rows | null {
  const size = determinantOf(rows);
  if (!size || rows.length < 2 || rationalValue(size)?.n === 0n) return null;
  return rows.map((_, row) =>
    rows.map((__, at) => {
      const minor = determinantOf(without(rows, at, row))!;
      return exact(quotient((row + at) % 2 ? negative(minor) : minor, size));
    }),
  );
}

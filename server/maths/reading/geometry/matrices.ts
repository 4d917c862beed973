import { type Expression, rationalValue } from '../../algebra-system/expressions/expression.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import { type Rational, rational } from '../../algebra-system/numbers/rational.ts';
import { wordingIn } from '../wording.ts';
import {
  isSquare,
  type Matrix,
  powerOf,
  productOf,
  sumOf,
  timesNumber,
} from '../../algebra-system/matrices/matrix.ts';

export interface Named {
  name: string | null;
  rows: Expression[][];
  /** The rows where every entry is a number; else null. */
  matrix: Matrix | null;
}
interface MatrixQuestion {
  say: string;
  given: Named[];
  /** The formulas that are not matrices, in order. */
  others: Expression[];
}

/** A question with at least one matrix in it, every formula of which can be read. */
export function readMatrices(text: string): MatrixQuestion | null {
  const wording = wordingIn(text);
  if (!wording) return null;
  const given: Named[] = [];
  const others: Expression[] = [];
  for (const formula of wording.formulas) {
    const parsed = parse(formula);
    if (!parsed.ok) return null;
    const { statement } = parsed;
    if (statement.kind === 'list') return null;
    const named =
      statement.kind === 'relation' && statement.signs.join() === '=' && statement.sides.length === 2;
    if (statement.kind === 'relation' && !named) return null;
    const [left, right] = statement.kind === 'relation' ? statement.sides : [null, statement.value];
    if (right!.kind === 'matrix' && (!left || left.kind === 'symbol'))
      given.push({ name: left ? left.name : null, rows: right!.rows, matrix: numbersOf(right!.rows) });
    else if (left) return null;
    else others.push(right!);
  }
  return given.length > 0 || others.some(hasMatrix) ? { say: wording.say, given, others } : null;
}

function hasMatrix(one: Expression): boolean {
  return one.kind === 'product' && one.factors.some(({ kind }) => kind === 'matrix');
}

function numbersOf(rows: Expression[][]): Matrix | null {
  const values = rows.map((row) => row.map(rationalValue));
  return values.every((row) => row.every((entry) => entry !== null)) ? values : null;
}

/** The matrix that an expression of named matrices stands for, or null where it has none. */
export function matrixValue(one: Expression, named: ReadonlyMap<string, Matrix>): Matrix | null {
  switch (one.kind) {
    case 'symbol':
      return named.get(one.name) ?? null;
    case 'matrix':
      return numbersOf(one.rows);
    case 'tuple':
      return one.open === '(' ? numbersOf(one.items.map((item) => [item])) : null;
    case 'negative':
      return scaledBy(matrixValue(one.of, named), rational(-1));
    case 'sum':
      return one.terms
        .map((term) => matrixValue(term, named))
        .reduce((a, b) =>
          a && b && a.length === b.length && a[0]!.length === b[0]!.length ? sumOf(a, b) : null,
        );
    case 'power': {
      const base = matrixValue(one.base, named);
      const to = rationalValue(one.exponent);
      return base && to && to.d === 1n && to.n > 0n && to.n <= 30n && isSquare(base)
        ? powerOf(base, Number(to.n))
        : null;
    }
    case 'product': {
      let by = rational(1);
      let result: Matrix | null = null;
      for (const factor of one.factors) {
        const size = rationalValue(factor);
        const next = size ? null : matrixValue(factor, named);
        if (size) by = { n: by.n * size.n, d: by.d * size.d };
        else if (!next || (result && result[0]!.length !== next.length)) return null;
        else result = result ? productOf(result, next) : next;
      }
      return scaledBy(result, rational(by.n, by.d));
    }
    default:
      return null;
  }
}

function scaledBy(m: Matrix | null, by: Rational): Matrix | null {
  return m && timesNumber(m, by);
}

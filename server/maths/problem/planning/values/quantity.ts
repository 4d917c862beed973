import {
  type Expression,
  number,
  PI,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import {
  raised,
  type Rational,
  rational,
  rationalNear,
  rationalOfDecimal,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import {
  type Dimension,
  DIMENSIONLESS,
  parseUnit,
  sameDimension,
  type Unit,
} from '../../../algebra-system/numbers/units.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Quantity } from '../../schema/problem.ts';
import type { Value } from './value.ts';

/** What is measured, in SI units; an angle is in radians. */
export type QuantityValue = Extract<Value, { is: 'quantity' }>;

export const quantity = (value: Expression, dimension: Dimension): QuantityValue => ({
  is: 'quantity',
  value,
  dimension,
});

export const dimensionOf = (unit: string): Dimension =>
  unit === '' ? DIMENSIONLESS : parseUnit(unit)!.dimension;

/** A quantity as it is typed, exactly; null where it cannot be read. */
export function quantityIn({ amount, unit }: Quantity): QuantityValue | null {
  const statement = statementIn(amount);
  const known = parseUnit(unit);
  if (statement?.kind !== 'expression' || !known) return null;
  return quantity(inSi(statement.value, known), known.dimension);
}

function inSi(one: Expression, unit: Unit): Expression {
  if (unit.latex === '^{\\circ}') return product(one, quotient(PI, number(180)));
  const scaled = unit.scale === 1 ? one : product(number(exactly(unit.scale)), one);
  return unit.offset === 0 ? scaled : sum(scaled, number(exactly(unit.offset)));
}

/** The fraction or the decimal that a number is. */
function exactly(value: number): Rational {
  const near = value > 1e-3 && value < 1e3 ? rationalNear(value, 4000) : null;
  if (near && Math.abs(toNumber(near) - value) < 1e-14) return near;
  const [mantissa, exponent] = value.toPrecision(12).split('e') as [string, string?];
  return times(rationalOfDecimal(mantissa), raised(rational(10), Number(exponent ?? 0)));
}

export const sameKind = (a: QuantityValue, b: QuantityValue): boolean =>
  sameDimension(a.dimension, b.dimension);

/** a + b + …; null where they cannot be added. */
export const sumOf = (...all: QuantityValue[]): QuantityValue | null =>
  all.every((one) => sameKind(one, all[0]!))
    ? quantity(sum(...all.map(({ value }) => value)), all[0]!.dimension)
    : null;

export const productOf = (...all: QuantityValue[]): QuantityValue =>
  quantity(
    product(...all.map(({ value }) => value)),
    all.map(({ dimension }) => dimension).reduce((a, b) => a.map((one, at) => one + b[at]!) as never),
  );

export const quotientOf = (a: QuantityValue, b: QuantityValue): QuantityValue =>
  quantity(quotient(a.value, b.value), a.dimension.map((one, at) => one - b.dimension[at]!) as never);

/** The unit in which a quantity of a dimension is usually given. */
const USUAL = [
  'm s^-1',
  'm s^-2',
  'rad s^-1',
  'N',
  'N m',
  'J',
  'W',
  'Pa',
  'kg',
  'm',
  's',
  'm^2',
  'm^3',
  'kg m^-3',
  'kg m s^-1',
  'A',
  'C',
  'V',
  'Ω',
  'K',
  'mol',
  'F',
  'T',
  'Wb',
];

export const usualUnit = (dimension: Dimension): string | null =>
  USUAL.find((unit) => sameDimension(dimensionOf(unit), dimension)) ?? null;

import { type Expression, difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Dimension } from '../../../algebra-system/numbers/units.ts';
import { type Assignment, assigned } from './system.ts';

/** What a term is worth. An equation is one in x and y, of a line or a curve; a quantity is in SI units. */
export type Value =
  | { is: 'expression'; value: Expression }
  | { is: 'quantity'; value: Expression; dimension: Dimension }
  | { is: 'point'; x: Expression; y: Expression; parameter?: Expression }
  | { is: 'segment'; from: Point; to: Point }
  | { is: 'equation'; left: Expression; right: Expression }
  | Path
  | { is: 'progression'; kind: 'arithmetic' | 'geometric'; first: Expression; common: Expression }
  | ArrayValue
  | { is: 'many'; items: Value[] };

/** Several numbers that are one thing; a line in space is a point and a direction, a plane its normal n and n · r. */
export interface ArrayValue {
  is: 'array';
  of: ArrayKind;
  parts: Expression[];
  /** Of a matrix. */
  columns?: number;
}
export type ArrayKind =
  | 'vector'
  | 'space segment'
  | 'space line'
  | 'plane'
  | 'matrix'
  | 'complex'
  | 'argument'
  | 'polynomial'
  | 'angle';
/** A curve given by a parameter. */
export interface Path {
  is: 'path';
  letter: string;
  x: Expression;
  y: Expression;
}
export type Point = Extract<Value, { is: 'point' }>;
export type EquationValue = Extract<Value, { is: 'equation' }>;

export const expressionValue = (value: Expression): Value => ({ is: 'expression', value });
export const point = (x: Expression, y: Expression): Point => ({ is: 'point', x, y });
export const equationValue = (left: Expression, right: Expression): EquationValue => ({
  is: 'equation',
  left,
  right,
});
export const array = (of: ArrayKind, parts: Expression[], columns?: number): ArrayValue => ({
  is: 'array',
  of,
  parts,
  ...(columns !== undefined && { columns }),
});
export const zeroForm = ({ left, right }: EquationValue): Expression => difference(left, right);

/** The value with every expression in it changed. */
export function mapValue(value: Value, change: (one: Expression) => Expression): Value {
  switch (value.is) {
    case 'expression':
      return { is: 'expression', value: change(value.value) };
    case 'quantity':
      return { ...value, value: change(value.value) };
    case 'point':
      return {
        ...point(change(value.x), change(value.y)),
        ...(value.parameter && { parameter: change(value.parameter) }),
      };
    case 'path':
      return { ...value, x: change(value.x), y: change(value.y) };
    case 'segment':
      return {
        is: 'segment',
        from: mapValue(value.from, change) as Point,
        to: mapValue(value.to, change) as Point,
      };
    case 'equation':
      return equationValue(change(value.left), change(value.right));
    case 'progression':
      return { ...value, first: change(value.first), common: change(value.common) };
    case 'array':
      return { ...value, parts: value.parts.map(change) };
    case 'many':
      return { is: 'many', items: value.items.map((item) => mapValue(item, change)) };
  }
}

export const withValues = (value: Value, values: Assignment): Value =>
  mapValue(value, (one) => exact(assigned(one, values)));

/** The letters that a value is not known without; x and y are no unknowns of an equation. */
export function openLetters(value: Value): string[] {
  const letters = new Set<string>();
  mapValue(value, (one) => {
    for (const letter of symbolsOf(one)) letters.add(letter);
    return one;
  });
  if (value.is === 'equation') for (const letter of ['x', 'y']) letters.delete(letter);
  if (value.is === 'path') letters.delete(value.letter);
  return [...letters];
}

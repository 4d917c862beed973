import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression } from '../../../algebra-system/expressions/expression.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Assignment } from './system.ts';
import { isSameArray, type NumericArray } from './numeric-array.ts';
import type { Value } from './value.ts';

/** The numbers behind a term. */
export type Numeric =
  | { is: 'number'; value: number }
  | { is: 'point'; x: number; y: number; parameter?: number }
  | { is: 'path'; x: (t: number) => number; y: (t: number) => number }
  | { is: 'segment'; from: [number, number]; to: [number, number] }
  | { is: 'corners'; at: [number, number][] }
  | { is: 'terms'; of: (n: number) => number }
  | NumericArray
  | { is: 'many'; items: Numeric[] }
  | { is: 'curve'; gap: (x: number, y: number) => number };

export const close = (a: number, b: number, tolerance = 1e-5): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

/** A value with numbers for its letters. */
export function numericOfValue(value: Value, values: Assignment): Numeric | null {
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const number = (one: Expression) => evaluate(one, numbers);
  switch (value.is) {
    case 'expression':
    case 'quantity':
      return { is: 'number', value: number(value.value) };
    case 'point':
      return {
        is: 'point',
        x: number(value.x),
        y: number(value.y),
        ...(value.parameter && { parameter: number(value.parameter) }),
      };
    case 'path': {
      const { letter, x, y } = value;
      return {
        is: 'path',
        x: (t) => evaluate(x, { ...numbers, [letter]: t }),
        y: (t) => evaluate(y, { ...numbers, [letter]: t }),
      };
    }
    case 'segment':
      return {
        is: 'segment',
        from: [number(value.from.x), number(value.from.y)],
        to: [number(value.to.x), number(value.to.y)],
      };
    case 'equation': {
      const rest = difference(value.left, value.right);
      return { is: 'curve', gap: (x, y) => evaluate(rest, { ...numbers, x, y }) };
    }
    case 'progression': {
      const [typed, common] = [number(value.first), number(value.common)];
      // What is common is the same whatever the first term is.
      const first = Number.isNaN(typed) ? 1 : typed;
      return { is: 'terms', of: (n) => listed(value.kind, first, common, n) };
    }
    case 'array':
      return { is: 'array', of: value.of, parts: value.parts.map(number), columns: value.columns ?? 0 };
    case 'many': {
      const items = value.items.map((item) => numericOfValue(item, values));
      if (items.every((one) => one?.is === 'point'))
        return { is: 'corners', at: items.map(({ x, y }) => [x, y]) };
      return items.every((one) => one !== null) ? { is: 'many', items } : null;
    }
  }
}

/** A term by going on from the first, one by one. */
function listed(kind: 'arithmetic' | 'geometric', first: number, common: number, n: number): number {
  let term = first;
  for (let at = 1; at < n; at += 1) term = kind === 'arithmetic' ? term + common : term * common;
  return term;
}

export function isSame(a: Numeric, b: Numeric): boolean {
  if (a.is === 'number' && b.is === 'number') return close(a.value, b.value);
  if (a.is === 'point' && b.is === 'point') return close(a.x, b.x) && close(a.y, b.y);
  if (a.is === 'curve' && b.is === 'curve') return isSameCurve(a.gap, b.gap);
  if (a.is === 'array' && b.is === 'array') return isSameArray(a, b);
  if (a.is === 'many' && b.is === 'many') return areSame(a.items, b.items);
  return false;
}

/** The same ones, in whatever order. */
function areSame(some: Numeric[], others: Numeric[]): boolean {
  const left = [...others];
  for (const one of some) {
    const at = left.findIndex((other) => isSame(one, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

type Gap = (x: number, y: number) => number;

/** Whether two equations are met by the same points: each point of the one, found by a scan, is one of the other. */
function isSameCurve(a: Gap, b: Gap): boolean {
  let seen = 0;
  for (const x of [-7.3, -3.1, -1.7, -0.4, 0.6, 1.3, 2.9, 5.7])
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      for (const y of zerosIn((at) => one(x, at), -60, 60, { steps: 1200 })) {
        seen += 1;
        if (!close(other(x, y), 0, 1e-4)) return false;
      }
  return seen > 0;
}

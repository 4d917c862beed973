import type { ArrayKind } from './value.ts';

export interface NumericArray {
  is: 'array';
  of: ArrayKind;
  parts: number[];
  columns: number;
}

const TOLERANCE = 1e-6;

/** Whether these are the same thing: two lines through the same points, two planes, two matrices of the same numbers. */
export function isSameArray(a: NumericArray, b: NumericArray): boolean {
  if (a.of !== b.of || a.columns !== b.columns || a.parts.length !== b.parts.length) return false;
  if (![...a.parts, ...b.parts].every(Number.isFinite)) return false;
  if (a.of === 'plane') return areParallel(a.parts, b.parts);
  if (a.of !== 'space line') return a.parts.every((one, at) => isNear(one, b.parts[at]!));
  const between = a.parts.slice(0, 3).map((one, at) => b.parts[at]! - one);
  return (
    areParallel(a.parts.slice(3), b.parts.slice(3)) &&
    (between.every((one) => Math.abs(one) < TOLERANCE) || areParallel(between, a.parts.slice(3)))
  );
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether one list of numbers is a multiple of the other, neither of them being all zero. */
export function areParallel(a: readonly number[], b: readonly number[]): boolean {
  const [sizeA, sizeB] = [Math.hypot(...a), Math.hypot(...b)];
  if (sizeA < TOLERANCE || sizeB < TOLERANCE) return false;
  const along = a.reduce((total, one, at) => total + one * b[at]!, 0) / (sizeA * sizeB);
  return Math.abs(Math.abs(along) - 1) < TOLERANCE * TOLERANCE * 100;
}

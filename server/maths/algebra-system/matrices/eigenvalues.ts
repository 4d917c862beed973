import { minus, opposite, plus, type Rational, rational, times, ZERO } from '../numbers/rational.ts';
import { rationalRoots } from '../polynomials/factors.ts';
import type { Polynomial } from '../polynomials/polynomial.ts';
import { simplest } from '../vectors/vectors.ts';
import {
  determinant,
  identity,
  kernel,
  type Matrix,
  sumOf,
  timesNumber,
  transpose,
  without,
} from './matrix.ts';

export interface Eigen {
  value: Rational;
  vectors: Rational[][];
}

/** det(λI − M), the constant first; for two or three rows. */
export function characteristic(m: Matrix): Polynomial {
  const trace = m.reduce((total, row, at) => plus(total, row[at]!), ZERO);
  const size = determinant(m);
  if (m.length === 2) return [size, opposite(trace), rational(1)];
  const minors = m.reduce((total, _, at) => plus(total, determinant(without(m, at, at))), ZERO);
  return [opposite(size), minors, opposite(trace), rational(1)];
}

export function minusMultipleOfIdentity(m: Matrix, value: Rational): Matrix {
  return sumOf(m, timesNumber(identity(m.length), opposite(value)));
}

/** Every eigenvalue with its eigenvectors, ascending; null unless they are fractions and span the space. */
export function eigenOf(m: Matrix): Eigen[] | null {
  const all = rationalRoots(characteristic(m)).map(({ root }) => ({
    value: root,
    vectors: kernel(minusMultipleOfIdentity(m, root)).map((one) => simplest(one)),
  }));
  return all.reduce((total, { vectors }) => total + vectors.length, 0) === m.length ? all : null;
}

/** The eigenvectors as columns, in the order of their eigenvalues. */
export function columnsOf(all: Eigen[]): Matrix {
  return transpose(all.flatMap(({ vectors }) => vectors));
}
export function valuesOf(all: Eigen[]): Rational[] {
  return all.flatMap(({ value, vectors }) => vectors.map(() => value));
}

/** Mv − λv, which is 0 for an eigenvector. */
export function residue(m: Matrix, value: Rational, one: Rational[]): Rational[] {
  return m.map((row, at) =>
    minus(
      row.reduce((total, entry, index) => plus(total, times(entry, one[index]!)), ZERO),
      times(value, one[at]!),
    ),
  );
}

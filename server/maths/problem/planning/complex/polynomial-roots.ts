import { number, product, quotient, root } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { type Complex } from '../../../algebra-system/numbers/complex.ts';
import {
  minus,
  opposite,
  over,
  type Rational,
  rational,
  rationalNear,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { rationalRoots } from '../../../algebra-system/polynomials/factors.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  trimZeros,
} from '../../../algebra-system/polynomials/polynomial.ts';
import type { Pair } from './formula.ts';

/** All roots of a polynomial that falls into factors of the first and second degree over the fractions. */
export function exactRoots(p: Polynomial): Pair[] | null {
  let left = trimZeros(p);
  const found: Pair[] = [];
  for (const { root: one, times: count } of rationalRoots(left))
    for (let step = 0; step < count; step += 1) {
      found.push([number(one), number(0)]);
      left = dividePolynomials(left, [opposite(one), rational(1)]).quotient;
    }
  while (degree(left) > 0) {
    const factor = degree(left) === 2 ? left : quadraticIn(left);
    if (!factor) return null;
    found.push(...ofQuadratic(factor));
    left = degree(left) === 2 ? [rational(1)] : dividePolynomials(left, factor).quotient;
  }
  return found;
}

const NEAREST = 60;

/** A factor of the second degree whose coefficients are fractions, found from two roots in decimals and then divided. */
function quadraticIn(p: Polynomial): Polynomial | null {
  const all = complexRoots(p);
  for (const [at, one] of (all ?? []).entries())
    for (const other of all!.slice(at + 1)) {
      const factor = monic(one, other);
      if (factor && dividePolynomials(p, factor).remainder.every(({ n }) => n === 0n)) return factor;
    }
  return null;
}

function monic(a: Complex, b: Complex): Polynomial | null {
  const [sumIm, productIm] = [a.im + b.im, a.re * b.im + a.im * b.re];
  if (Math.abs(sumIm) > 1e-7 || Math.abs(productIm) > 1e-7) return null;
  const sumOf = rationalNear(a.re + b.re, NEAREST);
  const productOf = rationalNear(a.re * b.re - a.im * b.im, NEAREST);
  return sumOf && productOf && [productOf, opposite(sumOf), rational(1)];
}

function ofQuadratic(p: Polynomial): [Pair, Pair] {
  const [c, b, a] = p as [Rational, Rational, Rational];
  const below = times(rational(2), a);
  const middle = over(opposite(b), below);
  const square = minus(times(b, b), times(rational(4), times(a, c)));
  const isReal = signOf(square) >= 0;
  const size = exact(quotient(root(number(isReal ? square : opposite(square))), number(below)));
  const other = exact(product(number(-1), size));
  if (!isReal)
    return [
      [number(middle), size],
      [number(middle), other],
    ];
  const at = (one: typeof size): Pair => [exact({ kind: 'sum', terms: [number(middle), one] }), number(0)];
  return [at(size), at(other)];
}

import { negative, number, power, quotient, root, sum } from '../../algebra-system/expressions/expression.ts';

import {
  minus,
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { type Root, rootOf } from '../../algebra-system/polynomials/root.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import { degree, type Polynomial } from '../../algebra-system/polynomials/polynomial.ts';

export function discriminantOf([c, b, a]: Polynomial): Rational {
  return minus(times(b!, b!), times(rational(4), times(a!, c!)));
}

/** Ascending and without repeats. */
export function sortedRoots(roots: Root[]): Root[] {
  return roots
    .sort((a, b) => a.value - b.value)
    .filter((one, index, all) => index === 0 || Math.abs(one.value - all[index - 1]!.value) > 1e-9);
}

export function quadraticRoots(p: Polynomial): Root[] {
  const [, b, a] = p as [Rational, Rational, Rational];
  const under = discriminantOf(p);
  if (signOf(under) < 0) return [];
  const half = (sign: 1 | -1) => {
    const surd = root(number(under));
    const above = sum(number(opposite(b)), sign === 1 ? surd : negative(surd));
    return rootOf(quotient(above, number(times(rational(2), a))));
  };
  return sortedRoots(signOf(under) === 0 ? [half(1)] : [half(1), half(-1)]);
}

/** Every real root, exact and ascending; null where one has no form that a student could write. */
export function realRoots(p: Polynomial): Root[] | null {
  const allRoots: Root[] = [];
  for (const { polynomial } of factorise(p).factors) {
    const roots = rootsOfFactor(polynomial);
    if (!roots) return null;
    allRoots.push(...roots);
  }
  return sortedRoots(allRoots);
}

function rootsOfFactor(p: Polynomial): Root[] | null {
  if (degree(p) === 1) return [rootOf(number(over(opposite(p[0]!), p[1]!)))];
  if (degree(p) === 2) return quadraticRoots(p);
  if (p.slice(1, -1).every((one) => signOf(one) === 0))
    return purePower(over(opposite(p[0]!), p.at(-1)!), degree(p));
  if (degree(p) === 4 && signOf(p[1]!) === 0 && signOf(p[3]!) === 0)
    return quadraticRoots([p[0]!, p[2]!, p[4]!]).flatMap(({ exact, value }) =>
      value < 0 ? [] : [rootOf(root(exact)), rootOf(negative(root(exact)))],
    );
  return null;
}

/** x to the power n is a number. */
export function purePower(value: Rational, n: number): Root[] {
  if (n % 2 === 1) {
    const size = root(number(signOf(value) < 0 ? opposite(value) : value), n);
    return [rootOf(signOf(value) < 0 ? negative(size) : size)];
  }
  if (signOf(value) < 0) return [];
  const size = power(number(value), quotient(number(1), number(n)));
  return sortedRoots([rootOf(size), rootOf(negative(size))]);
}

import { gcd, primesOf, type Rational, rational } from '../numbers/rational.ts';
import {
  commonDivisor,
  degree,
  derivativeOf,
  dividePolynomials,
  type Polynomial,
  primitive,
  valueAt,
} from './polynomial.ts';

export interface Factored {
  content: Rational;
  /** Primitive, irreducible over the fractions up to degree 3 (and where split by fractional roots); low degrees first. */
  factors: { polynomial: Polynomial; times: number }[];
}

/** Fractional roots with how often each occurs, ascending. */
export function rationalRoots(p: Polynomial): { root: Rational; times: number }[] {
  return factorise(p)
    .factors.filter(({ polynomial }) => degree(polynomial) === 1)
    .map(({ polynomial, times }) => ({ root: rational(-polynomial[0]!.n, polynomial[1]!.n), times }))
    .sort((a, b) => Number(a.root.n * b.root.d - b.root.n * a.root.d));
}

/** Factors over the fractions: linear ones all, quadratic ones of a quartic too. */
export function factorise(p: Polynomial): Factored {
  const { content, polynomial } = primitive(p);
  const factors: Factored['factors'] = [];
  let rest = polynomial;
  const take = (factor: Polynomial) => {
    let times = 0;
    for (;;) {
      const { quotient, remainder } = dividePolynomials(rest, factor);
      if (remainder.length > 0) break;
      rest = primitive(quotient).polynomial;
      times += 1;
    }
    if (times > 0) factors.push({ polynomial: factor, times });
  };
  if (degree(rest) >= 1)
    for (const candidate of candidates(rest)) {
      if (degree(rest) < 1) break;
      if (valueAt(rest, candidate).n === 0n) take([rational(-candidate.n), rational(candidate.d)]);
    }
  while (degree(rest) >= 2) {
    const repeated = degree(rest) > 2 ? commonDivisor(rest, derivativeOf(rest)) : [];
    const part = degree(repeated) >= 2 ? repeated : degree(rest) === 4 ? quadraticFactor(rest) : null;
    if (!part || degree(part) === degree(rest)) break;
    take(part);
  }
  if (degree(rest) >= 1) factors.push({ polynomial: rest, times: 1 });
  factors.sort((a, b) => degree(a.polynomial) - degree(b.polynomial));
  return { content, factors };
}

function candidates(p: Polynomial): Rational[] {
  const lowest = p.find(({ n }) => n !== 0n)!;
  const possibleRoots: Rational[] = p[0]!.n === 0n ? [rational(0)] : [];
  const [tops, bottoms] = [divisors(lowest.n), divisors(p.at(-1)!.n)];
  if (!tops || !bottoms || tops.length * bottoms.length > 5000) return possibleRoots;
  for (const bottom of bottoms)
    for (const top of tops)
      if (gcd(top, bottom) === 1n) possibleRoots.push(rational(top, bottom), rational(-top, bottom));
  return possibleRoots;
}

function divisors(value: bigint): bigint[] | null {
  const primes = primesOf(value < 0n ? -value : value);
  if (!primes) return null;
  let all = [1n];
  for (const [prime, count] of primes)
    all = all.flatMap((one) => Array.from({ length: count + 1 }, (_, power) => one * prime ** BigInt(power)));
  return all.sort((a, b) => Number(a - b));
}

/** A quadratic factor with whole coefficients of a quartic without fractional roots. */
function quadraticFactor(p: Polynomial): Polynomial | null {
  const [e, , , b, a] = [p[0]!.n, p[1]!.n, p[2]!.n, p[3]!.n, p[4]!.n];
  const [leading, constants] = [divisors(a), divisors(e)];
  if (!leading || !constants || leading.length * constants.length > 400) return null;
  const limit = 2n * [...p].map(({ n }) => (n < 0n ? -n : n)).reduce((x, y) => (x > y ? x : y));
  const bound = limit > 200n ? 200n : limit;
  for (const first of leading)
    for (const size of constants)
      for (const last of [size, -size])
        for (let middle = -bound; middle <= bound; middle += 1n) {
          // first·(a/first) x⁴ + …: the other factor's middle coefficient follows from x³.
          const other = b - middle * (a / first);
          if (other % first !== 0n) continue;
          const factor = [rational(last), rational(middle), rational(first)];
          if (dividePolynomials(p, factor).remainder.length === 0) return primitive(factor).polynomial;
        }
  return null;
}

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a fraction over zero');
  const divisor = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / divisor, d: bottom / divisor };
}

export const ZERO = rational(0);
export const ONE = rational(1);

/** From a decimal as it is typed: "0.25" is 1/4. */
export function rationalOfDecimal(text: string): Rational {
  const [whole = '', places = ''] = text.split('.');
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}
export function minus(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d - b.n * a.d, a.d * b.d);
}
export function times(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}
/** @throws RangeError where b is 0 */
export function over(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n);
}
export function opposite(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}
export function raised(a: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(a.d ** size, a.n ** size) : rational(a.n ** size, a.d ** size);
}

export function sameRational(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export function signOf(a: Rational): number {
  return a.n < 0n ? -1 : a.n > 0n ? 1 : 0;
}
export function isWhole(a: Rational): boolean {
  return a.d === 1n;
}
export function absolute(a: Rational): Rational {
  return a.n < 0n ? opposite(a) : a;
}

export function toNumber({ n, d }: Rational): number {
  const direct = Number(n) / Number(d);
  if (Number.isFinite(direct)) return direct;
  const shift = BigInt(Math.max(n.toString(2).length, d.toString(2).length) - 1000);
  return Number(n >> shift) / Number(d >> shift);
}

/** The fraction with a denominator up to `limit` that a number is within rounding of, or null. */
export function rationalNear(value: number, limit = 1000): Rational | null {
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return null;
  const tolerance = 1e-10 * Math.max(1, Math.abs(value));
  let [previous, current] = [
    [0n, 1n],
    [1n, 0n],
  ];
  for (let rest = value, step = 0; step < 30; step += 1) {
    const whole = BigInt(Math.floor(rest));
    const next: bigint[] = [whole * current![0]! + previous![0]!, whole * current![1]! + previous![1]!];
    [previous, current] = [current, next];
    if (next[1]! > BigInt(limit)) return null;
    if (Math.abs(Number(next[0]) / Number(next[1]) - value) <= tolerance) return rational(next[0]!, next[1]!);
    rest = 1 / (rest - Number(whole));
    if (!Number.isFinite(rest)) return null;
  }
  return null;
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y) [x, y] = [y, x % y];
  return x || 1n;
}
export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

/** Prime factors of a whole number above 0 with their powers, or null where finding them takes too long. */
export function primesOf(value: bigint): Map<bigint, number> | null {
  const powers = new Map<bigint, number>();
  let rest = value;
  for (let prime = 2n; prime * prime <= rest; prime += prime === 2n ? 1n : 2n) {
    if (prime > 100_000n) return null;
    while (rest % prime === 0n) {
      powers.set(prime, (powers.get(prime) ?? 0) + 1);
      rest /= prime;
    }
  }
  if (rest > 1n) powers.set(rest, (powers.get(rest) ?? 0) + 1);
  return powers;
}

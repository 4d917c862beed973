import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import {
  absolute,
  gcd,
  isWhole,
  lcm,
  ONE,
  opposite,
  over,
  primesOf,
  type Rational,
  raised,
  rational,
  signOf,
  times,
} from '../numbers/rational.ts';
import {
  type Base,
  type Factor,
  isZeroNormal,
  multiply,
  NoNormal,
  type Normal,
  normalBase,
  normalNumber,
  normalOfTerms,
  rationalOf,
  scale,
  term,
} from './normal.ts';
import { tidy } from './tidy.ts';

export const ROOT_OF_MINUS_ONE: Base = {
  key: 'i',
  kind: 'constant',
  expression: { kind: 'constant', name: 'i' },
  isPositive: false,
};
export const PI_BASE: Base = {
  key: 'pi',
  kind: 'constant',
  expression: { kind: 'constant', name: 'pi' },
  isPositive: true,
};
export function opaqueBase(expression: Expression, inner?: Normal): Base {
  const letters = symbolsOf(expression).length > 0 ? '$' : '';
  return {
    key: `<${letters}${toText(expression)}>`,
    kind: 'opaque',
    expression,
    isPositive: false,
    ...(inner ? { inner } : {}),
  };
}

/** e^(c ln p) = p^c */
export function exponentialOfLogarithm(coefficient: Rational, factors: readonly Factor[]): Normal | null {
  const [only] = factors;
  if (
    factors.length !== 1 ||
    !only!.base.key.startsWith('ln(') ||
    only!.exponent.n !== 1n ||
    only!.exponent.d !== 1n
  )
    return null;
  return normalPower(only!.base.inner!, coefficient);
}

/** A fraction above 0 as powers of primes, or null where it cannot be factored in time. */
export function primePowers(value: Rational): Factor[] | null {
  const [above, below] = [primesOf(value.n), primesOf(value.d)];
  if (!above || !below) return null;
  return [
    ...[...above].map(([prime, count]) => ({ base: primeBase(prime), exponent: rational(count) })),
    ...[...below].map(([prime, count]) => ({ base: primeBase(prime), exponent: rational(-count) })),
  ];
}

export function primeBase(prime: bigint): Base {
  return {
    key: String(prime).padStart(6, '0'),
    kind: 'prime',
    prime,
    expression: { kind: 'number', value: rational(prime) },
    isPositive: true,
  };
}

/** @throws NoNormal | RangeError (zero to a negative power) */
export function normalPower(one: Normal, exponent: Rational): Normal {
  if (signOf(exponent) === 0) return normalNumber(1);
  if (isZeroNormal(one)) {
    if (signOf(exponent) < 0) throw new RangeError('one over zero');
    return one;
  }
  if (one.terms.length === 1) return powerOfTerm(one, exponent);
  if (isWhole(exponent) && exponent.n > 0n) {
    if (exponent.n > 30n) throw new NoNormal('too large a power');
    let result = one;
    for (let count = 1n; count < exponent.n; count += 1n) result = multiply(result, one);
    return result;
  }
  if (isWhole(exponent)) {
    const turned = inverseOfSurds(one);
    if (turned) return normalPower(turned, opposite(exponent));
  }
  const { outside, inside } = takeOut(one, isWhole(exponent));
  const bracket: Base = {
    key: `(${inside.key})`,
    kind: 'bracket',
    expression: tidy(inside),
    inner: inside,
    isPositive: false,
  };
  return multiply(normalPower(outside, exponent), normalBase(bracket, exponent));
}

function powerOfTerm(one: Normal, exponent: Rational): Normal {
  const { coefficient, factors } = one.terms[0]!;
  if (isWhole(exponent)) {
    if (absolute(exponent).n > 2000n) throw new NoNormal('too large a power');
    const number = raised(coefficient, Number(exponent.n));
    const powered = factors.map(({ base, exponent: inner }) => normalBase(base, times(inner, exponent)));
    return powered.reduce(multiply, normalNumber(number));
  }
  const size = primePowers(absolute(coefficient));
  const isNegative = signOf(coefficient) < 0;
  const outside = factors.filter(({ base }) => base.isPositive);
  const others = factors.filter(({ base }) => !base.isPositive);
  const plainRoot =
    others.length === 1 && others[0]!.exponent.n === 1n && others[0]!.exponent.d === 1n && !isNegative;
  if (!size)
    return normalBase(
      opaqueBase({ kind: 'power', base: tidy(one), exponent: { kind: 'number', value: exponent } }),
    );
  let result = [...size, ...outside, ...(plainRoot ? others : [])]
    .map(({ base, exponent: inner }) => normalBase(base, times(inner, exponent)))
    .reduce(multiply, normalNumber(1));
  if (isNegative && others.length === 0) {
    if (exponent.d === 2n)
      result = multiply(result, normalBase(ROOT_OF_MINUS_ONE, rational(((exponent.n % 4n) + 4n) % 4n)));
    else if (exponent.d % 2n === 1n) result = exponent.n % 2n === 0n ? result : scale(result, rational(-1));
    else throw new NoNormal('a root of a negative number');
  } else if (others.length > 0 && !plainRoot) {
    const inside = normalOfTerms([term(rational(isNegative ? -1 : 1), others)]);
    const base: Base = {
      key: `(${inside.key})`,
      kind: 'bracket',
      expression: tidy(inside),
      inner: inside,
      isPositive: false,
    };
    result = multiply(result, normalBase(base, exponent));
  }
  return result;
}

/** One over a number made of surds and i, by the conjugate; null where it is made of more. */
function inverseOfSurds(one: Normal): Normal | null {
  const all = one.terms.flatMap(({ factors }) => factors);
  if (all.some(({ base, exponent }) => !(base.kind === 'prime' && exponent.d === 2n) && base.key !== 'i'))
    return null;
  let [above, below] = [normalNumber(1), one];
  for (let step = 0; step < 8; step += 1) {
    const value = rationalOf(below);
    if (value) return signOf(value) === 0 ? null : scale(above, over(ONE, value));
    const surd = below.terms.flatMap(({ factors }) => factors).at(-1)!.base.key;
    const conjugate = normalOfTerms(
      below.terms.map((each) =>
        each.factors.some(({ base }) => base.key === surd)
          ? { ...each, coefficient: opposite(each.coefficient) }
          : each,
      ),
    );
    [above, below] = [multiply(above, conjugate), multiply(below, conjugate)];
  }
  return null;
}

/** The common fraction of the terms (and, for whole powers, the common letters and the sign) before the bracket. */
function takeOut(one: Normal, isWholePower: boolean): { outside: Normal; inside: Normal } {
  let content = one.terms
    .map(({ coefficient }) => absolute(coefficient))
    .reduce((a, b) => rational(gcd(a.n, b.n), lcm(a.d, b.d)));
  const common = isWholePower
    ? one.terms[0]!.factors.map(({ base }) => {
        const exponents = one.terms.map(
          ({ factors }) => factors.find((other) => other.base.key === base.key)?.exponent,
        );
        if (base.kind === 'prime' || exponents.some((exponent) => !exponent)) return null;
        const least = exponents.reduce((a, b) => (a!.n * b!.d < b!.n * a!.d ? a : b))!;
        return { base, exponent: least };
      }).filter((factor) => factor !== null)
    : [];
  if (isWholePower && signOf(leadingOf(one)) < 0) content = opposite(content);
  const outside = normalOfTerms([term(content, common)]);
  return { outside, inside: multiply(one, powerOfTerm(outside, rational(-1))) };
}

function leadingOf(one: Normal): Rational {
  return one.terms.at(-1)!.coefficient;
}

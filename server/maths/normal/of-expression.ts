import { differentiate } from '../expressions/differentiate.ts';
import { E, type Expression, symbolsOf } from '../expressions/expression.ts';
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
  add,
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
import { valueOfFunction } from './functions.ts';
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
const E_BASE: Base = { key: 'e', kind: 'constant', expression: E, isPositive: true };

/** The normal form, or null where it would be too large or there is none. */
export function normalOf(one: Expression): Normal | null {
  try {
    return normal(one);
  } catch (error) {
    if (error instanceof NoNormal || error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws NoNormal | RangeError */
export function normal(one: Expression): Normal {
  switch (one.kind) {
    case 'number':
      return normalNumber(one.value);
    case 'constant':
      if (one.name === 'infinity') throw new NoNormal('infinity');
      return normalBase(one.name === 'pi' ? PI_BASE : one.name === 'e' ? E_BASE : ROOT_OF_MINUS_ONE);
    case 'symbol':
      return normalBase({ key: `$${one.name}`, kind: 'letter', expression: one, isPositive: false });
    case 'sum':
      return add(...one.terms.map(normal));
    case 'negative':
      return scale(normal(one.of), rational(-1));
    case 'product':
      return one.factors.map(normal).reduce(multiply);
    case 'quotient':
      return multiply(normal(one.numerator), normalPower(normal(one.denominator), rational(-1)));
    case 'power':
      return raise(one.base, normal(one.exponent));
    case 'root':
      return normalPower(normal(one.of), rational(1, one.index));
    case 'log':
      return multiply(
        valueOfFunction('ln', normal(one.of)),
        normalPower(valueOfFunction('ln', normal(one.base)), rational(-1)),
      );
    case 'call':
      return valueOfFunction(one.name, normal(one.of));
    case 'derivative':
    case 'apply':
    case 'integral':
    case 'series':
      return normalBase(opaque(one));
    case 'rate': {
      let value = one.of;
      for (let order = 0; order < one.order; order += 1) value = differentiate(value, one.by);
      return normal(value);
    }
    case 'tuple':
    case 'matrix':
      throw new NoNormal(one.kind);
  }
}

export function opaque(expression: Expression, inner?: Normal): Base {
  const letters = symbolsOf(expression).length > 0 ? '$' : '';
  return {
    key: `<${letters}${toText(expression)}>`,
    kind: 'opaque',
    expression,
    isPositive: false,
    ...(inner ? { inner } : {}),
  };
}

function raise(base: Expression, exponent: Normal): Normal {
  const fixed = rationalOf(exponent);
  const below = normal(base);
  return fixed ? normalPower(below, fixed) : exponential(below, exponent);
}

/** base^(c·m + …) = Π (base^m)^c, so that e^x · e^x is e^(2x). */
export function exponential(base: Normal, exponent: Normal): Normal {
  const pieces = base.terms.length === 1 ? positivePieces(base) : null;
  if (!pieces) throw new NoNormal('a power of a bracket with a letter in it');
  let result = normalNumber(1);
  for (const [piece, times] of pieces) {
    if (piece.kind === 'exponential') {
      result = multiply(
        result,
        exponential(normal(piece.expression), multiply(scale(exponent, times), piece.inner!)),
      );
      continue;
    }
    for (const { coefficient, factors } of scale(exponent, times).terms) {
      if (factors.length === 0) {
        result = multiply(result, normalPower(normalBase(piece), coefficient));
        continue;
      }
      const inner = normalOfTerms([term(ONE, factors)]);
      const turned =
        piece.key === 'e' ? (unitCircle(coefficient, factors) ?? undoneLog(coefficient, factors)) : null;
      if (turned) {
        result = multiply(result, turned);
        continue;
      }
      const power: Base = {
        key: `${piece.key}^(${inner.key})`,
        kind: 'exponential',
        expression: piece.expression,
        inner,
        isPositive: !inner.key.includes('·i^'),
      };
      result = multiply(result, normalBase(power, coefficient));
    }
  }
  return result;
}

/** e^(qπi) where it is made of surds. */
function unitCircle(coefficient: Rational, factors: readonly Factor[]): Normal | null {
  const keys = factors
    .map(({ base, exponent }) => (exponent.n === 1n && exponent.d === 1n ? base.key : '?'))
    .sort();
  if (keys.join() !== 'i,pi') return null;
  const angle = multiply(normalNumber(coefficient), normalBase(PI_BASE));
  const [across, up] = [valueOfFunction('cos', angle), valueOfFunction('sin', angle)];
  if (
    [across, up].some(({ terms }) =>
      terms.some((one) => one.factors.some(({ base }) => base.kind !== 'prime')),
    )
  )
    return null;
  return add(across, multiply(up, normalBase(ROOT_OF_MINUS_ONE)));
}

/** e^(c ln p) = p^c */
function undoneLog(coefficient: Rational, factors: readonly Factor[]): Normal | null {
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

function positivePieces(base: Normal): [Base, Rational][] | null {
  const only = base.terms[0]!;
  if (signOf(only.coefficient) < 0 || only.factors.some((one) => !one.base.isPositive)) {
    const [letter] = only.factors;
    const plain =
      only.factors.length === 1 &&
      letter!.base.kind === 'letter' &&
      only.coefficient.n === 1n &&
      only.coefficient.d === 1n;
    return plain ? [[letter!.base, letter!.exponent]] : null;
  }
  const pieces = primePowers(only.coefficient);
  if (!pieces) return null;
  return [...pieces, ...only.factors].map(({ base: piece, exponent }) => [piece, exponent]);
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
      opaque({ kind: 'power', base: tidy(one), exponent: { kind: 'number', value: exponent } }),
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

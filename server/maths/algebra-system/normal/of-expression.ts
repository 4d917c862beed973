import { differentiate } from '../expressions/differentiate.ts';
import { E, type Expression } from '../expressions/expression.ts';
import { ONE, type Rational, rational, signOf } from '../numbers/rational.ts';
import {
  add,
  type Base,
  type Factor,
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
import {
  exponentialOfLogarithm,
  normalPower,
  opaqueBase,
  PI_BASE,
  primePowers,
  ROOT_OF_MINUS_ONE,
} from './powers.ts';

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
      return normalBase(opaqueBase(one));
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

function raise(base: Expression, exponent: Normal): Normal {
  const fixed = rationalOf(exponent);
  const below = normal(base);
  return fixed ? normalPower(below, fixed) : exponential(below, exponent);
}

/** base^(c·m + …) = Π (base^m)^c, so that e^x · e^x is e^(2x). */
function exponential(base: Normal, exponent: Normal): Normal {
  const powers = base.terms.length === 1 ? positivePowers(base) : null;
  if (!powers) throw new NoNormal('a power of a bracket with a letter in it');
  let result = normalNumber(1);
  for (const [factorBase, times] of powers) {
    if (factorBase.kind === 'exponential') {
      result = multiply(
        result,
        exponential(normal(factorBase.expression), multiply(scale(exponent, times), factorBase.inner!)),
      );
      continue;
    }
    for (const { coefficient, factors } of scale(exponent, times).terms) {
      if (factors.length === 0) {
        result = multiply(result, normalPower(normalBase(factorBase), coefficient));
        continue;
      }
      const inner = normalOfTerms([term(ONE, factors)]);
      const turned =
        factorBase.key === 'e'
          ? (unitCircle(coefficient, factors) ?? exponentialOfLogarithm(coefficient, factors))
          : null;
      if (turned) {
        result = multiply(result, turned);
        continue;
      }
      const power: Base = {
        key: `${factorBase.key}^(${inner.key})`,
        kind: 'exponential',
        expression: factorBase.expression,
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

function positivePowers(base: Normal): [Base, Rational][] | null {
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
  const primeFactors = primePowers(only.coefficient);
  if (!primeFactors) return null;
  return [...primeFactors, ...only.factors].map(({ base: factorBase, exponent }) => [factorBase, exponent]);
}

import {
  call,
  contains,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { signOf } from '../../algebra-system/numbers/rational.ts';
import { slopeOf } from './standard-integrals.ts';
import { commonFactorOut } from '../../algebra-system/normal/common-factor.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { type Factor, keyOf, type Term } from '../../algebra-system/normal/term.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';

export type Rule = 'power' | 'standard' | 'chain' | 'product' | 'quotient' | 'hyperbolic';

const HYPERBOLIC = new Set(['sinh', 'cosh', 'tanh', 'sech', 'cosech', 'coth', 'arsinh', 'arcosh', 'artanh']);

/** The rule that a function of x needs above all. */
export function ruleFor(one: Expression, x: string): Rule {
  if (contains(one, (part) => part.kind === 'call' && HYPERBOLIC.has(part.name))) return 'hyperbolic';
  if (isSumOfPowers(one, x)) return 'power';
  const terms = termsOf(one).map((term) => varyingFactors(term, x));
  if (terms.some((factors) => factors.length > 1 && factors.some(isBelow))) return 'quotient';
  if (terms.some((factors) => factors.length > 1)) return 'product';
  return terms.flat().every((factor) => isStandard(factor, x)) ? 'standard' : 'chain';
}

function isSumOfPowers(one: Expression, x: string): boolean {
  const hasBracketPower = contains(one, (part) => part.kind === 'power' && part.base.kind === 'sum');
  if (hasBracketPower) return false;
  return termsOf(one, true).every((term) => {
    const factors = varyingFactors(term, x);
    return (
      factors.length <= 1 &&
      factors.every(({ base, exponent }) => base.kind === 'symbol' && exponent.kind === 'number')
    );
  });
}

export function varyingFactors(term: Term, x: string): Factor[] {
  return term.factors.filter(({ base, exponent }) => has(base, x) || has(exponent, x));
}

export function isBelow({ exponent }: Factor): boolean {
  return exponent.kind === 'number' && signOf(exponent.value) < 0;
}

/** A power of x, e^(kx), or one of the listed functions of kx. */
function isStandard({ base, exponent }: Factor, x: string): boolean {
  const isMultiple = (of: Expression) => slopeOf(of, x) !== null && termsOf(of).length === 1;
  if (!has(base, x)) return isMultiple(exponent);
  if (base.kind === 'symbol') return exponent.kind === 'number';
  const isOne = exponent.kind === 'number' && exponent.value.n === exponent.value.d;
  return base.kind === 'call' && isOne && isMultiple(base.of);
}

/** The function outside and the one inside: y as an expression in u, and u. */
export function outerAndInner(
  { base, exponent }: Factor,
  x: string,
): { outer: Expression; inner: Expression } | null {
  const u = symbol('u');
  const isOne = exponent.kind === 'number' && exponent.value.n === exponent.value.d;
  if (!has(base, x)) return exponent.kind === 'symbol' ? null : { outer: power(base, u), inner: exponent };
  if (!isOne)
    return base.kind === 'symbol'
      ? null
      : {
          outer: fromTerms([{ coefficient: { n: 1n, d: 1n }, factors: [{ base: u, exponent }] }]),
          inner: base,
        };
  return base.kind === 'call' && base.of.kind !== 'symbol'
    ? { outer: call(base.name, u), inner: base.of }
    : null;
}

/** The derivative as a textbook leaves it. */
export function presentable(one: Expression, x: string, rule: Rule): Expression {
  const raw = differentiate(one, x);
  switch (rule) {
    case 'power':
      return expanded(differentiate(expanded(one), x));
    case 'product':
      return withCommonFactor(gathered(raw));
    case 'quotient':
      return ofQuotients(one, x);
    default:
      return gathered(raw);
  }
}

function ofQuotients(one: Expression, x: string): Expression {
  const parts = termsOf(one).map((term) => {
    const below = term.factors.filter((factor) => isBelow(factor) && has(factor.base, x));
    if (below.length === 0) return gathered(differentiate(fromTerms([term]), x));
    const v = gathered(
      product(
        ...below.map(({ base, exponent }) => power(base, gathered({ kind: 'negative', of: exponent }))),
      ),
    );
    const u = fromTerms([{ ...term, factors: term.factors.filter((factor) => !below.includes(factor)) }]);
    return quotientRule(u, v, x);
  });
  return gathered({ kind: 'sum', terms: parts });
}

/** (vu′ − uv′)/v², the numerator multiplied out and factorised again. */
export function quotientRule(u: Expression, v: Expression, x: string): Expression {
  const above = gathered({
    kind: 'sum',
    terms: [product(v, differentiate(u, x)), product(number(-1), u, differentiate(v, x))],
  });
  const opened = withPythagoras(expanded(above));
  return gathered(quotient(withCommonFactor(opened), power(v, 2)));
}

/** sin² + cos² with one coefficient is that coefficient. */
function withPythagoras(one: Expression): Expression {
  const terms = termsOf(one);
  const squareOf = (name: string, of?: string) =>
    terms.find(({ factors }) => {
      const [factor, more] = factors;
      return (
        !more &&
        factor?.base.kind === 'call' &&
        factor.base.name === name &&
        factor.exponent.kind === 'number' &&
        factor.exponent.value.n === 2n &&
        factor.exponent.value.d === 1n &&
        (!of || keyOf(factor.base.of) === of)
      );
    });
  const sine = squareOf('sin');
  const base = sine?.factors[0]?.base;
  const cosine = base?.kind === 'call' ? squareOf('cos', keyOf(base.of)) : undefined;
  if (
    !sine ||
    !cosine ||
    sine.coefficient.n !== cosine.coefficient.n ||
    sine.coefficient.d !== cosine.coefficient.d
  )
    return one;
  return gathered({
    kind: 'sum',
    terms: [fromTerms(terms.filter((term) => term !== sine && term !== cosine)), number(sine.coefficient)],
  });
}

/** What all terms share is taken out; the bracket that stays is multiplied out, with whole numbers in it. */
export function withCommonFactor(one: Expression): Expression {
  return commonFactorOut(termsOf(one)) ?? one;
}

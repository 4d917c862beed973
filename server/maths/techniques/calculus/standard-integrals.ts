import {
  call,
  type Expression,
  type FunctionName,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import {
  minus,
  over,
  plus,
  type Rational,
  rational,
  sameRational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { expanded, gathered } from '../../algebra-system/normal/terms.ts';
import { type Factor, keyOf, type Term } from '../../algebra-system/normal/term.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';

/** a where the expression is ax + b with a ≠ 0 free of x; else null. */
export function slopeOf(one: Expression, x: string): Expression | null {
  if (!has(one, x)) return null;
  const slope = derivativeOf(one, x);
  return slope && !has(slope, x) ? slope : null;
}

/** The tidied derivative, or null where no rule is known. */
export function derivativeOf(one: Expression, x: string): Expression | null {
  try {
    return gathered(differentiate(one, x));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function wholeOf(one: Expression): number | null {
  return one.kind === 'number' && one.value.d === 1n ? Number(one.value.n) : null;
}

/** One term apart: what is free of x, and the factors with x. */
export function splitConstant(term: Term, x: string): { constant: Expression; varying: Factor[] } {
  const isFree = ({ base, exponent }: Factor) => !has(base, x) && !has(exponent, x);
  return {
    constant: fromTerms([{ ...term, factors: term.factors.filter(isFree) }]),
    varying: term.factors.filter((factor) => !isFree(factor)),
  };
}

/** An antiderivative straight from the list of standard integrals, with ax + b in the place of x. */
export function standardIntegral(term: Term, x: string): Expression | null {
  const { constant, varying } = splitConstant(term, x);
  if (varying.length === 0) return gathered(product(constant, symbol(x)));
  const value =
    varying.length === 1 ? ofOne(varying[0]!, x) : varying.length === 2 ? ofTwo(varying, x) : null;
  return value && gathered(product(constant, value));
}

function ofOne({ base, exponent }: Factor, x: string): Expression | null {
  if (!has(base, x)) {
    const slope = slopeOf(exponent, x);
    if (!slope) return null;
    const isE = base.kind === 'constant' && base.name === 'e';
    const value = power(base, exponent);
    return quotient(value, isE ? slope : product(slope, call('ln', base)));
  }
  if (exponent.kind !== 'number') return null;
  const slope = slopeOf(base, x);
  if (slope) return ofLinearPower(base, exponent.value, slope);
  if (base.kind === 'call') {
    const inner = slopeOf(base.of, x);
    const known =
      inner && (exponent.value.d === 1n ? PRIMITIVES[`${base.name} ${exponent.value.n}`] : undefined);
    return known ? quotient(known(base.of), inner) : null;
  }
  return ofQuadratic(base, exponent.value, x);
}

function ofLinearPower(base: Expression, exponent: Rational, slope: Expression): Expression {
  if (sameRational(exponent, rational(-1))) return quotient(ln(base), slope);
  const next = plus(exponent, rational(1));
  return quotient(power(base, number(next)), product(number(next), slope));
}

function ofTwo(varying: Factor[], x: string): Expression | null {
  const [one, two] = varying as [Factor, Factor];
  if (wholeOf(one.exponent) !== 1 || wholeOf(two.exponent) !== 1) return null;
  if (one.base.kind !== 'call' || two.base.kind !== 'call' || keyOf(one.base.of) !== keyOf(two.base.of))
    return null;
  const slope = slopeOf(one.base.of, x);
  const names = [one.base.name, two.base.name].sort().join(' ');
  const known: Record<string, Expression> = {
    'sec tan': call('sec', one.base.of),
    'cosec cot': negative(call('cosec', one.base.of)),
    'sech tanh': negative(call('sech', one.base.of)),
  };
  return slope && known[names] ? quotient(known[names], slope) : null;
}

const ln = (of: Expression) => call('ln', call('abs', of));
const of =
  (name: FunctionName, minus = false) =>
  (u: Expression) =>
    minus ? negative(call(name, u)) : call(name, u);
const PRIMITIVES: Record<string, (u: Expression) => Expression> = {
  'sin 1': of('cos', true),
  'cos 1': of('sin'),
  'tan 1': (u) => negative(ln(call('cos', u))),
  'cot 1': (u) => ln(call('sin', u)),
  'sec 1': (u) => ln(sum(call('sec', u), call('tan', u))),
  'cosec 1': (u) => negative(ln(sum(call('cosec', u), call('cot', u)))),
  'sec 2': of('tan'),
  'cos -2': of('tan'),
  'cosec 2': of('cot', true),
  'sin -2': of('cot', true),
  'sinh 1': of('cosh'),
  'cosh 1': of('sinh'),
  'tanh 1': (u) => call('ln', call('cosh', u)),
  'coth 1': (u) => ln(call('sinh', u)),
  'sech 2': of('tanh'),
  'cosh -2': of('tanh'),
  'cosech 2': of('coth', true),
  'sinh -2': of('coth', true),
};

/** 1/(quadratic) without real roots, 1/√(quadratic): the square is completed first. */
function ofQuadratic(base: Expression, exponent: Rational, x: string): Expression | null {
  const coefficients = polynomialOf(base, x);
  if (coefficients?.length !== 3) return null;
  const [c, b, a] = coefficients as [Rational, Rational, Rational];
  const shift = over(b, times(rational(2), a));
  const u = expanded(sum(symbol(x), number(shift)));
  const rest = minus(c, times(a, times(shift, shift)));
  // a u² + rest
  if (sameRational(exponent, rational(-1))) {
    if (signOf(a) * signOf(rest) <= 0) return null;
    const k = root(number(over(rest, a)));
    return quotient(call('arctan', gathered(quotient(u, k))), product(number(a), k));
  }
  if (sameRational(exponent, rational(1, 2))) return ofRoot(base, [a, rest], u, x);
  if (!sameRational(exponent, rational(-1, 2)) || signOf(rest) === 0) return null;
  const ratio = over(rest, a);
  const k = root(number(signOf(ratio) < 0 ? times(ratio, rational(-1)) : ratio));
  const name = signOf(a) < 0 ? (signOf(rest) > 0 ? 'arcsin' : null) : signOf(rest) > 0 ? 'arsinh' : 'arcosh';
  const size = signOf(a) < 0 ? times(a, rational(-1)) : a;
  return name && quotient(call(name, gathered(quotient(u, k))), root(number(size)));
}

/** √(a u² + r): (u√(a u² + r) + r ∫ 1/√(a u² + r))/2. */
function ofRoot(
  base: Expression,
  [a, rest]: [Rational, Rational],
  u: Expression,
  x: string,
): Expression | null {
  const left = signOf(rest) === 0 ? null : ofQuadratic(base, rational(-1, 2), x);
  if (!left || signOf(a) === 0) return null;
  return expanded(product(number(rational(1, 2)), sum(product(u, root(base)), product(number(rest), left))));
}

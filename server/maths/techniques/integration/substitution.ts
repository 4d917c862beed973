import {
  call,
  difference,
  type Expression,
  type FunctionName,
  has,
  mapParts,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { opposite, type Rational, rational, signOf } from '../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { inSinesAndCosines, integrandIn, inTermsOfU } from './reverse-chain.ts';
import { derivativeOf } from '../calculus/standard-integrals.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import type { Term } from '../../algebra-system/normal/term.ts';

/** The integrand in u where u = g(x), dx replaced; null where x cannot be got rid of. */
export function integrandByInner(inner: Expression, integrand: Expression, x: string): Expression | null {
  const direct = integrandIn(inner, integrand, x);
  if (direct) return direct;
  const { core, level } = coreOf(inner, x);
  const inverse = inverseOf(core, level, x);
  const slope = inverse && derivativeOf(inverse, 'u');
  if (!slope) return null;
  const swapped = substitute(inTermsOfU(gathered(integrand), core), 'u', level);
  const value = gathered(product(substitute(swapped, x, inverse), slope));
  return has(value, x) ? null : value;
}

/** 1 + √x is made of √x; what that is in terms of u. */
function coreOf(inner: Expression, x: string): { core: Expression; level: Expression } {
  const u = symbol('u');
  const terms = termsOf(inner);
  const varying = terms.filter((term) => has(fromTerms([term]), x));
  const [only, more] = varying;
  if (!only || more || terms.length === 1 || polynomialOf(inner, x)) return { core: inner, level: u };
  const fixed = fromTerms(terms.filter((term) => term !== only));
  const core = fromTerms([{ ...only, coefficient: rational(1) }]);
  return { core, level: gathered(quotient(difference(u, fixed), number(only.coefficient))) };
}

/** x in terms of u where a straight line, a root of one, e^x or ln x is known in u. */
function inverseOf(inner: Expression, u: Expression, x: string): Expression | null {
  const straight = (one: Expression, level: Expression) => {
    const [b, a, more] = polynomialOf(one, x) ?? [];
    return a && b && !more ? expanded(quotient(sum(level, number(opposite(b))), number(a))) : null;
  };
  if (inner.kind === 'root') return straight(inner.of, power(u, inner.index));
  if (inner.kind === 'call' && inner.name === 'ln')
    return straight(inner.of, power({ kind: 'constant', name: 'e' }, u));
  if (inner.kind === 'power' && inner.base.kind === 'constant')
    return straight(inner.exponent, call('ln', u));
  return straight(inner, u);
}

/** The integrand in the new letter where x = φ(u), with sin² + cos² = 1 and its like used under roots and in brackets. */
export function integrandByOuter(
  outer: Expression,
  integrand: Expression,
  x: string,
  u: string,
): Expression | null {
  const slope = derivativeOf(outer, u);
  if (!slope) return null;
  const replaced = withPythagoras(substitute(integrand, x, outer));
  return gathered(inSinesAndCosines(product(replaced, slope)));
}

/** u where φ(u) = value: φ is a number times one function of u. */
export function inverseAt(outer: Expression, u: string, value: Expression): Expression | null {
  const [term, more] = termsOf(outer);
  const [factor, other] = term?.factors ?? [];
  if (
    !term ||
    more ||
    !factor ||
    other ||
    factor.base.kind !== 'call' ||
    factor.base.of.kind !== 'symbol' ||
    factor.base.of.name !== u
  )
    return null;
  const inverse: Partial<Record<FunctionName, FunctionName>> = {
    sin: 'arcsin',
    cos: 'arccos',
    tan: 'arctan',
    sinh: 'arsinh',
    cosh: 'arcosh',
  };
  const name = inverse[factor.base.name];
  return name ? call(name, quotient(value, number(term.coefficient))) : null;
}

function withPythagoras(one: Expression): Expression {
  if (one.kind === 'root' && one.index === 2) {
    const inside = applyPythagoras(one.of);
    const [term, more] = termsOf(inside);
    const [factor] = term?.factors ?? [];
    const isSquare =
      term &&
      !more &&
      term.factors.length === 1 &&
      factor?.exponent.kind === 'number' &&
      factor.exponent.value.n === 2n &&
      factor.exponent.value.d === 1n;
    return isSquare && signOf(term.coefficient) > 0
      ? product(root(number(term.coefficient)), factor.base)
      : root(inside);
  }
  const inner = mapParts(one, withPythagoras);
  return inner.kind === 'sum' ? applyPythagoras(inner) : inner;
}

/** c − c sin² is c cos², c + c tan² is c sec², and so on; other sums stay. */
function applyPythagoras(one: Expression): Expression {
  const terms = termsOf(one, true);
  const fixed = terms.find(({ factors }) => factors.length === 0);
  const square = terms.find((term) => squareOf(term) !== null);
  if (terms.length !== 2 || !fixed || !square) return one;
  const { name, of } = squareOf(square)!;
  const same = square.coefficient.n === fixed.coefficient.n && square.coefficient.d === fixed.coefficient.d;
  const opposed =
    square.coefficient.n === -fixed.coefficient.n && square.coefficient.d === fixed.coefficient.d;
  const rule = RULES.find((each) => each.name === name && (each.same ? same : opposed));
  if (!rule) return one;
  const size: Rational = rule.by === 'fixed' ? fixed.coefficient : square.coefficient;
  return gathered(product(number(size), power(call(rule.becomes, of), 2)));
}

function squareOf({ factors: [factor, more] }: Term): { name: FunctionName; of: Expression } | null {
  if (!factor || more || factor.base.kind !== 'call' || factor.exponent.kind !== 'number') return null;
  const { value } = factor.exponent;
  return value.n === 2n && value.d === rational(1).d ? { name: factor.base.name, of: factor.base.of } : null;
}

const RULES: { name: FunctionName; same: boolean; by: 'fixed' | 'square'; becomes: FunctionName }[] = [
  { name: 'sin', same: false, by: 'fixed', becomes: 'cos' },
  { name: 'cos', same: false, by: 'fixed', becomes: 'sin' },
  { name: 'tan', same: true, by: 'fixed', becomes: 'sec' },
  { name: 'sec', same: false, by: 'square', becomes: 'tan' },
  { name: 'sinh', same: true, by: 'fixed', becomes: 'cosh' },
  { name: 'cosh', same: false, by: 'square', becomes: 'sinh' },
];

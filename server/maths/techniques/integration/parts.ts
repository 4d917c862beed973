import {
  call,
  E,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { derivativeOf, slopeOf, standardIntegral, wholeOf } from '../calculus/standard-integrals.ts';
import type { Factor, Term } from '../../algebra-system/normal/term.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';

/** ∫ u dv = uv − ∫ v du, as chosen. */
export interface Parts {
  u: Expression;
  dv: Expression;
  du: Expression;
  v: Expression;
  left: Expression;
}

const LOGARITHMIC = new Set(['ln', 'arcsin', 'arccos', 'arctan', 'arsinh', 'arcosh', 'artanh']);

/** u: a logarithm or an inverse function if there is one, else the polynomial. */
export function choosePartsOf(term: Term, x: string): Parts | null {
  const varying = term.factors.filter(({ base, exponent }) => has(base, x) || has(exponent, x));
  const chosen =
    varying.find(
      ({ base, exponent }) =>
        base.kind === 'call' && LOGARITHMIC.has(base.name) && (wholeOf(exponent) ?? 0) > 0,
    ) ?? (varying.length > 1 ? varying.find((factor) => isPolynomial(factor, x)) : undefined);
  if (!chosen) return null;
  const u = power(chosen.base, chosen.exponent);
  const rest: Term = { ...term, factors: term.factors.filter((factor) => factor !== chosen) };
  const v = integralOf(rest, x);
  const du = derivativeOf(u, x);
  if (!v || !du) return null;
  return { u, dv: fromTerms([rest]), du, v, left: gathered(product(v, du)) };
}

function integralOf(term: Term, x: string): Expression | null {
  const direct = standardIntegral(term, x);
  if (direct) return direct;
  const terms = termsOf(fromTerms([term]), true).map((one) => standardIntegral(one, x));
  return terms.some((one) => !one) ? null : gathered({ kind: 'sum', terms: terms as Expression[] });
}

function isPolynomial({ base, exponent }: Factor, x: string): boolean {
  return (wholeOf(exponent) ?? 0) > 0 && has(base, x) && polynomialOf(base, x) !== null;
}

/** ∫ e^(ax) sin bx dx: by parts twice the integral comes back. */
export function cyclic(term: Term, x: string): Expression | null {
  const varying = term.factors.filter(({ base, exponent }) => has(base, x) || has(exponent, x));
  const growth = varying.find(({ base }) => base.kind === 'constant' && base.name === 'e');
  const wave = varying.find(
    ({ base }) => base.kind === 'call' && (base.name === 'sin' || base.name === 'cos'),
  );
  if (varying.length !== 2 || !growth || wave?.base.kind !== 'call' || wholeOf(wave.exponent) !== 1)
    return null;
  const [a, b] = [slopeOf(growth.exponent, x), slopeOf(wave.base.of, x)];
  if (!a || !b) return null;
  const [sin, cos] = [call('sin', wave.base.of), call('cos', wave.base.of)];
  const inner =
    wave.base.name === 'sin'
      ? sum(product(a, sin), product(number(-1), b, cos))
      : sum(product(a, cos), product(b, sin));
  const constant = fromTerms([
    { ...term, factors: term.factors.filter((factor) => !varying.includes(factor)) },
  ]);
  const below = gathered(sum(power(a, 2), power(b, 2)));
  return gathered(quotient(product(constant, power(E, growth.exponent), gathered(inner)), below));
}

import { evaluateComplex } from '../expressions/evaluate-complex.ts';
import { evaluate } from '../expressions/evaluate.ts';
import {
  call,
  type Expression,
  fraction,
  I,
  mapParts,
  PI,
  product,
  sum,
  symbolsOf,
} from '../expressions/expression.ts';
import {
  add,
  isZeroNormal,
  multiply,
  type Normal,
  normalNumber,
  normalOfTerms,
  sameNormal,
  scale,
  term,
} from '../normal/normal.ts';
import { normalOf } from '../normal/of-expression.ts';
import { normalPower } from '../normal/powers.ts';
import { tidy } from '../normal/tidy.ts';
import { rational, type Rational, rationalNear, times, toNumber } from '../numbers/rational.ts';

/** A complex number in exact real parts. */
export interface Parts {
  re: Normal;
  im: Normal;
}

/** The exact parts of an expression without letters, or null where it has none. */
export function partsOf(one: Expression): Parts | null {
  if (symbolsOf(one).length > 0) return null;
  const normal = normalOf(evaluateParts(one));
  if (!normal) return null;
  const isImaginary = (index: number) => normal.terms[index]!.factors.some(({ base }) => base.key === 'i');
  const re = normalOfTerms(normal.terms.filter((_, index) => !isImaginary(index)));
  const im = normalOfTerms(
    normal.terms
      .filter((_, index) => isImaginary(index))
      .map(({ coefficient, factors }) =>
        term(
          coefficient,
          factors.filter(({ base }) => base.key !== 'i'),
        ),
      ),
  );
  // What still hides an i, such as a root of a complex number, has no exact parts here.
  return [re, im].some((part) => !Number.isFinite(evaluate(tidy(part)))) ? null : { re, im };
}

/** Conjugates, real and imaginary parts worked out. */
function evaluateParts(one: Expression): Expression {
  const inner = mapParts(one, evaluateParts);
  if (inner.kind !== 'call' || !['conj', 're', 'im', 'abs'].includes(inner.name)) return inner;
  const parts = partsOf(inner.of);
  if (!parts) return inner;
  if (inner.name === 'conj') return complexExpression({ re: parts.re, im: scale(parts.im, rational(-1)) });
  if (inner.name === 'abs') return tidy(modulusOf(parts));
  return tidy(inner.name === 're' ? parts.re : parts.im);
}

export function isReal({ im }: Parts): boolean {
  return isZeroNormal(im);
}

/** a + bi */
export function complexExpression({ re, im }: Parts): Expression {
  const up = im.terms.length > 1 ? product(tidy(im), I) : tidy(multiply(im, normalOf(I)!));
  return isZeroNormal(im) ? tidy(re) : sum(tidy(re), up);
}

export function modulusOf({ re, im }: Parts): Normal {
  return normalPower(add(multiply(re, re), multiply(im, im)), rational(1, 2));
}

/** q where the argument is qπ, with −1 < q ≤ 1 and a denominator up to 12; null where it is no such angle. */
export function turnOf(parts: Parts): Rational | null {
  const z = evaluateComplex(complexExpression(parts));
  const turn = rationalNear(Math.atan2(z.im, z.re) / Math.PI, 12);
  if (!turn || 12n % turn.d !== 0n) return null;
  const size = modulusOf(parts);
  const { re, im } = onCircle(turn);
  const isExact =
    re && im && sameNormal(multiply(size, re), parts.re) && sameNormal(multiply(size, im), parts.im);
  return isExact ? (turn.n === -turn.d ? rational(1) : turn) : null;
}

/** cos qπ and sin qπ; exact for multiples of π/12. */
export function onCircle(turn: Rational): { re: Normal | null; im: Normal | null } {
  return { re: normalOf(call('cos', angleOf(turn))), im: normalOf(call('sin', angleOf(turn))) };
}

/** qπ as it is written. */
export function angleOf(turn: Rational): Expression {
  return tidy(normalOf(product(fraction(turn.n, turn.d), PI)) ?? normalNumber(0));
}

/** The same direction with −1 < q ≤ 1. */
export function principal(turn: Rational): Rational {
  const turns = Math.ceil((toNumber(turn) - 1) / 2 - 1e-12);
  return rational(turn.n - 2n * BigInt(turns) * turn.d, turn.d);
}

export function multiplyTurn(turn: Rational, by: Rational): Rational {
  return principal(times(turn, by));
}

import { contains, type Expression, symbolsOf } from '../expressions/expression.ts';
import { normalOf } from '../normal/of-expression.ts';
import { gcd } from '../numbers/rational.ts';
import { factorise } from '../polynomials/factors.ts';
import { degree, polynomialOf } from '../polynomials/polynomial.ts';
import { isCompletedSquare } from './completed-square.ts';
import { isPartialFractions } from './partial-fractions.ts';
import { isSimplestSurd } from './surd.ts';
import { flatFactors, flatTerms, numberOf } from './shape.ts';

/** The forms that a question can ask an answer to have. */
export type Form =
  | 'FACTORISED'
  | 'EXPANDED'
  | 'COMPLETED_SQUARE'
  | 'PARTIAL_FRACTIONS'
  | 'LOWEST_TERMS'
  | 'SIMPLEST_SURD'
  | 'EXACT';

/** Whether an expression is written in a form; nothing is changed to find out. */
export function hasForm(one: Expression, form: Form): boolean {
  return TESTS[form](one);
}

const TESTS: Record<Form, (one: Expression) => boolean> = {
  FACTORISED: isFactorised,
  EXPANDED: isExpanded,
  COMPLETED_SQUARE: isCompletedSquare,
  PARTIAL_FRACTIONS: isPartialFractions,
  LOWEST_TERMS: isLowestTerms,
  SIMPLEST_SURD: isSimplestSurd,
  EXACT: isExact,
};

/** A product whose factors do not factor further over the fractions, and have no common number left inside. */
function isFactorised(one: Expression): boolean {
  const factors = flatFactors(one);
  return factors.every((factor) => {
    const base = factor.kind === 'power' ? factor.base : factor;
    const letters = symbolsOf(base);
    if (letters.length === 0 || base.kind === 'symbol') return true;
    if (letters.length > 1) return base.kind !== 'product' && !hasCommonFactor(base);
    const polynomial = polynomialOf(base, letters[0]!);
    if (!polynomial) return base.kind !== 'product';
    const factorisation = factorise(polynomial);
    const isOne =
      factorisation.content.n === factorisation.content.d ||
      factorisation.content.n === -factorisation.content.d;
    return (
      isOne && isExpanded(base) && factorisation.factors.length === 1 && factorisation.factors[0]!.times === 1
    );
  });
}

function hasCommonFactor(one: Expression): boolean {
  const normal = normalOf(one);
  if (!normal || normal.terms.length < 2) return false;
  const [first, ...others] = normal.terms;
  const shared = first!.factors.some(({ base }) =>
    others.every(({ factors }) => factors.some((other) => other.base.key === base.key)),
  );
  const numbers = normal.terms.map(({ coefficient }) => coefficient.n).reduce(gcd);
  return shared || numbers !== 1n;
}

/** A sum of terms without brackets to multiply out, each power of a letter once. */
function isExpanded(one: Expression): boolean {
  const terms = flatTerms(one);
  const isFlat = terms.every((term) =>
    flatFactors(term).every((factor) => {
      const base = factor.kind === 'power' ? factor.base : factor;
      return base.kind !== 'sum' && base.kind !== 'negative';
    }),
  );
  const normal = normalOf(one);
  return isFlat && normal !== null && normal.terms.length === terms.length;
}

/** Fractions cannot be reduced, whether of numbers or of polynomials. */
function isLowestTerms(one: Expression): boolean {
  if (one.kind === 'negative') return isLowestTerms(one.of);
  if (one.kind === 'number') return true;
  if (one.kind !== 'quotient') return flatTerms(one).length > 1 ? flatTerms(one).every(isLowestTerms) : true;
  const [above, below] = [numberOf(one.numerator), numberOf(one.denominator)];
  if (above && below)
    return above.d === 1n && below.d === 1n && gcd(above.n, below.n) === 1n && below.n !== 1n;
  const [letter] = symbolsOf(one);
  if (!letter) return true;
  const [top, bottom] = [polynomialOf(one.numerator, letter), polynomialOf(one.denominator, letter)];
  if (!top || !bottom) return true;
  const shared = factorise(top).factors.some((factor) =>
    factorise(bottom).factors.some(
      (other) =>
        degree(other.polynomial) === degree(factor.polynomial) &&
        other.polynomial.every(
          (value, index) =>
            value.n === factor.polynomial[index]!.n && value.d === factor.polynomial[index]!.d,
        ),
    ),
  );
  const [content, other] = [factorise(top).content, factorise(bottom).content];
  return !shared && content.d === 1n && other.d === 1n && gcd(content.n, other.n) === 1n;
}

/** A number without decimals. */
function isExact(one: Expression): boolean {
  return !contains(
    one,
    (part) => part.kind === 'symbol' || (part.kind === 'number' && Boolean(part.typed?.includes('.'))),
  );
}

import type { Equation } from '../../reading/algebra/question-equations.ts';
import {
  difference,
  type Expression,
  product,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { type Polynomial, polynomialOf, primitive } from '../../algebra-system/polynomials/polynomial.ts';

/** Everything on one side as a polynomial with whole coefficients; multiplied by its denominators where there are any. */
export function clearedEquation(
  { left, right }: Equation,
  letter: string,
): { polynomial: Polynomial; by: Expression[] } | null {
  const all = difference(left, right);
  const direct = polynomialOf(all, letter);
  if (direct) return { polynomial: primitive(direct).polynomial, by: [] };
  const by = denominatorsOf(all, letter);
  if (by.length === 0 || by.length > 4) return null;
  const cleared = polynomialOf(multiplyEach(all, by), letter);
  return cleared ? { polynomial: primitive(cleared).polynomial, by } : null;
}

/** Each term multiplied on its own, so that its denominator cancels. */
function multiplyEach(all: Expression, by: Expression[]): Expression {
  if (all.kind === 'sum') return { kind: 'sum', terms: all.terms.map((term) => multiplyEach(term, by)) };
  if (all.kind === 'negative') return { kind: 'negative', of: multiplyEach(all.of, by) };
  return multiplyAndCancel(all, by);
}

function multiplyAndCancel(one: Expression, by: Expression[]): Expression {
  if (one.kind === 'quotient') {
    const key = JSON.stringify(one.denominator, bigints);
    const at = by.findIndex((each) => JSON.stringify(each, bigints) === key);
    if (at >= 0) return product(one.numerator, ...by.filter((_, index) => index !== at));
  }
  return product(one, ...by);
}

function denominatorsOf(one: Expression, letter: string): Expression[] {
  const byText = new Map<string, Expression>();
  const terms = one.kind === 'sum' ? one.terms : [one];
  for (const each of terms) {
    const inner = each.kind === 'negative' ? each.of : each;
    if (
      inner.kind === 'quotient' &&
      polynomialOf(inner.denominator, letter) &&
      symbolsOf(inner.denominator).length > 0
    )
      byText.set(JSON.stringify(inner.denominator, bigints), inner.denominator);
  }
  return [...byText.values()];
}

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

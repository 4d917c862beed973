import { difference, type Expression, product, symbolsOf } from '../../expressions/expression.ts';
import type { Question } from '../../questions/question.ts';
import { type Polynomial, polynomialOf, primitive } from '../../polynomials/polynomial.ts';

export interface Equation {
  left: Expression;
  right: Expression;
}

/** The equations of a question, in order, lists taken apart. */
export function equationsOf(question: Question): Equation[] {
  return question.fragments.flatMap(({ statement }) => {
    const items = statement.kind === 'list' && statement.joined === 'and' ? statement.items : [statement];
    return items.flatMap((one) =>
      one.kind === 'relation' && one.signs.length === 1 && one.signs[0] === '='
        ? [{ left: one.sides[0]!, right: one.sides[1]! }]
        : [],
    );
  });
}

/** The single equation in a single letter that a question consists of, or null. */
export function onlyEquation(question: Question): (Equation & { letter: string }) | null {
  const equations = equationsOf(question);
  if (equations.length !== 1) return null;
  const letters = [...new Set([...symbolsOf(equations[0]!.left), ...symbolsOf(equations[0]!.right)])];
  return letters.length === 1 ? { ...equations[0]!, letter: letters[0]! } : null;
}

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
  const cleared = polynomialOf(timesEach(all, by), letter);
  return cleared ? { polynomial: primitive(cleared).polynomial, by } : null;
}

/** Each term multiplied on its own, so that its denominator cancels. */
function timesEach(all: Expression, by: Expression[]): Expression {
  if (all.kind === 'sum') return { kind: 'sum', terms: all.terms.map((term) => timesEach(term, by)) };
  if (all.kind === 'negative') return { kind: 'negative', of: timesEach(all.of, by) };
  return cancelled(all, by);
}

function cancelled(one: Expression, by: Expression[]): Expression {
  if (one.kind === 'quotient') {
    const key = JSON.stringify(one.denominator, bigints);
    const at = by.findIndex((each) => JSON.stringify(each, bigints) === key);
    if (at >= 0) return product(one.numerator, ...by.filter((_, index) => index !== at));
  }
  return product(one, ...by);
}

function denominatorsOf(one: Expression, letter: string): Expression[] {
  const found = new Map<string, Expression>();
  const terms = one.kind === 'sum' ? one.terms : [one];
  for (const each of terms) {
    const inner = each.kind === 'negative' ? each.of : each;
    if (
      inner.kind === 'quotient' &&
      polynomialOf(inner.denominator, letter) &&
      symbolsOf(inner.denominator).length > 0
    )
      found.set(JSON.stringify(inner.denominator, bigints), inner.denominator);
  }
  return [...found.values()];
}

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

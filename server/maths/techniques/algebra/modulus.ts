import {
  contains,
  difference,
  type Expression,
  mapParts,
  negative,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import type { Equation } from '../../reading/algebra/question-equations.ts';

/** The things inside a modulus, each once; null where there is none or one holds no letter. */
export function modulusFree({ left, right }: Equation): Expression[] | null {
  const moduli = new Map<string, Expression>();
  const isNested = contains(difference(left, right), (part) => {
    if (part.kind !== 'call' || part.name !== 'abs') return false;
    moduli.set(toText(part.of), part.of);
    return (
      symbolsOf(part.of).length !== 1 ||
      contains(part.of, (inner) => inner.kind === 'call' && inner.name === 'abs')
    );
  });
  return isNested || moduli.size === 0 || moduli.size > 2 ? null : [...moduli.values()];
}

/** The equations without a modulus, of which a solution fulfils one; null where one is no equation of polynomials. */
export function modulusCases(equation: Equation, letter: string): Equation[] | null {
  const inside = modulusFree(equation);
  if (!inside) return null;
  const signs =
    inside.length === 1
      ? [[1], [-1]]
      : sameKind(equation)
        ? [
            [1, 1],
            [1, -1],
          ]
        : [
            [1, 1],
            [1, -1],
            [-1, 1],
            [-1, -1],
          ];
  const cases = signs.map((own) => ({
    left: without(equation.left, inside, own),
    right: without(equation.right, inside, own),
  }));
  return cases.every(({ left, right }) => polynomialOf(difference(left, right), letter)) ? cases : null;
}

/** |a| = k|b|: with nothing else, both signs changed give the same equation. */
function sameKind({ left, right }: Equation): boolean {
  const isModulus = (one: Expression): boolean =>
    (one.kind === 'call' && one.name === 'abs') ||
    (one.kind === 'product' && one.factors.every((factor) => factor.kind === 'number' || isModulus(factor)));
  return isModulus(left) && isModulus(right);
}

export function without(one: Expression, inside: Expression[], signs: number[]): Expression {
  if (one.kind === 'call' && one.name === 'abs') {
    const index = inside.findIndex((each) => toText(each) === toText(one.of));
    return signs[index]! < 0 ? negative(one.of) : one.of;
  }
  return mapParts(one, (part) => without(part, inside, signs));
}

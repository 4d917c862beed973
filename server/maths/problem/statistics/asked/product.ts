import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, product } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import { polynomialExpression, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { parsed } from '../facts/notation.ts';
import type { Worked } from '../worked/worked.ts';

/** A polynomial in t that was found, with its factors. */
export function asProduct(worked: Worked | null): Worked | null {
  const found = worked && parsed(worked.shown.text);
  const polynomial = found && polynomialOf(exact(found), 't');
  if (!worked || !polynomial) return null;
  const { content, factors } = factorise(polynomial);
  const all = factors.map((one): Expression => {
    const base = polynomialExpression(one.polynomial, 't');
    return one.times === 1 ? base : { kind: 'power', base, exponent: number(one.times) };
  });
  if (all.length === 0 || (all.length === 1 && factors[0]!.times === 1)) return null;
  const whole: Expression = product(number(content), ...all);
  const isSame = [0.3, 0.8, 1, 1.7, 2.3, 3.1].every((t) => {
    const value = evaluate(found, { t });
    return Math.abs(evaluate(whole, { t }) - value) < 1e-9 * Math.max(1, Math.abs(value));
  });
  return {
    ...worked,
    isRight: worked.isRight && isSame,
    shown: { text: toText(whole), tex: toLatex(whole) },
  };
}

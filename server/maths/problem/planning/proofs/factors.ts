import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { equationOf, linearIn } from '../solutions/by-factor.ts';
import { expressionIn, sidesIn, worked } from '../working/worked.ts';

/** dy/dx: y and x. */
export function variablesIn(text: string): { of: string; by: string } | null {
  const found: { of: string; by: string }[] = [];
  for (const side of sidesIn(text) ?? [])
    contains(side, (one) => {
      if (one.kind === 'derivative') found.push({ of: one.of, by: one.by });
      return false;
    });
  const [first] = found;
  return first && found.every(({ of, by }) => of === first.of && by === first.by) ? first : null;
}

/** "Show that an integrating factor for this differential equation is cosh x." */
export const factorShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  if (target.the !== 'statement:integrating factor') return null;
  const text = equationOf({ relation: 'integrating factor', of: target.of }, scope)?.replaceAll('$', '');
  const factor = expressionIn(target.of.at(-1));
  const letters = text ? variablesIn(text) : null;
  const parts = text && letters ? linearIn(text, letters.of, letters.by) : null;
  if (!factor || !letters || !parts || symbolsOf(factor).join() !== letters.by) return null;
  const [a, b, c] = parts;
  const before = exact(quotient(b, a));
  const slope = exact(differentiate(factor, letters.by));
  if (!isFactorOf(factor, slope, before, letters.by)) return null;
  for (const fact of scope.facts)
    if (
      fact.relation === 'differential' ||
      (fact.relation === 'holds' && isBeside(String(fact.of[0]), text!, letters.by))
    )
      scope.used.add(fact);
  const { of: y, by: x } = letters;
  const derivative = `\\frac{\\mathrm{d}${y}}{\\mathrm{d}${x}}`;
  const mu = toLatex(factor);
  return worked(
    { en: 'An integrating factor', zh: '积分因子' },
    '9231/p2/differential-equations',
    [
      step({ en: 'Divide by what stands before the derivative.', zh: '除以导数前的系数。' }, [
        `${derivative} + \\left(${toLatex(before)}\\right) ${y} = ${toLatex(exact(quotient(c, a)))}`,
      ]),
      step(
        {
          en: 'The logarithm of the factor has the derivative that stands before the unknown.',
          zh: '该因子的对数的导数等于未知函数前的系数。',
        },
        [
          `\\frac{\\mathrm{d}}{\\mathrm{d}${x}} \\ln\\left(${mu}\\right) = \\frac{${toLatex(slope)}}{${mu}} = ${toLatex(before)}`,
          `\\mathrm{e}^{\\int ${toLatex(before)}\\,\\mathrm{d}${x}} = ${mu}`,
        ],
      ),
    ],
    { text: toText(factor), tex: mu },
    [
      check(
        'Its derivative over itself is what stands before the unknown, at many places.',
        '在许多点处，其导数与自身之比等于未知函数前的系数。',
        isFactorOf(factor, slope, before, x),
      ),
    ],
    // Known in the rest of the sentence as well.
    [{ relation: 'integrating factor', of: target.of }],
  );
};

/** The equation itself, or from where on x lies. */
const isBeside = (told: string, equation: string, x: string): boolean =>
  told.replaceAll('$', '') === equation ||
  /^[\s$]*([a-z])\s*(?:>|\\geq?|≥|\\neq?|≠)[^a-z]*$/.exec(told)?.[1] === x;

function isFactorOf(factor: Expression, slope: Expression, before: Expression, x: string): boolean {
  const places = [0.23, 0.6, 0.91, 1.3, 2.2, -0.4]
    .map((at) => [factor, slope, before].map((one) => evaluate(one, { [x]: at })))
    .filter((row) => row.every(Number.isFinite));
  return (
    places.length > 2 &&
    places.every(([f, g, p]) => Math.abs(g! / f! - p!) < 1e-9 * Math.max(1, Math.abs(p!)))
  );
}

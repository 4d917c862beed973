import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { rationalValue, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { numberAt } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { use, valueOf } from '../scope/scope.ts';
import { sidesIn, worked } from '../working/worked.ts';

/** "α², β², γ² are the roots of y³ − 14y² + … = 0": the equation is worked out and has to be that one. */
const shownEquation: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  const [left, printed] = target.of;
  if (target.the !== 'statement:equal' || typeof left !== 'object' || !('the' in left)) return null;
  if (left.the !== 'transformed equation') return null;
  const value = valueOf(left, scope);
  const sides = sidesIn(printed);
  const all = value?.is === 'array' && value.of === 'polynomial' ? value.parts.map(rationalValue) : [];
  const [letter, another] = sides ? [...new Set(sides.flatMap(symbolsOf))] : [];
  if (!sides || !letter || another || all.length < 3 || !all.every((one) => one !== null)) return null;
  const ratios = [0.7, -1.3, 2.9, 4.1, -3.7, 6.3].map(
    (at) => (evaluate(sides[0], { [letter]: at }) - evaluate(sides[1], { [letter]: at })) / numberAt(all, at),
  );
  const [first] = ratios;
  const isSame =
    ratios.every((one) => Math.abs(one - first!) < 1e-9 * Math.abs(first!)) && Math.abs(first!) > 1e-9;
  if (!isSame) return null;
  use(scope, ({ relation }) => relation === 'substitution');
  return worked(
    { en: 'An equation for other roots', zh: '由根的变换求方程' },
    '9231/p1/roots-of-polynomial-equations',
    [
      step(
        {
          en: 'Make the old unknown the subject of the substitution, put it into the equation and clear.',
          zh: '由代换解出原未知数，代入方程并化简。',
        },
        [`${toLatex(sides[0])} = ${toLatex(sides[1])}`],
      ),
    ],
    { text: `${toText(sides[0])} = ${toText(sides[1])}`, tex: `${toLatex(sides[0])} = ${toLatex(sides[1])}` },
    [
      check(
        'The equation with these roots is a multiple of the printed one.',
        '以这些数为根的方程与所给方程成比例。',
        isSame,
      ),
    ],
  );
};

export const ROOT_OPERATORS: Operator[] = [shownEquation];

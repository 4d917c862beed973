import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number, symbol, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { opposite, over, toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  valueAt,
} from '../../../algebra-system/polynomials/polynomial.ts';

interface Parameters {
  dividend: Polynomial;
  divisor: Polynomial;
  letter: string;
  isShown: boolean;
}

const REMAINDER = [
  /^(?:use remainder theorem to )?find remainder when (?:polynomial |cubic )?# is divided by #$/,
  /^(?:用余数定理)?find ?(?:多项式|当)? ?# 除以 # (?:时|所得)?的(?:余数|余式)$/u,
];
const FACTOR = [
  /^(?:use factor theorem to )?show that # is factor of #$/,
  /^(?:用因式定理)?(?:证明|说明) # 是 # 的(?:一个)?因式$/u,
];

export const remainderTheorem: Method<Parameters> = {
  id: 'remainder-theorem',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const isShown = FACTOR.some((form) => form.test(say));
    if (formulas.length !== 2 || !(isShown || REMAINDER.some((form) => form.test(say)))) return null;
    const division = divisionOf(isShown ? [formulas[1]!, formulas[0]!] : [formulas[0]!, formulas[1]!]);
    return division && degree(division.divisor) === 1 ? { ...division, isShown } : null;
  },
  solve({ dividend, divisor, letter, isShown }) {
    const root = over(opposite(divisor[0]!), divisor[1]!);
    const value = valueAt(dividend, root);
    if (isShown && value.n !== 0n) return null;
    const x = symbol(letter);
    return {
      title: isShown ? { en: 'Factor theorem', zh: '因式定理' } : { en: 'Remainder theorem', zh: '余数定理' },
      steps: [
        step(
          { en: 'Set the divisor equal to zero', zh: '令除式为零' },
          [
            `${toLatex(polynomialExpression(divisor, letter))} = 0 \\;\\Rightarrow\\; ${toLatex(x)} = ${rationalTex(root)}`,
          ],
          ['M1'],
          {
            en: 'There the product of the divisor and the quotient is zero, so only the remainder is left.',
            zh: '此时除式与商的积为零，只剩余数。',
          },
        ),
        step(
          { en: 'Substitute this value into the polynomial', zh: '把该值代入多项式' },
          [
            `p(${toLatex(x)}) = ${toLatex(polynomialExpression(dividend, letter))}`,
            `p\\left(${rationalTex(root)}\\right) = ${rationalTex(value)}`,
          ],
          ['A1'],
        ),
        ...(isShown
          ? [step({ en: 'The remainder is zero, so it is a factor', zh: '余数为零，因此是因式' }, [], ['A1'])]
          : []),
      ],
      answer: { text: toText(number(value)), tex: rationalTex(value) },
    };
  },
  verify({ answer }, { dividend, divisor }) {
    const { remainder } = dividePolynomials(dividend, divisor);
    const expected = remainder.length === 0 ? 0 : toNumber(remainder[0]!);
    return [
      {
        name: { en: 'Long division gives the same remainder.', zh: '用长除法得到相同的余数。' },
        passed:
          remainder.length <= 1 &&
          Math.abs(evaluate(expression(answer.text)) - expected) < 1e-9 * (1 + Math.abs(expected)),
      },
    ];
  },
};

/** Two polynomials with fractions as coefficients in the same letter. */
export function divisionOf([above, below]: [string, string]): {
  dividend: Polynomial;
  divisor: Polynomial;
  letter: string;
} | null {
  const [one, two] = [rightSideOf(above), expressionOf(below)];
  const letters = one && two ? [...new Set([...symbolsOf(one), ...symbolsOf(two)])] : [];
  if (!one || !two || letters.length !== 1) return null;
  const [dividend, divisor] = [polynomialOf(one, letters[0]!), polynomialOf(two, letters[0]!)];
  return dividend && divisor && degree(divisor) >= 1 && degree(dividend) >= degree(divisor)
    ? { dividend, divisor, letter: letters[0]! }
    : null;
}

/** "p(x) = x³ − 2" is its right side. */
function rightSideOf(formula: string) {
  return expressionOf(formula.replace(/^[a-zA-Z] ?\([a-z]\) ?[=≡] ?/u, ''));
}

import { wordingOf, equationOf, lettersOf } from '../../../reading/algebra/question-equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, number } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { complex, plus, times } from '../../../algebra-system/numbers/complex.ts';
import { opposite, over, type Rational } from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import {
  commonDivisor,
  degree,
  derivativeOf,
  type Polynomial,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';

type Operation = 'sum' | 'product';
interface Parameters {
  polynomial: Polynomial;
  operation: Operation;
}

const ENGLISH =
  /^find (sum|product) of (?:all )?(?:two |three |four )?roots of (?:(?:quadratic |cubic |quartic )?equation )?#$/;
const CHINESE = /^find (?:一元[二三]次)?(?:方程)? ?# 的(?:两|三|四|所有)?(?:个)?根(?:之|的)?(和|积)$/u;

/** The sum or the product of the roots, from the coefficients alone. */
export const sumOfRoots: Method<Parameters> = {
  id: 'sum-of-roots',
  topic: '9231/p1/roots-of-polynomial-equations',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const word = (ENGLISH.exec(say) ?? CHINESE.exec(say))?.[1];
    const equation = word && formulas.length === 1 && !question.precision ? equationOf(formulas[0]!) : null;
    const [letter, ...others] = equation ? lettersOf(equation) : [];
    if (!equation || !letter || others.length > 0) return null;
    const polynomial = polynomialOf(difference(equation.left, equation.right), letter);
    if (!polynomial || degree(polynomial) < 2 || degree(polynomial) > 4) return null;
    // A repeated root may be meant once or twice.
    if (degree(commonDivisor(polynomial, derivativeOf(polynomial))) > 0) return null;
    return { polynomial, operation: word === 'sum' || word === '和' ? 'sum' : 'product' };
  },
  solve({ polynomial, operation }) {
    const n = degree(polynomial);
    const [lead, second, last] = [polynomial[n]!, polynomial[n - 1]!, polynomial[0]!];
    const value = number(
      operation === 'sum' || n % 2 === 1
        ? negatedQuotient(operation === 'sum' ? second : last, lead)
        : over(last, lead),
    );
    const names = ['\\alpha', '\\beta', '\\gamma', '\\delta'].slice(0, n);
    const letters = ['a', 'b', 'c', 'd', 'e'].slice(0, n + 1);
    const sign = operation === 'sum' || n % 2 === 1 ? '-' : '';
    const rule = `${sign}\\frac{${operation === 'sum' ? 'b' : letters.at(-1)}}{a}`;
    return {
      title:
        operation === 'sum'
          ? { en: 'Sum of the roots', zh: '根之和' }
          : { en: 'Product of the roots', zh: '根之积' },
      steps: [
        step(
          { en: 'Identify the coefficients', zh: '写出各项系数' },
          [
            letters
              .map((letter, index) => `${letter} = ${tex(number(polynomial[n - index]!))}`)
              .join(',\\; '),
          ],
          ['B1'],
        ),
        step(
          { en: 'Use the relation between roots and coefficients', zh: '用根与系数的关系' },
          [`${names.join(operation === 'sum' ? ' + ' : ' ')} = ${rule} = ${tex(value)}`],
          ['M1', 'A1'],
        ),
      ],
      answer: { text: toText(value), tex: tex(value) },
    };
  },
  /** The roots themselves, found in decimals. */
  verify({ answer }, { polynomial, operation }) {
    const roots = complexRoots(polynomial);
    const { re, im } = (roots ?? []).reduce(
      operation === 'sum' ? plus : times,
      complex(operation === 'sum' ? 0 : 1),
    );
    const size = Math.max(1, ...(roots ?? []).map((one) => Math.abs(one.re) + Math.abs(one.im)));
    const value = evaluate(expression(answer.text));
    return [
      {
        name: { en: 'Decimal values of the roots give the same result.', zh: '用根的近似值计算，结果相同。' },
        passed:
          roots !== null && Math.abs(re - value) <= 1e-7 * size ** 4 && Math.abs(im) <= 1e-7 * size ** 4,
      },
    ];
  },
};

const negatedQuotient = (part: Rational, lead: Rational) => opposite(over(part, lead));
const tex = (value: Expression) => toLatex(value);

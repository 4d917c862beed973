import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { bracketTex, factorsTex, polynomialIn, rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  power,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { opposite, type Rational, rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { factorise, rationalRoots } from '../../../algebra-system/polynomials/factors.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';

interface Parameters {
  given: Expression;
  letter: string;
  polynomial: Polynomial;
}

const FACTORISE = [
  /^(?:hence )?factori[sz]e(?: polynomial| expression| quadratic| cubic)?(?: completely| fully)? #(?: completely| fully)?$/,
  /^(?:将|把)?(?:多项式)? ?# (?:进行)?(?:因式分解|分解因式)$/u,
  /^(?:因式分解|分解因式)(?:多项式)? ?#$/u,
];

export const factoriseMethod: Method<Parameters> = {
  id: 'factorise',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const given =
      FACTORISE.some((form) => form.test(say)) && formulas.length === 1 ? expressionOf(formulas[0]!) : null;
    const [letter, ...others] = given ? symbolsOf(given) : [];
    if (!given || !letter || others.length > 0) return null;
    const polynomial = polynomialOf(given, letter);
    return polynomial && degree(polynomial) >= 2 && degree(polynomial) <= 8
      ? { given, letter, polynomial }
      : null;
  },
  solve({ given, letter, polynomial }) {
    const { content, factors } = factorise(polynomial);
    const isOne = content.n === 1n && content.d === 1n;
    // A factor of degree 4 or more might still come apart.
    if (
      (factors.length === 1 && factors[0]!.times === 1 && isOne) ||
      factors.some((one) => degree(one.polynomial) > 3)
    )
      return null;
    const x = symbol(letter);
    const written = product(
      ...(isOne ? [] : [number(content)]),
      ...factors
        .map((one) => power(polynomialExpression(one.polynomial, letter), one.times))
        .sort((a, b) => Number(b.kind === 'symbol') - Number(a.kind === 'symbol')),
    );
    const first = firstRoot(polynomial);
    const steps: Step[] = [];
    if (degree(polynomial) > 2 && first) {
      steps.push(rootStep(polynomial, first, letter));
      const linear: Polynomial = [rational(-first.n), rational(first.d)];
      const { quotient } = dividePolynomials(polynomial, linear);
      steps.push(
        step(
          { en: 'Divide by this factor', zh: '除以该因式' },
          [
            `${toLatex(given)} = \\left(${toLatex(polynomialIn(linear, x))}\\right)\\left(${toLatex(polynomialIn(quotient, x))}\\right)`,
          ],
          ['M1'],
        ),
      );
    } else if (!isOne)
      steps.push(
        step(
          { en: 'Take out the common factor', zh: '提取公因式' },
          [`${rationalTex(content)}\\left(\\cdots\\right)`],
          ['B1'],
        ),
      );
    steps.push(
      step(
        { en: 'Factorise completely', zh: '分解彻底' },
        [`${toLatex(given)} = ${factorsTex(polynomial, x)}`],
        ['A1'],
      ),
    );
    return {
      title: { en: 'Factorising', zh: '因式分解' },
      steps,
      answer: { text: toText(written), tex: factorsTex(polynomial, x) },
    };
  },
  verify({ answer }, { given, letter }) {
    const product = expression(answer.text);
    const points = [-2.5, -1, -0.3, 0, 0.7, 1.9, 3, 4.2, 6];
    return [
      {
        name: { en: 'The product has the same value at nine points.', zh: '在九个点处乘积与原式的值相同。' },
        passed: points.every((x) => {
          const [one, other] = [evaluate(product, { [letter]: x }), evaluate(given, { [letter]: x })];
          return Math.abs(one - other) <= 1e-9 * (1 + Math.abs(other));
        }),
      },
    ];
  },
};

/** A whole number where there is one, and a small one. */
export function firstRoot(p: Polynomial): Rational | null {
  const roots = rationalRoots(p).map(({ root }) => root);
  roots.sort((a, b) => Number(a.d - b.d) || Math.abs(toNumber(a)) - Math.abs(toNumber(b)));
  return roots.find(({ n }) => n !== 0n) ?? null;
}

/** p(a) = 0, so x − a is a factor. */
export function rootStep(p: Polynomial, root: Rational, letter: string): Step {
  const factor = polynomialExpression([rational(-root.n), rational(root.d)], letter);
  return step(
    { en: 'Find a root by trial: the factor theorem gives a factor', zh: '试根：由因式定理得到一个因式' },
    [
      `p\\left(${rationalTex(root)}\\right) = ${p
        .map((one, index) => ({ one, index }))
        .filter(({ one }) => one.n !== 0n)
        .reverse()
        .map(({ one, index }, at) => termTex(one, index, root, at === 0))
        .join(' ')} = 0`,
      `${toLatex(factor)}`,
    ],
    ['M1', 'A1'],
    { en: 'An integer root must be a factor of the constant term.', zh: '整数根一定是常数项的因数。' },
  );
}

function termTex(coefficient: Rational, index: number, root: Rational, isFirst: boolean): string {
  const isNegative = coefficient.n < 0n;
  const size = rationalTex(isNegative ? opposite(coefficient) : coefficient);
  const sign = isNegative ? '- ' : isFirst ? '' : '+ ';
  if (index === 0) return `${sign}${size}`;
  const raised = `${bracketTex(root)}${index > 1 ? `^{${index}}` : ''}`;
  return `${sign}${size === '1' ? '' : `${size} \\times `}${raised}`;
}

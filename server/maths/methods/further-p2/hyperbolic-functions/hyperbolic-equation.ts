import { ofPolynomial } from '../../../techniques/calculus/zeros.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { fractionOf } from '../../../techniques/integration/partial-fractions.ts';
import { formulasOf, isPlain, plainText } from '../../../reading/calculus/calculus-question.ts';
import { slopeOf, wholeOf } from '../../../techniques/calculus/standard-integrals.ts';
import { expanded, termsOf } from '../../../algebra-system/normal/terms.ts';
import { numberSetOf } from '../../../algebra-system/equivalence/number-set.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  mapParts,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parse, statement } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import {
  commonDivisor,
  dividePolynomials,
  type Polynomial,
  polynomialExpression,
  primitive,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { valuesAnswer } from '../../../writing/answers.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  left: Expression;
  right: Expression;
  letter: string;
  /** In u = e^x. */
  polynomial: Polynomial;
}

const WORDS =
  /\b(?:solve|exactly|in (?:exact |logarithmic )?form|logarithmic|logarithms?|natural|as|roots?|solutions?|real|all|terms)\b|解方程|求解|方程|的?解|根|对数|形式|用|表示|答案|精确/giu;
const HYPERBOLIC = /^(?:sinh|cosh|tanh|sech|cosech|coth)$/;

export const hyperbolicEquation: Method<Parameters> = {
  id: 'hyperbolic-equation',
  topic: '9231/p2/hyperbolic-functions',

  match({ text }) {
    const plain = plainText(text);
    if (!/\bsolve\b|\b(?:roots?|solutions?) of\b|解/i.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS);
    const parsed = formulas?.length === 1 ? parse(formulas[0]!) : null;
    if (!parsed?.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
      return null;
    const [left, right] = parsed.statement.sides as [Expression, Expression];
    const all = difference(left, right);
    const [letter, more] = symbolsOf(all);
    if (
      !letter ||
      more ||
      !isPlain(all) ||
      !contains(all, (part) => part.kind === 'call' && HYPERBOLIC.test(part.name))
    )
      return null;
    const swapped = inU(all, letter);
    const fraction = symbolsOf(swapped).join() === 'u' ? fractionOf(expanded(swapped), 'u') : null;
    if (!fraction) return null;
    const polynomial = dividePolynomials(
      fraction.above,
      commonDivisor(fraction.above, fraction.below),
    ).quotient;
    return polynomial.length > 1
      ? { left, right, letter, polynomial: primitive(polynomial).polynomial }
      : null;
  },

  solve({ left, right, letter, polynomial }) {
    const roots = ofPolynomial(polynomial);
    if (!roots) return null;
    const positive = roots.filter((root) => evaluate(root) > 0);
    const values = positive.map((root) => exact(call('ln', root)));
    const x = toLatex(symbol(letter));
    return {
      title: { en: 'Equation with hyperbolic functions', zh: '含双曲函数的方程' },
      steps: [
        step(
          {
            en: 'Write each function in terms of exponentials and let u be the exponential.',
            zh: '用指数函数表示各双曲函数，并设指数函数为 u。',
          },
          [
            `${toLatex(left)} = ${toLatex(right)}`,
            `u = \\mathrm{e}^{${x}}: \\quad ${toLatex(polynomialExpression(polynomial, 'u'))} = 0`,
          ],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Solve for u.', zh: '解出 u。' },
          [roots.length > 0 ? roots.map((root) => `u = ${toLatex(root)}`).join(',\\; ') : '\\varnothing'],
          ['M1'],
        ),
        step(
          { en: 'Keep the positive values and take logarithms.', zh: '保留正值，取对数。' },
          [
            values.length > 0
              ? values.map((value) => `${x} = ${toLatex(value)}`).join(',\\; ')
              : '\\varnothing',
          ],
          ['A1'],
          { en: 'An exponential is never zero or negative.', zh: '指数函数恒为正。' },
        ),
      ],
      answer: valuesAnswer(symbol(letter), values),
    };
  },

  verify({ answer }, { left, right, letter }) {
    const [f, g] = [realFunction(left, letter), realFunction(right, letter)];
    const values =
      answer.text === 'none' ? [] : numberSetOf(statement(answer.text))!.intervals.map(({ from }) => from);
    const size = (x: number) => 1 + Math.abs(f(x)) + Math.abs(g(x));
    const isRoot = (x: number) => Math.abs(f(x) - g(x)) <= 1e-9 * size(x);
    const zeros = zerosIn((x) => f(x) - g(x), -12, 12, { size });
    const isAll = zeros.every((x) => values.some((value) => Math.abs(value - x) < 1e-4));
    return [
      {
        name: { en: 'Each value satisfies the equation.', zh: '每个值都满足原方程。' },
        passed: values.every(isRoot),
      },
      {
        name: { en: 'A numerical search finds no other root.', zh: '数值搜索未发现其他根。' },
        passed: isAll,
      },
    ];
  },
};

/** Hyperbolic functions and exponentials of kx as powers of u = e^x. */
function inU(one: Expression, letter: string): Expression {
  const powerOf = (of: Expression) => {
    const slope = slopeOf(of, letter);
    const times = slope && termsOf(of).length === 1 ? wholeOf(slope) : null;
    return times === null ? null : power(symbol('u'), times);
  };
  if (one.kind === 'power' && one.base.kind === 'constant' && one.base.name === 'e')
    return powerOf(one.exponent) ?? one;
  if (one.kind !== 'call' || !HYPERBOLIC.test(one.name)) return mapParts(one, (part) => inU(part, letter));
  const up = powerOf(one.of);
  if (!up) return one;
  const down = power(up, -1);
  const [sinh, cosh] = [difference(up, down), sum(up, down)];
  const half = (above: Expression) => product(number({ n: 1n, d: 2n }), above);
  const square = power(up, 2);
  const [less, more] = [difference(square, number(1)), sum(square, number(1))];
  switch (one.name) {
    case 'sinh':
      return half(sinh);
    case 'cosh':
      return half(cosh);
    case 'tanh':
      return quotient(less, more);
    case 'coth':
      return quotient(more, less);
    case 'sech':
      return quotient(product(number(2), up), more);
    default:
      return quotient(product(number(2), up), less);
  }
}

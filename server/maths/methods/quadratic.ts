import { evaluate } from '../expressions/evaluate.ts';
import {
  type Expression,
  fraction,
  number,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../expressions/expression.ts';
import { toLatex } from '../expressions/print.ts';
import { statement } from '../expressions/statement.ts';
import { numberSetOf } from '../equivalence/number-set.ts';
import type { Check, Method, Step } from '../method.ts';
import { opposite, over, plus, rational, signOf, times, toNumber } from '../numbers/rational.ts';
import { factorise } from '../polynomials/factors.ts';
import { degree, numberAt, type Polynomial, polynomialExpression } from '../polynomials/polynomial.ts';
import { zerosIn } from '../roots.ts';
import { valuesAnswer } from './shared/answers.ts';
import { clearedEquation, type Equation, onlyEquation } from './shared/equation.ts';
import { exact } from './shared/exact.ts';

interface Parameters extends Equation {
  letter: string;
  /** All on one side, denominators cleared, whole coefficients. */
  polynomial: Polynomial;
  /** What both sides were multiplied by. */
  by: Expression[];
}

export const quadratic: Method<Parameters> = {
  id: 'quadratic',
  topic: '9709/p1/quadratics',

  match(question) {
    if (
      question.fragments.length !== 1 ||
      question.interval ||
      /discriminant|判别式|form|complex|复数/.test(question.lower)
    )
      return null;
    const equation = onlyEquation(question);
    if (!equation || equation.letter === 'z') return null;
    const cleared = clearedEquation(equation, equation.letter);
    return cleared && degree(cleared.polynomial) === 2 ? { ...equation, ...cleared } : null;
  },

  solve({ letter, left, right, polynomial, by }) {
    const [c, b, a] = polynomial as [Polynomial[0], Polynomial[0], Polynomial[0]];
    const x = symbol(letter);
    const steps: Step[] = [];
    const line = `${toLatex(polynomialExpression(polynomial, letter))} = 0`;
    steps.push({
      say: by.length
        ? {
            en: 'Multiply by the denominators and collect all terms on one side.',
            zh: '去分母，并把各项移到同一边。',
          }
        : { en: 'Collect all terms on one side.', zh: '把各项移到同一边。' },
      tex: [`${toLatex(left)} = ${toLatex(right)}`, line],
    });
    const discriminant = plus(times(b, b), times(rational(-4), times(a, c)));
    const factors = factorise(polynomial).factors;
    let roots: Expression[] = [];
    if (factors.every(({ polynomial: factor }) => degree(factor) === 1)) {
      roots = factors.map(({ polynomial: [low, high] }) => number(over(opposite(low!), high!)));
      const written = factors.map((one) => bracket(one.polynomial, letter, one.times)).join('');
      steps.push(
        { say: { en: 'Factorise.', zh: '因式分解。' }, tex: [`${written} = 0`], marks: ['M1'] },
        {
          say: { en: 'One of the factors must be zero.', zh: '至少有一个因式为零。' },
          tex: [roots.map((one) => `${letter} = ${toLatex(one)}`).join(',\\; ')],
          marks: ['A1'],
          why: {
            en: 'A product is zero only when one of its factors is.',
            zh: '乘积为零，当且仅当其中一个因式为零。',
          },
        },
      );
    } else {
      steps.push({
        say: { en: 'Find the discriminant.', zh: '求判别式。' },
        tex: [
          `b^2 - 4ac = (${toNumber(b)})^2 - 4(${toNumber(a)})(${toNumber(c)}) = ${toLatex(number(discriminant))}`,
        ],
        marks: ['M1'],
      });
      if (signOf(discriminant) < 0)
        steps.push({
          say: {
            en: 'The discriminant is negative, so there are no real roots.',
            zh: '判别式为负，因此没有实数根。',
          },
          marks: ['A1'],
        });
      else {
        roots = [1, -1].map((side) =>
          exact(
            quotient(
              sum(number(opposite(b)), product(fraction(side, 1), root(number(discriminant)))),
              number(times(rational(2), a)),
            ),
          ),
        );
        steps.push({
          say: { en: 'Use the quadratic formula.', zh: '代入求根公式。' },
          tex: [
            `${letter} = \\frac{${toLatex(number(opposite(b)))} \\pm \\sqrt{${toLatex(number(discriminant))}}}{2(${toNumber(a)})}`,
            roots.map((one) => `${letter} = ${toLatex(one)}`).join(',\\; '),
          ],
          marks: ['M1', 'A1'],
        });
      }
    }
    const kept = roots.filter((one) =>
      by.every((below) => Math.abs(evaluate(below, { [letter]: evaluate(one) })) > 1e-12),
    );
    if (kept.length < roots.length)
      steps.push({
        say: { en: 'Leave out the value that makes a denominator zero.', zh: '舍去使分母为零的值。' },
      });
    return {
      title: { en: 'Quadratic equation', zh: '一元二次方程' },
      steps,
      answer: valuesAnswer(x, kept),
    };
  },

  /** Each root goes back into the equation as it was typed; a scan of the cleared polynomial finds no other. */
  verify({ answer }, { letter, left, right, polynomial, by }) {
    const values =
      answer.text === 'none' ? [] : numberSetOf(statement(answer.text))!.pieces.map(({ from }) => from);
    const holds = values.every((value) => {
      const [one, other] = [evaluate(left, { [letter]: value }), evaluate(right, { [letter]: value })];
      return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
    });
    const bound =
      1 +
      Math.max(...polynomial.slice(0, 2).map((one) => Math.abs(toNumber(one)))) /
        Math.abs(toNumber(polynomial[2]!));
    const size = (x: number) =>
      polynomial.reduce((total, one, index) => total + Math.abs(toNumber(one) * x ** index), 0);
    const found = zerosIn((x) => numberAt(polynomial, x), -bound, bound, { size }).filter((x) =>
      by.every((below) => Math.abs(evaluate(below, { [letter]: x })) > 1e-7),
    );
    const checks: Check[] = [
      { name: { en: 'Each value satisfies the equation.', zh: '每个值都满足原方程。' }, passed: holds },
      {
        name: { en: 'A scan finds no other root.', zh: '扫描未发现其他根。' },
        passed: found.length === values.length,
      },
    ];
    return checks;
  },
};

function bracket(factor: Polynomial, letter: string, times: number): string {
  const text = toLatex(polynomialExpression(factor, letter));
  const isLetter = factor[0]!.n === 0n && factor[1]!.n === 1n;
  return `${isLetter ? text : `(${text})`}${times > 1 ? `^{${times}}` : ''}`;
}

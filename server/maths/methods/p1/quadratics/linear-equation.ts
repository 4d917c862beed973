import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { rootOf } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, isSolvedBy, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import {
  contains,
  difference,
  type Expression,
  number,
  product,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { opposite, over, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { degree, type Polynomial } from '../../../algebra-system/polynomials/polynomial.ts';
import { clearedEquation } from '../../../techniques/algebra/cleared-equation.ts';

interface Parameters extends Equation {
  letter: string;
  polynomial: Polynomial;
  /** What both sides were multiplied by. */
  by: Expression[];
}

export const linearEquation: Method<Parameters> = {
  id: 'linear-equation',
  topic: '9709/p1/quadratics',
  match(question) {
    const equation = equationToSolve(question);
    const cleared = equation && clearedEquation(equation, equation.letter);
    if (!equation || !cleared || degree(cleared.polynomial) !== 1) return null;
    const sides = [equation.left.kind, equation.right.kind];
    if (sides.includes('symbol') && sides.includes('number')) return null;
    const isRoot = contains(difference(equation.left, equation.right), ({ kind }) => kind === 'call');
    return isRoot || !normalOf(equation.left) ? null : { ...equation, ...cleared };
  },
  solve({ left, right, letter, polynomial, by }, question) {
    const [b, a] = polynomial as [Polynomial[0], Polynomial[0]];
    const root = rootOf(number(over(opposite(b!), a!)));
    const solutions = by.length === 0 || isSolvedBy({ left, right }, { [letter]: root.value }) ? [root] : [];
    const name = letterTex(letter);
    return {
      title: { en: 'Linear equation', zh: '一元一次方程' },
      steps: [
        step({ en: 'The equation', zh: '方程' }, equationTex({ left, right })),
        ...(solutions.length === 0
          ? [
              step(
                { en: 'No denominator can be zero', zh: '分母不能为零' },
                `${name} \\neq ${toLatex(root.exact)}`,
              ),
            ]
          : []),
        step(
          {
            en:
              by.length > 0
                ? 'Multiply by the denominators and collect the unknown on one side'
                : 'Collect the unknown on one side and the constants on the other',
            zh: by.length > 0 ? '去分母，移项并合并' : '移项并合并',
          },
          [`${toLatex(product(number(a!), symbol(letter)))} = ${toLatex(number(opposite(b!)))}`],
          ['M1'],
        ),
        step(
          { en: 'Divide by the coefficient', zh: '两边除以系数' },
          [`${name} = ${toLatex(root.exact)}`],
          ['A1'],
        ),
        ...(solutions.length === 0
          ? [
              step(
                { en: 'Reject the value that makes a denominator zero', zh: '舍去使分母为零的值' },
                [],
                ['A1'],
              ),
            ]
          : []),
      ],
      answer: rootsAnswer(letter, solutions, question),
    };
  },
  verify({ answer }, { left, right, letter, polynomial }) {
    const [b, a] = polynomial.map(toNumber) as [number, number];
    const bound = 2 + 2 * Math.abs(b / a);
    return rootsChecked(answer, { left, right }, letter, -bound, bound);
  },
};

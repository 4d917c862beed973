import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { quadraticSteps } from '../../../techniques/algebra/quadratics.ts';
import { quadraticRoots } from '../../../techniques/algebra/real-roots.ts';
import { equationTex, isSolvedBy, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { type Expression, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { clearedEquation } from '../../../techniques/algebra/cleared-equation.ts';

interface Parameters extends Equation {
  letter: string;
  /** All on one side, denominators cleared, whole coefficients. */
  polynomial: Polynomial;
  /** What both sides were multiplied by. */
  by: Expression[];
  way: 'square' | 'formula' | null;
}

export const quadratic: Method<Parameters> = {
  id: 'quadratic',
  topic: '9709/p1/quadratics',

  match(question) {
    const equation = equationToSolve(question);
    const cleared = equation && clearedEquation(equation, equation.letter);
    if (!equation || !cleared || degree(cleared.polynomial) !== 2) return null;
    return { ...equation, ...cleared, way: wayIn(question.lower) };
  },

  solve({ letter, left, right, polynomial, by, way }, question) {
    const x = symbol(letter);
    const roots = quadraticRoots(polynomial);
    const solutions = roots.filter(
      ({ value }) => by.length === 0 || isSolvedBy({ left, right }, { [letter]: value }),
    );
    const line = `${toLatex(polynomialExpression(polynomial, letter))} = 0`;
    return {
      title: { en: 'Quadratic equation', zh: '一元二次方程' },
      steps: [
        step(
          {
            en:
              by.length > 0
                ? 'Multiply by the denominators and collect all terms on one side'
                : 'Collect all terms on one side',
            zh: by.length > 0 ? '去分母，并把各项移到同一边' : '把各项移到同一边',
          },
          [...new Set([equationTex({ left, right }), line])],
          by.length > 0 ? ['M1'] : [],
        ),
        ...quadraticSteps(polynomial, x, way),
        ...(solutions.length < roots.length
          ? [
              step(
                { en: 'Reject the value that makes a denominator zero', zh: '舍去使分母为零的值' },
                [rootsAnswer(letter, solutions).tex],
                ['A1'],
              ),
            ]
          : []),
      ],
      answer: rootsAnswer(letter, solutions, question),
    };
  },

  verify({ answer }, { letter, left, right, polynomial }) {
    const [c, b, a] = polynomial.map((one) => Math.abs(toNumber(one))) as [number, number, number];
    const bound = 1 + Math.max(c, b) / a;
    return rootsChecked(answer, { left, right }, letter, -bound, bound);
  },
};

function wayIn(lower: string): Parameters['way'] {
  if (/completing the square|配方/.test(lower)) return 'square';
  return /quadratic formula|公式法/.test(lower) ? 'formula' : null;
}

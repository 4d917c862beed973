import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { factorsTex, polynomialIn } from '../../../techniques/algebra/quadratics.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { equationTex, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { difference, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  type Polynomial,
  polynomialOf,
  primitive,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { firstRoot, rootStep } from './factorise.ts';

interface Parameters extends Equation {
  letter: string;
  polynomial: Polynomial;
}

export const polynomialEquation: Method<Parameters> = {
  id: 'polynomial-equation',
  topic: '9709/p3/algebra',
  match(question) {
    const equation = equationToSolve(question);
    const all = equation && polynomialOf(difference(equation.left, equation.right), equation.letter);
    if (!equation || !all || degree(all) < 3 || degree(all) > 8 || isDisguised(all)) return null;
    return { ...equation, polynomial: primitive(all).polynomial };
  },
  solve({ left, right, letter, polynomial }, question) {
    const roots = realRoots(polynomial);
    if (!roots) return null;
    const x = symbol(letter);
    const first = firstRoot(polynomial);
    const answer = rootsAnswer(letter, roots, question);
    return {
      title: { en: 'Polynomial equation', zh: '高次方程' },
      steps: [
        step(
          { en: 'Collect all terms on one side', zh: '把各项移到一边' },
          [equationTex({ left, right }), `${toLatex(polynomialIn(polynomial, x))} = 0`],
          [],
        ),
        ...(first ? [rootStep(polynomial, first, letter)] : []),
        step({ en: 'Factorise', zh: '因式分解' }, [`${factorsTex(polynomial, x)} = 0`], ['M1', 'A1']),
        step(
          { en: 'Set each factor equal to zero', zh: '令每个因式为零' },
          [
            roots.length > 0
              ? roots.map(({ exact }) => `${letterTex(letter)} = ${toLatex(exact)}`).join(',\\quad ')
              : '\\text{—}',
          ],
          ['A1'],
          {
            en: 'A quadratic factor with a negative discriminant gives no real root.',
            zh: '判别式为负的二次因式没有实根。',
          },
        ),
      ],
      answer,
    };
  },
  verify({ answer }, { left, right, letter, polynomial }) {
    const bound =
      1 +
      Math.max(...polynomial.slice(0, -1).map((one) => Math.abs(toNumber(one)))) /
        Math.abs(toNumber(polynomial.at(-1)!));
    return rootsChecked(answer, { left, right }, letter, -bound, bound);
  },
};

/** a quadratic in a power of the letter, which is another method's */
function isDisguised(p: Polynomial): boolean {
  const used = p.flatMap(({ n }, index) => (n === 0n ? [] : [index]));
  return used.length === 3 && used[0] === 0 && used[1]! * 2 === used[2]!;
}

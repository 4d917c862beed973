import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { modulusCases, modulusFree } from '../../../techniques/algebra/modulus.ts';
import { realRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import { equationTex, isSolvedBy, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { difference } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { degree, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';

type Parameters = Equation & { letter: string; cases: Equation[] };

export const modulusEquation: Method<Parameters> = {
  id: 'modulus-equation',
  topic: '9709/p3/algebra',
  match(question) {
    const equation = equationToSolve(question);
    if (!equation || !modulusFree(equation)) return null;
    const cases = modulusCases(equation, equation.letter);
    return cases && { ...equation, cases };
  },
  solve({ left, right, letter, cases }, question) {
    const solved = cases.map((one) => {
      const polynomial = polynomialOf(difference(one.left, one.right), letter);
      // Sides that agree on an interval have infinitely many solutions, which cannot be listed.
      const roots =
        polynomial && degree(polynomial) > 0 ? realRoots(polynomial) : polynomial?.length === 1 ? [] : null;
      return { ...one, roots };
    });
    if (solved.some(({ roots }) => roots === null)) return null;
    const candidates = sortedRoots(solved.flatMap(({ roots }) => roots!));
    const solutions = candidates.filter(({ value }) => isSolvedBy({ left, right }, { [letter]: value }));
    const lost = candidates.filter((one) => !solutions.includes(one));
    const name = letterTex(letter);
    return {
      title: { en: 'Modulus equation', zh: '含绝对值的方程' },
      steps: [
        step(
          {
            en: 'The expression inside the modulus may be positive or negative',
            zh: '绝对值内的式子可正可负',
          },
          [equationTex({ left, right }), cases.map((one) => equationTex(one)).join(' \\text{ or } ')],
          ['M1'],
          {
            en: 'If |a| = |b|, then a = b or a = −b.',
            zh: '若 |a| = |b|，则 a = b 或 a = −b。',
          },
        ),
        step(
          { en: 'Solve each equation', zh: '解每个方程' },
          candidates.length > 0
            ? candidates.map(({ exact }) => `${name} = ${toLatex(exact)}`).join(',\\quad ')
            : '\\varnothing',
          ['A1'],
        ),
        step(
          {
            en:
              lost.length > 0
                ? 'Check each value in the equation and reject those that do not satisfy it'
                : 'Each value satisfies the equation',
            zh: lost.length > 0 ? '代入原方程检验，舍去不符合的值' : '代入原方程检验，均符合',
          },
          rootsAnswer(letter, solutions).tex,
          ['A1'],
        ),
      ],
      answer: rootsAnswer(letter, solutions, question),
    };
  },
  verify({ answer }, { left, right, letter }) {
    return rootsChecked(answer, { left, right }, letter, -100, 100);
  },
};

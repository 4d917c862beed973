import {
  type Inequality,
  inequalityOf,
  lettersOf,
  toSolve,
} from '../../../reading/algebra/question-equations.ts';
import { holds, setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { modulusCases } from '../../../techniques/algebra/modulus.ts';
import { realRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, isSolvedBy, letterTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { difference } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { degree, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { SIGN_TEX } from '../../p1/quadratics/polynomial-inequality.ts';

type Parameters = Inequality & { letter: string; critical: Root[] };

export const modulusInequality: Method<Parameters> = {
  id: 'modulus-inequality',
  topic: '9709/p3/algebra',
  match(question) {
    const formulas = toSolve(question);
    const inequality = formulas?.length === 1 ? inequalityOf(formulas[0]!) : null;
    if (!inequality || !(inequality.sign in SIGN_TEX)) return null;
    const [letter, ...others] = lettersOf(inequality);
    if (!letter || others.length > 0) return null;
    const critical = criticalValues(inequality, letter);
    return critical && { ...inequality, letter, critical };
  },
  solve({ left, right, sign, letter, critical }) {
    const set = setWhere((x) => holds({ left, right, sign }, letter, x), critical);
    const answer = setAnswer(set, letter);
    const name = letterTex(letter);
    return {
      title: { en: 'Modulus inequality', zh: '含绝对值的不等式' },
      steps: [
        step(
          { en: 'Find where both sides are equal', zh: '先求两边相等的点' },
          [
            equationTex({ left, right }),
            ...modulusCases({ left, right }, letter)!.map((one) => equationTex(one)),
          ],
          ['M1'],
          {
            en: 'If |a| = |b|, then a = b or a = −b.',
            zh: '若 |a| = |b|，则 a = b 或 a = −b。',
          },
        ),
        step(
          { en: 'These are the critical values', zh: '得到临界值' },
          [
            critical.length > 0
              ? critical.map(({ exact }) => `${name} = ${toLatex(exact)}`).join(',\\quad ')
              : '\\text{—}',
          ],
          ['A1'],
        ),
        step(
          { en: 'Test a value in each interval', zh: '在每个区间取值检验' },
          [equationTex({ left, right }, SIGN_TEX[sign]), answer.tex],
          ['M1', 'A1'],
          {
            en: 'Both graphs are continuous, so they can cross only where the two sides are equal.',
            zh: '两边的图像都是连续的，只有在交点处大小关系才会改变。',
          },
        ),
      ],
      answer,
    };
  },
  verify({ answer }, { left, right, sign, letter, critical }) {
    return setChecked(answer.text, letter, (x) => holds({ left, right, sign }, letter, x), critical);
  },
};

function criticalValues({ left, right }: Inequality, letter: string): Root[] | null {
  const cases = modulusCases({ left, right }, letter);
  const roots = cases?.map((one) => {
    const polynomial = polynomialOf(difference(one.left, one.right), letter)!;
    return degree(polynomial) > 0 ? realRoots(polynomial) : polynomial.length === 1 ? [] : null;
  });
  if (!roots || roots.some((one) => one === null)) return null;
  return sortedRoots(roots.flatMap((one) => one!)).filter(({ value }) =>
    isSolvedBy({ left, right }, { [letter]: value }),
  );
}

import {
  type Inequality,
  inequalityOf,
  lettersOf,
  toSolve,
} from '../../../reading/algebra/question-equations.ts';
import { holds, setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { realRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import { equationTex, letterTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { type Expression, number, product } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  subtractPolynomials,
  multiplyPolynomials,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { SIGN_TEX } from '../../p1/quadratics/polynomial-inequality.ts';

interface Parameters extends Inequality {
  letter: string;
  above: Polynomial;
  below: Polynomial;
}

/** A fraction of polynomials on one side or both: brought to one fraction, whose sign changes at zeros above and below. */
export const rationalInequality: Method<Parameters> = {
  id: 'rational-inequality',
  topic: '9231/p1/rational-functions-and-graphs',
  match(question) {
    const formulas = toSolve(question);
    const inequality = formulas?.length === 1 ? inequalityOf(formulas[0]!) : null;
    if (!inequality || !(inequality.sign in SIGN_TEX)) return null;
    const [letter, ...others] = lettersOf(inequality);
    if (!letter || others.length > 0) return null;
    const [left, right] = [fractionOf(inequality.left, letter), fractionOf(inequality.right, letter)];
    if (!left || !right) return null;
    const below = multiplyPolynomials(left.below, right.below);
    const above = subtractPolynomials(
      multiplyPolynomials(left.above, right.below),
      multiplyPolynomials(right.above, left.below),
    );
    return degree(below) >= 1 && degree(above) >= 0 ? { ...inequality, letter, above, below } : null;
  },
  solve({ left, right, sign, letter, above, below }) {
    const [zeros, poles] = [realRoots(above), realRoots(below)];
    if (!zeros || !poles) return null;
    const critical = sortedRoots([...zeros, ...poles]);
    const answer = setAnswer(
      setWhere((x) => holds({ left, right, sign }, letter, x), critical),
      letter,
    );
    const side = SIGN_TEX[sign]!;
    const [top, bottom] = [above, below].map((one) => toLatex(polynomialExpression(one, letter)));
    return {
      title: { en: 'Inequality with a fraction', zh: '分式不等式' },
      steps: [
        step(
          { en: 'Write everything as a single fraction on one side', zh: '移项并通分' },
          [equationTex({ left, right }, side), `\\frac{${top}}{${bottom}} ${side} 0`],
          ['M1'],
          {
            en: 'Do not multiply by the denominator: its sign is not known.',
            zh: '分母的正负未知时，不能直接两边乘以分母。',
          },
        ),
        step(
          { en: 'Find where the numerator or the denominator is zero', zh: '求分子、分母的零点' },
          [
            critical.length > 0
              ? critical.map(({ exact }) => `${letterTex(letter)} = ${toLatex(exact)}`).join(',\\quad ')
              : '\\varnothing',
          ],
          ['A1'],
        ),
        step(
          {
            en: 'Consider the sign in each interval; the denominator cannot be zero',
            zh: '判断各区间内的符号；分母不能为零',
          },
          [answer.tex],
          ['M1', 'A1'],
        ),
      ],
      answer,
    };
  },
  verify({ answer }, { left, right, sign, letter, above, below }) {
    const critical = sortedRoots([...(realRoots(above) ?? []), ...(realRoots(below) ?? [])]);
    return setChecked(answer.text, letter, (x) => holds({ left, right, sign }, letter, x), critical);
  },
};

/** A sum of fractions of polynomials as one. */
function fractionOf(one: Expression, letter: string): { above: Polynomial; below: Polynomial } | null {
  const whole = polynomialOf(one, letter);
  if (whole) return { above: whole, below: polynomialOf(number(1), letter)! };
  if (one.kind === 'quotient') {
    const [above, below] = [polynomialOf(one.numerator, letter), polynomialOf(one.denominator, letter)];
    return above && below && degree(below) >= 0 ? { above, below } : null;
  }
  if (one.kind === 'negative') {
    const inner = fractionOf(one.of, letter);
    return inner && { ...inner, above: subtractPolynomials([], inner.above) };
  }
  if (one.kind !== 'sum') return null;
  return one.terms.reduce<{ above: Polynomial; below: Polynomial } | null>(
    (total, term) => {
      const next = total && fractionOf(term, letter);
      if (!total || !next) return null;
      const crossed = multiplyPolynomials(next.above, total.below);
      const above = subtractPolynomials(
        multiplyPolynomials(total.above, next.below),
        subtractPolynomials([], crossed),
      );
      return { above, below: multiplyPolynomials(total.below, next.below) };
    },
    { above: [], below: polynomialOf(product(), letter)! },
  );
}

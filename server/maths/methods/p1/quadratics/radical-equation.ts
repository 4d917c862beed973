import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, isSolvedBy, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import {
  difference,
  type Expression,
  has,
  negative,
  power,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Parameters extends Equation {
  letter: string;
  /** √inside = other */
  inside: Expression;
  other: Expression;
  polynomial: Polynomial;
}

/** √(ax + b) = cx + d: isolates the root, squares, and rejects the roots introduced by squaring. */
export const radicalEquation: Method<Parameters> = {
  id: 'radical-equation',
  topic: '9709/p1/quadratics',
  match(question) {
    const equation = equationToSolve(question);
    if (!equation) return null;
    const alone = isolateRoot(equation, equation.letter);
    if (!alone) return null;
    const polynomial = polynomialOf(difference(alone.inside, power(alone.other, 2)), equation.letter);
    return polynomial && degree(polynomial) >= 1 && degree(polynomial) <= 4
      ? { ...equation, ...alone, polynomial }
      : null;
  },
  solve({ left, right, letter, inside, other, polynomial }) {
    const candidates = realRoots(polynomial);
    if (!candidates) return null;
    const solutions = candidates.filter(({ value }) => isSolvedBy({ left, right }, { [letter]: value }));
    const values = (roots: Root[]) =>
      roots.map(({ exact: value }) => `${letterTex(letter)} = ${toLatex(value)}`).join(',\\quad ');
    return {
      title: { en: 'Equation with a square root', zh: '含根号的方程' },
      steps: [
        step(
          { en: 'Isolate the square root on one side', zh: '把根式单独移到一边' },
          [equationTex({ left, right }), `\\sqrt{${toLatex(inside)}} = ${toLatex(other)}`],
          [],
        ),
        step(
          { en: 'Square both sides', zh: '两边平方' },
          [
            `${toLatex(inside)} = ${toLatex(exact(power(other, 2)))}`,
            `${toLatex(polynomialExpression(polynomial, letter))} = 0`,
          ],
          ['M1'],
        ),
        step(
          { en: 'Solve', zh: '解方程' },
          [candidates.length > 0 ? values(candidates) : '\\varnothing'],
          ['A1'],
        ),
        ...(solutions.length < candidates.length
          ? [
              step(
                {
                  en: 'Check each value and reject any root introduced by squaring',
                  zh: '代回检验，舍去平方引入的增根',
                },
                [solutions.length > 0 ? values(solutions) : '\\varnothing'],
                ['A1'],
                {
                  en: 'A square root is never negative, and squaring loses this condition.',
                  zh: '算术平方根不为负，平方会丢失这一条件。',
                },
              ),
            ]
          : []),
      ],
      answer: rootsAnswer(letter, solutions),
    };
  },
  verify({ answer }, { left, right, letter, polynomial }) {
    const bound = Math.max(10, ...(realRoots(polynomial) ?? []).map(({ value }) => Math.abs(value) * 2));
    return rootsChecked(answer, { left, right }, letter, -bound, bound);
  },
};

/** The equation with its only root on one side, divided by what stands before it. */
function isolateRoot(
  { left, right }: Equation,
  letter: string,
): { inside: Expression; other: Expression } | null {
  for (const [side, rest] of [
    [left, right],
    [right, left],
  ] as const) {
    const terms = side.kind === 'sum' ? side.terms : [side];
    const withRoot = terms.filter((term) => rootIn(term, letter));
    if (withRoot.length !== 1 || !polynomialOf(rest, letter)) continue;
    const others = terms.filter((term) => term !== withRoot[0]);
    if (others.some((term) => !polynomialOf(term, letter))) continue;
    const { inside, times } = rootIn(withRoot[0]!, letter)!;
    const moved = others.reduce((total, term) => difference(total, term), rest);
    return { inside, other: exact(times ? quotient(moved, times) : moved) };
  }
  return null;
}

/** k√(…) with the letter inside alone. */
function rootIn(term: Expression, letter: string): { inside: Expression; times: Expression | null } | null {
  if (term.kind === 'negative') {
    const inner = rootIn(term.of, letter);
    return inner && { inside: inner.inside, times: negative(inner.times ?? power(inner.inside, 0)) };
  }
  if (term.kind === 'root' && term.index === 2 && has(term.of, letter) && polynomialOf(term.of, letter))
    return { inside: term.of, times: null };
  if (term.kind !== 'product') return null;
  const roots = term.factors.filter((factor) => has(factor, letter));
  const numbers = term.factors.filter((factor) => symbolsOf(factor).length === 0);
  if (roots.length !== 1 || roots.length + numbers.length !== term.factors.length) return null;
  const inner = rootIn(roots[0]!, letter);
  return inner && { inside: inner.inside, times: product(...numbers) };
}

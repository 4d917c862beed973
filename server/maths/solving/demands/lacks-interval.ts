import { equationToSolve } from '../../reading/algebra/question-equations.ts';
import { argumentsOf } from '../../techniques/trigonometry/sine-cosine.ts';
import { difference } from '../../algebra-system/expressions/expression.ts';
import type { Question } from '../../reading/questions/question.ts';

/** An equation in sines, cosines and tangents that does not say where its solutions are wanted. */
export function lacksInterval(question: Question): boolean {
  const equation = equationToSolve(question);
  const angles = equation && argumentsOf(difference(equation.left, equation.right), equation.letter);
  return Boolean(angles && angles.length > 0);
}

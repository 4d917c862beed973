import {
  type Equation,
  equationOf,
  lettersOf,
  toSolve,
} from '../../../reading/algebra/question-equations.ts';
import {
  type Pair,
  pairChecked,
  pointsText,
  solvePair,
} from '../../../techniques/algebra/simultaneous-pairs.ts';
import { equationTex } from '../../../writing/equations.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Method } from '../../../writing/method.ts';
import { none } from '../../../writing/answers.ts';
import { step } from '../../../writing/step.ts';

export const simultaneous: Method<Pair> = {
  id: 'simultaneous',
  topic: '9709/p1/quadratics',
  match(question) {
    const formulas = toSolve(question)?.flatMap((one) =>
      one.split(/[;；]|\\\\|\band\b/u).filter((part) => part.trim()),
    );
    const equations = formulas?.length === 2 ? formulas.map(equationOf) : [];
    if (equations.length !== 2 || equations.some((one) => !one)) return null;
    const [first, second] = equations as [Equation, Equation];
    const letters = [...new Set([...lettersOf(first), ...lettersOf(second)])].sort();
    const pair: Pair = { letters: letters as [string, string], equations: [first, second] };
    return letters.length === 2 &&
      letters.every((letter) => letter !== 'z' && letter !== 'w') &&
      solvePair(pair)
      ? pair
      : null;
  },
  solve(pair) {
    const [x, y] = pair.letters;
    const { points, steps } = solvePair(pair)!;
    return {
      title: { en: 'Simultaneous equations', zh: '联立方程组' },
      steps: [
        step(
          { en: 'The two equations', zh: '两个方程' },
          pair.equations.map((one) => equationTex(one)),
        ),
        ...steps,
      ],
      answer:
        points.length === 0
          ? none({ en: 'There are no real solutions.', zh: '方程组没有实数解。' })
          : {
              text: pointsText(points, pair.letters),
              tex: points
                .map(
                  (one) =>
                    `${toLatex(symbol(x))} = ${toLatex(one.x)},\\; ${toLatex(symbol(y))} = ${toLatex(one.y)}`,
                )
                .join('\\quad '),
            },
    };
  },
  verify: ({ answer }, pair) => pairChecked(answer.text, pair),
};

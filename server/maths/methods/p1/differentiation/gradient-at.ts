import {
  assignmentIn,
  formulasOf,
  functionIn,
  type NamedFunction,
  plainText,
  pointIn,
} from '../../../reading/calculus/calculus-question.ts';
import { realFunction, shownValue, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import { rateName } from '../../../techniques/calculus/derivative-steps.ts';
import { presentable, ruleFor } from '../../../techniques/calculus/derivative-rules.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { expressionAnswer } from '../../../writing/answers.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: NamedFunction;
  at: Expression;
  height: Expression | null;
}

const WORDS =
  /\b(?:gradients?|slope|derivative|of|to|tangent|point|at|curve|rate of change)\b|dy ?\/ ?dx|\\d?frac ?\{dy\} ?\{dx\}|斜率|梯度|变化率|导数|切线|点|处|\bx\s*-?\s*coordinate/giu;

/** f′(2) */
const PRIMED = /(?<![A-Za-z])([fgh]) ?(?:'|’|′|\^\{?\\prime\}?) ?\( ?(-?\d+(?:\.\d+)?(?:\/\d+)?) ?\)/u;

/** The gradient of a curve at a point. */
export const gradientAt: Method<Parameters> = {
  id: 'gradient-at',
  topic: '9709/p1/differentiation',
  match({ text }) {
    const whole = plainText(text);
    const [primed, at] = PRIMED.exec(whole)?.slice(1) ?? [];
    const plain = primed ? whole.replace(PRIMED, ' derivative ').concat(`, x = ${at}`) : whole;
    if (
      !/\bgradient\b|\bslope\b|\bderivative\b|\bdy ?\/ ?dx\b|\\d?frac ?\{dy\}|斜率|梯度|导数/i.test(plain) ||
      /\bnormal\b|法线|equation of|line|joining|parallel|second|二阶/i.test(plain)
    )
      return null;
    const formulas = formulasOf(plain, WORDS);
    if (formulas?.length !== 2) return null;
    const of = formulas.map(functionIn).find((one) => one?.letter === 'x');
    const rest = formulas.find((formula) => functionIn(formula) === null);
    const isNamed = primed
      ? of?.name === `${primed}(x)`
      : of?.name === 'y' || /^(?:[fgh]\(x\))?$/.test(of?.name ?? '');
    if (!of || !rest || !isNamed) return null;
    const [assignment, point] = [assignmentIn(rest), pointIn(rest)];
    if (point) return { of, at: point[0], height: point[1] };
    return assignment?.letter === 'x' ? { of, at: assignment.value, height: null } : null;
  },
  solve({ of, at, height }) {
    const y = evaluate(of.value, { x: evaluate(at) });
    if (!Number.isFinite(y) || (height && Math.abs(evaluate(height) - y) > 1e-9 * Math.max(1, Math.abs(y))))
      return null;
    const first = presentable(of.value, 'x', ruleFor(of.value, 'x'));
    const slope = exact(substitute(first, 'x', at));
    const rate = rateName(of).tex;
    return {
      title: { en: 'Gradient at a point', zh: '曲线在一点处的斜率' },
      steps: [
        step({ en: 'Differentiate.', zh: '求导。' }, [`${rate} = ${toLatex(first)}`], ['M1']),
        step(
          { en: 'Substitute the value of $x$.', zh: '代入 $x$ 的值。' },
          [`x = ${toLatex(at)}: \\quad ${rate} = ${toLatex(slope)}`],
          ['A1'],
        ),
      ],
      answer: expressionAnswer(slope),
    };
  },
  verify({ answer }, { of, at }) {
    const [shown, slope] = [shownValue(answer), slopeAt(realFunction(of.value, 'x'), evaluate(at))];
    return [
      {
        name: { en: 'A numerical gradient agrees.', zh: '与差商求得的斜率一致。' },
        passed: shown !== null && Math.abs(evaluate(shown) - slope) <= 1e-5 * Math.max(1, Math.abs(slope)),
      },
    ];
  },
};

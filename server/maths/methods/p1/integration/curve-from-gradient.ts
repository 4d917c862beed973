import { antiderivative, type Antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { isAntiderivative, realFunction, shownValue } from '../../../algebra-system/equivalence/sampling.ts';
import { antiderivativeSteps } from '../../../techniques/integration/antiderivative-steps.ts';
import { formulasOf, isPlain, plainText, pointIn } from '../../../reading/calculus/calculus-question.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  gradient: Expression;
  x: Expression;
  y: Expression;
  primitive: Antiderivative;
  name: string;
}

const WORDS =
  /\b(?:curve|passes|pass|passing|goes|through|point|such|gradient|graph|which|has|a|equation|as)\b|曲线|经过|过|点|方程|满足|且|斜率|图像/giu;

export const curveFromGradient: Method<Parameters> = {
  id: 'curve-from-gradient',
  topic: '9709/p1/integration',

  match({ text }) {
    const plain = plainText(text);
    if (!/\bpass|through|经过|过点/i.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS)?.filter(
      (formula) => !/^(?:y|y = f\(x\)|f\(x\))$/.test(formula),
    );
    if (formulas?.length !== 2) return null;
    const gradient = formulas.map(gradientIn).find((one) => one !== null);
    const point = formulas.map(pointIn).find((one) => one !== null);
    const primitive = gradient && point && antiderivative(gradient.value, 'x');
    return primitive
      ? { gradient: gradient.value, name: gradient.name, x: point[0], y: point[1], primitive }
      : null;
  },

  solve({ gradient, x, y, primitive, name }) {
    const value = gathered(primitive.value);
    const c = exact(difference(y, substitute(value, 'x', x)));
    if (!Number.isFinite(evaluate(c))) return null;
    const curve = gathered(sum(value, c));
    return {
      title: { en: 'Curve from its gradient', zh: '由导数求曲线' },
      steps: [
        ...antiderivativeSteps(gradient, 'x', primitive),
        step(
          { en: 'Add the constant of integration.', zh: '加上积分常数。' },
          [`${name} = ${toLatex(value)} + c`],
          ['A1'],
        ),
        step(
          { en: 'Substitute the point to find the constant.', zh: '代入已知点求常数。' },
          [`x = ${toLatex(x)},\\; ${name} = ${toLatex(y)}: \\quad c = ${toLatex(c)}`],
          ['M1'],
          {
            en: 'Only one curve of the family passes through the point.',
            zh: '曲线族中只有一条经过该点。',
          },
        ),
        step(
          { en: 'Write down the equation of the curve.', zh: '写出曲线方程。' },
          [`${name} = ${toLatex(curve)}`],
          ['A1'],
        ),
      ],
      answer: { text: `${name} = ${toText(curve)}`, tex: `${name} = ${toLatex(curve)}` },
    };
  },

  verify({ answer }, { gradient, x, y }) {
    const shown = shownValue(answer);
    const height = shown ? realFunction(shown, 'x')(evaluate(x)) : NaN;
    return [
      {
        name: {
          en: 'The gradient of the curve agrees at random points.',
          zh: '在随机点上，曲线的斜率等于所给导数。',
        },
        passed: shown !== null && isAntiderivative(shown, gradient, 'x'),
      },
      {
        name: { en: 'The curve passes through the point.', zh: '曲线经过该点。' },
        passed: Math.abs(height - evaluate(y)) <= 1e-9 * Math.max(1, Math.abs(height)),
      },
    ];
  },
};

/** dy/dx = … or f′(x) = …, in x alone. */
function gradientIn(formula: string): { name: string; value: Expression } | null {
  const parsed = parse(formula);
  if (!parsed.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
    return null;
  const [left, value] = parsed.statement.sides as [Expression, Expression];
  if (symbolsOf(value).some((one) => one !== 'x') || !isPlain(value)) return null;
  if (left.kind === 'derivative')
    return left.of === 'y' && left.by === 'x' && left.order === 1 ? { name: 'y', value } : null;
  const isPrimed =
    left.kind === 'apply' && left.primes === 1 && left.of.kind === 'symbol' && left.of.name === 'x';
  return isPrimed ? { name: `${left.name}(x)`, value } : null;
}

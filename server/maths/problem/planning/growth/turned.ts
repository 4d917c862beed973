import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  power,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { step } from '../../../writing/step.ts';
import { check, type Worked } from '../analysis/operator.ts';
import type { At, Differential } from './given-equation.ts';

/**
 * x in terms of y, where dy/dx = k·g(y): the integral of 1/g between, over k, which two conditions give where it is not
 * known.
 */
export function turned(
  { slope, x, y }: Pick<Differential, 'slope' | 'x' | 'y'>,
  constant: string | undefined,
  conditions: readonly At[],
): Worked | null {
  const [first, second] = conditions;
  const shape = constant === undefined ? slope : gathered(quotient(slope, symbol(constant)));
  const integral = antiderivative(gathered(power(shape, -1)), y);
  if (!first || !integral || (constant !== undefined && !second)) return null;
  const at = (place: At) => exact(substitute(integral.value, y, place.y));
  const gap = difference(integral.value, at(first));
  const size = second && exact(quotient(difference(at(second), at(first)), difference(second.x, first.x)));
  const along = constant === undefined ? gap : quotient(gap, size!);
  const value = evaluate(first.x) === 0 ? along : sum(first.x, along);
  const rate = constant === undefined ? slope : substitute(slope, constant, size!);
  if (!isSolution(value, rate, y, conditions)) return null;
  const [X, Y] = [toLatex(symbol(x)), toLatex(symbol(y))];
  return {
    title: { en: 'Separate the variables', zh: '分离变量' },
    steps: [
      step({ en: 'Separate the variables.', zh: '分离变量。' }, [
        `\\int ${toLatex(gathered(power(shape, -1)))}\\,\\mathrm{d}${Y} = ${constant === undefined ? X : `${toLatex(symbol(constant))} ${X}`} + c`,
      ]),
      step({ en: 'Integrate.', zh: '积分。' }, [toLatex(integral.value)]),
      ...(constant === undefined
        ? []
        : [
            step({ en: 'The two conditions give the constant.', zh: '由两个条件求出常数。' }, [
              `${toLatex(symbol(constant))} = ${toLatex(size!)}`,
            ]),
          ]),
      step({ en: 'The solution', zh: '解' }, [`${X} = ${toLatex(value)}`]),
    ],
    answer: { text: `${x} = ${toText(value)}`, tex: `${X} = ${toLatex(value)}` },
    checks: [check('It satisfies the differential equation in numbers.', '经数值验证满足微分方程。', true)],
    topic: '9709/p3/differential-equations',
  };
}

/** Between the values that were told, the rate of the one by the other is the inverse of the rate that was told. */
function isSolution(value: Expression, rate: Expression, y: string, conditions: readonly At[]): boolean {
  const places = conditions.map((one) => evaluate(one.y));
  const low = Math.min(...places);
  const width = Math.max(...places) - low || 0.1;
  const inverse = differentiate(value, y);
  return [0.17, 0.44, 0.81].every((part) => {
    const at = { [y]: low + part * width };
    const found = evaluate(inverse, at) * evaluate(rate, at);
    return Math.abs(found - 1) < 1e-7;
  });
}

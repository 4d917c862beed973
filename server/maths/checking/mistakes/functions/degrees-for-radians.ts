import {
  call,
  type Expression,
  type FunctionName,
  number,
  PI,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';

const TRIGONOMETRIC: FunctionName[] = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'];
const INVERSE: FunctionName[] = ['arcsin', 'arccos', 'arctan'];

/** sin 1.2 worked out with the calculator in degrees */
export const degreesForRadians = rewritingMistake({
  id: 'degrees-for-radians',
  at(part) {
    if (part.kind !== 'call' || symbolsOf(part.of).length > 0) return [];
    if (INVERSE.includes(part.name))
      return [calculatorRewriting(part, quotient(product(number(180), part), PI))];
    if (!TRIGONOMETRIC.includes(part.name) || !meantInRadians(part.of)) return [];
    return [calculatorRewriting(part, call(part.name, call('degrees', part.of)))];
  },
  make(random) {
    const name = random.pick(['sin', 'cos', 'tan'] as const);
    const [tenths, k] = [random.whole(name === 'cos' ? 7 : 3, 9), random.whole(2, 9)];
    const value = { sin: Math.sin, cos: Math.cos, tan: Math.tan }[name]((tenths / 10) * (Math.PI / 180));
    return [`${k} ${name}(${tenths / 10})`, `${(k * value).toPrecision(4)}`];
  },
});

/** A whole number of degrees without its sign is a slip in writing, not in the use of the calculator. */
function meantInRadians(angle: Expression): boolean {
  const value = evaluate(angle);
  return Math.abs(value) <= 2 * Math.PI && !Number.isInteger(value);
}

function calculatorRewriting(part: Expression, becomes: Expression): Rewriting {
  const right = Number(evaluate(part).toPrecision(4));
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was worked out with the calculator in degree mode.`,
        `Without a degree sign the angle is in radians: ${tex(part)} is about $${right}$.`,
        `计算 ${tex(part)} 时计算器处于角度制。`,
        `没有度数符号时角以弧度计：${tex(part)} 约为 $${right}$。`,
      ),
  };
}

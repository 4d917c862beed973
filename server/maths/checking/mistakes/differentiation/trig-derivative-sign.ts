import {
  type Expression,
  type FunctionName,
  negative,
} from '../../../algebra-system/expressions/expression.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { derivativeOf, derivativeMistake } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

const SIGNED: ReadonlySet<FunctionName> = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);

/** d/dx cos x = sin x */
export const trigDerivativeSign = derivativeMistake({
  id: 'trig-derivative-sign',
  at(part, by) {
    const right = part.kind === 'call' && SIGNED.has(part.name) ? derivativeOf(part, by) : null;
    return right ? [{ derivative: negative(right), explain: () => explanationOf(part, right) }] : [];
  },
  make(random) {
    const [k, a] = [random.whole(1, 5), random.whole(2, 6)];
    const inside = multiple(k, 'x');
    return random.pick([
      [`d/dx(cos(${inside}))`, multiple(k, `sin(${inside})`)],
      [`d/dx(${a} cos(${inside}))`, `${a * k} sin(${inside})`],
      [`y = sin(${inside}) + x^2`, `dy/dx = -${multiple(k, `cos(${inside})`)} + 2x`],
    ]);
  },
});

const tidyTex = (one: Expression) => {
  const normal = normalOf(one);
  return tex(normal ? tidy(normal) : one);
};

const explanationOf = (part: Expression, right: Expression) =>
  explanation(
    `The derivative of ${tex(part)} has the wrong sign.`,
    `It is ${tidyTex(right)}.`,
    `${tex(part)} 的导数符号错了。`,
    `应为 ${tidyTex(right)}。`,
  );

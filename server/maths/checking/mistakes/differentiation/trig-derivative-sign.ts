import {
  type Expression,
  type FunctionName,
  negative,
} from '../../../algebra-system/expressions/expression.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { derivativeOf, differentiating } from '../toolkit/differentiating.ts';
import { said } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { of } from '../toolkit/typing.ts';

const SIGNED: ReadonlySet<FunctionName> = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);

/** d/dx cos x = sin x */
export const trigDerivativeSign = differentiating({
  id: 'trig-derivative-sign',
  at(part, by) {
    const right = part.kind === 'call' && SIGNED.has(part.name) ? derivativeOf(part, by) : null;
    return right ? [{ derivative: negative(right), said: () => told(part, right) }] : [];
  },
  make(random) {
    const [k, a] = [random.whole(1, 5), random.whole(2, 6)];
    const inside = of(k, 'x');
    return random.pick([
      [`d/dx(cos(${inside}))`, of(k, `sin(${inside})`)],
      [`d/dx(${a} cos(${inside}))`, `${a * k} sin(${inside})`],
      [`y = sin(${inside}) + x^2`, `dy/dx = -${of(k, `cos(${inside})`)} + 2x`],
    ]);
  },
});

const tidied = (one: Expression) => {
  const normal = normalOf(one);
  return tex(normal ? tidy(normal) : one);
};

const told = (part: Expression, right: Expression) =>
  said(
    `The derivative of ${tex(part)} has the wrong sign.`,
    `It is ${tidied(right)}.`,
    `${tex(part)} 的导数符号错了。`,
    `应为 ${tidied(right)}。`,
  );

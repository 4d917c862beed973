import { type Expression, type FunctionName, negative } from '../expressions/expression.ts';
import { derivativeOf, differentiating } from './differentiating.ts';
import { said } from './mistake.ts';
import { tex } from './parts.ts';
import { of } from './writing.ts';

const SIGNED: Partial<Record<FunctionName, string>> = {
  sin: '\\frac{\\mathrm d}{\\mathrm dx}\\sin x=\\cos x',
  cos: '\\frac{\\mathrm d}{\\mathrm dx}\\cos x=-\\sin x',
  tan: '\\frac{\\mathrm d}{\\mathrm dx}\\tan x=\\sec^2x',
  sec: '\\frac{\\mathrm d}{\\mathrm dx}\\sec x=\\sec x\\tan x',
  cosec: '\\frac{\\mathrm d}{\\mathrm dx}\\operatorname{cosec}x=-\\operatorname{cosec}x\\cot x',
  cot: '\\frac{\\mathrm d}{\\mathrm dx}\\cot x=-\\operatorname{cosec}^2x',
};

/** d/dx cos x = sin x */
export const trigDerivativeSign = differentiating({
  id: 'trig-derivative-sign',
  at(part, by) {
    const rule = part.kind === 'call' ? SIGNED[part.name] : undefined;
    const right = rule ? derivativeOf(part, by) : null;
    if (!rule || !right) return [];
    return [{ derivative: negative(right), said: () => told(part, rule) }];
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

const told = (part: Expression, rule: string) =>
  said(
    `The derivative of ${tex(part)} has the wrong sign.`,
    `The rule is $${rule}$.`,
    `${tex(part)} 的导数符号错了。`,
    `公式是 $${rule}$。`,
  );

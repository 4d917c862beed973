import { has, product } from '../../../algebra-system/expressions/expression.ts';
import { derivativeOf, derivativeMistake } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { productOf, tex } from '../toolkit/parts.ts';

/** (uv)' = u'v' */
export const productOfDerivatives = derivativeMistake({
  id: 'product-of-derivatives',
  at(part, by) {
    if (part.kind !== 'product') return [];
    const moving = part.factors.filter((factor) => has(factor, by));
    const slopes = moving.map((factor) => derivativeOf(factor, by));
    if (moving.length < 2 || slopes.includes(null)) return [];
    const still = productOf(part.factors.filter((factor) => !has(factor, by)));
    return [
      {
        derivative: product(still, ...slopes.filter((slope) => slope !== null)),
        explain: () =>
          explanation(
            `The derivative of ${tex(part)} was taken as the product of the derivatives.`,
            `Product rule: $(uv)'=u'v+uv'$ with $u=${tex(moving[0]!).slice(1, -1)}$, $v=${tex(productOf(moving.slice(1))).slice(1, -1)}$.`,
            `把 ${tex(part)} 的导数当成了各因式导数的积。`,
            `乘法法则：$(uv)'=u'v+uv'$，其中 $u=${tex(moving[0]!).slice(1, -1)}$，$v=${tex(productOf(moving.slice(1))).slice(1, -1)}$。`,
          ),
      },
    ];
  },
  make(random) {
    const n = random.whole(2, 5);
    const [v, slope] = random.pick([
      ['sin x', 'cos x'],
      ['e^x', 'e^x'],
      ['cos x', '-sin x'],
      ['ln x', '1/x'],
    ] as const);
    const wrong =
      slope === '-sin x'
        ? `-${n}x^${n - 1} sin x`
        : slope === '1/x'
          ? `${n}x^${n - 2}`
          : `${n}x^${n - 1} ${slope}`;
    return random.pick([
      [`d/dx(x^${n} ${v})`, wrong],
      [`y = x^${n} ${v}`, `dy/dx = ${wrong}`],
    ]);
  },
});

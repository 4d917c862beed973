import { call, type FunctionName, number, quotient } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';

const INVERSE: Partial<Record<FunctionName, FunctionName>> = { arcsin: 'sin', arccos: 'cos', arctan: 'tan' };

/** sin⁻¹ x = 1/sin x */
export const inverseAsReciprocal = rewritingMistake({
  id: 'inverse-as-reciprocal',
  at(part) {
    const name = part.kind === 'call' ? INVERSE[part.name] : undefined;
    if (part.kind !== 'call' || !name) return [];
    const becomes = quotient(number(1), call(name, part.of));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(part)} was taken as ${tex(becomes)}.`,
            `It is the inverse function, the angle whose ${name} is ${tex(part.of)}; the reciprocal has its own name.`,
            `把 ${tex(part)} 当成了 ${tex(becomes)}。`,
            `它是反函数，即 ${name} 值为 ${tex(part.of)} 的角；倒数另有名称。`,
          ),
      },
    ];
  },
  make(random) {
    const name = random.pick(['sin', 'cos', 'tan']);
    const of = random.pick(['x', 't', 'x/2', 'x/3']);
    return [`${name}^(-1)(${of})`, `1/${name}(${of})`];
  },
});

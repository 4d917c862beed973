import { call, type FunctionName } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex, termwise } from '../toolkit/parts.ts';

const SPLIT: FunctionName[] = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot', 'sinh', 'cosh', 'tanh', 'abs'];

/** sin(a + b) = sin a + sin b */
export const functionOfSum = rewritingMistake({
  id: 'function-of-sum',
  at(part) {
    if (part.kind !== 'call' || !SPLIT.includes(part.name) || part.of.kind !== 'sum') return [];
    const becomes = termwise(part.of, (term) => call(part.name, term));
    const right = part.name === 'sin' ? ', $\\sin(A+B)=\\sin A\\cos B+\\cos A\\sin B$' : '';
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(part)} was split into ${tex(becomes)}.`,
            `A function of a sum is not the sum of its values; use the addition formula${right}.`,
            `把 ${tex(part)} 拆成了 ${tex(becomes)}。`,
            `函数不能对和逐项作用，应使用和角公式${right.replace(', ', '：')}。`,
          ),
      },
    ];
  },
  make(random) {
    const name = random.pick(['sin', 'cos', 'tan']);
    const [k, angle] = [random.whole(1, 4), random.pick(['30°', '60°', 'pi/3', 'pi/6', 'y', 'a'])];
    const first = k === 1 ? 'x' : `${k}x`;
    return random.pick([
      [`${name}(${first} + ${angle})`, `${name}(${first}) + ${name}(${angle})`],
      [`${name}(${first} - ${angle})`, `${name}(${first}) - ${name}(${angle})`],
    ]);
  },
});

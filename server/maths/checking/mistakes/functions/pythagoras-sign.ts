import {
  call,
  difference,
  type Expression,
  type FunctionName,
  number,
  power,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex, wholeOf } from '../toolkit/parts.ts';

const one = number(1);
const squared = (name: FunctionName, of: Expression) => power(call(name, of), 2);

type Rule = (of: Expression) => Expression;

/** What the square of each function is wrongly taken to be, and what it is. */
const SQUARES: Partial<Record<FunctionName, [wrong: Rule, right: Rule]>> = {
  sin: [(of) => sum(one, squared('cos', of)), (of) => difference(one, squared('cos', of))],
  cos: [(of) => sum(one, squared('sin', of)), (of) => difference(one, squared('sin', of))],
  tan: [(of) => sum(one, squared('sec', of)), (of) => difference(squared('sec', of), one)],
  sec: [(of) => difference(one, squared('tan', of)), (of) => sum(one, squared('tan', of))],
  cot: [(of) => sum(one, squared('cosec', of)), (of) => difference(squared('cosec', of), one)],
  cosec: [(of) => difference(one, squared('cot', of)), (of) => sum(one, squared('cot', of))],
};

/** sin²x = 1 + cos²x */
export const pythagorasSign = rewritingMistake({
  id: 'pythagoras-sign',
  at(part) {
    if (part.kind !== 'power' || part.base.kind !== 'call' || wholeOf(part.exponent) !== 2) return [];
    const [wrong, right] = SQUARES[part.base.name] ?? [];
    if (!wrong || !right) return [];
    const identity = `${tex(part)} $=$ ${tex(right(part.base.of))}`;
    const becomes = wrong(part.base.of);
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(part)} was replaced by ${tex(becomes)}.`,
            `The sign is wrong: ${identity}.`,
            `把 ${tex(part)} 换成了 ${tex(becomes)}。`,
            `符号错了：${identity}。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, c] = [random.whole(2, 6), random.whole(1, 5)];
    const letter = random.pick(['x', 'θ', 'A']);
    const [name, wrong] = random.pick([
      ['sin', `1 + cos^2 ${letter}`],
      ['cos', `1 + sin^2 ${letter}`],
      ['tan', `1 + sec^2 ${letter}`],
      ['sec', `1 - tan^2 ${letter}`],
    ] as const);
    const other = name === 'sin' ? 'cos' : 'sin';
    return random.pick([
      [`${k} ${name}^2 ${letter} + ${c}`, `${k}(${wrong}) + ${c}`],
      [`${name}^2 ${letter} + ${k} ${other} ${letter}`, `${wrong} + ${k} ${other} ${letter}`],
    ]);
  },
});

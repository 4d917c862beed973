import {
  call,
  difference,
  type Expression,
  type FunctionName,
  number,
  power,
  sum,
} from '../expressions/expression.ts';
import { rewriting, said } from './mistake.ts';
import { tex, texOf, wholeOf } from './parts.ts';

const one = number(1);
const squared = (name: FunctionName, of: Expression) => power(call(name, of), 2);

/** What the square of each function is wrongly taken to be, and the identity. */
const WRONG: Partial<Record<FunctionName, [(of: Expression) => Expression, string]>> = {
  sin: [(of) => sum(one, squared('cos', of)), '\\sin^2x=1-\\cos^2x'],
  cos: [(of) => sum(one, squared('sin', of)), '\\cos^2x=1-\\sin^2x'],
  tan: [(of) => sum(one, squared('sec', of)), '\\tan^2x=\\sec^2x-1'],
  sec: [(of) => difference(one, squared('tan', of)), '\\sec^2x=1+\\tan^2x'],
  cot: [(of) => sum(one, squared('cosec', of)), '\\cot^2x=\\operatorname{cosec}^2x-1'],
  cosec: [(of) => difference(one, squared('cot', of)), '\\operatorname{cosec}^2x=1+\\cot^2x'],
};

/** sin²x = 1 + cos²x */
export const pythagorasSign = rewriting({
  id: 'pythagoras-sign',
  at(part) {
    if (part.kind !== 'power' || part.base.kind !== 'call' || wholeOf(part.exponent) !== 2) return [];
    const [wrong, identity] = WRONG[part.base.name] ?? [];
    if (!wrong || !identity) return [];
    const becomes = wrong(part.base.of);
    return [
      {
        becomes,
        said: () =>
          said(
            `${tex(part)} was replaced by ${tex(becomes)}.`,
            `The sign is wrong: ${texOf(identity)}.`,
            `把 ${tex(part)} 换成了 ${tex(becomes)}。`,
            `符号错了：${texOf(identity)}。`,
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

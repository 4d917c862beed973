import {
  difference,
  type Expression,
  has,
  number,
  power,
  product,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { derivativeMistake, type WrongDerivative } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** d/dx x^n = n x^n */
export const powerNotLowered = derivativeMistake({
  id: 'power-not-lowered',
  at: ofPower((base, n) => product(n, power(base, n)), ['kept its exponent', '的指数没有减 1']),
  make(random) {
    const [a, n, b] = [random.whole(1, 5), random.whole(3, 6), random.whole(2, 9)];
    return random.pick([
      [`d/dx(${multiple(a, `x^${n}`)})`, `${a * n}x^${n}`],
      [`y = ${multiple(a, `x^${n}`)} + ${multiple(b, 'x')}`, `dy/dx = ${a * n}x^${n} + ${b}`],
    ]);
  },
});

/** d/dx x^n = x^(n - 1) */
export const powerNotMultiplied = derivativeMistake({
  id: 'power-not-multiplied',
  at: ofPower(
    (base, n) => power(base, difference(n, number(1))),
    ['was not multiplied by its exponent', '没有乘以原来的指数'],
  ),
  make(random) {
    const [a, n, b] = [random.whole(1, 5), random.whole(3, 6), random.whole(2, 9)];
    return random.pick([
      [`d/dx(${multiple(a, `x^${n}`)})`, multiple(a, `x^${n - 1}`)],
      [`y = ${multiple(a, `x^${n}`)} + ${multiple(b, 'x')}`, `dy/dx = ${multiple(a, `x^${n - 1}`)} + ${b}`],
    ]);
  },
});

/** d/dx x^n = n x^(n + 1), and x^(-2) to -2x^(-1) */
export const powerRaised = derivativeMistake({
  id: 'power-raised',
  at: ofPower(
    (base, n) => product(n, power(base, sum(n, number(1)))),
    ['had its exponent raised', '的指数反而加了 1'],
  ),
  make(random) {
    const [a, n] = [random.whole(1, 5), random.whole(2, 5)];
    return random.pick([
      [`d/dx(${multiple(a, `x^(-${n})`)})`, `-${a * n}x^(-${n - 1})`],
      [`d/dx(${multiple(a, `x^${n}`)})`, `${a * n}x^${n + 1}`],
    ]);
  },
});

function ofPower(wrong: (base: Expression, n: Expression) => Expression, [en, zh]: [string, string]) {
  return (part: Expression, by: string): WrongDerivative[] => {
    if (part.kind !== 'power' || part.base.kind !== 'symbol' || has(part.exponent, by)) return [];
    return [
      {
        derivative: wrong(part.base, part.exponent),
        explain: () =>
          explanation(
            `On differentiation, ${tex(part)} ${en}.`,
            `Multiply by the exponent and reduce it by one: ${tex(product(part.exponent, power(part.base, difference(part.exponent, number(1)))))}.`,
            `求导时 ${tex(part)} ${zh}。`,
            `应乘以指数并把指数减 1：${tex(product(part.exponent, power(part.base, difference(part.exponent, number(1)))))}。`,
          ),
      },
    ];
  };
}

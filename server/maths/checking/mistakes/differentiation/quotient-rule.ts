import {
  difference,
  type Expression,
  has,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { derivativeOf, derivativeMistake, type WrongDerivative } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

interface Halves {
  u: Expression;
  v: Expression;
  du: Expression;
  dv: Expression;
}

/** (u/v)' = u'/v' */
export const quotientOfDerivatives = derivativeMistake({
  id: 'quotient-of-derivatives',
  at: quotientRule(
    ({ du, dv }) => [quotient(du, dv)],
    ['was taken as the quotient of the derivatives', '当成了导数的商'],
  ),
  make(random) {
    const [a, n] = [random.whole(1, 9), random.whole(2, 4)];
    return random.pick([
      [`d/dx(x^${n + 1}/(x^2 + ${a}))`, `${n + 1}x^${n}/(2x)`],
      [`d/dx(sin x/(x^2 + ${a}))`, 'cos x/(2x)'],
      [`y = e^x/(${multiple(n, 'x')} + ${a})`, `dy/dx = e^x/${n}`],
    ]);
  },
});

/** (u/v)' = (uv' - u'v)/v², or with a plus */
export const quotientRuleSign = derivativeMistake({
  id: 'quotient-rule-sign',
  at: quotientRule(
    ({ u, v, du, dv }) => [
      quotient(difference(product(u, dv), product(du, v)), power(v, 2)),
      quotient(sum(product(du, v), product(u, dv)), power(v, 2)),
    ],
    ['has the two products in the wrong order or with a wrong sign', '中两项的顺序或符号错了'],
  ),
  make(random) {
    const [a, b] = [random.whole(1, 9), random.whole(2, 6)];
    const [u, du] = random.pick([
      ['sin x', 'cos x'],
      ['e^x', 'e^x'],
      ['ln x', '(1/x)'],
    ] as const);
    const v = joinTerms(multiple(b, 'x'), `${a}`);
    return random.pick([
      [`d/dx((${u})/(${v}))`, `(${b} ${u} - (${v}) ${du})/(${v})^2`],
      [`y = (${u})/(${v})`, `dy/dx = ((${v}) ${du} + ${b} ${u})/(${v})^2`],
    ]);
  },
});

/** (u/v)' = (u'v - uv')/v */
export const quotientRuleSquare = derivativeMistake({
  id: 'quotient-rule-square',
  at: quotientRule(
    ({ u, v, du, dv }) => [
      quotient(difference(product(du, v), product(u, dv)), v),
      difference(product(du, v), product(u, dv)),
    ],
    ['was not divided by the square of the denominator', '没有除以分母的平方'],
  ),
  make(random) {
    const [a, b] = [random.whole(1, 9), random.whole(2, 6)];
    const v = joinTerms(multiple(b, 'x'), `${a}`);
    return random.pick([
      [`d/dx(sin x/(${v}))`, `((${v}) cos x - ${b} sin x)/(${v})`],
      [`y = e^x/(${v})`, `dy/dx = ((${v}) e^x - ${b} e^x)/(${v})`],
    ]);
  },
});

function quotientRule(wrong: (halves: Halves) => Expression[], [en, zh]: [string, string]) {
  return (part: Expression, by: string): WrongDerivative[] => {
    if (part.kind !== 'quotient' || !has(part.denominator, by) || !has(part.numerator, by)) return [];
    const { numerator: u, denominator: v } = part;
    const [du, dv] = [derivativeOf(u, by), derivativeOf(v, by)];
    if (!du || !dv) return [];
    return wrong({ u, v, du, dv }).map((derivative) => ({
      derivative,
      explain: () =>
        explanation(
          `The derivative of ${tex(part)} ${en}.`,
          `Quotient rule: $\\left(\\frac uv\\right)'=\\frac{u'v-uv'}{v^2}$ with $u=${tex(u).slice(1, -1)}$, $v=${tex(v).slice(1, -1)}$.`,
          `${tex(part)} 的导数${zh}。`,
          `除法法则：$\\left(\\frac uv\\right)'=\\frac{u'v-uv'}{v^2}$，其中 $u=${tex(u).slice(1, -1)}$，$v=${tex(v).slice(1, -1)}$。`,
        ),
    }));
  };
}

import {
  type Expression,
  has,
  mapParts,
  partsOf,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { derivativeOf, derivativeMistake } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex, texOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** d/dx sin 3x = cos 3x */
export const chainRule = derivativeMistake({
  id: 'chain-rule',
  at(part, by) {
    const inner = innerOf(part, by);
    if (!inner || inner.kind === 'symbol') return [];
    const outer = mapParts(part, (one) => (one === inner ? symbol('inner') : one));
    const slope = derivativeOf(outer, 'inner');
    const factor = derivativeOf(inner, by);
    if (!slope || !factor) return [];
    return [
      {
        derivative: substitute(slope, 'inner', inner),
        explain: () =>
          explanation(
            `${tex(part)} was differentiated without multiplying by the derivative of the inner function ${tex(inner)}.`,
            `Chain rule: multiply by ${texOf(`\\frac{\\mathrm d}{\\mathrm d${by}}\\left(${toLatex(inner)}\\right)`)}.`,
            `对 ${tex(part)} 求导时没有乘内层 ${tex(inner)} 的导数。`,
            `链式法则：还要乘 ${texOf(`\\frac{\\mathrm d}{\\mathrm d${by}}\\left(${toLatex(inner)}\\right)`)}。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, b, n] = [random.whole(2, 6), random.whole(1, 9), random.whole(3, 6)];
    const inside = joinTerms(multiple(k, 'x'), `${random.pick([b, -b])}`);
    const [given, wrong] = random.pick([
      [`(${inside})^${n}`, `${n}(${inside})^${n - 1}`],
      [`sin(${k}x)`, `cos(${k}x)`],
      [`e^(${k}x)`, `e^(${k}x)`],
      [`cos(x^2 + ${b})`, `-sin(x^2 + ${b})`],
      [`ln(x^2 + ${b})`, `1/(x^2 + ${b})`],
      [`sqrt(${k}x + ${b})`, `1/(2sqrt(${k}x + ${b}))`],
      [`x sin(${k}x)`, `sin(${k}x) + x cos(${k}x)`],
    ] as const);
    return random.pick([
      [`d/dx(${given})`, wrong],
      [`y = ${given}`, `dy/dx = ${wrong}`],
    ]);
  },
});

/** The inside of a composite function, or null. */
function innerOf(part: Expression, by: string): Expression | null {
  if (part.kind === 'power') {
    if (!has(part.exponent, by)) return part.base;
    return has(part.base, by) ? null : part.exponent;
  }
  return part.kind === 'call' || part.kind === 'root' || part.kind === 'log'
    ? (partsOf(part).at(-1) ?? null)
    : null;
}

import {
  angleOf,
  complexExpression,
  modulusOf,
  multiplyTurn,
  onCircle,
  partsOf,
  turnOf,
} from '../../../algebra-system/complex/parts.ts';
import { hasI, isCartesianForm, readComplex } from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  number,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { multiply, type Normal } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { normalPower } from '../../../algebra-system/normal/powers.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { complex, modulus, opposite, over, plus, times } from '../../../algebra-system/numbers/complex.ts';
import { type Rational, rational, times as timesRational } from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  base: Expression;
  n: number;
}
interface Polar {
  size: Normal;
  turn: Rational;
}

const ASK = /^(?:(?:find|simplify|化简) #|express # in form #|将 # (?:写成|化为|表示为)(?: # 的)?形式)$/u;
const MOIVRE =
  /^(?:(?:use|using|by) de moivre['’]s theorem(?: to)? (?:find|evaluate|express|simplify)(?: value of)? #(?: in form #)?|(?:利用|用|使用)棣莫弗(?:定理|公式)(?:求|计算|化简) #)$/u;

/** Powers of complex numbers by de Moivre's theorem. */
export const complexPower: Method<Parameters> = {
  id: 'complex-power',
  topic: '9231/p2/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    const [first, form] = wording?.statements ?? [];
    if (
      !wording ||
      first?.kind !== 'expression' ||
      wording.statements.length > 2 ||
      (form && !isCartesianForm(form))
    )
      return null;
    const isNamed = MOIVRE.test(wording.say);
    if (!isNamed && !ASK.test(wording.say)) return null;
    const { value } = first;
    const exponent = value.kind === 'power' ? rationalValue(value.exponent) : null;
    if (
      value.kind !== 'power' ||
      !exponent ||
      exponent.d !== 1n ||
      exponent.n > 60n ||
      exponent.n < -60n ||
      !hasI(value.base)
    )
      return null;
    const isPolar = contains(value.base, ({ kind }) => kind === 'call');
    const isLarge = exponent.n > 3n || exponent.n < -3n;
    if (!isLarge && !isNamed && !isPolar) return null;
    return (polarOf(value.base) ?? partsOf(value.base)) ? { base: value.base, n: Number(exponent.n) } : null;
  },
  solve({ base, n }) {
    const polar = polarOf(base);
    if (!polar || n === 0) return null;
    const size = normalPower(polar.size, rational(n));
    const turn = multiplyTurn(polar.turn, rational(n));
    const { re, im } = onCircle(turn);
    if (!re || !im || 12n % turn.d !== 0n) return null;
    const result = complexExpression({ re: multiply(size, re), im: multiply(size, im) });
    const [modulusTex, angle] = [toLatex(tidy(polar.size)), toLatex(angleOf(polar.turn))];
    const grown = toLatex(angleOf(timesRational(polar.turn, rational(n))));
    return {
      title: { en: 'Powers by de Moivre’s theorem', zh: '用棣莫弗定理求幂' },
      steps: [
        step(
          { en: 'Find the modulus and argument of the base.', zh: '求底数的模与辐角。' },
          [`r = ${modulusTex}, \\quad \\theta = ${angle}`],
          ['B1', 'B1'],
        ),
        step(
          {
            en: 'Raise the modulus to the power and multiply the argument by the power.',
            zh: '模取该次幂，辐角乘以指数。',
          },
          [
            `${/^\d+$/.test(modulusTex) ? modulusTex : `\\left(${modulusTex}\\right)`}^{${n}}\\left(\\cos\\left(${grown}\\right) + \\mathrm{i}\\sin\\left(${grown}\\right)\\right)`,
          ],
          ['M1', 'A1'],
          {
            en: 'De Moivre: (cos θ + i sin θ)ⁿ = cos nθ + i sin nθ.',
            zh: '棣莫弗定理：(cos θ + i sin θ)ⁿ = cos nθ + i sin nθ。',
          },
        ),
        step({ en: 'Substitute the exact values.', zh: '代入精确值。' }, [`= ${toLatex(result)}`], ['A1']),
      ],
      answer: { text: toText(result), tex: toLatex(result) },
    };
  },
  verify({ answer }, { base, n }) {
    const one = evaluateComplex(base);
    let expected = complex(1);
    for (let count = 0; count < Math.abs(n); count += 1) expected = times(expected, one);
    if (n < 0) expected = over(complex(1), expected);
    const claimed = evaluateComplex(expression(answer.text));
    return [
      {
        name: {
          en: 'Multiplying out factor by factor in decimals gives the same result.',
          zh: '用小数逐次相乘得到相同结果。',
        },
        passed: modulus(plus(claimed, opposite(expected))) <= 1e-9 * Math.max(modulus(expected), 1e-300),
      },
    ];
  },
};

/** The modulus and q of r(cos qπ + i sin qπ) as typed, or of a + bi with a known argument. */
function polarOf(base: Expression): Polar | null {
  const typed = base.kind === 'product' && base.factors.length === 2 ? base.factors : [number(1), base];
  const [size, circle] = typed as [Expression, Expression];
  const [cos, up] =
    circle.kind === 'sum' && circle.terms.length === 2
      ? (circle.terms as [Expression, Expression])
      : [null, null];
  const isMinus = up?.kind === 'negative';
  const inner = isMinus ? up.of : up;
  const sin = inner?.kind === 'product' ? inner.factors.find((one) => one.kind === 'call') : null;
  if (cos?.kind === 'call' && cos.name === 'cos' && sin?.kind === 'call' && sin.name === 'sin' && inner) {
    const turn = turnIn(cos.of);
    const other = turnIn(sin.of);
    const modulusNormal = normalOf(size);
    const isPositive = modulusNormal && evaluate(size) > 0;
    const isWhole = inner.kind === 'product' && inner.factors.length === 2 && hasI(inner);
    if (turn && other && isPositive && isWhole && turn.n === other.n && turn.d === other.d)
      return { size: modulusNormal, turn: isMinus ? { n: -turn.n, d: turn.d } : turn };
  }
  const parts = partsOf(base);
  const turn = parts && parts.re.terms.length + parts.im.terms.length > 0 ? turnOf(parts) : null;
  return parts && turn ? { size: modulusOf(parts), turn } : null;
}

/** q where the angle is qπ. */
function turnIn(angle: Expression): Rational | null {
  const normal = normalOf(angle);
  const [only] = normal?.terms ?? [];
  const isTurn =
    normal?.terms.length === 1 &&
    only!.factors.length === 1 &&
    only!.factors[0]!.base.key === 'pi' &&
    only!.factors[0]!.exponent.n === 1n &&
    only!.factors[0]!.exponent.d === 1n;
  return isTurn ? only!.coefficient : null;
}

import { complexExpression, isReal, modulusOf, partsOf } from '../../../algebra-system/complex/parts.ts';
import { hasI, isCartesianForm, readComplex } from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import {
  add,
  type Normal,
  normalNumber,
  rationalOf,
  scale,
  subtract,
} from '../../../algebra-system/normal/normal.ts';
import { normalPower } from '../../../algebra-system/normal/powers.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { modulus, opposite, plus, times } from '../../../algebra-system/numbers/complex.ts';
import { rational, signOf } from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: Expression;
  isEquation: boolean;
}

const ROOTS =
  /^find (?:(?:two )?square roots of(?: complex number)? #|(?:复数 )?# 的平方根)(?: (?:giving your answers )?in form #)?$/u;
const EQUATION = /^(?:solve(?: equation)? #|解方程 #)$/u;

/** Square roots by comparing real and imaginary parts. */
export const complexSquareRoots: Method<Parameters> = {
  id: 'complex-square-roots',
  topic: '9709/p3/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    const [first, form] = wording?.statements ?? [];
    if (!wording || !first || wording.statements.length > 2 || (form && !isCartesianForm(form))) return null;
    if (first.kind === 'expression' && ROOTS.test(wording.say)) {
      const parts = partsOf(first.value);
      const isPositive = parts && isReal(parts) && evaluate(tidy(parts.re)) >= 0;
      return parts && !isPositive ? { of: first.value, isEquation: false } : null;
    }
    if (
      first.kind !== 'relation' ||
      first.sides.length !== 2 ||
      first.signs[0] !== '=' ||
      !EQUATION.test(wording.say)
    )
      return null;
    const [left, right] = first.sides as [Expression, Expression];
    const isSquare =
      left.kind === 'power' &&
      left.base.kind === 'symbol' &&
      ['z', 'w'].includes(left.base.name) &&
      rationalValue(left.exponent)?.n === 2n;
    return isSquare && hasI(right) && partsOf(right) ? { of: right, isEquation: true } : null;
  },
  solve({ of }) {
    const parts = partsOf(of)!;
    const [a, b] = [parts.re, parts.im];
    const size = rationalOf(modulusOf(parts));
    if (!size) return null;
    const across = rationalOf(scale(add(normalNumber(size), a), rational(1, 2)));
    const up = rationalOf(scale(subtract(normalNumber(size), a), rational(1, 2)));
    if (!across || !up || signOf(across) < 0 || signOf(up) < 0) return null;
    const isNegative = evaluate(tidy(b)) < 0;
    const x = normalPower(normalNumber(across), rational(1, 2));
    const y = scale(normalPower(normalNumber(up), rational(1, 2)), rational(isNegative ? -1 : 1));
    const root = complexExpression({ re: x, im: y });
    const other = complexExpression({ re: minus(x), im: minus(y) });
    return {
      title: { en: 'Square roots of a complex number', zh: '复数的平方根' },
      steps: [
        step(
          {
            en: 'Let the square root be x + iy and equate real and imaginary parts.',
            zh: '设平方根为 x + iy，比较平方的实部与虚部。',
          },
          [`x^2 - y^2 = ${toLatex(tidy(a))}`, `2xy = ${toLatex(tidy(b))}`],
          ['M1', 'A1'],
        ),
        step(
          { en: 'The moduli are also equal.', zh: '两边的模也相等。' },
          [`x^2 + y^2 = ${toLatex(tidy(modulusOf(parts)))}`],
          ['M1'],
          { en: 'The modulus of a square is the square of the modulus.', zh: '平方的模等于模的平方。' },
        ),
        step(
          { en: 'Add and subtract.', zh: '相加、相减。' },
          [`x^2 = ${toLatex(tidy(normalNumber(across)))}, \\quad y^2 = ${toLatex(tidy(normalNumber(up)))}`],
          ['A1'],
        ),
        step(
          {
            en: 'The sign of 2xy shows whether x and y have the same sign.',
            zh: '由 2xy 的符号判断 x 与 y 是否同号。',
          },
          [`\\pm\\left(${toLatex(root)}\\right)`],
          ['A1'],
        ),
      ],
      answer: { text: `${toText(root)}, ${toText(other)}`, tex: `${toLatex(root)},\\; ${toLatex(other)}` },
    };
  },
  verify({ answer }, { of }) {
    const radicand = evaluateComplex(of);
    const roots = answer.text.split(', ').map((one) => evaluateComplex(expression(one)));
    const close = (one: typeof radicand, other: typeof radicand) =>
      modulus(plus(one, opposite(other))) <= 1e-9 * Math.max(1, modulus(other));
    return [
      {
        name: { en: 'The square of each root is the number.', zh: '每个根的平方都等于原数。' },
        passed: roots.length === 2 && roots.every((root) => close(times(root, root), radicand)),
      },
      {
        name: { en: 'Each root is the negative of the other.', zh: '两根互为相反数。' },
        passed: close(roots[0]!, opposite(roots[1]!)) && modulus(roots[0]!) > 0,
      },
    ];
  },
};

function minus(one: Normal): Normal {
  return scale(one, rational(-1));
}

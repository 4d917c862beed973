import { complexExpression, partsOf } from '../../../algebra-system/complex/parts.ts';
import { hasI, isCartesianForm, readComplex, withValues } from '../../../reading/algebra/complex-numbers.ts';
import { modulus, opposite, plus } from '../../../algebra-system/numbers/complex.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  call,
  contains,
  type Expression,
  product,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  value: Expression;
  /** The expression of the question, before the given values are substituted. */
  target: Expression;
}

const ALONE = /^(?:(?:find|simplify|化简) #|express # in form #|将 # (?:写成|化为|表示为)(?: # 的)?形式)$/u;
const GIVEN = /^(?:(?:given|given that|if|已知|设|若)(?:复数)? # (?:find|求|计算)(?: value of)? #)$/u;

/** Sums, products and quotients of complex numbers as a + bi. */
export const complexArithmetic: Method<Parameters> = {
  id: 'complex-arithmetic',
  topic: '9709/p3/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    if (!wording) return null;
    const { say, statements } = wording;
    const isGiven = GIVEN.test(say);
    const target = isGiven ? statements.at(-1) : statements[0];
    if (target?.kind !== 'expression' || (!isGiven && !ALONE.test(say))) return null;
    if (!isGiven && (statements.length > 2 || (statements.length === 2 && !isCartesianForm(statements[1]))))
      return null;
    const value = isGiven ? withValues(target.value, statements.slice(0, -1)) : target.value;
    if (!value || !hasI(value) || !isArithmetic(value) || target.value.kind === 'symbol') return null;
    return partsOf(value) ? { value, target: target.value } : null;
  },
  solve({ value, target }) {
    const parts = partsOf(value)!;
    const result = complexExpression(parts);
    const steps: Step[] = [];
    if (toText(value) !== toText(target))
      steps.push(
        step(
          { en: 'Substitute the values.', zh: '代入各复数。' },
          [`${toLatex(target)} = ${toLatex(value)}`],
          ['B1'],
        ),
      );
    const below = value.kind === 'quotient' ? partsOf(value.denominator) : null;
    if (below && value.kind === 'quotient' && hasI(value.denominator)) {
      const turned = complexExpression({ ...below, im: partsOf(call('conj', value.denominator))!.im });
      const [above, under] = [product(value.numerator, turned), product(value.denominator, turned)].map(
        (one) => toLatex(complexExpression(partsOf(one)!)),
      );
      steps.push(
        step(
          {
            en: 'Multiply the numerator and the denominator by the conjugate of the denominator.',
            zh: '分子分母同乘分母的共轭复数。',
          },
          [
            `\\frac{${toLatex(value.numerator)}}{${toLatex(value.denominator)}} \\times \\frac{${toLatex(turned)}}{${toLatex(turned)}} = \\frac{${above}}{${under}}`,
          ],
          ['M1', 'A1'],
          { en: 'A complex number multiplied by its conjugate is real.', zh: '复数与其共轭的积是实数。' },
        ),
      );
    } else
      steps.push(
        step({ en: 'Multiply out and use i² = −1.', zh: '展开并利用 i² = −1。' }, [toLatex(value)], ['M1']),
      );
    steps.push(
      step(
        { en: 'Collect the real and the imaginary parts.', zh: '合并实部与虚部。' },
        [`= ${toLatex(result)}`],
        ['A1'],
      ),
    );
    return {
      title: { en: 'Complex arithmetic', zh: '复数运算' },
      steps,
      answer: { text: toText(result), tex: toLatex(result) },
    };
  },
  verify({ answer }, { value }) {
    const [claimed, direct] = [evaluateComplex(expression(answer.text)), evaluateComplex(value)];
    return [
      {
        name: { en: 'Decimal arithmetic gives the same value.', zh: '用小数计算，得到相同的值。' },
        passed: modulus(plus(claimed, opposite(direct))) <= 1e-9 * Math.max(1, modulus(direct)),
      },
    ];
  },
};

/** Only + − × ÷, conjugates and small whole powers: more belongs to other methods. */
function isArithmetic(value: Expression): boolean {
  const isPlain = !contains(value, (part) => {
    if (part.kind === 'power') {
      const exponent = rationalValue(part.exponent);
      return !exponent || exponent.d !== 1n || exponent.n < -3n || exponent.n > 3n;
    }
    if (part.kind === 'call') return !['conj', 're', 'im'].includes(part.name);
    return !['number', 'constant', 'sum', 'negative', 'product', 'quotient', 'root'].includes(part.kind);
  });
  const shape =
    value.kind === 'quotient' ||
    value.kind === 'product' ||
    value.kind === 'power' ||
    value.kind === 'sum' ||
    value.kind === 'call';
  return isPlain && shape && !contains(value, (part) => part.kind === 'constant' && part.name === 'e');
}

import {
  type Expression,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { modulus, opposite as minus, plus } from '../../../algebra-system/numbers/complex.ts';
import type { Rational } from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import type { Polynomial } from '../../../algebra-system/polynomials/polynomial.ts';
import { rootsQuestion } from '../../../reading/algebra/polynomial-roots.ts';
import {
  elementaryOf,
  type Product,
  symmetricOf,
  symmetricValue,
} from '../../../algebra-system/polynomials/symmetric.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  polynomial: Polynomial;
  letters: string[];
  target: Expression;
  products: Product[];
}

const ASK =
  /^(?:roots of(?: (?:cubic|quadratic|quartic))?(?: equation)? # are # find(?: value of)? #|(?:(?:cubic|quadratic|quartic) )?equation # has roots #(?: find(?: value of)? #)?|(?:设|已知|若)?(?:一元二次|一元三次|二次|三次|四次)?方程 # 的(?:两|三|四)?(?:个)?根(?:分别)?为 # 求 #(?: 的值)?)$/u;

/** Symmetric sums of the roots from the coefficients. */
export const polynomialRoots: Method<Parameters> = {
  id: 'polynomial-roots',
  topic: '9231/p1/roots-of-polynomial-equations',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || !ASK.test(wording.say)) return null;
    const read = rootsQuestion(wording.formulas);
    if (!read || read.targets.length !== 1) return null;
    const [target] = read.targets as [Expression];
    const products = target.kind === 'symbol' ? null : symmetricOf(target, read.letters);
    return products && { polynomial: read.polynomial, letters: read.letters, target, products };
  },
  solve({ polynomial, letters, target, products }) {
    const sums = elementaryOf(polynomial);
    const value = symmetricValue(products, sums);
    if (!value) return null;
    const names = letters.map((_, at) => elementaryTex(letters, at + 1));
    const steps: Step[] = [
      step(
        {
          en: 'Write down the sums and products of the roots from the coefficients.',
          zh: '由系数写出根的和与积。',
        },
        names.map((name, at) => `${name} = ${toLatex(number(sums[at]!))}`),
        ['B1'],
        { en: 'The signs alternate: −b/a, +c/a, −d/a, ….', zh: '符号交替：−b/a、+c/a、−d/a……。' },
      ),
      step(
        { en: 'Express what is required in terms of these.', zh: '用这些和与积表示所求式子。' },
        [`${toLatex(target)} = ${productsTex(products, letters)}`],
        ['M1', 'A1'],
      ),
      step({ en: 'Substitute the values.', zh: '代入数值。' }, [`= ${toLatex(number(value))}`], ['A1']),
    ];
    return {
      title: { en: 'Symmetric functions of the roots', zh: '根的对称式' },
      steps,
      answer: { text: toText(number(value)), tex: toLatex(number(value)) },
    };
  },
  verify({ answer }, { polynomial, letters, target }) {
    const roots = complexRoots(polynomial);
    const parsed = parse(answer.text);
    if (!roots || !parsed.ok || parsed.statement.kind !== 'expression') return [];
    const expected = evaluateComplex(
      target,
      Object.fromEntries(letters.map((letter, at) => [letter, roots[at]!])),
    );
    const claimed = evaluateComplex(parsed.statement.value);
    return [
      {
        name: { en: 'Decimal values of the roots give the same result.', zh: '用根的近似值计算，结果相同。' },
        passed:
          modulus(plus(expected, minus(claimed))) < 1e-6 * Math.max(1, modulus(claimed)) &&
          Math.abs(expected.im) < 1e-6 * Math.max(1, modulus(claimed)),
      },
    ];
  },
};

/** αβ + βγ + γα */
function elementaryTex(letters: string[], size: number): string {
  const named = (list: string[]) => list.map((letter) => `\\${letter}`).join('');
  if (size === letters.length) return named(letters);
  if (size === 1) return letters.map((letter) => `\\${letter}`).join(' + ');
  return `\\textstyle\\sum ${named(letters.slice(0, size))}`;
}

function productsTex(products: Product[], letters: string[]): string {
  const sums = letters.map((_, at) => symbol(`e_${at + 1}`));
  const written = sum(
    ...products.map(({ by, powers }) => {
      const above = powers.map((count, at) => (count > 0 ? power(sums[at]!, count) : number(1)));
      const below = powers.map((count, at) => (count < 0 ? power(sums[at]!, -count) : number(1)));
      const size = product(number(absolute(by)), ...above);
      const whole = quotient(size, product(...below));
      return by.n < 0n ? ({ kind: 'negative', of: whole } as Expression) : whole;
    }),
  );
  return letters.reduce((tex, _, at) => {
    const name = elementaryTex(letters, at + 1);
    return tex.replaceAll(
      `e_{${at + 1}}`,
      at === letters.length - 1 ? `(${name})` : `\\left(${name}\\right)`,
    );
  }, toLatex(written));
}
function absolute(one: Rational): Rational {
  return one.n < 0n ? { n: -one.n, d: one.d } : one;
}

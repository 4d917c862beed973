import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  type Expression,
  product,
  quotient,
  root,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statement } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { modulus } from '../../../algebra-system/numbers/complex.ts';
import {
  opposite,
  type Rational,
  rational,
  toNumber,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import {
  addPolynomials,
  degree,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  primitive,
  scalePolynomial,
  trimZeros,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { rootsQuestion } from '../../../reading/algebra/polynomial-roots.ts';
import { step } from '../../../writing/step.ts';

/** y = (ax + b)/(cx + d), or y = x². */
type Change = { kind: 'quotient'; a: Rational; b: Rational; c: Rational; d: Rational } | { kind: 'square' };
interface Parameters {
  polynomial: Polynomial;
  letter: string;
  first: string;
  image: Expression;
  change: Change;
}

const ASK =
  /^(?:roots of(?: (?:cubic|quadratic|quartic))?(?: equation)? # are # find|(?:(?:cubic|quadratic|quartic) )?equation # has roots # find|(?:设|已知|若)?(?:一元二次|一元三次|二次|三次|四次)?方程 # 的(?:两|三|四)?(?:个)?根(?:分别)?为 # 求以) ?(?:(?:(?:cubic|quadratic|quartic) )?equation (?:whose roots are|with roots|which has roots) #|# 为根的(?:一元二次|一元三次|二次|三次)?方程)$/u;

/** The equation whose roots are a function of the roots of another. */
export const transformedRoots: Method<Parameters> = {
  id: 'transformed-roots',
  topic: '9231/p1/roots-of-polynomial-equations',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || !ASK.test(wording.say)) return null;
    const read = rootsQuestion(wording.formulas);
    if (!read || read.targets.length !== read.letters.length) return null;
    const [first] = read.letters as [string];
    const [image] = read.targets as [Expression];
    const isSame = read.targets.every((one, at) => {
      const expected = normalOf(substitute(image, first, symbol(read.letters[at]!)));
      return expected !== null && expected.key === normalOf(one)?.key;
    });
    const change = isSame ? changeOf(image, first) : null;
    return change && { polynomial: read.polynomial, letter: read.letter, first, image, change };
  },
  solve({ polynomial, letter, first, image, change }) {
    const result = transformedPolynomial(polynomial, change);
    if (!result || degree(result) !== degree(polynomial)) return null;
    const [x, y, back] = [symbol(letter), symbol('y'), originalRoot(change)];
    const answer = {
      text: `${toText(polynomialExpression(result, 'y'))} = 0`,
      tex: `${toLatex(polynomialExpression(result, 'y'))} = 0`,
    };
    const steps: Step[] = [
      step(
        {
          en: 'Let y be the new root and make the original root the subject.',
          zh: '设新根为 y，用 y 表示原根。',
        },
        [
          `${toLatex(y)} = ${toLatex(substitute(image, first, x))}`,
          `${toLatex(x)} = ${change.kind === 'square' ? '\\pm' : ''}${toLatex(back)}`,
        ],
        ['B1'],
      ),
      step(
        change.kind === 'square'
          ? {
              en: 'Substitute, isolate the surds on one side and square.',
              zh: '代入后把根式移到一边再平方。',
            }
          : { en: 'Substitute into the equation.', zh: '代入原方程。' },
        [`${toLatex(substitute(polynomialExpression(polynomial, letter), letter, back))} = 0`],
        ['M1'],
        {
          en: 'Each root of the original equation gives a root of the new one.',
          zh: '原方程的每个根都给出新方程的一个根。',
        },
      ),
      step({ en: 'Multiply out and clear fractions.', zh: '展开并去分母。' }, [answer.tex], ['A1', 'A1']),
    ];
    return { title: { en: 'Equation with transformed roots', zh: '以变换后的根为根的方程' }, steps, answer };
  },
  verify({ answer }, { polynomial, first, image }) {
    const roots = complexRoots(polynomial);
    const read = statement(answer.text);
    if (!roots || read.kind !== 'relation') return [];
    const polynomialInY = polynomialOf(read.sides[0]!, 'y');
    if (!polynomialInY) return [];
    return [
      {
        name: {
          en: 'Each new root, in decimals, satisfies the new equation.',
          zh: '每个新根的近似值都满足新方程。',
        },
        passed:
          answer.text.endsWith(' = 0') &&
          degree(polynomialInY) === roots.length &&
          roots.every((root) => {
            const y = evaluateComplex(image, { [first]: root });
            const size = polynomialInY.reduce(
              (total, one, power) => total + Math.abs(toNumber(one)) * modulus(y) ** power,
              0,
            );
            return modulus(evaluateComplex(read.sides[0]!, { y })) < 1e-7 * Math.max(1, size);
          }),
      },
    ];
  },
};

function changeOf(image: Expression, letter: string): Change | null {
  const straight = polynomialOf(image, letter);
  if (straight && degree(straight) === 1)
    return { kind: 'quotient', a: straight[1]!, b: straight[0]!, c: ZERO, d: rational(1) };
  if (
    straight &&
    degree(straight) === 2 &&
    straight[0]!.n === 0n &&
    straight[1]!.n === 0n &&
    straight[2]!.n === straight[2]!.d
  )
    return { kind: 'square' };
  const above = straight ? null : polynomialOf(product(image, symbol(letter)), letter);
  return above && degree(above) <= 1 && above[0]!.n !== 0n
    ? { kind: 'quotient', a: above[1] ?? ZERO, b: above[0]!, c: rational(1), d: ZERO }
    : null;
}

function transformedPolynomial(p: Polynomial, change: Change): Polynomial | null {
  if (change.kind === 'square') {
    // p(x) = E(x²) + x·O(x²): the roots' squares satisfy E(y)² − y·O(y)² = 0.
    const [even, odd] = [p.filter((_, at) => at % 2 === 0), p.filter((_, at) => at % 2 === 1)];
    const right = multiplyPolynomials([ZERO, rational(1)], multiplyPolynomials(odd, odd));
    return primitive(addPolynomials(multiplyPolynomials(even, even), scalePolynomial(right, rational(-1))))
      .polynomial;
  }
  const { a, b, c, d } = change;
  const [above, below]: [Polynomial, Polynomial] = [
    [opposite(b), d],
    [a, opposite(c)],
  ];
  const powerOf = (one: Polynomial, count: number) =>
    Array.from({ length: count }).reduce<Polynomial>((all) => multiplyPolynomials(all, one), [rational(1)]);
  const n = degree(p);
  const total = p.reduce<Polynomial>(
    (all, coefficient, at) =>
      addPolynomials(
        all,
        scalePolynomial(multiplyPolynomials(powerOf(above, at), powerOf(below, n - at)), coefficient),
      ),
    [],
  );
  return total.length > 0 ? primitive(total).polynomial : null;
}

/** The original root in terms of the new one; for a square, the positive root. */
function originalRoot(change: Change): Expression {
  if (change.kind === 'square') return root(symbol('y'));
  const { a, b, c, d } = change;
  return quotient(
    polynomialExpression(trimZeros([opposite(b), d]), 'y'),
    polynomialExpression(trimZeros([a, opposite(c)]), 'y'),
  );
}

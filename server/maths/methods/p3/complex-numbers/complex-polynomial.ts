import { complexExpression, isReal, type Parts, partsOf } from '../../../algebra-system/complex/parts.ts';
import { hasI, readComplex } from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { add as sumOf, multiply, rationalOf, scale } from '../../../algebra-system/normal/normal.ts';
import {
  type Complex,
  complex,
  modulus,
  opposite as minus,
  plus as add,
  times as by,
} from '../../../algebra-system/numbers/complex.ts';
import {
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  primitive,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { formulaTex } from '../../../techniques/algebra/quadratics.ts';
import { discriminantOf } from '../../../techniques/algebra/real-roots.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  polynomial: Polynomial;
  letter: string;
  known: Expression | null;
}

const SOLVE =
  /^(?:solve(?: equation)? #|find (?:all )?(?:roots of|solutions (?:of|to))(?: equation)? #|解方程 #|find (?:方程)? ?# 的(?:所有|全部)?(?:根|解))$/u;
const COMPLEX =
  /^(?:solve(?: equation)? # (?:for complex #|over complex numbers)|find (?:all )?complex (?:roots of|solutions (?:of|to))(?: equation)? #|解方程 # 其中 # 为复数|find 方程 # 的(?:所有)?复数?根|在复数范围内解方程 #)$/u;
const KNOWN =
  /^(?:(?:given|given that) # is (?:one )?root of(?: equation)? # find (?:all )?other (?:roots?|two roots|three roots)|(?:cubic |quartic |quadratic )?equation # has (?:one )?root # find other (?:roots?|two roots|three roots)|(?:已知|若) # 是方程 # 的(?:一个)?根求(?:方程)?(?:的)?(?:其余|其他)的?根)$/u;

/** Equations with real coefficients and complex roots: factors, and conjugate pairs. */
export const complexPolynomial: Method<Parameters> = {
  id: 'complex-polynomial',
  topic: '9709/p3/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    if (!wording) return null;
    const { say, statements } = wording;
    const equations = statements.filter((one) => one.kind === 'relation');
    const equation = equations.length === 1 ? equationOf(equations[0]!) : null;
    if (!equation || degree(equation.polynomial) < 2 || degree(equation.polynomial) > 4) return null;
    const others = statements.flatMap((one) => (one.kind === 'expression' ? [one.value] : []));
    if (KNOWN.test(say))
      return others.length === 1 && statements.length === 2 && hasI(others[0]!) && partsOf(others[0]!)
        ? { ...equation, known: others[0]! }
        : null;
    const isLetter =
      others.every((one) => one.kind === 'symbol' && one.name === equation.letter) &&
      others.length + 1 === statements.length;
    const isComplex = COMPLEX.test(say) || (SOLVE.test(say) && equation.letter === 'z');
    return isLetter && isComplex ? { ...equation, known: null } : null;
  },
  solve({ polynomial, letter, known }) {
    const start = known
      ? withConjugate(polynomial, letter, known)
      : { steps: [], rest: polynomial, solutions: [] };
    if (!start) return null;
    const { steps, rest, solutions } = start;
    const factors = degree(rest) > 0 ? factorise(rest).factors : [];
    if (factors.some((one) => degree(one.polynomial) > 2)) return null;
    const isSplit = factors.length > 1 || factors.some((one) => one.times > 1);
    if (isSplit)
      steps.push(
        step(
          { en: 'Factorise.', zh: '因式分解。' },
          [
            `${factors.map((one) => `(${toLatex(polynomialExpression(one.polynomial, letter))})${one.times > 1 ? `^{${one.times}}` : ''}`).join('')} = 0`,
          ],
          ['M1', 'A1'],
        ),
      );
    for (const { polynomial: factor } of factors) {
      const roots = rootsOf(factor);
      solutions.push(...roots);
      steps.push(
        step(
          degree(factor) === 1
            ? { en: 'Solve the linear factor.', zh: '令一次因式为零求根。' }
            : { en: 'Use the quadratic formula.', zh: '用求根公式。' },
          [
            `${toLatex(polynomialExpression(factor, letter))} = 0${degree(factor) === 1 ? '' : `: \\quad ${formulaTex(factor, symbol(letter))}`}`,
            roots.map((one) => `${letter} = ${toLatex(one)}`).join(',\\; '),
          ],
          degree(factor) === 1 ? ['A1'] : ['M1', 'A1'],
        ),
      );
    }
    const sorted = solutions.toSorted((a, b) => Number(hasI(a)) - Number(hasI(b)));
    return {
      title: { en: 'Complex roots of an equation', zh: '方程的复数根' },
      steps,
      answer: {
        text: sorted.map((one) => `${letter} = ${toText(one)}`).join(' or '),
        tex: sorted.map((one) => `${letter} = ${toLatex(one)}`).join(',\\; '),
      },
    };
  },
  verify({ answer }, { polynomial, letter, known }) {
    const typed = answer.text
      .split(' or ')
      .map((one) => evaluateComplex(expression(one.slice(letter.length + 3))));
    const roots = known ? [evaluateComplex(known), ...typed] : typed;
    const size = (z: Complex) =>
      polynomial.reduce((total, one, power) => total + Math.abs(toNumber(one)) * modulus(z) ** power, 0);
    const value = (z: Complex) =>
      polynomial.reduceRight((total, one) => add(by(total, z), complex(toNumber(one))), complex(0));
    const all = roots.every((z) => modulus(value(z)) <= 1e-9 * size(z));
    // The roots satisfy the equation and there are as many distinct ones as the polynomial has.
    const counted = primitive(polynomial).polynomial;
    const distinct = degree(counted) - repeats(counted);
    const apart = roots.every((one, at) =>
      roots.every((other, index) => at === index || modulus(add(one, minus(other))) > 1e-7),
    );
    return [
      { name: { en: 'Each root satisfies the equation.', zh: '每个根都满足方程。' }, passed: all },
      {
        name: { en: 'The number of roots is right.', zh: '根的个数正确。' },
        passed: apart && roots.length === distinct,
      },
    ];
  },
};

/** A known root and its conjugate, divided out of the polynomial; null where it is no root. */
function withConjugate(
  polynomial: Polynomial,
  letter: string,
  known: Expression,
): { steps: Step[]; rest: Polynomial; solutions: Expression[] } | null {
  const parts = partsOf(known)!;
  const factor = realFactor(parts);
  const { quotient: left, remainder } = factor
    ? dividePolynomials(polynomial, factor)
    : { quotient: [], remainder: polynomial };
  if (!factor || remainder.length > 0) return null;
  const conjugate = complexExpression({ re: parts.re, im: scale(parts.im, rational(-1)) });
  const steps = [
    step(
      {
        en: 'The coefficients are real, so the conjugate is also a root.',
        zh: '系数为实数，因此共轭复数也是根。',
      },
      [toLatex(conjugate)],
      ['B1'],
    ),
    step(
      { en: 'These two roots give a real quadratic factor.', zh: '由这两个根得一个实系数二次因式。' },
      [toLatex(polynomialExpression(factor, letter))],
      ['M1', 'A1'],
      {
        en: 'Its coefficients are minus the sum and the product of the two roots.',
        zh: '其系数是两根之和的相反数与两根之积。',
      },
    ),
  ];
  if (degree(left) > 0)
    steps.push(
      step(
        { en: 'Divide by this factor.', zh: '除以该因式。' },
        [
          `${toLatex(polynomialExpression(polynomial, letter))} = (${toLatex(polynomialExpression(factor, letter))})(${toLatex(polynomialExpression(left, letter))})`,
        ],
        ['M1', 'A1'],
      ),
    );
  return { steps, rest: left, solutions: [conjugate] };
}

function equationOf(statement: Statement): { polynomial: Polynomial; letter: string } | null {
  if (statement.kind !== 'relation' || statement.sides.length !== 2 || statement.signs[0] !== '=')
    return null;
  const all = difference(statement.sides[0]!, statement.sides[1]!);
  const letters = symbolsOf(all);
  const polynomial = letters.length === 1 ? polynomialOf(all, letters[0]!) : null;
  return polynomial && { polynomial, letter: letters[0]! };
}

/** z² − 2Re(r)z + |r|² where these are fractions and r is not real. */
function realFactor(parts: Parts): Polynomial | null {
  if (isReal(parts)) return null;
  const half = rationalOf(parts.re);
  const square = rationalOf(sumOf(multiply(parts.re, parts.re), multiply(parts.im, parts.im)));
  return half && square ? [square, times(rational(-2), half), rational(1)] : null;
}
function rootsOf(factor: Polynomial): Expression[] {
  const [c, b, a] = factor as [Rational, Rational, Rational];
  if (degree(factor) === 1) return [number(over(opposite(c), b))];
  const under = discriminantOf(factor);
  const real = over(opposite(b), times(rational(2), a));
  const surd = exact(
    quotient(root(number(signOf(under) < 0 ? opposite(under) : under)), number(times(rational(2), a))),
  );
  const up =
    signOf(under) < 0
      ? ({ kind: 'product', factors: [surd, { kind: 'constant', name: 'i' }] } as Expression)
      : surd;
  return [up, negative(up)].map((one) => complexExpression(partsOf(sum(number(real), one))!));
}

/** How many roots repeat an earlier one. */
function repeats(polynomial: Polynomial): number {
  return factorise(polynomial).factors.reduce(
    (total, one) => total + (one.times - 1) * degree(one.polynomial),
    0,
  );
}

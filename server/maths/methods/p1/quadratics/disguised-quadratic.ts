import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { quotientOfLogarithms } from '../../../techniques/algebra/logarithms.ts';
import { newLetter, polynomialIn, quadraticSteps } from '../../../techniques/algebra/quadratics.ts';
import { quadraticRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { type Base, type Normal, rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import {
  isWhole,
  minus,
  over,
  plus,
  type Rational,
  rational,
  sameRational,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import type { Polynomial } from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Disguised extends Equation {
  letter: string;
  /** The quadratic in u. */
  polynomial: Polynomial;
  base: Base;
  exponent: Rational;
}

export const disguisedQuadratic: Method<Disguised> = {
  id: 'disguised-quadratic',
  topic: '9709/p1/quadratics',
  match(question) {
    const equation = equationToSolve(question);
    const all = equation && normalOf(difference(equation.left, equation.right));
    const quadratic = all && quadraticIn(all);
    if (!equation || !quadratic) return null;
    const isPlain = quadratic.base.kind === 'letter' && sameRational(quadratic.exponent, rational(1));
    return isPlain ? null : { ...equation, ...quadratic };
  },
  solve({ letter, polynomial, base, exponent }, question) {
    const u = newLetter(letter);
    const inner = innerOf(base, exponent);
    const values = quadraticRoots(polynomial);
    const solved = values.map((value) => ({
      value,
      roots: solveSubstitution(base, exponent, value, letter),
    }));
    if (solved.some(({ roots }) => roots === null)) return null;
    const roots = sortedRoots(solved.flatMap((one) => one.roots!));
    const back = solved.map(({ value, roots: own }) => {
      const line = `${toLatex(inner)} = ${toLatex(value.exact)}`;
      if (own!.length === 0) return `${line}:\\quad \\text{—}`;
      return `${line} \\;\\Rightarrow\\; ${own!.map((one) => `${letter} = ${toLatex(one.exact)}`).join(',\\; ')}`;
    });
    const isLosing = solved.some((one) => one.roots!.length === 0);
    return {
      title: { en: 'A quadratic in disguise', zh: '可化为二次方程的方程' },
      steps: [
        step(
          { en: 'Substitute, so that the equation becomes a quadratic', zh: '换元，化为二次方程' },
          [`${toLatex(u)} = ${toLatex(inner)}`, `${toLatex(polynomialIn(polynomial, u))} = 0`],
          ['M1'],
        ),
        ...quadraticSteps(polynomial, u),
        ...(values.length > 0
          ? [
              step(
                {
                  en: isLosing
                    ? 'Substitute back; reject any value that cannot occur'
                    : 'Substitute back to find the unknown',
                  zh: isLosing ? '代回求原未知数，舍去取不到的值' : '代回求原未知数',
                },
                back,
                ['M1', 'A1'],
                base.kind === 'exponential'
                  ? { en: 'An exponential is always positive.', zh: '指数函数的值恒为正。' }
                  : undefined,
              ),
            ]
          : []),
      ],
      answer: rootsAnswer(letter, roots, question),
    };
  },
  verify({ answer }, { letter, left, right, base }) {
    const reach = base.kind === 'exponential' ? 40 : 200;
    return rootsChecked(answer, { left, right }, letter, -reach, reach);
  },
};

/** a·b^2r + c·b^r + d, or that times a power of b^r, for a single base b. */
function quadraticIn(all: Normal): { polynomial: Polynomial; base: Base; exponent: Rational } | null {
  const bases = all.terms.flatMap(({ factors }) => factors.map(({ base }) => base));
  const [base] = bases;
  if (
    !base ||
    bases.some(({ key }) => key !== base.key) ||
    !['letter', 'exponential', 'function'].includes(base.kind)
  )
    return null;
  if (base.kind === 'function' && !base.key.startsWith('ln(')) return null;
  const exponents = all.terms.map(({ factors }) => factors[0]?.exponent ?? rational(0));
  const ordered = [...exponents].sort((a, b) => toNumber(a) - toNumber(b));
  const [low, high] = [ordered[0]!, ordered.at(-1)!];
  const half = over(minus(high, low), rational(2));
  const isMultiple = sameRational(low, rational(0)) || sameRational(plus(low, half), rational(0));
  if (all.terms.length < 2 || half.n === 0n || !isMultiple || (base.kind === 'letter' && low.n < 0n))
    return null;
  const polynomial = [0, 1, 2].map((degree) => {
    const exponent = plus(low, times(half, rational(degree)));
    return (
      all.terms.find((_, index) => sameRational(exponents[index]!, exponent))?.coefficient ?? rational(0)
    );
  });
  const count = polynomial.filter(({ n }) => n !== 0n).length;
  // Two terms alone are a plain power or an equation of another method.
  return count === all.terms.length && count === 3 ? { polynomial, base, exponent: half } : null;
}

function innerOf(base: Base, exponent: Rational): Expression {
  if (base.kind !== 'exponential') return exact(power(base.expression, number(exponent)));
  return power(base.expression, exact(multiplyOut(exponent, base.inner!)));
}

function multiplyOut(by: Rational, inner: Normal): Expression {
  const all = inner.terms.map(({ factors }) => factors[0]!.base.expression);
  return { kind: 'product', factors: [number(by), ...all] };
}

/** The values of the letter for which the substituted expression has a value; null where they have no plain form. */
function solveSubstitution(
  base: Base,
  exponent: Rational,
  { exact: value, value: size }: Root,
  letter: string,
): Root[] | null {
  if (base.kind === 'letter') return rootsOfPower(exponent, value, size);
  const inner = base.inner!;
  const [only] = inner.terms;
  const isLetter =
    inner.terms.length === 1 && only!.factors.length === 1 && only!.factors[0]!.base.key === `$${letter}`;
  if (!isLetter || !sameRational(only!.factors[0]!.exponent, rational(1))) return null;
  const scale = number(only!.coefficient);
  if (base.kind === 'function')
    return [rootOf(quotient(power({ kind: 'constant', name: 'e' }, value), scale))];
  if (size <= 0) return [];
  const below = call('ln', base.expression);
  const above = call('ln', value);
  const under = product(number(times(exponent, only!.coefficient)), below);
  const root = rootOf(quotient(above, under));
  const isPlain = root.exact.kind === 'number' || value.kind !== 'number';
  return [isPlain ? root : { ...root, exact: quotientOfLogarithms(above, withoutE(under)) }];
}

/** ln e is 1. */
function withoutE(one: Expression): Expression {
  const value = exact(one);
  return value.kind === 'number' ? value : one;
}

function rootsOfPower(exponent: Rational, value: Expression, size: number): Root[] | null {
  const inverse = over(rational(1), exponent);
  const isEven = exponent.n % 2n === 0n;
  if (exponent.d % 2n === 0n) return size < 0 ? [] : [rootOf(power(value, number(inverse)))];
  if (isEven && size < 0) return [];
  if (isEven) return [rootOf(power(value, number(inverse))), rootOf(negative(power(value, number(inverse))))];
  if (size >= 0) return [rootOf(power(value, number(inverse)))];
  const known = normalOf(value);
  const negated = known && rationalOf(known);
  if (!negated || !(isWhole(inverse) || inverse.n === 1n)) return null;
  const isOdd = isWhole(inverse) ? inverse.n % 2n !== 0n : true;
  return [
    rootOf(
      isOdd
        ? negative(power(number(times(negated, rational(-1))), number(inverse)))
        : power(value, number(inverse)),
    ),
  ];
}

import { asLatex, FOUR_FIGURES, rounded } from '../../../writing/rounding.ts';
import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { quotientOfLogarithms } from '../../../techniques/algebra/logarithms.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  has,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

/** ln of a term is slope·x + constant */
interface Logged {
  slope: Expression;
  constant: Expression;
}
interface Parameters extends Equation {
  letter: string;
  /** Term by term: one is minus the other. */
  terms: [Expression, Expression];
}

export const exponentialEquation: Method<Parameters> = {
  id: 'exponential-equation',
  topic: '9709/p3/logarithmic-and-exponential-functions',
  match(question) {
    const equation = equationToSolve(question);
    if (!equation) return null;
    const { left, right, letter } = equation;
    const all = difference(left, right);
    const hasPower = contains(all, (part) => part.kind === 'power' && has(part.exponent, letter));
    const joined = (hasPower ? [all, collectTerms(all)] : [])
      .map(twoTerms)
      .find((terms) => terms?.every((term) => linearLogarithm(positive(term).size, letter)));
    return joined ? { left, right, letter, terms: joined } : null;
  },
  solve({ left, right, letter, terms }, question) {
    const sides = terms.map(positive);
    const title = { en: 'Exponential equation', zh: '指数方程' };
    const given = equationTex({ left, right });
    const [one, other] = sides.map(({ size }) => size) as [Expression, Expression];
    if (sides[0]!.isNegative === sides[1]!.isNegative)
      return {
        title,
        steps: [
          step(
            {
              en: 'A power of a positive number is positive, so both terms have the same sign',
              zh: '正数的幂恒为正，两项同号，和不可能为零',
            },
            [given],
            ['M1', 'A1'],
          ),
        ],
        answer: rootsAnswer(letter, []),
      };
    const [a, b] = [linearLogarithm(one, letter)!, linearLogarithm(other, letter)!];
    const slope = exact(difference(a.slope, b.slope));
    if (Math.abs(evaluate(slope)) < 1e-12) return null;
    const root = solutionOf(a, b);
    const x = symbol(letter);
    const line = (logged: Logged) => toLatex(sum(timesLetter(logged.slope, x), logged.constant));
    return {
      title,
      steps: [
        step(
          { en: 'Write one term on each side', zh: '每边留一项' },
          [...new Set([given, `${toLatex(one)} = ${toLatex(other)}`])],
          [],
        ),
        step(
          { en: 'Take logarithms of both sides and bring the powers down', zh: '两边取对数，把指数移到前面' },
          [`${line(a)} = ${line(b)}`],
          ['M1', 'A1'],
          {
            en: 'ln(aᵇ) = b ln a turns the unknown power into a factor.',
            zh: 'ln(aᵇ) = b ln a，指数变成了因数。',
          },
        ),
        step(
          { en: 'Solve the linear equation', zh: '解一次方程' },
          [
            `${letterTex(letter)} = ${toLatex(root.exact)}${root.exact.kind === 'number' ? '' : ` \\approx ${asLatex(rounded(root.value, FOUR_FIGURES))}`}`,
          ],
          ['M1', 'A1'],
        ),
      ],
      answer: rootsAnswer(letter, [root], question),
    };
  },
  verify: ({ answer }, { left, right, letter }) => rootsChecked(answer, { left, right }, letter, -60, 60),
};

function solutionOf(a: Logged, b: Logged): Root {
  const [above, below] = [difference(b.constant, a.constant), difference(a.slope, b.slope)];
  const whole = rootOf(quotient(above, below));
  return whole.exact.kind === 'number'
    ? whole
    : { exact: quotientOfLogarithms(above, below), value: whole.value };
}

/** 2x ln 3: numbers, the letter, logarithms */
function timesLetter(slope: Expression, x: Expression): Expression {
  const factors = slope.kind === 'product' ? slope.factors : [slope];
  const isFirst = (one: Expression) => one.kind === 'number' || one.kind === 'sum';
  return product(...factors.filter(isFirst), x, ...factors.filter((one) => !isFirst(one)));
}

function twoTerms(all: Expression): [Expression, Expression] | null {
  const terms = all.kind === 'sum' ? all.terms : [];
  return terms.length === 2 ? [terms[0]!, terms[1]!] : null;
}

function collectTerms(all: Expression): Expression {
  const normal = normalOf(all);
  return normal ? tidy(normal) : all;
}

function positive(one: Expression): { size: Expression; isNegative: boolean } {
  if (one.kind === 'negative') return { size: one.of, isNegative: true };
  if (one.kind === 'number')
    return {
      size: number({ n: one.value.n < 0n ? -one.value.n : one.value.n, d: one.value.d }),
      isNegative: one.value.n < 0n,
    };
  if (one.kind === 'product') {
    const [first, ...rest] = one.factors;
    const head = positive(first!);
    return { size: product(head.size, ...rest), isNegative: head.isNegative };
  }
  return { size: one, isNegative: false };
}

/** Null where a part is not positive for certain, or holds the letter outside an exponent. */
function linearLogarithm(one: Expression, letter: string): Logged | null {
  const nothing: Logged = { slope: number(0), constant: number(0) };
  if (one.kind === 'product') {
    const all = one.factors.map((factor) => linearLogarithm(factor, letter));
    if (all.some((each) => each === null)) return null;
    return {
      slope: sum(...all.map((each) => each!.slope)),
      constant: sum(...all.map((each) => each!.constant)),
    };
  }
  if (one.kind === 'quotient') {
    const [above, below] = [linearLogarithm(one.numerator, letter), linearLogarithm(one.denominator, letter)];
    return (
      above &&
      below && {
        slope: difference(above.slope, below.slope),
        constant: difference(above.constant, below.constant),
      }
    );
  }
  if (one.kind === 'power' && has(one.exponent, letter)) {
    if (symbolsOf(one.base).length > 0 || !(evaluate(one.base) > 0)) return null;
    const [constant, slope, ...more] = coefficientsOf(one.exponent, letter) ?? [];
    if (!slope || more.length > 0) return null;
    const log = logOf(one.base);
    return {
      slope: product(tidy(slope), log),
      constant: constant ? timesLog(tidy(constant), log) : number(0),
    };
  }
  if (symbolsOf(one).length > 0 || !(evaluate(one) > 0)) return null;
  return { ...nothing, constant: logOf(one) };
}

function timesLog(by: Expression, log: Expression): Expression {
  return by.kind === 'number' && by.value.n < 0n ? negative(product(negative(by), log)) : product(by, log);
}

function logOf(one: Expression): Expression {
  if (one.kind === 'constant' && one.name === 'e') return number(1);
  if (one.kind === 'number' && one.value.n === 1n && one.value.d !== 1n)
    return negative(call('ln', number(one.value.d)));
  return one.kind === 'number' && one.value.n === 1n ? number(0) : call('ln', one);
}

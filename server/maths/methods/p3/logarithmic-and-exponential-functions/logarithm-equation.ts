import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { quadraticSteps } from '../../../techniques/algebra/quadratics.ts';
import { realRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, isSolvedBy, letterTex, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  E,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { type Normal, rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import {
  isWhole,
  opposite,
  over,
  plus,
  type Rational,
  rational,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { coefficientsOf, degree, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';

/** Σ times·log(of) = value, all to one base */
interface Logs {
  base: Expression;
  logs: { times: number; of: Expression }[];
  value: Rational;
}
interface Parameters extends Equation, Logs {
  letter: string;
}

export const logarithmEquation: Method<Parameters> = {
  id: 'logarithm-equation',
  topic: '9709/p3/logarithmic-and-exponential-functions',
  match(question) {
    const equation = equationToSolve(question);
    const logs = equation && logsOf(difference(equation.left, equation.right));
    return equation && logs ? { ...equation, ...logs } : null;
  },
  solve({ left, right, letter, base, logs, value }, question) {
    const side = (sign: 1 | -1) =>
      product(
        ...logs
          .filter((one) => Math.sign(one.times) === sign)
          .map((one) => power(one.of, Math.abs(one.times))),
      );
    const [above, below] = [side(1), side(-1)];
    const powerOfBase = value.n === 0n ? number(1) : power(base, number(value));
    const joined: Equation = { left: above, right: product(powerOfBase, below) };
    const candidates = rootsIn(difference(joined.left, joined.right), letter);
    if (!candidates) return null;
    const solutions = candidates.filter(({ value: x }) => isSolvedBy({ left, right }, { [letter]: x }));
    const name = letterTex(letter);
    const log = logTex(base);
    const inside = toLatex(isOne(below) ? above : quotient(above, below));
    const polynomial = polynomialOf(difference(joined.left, joined.right), letter);
    return {
      title: { en: 'Logarithmic equation', zh: '对数方程' },
      steps: [
        step(
          { en: 'Combine the logarithms into one', zh: '用对数运算法则合并' },
          [equationTex({ left, right }), `${log}\\left(${inside}\\right) = ${toLatex(number(value))}`],
          ['M1'],
          {
            en: 'A sum of logarithms is the logarithm of the product, a difference that of the quotient.',
            zh: '对数之和等于积的对数，对数之差等于商的对数。',
          },
        ),
        step(
          { en: 'Write it without logarithms', zh: '去掉对数' },
          [`${inside} = ${toLatex(powerOfBase)}`, equationTex(joined)],
          ['M1', 'A1'],
        ),
        ...(polynomial && degree(polynomial) === 2
          ? quadraticSteps(polynomial, symbol(letter))
          : [
              step(
                { en: 'Solve', zh: '求解' },
                [
                  candidates.map(({ exact }) => `${name} = ${toLatex(exact)}`).join(',\\quad ') ||
                    '\\text{—}',
                ],
                ['A1'],
              ),
            ]),
        ...(solutions.length < candidates.length
          ? [
              step(
                {
                  en: 'Reject any value for which a logarithm is undefined',
                  zh: '舍去使真数不为正的值',
                },
                candidates
                  .filter((one) => !solutions.includes(one))
                  .map(({ exact }) => `${name} \\neq ${toLatex(exact)}`),
                ['B1'],
                { en: 'Only positive numbers have a logarithm.', zh: '只有正数才有对数。' },
              ),
            ]
          : []),
      ],
      answer: rootsAnswer(letter, solutions, question),
    };
  },
  verify: ({ answer }, { left, right, letter }) => rootsChecked(answer, { left, right }, letter, -200, 200),
};

const isOne = (one: Expression) => one.kind === 'number' && one.value.n === 1n && one.value.d === 1n;

function logTex(base: Expression): string {
  return base.kind === 'constant' ? '\\ln' : `\\log_{${toLatex(base)}}`;
}

function logsOf(all: Expression): Logs | null {
  let base: Expression | null = null;
  let value = rational(0);
  const logs: Logs['logs'] = [];
  const visit = (one: Expression, by: Rational): boolean => {
    if (one.kind === 'sum') return one.terms.every((term) => visit(term, by));
    if (one.kind === 'negative') return visit(one.of, opposite(by));
    if (one.kind === 'product' && one.factors.length === 2 && one.factors[0]!.kind === 'number')
      return visit(one.factors[1]!, times(by, one.factors[0]!.value));
    if (one.kind === 'quotient' && one.denominator.kind === 'number')
      return visit(one.numerator, over(by, one.denominator.value));
    if (one.kind === 'log' || (one.kind === 'call' && one.name === 'ln')) {
      const own = one.kind === 'log' ? one.base : E;
      if ((base && toText(base) !== toText(own)) || !isWhole(by) || by.n > 4n || by.n < -4n) return false;
      base = own;
      logs.push({ times: Number(by.n), of: one.of });
      return true;
    }
    const normal = symbolsOf(one).length === 0 ? normalOf(one) : null;
    const known = normal && rationalOf(normal);
    if (!known) return false;
    value = plus(value, times(opposite(by), known));
    return true;
  };
  if (!visit(all, rational(1)) || !base || !logs.some(({ of }) => symbolsOf(of).length > 0)) return null;
  const whole: Expression = base;
  if (symbolsOf(whole).length > 0 || !(evaluate(whole) > 0) || Math.abs(evaluate(whole) - 1) < 1e-9)
    return null;
  // All signs reversed where only negative logarithms contain the unknown.
  const isTurned = logs.every((one) => one.times < 0);
  return isTurned
    ? { base: whole, logs: logs.map((one) => ({ ...one, times: -one.times })), value: opposite(value) }
    : { base: whole, logs, value };
}

function rootsIn(all: Expression, letter: string): Root[] | null {
  const polynomial = polynomialOf(all, letter);
  if (polynomial) return degree(polynomial) > 0 ? realRoots(polynomial) : polynomial.length === 1 ? [] : null;
  const coefficients = coefficientsOf(all, letter);
  if (!coefficients || coefficients.length < 2 || coefficients.length > 3) return null;
  const [c, b, a] = coefficients.map((one: Normal) => tidy(one)) as [
    Expression,
    Expression,
    Expression | undefined,
  ];
  if (!a) return [rootOf(quotient(negative(c), b))];
  const under = difference(power(b, 2), product(number(4), a, c));
  if (evaluate(under) < 0) return [];
  return sortedRoots(
    [root(under), negative(root(under))].map((surd) =>
      rootOf(quotient(sum(negative(b), surd), product(number(2), a))),
    ),
  );
}

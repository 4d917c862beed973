import { checkSolution } from '../../../techniques/calculus/equation-check.ts';
import {
  type DifferentialEquation,
  differentialEquationIn,
  partsOfEquation,
} from '../../../reading/calculus/differential-equation.ts';
import {
  type Coefficients,
  type Particular,
  particularIntegrals,
} from '../../../techniques/calculus/particular-integral.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  E,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import {
  absolute,
  minus,
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends DifferentialEquation {
  coefficients: Coefficients;
  particular: Particular[];
  forcing: Expression;
}

export const secondOrderEquation: Method<Parameters> = {
  id: 'second-order-equation',
  topic: '9231/p2/differential-equations',

  match({ text }) {
    const equation = differentialEquationIn(text);
    if (equation?.order !== 2) return null;
    const { before, rest } = partsOfEquation(equation);
    const [c, b, a] = before.map((one) => (one.kind === 'number' ? one.value : null)) as [
      Rational | null,
      Rational | null,
      Rational | null,
    ];
    if (!a || !b || !c || signOf(a) === 0) return null;
    const forcing = expanded({ kind: 'negative', of: substitute(rest, equation.y, number(0)) });
    const coefficients = { a, b, c };
    const particular = has(forcing, equation.y)
      ? null
      : particularIntegrals(forcing, equation.x, coefficients);
    return particular && { ...equation, coefficients, particular, forcing };
  },

  solve({ x, y, coefficients, particular, forcing, conditions }) {
    const { roots, parts } = complementary(coefficients, x);
    const [one, other] = parts;
    const general = (A: Expression, B: Expression) => {
      const inner = sum(product(A, one), product(B, other));
      return sum(gathered(inner), ...particular.map(({ value }) => value));
    };
    const free = general(symbol('A'), symbol('B'));
    const { a, b, c } = coefficients;
    const m = gathered(
      sum(product(number(a), power(symbol('m'), 2)), product(number(b), symbol('m')), number(c)),
    );
    const steps: Step[] = [
      step(
        { en: 'Solve the auxiliary equation.', zh: '解特征方程（辅助方程）。' },
        [`${toLatex(m)} = 0`, roots],
        ['M1', 'A1'],
      ),
      step(
        { en: 'Write the complementary function.', zh: '写出对应齐次方程的通解（余函数）。' },
        [`${y} = ${toLatex(gathered(sum(product(symbol('A'), one), product(symbol('B'), other))))}`],
        ['A1'],
        {
          en: 'A second-order equation needs two independent solutions.',
          zh: '二阶方程需要两个独立的解。',
        },
      ),
    ];
    for (const { trial, value } of particular)
      steps.push(
        step(
          {
            en: 'Try a particular integral of the same form as the right-hand side.',
            zh: '按右边的形式设特解。',
          },
          [`${y} = ${trial}`, `${y} = ${toLatex(value)}`],
          ['M1', 'A1'],
        ),
      );
    const title = { en: 'Second-order linear equation', zh: '二阶线性微分方程' };
    if (particular.length > 0)
      steps.push(
        step(
          {
            en: 'Add the complementary function and the particular integral.',
            zh: '齐次方程的通解与特解相加。',
          },
          [`${y} = ${toLatex(free)}`],
          ['A1'],
          {
            en: `The right-hand side is ${toText(forcing)}.`,
            zh: `右边为 ${toText(forcing)}。`,
          },
        ),
      );
    if (conditions.length === 0)
      return { title, steps, answer: { text: `${y} = ${toText(free)}`, tex: `${y} = ${toLatex(free)}` } };
    const constants = constantsFrom(parts, particular, x, conditions);
    if (!constants) return null;
    const solution = gathered(general(constants[0], constants[1]));
    steps.push(
      step(
        { en: 'Use the conditions to find A and B.', zh: '用条件求 A、B。' },
        [`A = ${toLatex(constants[0])}, \\quad B = ${toLatex(constants[1])}`, `${y} = ${toLatex(solution)}`],
        ['M1', 'A1'],
      ),
    );
    return {
      title,
      steps,
      answer: { text: `${y} = ${toText(solution)}`, tex: `${y} = ${toLatex(solution)}` },
    };
  },

  verify: ({ answer }, equation) => checkSolution(answer, equation),
};

/** The roots of the auxiliary equation as LaTeX, and the two solutions that they give. */
function complementary(
  { a, b, c }: Coefficients,
  x: string,
): { roots: string; parts: [Expression, Expression] } {
  const at = symbol(x);
  const growth = (rate: Expression) => power(E, gathered(product(rate, at)));
  const discriminant = minus(times(b, b), times(rational(4), times(a, c)));
  const middle = over(opposite(b), times(rational(2), a));
  const side = exact(quotient(root(number(absolute(discriminant))), number(absolute(times(rational(2), a)))));
  if (signOf(discriminant) === 0)
    return {
      roots: `m = ${toLatex(number(middle))}`,
      parts: [growth(number(middle)), product(at, growth(number(middle)))],
    };
  if (signOf(discriminant) > 0) {
    const both = [exact(sum(number(middle), side)), exact(difference(number(middle), side))];
    const [one, two] = both.sort(
      (p, q) => Math.abs(evaluate(p)) - Math.abs(evaluate(q)) || evaluate(q) - evaluate(p),
    ) as [Expression, Expression];
    return {
      roots: `m = ${toLatex(one)},\\; m = ${toLatex(two)}`,
      parts: [growthOrOne(one, at), growthOrOne(two, at)],
    };
  }
  const angle = gathered(product(side, at));
  const decay = signOf(middle) === 0 ? number(1) : growth(number(middle));
  const roots = `m = ${signOf(middle) === 0 ? '' : `${toLatex(number(middle))} `}\\pm ${toLatex(side) === '1' ? '' : toLatex(side)}\\mathrm{i}`;
  return { roots, parts: [product(decay, call('cos', angle)), product(decay, call('sin', angle))] };
}

function growthOrOne(rate: Expression, at: Expression): Expression {
  return Math.abs(evaluate(rate)) < 1e-12 ? number(1) : power(E, gathered(product(rate, at)));
}

/** A and B from the two conditions, by elimination. */
function constantsFrom(
  parts: [Expression, Expression],
  particular: Particular[],
  x: string,
  conditions: DifferentialEquation['conditions'],
): [Expression, Expression] | null {
  const rest = sum(...particular.map(({ value }) => value));
  const rows = conditions.map(({ order, at, value }) => {
    const taken = (one: Expression) => exact(substitute(order === 0 ? one : differentiate(one, x), x, at));
    return { one: taken(parts[0]), two: taken(parts[1]), right: exact(difference(value, taken(rest))) };
  });
  const [first, second] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const determinant = exact(difference(product(first.one, second.two), product(first.two, second.one)));
  if (Math.abs(evaluate(determinant)) < 1e-12) return null;
  const A = exact(
    quotient(difference(product(first.right, second.two), product(first.two, second.right)), determinant),
  );
  const B = exact(
    quotient(difference(product(first.one, second.right), product(first.right, second.one)), determinant),
  );
  return [A, B];
}

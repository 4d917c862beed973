import {
  type Expression,
  exp,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
  symbolsOf,
  difference,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { agree, realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { inPowersOf } from '../../../algebra-system/polynomials/exponentials.ts';
import { polynomialExpression } from '../../../algebra-system/polynomials/polynomial.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { sidesIn, worked } from '../working/worked.ts';

/** Whether both sides are one fraction of powers of e. */
function provedSame(left: Expression, right: Expression, letter: string): Step[] | null {
  const rest = inPowersOf(difference(left, right), letter, 'u');
  const fraction = rest && fractionOf(rest.value, 'u');
  if (!rest || !fraction || fraction.above.some(({ n }) => n !== 0n)) return null;
  const written = [left, right].map((side) => {
    const own = inPowersOf(side, letter, 'u');
    return own ? substitute(own.value, 'u', exp(product(number(own.rate), symbol(letter)))) : side;
  });
  const names = [left, right].map((side) => toLatex(side));
  const [one, other] = [
    written.map((each) => exact(each)),
    [left, right].map((side) => asFraction(side, letter)),
  ].find(([a, b]) => a && b && toText(a) === toText(b)) ?? [null, null];
  if (!one || !other) return null;
  return [
    step(
      { en: 'Write both sides in terms of exponentials.', zh: '用指数函数表示两边。' },
      written.map((one, at) => `${names[at]!} = ${toLatex(one)}`),
    ),
    step(
      { en: 'Multiply out and compare.', zh: '展开并比较。' },
      [one, other].map((each, at) => `${names[at]!} = ${toLatex(each)}`),
    ),
  ];
}

/** A side as one fraction in lowest terms, of powers of e. */
function asFraction(side: Expression, letter: string): Expression | null {
  const own = inPowersOf(side, letter, 'u');
  const fraction = own && fractionOf(own.value, 'u');
  if (!own || !fraction) return null;
  const [above, below] = [fraction.above, fraction.below].map((part) =>
    substitute(polynomialExpression(part, 'u'), 'u', exp(product(number(own.rate), symbol(letter)))),
  ) as [Expression, Expression];
  return quotient(above, below);
}

/** tanh⁻¹ x and its like as the logarithm that the exponential equation leads to. */
const LOGARITHMS: Record<string, { power: (x: Expression) => Expression; tex: string }> = {
  artanh: {
    power: (x) => quotient(sum(number(1), x), difference(number(1), x)),
    tex: '\\mathrm{e}^{2y} = \\frac{1 + x}{1 - x}',
  },
  arsinh: {
    power: (x) => power(sum(x, root(sum(power(x, 2), number(1)))), 2),
    tex: '\\mathrm{e}^{y} = x + \\sqrt{x^2 + 1}',
  },
  arcosh: {
    power: (x) => power(sum(x, root(difference(power(x, 2), number(1)))), 2),
    tex: '\\mathrm{e}^{y} = x + \\sqrt{x^2 - 1}',
  },
};

function provedLogarithm(left: Expression, right: Expression, letter: string): Step[] | null {
  if (
    left.kind !== 'call' ||
    left.of.kind !== 'symbol' ||
    (right.kind === 'call' && right.name === left.name)
  )
    return null;
  const known = LOGARITHMS[left.name];
  if (
    !known ||
    !JSON.stringify(right, (_, one) => (typeof one === 'bigint' ? String(one) : one)).includes('"ln"')
  )
    return null;
  const doubled = realFunction(exp(product(number(2), right)), letter);
  if (!agreeIn(doubled, realFunction(known.power(symbol(letter)), letter), left.name)) return null;
  const name = left.name.slice(2);
  return [
    step(
      {
        en: `Let y be it, so that x = ${name} y, and write that in exponentials.`,
        zh: `设其为 y，则 x = ${name} y，用指数表示。`,
      },
      [`${letter} = \\${name} y`],
    ),
    step({ en: 'Solve for the exponential and take logarithms.', zh: '解出指数并取对数。' }, [
      known.tex.replaceAll('x', letter),
      `${toLatex(left)} = ${toLatex(right)}`,
    ]),
  ];
}

/** Where tanh⁻¹ has a value, or cosh⁻¹. */
function agreeIn(one: (x: number) => number, other: (x: number) => number, name: string): boolean {
  const places = name === 'arcosh' ? [1.1, 1.7, 2.9, 6.1] : [-0.83, -0.31, 0.22, 0.57, 0.91];
  return places.every((x) => Math.abs(one(x) - other(x)) < 1e-9 * Math.max(1, Math.abs(one(x))));
}

/** "Starting from the definitions …, prove that cosh 2x = 2 sinh² x + 1." */
export const hyperbolicShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' && verb !== 'prove') return null;
  const text =
    typeof target === 'string'
      ? target
      : 'the' in target && target.the === 'statement:holds'
        ? target.of[0]
        : undefined;
  const sides = sidesIn(typeof text === 'string' ? text.replace(/\\equiv|≡/, '=') : undefined);
  const letters = sides ? [...new Set(sides.flatMap(symbolsOf))] : [];
  const [letter] = letters;
  if (!sides || !letter || letters.length !== 1) return null;
  const [left, right] = sides.map((side) => writtenOut(side, definitionsIn(scope)));
  if (!left || !right) return null;
  const steps = provedSame(left, right, letter) ?? provedLogarithm(left, right, letter);
  const isLogarithm = left.kind === 'call' && LOGARITHMS[left.name] !== undefined;
  if (!steps) return null;
  const [f, g] = [realFunction(left, letter), realFunction(right, letter)];
  return worked(
    { en: 'An identity of hyperbolic functions', zh: '双曲函数恒等式' },
    '9231/p2/hyperbolic-functions',
    [
      ...steps,
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [
        `${toLatex(left)} = ${toLatex(right)}`,
      ]),
    ],
    { text: `${toText(sides[0])} = ${toText(sides[1])}`, tex: `${toLatex(sides[0])} = ${toLatex(sides[1])}` },
    [
      check(
        'Both sides agree for many numbers.',
        '两边在大量数值处相等。',
        isLogarithm ? agreeIn(f, g, left.name) : agree(f, g, 'hyperbolic identity'),
      ),
    ],
  );
};

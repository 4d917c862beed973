import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  mapParts,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { solutionIn } from './spoken.ts';
import { expressionIn, isPlain, sidesIn, worked } from '../working/worked.ts';

/** a(x) dy/dx + b(x) y = c(x): a, b and c. */
export function linearIn(text: string, y: string, x_ = 'x'): [Expression, Expression, Expression] | null {
  const sides = sidesIn(text);
  if (!sides) return null;
  const rest = difference(sides[0], sides[1]);
  const at = (value: number, slope: number): Expression => {
    const walk = (one: Expression): Expression =>
      one.kind === 'derivative'
        ? number(slope)
        : one.kind === 'symbol' && one.name === y
          ? number(value)
          : mapParts(one, walk);
    return walk(rest);
  };
  const free = exact(at(0, 0));
  const [a, b] = [exact(difference(at(0, 1), free)), exact(difference(at(1, 0), free))];
  const isLinear = [0.7, 1.9].every((x) => {
    const [p, q, r] = [a, b, free].map((one) => evaluate(one, { [x_]: x })) as [number, number, number];
    return Math.abs(evaluate(at(2, 3), { [x_]: x }) - (3 * p + 2 * q + r)) < 1e-9 * Math.max(1, Math.abs(p));
  });
  return isLinear && [a, b, free].every((one) => symbolsOf(one).every((letter) => letter === x_))
    ? [a, b, exact(difference(number(0), free))]
    : null;
}

/** The equation that a factor was said to be of: its own, or the only one. */
export function equationOf({ of }: Fact, { facts }: Scope): string | null {
  const own = facts.flatMap(({ relation, of: [text] }) =>
    relation === 'differential' || (relation === 'holds' && isDifferential(text)) ? [String(text)] : [],
  );
  if (of.length > 1) return String(of[0]);
  return new Set(own).size === 1 ? own[0]! : null;
}

const isDifferential = (text: Term | undefined): boolean =>
  (sidesIn(text) ?? []).some((side) => contains(side, ({ kind }) => kind === 'derivative')) &&
  symbolsOf(sidesIn(text)![0]).length > 0;

/** The solution of a linear equation whose integrating factor was to be shown before. */
export const byFactor: Operator = (goal, scope, answerLine) => {
  const asked = solutionIn(goal);
  if (
    !asked ||
    !['particular solution', 'general solution', 'solution'].includes(asked.the) ||
    !isPlain({ ...goal, terms: undefined }) ||
    goal.figures
  )
    return null;
  const said = scope.facts.filter(({ relation }) => relation === 'integrating factor');
  const [only] = said;
  const isOne = said.every(({ of }) => of.join() === only!.of.join());
  const factor = only && isOne ? expressionIn(only.of.at(-1)) : null;
  const equation = only ? equationOf(only, scope) : null;
  const parts = factor && equation !== null ? linearIn(equation, 'y') : null;
  if (!factor || !parts || symbolsOf(factor).join() !== 'x') return null;
  const [a, b, c] = parts;
  const slope = differentiate(factor, 'x');
  const isFactor = [0.6, 1.3, 2.2].every((x) => {
    const [f, g, p, q] = [factor, slope, a, b].map((one) => evaluate(one, { x })) as [
      number,
      number,
      number,
      number,
    ];
    return Math.abs(g / f - q / p) < 1e-9 * Math.max(1, Math.abs(q / p));
  });
  if (!isFactor) return null;
  const inside = exact(product(factor, quotient(c, a)));
  const integral = answerLine(`Find $\\int ${toLatex(inside)} \\, dx$.`);
  const found = integral && expressionIn(integral.answer.text.replace(/ \+ [cC]$/, ''));
  if (!integral || !found || symbolsOf(found).join() !== 'x') return null;
  const start = scope.facts.filter(({ relation }) => relation === 'when');
  const [y0, x0] = [sidesIn(start[0]?.of[0]), sidesIn(start[0]?.of[1])];
  const isParticular =
    start.length === 1 &&
    y0?.[0].kind === 'symbol' &&
    y0[0].name === 'y' &&
    x0?.[0].kind === 'symbol' &&
    x0[0].name === 'x';
  if (asked.the === 'particular solution' ? !isParticular : start.length > 0 && !isParticular) return null;
  const constant = isParticular
    ? exact(difference(product(substitute(factor, 'x', x0![1]), y0![1]), substitute(found, 'x', x0![1])))
    : symbol('C');
  const value = quotient(sum(found, constant), factor);
  for (const one of [...said, ...start, ...scope.facts.filter(({ relation }) => relation === 'differential')])
    scope.used.add(one);
  const at = (x: number) => evaluate(value, { x, C: 1.7 });
  const isTrue = [0.7, 1.4, 2.6].every((x) => {
    const rate = (at(x + 1e-5) - at(x - 1e-5)) / 2e-5;
    const [p, q, r] = [a, b, c].map((one) => evaluate(one, { x })) as [number, number, number];
    return Math.abs(p * rate + q * at(x) - r) < 1e-5 * Math.max(1, Math.abs(r), Math.abs(p * rate));
  });
  const text = `y = ${toText(value)}`;
  return worked(
    { en: 'An integrating factor', zh: '积分因子' },
    '9231/p2/differential-equations',
    [
      step({ en: 'Multiply by the integrating factor.', zh: '乘以积分因子。' }, [
        `\\frac{\\mathrm{d}}{\\mathrm{d}x}\\left(y\\left(${toLatex(factor)}\\right)\\right) = ${toLatex(inside)}`,
      ]),
      step({ en: 'Integrate.', zh: '积分。' }, [
        `y\\left(${toLatex(factor)}\\right) = ${toLatex(sum(found, symbol('C')))}`,
      ]),
      ...(isParticular
        ? [step({ en: 'Put in what is known.', zh: '代入已知条件。' }, [`C = ${toLatex(constant)}`])]
        : []),
    ],
    { text, tex: `y = ${toLatex(value)}` },
    [...integral.checks, check('It satisfies the differential equation.', '代入微分方程成立。', isTrue)],
    [{ relation: 'equal', of: ['y', toText(value)] }],
  );
};

import { number, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { difference, type Expression } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { type Scope, use, valueOf } from '../scope/scope.ts';
import { sidesIn, worked } from '../working/worked.ts';

/** S_n = αⁿ + βⁿ + γⁿ */
function sumNamed(name: string, { facts }: Scope): { fact: Fact; index: string; of: Expression } | null {
  const all = facts.flatMap((fact) => {
    const text = fact.relation === 'holds' ? String(fact.of[0]).replace(/[\s$]/g, '') : '';
    const [, letter, index] = /^([A-Z])_\{?([a-z])\}?=/.exec(text) ?? [];
    const right = letter === name ? sidesIn(fact.of[0])?.[1] : undefined;
    return right && index && symbolsOf(right).some((one) => one === 'alpha')
      ? [{ fact, index, of: right }]
      : [];
  });
  return all.length === 1 ? all[0]! : null;
}

/** The same in numbers, with the roots of the equation. */
function inNumbers(of: Expression, { facts }: Scope): number | null {
  const said = facts.find(({ relation }) => relation === 'roots');
  const sides = sidesIn(said?.of[0]);
  const whole = sides && difference(sides[0], sides[1]);
  const [letter, another] = whole ? symbolsOf(whole) : [];
  const polynomial = whole && letter && !another ? polynomialOf(whole, letter) : null;
  const roots = polynomial && complexRoots(polynomial);
  const names = ['alpha', 'beta', 'gamma', 'delta'].slice(0, roots?.length ?? 0);
  if (!roots) return null;
  const value = evaluateComplex(of, Object.fromEntries(names.map((one, at) => [one, roots[at]!])));
  return Math.abs(value.im) < 1e-6 ? value.re : null;
}

/** S_2 and its like of the roots of an equation. */
export const powerSum: Operator = (goal, scope) => {
  const { verb, target } = goal;
  if (verb !== 'find' || typeof target !== 'string' || goal.form || goal.terms || goal.unit || goal.figures)
    return null;
  const [, name, count] = /^([A-Z])_\{?(-?\d)\}?$/.exec(target.replace(/[\s$]/g, '')) ?? [];
  const said = name && count ? sumNamed(name, scope) : null;
  if (!said || !count) return null;
  const of = exact(substitute(said.of, said.index, number(Number(count))));
  const value = valueOf({ the: 'symmetric value', of: [toLatex(of)] }, scope);
  if (value?.is !== 'expression' || symbolsOf(value.value).length > 0) return null;
  scope.used.add(said.fact);
  use(scope, ({ relation }) => relation === 'roots');
  const near = inNumbers(of, scope);
  const shown = evaluateComplex(value.value, {}).re;
  return worked(
    { en: 'Sums of powers of roots', zh: '根的幂和' },
    '9231/p1/roots-of-polynomial-equations',
    [
      step({ en: 'Write it in terms of the sums and products of the roots.', zh: '用根的和与积表示。' }, [
        `${name}_{${count}} = ${toLatex(of)} = ${toLatex(value.value)}`,
      ]),
    ],
    { text: toText(value.value), tex: toLatex(value.value) },
    [
      check(
        'The roots in numbers give the same.',
        '用数值根验证，结果相同。',
        near !== null && Math.abs(near - shown) < 1e-6 * Math.max(1, Math.abs(shown)),
      ),
    ],
  );
};

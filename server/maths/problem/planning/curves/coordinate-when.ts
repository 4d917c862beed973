import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { explicit } from '../plane/properties.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { type Scope, valueOf } from '../scope/scope.ts';

interface Moving {
  fact: Fact;
  on: Term;
  /** y in terms of x. */
  curve: Expression;
  /** dx/dt and dy/dt, of which one was told and one is the case when it is asked. */
  across: Expression;
  up: Expression;
}

const numberIn = (term: Term | undefined): Expression | null => {
  const read = typeof term === 'string' ? statementIn(term.replaceAll('$', '')) : null;
  return read?.kind === 'expression' && symbolsOf(read.value).length === 0 ? read.value : null;
};

function movingIn(letter: string, at: Term | undefined, scope: Scope): Moving | null {
  const [fact, another] = scope.facts.filter(({ relation }) => relation === 'moving');
  const [on, given, told] = fact?.of ?? [];
  const value = on === undefined ? null : valueOf(on, scope);
  const curve = value?.is === 'equation' ? explicit(value) : null;
  const [first, second] = [numberIn(told), numberIn(at)];
  if (!fact || another || !on || !curve || !first || !second || given === letter) return null;
  if (symbolsOf(curve).join() !== 'x') return null;
  const [across, up] = given === 'x' ? [first, second] : [second, first];
  return { fact, on, curve, across, up };
}

/** "Find the x-coordinate of P at the instant when its y-coordinate is decreasing at 2 units per second". */
export const coordinateWhen: Operator = (goal, scope) => {
  const { verb, target, form, terms, figures } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || terms || figures)
    return null;
  if (target.the !== 'x-coordinate when') return null;
  const [letter, at] = target.of;
  const moving = typeof letter === 'string' ? movingIn(letter, at, scope) : null;
  if (!moving) return null;
  const slope = exact(differentiate(moving.curve, 'x'));
  const conditions = conditionsOn(scope, ['x'], moving.on);
  if (!conditions) return null;
  const ratio = exact(quotient(moving.up, moving.across));
  const roots = exactZeros(exact(difference(slope, ratio)), 'x')?.filter((x) =>
    conditions.every((holds) => holds({ x })),
  );
  if (!roots || roots.length === 0) return null;
  scope.used.add(moving.fact);
  const isRate = (root: Expression) => {
    const x = evaluate(root);
    const rise = evaluate(moving.curve, { x: x + 1e-5 }) - evaluate(moving.curve, { x: x - 1e-5 });
    const rate = (rise / 2e-5) * evaluate(moving.across);
    return Math.abs(rate - evaluate(moving.up)) < 1e-4 * Math.max(1, Math.abs(evaluate(moving.up)));
  };
  return {
    title: { en: 'Connected rates of change', zh: '相关变化率' },
    steps: [
      step({ en: 'By the chain rule', zh: '由链式法则' }, [
        '\\frac{\\mathrm{d}y}{\\mathrm{d}t} = \\frac{\\mathrm{d}y}{\\mathrm{d}x} \\times \\frac{\\mathrm{d}x}{\\mathrm{d}t}',
        `\\left(${toLatex(slope)}\\right) \\times ${toLatex(moving.across)} = ${toLatex(moving.up)}`,
      ]),
      step(
        { en: 'Solve for x', zh: '解出 x' },
        roots.map((x) => `x = ${toLatex(x)}`),
      ),
    ],
    answer: {
      text: roots.map((x) => `x = ${toText(x)}`).join(' or '),
      tex: roots.map((x) => `x = ${toLatex(x)}`).join(',\\quad '),
    },
    checks: [
      check(
        'The slope by differences gives the rate that was told.',
        '由差商求得的斜率给出所说的变化率。',
        roots.every(isRate),
      ),
    ],
    topic: '9709/p1/differentiation',
  };
};

import {
  type Expression,
  negative,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { zeroForm } from '../values/value.ts';

/** The equation for the coordinates of the points that two curves have in common, as what is zero. */
export interface CommonPoints {
  gap: Expression;
  steps: Step[];
}

/** The other coordinate is taken out of the two equations; null where neither is linear in it. */
export function commonPoints(one: Term, other: Term, letter: 'x' | 'y', scope: Scope): CommonPoints | null {
  const values = [one, other].map((term) => valueOf(term, scope));
  const [first, second] = values.map((value) => (value?.is === 'equation' ? zeroForm(value) : null));
  if (!first || !second) return null;
  const out = letter === 'x' ? 'y' : 'x';
  for (const [from, into] of [
    [first, second],
    [second, first],
  ] as const) {
    const subject = subjectOf(from, out);
    if (!subject) continue;
    const gap = exact(substitute(into, out, subject));
    return {
      gap,
      steps: [
        step({ en: 'Substitute the one equation into the other.', zh: '把一个方程代入另一个方程。' }, [
          `${toLatex(symbol(out))} = ${toLatex(subject)}`,
          `${toLatex(substitute(into, out, subject))} = 0`,
        ]),
      ],
    };
  }
  return null;
}

function subjectOf(one: Expression, letter: string): Expression | null {
  const [free, before, more] = coefficientsOf(one, letter)?.map(tidy) ?? [];
  if (!free || !before || more || symbolsOf(before).length > 0) return null;
  return exact(quotient(negative(free), before));
}

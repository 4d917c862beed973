import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Problem } from '../../schema/problem.ts';
import { equationsOf } from '../scope/facts.ts';
import type { Scope } from '../scope/scope.ts';

/** The ways to read a question but those in which a point that is given would lie where it does not. */
export function possible(problems: readonly Problem[]): readonly Problem[] {
  const kept = problems.length > 1 ? problems.filter((one) => !isImpossible(one)) : problems;
  return kept.length > 0 ? kept : problems;
}

function isImpossible({ things, facts, parts }: Problem): boolean {
  const all: Fact[] = [...facts, ...parts.flatMap(({ given }) => given)];
  const scope: Scope = { things, facts: all, used: new Set() };
  return all
    .filter(({ relation }) => relation === 'on')
    .some((fact) =>
      (equationsOf(fact, scope) ?? []).some(
        (one) => symbolsOf(one).length === 0 && Math.abs(evaluate(one)) > 1e-6,
      ),
    );
}

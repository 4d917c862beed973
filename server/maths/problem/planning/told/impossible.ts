import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Problem, Term } from '../../schema/problem.ts';
import { equationsOf } from '../scope/facts.ts';
import { isThing, type Scope } from '../scope/scope.ts';

/** The ways to read a question but those in which a point lies where it does not, or two straight lines bound a region. */
export function possible(problems: readonly Problem[]): readonly Problem[] {
  const kept = problems.length > 1 ? problems.filter((one) => !isImpossible(one)) : problems;
  return kept.length > 0 ? kept : problems;
}

function isImpossible({ things, facts, parts }: Problem): boolean {
  const all: Fact[] = [...facts, ...parts.flatMap(({ given }) => given)];
  const scope: Scope = { things, facts: all, used: new Set() };
  const told = [...all, ...parts.flatMap((part) => part.facts)];
  if (told.some((fact) => isOpenRegion(fact, told))) return true;
  return all
    .filter(({ relation }) => relation === 'on')
    .some((fact) =>
      (equationsOf(fact, scope) ?? []).some(
        (one) => symbolsOf(one).length === 0 && Math.abs(evaluate(one)) > 1e-6,
      ),
    );
}

/** Two straight lines, upright or level, have no region between them. */
function isOpenRegion({ relation, of: [, ...bounds] }: Fact, told: readonly Fact[]): boolean {
  const isStraight = (bound: Term): boolean => {
    if (typeof bound !== 'object' || !('thing' in bound)) return false;
    if (/^[xy]-axis$/.test(bound.thing)) return true;
    return told.some(
      ({ relation: other, of: [left, right] }) =>
        other === 'equal' &&
        typeof left === 'object' &&
        'the' in left &&
        left.the === 'equation' &&
        isThing(left.of[0], bound.thing) &&
        /^\W*[xy]\s*=[^xy]*$/.test(String(right)),
    );
  };
  return relation === 'bounded' && bounds.length === 2 && bounds.every(isStraight);
}

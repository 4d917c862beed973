import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';
import type { Assignment } from '../values/system.ts';
import { withValues } from '../values/value.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { type Scope, valueOf } from '../scope/scope.ts';

/** The points of a curve that is told of for some x lie where it is. */
export function areOnPiece(values: Assignment, scope: Scope): boolean {
  return scope.facts.every((fact) => {
    const { relation, of } = fact;
    const [curve, said] = relation === 'domain' ? [of[0], of[1]] : [null, of[0]];
    if ((relation !== 'domain' && relation !== 'holds') || !isOfX(said)) return true;
    const conditions = conditionsOn({ facts: [{ relation: 'holds', of: [said] }], used: new Set() }, ['x']);
    const places = pointsOf(curve ?? null, scope).flatMap((point) => {
      const value = valueOf(point, scope);
      const known = value && withValues(value, values);
      return known?.is === 'point' && symbolsOf(known.x).length === 0 ? [known.x] : [];
    });
    if (places.length > 0) scope.used.add(fact);
    return places.every((x) => conditions?.every((holds) => holds({ x })) ?? false);
  });
}

/** A condition on x alone. */
function isOfX(said: Term | null | undefined): said is string {
  const statement = typeof said === 'string' ? statementIn(said) : null;
  return (
    statement?.kind === 'relation' &&
    statement.signs.every((sign) => sign !== '=' && sign !== '~=') &&
    [...new Set(statement.sides.flatMap(symbolsOf))].join() === 'x'
  );
}

/** The points that were said to be on a curve; on any, where none is named. */
const pointsOf = (curve: Term | null, { facts }: Scope): Term[] =>
  facts.flatMap(({ relation, of: [point, on] }) =>
    (relation === 'on' || relation === 'stationary') &&
    typeof point === 'object' &&
    (curve === null || JSON.stringify(on) === JSON.stringify(curve))
      ? [point]
      : [],
  );

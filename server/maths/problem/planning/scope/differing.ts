import { isSame, numericOfValue } from '../values/numeric-value.ts';
import type { Assignment } from '../values/system.ts';
import { openLetters, withValues } from '../values/value.ts';
import { type Scope, valueOf } from './scope.ts';

/** "The other tangent": of two things that were said to differ, no values make one of them. */
export function areDifferent(values: Assignment, scope: Scope): boolean {
  return scope.facts.every((fact) => {
    if (fact.relation !== 'differs') return true;
    const sides = fact.of.map((one) => {
      const value = valueOf(one, scope);
      const known = value && withValues(value, values);
      const isOpen = !known || openLetters(known).some((letter) => letter !== 'x' && letter !== 'y');
      return isOpen ? null : numericOfValue(known, {});
    });
    const [one, other] = sides;
    if (!one || !other) return true;
    scope.used.add(fact);
    return !isSame(one, other);
  });
}

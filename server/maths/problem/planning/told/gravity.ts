import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { definitionIn } from './told.ts';

/** g as it was given, otherwise 10; null where it was given twice. */
export function gravityIn(facts: readonly Fact[]): Expression | null {
  const given = facts.flatMap((fact) => {
    const found = definitionIn(fact);
    return found?.letter === 'g' ? [found.value] : [];
  });
  const [first = number(10)] = given;
  return given.every((one) => evaluate(one) === evaluate(first)) ? first : null;
}

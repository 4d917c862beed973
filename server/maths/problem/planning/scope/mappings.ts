import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { EVERYWHERE, type Interval, intervalOf } from '../functions/intervals.ts';
import { definitionsIn } from './definitions.ts';
import { withKnown } from './known-letters.ts';
import type { Scope } from './scope.ts';

/** f, however it is set. */
export const bareName = (name: string) =>
  name.replace(/\\(?:mathrm|text|rm)\{([^{}]*)\}/g, '$1').replace(/[\s$]/g, '');

export interface Mapping {
  letter: string;
  body: Expression;
  on: Interval;
}

/** A function that is defined, with its domain; null where that is no single piece of the line. */
export function mappingOf(name: string, scope: Scope): Mapping | null {
  const definition = definitionsIn(scope).get(name);
  if (!definition) return null;
  const { letter } = definition;
  const read = withKnown({ kind: 'expression', value: definition.body }, scope, [letter]);
  if (read.kind !== 'expression' || symbolsOf(read.value).some((one) => one !== letter)) return null;
  const on = domainIn(name, letter, scope);
  return on && { letter, body: read.value, on };
}

/** Where a function is defined; null where that is no single piece of the line. */
export function domainIn(name: string, letter: string, scope: Scope): Interval | null {
  const said = scope.facts.filter(
    ({ relation, of: [of] }) => relation === 'domain' && typeof of === 'string' && bareName(of) === name,
  );
  const statements = said.flatMap((fact) => {
    scope.used.add(fact);
    const text = String(fact.of[1]);
    if (/\\in\b|∈/.test(text)) return [];
    const statement = statementIn(text);
    return [statement && withKnown(statement, scope, [letter])];
  });
  if (!statements.every((one) => one !== null)) return null;
  return statements.length === 0 ? EVERYWHERE : intervalOf(statements, letter);
}

import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Given, Task } from '../mistakes/toolkit/mistake.ts';
import { definitionOf } from '../values/definitions.ts';
import { hasOpenIntegral, integralLetter, slopeOf } from '../values/worked-out.ts';
import type { Line } from './verdict.ts';
import { compareValues } from '../values/values.ts';

/** "= 3x" goes on from the last value: of "y = 2x + x" it makes "y = 3x". */
export function continueLine(before: Statement, after: Statement): Statement {
  if (before.kind !== 'relation' || before.signs.at(-1) !== '=') return after;
  const head = before.sides[0]!;
  if (after.kind === 'expression') return { kind: 'relation', sides: [head, after.value], signs: ['='] };
  if (after.kind === 'relation')
    return { kind: 'relation', sides: [head, ...after.sides], signs: ['=', ...after.signs] };
  return after;
}

export function lastSide(statement: Statement): Expression | null {
  if (statement.kind === 'list') return null;
  return statement.kind === 'relation' ? statement.sides.at(-1)! : statement.value;
}

/** The task of a line that starts with d/dx or ∫. */
export function taskOf(statement: Statement): Task | undefined {
  const value = lastSide(statement);
  if (!value) return undefined;
  if (value.kind === 'rate' && value.order === 1)
    return { kind: 'differentiate', of: value.of, by: value.by };
  const by = hasOpenIntegral(value) ? integralLetter(value) : null;
  const of = by && slopeOf(value, by);
  return by && of ? { kind: 'integrate', of, by } : undefined;
}

/** The two values to compare: expressions, or the right sides of two lines that say what the same name is. */
export function valuesOf(before: Line, after: Line): { before: Expression; after: Expression } | null {
  const [was, is] = [before.statement, after.statement];
  if (was.kind === 'expression') {
    if (is.kind === 'expression') return { before: was.value, after: is.value };
    if (is.kind !== 'relation' || is.signs.some((sign) => sign !== '=' && sign !== '~=')) return null;
    const same = compareValues(was.value, is.sides[0]!) === 'same' || is.signs.length > 1;
    return same ? { before: was.value, after: is.sides.at(-1)! } : null;
  }
  const [one, other] = [definitionOf(was), definitionOf(is)];
  // dy/dt is not dy/dx, though both are of y.
  if (!one || !other || one.name !== other.name || one.order !== other.order) return null;
  if (one.order > 0 && one.by !== other.by) return null;
  const letters = symbolsOf(one.value);
  if (letters.length === 0 && one.order === 0) return null;
  return { before: one.value, after: other.value };
}

export function givenOf(before: Line, value: Expression): Given {
  return { statement: { kind: 'expression', value }, task: before.task };
}

import {
  call,
  contains,
  type Expression,
  type FunctionName,
  mapParts,
  number,
  PI,
  product,
  quotient,
} from '../expressions/expression.ts';
import type { Statement } from '../expressions/statement.ts';
import { mapStatement } from './plain.ts';

const OF_ANGLES = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const TO_ANGLES = new Set<FunctionName>(['arcsin', 'arccos', 'arctan']);

const isDegrees = (one: Expression) => one.kind === 'call' && one.name === 'degrees';

const isInverse = (one: Expression) => one.kind === 'call' && TO_ANGLES.has(one.name);

export const mentionsDegrees = (statement: Statement): boolean => anywhere(statement, isDegrees);
export const usesInverse = (statement: Statement): boolean => anywhere(statement, isInverse);

function anywhere(statement: Statement, test: (one: Expression) => boolean): boolean {
  if (statement.kind === 'expression') return contains(statement.value, test);
  if (statement.kind === 'relation') return statement.sides.some((side) => contains(side, test));
  return statement.items.some((item) => anywhere(item, test));
}

/** The statement with every angle a number of degrees, so that x = 30 and x = 30° say the same. */
export function inDegrees(statement: Statement): Statement {
  return mapStatement(statement, (one) => measured(bare(one)));
}

const bare = (one: Expression): Expression =>
  one.kind === 'call' && one.name === 'degrees' ? bare(one.of) : mapParts(one, bare);

function measured(one: Expression): Expression {
  const inner = mapParts(one, measured);
  if (inner.kind !== 'call') return inner;
  if (OF_ANGLES.has(inner.name)) return call(inner.name, call('degrees', inner.of));
  return TO_ANGLES.has(inner.name) ? quotient(product(number(180), inner), PI) : inner;
}

import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
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
} from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { mapStatement } from './worked-out.ts';
import type { Reading } from '../../reading/working/working-lines.ts';

const OF_ANGLES = new Set<FunctionName>(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const TO_ANGLES = new Set<FunctionName>(['arcsin', 'arccos', 'arctan']);

const isDegrees = (one: Expression) => one.kind === 'call' && one.name === 'degrees';

const isInverse = (one: Expression) => one.kind === 'call' && TO_ANGLES.has(one.name);

export const mentionsDegrees = (statement: Statement): boolean => anywhere(statement, isDegrees);
export const usesInverse = (statement: Statement): boolean => anywhere(statement, isInverse);

/** Whether sin 30, arctan 0.75 or sin 2x stand without a sign that says how angles are measured. */
export function bareAngles(parts: readonly Reading[]): 'none' | 'either' | 'degrees' {
  const statements = parts.flatMap((part) => (part.kind === 'statement' ? [part.statement] : []));
  const sizes = statements.flatMap(sizesIn);
  if (sizes.some((size) => size > 2 * Math.PI)) return 'degrees';
  if (sizes.length > 0) return 'either';
  return statements.some(hasAngle) && !statements.some(isInRadians) ? 'either' : 'none';
}

const isOfAngle = (one: Expression) => one.kind === 'call' && OF_ANGLES.has(one.name);
const hasAngle = (statement: Statement) => anywhere(statement, isOfAngle);

/** sin 0.3, or an angle with π. */
const isInRadians = (statement: Statement) =>
  anywhere(
    statement,
    (one) =>
      (one.kind === 'constant' && one.name === 'pi') ||
      (one.kind === 'call' && OF_ANGLES.has(one.name) && isNumeral(one.of)),
  );

/** The sizes of angles in the statement; small fractions such as 0.3 are hardly degrees. */
function sizesIn(statement: Statement): number[] {
  const angles: number[] = [];
  anywhere(statement, (one) => {
    if (one.kind !== 'call' || !isNumeral(one.of)) return false;
    if (TO_ANGLES.has(one.name)) angles.push(0);
    const size = OF_ANGLES.has(one.name) ? Math.abs(evaluate(one.of)) : 0;
    if (size > 2 * Math.PI || (size > 0 && Number.isInteger(size))) angles.push(size);
    return false;
  });
  return angles;
}

const isNumeral = (one: Expression): boolean =>
  one.kind === 'number' ||
  (one.kind === 'root' && isNumeral(one.of)) ||
  (one.kind === 'negative' && isNumeral(one.of)) ||
  (one.kind === 'sum' && one.terms.every(isNumeral)) ||
  (one.kind === 'product' && one.factors.every(isNumeral)) ||
  (one.kind === 'quotient' && isNumeral(one.numerator) && isNumeral(one.denominator));

function anywhere(statement: Statement, test: (one: Expression) => boolean): boolean {
  if (statement.kind === 'expression') return contains(statement.value, test);
  if (statement.kind === 'relation') return statement.sides.some((side) => contains(side, test));
  return statement.items.some((item) => anywhere(item, test));
}

/** The statement with every angle a number of degrees, so that x = 30 and x = 30° say the same. */
export function inDegrees(statement: Statement): Statement {
  return mapStatement(statement, (one) => withDegreeSigns(withoutDegreeSigns(one)));
}

const withoutDegreeSigns = (one: Expression): Expression =>
  one.kind === 'call' && one.name === 'degrees'
    ? withoutDegreeSigns(one.of)
    : mapParts(one, withoutDegreeSigns);

function withDegreeSigns(one: Expression): Expression {
  const inner = mapParts(one, withDegreeSigns);
  if (inner.kind !== 'call') return inner;
  if (OF_ANGLES.has(inner.name)) return call(inner.name, call('degrees', inner.of));
  return TO_ANGLES.has(inner.name) ? quotient(product(number(180), inner), PI) : inner;
}

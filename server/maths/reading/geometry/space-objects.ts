import {
  contains,
  type Expression,
  has,
  rationalValue,
} from '../../algebra-system/expressions/expression.ts';
import { minus } from '../../algebra-system/numbers/rational.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import {
  cross,
  dot,
  isNull,
  type Line,
  ORIGIN,
  type Plane,
  type Vector,
} from '../../algebra-system/vectors/vectors.ts';
import { linearIn } from './linear-form.ts';
import { PARAMETERS, vectorSumIn } from './vector-sum.ts';

/** A formula of a question about space. */
export type SpaceObject =
  | { kind: 'vector'; vector: Vector; name: string | null; flat: boolean; isColumn: boolean }
  | ({ kind: 'line' } & Line)
  | ({ kind: 'plane' } & SpannedPlane)
  | { kind: 'letters'; text: string };

/** A plane; where it was given as r = a + sb + tc, the three vectors too. */
export interface SpannedPlane extends Plane {
  spanned?: [Vector, Vector, Vector];
}

/** A name such as A, Π or l_1. */
export const NAME_OF_OBJECT = /^(?:[A-Za-z]|\\Pi|Π)(?:_?\{?[\d₁₂₃]\}?)?$/u;

/** What every formula is, or null where one is anything else. */
export function spaceObjectsOf(formulas: string[]): SpaceObject[] | null {
  const objects = formulas.map(spaceObjectOf);
  return objects.every((one) => one !== null) ? objects : null;
}

function spaceObjectOf(formula: string): SpaceObject | null {
  if (/^\|?[A-Za-z]{1,3}\|?$/.test(formula) || NAME_OF_OBJECT.test(formula))
    return { kind: 'letters', text: formula };
  const named = /^([A-Z]) ?(?=[(（])(.*)$/u.exec(formula);
  const parsed = parse(named ? named[2]! : formula);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  if (statement.kind === 'expression') {
    const sum = vectorSumIn(statement.value);
    return sum && sum.size === 1 && sum.has('')
      ? vectorObject(sum.get('')!, named?.[1] ?? null, statement.value)
      : null;
  }
  if (statement.kind !== 'relation' || statement.signs.length !== 1 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  return equationObject(left, right);
}

function isPair(one: Expression): boolean {
  return (one.kind === 'tuple' && one.items.length === 2) || (one.kind === 'matrix' && one.rows.length === 2);
}

function equationObject(left: Expression, right: Expression): SpaceObject | null {
  if (left.kind === 'symbol' && !'xyz'.includes(left.name)) {
    const sum = vectorSumIn(right);
    if (!sum || [...sum.keys()].some((name) => name !== '' && !PARAMETERS.has(name))) return null;
    const at = sum.get('') ?? ORIGIN;
    const directions = [...sum].filter(([name]) => name !== '').map(([, direction]) => direction);
    if (directions.length === 0) return vectorObject(at, left.name, right);
    if (left.name !== 'r' || directions.some(isNull) || contains(right, isPair)) return null;
    if (directions.length === 1) return { kind: 'line', at, along: directions[0]! };
    const normal = cross(directions[0]!, directions[1]!);
    return directions.length === 2 && !isNull(normal)
      ? { kind: 'plane', normal, size: dot(normal, at), spanned: [at, directions[0]!, directions[1]!] }
      : null;
  }
  return planeOfScalarProduct(left, right) ?? planeOfCoordinates(left, right);
}

/** r · n = k */
function planeOfScalarProduct(left: Expression, right: Expression): SpaceObject | null {
  if (left.kind !== 'product' || left.factors.length !== 2) return null;
  const [r, other] = left.factors as [Expression, Expression];
  if (r.kind !== 'symbol' || r.name !== 'r') return null;
  const normal = vectorSumIn(other)?.get('');
  const size = rationalValue(right);
  return normal && size && !isNull(normal) ? { kind: 'plane', normal, size } : null;
}

/** ax + by + cz = d, in any order. */
function planeOfCoordinates(left: Expression, right: Expression): SpaceObject | null {
  const [a, b] = [linearIn(left), linearIn(right)];
  if (!a || !b) return null;
  const normal = a.direction.map((one, index) => minus(one, b.direction[index]!)) as unknown as Vector;
  return isNull(normal) ? null : { kind: 'plane', normal, size: minus(b.rest, a.rest) };
}

function vectorObject(vector: Vector, name: string | null, expression: Expression): SpaceObject {
  const tuple =
    expression.kind === 'tuple'
      ? expression.items.length
      : expression.kind === 'matrix'
        ? expression.rows.length
        : null;
  return {
    kind: 'vector',
    vector,
    name,
    flat: tuple ? tuple === 2 : !has(expression, 'k') && vector[2].n === 0n,
    isColumn: tuple !== null,
  };
}

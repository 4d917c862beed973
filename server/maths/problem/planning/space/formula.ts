import {
  contains,
  type Expression,
  number,
  product,
  quotient,
  root,
  sum,
  negative,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import type { Look } from '../values/area.ts';
import { expressionValue, type Value } from '../values/value.ts';
import {
  type Line,
  cross,
  dot,
  isNull,
  minus,
  ORIGIN,
  type Plane,
  plus,
  squareOf,
  times,
  type Vector,
  vectorIn,
  vectorValue,
} from './vectors.ts';

type Part = { vector: Vector } | { number: Expression };

const UNITS: Record<string, Vector> = {
  E_1: [number(1), number(0), number(0)],
  E_2: [number(0), number(1), number(0)],
  E_3: [number(0), number(0), number(1)],
};

const isColumn = (one: Expression): boolean =>
  (one.kind === 'matrix' && one.rows.length === 3 && one.rows.every(({ length }) => length === 1)) ||
  (one.kind === 'tuple' && one.open === '(' && one.items.length === 3);

/** v_AB, the vector from A to B. */
const ARROW = /^v_([A-Z])([A-Z])$/;

const isOfSpace = (one: Expression): boolean =>
  isColumn(one) || (one.kind === 'symbol' && (one.name in UNITS || ARROW.test(one.name)));

/** What a formula of vectors is worth; null where it speaks of none, or is no sum or product that has a meaning. */
export function spaceFormula(one: Expression, look: Look): Value | null {
  if (!contains(one, isOfSpace)) return null;
  const part = partOf(one, look);
  return part && ('vector' in part ? vectorValue(part.vector) : expressionValue(part.number));
}

function partOf(one: Expression, look: Look): Part | null {
  if (!contains(one, isOfSpace)) return { number: one };
  switch (one.kind) {
    case 'symbol':
      return ofSymbol(one.name, look);
    case 'matrix':
      return { vector: one.rows.map(([entry]) => entry!) as unknown as Vector };
    case 'tuple':
      return { vector: one.items as unknown as Vector };
    case 'negative':
      return scaled(partOf(one.of, look), number(-1));
    case 'sum':
      return one.terms.map((term) => partOf(term, look)).reduce(added);
    case 'product':
      return one.factors.map((factor) => partOf(factor, look)).reduce(multiplied);
    case 'quotient':
      return contains(one.denominator, isOfSpace)
        ? null
        : scaled(partOf(one.numerator, look), quotient(number(1), one.denominator));
    case 'call': {
      const of = partOf(one.of, look);
      return one.name === 'abs' && of && 'vector' in of ? { number: exact(root(squareOf(of.vector))) } : null;
    }
    default:
      return null;
  }
}

function ofSymbol(name: string, look: Look): Part | null {
  if (UNITS[name]) return { vector: UNITS[name] };
  const [, from, to] = ARROW.exec(name) ?? [];
  const [a, b] = [positionOf(from!, look), positionOf(to!, look)];
  return a && b ? { vector: minus(b, a) } : null;
}

const positionOf = (label: string, look: Look): Vector | null =>
  look.things.some(({ id }) => id === label)
    ? vectorIn(look.value({ thing: label }))
    : label === 'O'
      ? ORIGIN
      : null;

const scaled = (part: Part | null, by: Expression): Part | null =>
  part && ('vector' in part ? { vector: times(part.vector, by) } : { number: product(by, part.number) });

function added(a: Part | null, b: Part | null): Part | null {
  if (!a || !b) return null;
  if ('vector' in a && 'vector' in b) return { vector: plus(a.vector, b.vector) };
  return 'number' in a && 'number' in b ? { number: sum(a.number, b.number) } : null;
}

/** Two vectors beside each other are a scalar product: a vector product is read as one. */
function multiplied(a: Part | null, b: Part | null): Part | null {
  if (!a || !b) return null;
  if ('vector' in a && 'vector' in b) return { number: dot(a.vector, b.vector) };
  return 'vector' in a ? scaled(a, (b as { number: Expression }).number) : scaled(b, a.number);
}

const PARAMETERS = ['lambda', 'mu', 's', 't', 'nu'];

/** r = a + λb as a line, r = a + λb + μc as a plane. */
export function ofVectorEquation(left: Expression, right: Expression, look: Look): Line | Plane | null {
  if (left.kind !== 'symbol' || left.name !== 'r' || !contains(right, isOfSpace)) return null;
  const sumOf = partOf(right, look);
  if (!sumOf || !('vector' in sumOf)) return null;
  const used = PARAMETERS.filter((letter) =>
    contains(right, (one) => one.kind === 'symbol' && one.name === letter),
  );
  const [first, second, third] = used;
  if (!first || third) return null;
  const byFirst = linearIn(sumOf.vector, first);
  if (!byFirst) return null;
  if (!second) return isNull(byFirst[1]) ? null : { at: byFirst[0], along: byFirst[1] };
  const bySecond = linearIn(byFirst[0], second);
  if (
    !bySecond ||
    byFirst[1].some((one) => contains(one, (part) => part.kind === 'symbol' && part.name === second))
  )
    return null;
  const normal = cross(byFirst[1], bySecond[1]);
  return isNull(normal) ? null : { normal, size: dot(normal, bySecond[0]) };
}

/** a and b of a + tb. */
function linearIn(vector: Vector, letter: string): [at: Vector, along: Vector] | null {
  const parts = vector.map((one) => coefficientsOf(one, letter));
  if (!parts.every((one) => one !== null && one.length <= 2)) return null;
  const pick = (index: number) =>
    parts.map((one) => (one![index] ? tidy(one![index]) : number(0))) as unknown as Vector;
  return [pick(0), pick(1)];
}

/** n · r = d, or ax + by + cz = d. */
export function ofPlaneEquation(left: Expression, right: Expression, look: Look): Plane | null {
  const isR = (one: Expression) => one.kind === 'symbol' && one.name === 'r';
  if (left.kind === 'product' && left.factors.some(isR)) {
    const rest = left.factors.filter((one) => !isR(one));
    if (rest.length !== left.factors.length - 1 || contains(right, isOfSpace)) {
      const known = partOf(right, look);
      if (rest.length !== left.factors.length - 1 || !known || !('number' in known)) return null;
      return planeOf(partOf(product(...rest), look), known.number);
    }
    return planeOf(partOf(product(...rest), look), right);
  }
  if (contains(left, isOfSpace) || contains(right, isOfSpace)) return null;
  let free = exact(sum(left, negative(right)));
  const normal: Expression[] = [];
  for (const letter of ['x', 'y', 'z']) {
    const parts = coefficientsOf(free, letter);
    if (!parts || parts.length > 2) return null;
    const [rest, by] = [parts[0] ? tidy(parts[0]) : number(0), parts[1] ? tidy(parts[1]) : number(0)];
    if (contains(by, (one) => one.kind === 'symbol' && 'xyz'.includes(one.name))) return null;
    normal.push(by);
    free = rest;
  }
  return planeOf({ vector: normal as unknown as Vector }, exact(negative(free)));
}

const planeOf = (part: Part | null, size: Expression): Plane | null =>
  part && 'vector' in part && !isNull(part.vector) ? { normal: part.vector, size: exact(size) } : null;

/** The two sides of an equation that was given for a line or a plane. */
export const sidesOf = (value: Value | null): [Expression, Expression] | null =>
  value?.is === 'equation' ? [value.left, value.right] : null;

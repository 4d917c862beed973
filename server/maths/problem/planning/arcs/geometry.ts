import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  rationalValue,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { termsOf } from '../../../algebra-system/normal/terms.ts';
import { over, rational } from '../../../algebra-system/numbers/rational.ts';

export interface Place {
  x: Expression;
  y: Expression;
}

/** A piece of the boundary of a region, from one of its ends to the other. */
export interface Piece {
  from: string;
  to: string;
  arc: Arc | null;
}

/** An arc from one end to the other, against the clock. */
export interface Arc {
  centre: string;
  from: string;
  to: string;
  radius: Expression;
  turn: Expression;
}

/** A line a x + b y = c. */
export interface Line {
  a: Expression;
  b: Expression;
  c: Expression;
}

export const ORIGIN: Place = { x: number(0), y: number(0) };
const plus = (...all: Expression[]): Expression => exact(sum(...all));
const minus = (a: Expression, b: Expression): Expression => exact(difference(a, b));

export const along = (from: Place, to: Place): Place => ({ x: minus(to.x, from.x), y: minus(to.y, from.y) });
export const middle = (p: Place, q: Place): Place => ({
  x: exact(quotient(sum(p.x, q.x), number(2))),
  y: exact(quotient(sum(p.y, q.y), number(2))),
});

export const lineThrough = (p: Place, q: Place): Line => lineBy(p, along(p, q));

export const lineBy = (p: Place, { x, y }: Place): Line => ({
  a: y,
  b: exact(negative(x)),
  c: plus(product(y, p.x), negative(product(x, p.y))),
});

/** The line through a point at a right angle to a direction. */
export const lineAcross = (p: Place, { x, y }: Place): Line => ({
  a: x,
  b: y,
  c: plus(product(x, p.x), product(y, p.y)),
});

export function crossing(one: Line, other: Line, sample: Record<string, number>): Place | null {
  const below = minus(product(one.a, other.b), product(one.b, other.a));
  if (Math.abs(evaluate(below, sample)) < 1e-9) return null;
  return {
    x: exact(quotient(minus(product(one.c, other.b), product(one.b, other.c)), below)),
    y: exact(quotient(minus(product(one.a, other.c), product(one.c, other.a)), below)),
  };
}

/** √ of what is not negative: of one term with even powers, without a root. */
export function positiveRoot(square: Expression, sample: Record<string, number>): Expression {
  const one = exact(square);
  const terms = termsOf(one);
  const [term] = terms;
  if (terms.length === 1 && term) {
    const halves = term.factors.map(({ base, exponent }) => {
      const size = rationalValue(exponent);
      return size && size.d === 1n && size.n % 2n === 0n
        ? { base, exponent: number(over(size, rational(2))) }
        : null;
    });
    if (halves.every((half) => half !== null)) {
      const rest = fromTerms([{ ...term, factors: [] }]);
      const whole = fromTerms([{ ...term, coefficient: rational(1), factors: halves } as typeof term]);
      const found = exact(product(root(rest), whole));
      const value = evaluate(found, sample);
      const wanted = Math.sqrt(evaluate(one, sample));
      if (Math.abs(value - wanted) < 1e-9 * Math.max(1, wanted)) return found;
      if (Math.abs(value + wanted) < 1e-9 * Math.max(1, wanted)) return exact(negative(found));
    }
  }
  return exact(root(one));
}

export function distance(p: Place, q: Place, sample: Record<string, number>): Expression {
  const { x, y } = along(p, q);
  const [across, up] = [x, y].map((one) => (one.kind === 'number' && one.value.n === 0n ? null : one));
  if (across && up) return positiveRoot(sum(power(across, 2), power(up, 2)), sample);
  const one = across ?? up ?? number(0);
  return evaluate(one, sample) < 0 ? exact(negative(one)) : one;
}

/** Twice the area to the left of the way from one point to another, seen from the origin. */
export function sweep(
  p: Place,
  q: Place,
  centre: Place,
  radius: Expression,
  turn: Expression | null,
): Expression {
  if (!turn) return minus(product(p.x, q.y), product(q.x, p.y));
  const { x, y } = along(p, q);
  return plus(product(power(radius, 2), turn), product(centre.x, y), negative(product(centre.y, x)));
}

export type Dot = readonly [number, number];

export const dotOf = ({ x, y }: Place, sample: Record<string, number>): Dot => [
  evaluate(x, sample),
  evaluate(y, sample),
];

/** The way along a piece as many short steps, its end left out. */
export function stepsAlong(p: Dot, centre: Dot | null, turn: number, count: number): Dot[] {
  if (!centre) return [p];
  const radius = Math.hypot(p[0] - centre[0], p[1] - centre[1]);
  const start = Math.atan2(p[1] - centre[1], p[0] - centre[0]);
  return Array.from({ length: count }, (_, at) => {
    const angle = start + (turn * at) / count;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
  });
}

/** The area inside a closed way, by triangles, and its length. */
export function measured(way: readonly Dot[]): { area: number; length: number } {
  let [twice, length] = [0, 0];
  for (const [at, [x, y]] of way.entries()) {
    const [u, v] = way[(at + 1) % way.length]!;
    twice += x * v - u * y;
    length += Math.hypot(u - x, v - y);
  }
  return { area: twice / 2, length };
}

const side = ([ax, ay]: Dot, [bx, by]: Dot, [px, py]: Dot) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** Whether a closed way meets itself nowhere. */
export function isSimple(way: readonly Dot[]): boolean {
  const count = way.length;
  for (let i = 0; i < count; i += 1)
    for (let j = i + 2; j < count; j += 1) {
      if (i === 0 && j === count - 1) continue;
      const [a, b, c, d] = [way[i]!, way[(i + 1) % count]!, way[j]!, way[(j + 1) % count]!];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return false;
    }
  return true;
}

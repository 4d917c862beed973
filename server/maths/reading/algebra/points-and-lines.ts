import {
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import { rationalOf } from '../../algebra-system/normal/normal.ts';
import {
  minus,
  opposite,
  over,
  plus,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { simplest } from '../../algebra-system/vectors/vectors.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import { expressionOf } from './question-equations.ts';

export interface Point {
  x: Rational;
  y: Rational;
}
/** ax + by = c, whole numbers without a common divisor, the first that is not 0 positive. */
export interface Line {
  a: Rational;
  b: Rational;
  c: Rational;
}

/** "(2, −3)" or "A(2, −3)" */
export function pointOf(formula: string): Point | null {
  const parsed = parse(formula.replace(/^[A-Z] ?(?=[(（])/u, ''));
  if (!parsed.ok || parsed.statement.kind !== 'expression' || parsed.statement.value.kind !== 'tuple')
    return null;
  const { items, open, close } = parsed.statement.value;
  if (items.length !== 2 || open !== '(' || close !== ')') return null;
  const [x, y] = items.map(numberIn);
  return x && y ? { x, y } : null;
}

export function numberIn(one: Expression): Rational | null {
  const normal = normalOf(one);
  return normal && rationalOf(normal);
}

export function rationalIn(formula: string): Rational | null {
  const one = expressionOf(formula);
  return one && numberIn(one);
}

export function middle(p: Point, q: Point): Point {
  const half = rational(1, 2);
  return { x: times(half, plus(p.x, q.x)), y: times(half, plus(p.y, q.y)) };
}

/** null where the line is upright. */
export function gradient(p: Point, q: Point): Rational | null {
  const across = minus(q.x, p.x);
  return signOf(across) === 0 ? null : over(minus(q.y, p.y), across);
}

export function samePoint(p: Point, q: Point): boolean {
  return signOf(minus(p.x, q.x)) === 0 && signOf(minus(p.y, q.y)) === 0;
}

export function squaredDistance(p: Point, q: Point): Rational {
  const [across, up] = [minus(q.x, p.x), minus(q.y, p.y)];
  return plus(times(across, across), times(up, up));
}

/** Through a point with a gradient; null for an upright line. */
export function lineThrough({ x, y }: Point, slope: Rational | null): Line {
  if (!slope) return simplestLine({ a: rational(1), b: rational(0), c: x });
  return simplestLine({ a: slope, b: rational(-1), c: minus(times(slope, x), y) });
}

/** The equation with whole numbers that have no common factor. */
export function simplestLine({ a, b, c }: Line): Line {
  const [p, q, r] = simplest([a, b, c] as const);
  return { a: p, b: q, c: r };
}

/** y = mx + c where m and c are whole, else ax + by = c. */
export function lineSides({ a, b, c }: Line): [Expression, Expression] {
  const [x, y] = [symbol('x'), symbol('y')];
  if (signOf(b) === 0) return [x, number(over(c, a))];
  const [slope, start] = [opposite(over(a, b)), over(c, b)];
  if (slope.d === 1n && start.d === 1n) return [y, exact(sum(product(number(slope), x), number(start)))];
  return [exact(sum(product(number(a), x), product(number(b), y))), number(c)];
}

export function pointTex({ x, y }: Point): string {
  return `\\left(${toLatex(number(x))},\\, ${toLatex(number(y))}\\right)`;
}

/** (x − p)² + (y − q)² = s */
export function circleSides({ x, y }: Point, squared: Rational): [Expression, Expression] {
  const part = (letter: string, at: Rational) => power(sum(symbol(letter), number(opposite(at))), 2);
  return [sum(part('x', x), part('y', y)), number(squared)];
}

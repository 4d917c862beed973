import { evaluate } from '#server/maths/algebra-system/expressions/evaluate.ts';
import { type Expression, partsOf, symbolsOf } from '#server/maths/algebra-system/expressions/expression.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import type { Match } from './match.ts';

type Vector = [number, number, number];
type Values = Record<string, number>;

const UNITS: Record<string, Vector> = { i: [1, 0, 0], j: [0, 1, 0], k: [0, 0, 1] };

/** The components of "2i + j", "(2, 1, 0)" or a sum of such; null for what is no vector. */
function vectorOf(one: Expression, values: Values): Vector | null {
  switch (one.kind) {
    case 'constant':
      return one.name === 'i' ? UNITS['i']! : null;
    case 'symbol':
      return values[one.name] === undefined ? (UNITS[one.name] ?? null) : null;
    case 'tuple':
    case 'matrix': {
      const parts = partsOf(one).map((part) => evaluate(part, values));
      if (parts.length < 2 || parts.length > 3 || parts.some(Number.isNaN)) return null;
      return [parts[0]!, parts[1]!, parts[2] ?? 0];
    }
    case 'sum': {
      const terms = one.terms.map((term) => vectorOf(term, values));
      return terms.every((term) => term !== null) ? terms.reduce(plus) : null;
    }
    case 'negative': {
      const of = vectorOf(one.of, values);
      return of && times(of, -1);
    }
    case 'product': {
      const vectors = one.factors.map((factor) => vectorOf(factor, values));
      const at = vectors.findIndex((vector) => vector !== null);
      if (at < 0 || vectors.filter(Boolean).length > 1) return null;
      const scale = one.factors
        .filter((_, index) => index !== at)
        .reduce((product, factor) => product * evaluate(factor, values), 1);
      return Number.isFinite(scale) ? times(vectors[at]!, scale) : null;
    }
    case 'quotient': {
      const of = vectorOf(one.numerator, values);
      return of && times(of, 1 / evaluate(one.denominator, values));
    }
    default:
      return null;
  }
}

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, scale: number): Vector => [a[0] * scale, a[1] * scale, a[2] * scale];
const size = (a: Vector) => Math.hypot(...a);
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const areParallel = (a: Vector, b: Vector) =>
  size(a) > 0 && size(b) > 0 && size(cross(a, b)) <= 1e-9 * size(a) * size(b);

/** Two directions, of which each is a multiple of the other. */
export function matchDirection(key: string, text: string): Match {
  const [wanted, shown] = [expressionIn(key), expressionIn(text)].map((one) => one && vectorOf(one, {}));
  return !wanted || !shown ? 'unknown' : areParallel(wanted, shown) ? 'right' : 'different';
}

/** Two equations of a line, r = a + t b, through whatever points and with whatever parameter; null for others. */
export function matchLine(key: string, text: string): Match | null {
  const [wanted, shown] = [lineOf(key), lineOf(text)];
  if (!wanted) return null;
  if (!shown) return 'unknown';
  const between = plus(wanted.point, times(shown.point, -1));
  const isSame =
    areParallel(wanted.direction, shown.direction) &&
    (size(between) < 1e-9 || areParallel(between, wanted.direction));
  return isSame ? 'right' : 'different';
}

function lineOf(text: string): { point: Vector; direction: Vector } | null {
  const [, right] = /^\s*r\s*=\s*(.+)$/.exec(text) ?? [];
  const of = right ? expressionIn(right) : null;
  const [parameter, ...others] = of ? symbolsOf(of).filter((letter) => !(letter in UNITS)) : [];
  if (!of || !parameter || others.length > 0) return null;
  const [point, next] = [0, 1].map((value) => vectorOf(of, { [parameter]: value }));
  if (!point || !next) return null;
  const direction = plus(next, times(point, -1));
  return size(direction) > 0 ? { point, direction } : null;
}

function expressionIn(text: string): Expression | null {
  const read = parse(text);
  return read.ok && read.statement.kind === 'expression' ? read.statement.value : null;
}

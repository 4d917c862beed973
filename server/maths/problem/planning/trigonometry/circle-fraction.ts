import {
  type Expression,
  negative,
  number,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { isWhole, rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import {
  added,
  type CirclePolynomial,
  constant,
  COSINE,
  isSamePolynomial,
  multiplied,
  SINE,
} from './circle-polynomial.ts';

/** A factor as it is written, and as a polynomial. */
export interface Piece {
  shown: Expression;
  value: CirclePolynomial;
}

/** Products of factors above and below the line. */
export interface CircleFraction {
  above: readonly Piece[];
  below: readonly Piece[];
}

const ONE_PIECE: CircleFraction = { above: [], below: [] };
const MAX_POWER = 6;

export const valueOf = (pieces: readonly Piece[]): CirclePolynomial =>
  pieces.map(({ value }) => value).reduce(multiplied, constant(rational(1)));

export const shownOf = (pieces: readonly Piece[]): Expression => product(...pieces.map(({ shown }) => shown));

export const shownFraction = ({ above, below }: CircleFraction): Expression =>
  quotient(shownOf(above), shownOf(below));

const mapped = <From, To>(value: From | null, change: (value: From) => To): To | null =>
  value === null ? null : change(value);

/** Sines and cosines over one denominator; null for what is no fraction of them. */
export function fractionOf(one: Expression): CircleFraction | null {
  switch (one.kind) {
    case 'number':
      return { above: [{ shown: one, value: constant(one.value) }], below: [] };
    case 'call':
      return one.name === 'sin' || one.name === 'cos'
        ? { above: [{ shown: one, value: one.name === 'sin' ? SINE : COSINE }], below: [] }
        : null;
    case 'negative':
      return mapped(fractionOf(one.of), negated);
    case 'product':
      return all(one.factors, (factors) => factors.reduce(timesFraction, ONE_PIECE));
    case 'quotient':
      return all([one.numerator, one.denominator], ([above, below]) =>
        timesFraction(above!, inverse(below!)),
      );
    case 'power':
      return powerOf(one.base, one.exponent);
    case 'sum':
      return all(one.terms, (terms) => terms.reduce(plusFraction));
    default:
      return null;
  }
}

function all(
  of: readonly Expression[],
  join: (fractions: CircleFraction[]) => CircleFraction,
): CircleFraction | null {
  const fractions = of.map(fractionOf);
  return fractions.every((each) => each !== null) ? join(fractions) : null;
}

const MINUS_ONE: Piece = { shown: number(-1), value: constant(rational(-1)) };
const negated = ({ above, below }: CircleFraction): CircleFraction => ({
  above: [MINUS_ONE, ...above],
  below,
});
const inverse = ({ above, below }: CircleFraction): CircleFraction => ({ above: below, below: above });

/** Factors that stand above and below are left out. */
function timesFraction(a: CircleFraction, b: CircleFraction): CircleFraction {
  const above = [...a.above, ...b.above];
  const below: Piece[] = [];
  for (const piece of [...a.below, ...b.below]) {
    const at = above.findIndex(({ value }) => isSamePolynomial(value, piece.value));
    if (at < 0) below.push(piece);
    else above.splice(at, 1);
  }
  return { above, below };
}

function powerOf(base: Expression, exponent: Expression): CircleFraction | null {
  const fraction = fractionOf(base);
  if (!fraction || exponent.kind !== 'number' || !isWhole(exponent.value)) return null;
  const to = toNumber(exponent.value);
  if (Math.abs(to) > MAX_POWER) return null;
  const once = to < 0 ? inverse(fraction) : fraction;
  return Array.from({ length: Math.abs(to) }, () => once).reduce(timesFraction, ONE_PIECE);
}

/** Over the common denominator; the sum above stays as it comes. */
function plusFraction(a: CircleFraction, b: CircleFraction): CircleFraction {
  const missing = (own: readonly Piece[], of: readonly Piece[]) => {
    const left = [...own];
    return of.filter(({ value }) => {
      const at = left.findIndex((piece) => isSamePolynomial(piece.value, value));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const [forA, forB] = [missing(a.below, b.below), missing(b.below, a.below)];
  const [left, right] = [
    [...a.above, ...forA],
    [...b.above, ...forB],
  ];
  const shown = sum(signed(left), signed(right));
  return { above: [{ shown, value: added(valueOf(left), valueOf(right)) }], below: [...a.below, ...forA] };
}

/** A product with its sign before it. */
function signed(pieces: readonly Piece[]): Expression {
  const isNegative = pieces.filter((one) => one === MINUS_ONE).length % 2 === 1;
  const shown = shownOf(gathered(pieces.filter((one) => one !== MINUS_ONE)));
  return isNegative ? negative(shown) : shown;
}

/** Equal factors as powers. */
export function gathered(pieces: readonly Piece[]): Piece[] {
  const found: { piece: Piece; count: number }[] = [];
  for (const piece of pieces) {
    const same = found.find((one) => isSamePolynomial(one.piece.value, piece.value));
    if (same) same.count += 1;
    else found.push({ piece, count: 1 });
  }
  return found.map(({ piece, count }) =>
    count === 1
      ? piece
      : {
          shown: { kind: 'power', base: piece.shown, exponent: number(count) },
          value: Array.from({ length: count }, () => piece.value).reduce(multiplied),
        },
  );
}

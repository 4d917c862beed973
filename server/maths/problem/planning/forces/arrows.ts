import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, root, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rationalNear, rationalOfDecimal, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { roundTo } from '../../../algebra-system/numbers/significant-figures.ts';
import { working } from '../../../writing/rounding.ts';
import { DEGREE, directionAt, type Heading } from './headings.ts';

/** A force in a plane. */
export interface Arrow {
  size: Expression;
  heading: Heading | null;
  /** It may be to the right or to the left: alone it is drawn to the right. */
  isOpen?: boolean;
  /** Up or down the slope: that is not told. */
  isAlong?: boolean;
}

export type Vector = readonly [x: number, y: number];

export const vectorOf = ({ size, heading }: Arrow, values: Values): Vector => {
  const [length, way] = [evaluate(size, values), heading ? directionAt(heading, values) : NaN];
  return [length * Math.cos(way), length * Math.sin(way)];
};

export const totalOf = (arrows: readonly Arrow[], values: Values): Vector =>
  arrows.map((one) => vectorOf(one, values)).reduce<Vector>(([x, y], [u, v]) => [x + u, y + v], [0, 0]);

/** The letters of sizes, and of angles. */
export const lettersOf = (arrows: readonly Arrow[]) => ({
  sizes: [...new Set(arrows.flatMap(({ size }) => symbolsOf(size)))],
  angles: [...new Set(arrows.flatMap(({ heading }) => heading?.turn?.letters ?? []))],
});

/** The part of a force along a direction, as it is written; empty where there is none. */
export function partTex({ size, heading }: Arrow, along: number): string {
  if (!heading) return '';
  const { base, sign, turn } = heading;
  const whole = toLatex(size);
  const length = size.kind === 'sum' ? `(${whole})` : whole;
  const from = base - along;
  if (turn && turn.letters.length === 0 && !turn.tex.includes('circ') && !isRight(from))
    return plainPart(length, from + sign * turn.at({}));
  if (!turn) return plainPart(length, from);
  // Along the line from which it is turned, or across it.
  if (isRight(from)) {
    const [cosine, sine] = [Math.round(Math.cos(from)), Math.round(Math.sin(from))];
    return cosine === 0
      ? signed(-sine * sign, `${length}\\sin ${turn.tex}`)
      : signed(cosine, `${length}\\cos ${turn.tex}`);
  }
  return turn.letters.length === 0
    ? plainPart(length, from + sign * turn.at({}))
    : signed(1, `${length}\\cos(${working(from / DEGREE)}^{\\circ} ${sign > 0 ? '+' : '-'} ${turn.tex})`);
}

const isRight = (angle: number): boolean => Math.abs(Math.sin(2 * angle)) < 1e-9;

const signed = (sign: number, text: string): string => `${sign < 0 ? '-' : '+'} ${text}`;

function plainPart(length: string, angle: number): string {
  const cosine = Math.cos(angle);
  if (Math.abs(cosine) < 1e-9) return '';
  if (Math.abs(Math.abs(cosine) - 1) < 1e-9) return signed(cosine, length);
  const acute = Math.acos(Math.abs(cosine)) / DEGREE;
  return signed(cosine, `${length}\\cos ${working(acute)}^{\\circ}`);
}

/** The sum of the parts along a direction. */
export const sumTex = (arrows: readonly Arrow[], along: number): string =>
  arrows
    .map((one) => partTex(one, along))
    .filter((one) => one !== '')
    .join(' ')
    .replace(/^\+ /, '') || '0';

/** A number as an expression; in the form of a fraction or a root where it is to be exact. */
export function numberOf(value: number, isExact: boolean): Expression | null {
  const plain = number(rationalOfDecimal(value.toFixed(12)));
  if (!isExact) return plain;
  const [simple, square] = [
    rationalNear(roundTo(value, 10), 400),
    rationalNear(roundTo(value * value, 10), 400),
  ];
  if (simple && Math.abs(toNumber(simple) - value) < 1e-9 * Math.max(1, Math.abs(value)))
    return number(simple);
  return square && value > 0 && Math.abs(toNumber(square) - value * value) < 1e-9 * Math.max(1, value * value)
    ? exact(root(number(square)))
    : null;
}

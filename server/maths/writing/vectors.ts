import { type Expression, number } from '../algebra-system/expressions/expression.ts';
import { toLatex } from '../algebra-system/expressions/print.ts';
import { multiply, normalNumber } from '../algebra-system/normal/normal.ts';
import { normalPower } from '../algebra-system/normal/powers.ts';
import { tidy } from '../algebra-system/normal/tidy.ts';
import { opposite, rational, type Rational, toNumber } from '../algebra-system/numbers/rational.ts';
import type { Line, Plane, Vector } from '../algebra-system/vectors/vectors.ts';

export function texOf(value: Rational): string {
  return toLatex(number(value));
}
function textOf({ n, d }: Rational): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}
/** The square root of a fraction in its simplest form. */
export function rootOf(square: Rational): Expression {
  return tidy(normalPower(normalNumber(square), rational(1, 2)));
}

export function column(v: Vector, flat = false): string {
  return `\\begin{pmatrix} ${v
    .slice(0, flat ? 2 : 3)
    .map(texOf)
    .join(' \\\\ ')} \\end{pmatrix}`;
}
export function vectorText(v: Vector, flat = false): string {
  return `(${v
    .slice(0, flat ? 2 : 3)
    .map(textOf)
    .join(', ')})`;
}
export function lineText({ at, along }: Line): string {
  return `r = ${vectorText(at)} + t${vectorText(along)}`;
}
export function lineTex({ at, along }: Line, parameter = 't'): string {
  return `\\mathbf{r} = ${column(at)} + ${parameter}${column(along)}`;
}

/** 2x − y + z */
function linear(normal: Vector, write: (value: Rational) => string): string {
  const terms = normal.flatMap((value, index) => {
    if (value.n === 0n) return [];
    const size = value.n < 0n ? opposite(value) : value;
    return [`${value.n < 0n ? '- ' : '+ '}${size.n === size.d ? '' : write(size)}${'xyz'[index]!}`];
  });
  return terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-');
}
export function planeText({ normal, size }: Plane): string {
  return `${linear(normal, textOf)} = ${textOf(size)}`;
}
export function planeTex({ normal, size }: Plane): string {
  return `${linear(normal, texOf)} = ${texOf(size)}`;
}

/** "1 \times 2 + 0 \times (-3) + …" */
export function dotTex(a: Vector, b: Vector): string {
  const bracketed = (one: Rational) => (one.n < 0n ? `(${texOf(one)})` : texOf(one));
  return a.map((one, index) => `${bracketed(one)} \\times ${bracketed(b[index]!)}`).join(' + ');
}
export function degrees(cosine: number): number {
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}
export function numbers(v: Vector): number[] {
  return v.map(toNumber);
}
/** One component divided by the length whose square is given. */
export function partOf(part: Rational, square: Rational): Expression {
  return tidy(multiply(normalNumber(part), normalPower(normalNumber(square), rational(-1, 2))));
}
/** The least distance of two lines over both parameters, by least squares in decimals: for checks. */
export function leastGap(one: Line, two: Line): number {
  const [a, b, c, d] = [numbers(one.at), numbers(one.along), numbers(two.at), numbers(two.along)];
  const inner = (p: number[], q: number[]) => p.reduce((total, value, index) => total + value * q[index]!, 0);
  const w = a.map((value, index) => value - c[index]!);
  const [bb, bd, dd, bw, dw] = [inner(b, b), inner(b, d), inner(d, d), inner(b, w), inner(d, w)];
  const below = bb * dd - bd * bd;
  const s = below < 1e-12 * bb * dd ? -bw / bb : (bd * dw - dd * bw) / below;
  const t = below < 1e-12 * bb * dd ? 0 : (bb * dw - bd * bw) / below;
  return Math.hypot(...w.map((value, index) => value + s * b[index]! - t * d[index]!));
}

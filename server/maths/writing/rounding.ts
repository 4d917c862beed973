import type { Question } from '../reading/questions/question.ts';
import { rationalNear, toNumber } from '../algebra-system/numbers/rational.ts';
import { roundTo } from '../algebra-system/numbers/significant-figures.ts';

/** A number as the papers want it: three significant figures, or what the question asks for. */
export function rounded(value: number, precision: Question['precision'] = null): string {
  if (precision?.kind === 'places')
    return (
      Math.round(Number((value * 10 ** precision.digits).toPrecision(12))) /
      10 ** precision.digits
    ).toFixed(precision.digits);
  const figures = precision?.digits ?? 3;
  const result = roundTo(value, figures);
  if (result === 0) return '0';
  const size = Math.abs(result);
  // 0.350 is known to three figures, 0.35 only to two.
  const isExact = precision === null && Math.abs(value - result) <= 1e-11 * size;
  const places = figures - 1 - Math.floor(Math.log10(size) + 1e-12);
  if (size >= 1e-4 && size < 1e7) return isExact || places < 0 ? String(result) : result.toFixed(places);
  return (isExact ? result.toExponential() : result.toExponential(figures - 1)).replace(
    /e\+?(-?\d+)/,
    ' * 10^$1',
  );
}

/** Exact where the decimal ends soon, otherwise as `rounded`. */
export function exactOrRounded(value: number, precision: Question['precision'] = null): string {
  const clean = roundTo(value, 10);
  const isShort =
    Math.abs(value - clean) <= 1e-11 * Math.abs(value) &&
    String(clean).replace(/^-?0?\.?0*|\./g, '').length <= 6 &&
    Math.abs(clean) >= 1e-4 &&
    Math.abs(clean) < 1e9;
  return precision === null && isShort ? String(clean) : rounded(value, precision);
}

/** Five figures, for the lines before the last. */
export const working = (value: number) => String(roundTo(value, 5));

/** Text of an answer as LaTeX. */
export const asLatex = (text: string) => text.replace(/ \* 10\^(-?\d+)/, ' \\times 10^{$1}');

/** 0.3 as it is, 1/3 as a fraction. */
export function chanceLatex(p: number): string {
  const decimal = exactOrRounded(p);
  const near = rationalNear(p, 200);
  const isExact = Math.abs(Number(decimal) - p) < 1e-12;
  return isExact || !near || Math.abs(toNumber(near) - p) > 1e-12 ? decimal : `\\tfrac{${near.n}}{${near.d}}`;
}

/** A fraction where the value is one with small numbers, as text. */
export function fractionText(value: number, limit = 20_000): string | null {
  const near = rationalNear(value, limit);
  if (!near || Math.abs(toNumber(near) - value) > 1e-12) return null;
  return near.d === 1n ? String(near.n) : `${near.n}/${near.d}`;
}

export const fractionLatex = (text: string) =>
  text.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}').replace(/ \* 10\^(-?\d+)/, ' \\times 10^{$1}');

import type { Text } from '../../core/locale.ts';
import type { Question } from '../reading/questions/question.ts';
import { rationalNear, toNumber } from '../algebra-system/numbers/rational.ts';
import { decadeOf, roundTo, roundToPlaces } from '../algebra-system/numbers/significant-figures.ts';

export type Precision = NonNullable<Question['precision']>;

export const THREE_FIGURES: Precision = { kind: 'figures', digits: 3 };
export const FOUR_FIGURES: Precision = { kind: 'figures', digits: 4 };
export const ONE_PLACE: Precision = { kind: 'places', digits: 1 };

/** The powers of ten that are written out as decimals; a number outside them is written in standard form. */
interface Decades {
  from: number;
  to: number;
}

const DECADES: Decades = { from: -4, to: 6 };
/** Standard form begins earlier in physics, because 12000 does not show which of its zeros are significant. */
export const PHYSICS: Decades = { from: -2, to: 3 };

/** Figures of an answer that is worked out from values with so many: two at least, four at most. */
export const usefulFigures = (figures: number) => Math.min(Math.max(figures, 2), 4);

/** The number to a precision, trailing zeros included; without one to three figures, or as it is where it has fewer. */
export function rounded(value: number, precision: Precision | null = null, decades = DECADES): string {
  if (precision?.kind === 'places') return roundToPlaces(value, precision.digits).toFixed(precision.digits);
  const figures = precision?.digits ?? 3;
  const result = roundTo(value, figures);
  if (result === 0) return '0';
  // 0.350 is known to three figures, 0.35 only to two.
  const isExact = precision === null && Math.abs(value - result) <= 1e-11 * Math.abs(result);
  const power = decadeOf(result);
  if (power >= decades.from && power <= Math.max(decades.to, figures - 1))
    return isExact ? String(result) : result.toFixed(Math.max(0, figures - 1 - power));
  const mantissa = (isExact ? result.toExponential() : result.toExponential(figures - 1)).split('e')[0]!;
  return `${mantissa} * 10^${power}`;
}

/** Exact where the decimal ends soon, otherwise as `rounded`. */
export function exactOrRounded(value: number, precision: Precision | null = null): string {
  const clean = roundTo(value, 10);
  const isShort =
    Math.abs(value - clean) <= 1e-11 * Math.abs(value) &&
    String(clean).replace(/^-?0?\.?0*|\./g, '').length <= 6 &&
    Math.abs(clean) >= 1e-4 &&
    Math.abs(clean) < 1e9;
  return precision === null && isShort ? String(clean) : rounded(value, precision);
}

/** A short decimal as it is, otherwise a fraction with a small denominator, otherwise rounded. */
export function decimalOrFraction(value: number, limit: number): string {
  const clean = Math.abs(value) < 1e-12 ? 0 : value;
  const decimal = exactOrRounded(clean);
  return Math.abs(numberIn(decimal) - clean) < 1e-12 ? decimal : (fractionText(clean, limit) ?? decimal);
}

/** A fraction with a small denominator where the value is one, otherwise rounded. */
export const fractionOrRounded = (value: number, limit: number): string =>
  fractionText(Math.abs(value) < 1e-12 ? 0 : value, limit) ?? rounded(value);

/** Five figures as LaTeX, for the lines before the last. */
export const working = (value: number) => shortLatex(value, 5);

/** At most so many figures as LaTeX, without trailing zeros. */
export function shortLatex(value: number, figures: number, decades: Decades = { from: -6, to: 20 }): string {
  const result = roundTo(value, figures);
  if (result === 0) return '0';
  const power = decadeOf(result);
  if (power >= decades.from && power <= decades.to) return String(result);
  const mantissa = result.toExponential().split('e')[0]!;
  return mantissa === '1' ? `10^{${power}}` : `${mantissa} \\times 10^{${power}}`;
}

/** A value read from a statistical table: z to three places, a probability to four. */
export const tableValue = (value: number, places = 3): string =>
  rounded(value, { kind: 'places', digits: places });

/** The number that such a text says. */
export const numberIn = (text: string) => Number(text.replace(' * 10^', 'e'));

/** One unit of the last digit that a precision keeps of this value. */
export const lastUnit = (value: number, { kind, digits }: Precision): number =>
  10 ** (kind === 'places' ? -digits : decadeOf(value) - digits + 1);

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
  asLatex(text.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}'));

const HAN_DIGITS = '零一二三四五六七八九';

/** How a rounded answer was rounded, in words. */
export function precisionWords({ kind, digits }: Precision): Text {
  const count = HAN_DIGITS[digits] ?? ` ${digits} `;
  const plural = digits === 1 ? '' : 's';
  return kind === 'places'
    ? { en: `to ${digits} decimal place${plural}`, zh: `保留${count}位小数`.replace('二', '两') }
    : { en: `to ${digits} significant figure${plural}`, zh: `保留${count}位有效数字`.replace('二', '两') };
}

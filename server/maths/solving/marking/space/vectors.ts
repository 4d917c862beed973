import { rounded } from '../../../writing/rounding.ts';

const NUMBER = String.raw`\s{0,2}(-?\d{1,6}(?:\.\d{1,6})?)\s{0,2}`;
const VECTOR = String.raw`\(${NUMBER},${NUMBER}(?:,${NUMBER})?\)`;
const DOT = new RegExp(String.raw`${VECTOR}\s{0,2}(?:[·•⋅.]|\\cdot)\s{0,2}${VECTOR}`, 'gu');
const CROSS = new RegExp(String.raw`${VECTOR}\s{0,2}(?:×|x|\\times)\s{0,2}${VECTOR}(?=\s{0,3}(?:=|$))`, 'gu');
const LENGTH = new RegExp(String.raw`\|\s?${VECTOR}\s?\|`, 'gu');

const numbersOf = (parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part === undefined ? [] : [Number(part)]));

/** Products and lengths of vectors of numbers as what they are worth. */
export const productsOfVectors = (line: string): string =>
  line
    .replace(DOT, (whole, ...parts: (string | undefined)[]) => {
      const [a, b] = [numbersOf(parts.slice(0, 3)), numbersOf(parts.slice(3, 6))];
      return a.length === b.length
        ? `(${settled(a.reduce((total, one, at) => total + one * b[at]!, 0))})`
        : whole;
    })
    .replace(CROSS, (whole, ...parts: (string | undefined)[]) => {
      const [[a, b, c], [d, e, f]] = [numbersOf(parts.slice(0, 3)), numbersOf(parts.slice(3, 6))] as [
        number[],
        number[],
      ];
      if (c === undefined || f === undefined) return whole;
      return `(${[b! * f - c * e!, c * d! - a! * f, a! * e! - b! * d!].map(settled).join(', ')})`;
    })
    .replace(
      LENGTH,
      (_, ...parts: (string | undefined)[]) =>
        `√(${settled(numbersOf(parts.slice(0, 3)).reduce((total, one) => total + one * one, 0))})`,
    );

const settled = (value: number) => Number(rounded(value, { kind: 'places', digits: 9 }));

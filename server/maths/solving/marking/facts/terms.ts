import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Said } from '../lines/said.ts';

/** The coefficients of what a question expands: of the whole, and of each factor. */
export interface Terms {
  letter: string;
  coefficients: number[][];
}

export function termsIn(told: readonly Said[], text: string): Terms | null {
  if (!/expan|coefficient|\bterm\b|展开|系数/i.test(text)) return null;
  const wholes = told.flatMap(({ sides }) =>
    sides.flatMap(({ value }) => (value && contains(value, isExpanded) ? [value] : [])),
  );
  const letters = [...new Set(wholes.flatMap(symbolsOf))];
  if (letters.length !== 1) return null;
  const parts = wholes.flatMap((one) => (one.kind === 'product' ? [one, ...one.factors] : [one]));
  const found = parts.map((one) => polynomialOf(one, letters[0]!));
  if (found.includes(null)) return null;
  return {
    letter: letters[0]!,
    coefficients: found.map((one) => one!.map(({ n, d }) => Number(n) / Number(d))),
  };
}

const MOST = 12n;

const isExpanded = (one: Expression): boolean =>
  one.kind === 'power' &&
  one.base.kind === 'sum' &&
  one.exponent.kind === 'number' &&
  one.exponent.value.d === 1n &&
  one.exponent.value.n > 2n &&
  one.exponent.value.n <= MOST;

const NAMED =
  /([a-z])(?:\^\{?(\d{1,2})\}?)?\s?-?(?:terms?\b|项|的系数)|(?:coeff\w{0,7}|terms?)\s(?:of|in)\s(?:the\s)?([a-z])(?:\^\{?(\d{1,2})\}?)?(?![A-Za-z])/u;

/** What the term that a line names may be worth where the letter is 1; null where it names none. */
export function termNamed({ words }: Said, terms: Terms | null): number[] | null {
  if (!terms) return null;
  const plain = words.replace(/[²³⁴⁵⁶⁷⁸⁹]/gu, (sign) => `^${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)}`);
  const [, before, first, behind, second] = NAMED.exec(plain) ?? [];
  if ((before ?? behind) !== terms.letter) return null;
  return terms.coefficients.map((one) => one[Number(first ?? second ?? 1)] ?? 0);
}

/** What a side is worth where the letter is 1, as 192x is 192. */
export const atOne = (one: Expression, { letter }: Terms): number => evaluate(one, { [letter]: 1 });

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { likeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

/** The coefficients of what a question expands: of the whole, and of each factor. */
export interface Terms {
  letter: string;
  coefficients: number[][];
  /** Whether a term that is none of these may be one of a factor that was taken out. */
  isLoose: boolean;
}

export function termsIn(told: readonly Said[], text: string): Terms | null {
  if (!/expan|coefficient|\bterm\b|展开|系数/i.test(text)) return null;
  const wholes = told.flatMap(({ sides }) =>
    sides.flatMap(({ value }) => (value && contains(value, isExpanded) ? [value] : [])),
  );
  const letters = [...new Set(wholes.flatMap(symbolsOf))];
  if (letters.length !== 1) return wholes.length === 0 ? seriesIn(told) : null;
  const parts = wholes.flatMap((one) => (one.kind === 'product' ? [one, ...one.factors] : [one]));
  const found = parts.map((one) => polynomialOf(one, letters[0]!));
  if (found.includes(null)) return seriesIn(told);
  return {
    letter: letters[0]!,
    coefficients: found.map((one) => one!.map(({ n, d }) => Number(n) / Number(d))),
    // A product has terms of its factors too.
    isLoose: found.length > 1,
  };
}

/** Of powers that are no whole numbers, and of other functions: their series in ascending powers. */
function seriesIn(told: readonly Said[]): Terms | null {
  const wholes = told.flatMap(({ sides }) => {
    const value = sides.at(-1)?.value;
    const [letter, another] = value ? symbolsOf(value) : [];
    return value && letter && another === undefined && !polynomialOf(value, letter)
      ? [{ value, letter }]
      : [];
  });
  const letters = [...new Set(wholes.map(({ letter }) => letter))];
  if (letters.length !== 1) return null;
  const found = wholes.flatMap(({ value }) => seriesOf(value, letters[0]!) ?? []);
  if (found.length === 0) return null;
  const isLoose = found.length > 1 || Math.abs(found[0]![0]! - 1) > 1e-9;
  return { letter: letters[0]!, coefficients: found, isLoose };
}

const ORDERS = 7;
const PLACES = 32;

/** The first coefficients about nought, by Cauchy's integral on two circles; null where they do not agree. */
function seriesOf(one: Expression, letter: string): number[][] | null {
  const [near, far] = [0.03, 0.05].map((radius) => {
    const values = Array.from({ length: PLACES }, (_, at) => {
      const angle = (2 * Math.PI * at) / PLACES;
      return evaluateComplex(one, {
        [letter]: { re: radius * Math.cos(angle), im: radius * Math.sin(angle) },
      });
    });
    return Array.from({ length: ORDERS }, (_, order) => {
      const total = values.reduce((sum, { re, im }, at) => {
        const angle = (2 * Math.PI * at * order) / PLACES;
        return sum + re * Math.cos(angle) + im * Math.sin(angle);
      }, 0);
      return total / PLACES / radius ** order;
    });
  });
  const agrees = near!.every(
    (value, at) => Math.abs(value - far![at]!) < 1e-5 * Math.max(1, Math.abs(value)),
  );
  return agrees ? [near!.map((value) => (Math.abs(value) < 1e-6 ? 0 : value))] : null;
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

const ORDINAL =
  /\b(?:[1-6](?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|sixth|next|last)\sterm)\b|\b(?:first|second|third|fourth|fifth|sixth)\s?:?\s?$|第[一二三四五六]项|\bterm\b/i;

/** A single term, c·xᵏ, by its power and its coefficient; null for anything else. */
function monomialOf(one: Expression, { letter }: Terms): { power: number; coefficient: number } | null {
  const polynomial = symbolsOf(one).join() === letter ? polynomialOf(one, letter) : null;
  const filled = polynomial?.flatMap(({ n, d }, power) =>
    n === 0n ? [] : [{ power, coefficient: Number(n) / Number(d) }],
  );
  return filled?.length === 1 && filled[0]!.power > 0 ? filled[0]! : null;
}

/** Whether a line that names a single term of the expansion, "3rd: … = 6x²", has it as it is. */
export function isTerm(said: Said, terms: Terms | null): 'true' | 'false' | 'unknown' {
  const last = said.sides.at(-1)?.value;
  const one = terms && last && !said.isTaken ? monomialOf(last, terms) : null;
  if (!terms || !one) return 'unknown';
  const own = terms.coefficients.map((all) => all[one.power] ?? 0);
  const found = own.map((value) => likeness(value, one.coefficient));
  const isCalled = ORDINAL.test(said.words) && !/terms\b|of\s/i.test(said.words);
  if (found.includes('same')) return isCalled || said.sides.length > 1 ? 'true' : 'unknown';
  return isCalled && !terms.isLoose && found.every((each) => each === 'far') ? 'false' : 'unknown';
}

/** Whether a sum begins with the terms of an expansion: 'own' where some of them are the student's own. */
export function isExpansion(
  said: Said,
  before: readonly Said[],
  terms: Terms | null,
): 'true' | 'own' | 'unknown' {
  const last = said.sides.at(-1)?.value;
  const polynomial =
    terms && last && symbolsOf(last).join() === terms.letter ? polynomialOf(last, terms.letter) : null;
  if (!terms || !polynomial || polynomial.length < 2 || said.isTaken) return 'unknown';
  const values = polynomial.map(({ n, d }) => Number(n) / Number(d));
  const isSame = (one: number, other: number) =>
    likeness(one, other) === 'same' || (one === 0 && other === 0);
  if (terms.coefficients.some((all) => values.every((value, at) => isSame(all[at] ?? 0, value))))
    return 'true';
  const own = before.flatMap(({ sides }) => {
    const value = sides.at(-1)?.value;
    return (value && monomialOf(value, terms)) || [];
  });
  const isOwn = values.every(
    (value, at) =>
      terms.coefficients.some((all) => isSame(all[at] ?? 0, value)) ||
      own.some(({ power, coefficient }) => power === at && isSame(coefficient, value)),
  );
  return isOwn ? 'own' : 'unknown';
}

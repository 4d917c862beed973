import type { Expression } from '../expressions/expression.ts';
import { add, multiply, type Normal, normalNumber, scale, type Term } from '../normal/normal.ts';
import { normal as normalise, normalOf } from '../normal/of-expression.ts';
import { opposite, over, type Rational, raised, rational, times, ZERO, plus } from '../numbers/rational.ts';
import type { Polynomial } from './polynomial.ts';

/** by · e₁^p₁ e₂^p₂ …, the elementary sums of the roots to these powers. */
export interface Product {
  by: Rational;
  powers: number[];
}

/** Sum, sum of the products in pairs, …, product of the roots of a polynomial. */
export function elementaryOf(p: Polynomial): Rational[] {
  const n = p.length - 1;
  return Array.from({ length: n }, (_, at) => {
    const value = over(p[n - at - 1]!, p[n]!);
    return at % 2 === 0 ? opposite(value) : value;
  });
}

/**
 * A symmetric expression of the letters by their elementary sums (Gauss); the product of the letters may stand below.
 * null where it is not symmetric.
 */
export function symmetricOf(one: Expression, letters: string[]): Product[] | null {
  const normal = normalOf(one);
  if (!normal) return null;
  const lowest = Math.min(
    0,
    ...normal.terms.flatMap((each) => letters.map((letter) => powerIn(each, letter))),
  );
  if (!Number.isInteger(lowest) || lowest < -6) return null;
  const elementary = letters.map((_, at) => elementarySum(letters, at + 1));
  let rest = Array.from({ length: -lowest }).reduce<Normal>(
    (all) => multiply(all, elementary.at(-1)!),
    normal,
  );
  const result: Product[] = [];
  for (let step = 0; rest.terms.length > 0; step += 1) {
    if (step > 60) return null;
    const lead = rest.terms.reduce((a, b) => (isHigher(powersOf(b, letters), powersOf(a, letters)) ? b : a));
    const powers = powersOf(lead, letters);
    const isPlain =
      lead.factors.length === powers.filter((power) => power > 0).length && powers.every(Number.isInteger);
    if (!isPlain || powers.some((power, at) => at > 0 && power > powers[at - 1]!)) return null;
    const counts = powers.map((power, at) => power - (powers[at + 1] ?? 0));
    const product = counts.reduce<Normal>(
      (all, count, at) =>
        Array.from({ length: count }).reduce<Normal>((inner) => multiply(inner, elementary[at]!), all),
      normalNumber(lead.coefficient),
    );
    rest = add(rest, scale(product, rational(-1)));
    result.push({
      by: lead.coefficient,
      powers: counts.map((count, at) => (at === letters.length - 1 ? count + lowest : count)),
    });
  }
  return result;
}

/** null where the product of the roots is 0 and stands below. */
export function symmetricValue(products: Product[], sums: Rational[]): Rational | null {
  if (products.some(({ powers }) => powers.some((power, at) => power < 0 && sums[at]!.n === 0n))) return null;
  return products.reduce(
    (total, { by, powers }) =>
      plus(
        total,
        powers.reduce((all, power, at) => times(all, raised(sums[at]!, power)), by),
      ),
    ZERO,
  );
}

function elementarySum(letters: string[], size: number): Normal {
  const subsets = (from: number, left: number): string[][] =>
    left === 0
      ? [[]]
      : letters
          .slice(from)
          .flatMap((letter, at) => subsets(from + at + 1, left - 1).map((rest) => [letter, ...rest]));
  return add(
    ...subsets(0, size).map((subset) =>
      subset.map((name) => normalise({ kind: 'symbol', name })).reduce(multiply, normalNumber(1)),
    ),
  );
}

function powerIn({ factors }: Term, letter: string): number {
  const exponent = factors.find(({ base }) => base.key === `$${letter}`)?.exponent;
  return exponent ? Number(exponent.n) / Number(exponent.d) : 0;
}
function powersOf(each: Term, letters: string[]): number[] {
  return letters.map((letter) => powerIn(each, letter));
}
function isHigher(a: number[], b: number[]): boolean {
  const at = a.findIndex((power, index) => power !== b[index]);
  return at >= 0 && a[at]! > b[at]!;
}

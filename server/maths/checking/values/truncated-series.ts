import { contains, type Expression, has, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { compile } from './compiled.ts';

const MOST_TERMS = 8;
/** Distances from zero that are small for the functions of the syllabus. */
const NEAR_ZERO = [0.2, 0.05, 0.01, 1e-3];
const OTHERS = [1.3, 0.7, 2.1, 1.9];

/** Whether a polynomial is the beginning of the expansion of what stands before it: 1 + x/2 - x²/8 of √(1 + x). */
export function isTruncated(before: Expression, after: Expression): boolean {
  const letters = [...new Set([...symbolsOf(before), ...symbolsOf(after)])].sort();
  return letters.some((letter) => {
    const powers = has(before, letter) ? powersOf(after, letter) : null;
    if (!powers || powers.length > MOST_TERMS || Math.max(...powers) === 0) return false;
    // The square of a sum without its last term is a mistake, not a truncated expansion.
    if (powers.length < 3 && isPolynomial(before, letter)) return false;
    return agreesNearZero(before, after, { letter, letters, highest: Math.max(...powers) });
  });
}

function agreesNearZero(
  before: Expression,
  after: Expression,
  { letter, letters, highest }: { letter: string; letters: string[]; highest: number },
): boolean {
  const [one, other] = [compile(before, letters), compile(after, letters)];
  const at = (x: number) =>
    letters.map((name, index) => (name === letter ? x : OTHERS[index % OTHERS.length]!));
  const apart = (x: number) => one(at(x)) - other(at(x));
  const size = Math.abs(one(at(0)));
  if (!Number.isFinite(size) || Math.abs(apart(0)) > 1e-12 * Math.max(1, size)) return false;
  return NEAR_ZERO.some((x) => {
    const [far, near] = [Math.abs(apart(x)), Math.abs(apart(x / 2))];
    // Halving x divides the error by the power of 2 that belongs to the first missing term.
    return (
      near > 1e-12 * Math.max(1, size) && far / near > 2 ** (highest + 0.5) && far / near < 2 ** (highest + 4)
    );
  });
}

/** The powers of a letter in a polynomial, or null where it is none. */
function powersOf(one: Expression, letter: string): number[] | null {
  if (!has(one, letter)) return [0];
  if (one.kind === 'symbol') return [1];
  if (one.kind === 'negative') return powersOf(one.of, letter);
  if (one.kind === 'quotient' && !has(one.denominator, letter)) return powersOf(one.numerator, letter);
  if (one.kind === 'sum') {
    const powers = one.terms.map((term) => powersOf(term, letter));
    return powers.includes(null) ? null : distinct(powers.flatMap((all) => all!));
  }
  if (one.kind === 'product')
    return one.factors.map((factor) => powersOf(factor, letter)).reduce(productExponents, [0]);
  if (one.kind !== 'power') return null;
  const exponent = wholeIn(one.exponent);
  const base = exponent === null || exponent > MOST_TERMS ? null : powersOf(one.base, letter);
  return base && Array.from({ length: exponent! }, () => base).reduce(productExponents, [0]);
}

const productExponents = (some: number[] | null, others: number[] | null): number[] | null =>
  some && others && distinct(some.flatMap((one) => others.map((other) => one + other)));

const distinct = (all: number[]) => [...new Set(all)];

const wholeIn = (one: Expression): number | null =>
  one.kind === 'number' && one.value.d === 1n && one.value.n > 0n ? Number(one.value.n) : null;

const isPolynomial = (one: Expression, letter: string): boolean =>
  !contains(
    one,
    (part) =>
      has(part, letter) &&
      ((part.kind === 'quotient' && has(part.denominator, letter)) ||
        (part.kind === 'power' && wholeIn(part.exponent) === null) ||
        part.kind === 'root' ||
        part.kind === 'call' ||
        part.kind === 'log'),
  );

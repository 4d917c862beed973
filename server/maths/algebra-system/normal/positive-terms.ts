import { signOf, toNumber } from '../numbers/rational.ts';
import type { Factor, Term } from './term.ts';

/** Above 0 for all real values of the letters, and easily seen to be: x² + 4, 1 + e^x. */
export function areAlwaysPositive(terms: Term[]): boolean {
  const isFactorPositive = ({ base, exponent }: Factor) =>
    base.kind === 'constant' ||
    base.kind === 'number' ||
    (base.kind === 'call' && base.name === 'cosh') ||
    (exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n % 2n === 0n);
  if (isQuadraticAboveZero(terms)) return true;
  const isAlways = ({ factors }: Term) => factors.every(({ base }) => base.kind !== 'symbol');
  return (
    terms.every((term) => signOf(term.coefficient) > 0 && term.factors.every(isFactorPositive)) &&
    (terms.some(isAlways) ||
      terms.every(({ factors }) => factors.every(({ base }) => base.kind === 'constant')))
  );
}

function isQuadraticAboveZero(terms: Term[]): boolean {
  const letter = terms[0]?.factors[0]?.base;
  if (letter?.kind !== 'symbol') return false;
  const sizes = [0, 1, 2].map((degree) => {
    const termOfDegree = terms.find(({ factors: [factor, other] }) =>
      degree === 0
        ? !factor
        : !other &&
          factor?.base.kind === 'symbol' &&
          factor.base.name === letter.name &&
          factor.exponent.kind === 'number' &&
          factor.exponent.value.d === 1n &&
          factor.exponent.value.n === BigInt(degree),
    );
    return termOfDegree ? toNumber(termOfDegree.coefficient) : 0;
  });
  const [c, b, a] = sizes as [number, number, number];
  return terms.length === sizes.filter((size) => size !== 0).length && a > 0 && b * b - 4 * a * c < 0;
}

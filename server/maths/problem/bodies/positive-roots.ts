import {
  type Expression,
  mapParts,
  number,
  power,
  product,
  root,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import { termsOf } from '../../algebra-system/normal/terms.ts';

/** √(a²b) as a√b, where letters stand for lengths, masses and speeds, which are positive. */
export function withPositiveRoots(one: Expression): Expression {
  return exact(taken(exact(one)));
}

function taken(one: Expression): Expression {
  const parts = mapParts(one, taken);
  const under = parts.kind === 'root' && parts.index === 2 ? parts.of : isHalf(parts) ? parts.base : null;
  if (!under) return parts;
  const terms = termsOf(exact(under));
  const shared = symbolsOf(under).flatMap((letter) => {
    const least = Math.min(...terms.map((term) => exponentOf(letter, term)));
    const half = Math.floor(least / 2);
    return Number.isFinite(half) && half !== 0 ? [{ letter, half }] : [];
  });
  if (shared.length === 0) return parts;
  const rest = exact(
    product(fromTerms(terms), ...shared.map(({ letter, half }) => power(symbol(letter), number(-2 * half)))),
  );
  return product(...shared.map(({ letter, half }) => power(symbol(letter), number(half))), root(rest));
}

const isHalf = (one: Expression): one is Extract<Expression, { kind: 'power' }> =>
  one.kind === 'power' &&
  one.exponent.kind === 'number' &&
  one.exponent.value.n === 1n &&
  one.exponent.value.d === 2n;

function exponentOf(letter: string, { factors }: ReturnType<typeof termsOf>[number]): number {
  const own = factors.find(({ base }) => base.kind === 'symbol' && base.name === letter);
  if (!own) return factors.some(({ base }) => symbolsOf(base).includes(letter)) ? Number.NaN : 0;
  return own.exponent.kind === 'number' && own.exponent.value.d === 1n
    ? Number(own.exponent.value.n)
    : Number.NaN;
}

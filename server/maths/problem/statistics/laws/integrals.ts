import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  difference,
  number,
  product,
  substitute,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Cases, Piece } from '../facts/cases.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';

/** The density, of whichever of the two was given. */
export const densityOf = ({ letter, isCumulative, pieces }: Cases): Piece[] =>
  isCumulative ? pieces.map((one) => ({ ...one, body: differentiate(one.body, letter) })) : pieces;

/** The integral of g times the density over its pieces, exactly; null where there is no antiderivative. */
export function exactIntegral(
  pieces: readonly Piece[],
  letter: string,
  weight: Expression = number(1),
): Expression | null {
  const parts = pieces.map(({ from, to, body }) => {
    const inner = exact(product(weight, body));
    const found = antiderivative(inner, letter);
    return found && difference(substitute(found.value, letter, to), substitute(found.value, letter, from));
  });
  return parts.every((one) => one !== null) ? sum(...parts) : null;
}

/** The distribution function on each piece, exactly. */
export function cumulativeOf(pieces: readonly Piece[], letter: string): Piece[] | null {
  let before: Expression = number(0);
  const found: Piece[] = [];
  for (const piece of pieces) {
    const one = antiderivative(exact(piece.body), letter)?.value;
    if (!one) return null;
    const rise = difference(one, substitute(one, letter, piece.from));
    const body = exact(sum(before, rise));
    found.push({ ...piece, body });
    before = exact(substitute(body, letter, piece.to));
  }
  return found;
}

/** The value below which the share p lies, exactly. */
export function exactQuantile(
  pieces: readonly Piece[],
  letter: string,
  p: Expression,
  near: number,
): Expression | null {
  const cumulative = cumulativeOf(pieces, letter);
  const piece = cumulative?.find(
    ({ from, to }) => near >= evaluate(from) - 1e-9 && near <= evaluate(to) + 1e-9,
  );
  const zeros = piece && exactZeros(exact(difference(piece.body, p)), letter);
  return zeros?.find((zero) => Math.abs(evaluate(zero) - near) < 1e-7) ?? null;
}

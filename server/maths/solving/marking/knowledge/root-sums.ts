import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import type { Said } from '../lines/said.ts';

const HAS_ROOTS = /\broots?\b|根/i;
const NAMES_ROOTS = /α|\\alpha/;

/** S1 = Σα and S2 = Σαβ of the one polynomial equation whose roots the question calls α, β, …; none of any other. */
export function rootSums(question: string, told: readonly Said[]): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  if (!HAS_ROOTS.test(question) || !NAMES_ROOTS.test(question)) return sums;
  const [coefficients, another] = told.flatMap(({ sides: [left, right, more] }) => {
    if (!left?.value || !right?.value || more) return [];
    const all = difference(left.value, right.value);
    const found = symbolsOf(all).join() === 'x' ? polynomialOf(all, 'x') : null;
    return found && found.length > 2 ? [found.map(toNumber)] : [];
  });
  if (!coefficients || another) return sums;
  const [first, second, third] = coefficients.toReversed();
  sums.set('S1', [-second! / first!]);
  sums.set('S2', [third! / first!]);
  return sums;
}

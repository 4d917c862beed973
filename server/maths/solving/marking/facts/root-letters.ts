import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Complex } from '../../../algebra-system/numbers/complex.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Said } from '../lines/said.ts';

const LETTERS = ['α', 'β', 'γ', 'δ'];
const NAMES = ['alpha', 'beta', 'gamma', 'delta'];
const HAS_ROOTS = /\broots?\b|根/i;
const NAMES_ROOTS = /α|\\alpha/;

/** The roots of the one polynomial equation of the question, in each order of their letters; none where there is another. */
export function rootLetters(question: string, told: readonly Said[]): Record<string, Complex>[] {
  if (!HAS_ROOTS.test(question) || !NAMES_ROOTS.test(question)) return [];
  const [roots, another] = told.flatMap(({ sides: [left, right, more] }) => {
    if (!left?.value || !right?.value || more) return [];
    const all = difference(left.value, right.value);
    const found = symbolsOf(all).length === 1 ? polynomialOf(all, symbolsOf(all)[0]!) : null;
    const own = found && found.length > 2 && found.length < 6 ? complexRoots(found) : null;
    return own ? [own] : [];
  });
  if (!roots || another || roots.length > 4) return [];
  return ordersOf(roots).map((order) =>
    Object.fromEntries(order.map((root, at): [string, Complex] => [NAMES[at]!, root])),
  );
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

const SUM_OF =
  /(?:[Σ∑]|\\sum)\s{0,2}(?:α|\\alpha)\s{0,2}(?:(?:\^\{?(\d)\}?|([²³⁴]))|((?:β|\\beta)\s{0,2}((?:γ|\\gamma))?))?(?![\w^²³⁴])/gu;

/** Σα, Σα² and Σαβ of the roots written out. */
export function withRootSums(line: string, count: number): string {
  if (count < 2) return line;
  const letters = LETTERS.slice(0, count);
  return line.replace(SUM_OF, (_, power?: string, raised?: string, pair?: string, third?: string) => {
    const to = power ?? (raised ? String('²³⁴'.indexOf(raised) + 2) : null);
    if (!pair) return `(${letters.map((one) => (to ? `${one}^${to}` : one)).join('+')})`;
    const size = third ? 3 : 2;
    return `(${chosen(letters, size)
      .map((some) => some.join('*'))
      .join('+')})`;
  });
}

function chosen<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => chosen(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

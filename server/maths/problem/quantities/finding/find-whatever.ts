import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { equation } from '../network/equation.ts';
import { withScans } from '../network/roots.ts';
import { find, type Found, knownOf } from './found.ts';

const MOST_TRIES = 60;
/** What is decided by what is told needs far fewer. */
const MOST_SCANS = 32;
const SIZES = [
  ['1.37', '2.91'],
  ['0.83', '1.74'],
] as const;

/**
 * What is wanted, where it is the same whatever the quantities are that nobody tells: a ratio of energies, whatever the
 * mass. These are given two sizes, one after the other.
 */
export const findWhatever = (wanted: Expression, sheet: Sheet): Found | null =>
  withScans(MOST_SCANS, () => found(wanted, sheet));

function found(wanted: Expression, sheet: Sheet): Found | null {
  const outright = find(wanted, sheet);
  if (outright) return outright;
  const known = knownOf(sheet);
  const open = nearby(wanted, sheet).filter((letter) => !Object.hasOwn(known, letter));
  const choices = [...lastingFirst(open, sheet).map((one) => [one]), ...pairsOf(open)].slice(0, MOST_TRIES);
  for (const letters of choices) {
    const [first, second] = SIZES.map((sizes) => find(wanted, withSizes(sheet, letters, sizes)));
    const [a, b] = [first, second].map((one) =>
      one?.solutions.length === 1 ? evaluate(wanted, one.solutions[0]) : NaN,
    );
    if (Math.abs(a! - b!) <= 1e-9 * Math.abs(a!)) return first!;
  }
  return null;
}

/** The letters that share equations with what is wanted. */
function nearby(wanted: Expression, { equations }: Sheet): string[] {
  const own = symbolsOf(wanted);
  const beside = equations.filter(({ symbols }) => symbols.some((one) => own.includes(one)));
  return [...new Set([...own, ...beside.flatMap(({ symbols }) => symbols)])];
}

/** What is the same at all times first. */
function lastingFirst(all: readonly string[], { quantities }: Sheet): string[] {
  const lasting = new Set(
    [...quantities.values()].flatMap(({ symbol: letter, property }) => (property.isLasting ? [letter] : [])),
  );
  return [...all.filter((one) => lasting.has(one)), ...all.filter((one) => !lasting.has(one))];
}

const pairsOf = (all: readonly string[]): string[][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));

const withSizes = (sheet: Sheet, letters: readonly string[], sizes: readonly string[]): Sheet => ({
  ...sheet,
  equations: [
    ...sheet.equations,
    ...letters.map((letter, at) =>
      equation(symbol(letter), number(rationalOfDecimal(sizes[at]!)), {
        name: { en: 'Whatever this is, say 1.', zh: '它不影响结果，任取一个值。' },
        by: { relation: 'constant', of: [] },
      }),
    ),
  ],
});

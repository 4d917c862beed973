import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { Fault } from '../fault.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { equation } from '../network/equation.ts';
import { withScans } from '../network/roots.ts';
import { find, followingFrom, type Found, knownOf } from './found.ts';

const MOST_TRIES = 60;
/** What is decided by what is told needs far fewer. */
const MOST_SCANS = 32;
const SIZES = [
  ['1.37', '2.91', '0.61', '3.7', '1.13', '0.47'],
  ['0.83', '1.74', '2.3', '1.9', '0.71', '3.1'],
] as const;

/**
 * What is wanted, where it is the same whatever the quantities are that nobody tells: a ratio of energies, whatever the
 * mass. These are given two sizes, one after the other.
 */
export function findWhatever(wanted: Expression, sheet: Sheet): Found | null {
  try {
    const found = withScans(MOST_SCANS, () => foundFor(wanted, sheet));
    if (found) return found;
  } catch (error) {
    const found = error instanceof Fault ? whateverIsFree(wanted, sheet) : null;
    if (found) return found;
    throw error;
  }
  return whateverIsFree(wanted, sheet);
}

function foundFor(wanted: Expression, sheet: Sheet): Found | null {
  const outright = find(wanted, sheet);
  if (outright) return outright;
  const known = knownOf(sheet);
  const open = nearby(wanted, sheet).filter((letter) => !Object.hasOwn(known, letter));
  const choices = [...lastingFirst(open, sheet).map((one) => [one]), ...pairsOf(open)].slice(0, MOST_TRIES);
  for (const letters of choices) {
    const found = alike(wanted, sheet, letters);
    if (found) return found;
  }
  return null;
}

/** What is found for two sizes of the letters alike. */
function alike(wanted: Expression, sheet: Sheet, letters: readonly string[]): Found | null {
  const [first, second] = SIZES.map((sizes) => find(wanted, withSizes(sheet, letters, sizes)));
  const [a, b] = [first, second].map((one) =>
    one?.solutions.length === 1 ? evaluate(wanted, one.solutions[0]) : NaN,
  );
  return Math.abs(a! - b!) <= 1e-9 * Math.abs(a!) ? first! : null;
}

/** With a size for all that nothing decides. */
function whateverIsFree(wanted: Expression, sheet: Sheet): Found | null {
  try {
    return withScans(MOST_SCANS, () => {
      for (const letters of leftFree(wanted, sheet)) {
        const found = alike(wanted, sheet, letters);
        if (found) return found;
      }
      return null;
    });
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** The letters that share equations with what is wanted. */
function nearby(wanted: Expression, { equations }: Sheet): string[] {
  const own = symbolsOf(wanted);
  const beside = equations.filter(({ symbols }) => symbols.some((one) => own.includes(one)));
  return [...new Set([...own, ...beside.flatMap(({ symbols }) => symbols)])];
}

/** The letters of what is told, and near what is wanted, that nothing decides, once those before them have a size. */
function leftFree(wanted: Expression, sheet: Sheet): string[][] {
  const known = knownOf(sheet);
  const told = lastingFirst(
    [...new Set(sheet.equations.flatMap(({ by, symbols }) => (by ? symbols : [])))],
    sheet,
  );
  const near = lastingFirst(nearby(wanted, sheet), sheet).filter((one) => !symbolsOf(wanted).includes(one));
  const isOpen = (letter: string) => !Object.hasOwn(known, letter);
  return [told, [...near, ...told]].flatMap((all) => {
    const free = freeAmong(all.filter(isOpen), wanted, sheet);
    return free ? [free] : [];
  });
}

function freeAmong(letters: readonly string[], wanted: Expression, sheet: Sheet): string[] | null {
  const free: string[] = [];
  for (const letter of letters) {
    const follows = followingFrom(withSizes(sheet, free, SIZES[0]));
    if (symbolsOf(wanted).every((one) => Object.hasOwn(follows, one))) break;
    if (Object.hasOwn(follows, letter)) continue;
    if (free.length === SIZES[0].length) return null;
    free.push(letter);
  }
  return free.length > 0 ? free : null;
}

/** What is the same at all times first. */
function lastingFirst(all: readonly string[], { quantities }: Sheet): string[] {
  const lasting = new Set(
    [...quantities.values()].flatMap(({ symbol: letter, property }) =>
      property.isLasting && !property.isSteady ? [letter] : [],
    ),
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

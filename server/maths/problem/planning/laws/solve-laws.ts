import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  rationalValue,
  root,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { cleared } from '../values/system.ts';
import type { Law } from './law.ts';

/** What a letter was found to be, and the laws that it was found from. */
interface Found {
  value: Expression;
  from: ReadonlySet<Law>;
}

export type Branch = ReadonlyMap<string, Found>;

interface Open {
  zero: Expression;
  from: ReadonlySet<Law>;
}

const MAX_BRANCHES = 8;
const MAX_ROUNDS = 60;

/**
 * The letters that are wanted, found from the laws; the letters of `known` stay as they are. Every way in which a
 * square can be undone is a branch of its own. Null where they are not decided.
 */
export function solveLaws(
  laws: readonly Law[],
  wanted: readonly string[],
  known: ReadonlySet<string>,
): Branch[] | null {
  const open = laws.map((law): Open => ({ zero: law.zero, from: new Set([law]) }));
  return follow(open, new Map(), wanted, known, MAX_ROUNDS);
}

function follow(
  open: readonly Open[],
  found: Branch,
  wanted: readonly string[],
  known: ReadonlySet<string>,
  rounds: number,
): Branch[] | null {
  if (wanted.every((letter) => isSettled(found.get(letter), known))) return [found];
  const step = rounds > 0 ? (ofOneUnknown(open, known) ?? ofLinear(open, known)) : null;
  if (!step) return null;
  const { letter, values, one } = step;
  const rest = open.filter((other) => other !== one);
  const all: Branch[] = [];
  for (const value of values) {
    const put = ({ zero, from }: Open): Open =>
      has(zero, letter)
        ? { zero: exact(substitute(zero, letter, value)), from: new Set([...from, ...one.from]) }
        : { zero, from };
    const next = new Map(
      [...found].map(([name, before]) => [name, renewed(before, letter, value, one.from)]),
    );
    next.set(letter, { value, from: one.from });
    const branches = follow(rest.map(put), next, wanted, known, rounds - 1);
    if (!branches) return null;
    all.push(...branches);
  }
  return all.length <= MAX_BRANCHES ? all : null;
}

const isSettled = (one: Found | undefined, known: ReadonlySet<string>): boolean =>
  one !== undefined && symbolsOf(one.value).every((letter) => known.has(letter));

const renewed = (before: Found, letter: string, value: Expression, from: ReadonlySet<Law>): Found =>
  has(before.value, letter)
    ? { value: exact(substitute(before.value, letter, value)), from: new Set([...before.from, ...from]) }
    : before;

interface Move {
  letter: string;
  values: Expression[];
  one: Open;
}

/** A law in which a single letter is not known. */
function ofOneUnknown(open: readonly Open[], known: ReadonlySet<string>): Move | null {
  let square: Move | null = null;
  for (const one of open) {
    const letters = symbolsOf(one.zero).filter((letter) => !known.has(letter));
    if (letters.length !== 1) continue;
    const values = rootsOf(one.zero, letters[0]!);
    if (!values) continue;
    if (values.length === 1) return { letter: letters[0]!, values, one };
    square ??= { letter: letters[0]!, values, one };
  }
  return square;
}

/** A letter that stands in the first power, expressed by the others. */
function ofLinear(open: readonly Open[], known: ReadonlySet<string>): Move | null {
  let second: Move | null = null;
  for (const one of open)
    for (const letter of symbolsOf(one.zero).filter((name) => !known.has(name))) {
      const coefficients = coefficientsOf(cleared(one.zero), letter);
      if (coefficients?.length !== 2) continue;
      const [free, before] = [tidy(coefficients[0]!), tidy(coefficients[1]!)];
      const move: Move = { letter, values: [exact(quotient(negative(free), before))], one };
      if (symbolsOf(before).every((name) => known.has(name))) return move;
      second ??= move;
    }
  return second;
}

/** The roots of an equation of the first or the second degree in a letter. */
function rootsOf(zero: Expression, letter: string): Expression[] | null {
  const coefficients = coefficientsOf(cleared(zero), letter);
  if (!coefficients || coefficients.length < 2 || coefficients.length > 3) return null;
  const [c, b, a] = coefficients.map(tidy) as [Expression, Expression, Expression | undefined];
  if (!a) return [exact(quotient(negative(c), b))];
  if (rationalValue(exact(c))?.n === 0n) return [number(0), exact(quotient(negative(b), a))];
  const under = exact(difference(power(b, 2), product(number(4), a, c)));
  if (symbolsOf(under).length === 0 && evaluate(under) < 0) return [];
  const half = (sign: 1 | -1): Expression =>
    exact(quotient(sum(negative(b), product(number(sign), root(under))), product(number(2), a)));
  const isDouble = symbolsOf(under).length === 0 && Math.abs(evaluate(under)) < 1e-12;
  return isDouble ? [half(1)] : [half(1), half(-1)];
}

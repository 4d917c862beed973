import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';

export interface Equation {
  left: Expression;
  right: Expression;
}

type Function = (at: number) => number;

const FAR = 24;
const PARTS = 6000;
/** Numbers for the other letters. */
const OTHERS = [
  [0.7, 1.3, 2.1],
  [-1.9, 0.6, 1.1],
  [2.7, -3.3, 0.9],
  [3.1, 1.7, -2.9],
  [-0.3, 2.3, 1.7],
  [6.3, 4.8, 3.7],
];

const gapOf =
  ({ left, right }: Equation, letter: string, others: Readonly<Record<string, number>>): Function =>
  (at) => {
    const values = { ...others, [letter]: at };
    const [a, b] = [evaluate(left, values), evaluate(right, values)];
    return (a - b) / Math.max(1, Math.abs(a), Math.abs(b));
  };

/** Where a function changes its sign and is zero there. */
function rootsOf(gap: Function): number[] {
  const place = (i: number) => -FAR + (2 * FAR * (i + 0.3819)) / PARTS;
  return Array.from({ length: PARTS }, (_, i): number[] => {
    let [low, high] = [place(i), place(i + 1)];
    if (!(gap(low) * gap(high) <= 0)) return [];
    for (let turn = 0; turn < 70; turn += 1) {
      const middle = (low + high) / 2;
      if (gap(low) * gap(middle) <= 0) high = middle;
      else low = middle;
    }
    const root = (low + high) / 2;
    return Math.abs(gap(root)) < 1e-9 ? [root] : [];
  }).flat();
}

/** Whether the two sides of one differ by a multiple of what those of the other do. */
export function isMultiple(one: Equation, other: Equation): boolean {
  const letters = [...new Set([one.left, one.right, other.left, other.right].flatMap(symbolsOf))];
  if (letters.length === 0) return false;
  const ratios = OTHERS.map((values, row) => {
    const numbers = Object.fromEntries(
      letters.map((letter, at) => [letter, values[at % 3]! + 0.17 * (at + row)]),
    );
    const gap = ({ left, right }: Equation) => evaluate(left, numbers) - evaluate(right, numbers);
    return gap(one) / gap(other);
  }).filter((ratio) => Number.isFinite(ratio) && Math.abs(ratio) > 1e-12);
  const [first] = ratios;
  return ratios.length > 2 && ratios.every((ratio) => Math.abs(ratio - first!) < 1e-8 * Math.abs(first!));
}

/**
 * Whether every solution of one equation that is allowed is one of the other, and, where both are said to be the same
 * equation, the other way about; there has to be a solution.
 */
export function follows(
  from: Equation,
  to: Equation,
  letter: string,
  isAllowed: (at: number) => boolean,
  areSame: boolean,
): boolean {
  const letters = [...new Set([from.left, from.right, to.left, to.right].flatMap(symbolsOf))];
  const others = letters.filter((one) => one !== letter);
  const rows = others.length === 0 ? OTHERS.slice(0, 1) : OTHERS;
  let seen = 0;
  for (const row of rows) {
    const values = Object.fromEntries(others.map((one, at) => [one, row[at % 3]!]));
    const [before, after] = [gapOf(from, letter, values), gapOf(to, letter, values)];
    // What holds everywhere says nothing.
    if ([0.31, 1.27, 2.6, 5.9].every((at) => !(Math.abs(after(at)) > 1e-9))) return false;
    const roots = rootsOf(before).filter(isAllowed);
    if (!roots.every((at) => Math.abs(after(at)) < 1e-7)) return false;
    if (areSame && rootsOf(after).some((at) => isAllowed(at) && Math.abs(before(at)) > 1e-7)) return false;
    if (roots.length > 0) seen += 1;
  }
  return seen >= Math.min(2, rows.length);
}

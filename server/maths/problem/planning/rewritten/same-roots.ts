import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';

export interface Equation {
  left: Expression;
  right: Expression;
}

type Gap = (at: number) => number;

/** Roots of printed equations lie near nought; those of logarithms may lie as far out as their powers. */
const NEAR = 24;
const PARTS = 6000;
const FAR = 1e6;
const FAR_PARTS = 600;
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
  ({ left, right }: Equation, letter: string, others: Readonly<Record<string, number>>): Gap =>
  (at) => {
    const values = { ...others, [letter]: at };
    const [a, b] = [evaluate(left, values), evaluate(right, values)];
    return (a - b) / Math.max(1, Math.abs(a), Math.abs(b));
  };

const PLACES = [
  ...Array.from({ length: FAR_PARTS }, (_, i) => -FAR * (NEAR / FAR) ** (i / FAR_PARTS)),
  ...Array.from({ length: PARTS + 1 }, (_, i) => -NEAR + (2 * NEAR * (i + 0.3819)) / PARTS),
  ...Array.from({ length: FAR_PARTS }, (_, i) => NEAR * (FAR / NEAR) ** ((i + 1) / FAR_PARTS)),
];

/** Where a gap is nought: where it changes its sign, only touches nought, or begins and ends to be anything. */
function rootsOf(gap: Gap): number[] {
  const values = PLACES.map(gap);
  const found = PLACES.flatMap((place, i): number[] => {
    const [before, here, next] = [values[i - 1], values[i]!, values[i + 1]];
    if (next === undefined) return [];
    if (here * next <= 0) return [crossing(gap, place, PLACES[i + 1]!)];
    if (Number.isFinite(here) !== Number.isFinite(next)) return [edge(gap, place, PLACES[i + 1]!)];
    if (before === undefined || !(Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(next)))
      return [];
    return [lowest(gap, PLACES[i - 1]!, PLACES[i + 1]!)];
  });
  return found.filter((root) => Math.abs(gap(root)) < 1e-9);
}

const TURNS = 70;

function crossing(gap: Gap, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (low + high) / 2;
    if (gap(low) * gap(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** The last place at which the gap is a number. */
function edge(gap: Gap, from: number, to: number): number {
  let [inside, outside] = Number.isFinite(gap(from)) ? [from, to] : [to, from];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (inside + outside) / 2;
    if (Number.isFinite(gap(middle))) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Where the size of the gap is least, by thirds. */
function lowest(gap: Gap, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 2 * TURNS; turn += 1) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(gap(one)) <= Math.abs(gap(other))) high = other;
    else low = one;
  }
  const at = (low + high) / 2;
  const near = Math.round(at * 1e6) / 1e6;
  return Math.abs(gap(near)) <= Math.abs(gap(at)) ? near : at;
}

/** Whether one equation is a constant multiple of the other. */
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
 * Whether every allowed solution of one equation solves the other, and the reverse where they are said to be the same;
 * there must be a solution.
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

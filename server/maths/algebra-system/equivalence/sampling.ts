import { evaluate } from '../expressions/evaluate.ts';
import type { Expression } from '../expressions/expression.ts';
import { parse } from '../parsing/statement.ts';
import { randomOf, seedOf } from '../numeric/random.ts';

type Real = (at: number) => number;

/** Ranges in which A-Level functions are usually defined. */
const RANGES: [number, number][] = [
  [-1, 1],
  [0, 1],
  [-4, 4],
  [0.5, 8],
  [2, 20],
];
const SAMPLE_COUNT = 8;

/** The last expression of an answer as it stands in its text, so that what is checked is what is shown. */
export function shownValue(answer: { text: string }): Expression | null {
  const parsed = parse(answer.text);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  if (statement.kind === 'expression') return statement.value;
  return statement.kind === 'relation' && statement.signs.length === 1 ? statement.sides[1]! : null;
}

export function realFunction(one: Expression, letter: string): Real {
  return (at) => evaluate(one, { [letter]: at });
}

/** The slope by differences of two widths; NaN where they do not agree. */
export function slopeAt(f: Real, at: number): number {
  const width = 2e-3 * Math.max(0.05, Math.min(1, Math.abs(at)));
  const by = (h: number) => (8 * (f(at + h) - f(at - h)) - (f(at + 2 * h) - f(at - 2 * h))) / (12 * h);
  const [coarse, fine] = [by(width), by(width / 2)];
  return Math.abs(coarse - fine) <= 1e-6 * Math.max(1, Math.abs(fine)) ? fine : NaN;
}

/** Whether both have the same value at enough points where both are defined. */
export function agree(one: Real, other: Real, seed: string, tolerance = 1e-6): boolean {
  const random = randomOf(seedOf(seed));
  let agreed = 0;
  for (const [from, to] of RANGES)
    for (let point = 0; point < 12; point += 1) {
      const at = from + (to - from) * random();
      const [left, right] = [one(at), other(at)];
      if (!Number.isFinite(left) || !Number.isFinite(right) || Math.abs(left) > 1e9) continue;
      if (Math.abs(left - right) > tolerance * Math.max(1, Math.abs(left), Math.abs(right))) return false;
      agreed += 1;
    }
  return agreed >= SAMPLE_COUNT;
}

/** The derivative is the slope of the function, by differences. */
export function isDerivative(derivative: Expression, of: Expression, letter: string): boolean {
  const [f, slope] = [realFunction(of, letter), realFunction(derivative, letter)];
  return agree((at) => slopeAt(f, at), slope, 'derivative');
}

/** The slope of the antiderivative, by differences, is the integrand. */
export function isAntiderivative(antiderivative: Expression, integrand: Expression, letter: string): boolean {
  return isDerivative(integrand, antiderivative, letter);
}

/** Somewhere in between the function has no value or grows beyond all bounds. */
export function hasPole(f: Real, from: number, to: number): boolean {
  const steps = 1200;
  let [highest, highestAt] = [0, from];
  for (let step = 0; step <= steps; step += 1) {
    const at = from + ((to - from) * step) / steps;
    const size = Math.abs(f(at));
    if (!Number.isFinite(size)) return true;
    if (size > highest) [highest, highestAt] = [size, at];
  }
  let width = Math.abs(to - from) / steps;
  const first = Math.max(highest, 1);
  for (let zoom = 0; zoom < 12; zoom += 1) {
    const near = Array.from({ length: 21 }, (_, index) => highestAt + (width * (index - 10)) / 10).filter(
      (at) => (at - from) * (at - to) <= 0,
    );
    for (const at of near) {
      const size = Math.abs(f(at));
      if (!Number.isFinite(size)) return true;
      if (size > highest) [highest, highestAt] = [size, at];
    }
    width /= 8;
  }
  return highest > 1e4 * first;
}

const STEPS = 570;
const REACH = 13;
const FINE = 0.02;

/** Dense about zero, reaching past ±4000; no point falls on a number that a student is likely to mean. */
const GRID = Array.from(
  { length: STEPS + 1 },
  (_, index) => FINE * Math.sinh(REACH * ((2 * (index + 0.137)) / STEPS - 1)),
);

export interface Window {
  from: number;
  to: number;
}

/** Zeros that are certain: sign changes without a pole, and minima of |f| that touch. Some may be missed. */
export function certainZeros(f: (x: number) => number, window: Window | null): number[] {
  const grid = window ? within(window) : GRID;
  const heights = grid.map(f);
  const zeros: number[] = [];
  for (let index = 1; index < grid.length; index += 1) {
    const [before, here] = [heights[index - 1]!, heights[index]!];
    if (!Number.isFinite(before) || !Number.isFinite(here)) continue;
    // Where exponentials underflow, signs mean nothing.
    if (Math.max(Math.abs(before), Math.abs(here)) < 1e-200) continue;
    if (Math.sign(before) !== Math.sign(here)) {
      const zero = bisect(f, grid[index - 1]!, grid[index]!, before);
      const height = Math.abs(f(zero));
      if (height <= 1e-6 * Math.max(Math.abs(before), Math.abs(here))) zeros.push(snapToFraction(f, zero));
      continue;
    }
    const after = heights[index + 1];
    if (
      after === undefined ||
      !(Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after)) ||
      Math.sign(here) !== Math.sign(after)
    )
      continue;
    const zero = lowest((x) => Math.abs(f(x)), grid[index - 1]!, grid[index + 1]!);
    if (Math.abs(f(zero)) <= 1e-10 * Math.max(Math.abs(before), Math.abs(after)))
      zeros.push(snapToFraction(f, zero));
  }
  return zeros.filter((zero, index) => index === 0 || !near(zero, zeros[index - 1]!));
}

export const near = (a: number, b: number, tolerance = 1e-6): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

function within({ from, to }: Window): number[] {
  const margin = (to - from) * 1e-3;
  return Array.from(
    { length: STEPS + 1 },
    (_, index) => from - margin + ((to - from + 2 * margin) * (index + 0.137)) / STEPS,
  );
}

function bisect(f: (x: number) => number, from: number, to: number, height: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === Math.sign(height)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function lowest(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 70; step += 1) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/**
 * A zero where the curve only touches is found to half the digits; a simple fraction beside it that fits better is
 * taken.
 */
function snapToFraction(f: (x: number) => number, zero: number): number {
  const height = Math.abs(f(zero));
  for (const divisor of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const simple = Math.round(zero * divisor) / divisor;
    if (near(simple, zero, 1e-7) && Math.abs(f(simple)) <= height) return simple;
  }
  return zero;
}

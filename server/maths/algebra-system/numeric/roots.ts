/** Real functions are scanned this finely; a double root shows as a minimum of |f|. */
const STEPS = 4000;

/**
 * Every zero of a continuous piece of f in [from, to], ascending: sign changes by bisection, and touching zeros at the
 * minima of |f|. `size` gives the size of the terms at x, so that a function which is merely small is not taken for 0.
 */
export function zerosIn(
  f: (x: number) => number,
  from: number,
  to: number,
  { size = () => 1, steps = STEPS }: { size?: (x: number) => number; steps?: number } = {},
): number[] {
  const zeros: number[] = [];
  const width = (to - from) / steps;
  const isZero = (x: number) => Math.abs(f(x)) <= 1e-9 * Math.max(1e-300, size(x));
  const addZero = (x: number) => {
    if (
      x >= from - 1e-9 * Math.abs(width) &&
      x <= to + 1e-9 * Math.abs(width) &&
      !zeros.some((one) => Math.abs(one - x) < width * 1e-3)
    )
      zeros.push(x);
  };
  for (let index = 0; index <= steps; index += 1) {
    const x = from + index * width;
    const here = f(x);
    if (isZero(x)) addZero(x);
    if (index === steps || !Number.isFinite(here)) continue;
    const next = f(x + width);
    if (Number.isFinite(next) && here * next < 0) {
      const root = bisect(f, x, x + width);
      if (Math.abs(f(root)) <= 1e-6 * Math.max(1e-300, size(root), Math.min(Math.abs(here), Math.abs(next))))
        addZero(root);
    }
    const before = f(x - width);
    // Where f has died out, it has no minimum to look for.
    const isLevel = here === before && here === next;
    if (index > 0 && !isLevel && Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(next)) {
      const low = lowest((at) => Math.abs(f(at)), x - width, x + width);
      if (isZero(low)) addZero(low);
    }
  }
  return zeros.sort((a, b) => a - b);
}

function bisect(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = f(low) < 0;
  for (let step = 0; step < 100 && high - low > 0; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (f(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function lowest(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 80; step += 1) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Simpson's rule with doubling, for checking an exact integral; NaN where f is not finite in between. */
export function integral(f: (x: number) => number, from: number, to: number): number {
  let previous = NaN;
  for (let panels = 64; panels <= 65_536; panels *= 2) {
    const width = (to - from) / panels;
    let total = f(from) + f(to);
    for (let index = 1; index < panels; index += 1)
      total += (index % 2 === 1 ? 4 : 2) * f(from + index * width);
    const value = (total * width) / 3;
    if (Math.abs(value - previous) <= 1e-11 * Math.max(1, Math.abs(value))) return value;
    previous = value;
  }
  return previous;
}

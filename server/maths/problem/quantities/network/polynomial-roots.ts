/** Every real root of a polynomial, the coefficients from the lowest: between two turns there is one at most. */
export function realRoots(coefficients: readonly number[]): number[] {
  const all = trimmed(coefficients);
  if (all.length <= 1) return [];
  if (all.length === 2) return [-all[0]! / all[1]!];
  const at = (x: number) => all.reduceRight((value, one) => value * x + one, 0);
  const size = (x: number) => all.reduce((sum, one, power) => sum + Math.abs(one * x ** power), 0);
  const bound = 1 + Math.max(...all.map((one) => Math.abs(one / all.at(-1)!)));
  const turns = realRoots(all.slice(1).map((one, power) => one * (power + 1)));
  const ends = [-bound, ...turns.toSorted((a, b) => a - b), bound];
  const touching = turns.filter((x) => Math.abs(at(x)) <= 1e-12 * size(x));
  const crossing = ends
    .slice(1)
    .flatMap((high, i) => (at(ends[i]!) * at(high) < 0 ? [between(at, ends[i]!, high)] : []))
    .filter((x) => !touching.some((other) => Math.abs(other - x) <= 1e-6 * Math.max(1, Math.abs(x))));
  return [...touching, ...crossing];
}

function trimmed(coefficients: readonly number[]): number[] {
  const last = coefficients.findLastIndex((one) => one !== 0);
  return coefficients.slice(0, last + 1);
}

function between(at: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(at(low));
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (Math.sign(at(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

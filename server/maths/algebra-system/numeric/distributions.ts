import { integral } from './roots.ts';

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let index = 1; index <= Math.min(k, n - k); index += 1) result = (result * (n - index + 1)) / index;
  return Math.round(result) === result || result < 2 ** 53 ? Math.round(result) : result;
}

export function factorial(n: number): number {
  let result = 1;
  for (let index = 2; index <= n; index += 1) result *= index;
  return result;
}

/** Φ(z), by the series near the middle and the continued fraction in the tails. */
export function phi(z: number): number {
  if (z < 0) return 1 - phi(-z);
  if (z > 6) {
    let fraction = 0;
    for (let index = 60; index > 0; index -= 1) fraction = index / (z + fraction);
    return 1 - density(z) / (z + fraction);
  }
  let [term, total] = [z, z];
  for (let index = 1; index < 400 && Math.abs(term) > 1e-17; index += 1) {
    term *= (z * z) / (2 * index + 1);
    total += term;
  }
  return 0.5 + total * density(z);
}

export const density = (z: number) => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);

/** The z with Φ(z) = p. */
export const normalQuantile = (p: number) => quantile(phi, p, -12, 12);

/** P(T < t) for ν degrees of freedom. */
export function studentT(t: number, freedom: number): number {
  const constant =
    Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2)) / Math.sqrt(freedom * Math.PI);
  const area = integral((x) => constant * (1 + (x * x) / freedom) ** (-(freedom + 1) / 2), 0, Math.abs(t));
  return t < 0 ? 0.5 - area : 0.5 + area;
}

export const studentQuantile = (p: number, freedom: number) =>
  quantile((t) => studentT(t, freedom), p, -700, 700);

/** P(X² < x) for ν degrees of freedom, by the series of the incomplete gamma function. */
export function chiSquared(x: number, freedom: number): number {
  if (x <= 0) return 0;
  const [a, half] = [freedom / 2, x / 2];
  let [term, total] = [1 / a, 1 / a];
  for (let index = 1; index < 2000 && term > total * 1e-16; index += 1) {
    term *= half / (a + index);
    total += term;
  }
  return total * Math.exp(a * Math.log(half) - half - logGamma(a));
}

export const chiSquaredQuantile = (p: number, freedom: number) =>
  quantile((x) => chiSquared(x, freedom), p, 0, 20 * freedom + 100);

function quantile(below: (x: number) => number, p: number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 90; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** ln Γ(x) for positive halves and wholes. */
function logGamma(x: number): number {
  if (x === 0.5) return Math.log(Math.PI) / 2;
  return x === 1 ? 0 : Math.log(x - 1) + logGamma(x - 1);
}

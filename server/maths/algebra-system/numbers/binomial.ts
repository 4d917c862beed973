/** n over k, for n small enough that the result is exact. */
export function binomial(n: number, k: number): number {
  let result = 1;
  for (let step = 1; step <= k; step += 1) result = (result * (n - k + step)) / step;
  return result;
}

/** The greatest total at which the chance of no more than it is within the level; null where there is none. */
export function criticalOf(ways: readonly number[], level: number): number | null {
  const all = ways.reduce((a, b) => a + b, 0);
  let [below, critical] = [0, -1];
  for (const [total, count] of ways.entries()) {
    below += count;
    if (below / all > level + 1e-12) break;
    if (count > 0) critical = total;
  }
  return critical < 0 ? null : critical;
}

/** In how many ways so many of the ranks 1 to n add up to each total; any number of them where none is told. */
export function waysOf(n: number, count: number | null): number[] {
  const most = (n * (n + 1)) / 2;
  const table = Array.from({ length: (count ?? 0) + 1 }, () => Array.from({ length: most + 1 }, () => 0));
  table[0]![0] = 1;
  for (let rank = 1; rank <= n; rank += 1)
    for (let taken = count ?? 1; taken >= 1; taken -= 1) {
      const [from, to] = count === null ? [table[0]!, table[0]!] : [table[taken - 1]!, table[taken]!];
      for (let total = most; total >= rank; total -= 1) to[total]! += from[total - rank]!;
    }
  return table[count ?? 0]!;
}

/** The place of each among all, from the smallest; no two are alike. */
export const ranksOf = (sizes: readonly number[]): number[] =>
  sizes.map((one) => 1 + sizes.filter((other) => other < one - 1e-9).length);

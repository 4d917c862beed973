/** Levenberg–Marquardt from a start to where all errors are zero; null where it ends elsewhere. */
export function settled(
  start: readonly number[],
  errors: (v: readonly number[]) => number[],
  size: number,
  turns: number,
): number[] | null {
  let v = [...start];
  let e = errors(v);
  let cost = square(e);
  let damping = 1e-2;
  for (let turn = 0; turn < turns && cost > 1e-26; turn += 1) {
    if (!Number.isFinite(cost)) return null;
    const columns = v.map((one, i) => {
      const h = 1e-7 * Math.max(1, Math.abs(one));
      const moved = [...v];
      moved[i] = one + h;
      const next = errors(moved);
      return next.map((each, j) => (each - e[j]!) / h);
    });
    let isBetter = false;
    for (let tries = 0; tries < 8 && !isBetter; tries += 1) {
      const step = solved(
        columns.map((a, i) =>
          columns.map((b, j) => dot(a, b) + (i === j ? damping * (dot(a, a) + 1e-9) : 0)),
        ),
        columns.map((a) => -dot(a, e)),
      );
      if (!step) return null;
      const next = v.map((one, i) => one + step[i]!);
      const after = errors(next);
      const now = square(after);
      if (now < cost) {
        isBetter = true;
        [v, e, cost, damping] = [next, after, now, Math.max(damping / 8, 1e-14)];
      } else damping *= 6;
    }
    if (!isBetter) break;
  }
  return cost < 1e-18 * Math.max(1, size * size) ? v : null;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * b[i]!, 0);
const square = (a: readonly number[]): number => dot(a, a);

/** Gaussian elimination. */
function solved(matrix: number[][], right: number[]): number[] | null {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < n; i += 1) {
    let best = i;
    for (let j = i + 1; j < n; j += 1) if (Math.abs(rows[j]![i]!) > Math.abs(rows[best]![i]!)) best = j;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]![i]!;
    if (Math.abs(pivot) < 1e-300) return null;
    for (let j = i + 1; j < n; j += 1) {
      const share = rows[j]![i]! / pivot;
      if (share === 0) continue;
      for (let k = i; k <= n; k += 1) rows[j]![k]! -= share * rows[i]![k]!;
    }
  }
  const all = Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    const rest = rows[i]!.slice(i + 1, n).reduce((sum, one, j) => sum + one * all[i + 1 + j]!, 0);
    all[i] = (rows[i]![n]! - rest) / rows[i]![i]!;
  }
  return all.every(Number.isFinite) ? all : null;
}

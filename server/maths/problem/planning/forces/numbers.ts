/** What has to be zero, worked out from the unknown numbers. */
export type Residuals = (x: readonly number[]) => number[];

const MAX_ROUNDS = 200;
const SMALL = 1e-19;

/** Numbers for which every residual is zero, sought from several starts; each once. */
export function rootsFrom(residuals: Residuals, starts: readonly (readonly number[])[]): number[][] {
  const found: number[][] = [];
  for (const start of starts) {
    const root = descended(residuals, start);
    if (root && !found.some((one) => isSame(one, root))) found.push(root);
  }
  return found;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => Math.abs(value - other[at]!) < 1e-6 * Math.max(1, Math.abs(value)));

const sizeOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one * one, 0);

/** Downhill by the method of Levenberg and Marquardt. */
function descended(residuals: Residuals, start: readonly number[]): number[] | null {
  let x = [...start];
  let values = residuals(x);
  let size = sizeOf(values);
  let damping = 1e-3;
  for (let round = 0; round < MAX_ROUNDS && size > SMALL * 1e-6; round += 1) {
    const step = stepFrom(residuals, x, values, damping);
    const next = step && x.map((one, at) => one + step[at]!);
    const after = next && residuals(next);
    if (next && after && sizeOf(after) < size) {
      [x, values, size] = [next, after, sizeOf(after)];
      damping = Math.max(damping / 6, 1e-15);
    } else damping *= 5;
    if (!(damping < 1e12)) break;
  }
  return size < SMALL ? x : null;
}

/** (JᵀJ + damping) step = −Jᵀ r. */
function stepFrom(residuals: Residuals, x: readonly number[], values: readonly number[], damping: number) {
  const columns = x.map((one, at) => {
    const width = 1e-6 * Math.max(1, Math.abs(one));
    const [up, down] = [1, -1].map((sign) =>
      residuals(x.map((own, i) => (i === at ? own + sign * width : own))),
    ) as [number[], number[]];
    return up.map((high, i) => (high - down[i]!) / (2 * width));
  });
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, i) => sum + one * b[i]!, 0);
  const rows = columns.map((column, i) => [
    ...columns.map((other, j) => dot(column, other) + (i === j ? damping * (dot(column, column) + 1e-9) : 0)),
    -dot(column, values),
  ]);
  return eliminated(rows);
}

function eliminated(rows: number[][]): number[] | null {
  const count = rows.length;
  for (let at = 0; at < count; at += 1) {
    const best = rows.slice(at).reduce((a, b) => (Math.abs(b[at]!) > Math.abs(a[at]!) ? b : a));
    const place = rows.indexOf(best);
    [rows[at], rows[place]] = [rows[place]!, rows[at]!];
    const pivot = rows[at]![at]!;
    if (!(Math.abs(pivot) > 1e-300)) return null;
    for (let i = 0; i < count; i += 1) {
      const factor = i === at ? 0 : rows[i]![at]! / pivot;
      if (factor !== 0) rows[i] = rows[i]!.map((one, j) => one - factor * rows[at]![j]!);
    }
  }
  return rows.map((row, at) => row[count]! / row[at]!);
}

/** The value below which such a share of them lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

/** The middle with the least and the most, such as `1.4 (1.2–1.9)`. */
export function spread(values: number[], digits: number): string {
  const [least, half, most] = [0, 0.5, 1].map((share) => quantile(values, share).toFixed(digits));
  return values.some(Number.isNaN) ? '–' : `${half} (${least}–${most})`;
}

/** Rows of cells under each other; the first column to the left, the others to the right. */
export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

export interface Counts {
  passed: number;
  failed: number;
}

export const NOTHING_COUNTED: Counts = { passed: 0, failed: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** The counts in the last line of what a run printed; null where it came to none. */
export function readCounts(printed: string): Counts | null {
  const counts = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(printed);
  return counts && { passed: Number(counts[1]), failed: Number(counts[2]) };
}

/** One line that counts what was run; `begun` by performance.now(). */
export function printClosingLine({ begun, passed, failed }: Counts & { begun: number }): void {
  console.log(`\n${Math.round((performance.now() - begun) / 1000)} seconds`);
  console.log(`${passed} passed, ${failed} failed`);
}

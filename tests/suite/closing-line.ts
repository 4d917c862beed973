interface Counts {
  /** When it began, by performance.now(). */
  begun: number;
  passed: number;
  failed: number;
}

/** One line that counts them all; COUNTED is that of a run before this one, which is added to it. */
export function printClosingLine({ begun, passed, failed }: Counts): void {
  const [, passedBefore = 0, failedBefore = 0] =
    /^(\d+) passed, (\d+) failed$/m.exec(process.env['COUNTED'] ?? '')?.map(Number) ?? [];
  console.log(`\n${Math.round((performance.now() - begun) / 1000)} seconds`);
  console.log(`${passedBefore + passed} passed, ${failedBefore + failed} failed`);
}

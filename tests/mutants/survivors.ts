import path from 'node:path';

interface Result {
  fileName: string;
  status: string;
}

/** How many changes no test noticed, by file; files that were looked at and have none are named with 0. */
export function survivorsOf(results: readonly Result[], root: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fileName, status } of results) {
    const file = path.relative(root, path.resolve(root, fileName));
    counts[file] = (counts[file] ?? 0) + (status === 'Survived' || status === 'NoCoverage' ? 1 : 0);
  }
  return counts;
}

/** Where more survived than is recorded. */
export function compareSurvivors(
  record: Record<string, number>,
  survivors: Record<string, number>,
): string[] {
  return Object.entries(survivors)
    .filter(([file, count]) => count > (record[file] ?? 0))
    .map(([file, count]) => `${count} changes to ${file} survived, and ${record[file] ?? 0} may`);
}

/** The files whose number may be lowered. On a busy machine a change may run out of time that would else survive. */
export function improvements(record: Record<string, number>, survivors: Record<string, number>): string[] {
  return Object.entries(survivors)
    .filter(([file, count]) => count < (record[file] ?? 0))
    .map(
      ([file, count]) => `${count} changes to ${file} survived, and ${record[file]} may: lower the number`,
    );
}

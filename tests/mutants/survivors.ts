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

/** Where more survived than is recorded, or fewer. */
export function compareSurvivors(
  record: Record<string, number>,
  survivors: Record<string, number>,
): string[] {
  return Object.entries(survivors).flatMap(([file, count]) => {
    const recorded = record[file] ?? 0;
    if (count > recorded) return [`${count} changes to ${file} survived, and ${recorded} may`];
    if (count < recorded)
      return [
        `${count} changes to ${file} survived: lower its number in tests/mutants/accepted-survivors.json`,
      ];
    return [];
  });
}

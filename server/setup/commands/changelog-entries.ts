/** What is written where only descriptions changed. */
export const DESCRIPTIONS = '- Descriptions alone changed';

const CHANGE = /^- (?:Breaking: )?(?<change>.*(?:\n(?!- |#|\n).*)*)/gm;
const ADDED = /\bwas added(?: to)?\b/;
const REMOVED = /\bwas removed(?: from)?\b/;

/** What the entries of a changelog say, the newest first: each with its heading and its changes. */
function entriesOf(changelog: string): { heading: string; changes: string[] }[] {
  return changelog
    .split(/^(?=### )/m)
    .filter((part) => part.startsWith('### '))
    .map((entry) => ({
      heading: entry.split('\n', 1)[0]!,
      changes: [...entry.matchAll(CHANGE)].map(({ groups }) => groups!['change']!.trim()),
    }));
}

/** What was added or removed, without saying which. */
const elementOf = (change: string) => change.replace(ADDED, '·').replace(REMOVED, '·');

/** Whether the newest thing that these entries, the newest first, say of it is the same. */
const isSaid = (change: string, entries: ReturnType<typeof entriesOf>): boolean =>
  (ADDED.test(change) || REMOVED.test(change)) &&
  entries.flatMap(({ changes }) => changes).find((one) => elementOf(one) === elementOf(change)) === change;

/** The changes that no entry of a changelog says already; a line for those that are none of its elements. */
export function newLines(changelog: string, lines: string[]): string[] {
  const before = entriesOf(changelog);
  const fresh = [...new Set(lines)].filter((line) => !isSaid(line.replace(/^- (?:Breaking: )?/, ''), before));
  return fresh.length > 0 ? fresh : [DESCRIPTIONS];
}

/** What is wrong with the entries: those that say nothing, and what is said twice. */
export function faultsInChangelog(changelog: string): string[] {
  const entries = entriesOf(changelog);
  return entries.flatMap(({ heading, changes }, index) => {
    const older = entries.slice(index + 1);
    const twice = changes.filter((change, at) => changes.indexOf(change) < at || isSaid(change, older));
    return [
      ...(changes.length === 0 ? [`“${heading}” has no changes below it`] : []),
      ...twice.map((change) => `“${heading}” says once more: ${change}`),
    ];
  });
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '..');

/** The rows of the specification that have to be held by a test, as ranges. */
const HELD: [first: number, last: number][] = [
  [1, 15], // scope and copy
  [16, 66], // routes
  [67, 89], // top bar, navigation, footer
  [129, 151], // landing page
  [152, 210], // the tutor beside a page, and the conversation
  [211, 221], // search and recommendations
  [222, 226], // curriculum
  [241, 253], // preferences
  [254, 258], // install banner
  [312, 323], // errors, caching, realtime, platform
];

/**
 * Rows of screens that are not there yet: reputation, tools, the account, the bell.
 * A row leaves this list with its screen; none comes in.
 */
const LATER = new Set([28, 29, 51, 52, 53, 55, 56, 57, 58, 59, 79, 80, 81, 82]);

/** The rows that titles of tests name: [row 71], [rows 68, 76], [rows 94–97]. */
function namedRows(): Map<number, string> {
  const named = new Map<number, string>();
  for (const file of globSync('**/*.test.{ts,tsx}', { cwd: folder })) {
    if (path.resolve(folder, file) === import.meta.filename) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, rows] of source.matchAll(/\[rows? ([\d\s,–-]+)\]/g))
      for (const part of rows!.split(',')) {
        const [first, last = first] = part.trim().split(/[–-]/).map(Number);
        for (let row = first!; row <= last!; row += 1) named.set(row, file);
      }
  }
  return named;
}

const held = HELD.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);
const named = namedRows();

test('every row of the specification whose screens stand is named by a test', () => {
  expect(held.filter((row) => !named.has(row) && !LATER.has(row))).toEqual([]);
});

test('a row whose screen is still to come is named by no test, so that the list can only shrink', () => {
  expect([...LATER].filter((row) => named.has(row))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROWS } from './rows.ts';

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

const TITLE = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1,\s*(?:async\b|\(|\{|function\b)/g;
const PLACEHOLDER = /%[sijd]/;

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const titlesIn = (source: string) => [...source.matchAll(TITLE)].map(([, , title]) => title!);

/** Whether a test of this title is there: written out, or a row of a table whose values stand in the source. */
function isThere(source: string, title: string): boolean {
  return titlesIn(source).some((written) => {
    if (written === title) return true;
    const fixed = written.split(PLACEHOLDER).map(literal);
    const values = fixed.length > 1 && new RegExp(`^${fixed.join('(.+)')}$`, 's').exec(title);
    return values && values.slice(1).every((value) => source.includes(`'${value}'`));
  });
}

const held = HELD.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);
const entries = Object.entries(ROWS).flatMap(([file, titles]) =>
  Object.entries(titles).map(([title, rows]) => ({ file, title, rows })),
);
const tested = new Set(entries.flatMap(({ rows }) => rows));

test('every row of the specification whose screens stand has a test', () => {
  expect(held.filter((row) => !tested.has(row) && !LATER.has(row))).toEqual([]);
});

test('a row whose screen is still to come has none, so that the list can only shrink', () => {
  expect([...LATER].filter((row) => tested.has(row))).toEqual([]);
});

test('every test that holds a row is where the map says', () => {
  const missing = entries.filter(({ file, title }) => {
    const at = path.join(folder, file);
    return !existsSync(at) || !isThere(readFileSync(at, 'utf8'), title);
  });
  expect(missing).toEqual([]);
});

test('a title that no test has, and a value that no table holds, are missed', () => {
  const source = `test.each(['/here'])('%s is shown', async () => {});\ntest('it stands', () => {});`;
  expect(isThere(source, 'it stands')).toBe(true);
  expect(isThere(source, '/here is shown')).toBe(true);
  expect(isThere(source, '/there is shown')).toBe(false);
  expect(isThere(source, 'it stood')).toBe(false);
});

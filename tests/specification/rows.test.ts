import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { titlesIn } from './titles.ts';

const folder = path.join(import.meta.dirname, '..');

/** The rows of the specification. */
const LAST = 329;

/** Rows without a test: a row leaves this list with its test, and none comes in (tests/checks/ratchets.ts). */
const OWED: number[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'later.json'), 'utf8'));

const PLACEHOLDER = /%[sijd]/;

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a test of this title is there: written out, or a row of a table whose values stand in the source. */
function isThere(source: string, title: string): boolean {
  return titlesIn('a.test.tsx', source).some((written) => {
    if (written === title) return true;
    const fixed = written.split(PLACEHOLDER).map(literal);
    const values = fixed.length > 1 && new RegExp(`^${fixed.join('(.+)')}$`, 's').exec(title);
    return values && values.slice(1).every((value) => source.includes(`'${value}'`));
  });
}

const entries = Object.entries(ROWS).flatMap(([file, titles]) =>
  Object.entries(titles).map(([title, rows]) => ({ file, title, rows })),
);
const tested = new Set(entries.flatMap(({ rows }) => rows));

test('every row of the specification has a test, or is owed one', () => {
  const rows = Array.from({ length: LAST }, (_, index) => index + 1);
  expect(rows.filter((row) => !tested.has(row) && !OWED.includes(row))).toEqual([]);
});

test('a row that has a test is owed none, so that the list only shrinks', () => {
  expect(OWED.filter((row) => tested.has(row))).toEqual([]);
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

test('a test that is skipped, left for later or commented out holds no row', () => {
  const source = `
    test.skip('skipped', () => {});
    test.todo('left for later');
    // test('commented out', () => {});
    const text = "test('in a string', () => {})";
    describe.skip('a group', () => { test('inside', () => {}); });
    test.skip.each(['/here'])('%s is shown', () => {});
    test('it stands', () => {});`;
  for (const title of [
    'skipped',
    'left for later',
    'commented out',
    'in a string',
    'inside',
    '/here is shown',
  ])
    expect(isThere(source, title), title).toBe(false);
  expect(isThere(source, 'it stands')).toBe(true);
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Generator, staleFiles } from './aside.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-aside-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes each source once more, in capitals. */
const SCRIPT = `const fs = require('node:fs');
for (const file of fs.readdirSync('.').filter((name) => name.endsWith('.txt')))
  fs.writeFileSync(file.replace('.txt', '.gen'), fs.readFileSync(file, 'utf8').toUpperCase());`;

const generator = (script = SCRIPT): Generator => ({
  files: ['*.txt', '*.gen'],
  isProduct: (file) => file.endsWith('.gen'),
  command: ['node', '-e', script],
});

function project(files: Record<string, string>): string {
  execFileSync('git', ['init', '--quiet', folder]);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('files that are as generated are in order', async () => {
  expect(await staleFiles(project({ 'a.txt': 'a', 'a.gen': 'A' }), generator())).toEqual([]);
});

test('a stale, a missing and a left-over file are found, committed or not, and none is written', async () => {
  const root = project({ 'a.txt': 'a', 'a.gen': 'old', 'b.txt': 'b', 'c.gen': 'C' });
  const expected = ['a.gen is stale', 'b.gen is missing', 'c.gen is generated from nothing'];
  expect(await staleFiles(root, generator())).toEqual(expected);
  expect(await staleFiles(root, generator())).toEqual(expected);
  expect(readFileSync(path.join(root, 'a.gen'), 'utf8')).toBe('old');
  expect(existsSync(path.join(root, 'b.gen'))).toBe(false);
});

test('a program that fails, or writes nothing, is found', async () => {
  const root = project({ 'a.txt': 'a' });
  expect(await staleFiles(root, generator('throw new Error("no schema")'))).toEqual([
    expect.stringContaining('no schema'),
  ]);
  expect(await staleFiles(root, generator(''))).toEqual(['node -e  wrote nothing']);
});

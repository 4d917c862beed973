import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PatternGroup } from '../linear-patterns/patterns.ts';
import { describeUnproved, prove } from '../linear-patterns/prove.ts';
import { lineOf, readRecord, writeRecord } from '../linear-patterns/record.ts';

const group = (source: string, flags = 'u'): PatternGroup => ({ source, flags, places: ['server/a.ts:1'] });
const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lemma-patterns-')), 'proved.txt');

test('a pattern that backtracks is found where it stands; a linear one is proved', async () => {
  const [linear, backtracking] = [group('^[a-z]{1,9}$'), group('^(a|a)*$')];
  const proofs = await prove([linear, backtracking]);
  expect(proofs.proved).toEqual([linear]);
  expect(describeUnproved(proofs)).toEqual([
    expect.stringMatching(/^server\/a\.ts:1\n {2}\/\^\(a\|a\)\*\$\/u\n/),
  ]);
});

test('a record that is not there names nothing', () => {
  expect(readRecord(file)).toEqual(new Set());
});

test('the record names what was written into it, and no other source or flags', () => {
  writeRecord([group('b'), group('a')], file);
  const record = readRecord(file);
  expect(record.size).toBe(2);
  expect(
    [group('a'), group('b'), group('c'), group('a', 'gu')].map((one) => record.has(lineOf(one))),
  ).toEqual([true, true, false, false]);
});

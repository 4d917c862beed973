import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PatternGroup, textOf } from './patterns.ts';
import { SETTINGS } from './prove.ts';

/** A line for each proved pattern, so that the proofs are made once and not in every copy of the repository. */
export const RECORD = path.join(import.meta.dirname, 'proved.txt');

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };

/** Another checker or another way to ask it makes every line a new one. */
export function lineOf(group: PatternGroup): string {
  const proof = `${version} ${JSON.stringify(SETTINGS)} ${textOf(group)}`;
  return createHash('sha256').update(proof).digest('hex').slice(0, 32);
}

export function readRecord(file = RECORD): Set<string> {
  try {
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Sorted, so that what two branches add meets in few places. */
export function writeRecord(groups: PatternGroup[], file = RECORD): void {
  writeFileSync(file, `${groups.map(lineOf).toSorted().join('\n')}\n`);
}

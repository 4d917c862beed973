import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { linesOf } from '../../server/database/backup/lines.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-lines-'));
const file = path.join(folder, 'some.gz');
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = Array.from(
  { length: 3000 },
  (_, index) => `${index} ${'引理 '.repeat(index % 40)}${Math.sin(index)}`,
);

/** Reads as somebody who is busy with each line for a while. */
async function read(): Promise<string[]> {
  const read: string[] = [];
  for await (const line of linesOf(file)) {
    read.push(line);
    if (read.length % 100 === 0) for (let turns = 0; turns < 20; turns += 1) await turn();
  }
  return read;
}

test('a file is read line by line as it was written, with or without an end of its last line', async () => {
  for (const end of ['', '\n']) {
    writeFileSync(file, gzipSync(LINES.join('\n') + end));
    expect(await read()).toEqual(LINES);
  }
});

test('damage anywhere in a file is told to whoever reads it, and ends nothing else', async () => {
  const whole = gzipSync(LINES.join('\n'));
  for (let at = 10; at < whole.length; at += Math.floor(whole.length / 40)) {
    const changed = Buffer.from(whole);
    changed[at]! ^= 0xff;
    writeFileSync(file, changed);
    await expect(read()).rejects.toThrow();
  }
});

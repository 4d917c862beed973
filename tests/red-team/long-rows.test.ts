import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backup } from '../../server/database/backup/backup.ts';
import { openDisk } from '../../server/uploads/storage/disk.ts';
import { MAX_HTML } from '../../server/text/markdown/rules.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

/** Postgres takes no JSON that is longer. */
const MOST_BYTES = 256 * 1024 * 1024;

test('a backup of the longest posts has no line that could not be restored', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-long-'));
  const rows = 200;
  await world.sql(
    `INSERT INTO renderings (renderer, html, page, lines)
     SELECT 1, repeat('x', $1), repeat('y', $1), '{}' FROM generate_series(1, ${rows})`,
    [MAX_HTML.post / 10],
  );
  const file = path.join(folder, 'long.backup');
  await backup(world.ownerUrl, file, openDisk(path.join(folder, 'uploads')));
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  // Of a tenth of the length: what people write has characters of three bytes.
  expect(longest * 10 * 3).toBeLessThan(MOST_BYTES);
  expect(lines.filter((line) => line.includes('xxx')).length).toBeGreaterThan(1);
});

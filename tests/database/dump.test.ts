import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backup, restore } from '../../server/database/dump.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-backup-'));
const file = path.join(folder, 'whole.backup');
const made: TestDatabase[] = [];
afterAll(async () => {
  for (const database of made) await database.drop();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  made.push(database);
  return database;
}

const contentOf = async (url: string) => {
  const told: Record<string, unknown> = {};
  for (const table of ['users', 'questions', 'answers', 'votes', 'ledger_entries', 'sessions'])
    told[table] = (await query(url, `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`)).rows;
  return told;
};

test('what was backed up is restored to the last row, search and all', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const id = await askedId(ada, { title: '怎样求二次函数的最小值？' });
  await accept(ada, await answeredId(ben, id));
  await vote(ben, id, 'UP');
  const rows = await backup(world.ownerUrl, file);
  expect(rows).toBeGreaterThan(10);

  const other = await emptyDatabase();
  expect(await restore(other.ownerUrl, file)).toBe(rows);
  expect(await contentOf(other.ownerUrl)).toEqual(await contentOf(world.ownerUrl));
  const found = await query(
    other.ownerUrl,
    "SELECT id FROM questions WHERE search @@ plainto_tsquery('english', '二次 次函 函数')",
  );
  expect(found.rows).toEqual([{ id }]);
});

test('a database with people in it is not overwritten unless told', async () => {
  await backup(world.ownerUrl, file);
  const before = await contentOf(world.ownerUrl);
  await expect(restore(world.ownerUrl, file)).rejects.toThrow('--replace');
  await restore(world.ownerUrl, file, { replace: true });
  expect(await contentOf(world.ownerUrl)).toEqual(before);
});

test('a backup that was cut short restores nothing', async () => {
  await world.person();
  await backup(world.ownerUrl, file);
  const cut = path.join(folder, 'cut.backup');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - 40));
  const other = await emptyDatabase();
  await expect(restore(other.ownerUrl, cut)).rejects.toThrow();
  expect((await query(other.ownerUrl, 'SELECT 1 FROM users')).rowCount).toBe(0);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { backup, restore } from '../../server/database/dump.ts';
import { openDisk } from '../../server/uploads/storage/disk.ts';
import { sound, uploadedId } from '../support/files.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-backup-'));
const file = path.join(folder, 'whole.backup');
const made: TestDatabase[] = [];
const storage = () => openDisk(path.join(world.dataDir, 'uploads'));
const elsewhere = openDisk(path.join(folder, 'uploads'));
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
  const rows = await backup(world.ownerUrl, file, storage());
  expect(rows).toBeGreaterThan(10);

  const other = await emptyDatabase();
  expect(await restore(other.ownerUrl, file, { storage: elsewhere })).toBe(rows);
  expect(await contentOf(other.ownerUrl)).toEqual(await contentOf(world.ownerUrl));
  const found = await query(
    other.ownerUrl,
    "SELECT id FROM questions WHERE search @@ plainto_tsquery('english', '二次 次函 函数')",
  );
  expect(found.rows).toEqual([{ id }]);
});

test('a database with people in it is not overwritten unless told', async () => {
  await backup(world.ownerUrl, file, storage());
  const before = await contentOf(world.ownerUrl);
  await expect(restore(world.ownerUrl, file, { storage: storage() })).rejects.toThrow('--replace');
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  expect(await contentOf(world.ownerUrl)).toEqual(before);
});

test('a backup that was cut short restores nothing', async () => {
  await world.person();
  await backup(world.ownerUrl, file, storage());
  const cut = path.join(folder, 'cut.backup');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - 40));
  const other = await emptyDatabase();
  await expect(restore(other.ownerUrl, cut, { storage: elsewhere })).rejects.toThrow();
  expect((await query(other.ownerUrl, 'SELECT 1 FROM users')).rowCount).toBe(0);
});

test('a backup that is not there restores nothing', async () => {
  const other = await emptyDatabase();
  const nowhere = path.join(folder, 'nowhere.backup');
  await expect(restore(other.ownerUrl, nowhere, { storage: elsewhere })).rejects.toThrow('ENOENT');
  expect((await query(other.ownerUrl, 'SELECT 1 FROM cards')).rowCount).toBeGreaterThan(0);
});

test('files come back with their rows; those that a restore throws away leave the storage', async () => {
  const ada = await world.person();
  const id = await uploadedId(world, ada, 'kept.wav', sound(3_000_000));
  const { fileId } = await world.db.upload.findUniqueOrThrow({ where: { id } });
  await backup(world.ownerUrl, file, storage());

  const other = await emptyDatabase();
  await restore(other.ownerUrl, file, { storage: elsewhere });
  expect((await buffer((await elsewhere.read(fileId))!)).equals(sound(3_000_000))).toBe(true);
  const pool = { query: (sql: string) => query(other.ownerUrl, sql) } as never;
  expect(await audit(pool, elsewhere)).toEqual([]);
  await elsewhere.remove(fileId);
  expect(await audit(pool, elsewhere)).toEqual([{ invariant: expect.stringContaining('file'), rows: 1 }]);

  const later = await uploadedId(world, ada, 'later.wav', sound());
  const { fileId: laterFile } = await world.db.upload.findUniqueOrThrow({ where: { id: later } });
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  await world.sweep();
  expect(await storage().size(laterFile)).toBeNull();
  expect(await storage().size(fileId)).toBe(3_000_044);
});

test('a backup whose files are cut short leaves neither rows nor files', async () => {
  const ada = await world.person();
  await uploadedId(world, ada, 'a.wav', sound(2_000_000));
  await backup(world.ownerUrl, file, storage());
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const cut = path.join(folder, 'files-cut.backup');
  writeFileSync(cut, gzipSync(`${lines.slice(0, -2).join('\n')}\n`));
  const other = await emptyDatabase();
  const aside = path.join(folder, 'aside');
  await expect(restore(other.ownerUrl, cut, { storage: openDisk(aside) })).rejects.toThrow(
    'not a whole backup',
  );
  expect((await query(other.ownerUrl, 'SELECT 1 FROM uploads')).rowCount).toBe(0);
  expect(existsSync(aside) ? readdirSync(aside) : []).toEqual([]);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { backup, restore } from '../../server/database/backup/backup.ts';
import { StartFailure } from '../../server/database/failure.ts';
import { deploy } from '../../server/database/migrations/migrate.ts';
import { lostFiles } from '../../server/uploads/operations/lost-files.ts';
import { openDisk } from '../../server/uploads/storage/disk.ts';
import { photo, sound, uploadedId } from '../support/files.ts';
import { accept, answer, answeredId, askedId, vote } from '../support/posts.ts';
import { createDatabase, onDatabase, query, type TestDatabase } from '../support/postgres.ts';
import { idOf, openWorld } from '../support/world.ts';

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

async function sendAvatar(token: string): Promise<void> {
  const { status } = await fetch(`${world.address}/api/community/profiles/me/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photo()),
  });
  expect(status).toBe(201);
}

const contentOf = async (url: string) => {
  const rowsByTable: Record<string, unknown> = {};
  for (const table of ['users', 'questions', 'answers', 'votes', 'ledger_entries', 'sessions'])
    rowsByTable[table] = (await query(url, `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`)).rows;
  return rowsByTable;
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
  const matches = await query(
    other.ownerUrl,
    "SELECT id FROM questions WHERE search @@ plainto_tsquery('english', '二次 次函 函数')",
  );
  expect(matches.rows).toEqual([{ id }]);
});

test('what is written after a restore has numbers that nothing restored has', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  await answeredId(ben, await askedId(ada));
  await uploadedId(world, ada, 'a.wav', sound());
  await backup(world.ownerUrl, file, storage());
  const other = await emptyDatabase();
  await restore(other.ownerUrl, file, { storage: elsewhere });

  const numbered = await query(
    other.ownerUrl,
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  const names = numbered.rows.map(({ name }) => String(name));
  expect(names).toEqual(expect.arrayContaining(['renderings', 'chat_messages', 'upload_uses']));
  for (const { name, column } of numbered.rows) {
    const { rows } = await query(
      other.ownerUrl,
      `SELECT nextval(pg_get_serial_sequence('${name}', '${column}')) > coalesce(max(${column}), 0) AS free FROM ${name}`,
    );
    expect({ name, ...rows[0] }).toEqual({ name, free: true });
  }
});

test('a database with people in it is not overwritten unless told', async () => {
  await backup(world.ownerUrl, file, storage());
  const before = await contentOf(world.ownerUrl);
  await expect(restore(world.ownerUrl, file, { storage: storage() })).rejects.toThrow('--replace');
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  expect(await contentOf(world.ownerUrl)).toEqual(before);
});

test('what waits to be done is restored, and done then', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const id = idOf(await answer(ben, await askedId(ada), { body: '$$2x=6$$\n\n$$x=3$$' }));
  await backup(world.ownerUrl, file, storage());
  await world.work();
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  expect(await world.db.answer.findUniqueOrThrow({ where: { id } })).toMatchObject({ linesOk: null });
  await world.work();
  expect(await world.db.answer.findUniqueOrThrow({ where: { id } })).toMatchObject({ linesOk: 2 });

  const other = await emptyDatabase();
  await restore(other.ownerUrl, file, { storage: elsewhere });
  const jobs = await query(
    other.ownerUrl,
    "SELECT data->>'id' AS id FROM jobs.job WHERE name = 'check-answer'",
  );
  expect(jobs.rows).toContainEqual({ id });
});

describe('a file that is no whole backup', () => {
  const cases: [string, () => Buffer | string, RegExp][] = [
    ['was cut short', () => readFileSync(file).subarray(0, -40), /damaged or cut off/],
    ['is empty', () => '', /damaged or cut off/],
    ['is text', () => 'not a backup', /damaged or cut off/],
    ['is another’s JSON', () => gzipSync('{"hello":1}\n5\nnull\n'), /damaged or cut off/],
    [
      'is of another product',
      () => gzipSync('{"product":"other","migrations":[]}\n'),
      /not a backup of Lemma/,
    ],
    ['has a byte changed', () => withByteChanged(readFileSync(file)), /damaged or cut off/],
    ['has rows that name what is not there', () => withoutTable('users'), /damaged or cut off/],
    ['says nowhere whose it is', () => gzipSync('{"end":0,"files":0}\n'), /damaged or cut off/],
    ['is of an older Lemma', () => gzipSync('{"product":"lemma","migrations":[]}\n'), /older Lemma/],
    ['is of a newer Lemma', () => gzipSync('{"product":"lemma","migrations":["9999"]}\n'), /newer Lemma/],
  ];

  test.each(cases)(
    'because it %s is refused in one sentence and changes nothing',
    async (_name, content, sentence) => {
      const [ada, ben] = [await world.person(), await world.person()];
      await answeredId(ben, await askedId(ada));
      await backup(world.ownerUrl, file, storage());
      const before = await contentOf(world.ownerUrl);
      const keys = await foreignKeysOf(world.ownerUrl);
      const broken = path.join(folder, 'broken.backup');
      writeFileSync(broken, content());
      const refusal = await restore(world.ownerUrl, broken, { storage: storage(), replace: true }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(StartFailure);
      expect(String((refusal as Error).message)).toMatch(sentence);
      expect(await contentOf(world.ownerUrl)).toEqual(before);
      expect(await foreignKeysOf(world.ownerUrl)).toEqual(keys);
    },
  );

  test.each([
    ['nowhere.backup', 'there is no such file'],
    ['.', 'it is a folder'],
  ])('because it is %s is told so', async (name, reason) => {
    const other = await emptyDatabase();
    const restoring = restore(other.ownerUrl, path.join(folder, name), { storage: elsewhere });
    await expect(restoring).rejects.toThrow(reason);
    await expect(restoring).rejects.toBeInstanceOf(StartFailure);
    expect((await query(other.ownerUrl, 'SELECT 1 FROM cards')).rowCount).toBeGreaterThan(0);
  });

  function withByteChanged(whole: Buffer): Buffer {
    const at = Math.floor(whole.length / 2);
    whole[at] = whole[at]! ^ 0xff;
    return whole;
  }

  function withoutTable(name: string): Buffer {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const left = lines.filter((line) => !line.startsWith(`{"table":"${name}"`));
    const rows = left.flatMap((line) => (JSON.parse(line) as { rows?: object[] }).rows ?? []).length;
    const end = { ...(JSON.parse(left.pop()!) as object), end: rows };
    return gzipSync(`${[...left, JSON.stringify(end)].join('\n')}\n`);
  }
});

test('a folder that is not there is told to whoever backs up, and an earlier backup stays until a whole one is there', async () => {
  const refusal = /cannot be written to .*: there is no such folder/;
  await expect(backup(world.ownerUrl, path.join(folder, 'no/such/a.backup'), storage())).rejects.toThrow(
    refusal,
  );
  await backup(world.ownerUrl, file, storage());
  await expect(backup(world.ownerUrl, path.join(file, 'a.backup'), storage())).rejects.toThrow(refusal);
  const earlier = readFileSync(file);
  const failing = { ...storage(), read: () => Promise.reject(new Error('away')) };
  await uploadedId(world, await world.person(), 'b.wav', sound());
  await expect(backup(world.ownerUrl, file, failing as never)).rejects.toThrow('away');
  expect(readFileSync(file).equals(earlier)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('whoever owns an ordinary database restores into it, without being a superuser', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  await accept(ada, await answeredId(ben, await askedId(ada)));
  const rows = await backup(world.ownerUrl, file, storage());
  const url = await ordinaryDatabase();
  await deploy(url);
  expect((await query(url, 'SELECT usesuper FROM pg_user WHERE usename = current_user')).rows).toEqual([
    { usesuper: false },
  ]);
  const keys = await foreignKeysOf(url);
  expect(keys.length).toBeGreaterThan(10);

  expect(await restore(url, file, { storage: elsewhere })).toBe(rows);
  expect(await contentOf(url)).toEqual(await contentOf(world.ownerUrl));
  expect(await foreignKeysOf(url)).toEqual(keys);
  expect(await restore(url, file, { storage: elsewhere, replace: true })).toBe(rows);
});

/** A database of one who may do with it what they like, and nothing else on its server. */
async function ordinaryDatabase(): Promise<string> {
  const name = `ordinary_${process.pid}_${made.length}`;
  const admin = onDatabase(world.ownerUrl, 'postgres');
  await query(admin, `CREATE ROLE ${name} LOGIN PASSWORD 'ordinary'`);
  await query(admin, `CREATE DATABASE ${name} OWNER ${name}`);
  const own = new URL(onDatabase(world.ownerUrl, name));
  own.username = name;
  own.password = 'ordinary';
  const drop = async () => {
    await query(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    await query(admin, `DROP ROLE ${name}`);
  };
  made.push({ url: own.href, ownerUrl: own.href, drop });
  return own.href;
}

const foreignKeysOf = async (url: string) =>
  (
    await query(
      url,
      `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS definition, convalidated
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    )
  ).rows;

test('files come back with their rows; those that a restore throws away leave the storage', async () => {
  const ada = await world.person();
  const id = await uploadedId(world, ada, 'kept.wav', sound(3_000_000));
  const { fileId } = await world.db.upload.findUniqueOrThrow({ where: { id } });
  await backup(world.ownerUrl, file, storage());

  const other = await emptyDatabase();
  await restore(other.ownerUrl, file, { storage: elsewhere });
  expect((await buffer((await elsewhere.read(fileId))!)).equals(sound(3_000_000))).toBe(true);
  const pool = { query: (sql: string) => query(other.ownerUrl, sql) } as never;
  expect(await audit(pool, () => lostFiles(pool, elsewhere))).toEqual([]);
  await elsewhere.remove(fileId);
  expect(await audit(pool, () => lostFiles(pool, elsewhere))).toEqual([
    { invariant: expect.stringContaining('file'), rows: 1 },
  ]);

  const later = await uploadedId(world, ada, 'later.wav', sound());
  const { fileId: laterFile } = await world.db.upload.findUniqueOrThrow({ where: { id: later } });
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  await world.sweep();
  expect(await storage().size(laterFile)).toBeNull();
  expect(await storage().size(fileId)).toBe(3_000_044);
});

test('the pictures of people come back with them; one that was gone is shown no more', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  for (const { token } of [ada, ben]) await sendAvatar(token!);
  const avatarOf = ({ id }: { id: string }) => world.db.avatar.findUniqueOrThrow({ where: { userId: id } });
  const [kept, gone] = [await avatarOf(ada), await avatarOf(ben)];
  await storage().remove(gone.fileId);
  await backup(world.ownerUrl, file, storage());

  const other = await emptyDatabase();
  const aside = openDisk(path.join(folder, 'pictures'));
  await restore(other.ownerUrl, file, { storage: aside });
  expect(await aside.size(kept.fileId)).toBe(kept.size);
  const pool = { query: (sql: string) => query(other.ownerUrl, sql) } as never;
  expect(await lostFiles(pool, aside)).toBe(0);
  const { rows } = await query(
    other.ownerUrl,
    'SELECT avatar_url FROM users WHERE id = ANY ($1) ORDER BY avatar_url',
    [[ada.id, ben.id]],
  );
  expect(rows).toEqual([{ avatar_url: `/api/avatars/${kept.fileId}` }, { avatar_url: null }]);

  await sendAvatar(ada.token!);
  const later = await avatarOf(ada);
  await restore(world.ownerUrl, file, { storage: storage(), replace: true });
  await world.sweep();
  expect(await storage().size(later.fileId)).toBeNull();
  expect(await storage().size(kept.fileId)).toBe(kept.size);
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
    'damaged or cut off',
  );
  expect((await query(other.ownerUrl, 'SELECT 1 FROM uploads')).rowCount).toBe(0);
  expect(existsSync(aside) ? readdirSync(aside) : []).toEqual([]);
});

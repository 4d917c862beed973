import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { drift } from '../../server/database/migrations/drift.ts';
import { functionDrift, FUNCTIONS } from '../../server/database/migrations/function-drift.ts';
import { FORMER } from '../../server/database/migrations/former.ts';
import { deploy, MIGRATIONS } from '../../server/database/migrations/migrate.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';

const made: TestDatabase[] = [];
afterAll(async () => {
  for (const database of made) await database.drop();
});

async function emptyDatabase(): Promise<string> {
  const database = await createDatabase('template0');
  made.push(database);
  return database.ownerUrl;
}

const known = readdirSync(MIGRATIONS).filter((name) => name !== 'migration_lock.toml');

/** The migrations of the project and more of them. */
function migrationsWith(more: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  for (const [name, sql] of Object.entries(more)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

const tablesOf = async (url: string) =>
  (await query(url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).rows.map(
    ({ relname }) => String(relname),
  );

describe('migrating', () => {
  test('by several processes at once is done by one of them', async () => {
    const url = await emptyDatabase();
    const done = await Promise.all(Array.from({ length: 4 }, () => deploy(url)));
    expect(done.filter((names) => names.length > 0)).toEqual([known]);
    const { rows } = await query(url, 'SELECT migration_name FROM _prisma_migrations ORDER BY 1');
    expect(rows.map((row) => row.migration_name)).toEqual(known);
  });

  test('stops whole at a migration that fails, and goes on from there when it is mended', async () => {
    const url = await emptyDatabase();
    const later = '99990101000000_half';
    const broken = migrationsWith({ [later]: 'CREATE TABLE half (id int); SELECT 1 / 0;' });
    await expect(deploy(url, broken)).rejects.toThrow('division by zero');
    expect(await tablesOf(url)).not.toContain('half');

    const mended = migrationsWith({ [later]: 'CREATE TABLE half (id int);' });
    expect(await deploy(url, mended)).toEqual([later]);
    expect(await tablesOf(url)).toContain('half');
  });

  test('refuses a history that was changed afterwards', async () => {
    const url = await emptyDatabase();
    const later = '99990101000000_later';
    await deploy(url, migrationsWith({ [later]: 'CREATE TABLE later (id int);' }));
    const changed = migrationsWith({ [later]: 'CREATE TABLE later (id bigint);' });
    await expect(deploy(url, changed)).rejects.toThrow(`The migration ${later} was changed`);
    await expect(deploy(url)).rejects.toThrow(`made by a newer Lemma (it has ${later})`);
  });

  test('goes on from migrations that did the same under another name or in other words', async () => {
    const url = await emptyDatabase();
    await deploy(url);
    const asNow = 'SELECT migration_name, checksum FROM _prisma_migrations ORDER BY 1';
    const { rows: now } = await query(url, asNow);
    for (const { was, checksumWas, is } of FORMER)
      await query(
        url,
        `UPDATE _prisma_migrations SET migration_name = '${was}', checksum = '${checksumWas}' WHERE migration_name = '${is}'`,
      );
    expect(await deploy(url)).toEqual([]);
    expect((await query(url, asNow)).rows).toEqual(now);
  });
});

/** The former names, and two migrations that were taken back for an hour and came again as they were. */
const TOLD_OF = [
  ...FORMER.map(({ was }) => was),
  '20261122140500_jobs',
  '20261126011222_accept_answer_at_once',
];

test('a migration stays as it was committed first, except those that migrating knows of', () => {
  expect(changedInHistory().filter((line) => !TOLD_OF.some((name) => line.includes(name)))).toEqual([]);
});

/** As far as the repository has its history. */
function changedInHistory(): string[] {
  try {
    const listed = execFileSync(
      'git',
      ['log', '--format=', '--diff-filter=MRD', '--name-status', '--', 'prisma/migrations/*/*'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return listed.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

describe('the drift check', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');

  test('finds what schema.prisma says and no migration does', async () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lemma-schema-')), 'schema.prisma');
    writeFileSync(file, schema.replace('model Tag {', 'model Tag {\n  wikiUrl String? @map("wiki_url")'));
    expect(await drift(inject('ownerUrl'), MIGRATIONS, file)).toContain('ADD COLUMN     "wiki_url" TEXT');
  });

  test('finds what a migration does and schema.prisma does not say', async () => {
    const folder = migrationsWith({
      '99990101000000_later': 'ALTER TABLE tags ADD COLUMN wiki_url text; DROP INDEX views_day_idx;',
    });
    const sql = await drift(inject('ownerUrl'), folder);
    expect(sql).toContain('DROP COLUMN "wiki_url"');
    expect(sql).toContain('CREATE INDEX "views_day_idx"');
  });

  test('finds nothing in triggers, of which schema.prisma cannot speak', async () => {
    const folder = migrationsWith({
      '99990101000000_later':
        'CREATE TRIGGER again AFTER DELETE ON tags FOR EACH ROW EXECUTE FUNCTION plan_upload_removal();',
    });
    expect(await drift(inject('ownerUrl'), folder)).toBe(await drift(inject('ownerUrl')));
  });

  test('finds a function that a migration made and no source says', async () => {
    const folder = migrationsWith({
      '99990101000000_later':
        'CREATE FUNCTION shout(word text) RETURNS text LANGUAGE sql RETURN upper(word);',
    });
    expect(await drift(inject('ownerUrl'), folder)).toBe('DROP FUNCTION shout(text);\n');
  });

  test('finds a function that a migration made otherwise than its source, and one that none made', async () => {
    const url = await emptyDatabase();
    await deploy(url);
    expect(await functionDrift(url)).toBe('');

    const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-functions-'));
    cpSync(FUNCTIONS, folder, { recursive: true });
    const file = path.join(folder, 'record_views.sql');
    const source = readFileSync(file, 'utf8').replace('deleted_at IS NULL', 'true');
    writeFileSync(file, source);
    const fresh = 'CREATE FUNCTION shout(word text) RETURNS text LANGUAGE sql RETURN upper(word);\n';
    writeFileSync(path.join(folder, 'shout.sql'), fresh);
    expect(await functionDrift(url, folder)).toBe(`${source}\n${fresh}`);
  });

  test('drops a function first whose result is to be of another type', async () => {
    const url = await emptyDatabase();
    await deploy(url);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-functions-'));
    cpSync(FUNCTIONS, folder, { recursive: true });
    const file = path.join(folder, 'has_privilege.sql');
    const source = readFileSync(file, 'utf8').replace('RETURNS boolean', 'RETURNS int');
    writeFileSync(file, source);

    const sql = await functionDrift(url, folder);
    expect(sql).toBe(`DROP FUNCTION has_privilege(users,integer,jsonb);\n${source}`);
    await query(url, sql);
    expect(await functionDrift(url, folder)).toBe('');
  });
});

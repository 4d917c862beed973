import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/core/config.ts';
import { open, type Opened } from '../../server/database/open.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
const INSUFFICIENT_PRIVILEGE = '42501';

let database: TestDatabase;
let asApp: Pool;
let asGiven: Opened;
beforeAll(async () => {
  database = await createDatabase();
  asApp = new Pool({ connectionString: database.url });
  asGiven = await open(readConfig({ DATABASE_URL: database.ownerUrl }), quiet as never, () => {});
});
afterAll(async () => {
  await asApp.end();
  await asGiven.close();
  await database.drop();
});

const FORBIDDEN = [
  'CREATE TABLE mine (id int)',
  'CREATE SCHEMA mine',
  'CREATE FUNCTION mine() RETURNS int LANGUAGE sql RETURN 1',
  'CREATE INDEX mine ON users (name)',
  'ALTER TABLE users ADD COLUMN mine int',
  'ALTER TABLE users DISABLE TRIGGER ALL',
  'DROP TABLE users',
  'DROP FUNCTION record_views',
  'TRUNCATE users CASCADE',
  'CREATE ROLE mine SUPERUSER',
  'UPDATE ledger_entries SET points = 1000',
  'DELETE FROM audit_entries',
  'UPDATE _prisma_migrations SET checksum = 1',
  "COPY users TO PROGRAM 'cat'",
];

describe.each([
  ['the product’s own role', () => asApp],
  ['the owner’s URL, from which the product takes on a lesser role', () => asGiven.pool],
])('%s', (_name, pool) => {
  test.each(FORBIDDEN)('may not %s', async (sql) => {
    await expect(pool().query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  test('reads and writes rows', async () => {
    const client = await pool().connect();
    try {
      await client.query('BEGIN');
      await client.query("INSERT INTO tags (name, created_at) VALUES ('mine', now())");
      await client.query("UPDATE tags SET created_at = now() WHERE name = 'mine'");
      expect((await client.query("DELETE FROM tags WHERE name = 'mine'")).rowCount).toBe(1);
      await client.query(
        "INSERT INTO audit_entries (event, created_at) VALUES ('signed_up', now()) RETURNING id",
      );
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

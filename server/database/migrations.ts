import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartFailure } from './failure.ts';

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../prisma/migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The key that `prisma migrate deploy` locks too, so that either keeps the other out. */
const LOCK = 72707369;

/**
 * Applies what is not applied yet, one transaction each, and returns the names. Two processes that
 * start at once take turns. The table is Prisma's own, so `prisma migrate deploy` reads it as well.
 */
export async function deploy(url: string, folder = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLE);
    const pending = unapplied(await readMigrations(folder), await applied(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

function unapplied(known: Migration[], done: Map<string, string>): Migration[] {
  const foreign = [...done.keys()].filter((name) => !known.some((migration) => migration.name === name));
  if (foreign.length > 0)
    throw new StartFailure(`The database was made by a newer Lemma (it has ${foreign[0]}): update before you start it.`);
  const changed = known.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (changed) throw new StartFailure(`The migration ${changed.name} was changed after it was applied to this database.`);
  return known.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { StartFailure } from '../failure.ts';
import { FORMER, type Former } from './former.ts';

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../prisma/migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The key that `prisma migrate deploy` locks too, so that either keeps the other out. */
const LOCK = 72707369;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Applies what is not applied yet and returns the names. Two processes that start at once take turns. */
export function deploy(url: string, folder = MIGRATIONS): Promise<string[]> {
  return withMigrationLock(url, (client) => migrate(client, folder));
}

export async function withMigrationLock<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  // The loss of the connection also fails the query under way, which is where it is told.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE)
      throw new StartFailure(
        `The user of the database may not change its schema (${(error as Error).message}): name one that may in MIGRATION_DATABASE_URL.`,
      );
    throw error;
  } finally {
    await client.end();
  }
}

/** One transaction each. The table is Prisma's own, so `prisma migrate deploy` reads it as well. */
export async function migrate(client: Client, folder = MIGRATIONS): Promise<string[]> {
  const done = await applied(client);
  for (const former of FORMER) await rename(client, done, former);
  const pending = unapplied(await readMigrations(folder), done);
  if (done.size === 0) await client.query(TABLE);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applied(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS known");
  if (!tables[0].known) return new Map();
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

/** Calls what an older Lemma applied by the name and the words of today. */
async function rename(
  client: Client,
  done: Map<string, string>,
  { was, checksumWas, is, checksum }: Former,
): Promise<void> {
  if (done.get(was) !== checksumWas) return;
  await client.query(
    'UPDATE _prisma_migrations SET migration_name = $3, checksum = $4 WHERE migration_name = $1 AND checksum = $2',
    [was, checksumWas, is, checksum],
  );
  done.delete(was);
  done.set(is, checksum);
}

function unapplied(known: Migration[], done: Map<string, string>): Migration[] {
  const foreign = [...done.keys()].find((name) => !known.some((migration) => migration.name === name));
  if (foreign)
    throw new StartFailure(
      `The database was made by a newer Lemma (it has ${foreign}): update before you start it.`,
    );
  const changed = known.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (changed)
    throw new StartFailure(
      `The migration ${changed.name} was changed after it was applied to this database: put its file back as it was.`,
    );
  return known.filter(({ name }) => !done.has(name));
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    // What Prisma's own command left behind when it was cut off would make it refuse to go on.
    await client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
      [name],
    );
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
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

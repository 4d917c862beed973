import { createWriteStream, renameSync } from 'node:fs';
import { access, constants, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { JOB_SCHEMA } from '../job-tables.ts';
import { StartFailure } from '../failure.ts';
import { backupFailure, damaged, restoreFailure } from './failure.ts';
import { FILES_OF_ROWS, type FileStore, fileLines, openRestoring, settleFiles } from './files.ts';
import { linesOf } from './lines.ts';
import { withMigrationLock } from '../migrations/migrate.ts';
import { withoutChecks } from './without-checks.ts';

/** A post as it was rendered may take megabytes, and Postgres reads no line of 256 of them back. */
const ROWS_AT_ONCE = 50;
const PRODUCT = 'lemma';
const JOB_QUEUES = `${JOB_SCHEMA}.queue`;

interface Table {
  name: string;
  /** Those that can be written: a generated column makes itself. */
  columns: string[];
}

/**
 * Writes every row as of one moment, and every file that they name, into one compressed file, while the product goes on. A file of
 * rows and not of the server's own folder: it restores into any Postgres, of any version.
 */
export async function backup(url: string, file: string, storage: FileStore): Promise<number> {
  const client = await connect(url);
  // An earlier backup of this name stays until this one is whole.
  const unfinished = `${file}.${process.pid}.unfinished`;
  let rows = 0;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const lines = async function* () {
      const { rows: migrations } = await client.query<{ migration_name: string }>(
        'SELECT migration_name FROM _prisma_migrations ORDER BY migration_name',
      );
      yield `${JSON.stringify({ product: PRODUCT, migrations: migrations.map((one) => one.migration_name) })}\n`;
      for (const table of await tablesOf(client)) {
        await client.query(
          `DECLARE rows CURSOR FOR SELECT to_jsonb(t) AS row FROM (SELECT ${list(table)} FROM ${quoted(table.name)}) t`,
        );
        for (;;) {
          const { rows: some } = await client.query<{ row: object }>(`FETCH ${ROWS_AT_ONCE} FROM rows`);
          if (some.length === 0) break;
          rows += some.length;
          yield `${JSON.stringify({ table: table.name, rows: some.map(({ row }) => row) })}\n`;
        }
        await client.query('CLOSE rows');
      }
      const files = yield* fileLines(client, storage);
      yield `${JSON.stringify({ end: rows, files })}\n`;
    };
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, file);
    return rows;
  } catch (error) {
    // Where nothing may be written or looked at there is nothing to remove either.
    await rm(unfinished, { force: true }).catch(() => {});
    throw backupFailure(error, file);
  } finally {
    await client.end();
  }
}

/** Reads a backup into a migrated database, all of it or nothing; refused where rows would be lost. */
export async function restore(
  url: string,
  file: string,
  { storage, replace = false }: { storage: FileStore; replace?: boolean },
): Promise<number> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw restoreFailure(error, file);
  });
  return withMigrationLock(url, async (client) => {
    const files = openRestoring(storage);
    await client.query('BEGIN');
    try {
      const tables = await tablesOf(client);
      if (!replace && (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount)
        throw new StartFailure(
          'This database holds people already: restore with --replace to throw its rows away.',
        );
      const before = await client.query<{ id: string }>(
        `${FILES_OF_ROWS} UNION SELECT file_id FROM upload_removals`,
      );
      const names = tables.map(({ name }) => name);
      const ours = names.filter((name) => !name.startsWith(`${JOB_SCHEMA}.`));
      const rows = await withoutChecks(client, ours, async () => {
        // A product that is running goes on to put its jobs into the queues that it knows.
        const replaced = names.filter((name) => name !== JOB_QUEUES);
        await client.query(`TRUNCATE ${replaced.map(quoted).join(', ')}`);
        const known = new Map(tables.map((table) => [table.name, table]));
        return readRows(client, file, known, files);
      });
      await settleFiles(
        client,
        files.restored,
        before.rows.map(({ id }) => id),
      );
      await countOn(client);
      await client.query('COMMIT');
      return rows;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      await files.undo();
      throw restoreFailure(error, file);
    }
  });
}

/** Whatever numbers its rows goes on behind the last one that came: the next would have the number of another. */
async function countOn(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
    FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`);
  for (const { table, column, sequence } of rows)
    await client.query(`SELECT setval($1, coalesce(max(${column}), 0) + 1, false) FROM ${table}`, [sequence]);
}

async function readRows(
  client: Client,
  file: string,
  tables: Map<string, Table>,
  files: ReturnType<typeof openRestoring>,
): Promise<number> {
  let rows = 0;
  let begun = false;
  let whole = false;
  for await (const line of linesOf(file)) {
    const part = JSON.parse(line) as {
      product?: string;
      migrations?: string[];
      table?: string;
      rows?: object[];
      file?: string;
      piece?: string;
      end?: number;
      files?: number;
    };
    if (part.product !== undefined) {
      await requireSame(client, part);
      begun = true;
    } else if (!begun) throw damaged(file);
    else if (part.file !== undefined) await files.take(part.file, part.piece!);
    else if (part.end !== undefined) {
      await files.end();
      whole = part.end === rows && (part.files ?? 0) === files.restored.size;
    } else {
      const table = tables.get(part.table ?? '');
      if (part.table === undefined || !part.rows) throw damaged(file);
      if (!table)
        throw new StartFailure(`${file} holds a table that this Lemma does not know: ${part.table}.`);
      await client.query(
        `INSERT INTO ${quoted(table.name)} (${list(table)}) SELECT ${list(table)} FROM jsonb_populate_recordset(NULL::${quoted(table.name)}, $1)${table.name === JOB_QUEUES ? ' ON CONFLICT DO NOTHING' : ''}`,
        [JSON.stringify(part.rows)],
      );
      rows += part.rows.length;
    }
  }
  if (!whole) throw damaged(file);
  return rows;
}

async function requireSame(
  client: Client,
  { product, migrations = [] }: { product?: string; migrations?: string[] },
) {
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations',
  );
  const known = new Set(rows.map((row) => row.migration_name));
  if (product !== PRODUCT) throw new StartFailure('This file is not a backup of Lemma.');
  if (migrations.some((name) => !known.has(name)))
    throw new StartFailure('This backup was made by a newer Lemma: update before you restore it.');
  // What migrations do to rows was not done to these.
  if (migrations.length < known.size)
    throw new StartFailure(
      'This backup was made by an older Lemma: restore it with that one, then start this one on its database.',
    );
}

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT CASE c.table_schema WHEN 'public' THEN c.table_name ELSE c.table_schema || '.' || c.table_name END AS name,
      array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER' AND c.table_name <> '_prisma_migrations'
      AND (c.table_schema = 'public' OR (c.table_schema, c.table_name) IN (('${JOB_SCHEMA}', 'queue'), ('${JOB_SCHEMA}', 'job_common')))
    GROUP BY 1 ORDER BY 1`);
  return rows;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // The loss of the connection also fails the query under way, which is where it is told.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
const list = ({ columns }: Table) => columns.map(quoted).join(', ');

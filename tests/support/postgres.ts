import { Client, DatabaseError, type QueryResult } from 'pg';
import { inject } from 'vitest';
import { publishCurriculum } from '../../server/curriculum/publish.ts';
import { openDatabase } from '../../server/database/client.ts';
import { migrate, withMigrationLock } from '../../server/database/migrations/migrate.ts';
import { grantRows } from '../../server/database/roles.ts';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may make databases; the path names the migrated template. */
    ownerUrl: string;
    appUser: string;
    appPassword: string;
  }
}

const APP = { user: 'lemma_tests', password: 'tests' };
const TEMPLATE = 'lemma_template_';

/** The Postgres of a test run: the one of TEST_DATABASE_URL, else one that is thrown away. */
export async function startTestServer(given: string | undefined) {
  const server = given ? null : await startThrowaway();
  const adminUrl = given ?? server!.ownerUrl;
  const template = `${TEMPLATE}${process.pid}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  // Held for the whole run: a template that nobody locks was left behind by a run that was killed.
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  await dropAbandoned(admin);

  await admin.query(`CREATE DATABASE ${template}`);
  await admin.query(
    `DO $$ BEGIN CREATE ROLE ${APP.user} LOGIN PASSWORD '${APP.password}';
     EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
  const ownerUrl = onDatabase(adminUrl, template);
  await withMigrationLock(ownerUrl, async (client) => {
    await migrate(client);
    await grantRows(client, APP.user);
  });
  const database = openDatabase({ url: ownerUrl, poolSize: 2, log: console });
  await publishCurriculum(database.db, new Date('2030-01-01'));
  await database.close();

  return {
    ownerUrl,
    appUser: APP.user,
    appPassword: APP.password,
    async stop() {
      await dropAll(admin, template);
      await admin.end();
      await server?.remove();
    },
  };
}

export interface TestDatabase {
  /** Under the role of the product, which cannot change the schema. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

let count = 0;

/** A database of its own, migrated and empty but for the curriculum; `from` is another one to copy. */
export async function createDatabase(from = nameOf(inject('ownerUrl'))): Promise<TestDatabase> {
  const template = inject('ownerUrl');
  const name = `${nameOf(template)}_${process.pid}_${(count += 1)}`;
  await copyDatabase(onDatabase(template, 'postgres'), name, from);
  const ownerUrl = onDatabase(template, name);
  const app = new URL(ownerUrl);
  app.username = inject('appUser');
  app.password = inject('appPassword');
  return {
    url: app.href,
    ownerUrl,
    drop: async () => {
      const admin = onDatabase(template, 'postgres');
      await whenLeft(admin, name);
      await query(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

const LEAVING_MS = 3000;

/** A pool says that it has ended before its connections have: one that is cut off meanwhile fails where nobody listens. */
async function whenLeft(url: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    const until = Date.now() + LEAVING_MS;
    for (;;) {
      const { rows } = await admin.query(
        `SELECT FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend' LIMIT 1`,
        [name],
      );
      if (rows.length === 0 || Date.now() > until) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await admin.end();
  }
}

const BEING_USED = '55006';
const COPY_TRIES = 5;

/** Postgres waits five seconds for a vacuum of the template to leave it, which a busy machine can overrun. */
async function copyDatabase(url: string, name: string, from: string, tries = COPY_TRIES): Promise<void> {
  try {
    await query(url, `CREATE DATABASE ${name} TEMPLATE ${from}`);
  } catch (error) {
    if (tries === 1 || !(error instanceof DatabaseError) || error.code !== BEING_USED) throw error;
    await copyDatabase(url, name, from, tries - 1);
  }
}

export async function query(url: string, sql: string, values: unknown[] = []): Promise<QueryResult> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await (values.length > 0 ? client.query(sql, values) : client.query(sql));
  } finally {
    await client.end();
  }
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function dropAbandoned(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname ~ '^${TEMPLATE}[0-9]+$'`,
  );
  for (const { datname } of rows) {
    const lock = await admin.query<{ free: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS free', [
      datname,
    ]);
    if (!lock.rows[0]!.free) continue;
    await dropAll(admin, datname);
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [datname]);
  }
}

/** Drops a template and the databases made from it. */
async function dropAll(admin: Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname ~ '^${template}(_|$)'`,
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

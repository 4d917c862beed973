import { type Client, escapeIdentifier, type Pool } from 'pg';
import { JOB_SCHEMA } from './job-tables.ts';
import type { Log } from '../core/log.ts';

/** Rows of these are only ever added. */
const APPEND_ONLY = ['audit_entries', 'ledger_entries'];

const APP_ROLE = 'lemma_app';

/**
 * Lets a role read and write rows, and nothing else: no tables of its own, no change to the schema.
 * Tables made later by the same owner are granted as they come. Called under the migration lock:
 * two grants at once on one table fail each other.
 */
export async function grantRows(client: Client, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  await client.query(`
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${name};
    GRANT USAGE ON SCHEMA ${JOB_SCHEMA} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOB_SCHEMA} TO ${name};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${JOB_SCHEMA} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name};
    REVOKE ALL ON _prisma_migrations FROM ${name};
    ${APPEND_ONLY.map((table) => `REVOKE UPDATE, DELETE ON ${table} FROM ${name};`).join('\n')}`);
}

/** Whether a role lacks what it was to be granted, as after a start that was cut off. */
export async function lacksRows(client: Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(
    `SELECT EXISTS (
       SELECT FROM pg_class
       WHERE relnamespace IN ('public'::regnamespace, '${JOB_SCHEMA}'::regnamespace) AND relkind IN ('r', 'p') AND relname <> '_prisma_migrations'
         AND NOT has_table_privilege($1, oid, 'SELECT')
     ) AS lacks`,
    [role],
  );
  return rows[0]!.lacks;
}

/** Whether whoever this connection is could change the schema. */
export async function mayChangeSchema(db: Pool | Client): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    "SELECT has_schema_privilege(current_user, 'public', 'CREATE') AS may",
  );
  return rows[0]!.may;
}

/**
 * Makes a role that the product can take on when the URL's own may change the schema. Null where
 * the server does not let us; then the product goes on as who it is.
 */
export async function makeAppRole(client: Client, log: Pick<Log, 'warn'>): Promise<string | null> {
  try {
    if (!(await holds(client, 'SELECT 1 FROM pg_roles WHERE rolname = $1')))
      await client.query(`CREATE ROLE ${APP_ROLE} NOLOGIN`);
    if (!(await holds(client, "SELECT 1 WHERE pg_has_role(current_user, $1, 'MEMBER')")))
      await client.query(`GRANT ${APP_ROLE} TO CURRENT_USER`);
    await client.query(`SET ROLE ${APP_ROLE}`);
    await client.query('RESET ROLE');
    return APP_ROLE;
  } catch (error) {
    const reason = (error as Error).message;
    log.warn({ reason }, 'the product keeps the rights of DATABASE_URL: no role could be made for it');
    return null;
  }
}

async function holds(client: Client, sql: string): Promise<boolean> {
  return ((await client.query(sql, [APP_ROLE])).rowCount ?? 0) > 0;
}

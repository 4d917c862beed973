import pg from 'pg';
import type { Log } from '../log.ts';

/** Rows of these are only ever added. */
const APPEND_ONLY = ['audit_entries', 'ledger_entries'];

/** Lets a role read and write rows, and nothing else: no tables of its own, no change to the schema. */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const name = pg.escapeIdentifier(role);
    await client.query(`
      REVOKE CREATE ON SCHEMA public FROM PUBLIC;
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
      REVOKE ALL ON _prisma_migrations FROM ${name};
      ${APPEND_ONLY.map((table) => `REVOKE UPDATE, DELETE ON ${table} FROM ${name};`).join('\n')}`);
  });
}

const APP_ROLE = 'lemma_app';

/**
 * Makes a role that the product can take on when the URL's own may change the schema. Null where
 * the server does not let us; then the product goes on as who it is.
 */
export async function makeAppRole(url: string, log: Pick<Log, 'warn'>): Promise<string | null> {
  try {
    await withClient(url, async (client) => {
      const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
      if (!rowCount) await client.query(`CREATE ROLE ${APP_ROLE} NOLOGIN`);
      await client.query(`GRANT ${APP_ROLE} TO CURRENT_USER`);
    });
    await grantRows(url, APP_ROLE);
    return APP_ROLE;
  } catch (error) {
    log.warn({ message: String(error) }, 'the product keeps the rights of DATABASE_URL: no role could be made for it');
    return null;
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

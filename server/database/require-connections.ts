import { Client } from 'pg';
import { JOB_CONNECTIONS } from './job-tables.ts';
import { StartFailure } from './failure.ts';

/** What the jobs of a process take beside the pool: one of them hears of new ones. */
const FOR_JOBS = JOB_CONNECTIONS + 1;

/** Refuses a pool that would ask the database for more connections than it lets in. */
export async function requireConnections(url: string, poolSize: number): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ most: number }>(`
      SELECT least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = session_user),
        (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
      ) AS most`);
    const { most } = rows[0]!;
    if (poolSize + FOR_JOBS > most)
      throw new StartFailure(
        `The database lets in ${most} connections, and Lemma takes ${poolSize + FOR_JOBS} with a DATABASE_POOL of ${poolSize}: set it lower, or let the database take more.`,
      );
  } finally {
    await client.end();
  }
}

import { Client } from 'pg';
import { StartFailure } from './failure.ts';

const OLDEST_POSTGRES = 15;
const PATIENCE_MS = 5000;

/** Refuses a database that does not answer, or is too old to run on. */
export async function requireServer(url: string, setting: string): Promise<void> {
  const { host, searchParams } = new URL(url);
  const place = host || (searchParams.get('host') ?? 'this machine');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(
      `The database at ${place} cannot be reached (${reasonOf(error)}): check ${setting}.`,
    );
  }
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]!.server_version;
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
      throw new StartFailure(
        `The database at ${place} is Postgres ${version}: Lemma needs ${OLDEST_POSTGRES} or newer.`,
      );
  } finally {
    await client.end();
  }
}

/** A name with several addresses fails with one error for each and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((one: Error) => one.message).join(', ');
  return (error as Error).message;
}

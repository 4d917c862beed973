import type { Pool, PoolClient } from 'pg';

/** Lends a connection of the pool to the work. */
export async function withConnection<Result>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Its loss fails the next statement, which is where it is told; nobody listening would end this process.
  const lost = () => {};
  client.on('error', lost);
  try {
    return await work(client);
  } finally {
    client.off('error', lost);
    client.release();
  }
}

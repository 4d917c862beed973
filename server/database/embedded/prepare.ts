import { Client } from 'pg';
import type { Marker } from './folder.ts';

export const OWNER = 'lemma_owner';
export const APP = 'lemma_app';
export const NAME = 'lemma';

export function urlOf(port: number, user: string, password: string, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Makes the product's database and its role, where they are not there yet. */
export async function prepare(port: number, marker: Marker): Promise<void> {
  const client = new Client({ connectionString: urlOf(port, OWNER, marker.owner, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    const has = async (sql: string, name: string) => ((await client.query(sql, [name])).rowCount ?? 0) > 0;
    if (!(await has('SELECT 1 FROM pg_roles WHERE rolname = $1', APP)))
      await client.query(`CREATE ROLE ${APP} LOGIN PASSWORD '${marker.app}'`);
    if (!(await has('SELECT 1 FROM pg_database WHERE datname = $1', NAME)))
      await client.query(`CREATE DATABASE ${NAME} OWNER ${OWNER}`);
    await client.query(`
      REVOKE ALL ON DATABASE ${NAME}, postgres, template1 FROM PUBLIC;
      GRANT CONNECT ON DATABASE ${NAME} TO ${APP};`);
  } finally {
    await client.end();
  }
}

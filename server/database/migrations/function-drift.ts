import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type DatabaseError } from 'pg';

/** One file for each function, or for those that belong together; a migration brings them to the database. */
export const FUNCTIONS = path.resolve(import.meta.dirname, '../functions');

/** The sources of all functions that the migrations left out or left otherwise, and the end of those without a source. */
export async function functionDrift(url: string, folder = FUNCTIONS): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // A function may call one whose source comes later.
    await client.query('SET LOCAL check_function_bodies = off');
    await client.query('SELECT pg_current_xact_id()');
    return await difference(client, await readSources(folder));
  } finally {
    // The connection takes with it what the sources made.
    await client.end();
  }
}

async function difference(client: Client, sources: string[]): Promise<string> {
  const changes: string[] = [];
  for (const source of sources) {
    const before = await definitions(client);
    const made = await make(client, source);
    if ((await definitions(client)) !== before) changes.push(made);
  }
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure AS signature FROM pg_proc WHERE ${OURS}
     AND age(xmin) > age(pg_current_xact_id()::xid) ORDER BY 1`,
  );
  return [...changes, ...rows.map(({ signature }) => `DROP FUNCTION ${signature};\n`)].join('\n');
}

/** What a function returns changes only when it is dropped first: Postgres names the one that stands in the way. */
async function make(client: Client, source: string): Promise<string> {
  await client.query('SAVEPOINT source');
  try {
    await client.query(source);
    return source;
  } catch (error) {
    const { code, hint } = error as DatabaseError;
    const drop =
      code === RETURNS_OTHERWISE ? /^Use (DROP FUNCTION .+) first\.$/.exec(hint ?? '')?.[1] : undefined;
    if (!drop) throw error;
    await client.query('ROLLBACK TO SAVEPOINT source');
    await client.query(`${drop};`);
    return `${drop};\n${await make(client, source)}`;
  }
}

const RETURNS_OTHERWISE = '42P13';

/** Not those of extensions; the job queue's stand in a schema of their own. */
const OURS = `pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`;

async function definitions(client: Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc WHERE ${OURS} AND prokind = 'f' ORDER BY oid::regprocedure::text`,
  );
  return rows.map(({ definition }) => definition).join('\n');
}

async function readSources(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

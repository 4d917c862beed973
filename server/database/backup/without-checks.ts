import { type Client, escapeIdentifier } from 'pg';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Lets rows be written in any order, with no trigger running: their foreign keys are taken away and made again within
 * the transaction, which checks them all at once. Whoever owns the tables may do this; to switch the checks off for a
 * session one has to be a superuser.
 */
export async function withoutChecks<Result>(
  client: Client,
  tables: string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  for (const table of tables)
    await client.query(`ALTER TABLE ${escapeIdentifier(table)} DISABLE TRIGGER USER`);

  const result = await work();

  for (const table of tables)
    await client.query(`ALTER TABLE ${escapeIdentifier(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`);
  return result;
}

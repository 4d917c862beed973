import { Client } from 'pg';
import { inject } from 'vitest';

/** What an installation would give somebody by and by, at once: the role, or what their posts have earned. */
export async function changePerson(
  name: string,
  { role = null, reputation = null }: { role?: 'MODERATOR' | 'ADMIN' | null; reputation?: number | null },
): Promise<void> {
  const database = new Client({ connectionString: inject('databaseUrl') });
  await database.connect();
  await database.query(
    'UPDATE users SET role = coalesce($2::role, role), reputation = coalesce($3::int, reputation) WHERE name = $1',
    [name, role, reputation],
  );
  await database.end();
}

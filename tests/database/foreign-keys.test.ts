import { expect, test } from 'vitest';
import { createDatabase, query } from '../support/postgres.ts';

// The row of a person is never deleted.
test('what points at a row that can go is found by an index', async () => {
  const { ownerUrl, drop } = await createDatabase();
  try {
    const { rows } = await query(
      ownerUrl,
      `SELECT k.conrelid::regclass || '.' || a.attname AS column
       FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.confrelid <> 'users'::regclass
         AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])
       ORDER BY 1`,
      [],
    );
    expect(rows).toEqual([]);
  } finally {
    await drop();
  }
});

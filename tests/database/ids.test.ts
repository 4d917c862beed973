import { expect, test } from 'vitest';
import { kindOf, newId } from '../../server/core/ids.ts';
import { createDatabase, query } from '../support/postgres.ts';

test('the database makes ids as the server does: of a kind, in the order of their times', async () => {
  const { ownerUrl, drop } = await createDatabase();
  try {
    const made = async (time: Date) => {
      const { rows } = await query(ownerUrl, 'SELECT new_id(6, $1) AS id', [time]);
      return (rows[0] as { id: string }).id;
    };
    const times = [new Date('2030-03-01T09:00:00.000Z'), new Date('2030-03-01T09:00:00.001Z')] as const;
    const ids = [await made(times[0]), await made(times[1])] as const;
    expect(ids.map(kindOf)).toEqual(['ledgerEntry', 'ledgerEntry']);
    // The first 48 bits are the time.
    const timeOf = (id: string) => id.slice(0, 13);
    expect(ids.map(timeOf)).toEqual(times.map((time) => timeOf(newId('ledgerEntry', time))));
    expect(ids[0] < ids[1]).toBe(true);
  } finally {
    await drop();
  }
});

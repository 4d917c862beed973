import type { Pool } from 'pg';
import { ask } from '../ask.ts';
import { type Contestant, OPERATIONS, type Turn } from '../servers/contestants.ts';

const TIMES = 20;

/** Does each operation some times, for whoever counts what that made the database do. */
export async function doEach({ address, requestFor }: Contestant, next: () => Turn): Promise<void> {
  for (const operation of OPERATIONS)
    for (let time = 0; time < TIMES; time += 1) await ask(address, requestFor[operation]!(next()));
}

/**
 * How often each big table was read from end to end so far. A connection tells what it did when it
 * ends, at the latest.
 */
export async function countScans(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ relname: string; seq_scan: string }>(
    'SELECT relname, seq_scan FROM pg_stat_user_tables WHERE n_live_tup > 10000',
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

/** The tables that were scanned between two counts. */
export function scannedBetween(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table);
}

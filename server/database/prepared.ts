import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Transaction } from './client.ts';

declare module '../core/context.ts' {
  interface Services {
    /** The connections that prepared statements of our own run on. */
    pool: Pick<Pool, 'query'>;
  }
}

/** A statement that every connection prepares once: its values are sent as they are, and its rows come as the driver reads them. */
export function prepared<Row extends object, Values extends unknown[]>(text: string) {
  const name = `lemma_${createHash('sha1').update(text).digest('base64url')}`;
  return {
    async run({ pool }: { pool: Pick<Pool, 'query'> }, values: Values): Promise<Row[]> {
      return (await pool.query<Row>({ name, text, values })).rows;
    },
    /** The same among the statements of a transaction. */
    within: (tx: Transaction, values: Values): Promise<Row[]> => tx.$queryRawUnsafe<Row[]>(text, ...values),
  };
}

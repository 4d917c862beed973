import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma } from '../../server/database/client/client.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/client.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

let created: TestDatabase;
let opened: OpenDatabase;

beforeAll(async () => {
  created = await createDatabase();
  opened = openDatabase({ url: created.url, poolSize: 1, log: console });
});
afterAll(async () => {
  await opened.close();
  await created.drop();
});

test('a connection keeps no more statements ready than are asked often', async () => {
  for (let i = 0; i < 700; i += 1) await opened.db.$queryRaw`SELECT 1 AS ${Prisma.raw(`"column${i}"`)}`;

  const { rows } = await opened.pool.query('SELECT count(*)::int AS prepared FROM pg_prepared_statements');
  expect(rows).toEqual([{ prepared: 500 }]);
});

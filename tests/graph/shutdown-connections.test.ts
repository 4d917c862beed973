import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('what is answered while the server goes away is told to send nothing more on its connection', async () => {
  const owner = new Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query('BEGIN; LOCK TABLE tags IN ACCESS EXCLUSIVE MODE');
  const response = fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ tags(startsWith: "a") { name } }' }),
  });
  // Of this database: the tests beside it have locks of their own on the same server.
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await world.sql(waiting)).rowCount).toBe(1);
  world.drain();
  await owner.query('COMMIT');
  await owner.end();
  const { status, headers } = await response;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
});

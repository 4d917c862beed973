import { expect, test, vi } from 'vitest';
import { socketClient } from '../support/socket.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const { openConnection } = socketClient(world);

const PATIENT = { timeout: 20_000 };
const ask = (query: string) => ({ type: 'subscribe', id: 'a', payload: { query } });

const waits = () =>
  vi.waitFor(async () => {
    const { rows } = await world.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENT);

test('a subscription that got the name of a question still under way ends with its socket', async () => {
  const connection = await openConnection();
  const client = await world.pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE questions IN ACCESS EXCLUSIVE MODE');
  connection.send(ask('{ questions(first: 1) { nodes { id } } }'));
  await waits();
  connection.send({ type: 'complete', id: 'a' });
  const listening = world.listening();
  connection.send(ask('subscription { questionAsked(subjectCode: "9709") { question { id } } }'));
  await listening;
  await client.query('COMMIT');
  client.release();

  // The end of the question is told as if it were that of the subscription.
  await connection.until(() => connection.received.some(({ type }) => type === 'complete'));
  expect(world.listeners()).toBe(1);
  connection.socket.close();
  await vi.waitFor(() => expect(world.listeners()).toBe(0), PATIENT);
});

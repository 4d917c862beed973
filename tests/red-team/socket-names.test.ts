import { expect, test, vi } from 'vitest';
import { openLines } from '../support/socket.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const { dialled } = openLines(world);

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
  const line = await dialled();
  const client = await world.pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE questions IN ACCESS EXCLUSIVE MODE');
  line.say(ask('{ questions(first: 1) { nodes { id } } }'));
  await waits();
  line.say({ type: 'complete', id: 'a' });
  const listening = world.listening();
  line.say(ask('subscription { questionAsked(subjectCode: "9709") { question { id } } }'));
  await listening;
  await client.query('COMMIT');
  client.release();

  // The end of the question is told as if it were that of the subscription.
  await line.until(() => line.heard.some(({ type }) => type === 'complete'));
  expect(world.listeners()).toBe(1);
  line.socket.close();
  await vi.waitFor(() => expect(world.listeners()).toBe(0), PATIENT);
});

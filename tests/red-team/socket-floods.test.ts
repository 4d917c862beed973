import { describe, expect, test, vi } from 'vitest';
import { REQUEST_UNIT, SOCKET } from '../../server/limits/table.ts';
import { codeOf, type Connection, socketClient } from '../support/socket.ts';
import { openWorld } from '../support/world.ts';

/** Limits that are reached in a moment; the real ones hold for a whole school. */
vi.mock('../../server/limits/table.ts', async (original) => ({
  ...(await original<object>()),
  ADDRESS_READS: { size: 1000, perSecond: 0.001 },
  SUBSCRIPTIONS: { address: 30, all: 1000 },
}));

const world = openWorld({ config: { trustedProxies: 1 } });
const client = socketClient(world);

const from = (address: string) => ({ 'x-forwarded-for': address });
const openConnection = (address: string) => client.openConnection(from(address));

const FOLLOW = 'subscription { questionAsked(subjectCode: "9709") { question { id } } }';

test('a socket that sends bad operations without end is closed', async () => {
  const connection = await openConnection('192.0.2.1');
  const query = `{ ${'nothing '.repeat(300)} }`;
  for (let i = 0; i < 3000; i += 1) connection.send({ type: 'subscribe', id: `b${i}`, payload: { query } });
  expect(await connection.closed).toBe(4400);
  const answered = connection.received.filter(({ type }) => type === 'error').length;
  expect(answered).toBeLessThanOrEqual(SOCKET.faults.size + SOCKET.operations);
});

test.each([
  ['of the graph', (connection: Connection) => connection.send({ type: 'ping' })],
  ['of the protocol', (connection: Connection) => connection.socket.ping()],
])('a socket that sends pings %s without end is closed', async (_whose, ping) => {
  const connection = await openConnection('192.0.2.2');
  for (let i = 0; i < 2 * SOCKET.messages.size; i += 1) ping(connection);
  expect(await connection.closed).toBe(4429);
});

describe('what one address asks', () => {
  test('is counted together, over a socket as by request', async () => {
    const address = '192.0.2.3';
    const connection = await openConnection(address);
    for (let i = 0; i < 300; i += 1)
      expect((await connection.ask(`o${i}`, '{ __typename }')).type).toBe('next');
    const send = () => fetch(`${world.address}/api/openapi.json`, { headers: from(address) });
    let answered = 0;
    for (; answered < 1000; answered += 1) if ((await send()).status === 429) break;
    // The socket itself was a request, too, and reading what it said took the time of some more.
    const most = 1000 - 300 - 1 - 301 / REQUEST_UNIT.messages;
    expect(answered).toBeLessThanOrEqual(most);
    expect(answered).toBeGreaterThan(most - 20);

    const refused = await connection.ask('late', '{ __typename }');
    expect(codeOf(refused)).toBe('RATE_LIMITED');
    expect(refused.payload![0]!.extensions!.retryAfter).toBeGreaterThan(0);
    expect((await (await openConnection('192.0.2.4')).ask('other', '{ __typename }')).type).toBe('next');
    expect(await client.refusal(from(address))).toBe(429);
  });

  test('is followed by so many subscriptions at once, over all of its sockets', async () => {
    const address = '192.0.2.5';
    const [first, second] = [await openConnection(address), await openConnection(address)];
    for (let i = 0; i < 15; i += 1) {
      first.send({ type: 'subscribe', id: `a${i}`, payload: { query: FOLLOW } });
      second.send({ type: 'subscribe', id: `a${i}`, payload: { query: FOLLOW } });
    }
    // Whatever was sent before has its place by then.
    await first.ask('ready', '{ __typename }');
    await second.ask('ready', '{ __typename }');
    expect(codeOf(await first.ask('more', FOLLOW))).toBe('OVERLOADED');
    expect(codeOf(await second.ask('more', FOLLOW))).toBe('OVERLOADED');
    const other = await openConnection('192.0.2.6');
    other.send({ type: 'subscribe', id: 'a', payload: { query: FOLLOW } });
    expect((await other.ask('q', '{ __typename }')).type).toBe('next');
    expect(other.received.some(({ id }) => id === 'a')).toBe(false);

    // An end gives its place back, and so does the end of a socket.
    first.send({ type: 'complete', id: 'a0' });
    await first.ask('ended', '{ __typename }');
    first.send({ type: 'subscribe', id: 'again', payload: { query: FOLLOW } });
    await first.ask('q', '{ __typename }');
    expect(first.received.some(({ id }) => id === 'again')).toBe(false);
    second.socket.close();
    await second.closed;
    const third = await openConnection(address);
    for (let i = 0; i < 15; i += 1)
      third.send({ type: 'subscribe', id: `a${i}`, payload: { query: FOLLOW } });
    await third.ask('ready', '{ __typename }');
    expect(codeOf(await third.ask('more', FOLLOW))).toBe('OVERLOADED');
    expect(third.received.filter(({ type }) => type === 'error').map(({ id }) => id)).toEqual(['more']);
  });
});

test('long messages are counted by their length, over all sockets of an address', async () => {
  const address = '192.0.2.9';
  const payload = { long: 'x'.repeat(200_000) };
  const most = Math.ceil(1000 / (200_000 / REQUEST_UNIT.bytes));
  const both = [await openConnection(address), await openConnection(address)];
  for (let i = 0; i < most; i += 1) both[i % 2]!.send({ type: 'ping', payload });
  expect(await Promise.race(both.map(({ closed }) => closed))).toBe(4429);
  expect((await (await openConnection('192.0.2.10')).ask('other', '{ __typename }')).type).toBe('next');
});

test('a message in a few frames is answered, and one in frames without end closes its socket', async () => {
  const connection = await openConnection('192.0.2.11');
  const say = (text: string, frames: number) => {
    const length = Math.ceil(text.length / frames);
    for (let at = 0; at < text.length; at += length)
      connection.socket.send(text.slice(at, at + length), { fin: at + length >= text.length });
  };
  say(JSON.stringify({ type: 'subscribe', id: 'few', payload: { query: '{ __typename }' } }), 10);
  await connection.until(() => connection.received.some(({ id, type }) => id === 'few' && type === 'next'));
  say('x'.repeat(2 * SOCKET.fragments), 2 * SOCKET.fragments);
  expect(await connection.closed).toBe(1008);
});

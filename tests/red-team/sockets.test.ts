import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import { makeServer } from 'graphql-ws';
import { describe, expect, test, vi } from 'vitest';
import { carry } from '../../server/graph/sockets/frames.ts';
import { shortenedDevice, deviceOf } from '../../server/http/connection/device.ts';
import { openByteLimit } from '../../server/limits/connections/pending-bytes.ts';
import { SOCKET } from '../../server/limits/table.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { askedId } from '../support/posts.ts';
import { socketClient } from '../support/socket.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const { connect, openConnection } = socketClient(world);

describe('a socket', () => {
  test('carries twenty operations, however many are asked for at once, and others once they have ended', async () => {
    const id = await askedId(await world.person());
    const connection = await openConnection();
    const query = 'subscription ($id: ID!) { questionChanged(id: $id) { __typename } }';
    for (let i = 0; i < 200; i += 1)
      connection.send({ type: 'subscribe', id: `s${i}`, payload: { query, variables: { id } } });
    const refused = () => connection.received.filter(({ type }) => type === 'error');
    await connection.until(() => refused().length >= 180);
    expect(refused().every(({ payload }) => payload![0]!.extensions!.code === 'RATE_LIMITED')).toBe(true);
    expect(refused().map((one) => one.id)).toEqual(Array.from({ length: 180 }, (_, i) => `s${i + 20}`));

    for (let i = 0; i < 20; i += 1) connection.send({ type: 'complete', id: `s${i}` });
    for (let i = 0; !connection.received.some(({ type }) => type === 'next'); i += 1) {
      connection.send({ type: 'subscribe', id: `q${i}`, payload: { query: '{ __typename }' } });
      await connection.until(() => connection.received.some((one) => one.id === `q${i}`));
    }
  });

  test('whose operations are not there takes no place from others', async () => {
    const connection = await openConnection();
    for (let i = 0; i < 150; i += 1) {
      const payload = { query: 'query one { __typename } query two { __typename }', operationName: 'three' };
      connection.send({ type: 'subscribe', id: `n${i}`, payload });
      await connection.until(() => connection.received.some((one) => one.id === `n${i}`));
    }
    const codes = connection.received.flatMap(({ payload }) => payload?.[0]?.extensions?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(['OPERATION_RESOLUTION_FAILURE']));
    expect((await fetch(`${world.address}/api/community/questions`)).status).toBe(200);
  });

  test('hears back little of what it sent', async () => {
    const connection = await openConnection();
    const long = 'a'.repeat(200_000);
    connection.send({ type: 'ping', payload: { long } });
    connection.send({ type: 'subscribe', id: 'e', payload: { query: `{ ${long} }` } });
    connection.send({
      type: 'subscribe',
      id: 'o',
      payload: { query: '{ __typename }', operationName: long },
    });
    await connection.until(() => connection.received.length >= 4);
    expect(connection.received).toContainEqual({ type: 'pong' });
    expect(JSON.stringify(connection.received).length).toBeLessThan(5000);
  });

  test.each([
    { type: 'connection_ack' },
    { type: 'next', id: '1', payload: {} },
    { type: 'error', id: '1', payload: [{ message: 'x' }] },
  ])('that says what only a server says is closed, and no fault of ours: $type', async (message) => {
    const connection = await openConnection();
    connection.send(message);
    expect(await connection.closed).toBe(4400);
    expect(world.errors).toEqual([]);
  });

  test('that gives an operation a name without end is closed', async () => {
    const connection = await openConnection();
    connection.send({ type: 'subscribe', id: 'i'.repeat(65), payload: { query: '{ __typename }' } });
    expect(await connection.closed).toBe(4400);
  });

  test('says little before it is let in', async () => {
    const connection = await connect({ first: { device: 'd'.repeat(250_000) } });
    expect(await connection.closed).toBe(1009);
    expect(connection.received).toEqual([]);
  });
});

describe('whoever does not read', () => {
  class Deaf extends EventEmitter {
    readonly OPEN = 1;
    readyState = 1;
    protocol = 'graphql-transport-ws';
    bufferedAmount = 0;
    sent: unknown[] = [];
    send = (text: string, done: () => void) => {
      this.sent.push(text);
      done();
    };
    pong = () => this.sent.push('pong');
    close = vi.fn();
    terminate = vi.fn();
  }

  test.each([
    ['a ping', (socket: Deaf) => socket.emit('message', Buffer.from('{"type":"ping"}'))],
    ['the ping of the protocol', (socket: Deaf) => socket.emit('ping', Buffer.from('x'))],
    ['being let in', (socket: Deaf) => socket.emit('message', Buffer.from('{"type":"connection_init"}'))],
  ])('is answered until too much is unread, and cut off by %s then', async (_what, ask) => {
    for (const unread of [SOCKET.unreadBytes, SOCKET.unreadBytes + 1]) {
      const socket = new Deaf();
      const held = openByteLimit({ address: 1000, all: 1000 }).open('192.0.2.1');
      const server = makeServer({ onConnect: () => true });
      carry({
        server,
        socket: socket as never,
        extra: {},
        held,
        backlog: openUnreadLimit({ address: 1000, all: 1000 }).open('192.0.2.1', () => {}),
        isKnown: () => true,
        mayRead: () => true,
        log: {} as never,
      });
      socket.bufferedAmount = unread;
      ask(socket);
      const isCutOff = unread > SOCKET.unreadBytes;
      await expect.poll(() => socket.terminate.mock.calls.length + socket.sent.length).toBe(1);
      expect(socket.terminate).toHaveBeenCalledTimes(isCutOff ? 1 : 0);
      socket.emit('close', 1006, '');
    }
  });

  test('is counted until it was taken, or the socket closed', async () => {
    const unread = openUnreadLimit({ address: 1000, all: 1000 });
    const taken: (() => void)[] = [];
    const socket = Object.assign(new Deaf(), { send: (_text: string, done: () => void) => taken.push(done) });
    carry({
      server: makeServer({ onConnect: () => true }),
      socket: socket as never,
      extra: {},
      held: openByteLimit({ address: 1000, all: 1000 }).open('192.0.2.1'),
      backlog: unread.open('192.0.2.1', () => {}),
      isKnown: () => true,
      mayRead: () => true,
      log: {} as never,
    });
    const pong = '{"type":"pong"}'.length;
    for (let i = 0; i < 3; i += 1) socket.emit('message', Buffer.from('{"type":"ping"}'));
    await expect.poll(() => unread.count()).toBe(3 * pong);
    taken[0]!();
    await expect.poll(() => unread.count()).toBe(2 * pong);
    socket.emit('close', 1006, '');
    expect(unread.count()).toBe(0);
  });
});

test('the name of a device is cut to 200 characters, however it comes', () => {
  expect(shortenedDevice('d'.repeat(250_000))).toBe('d'.repeat(200));
  expect(deviceOf({ headers: { 'lemma-device': 'd'.repeat(8000) } } as never)).toBe('d'.repeat(200));
  expect(shortenedDevice('the one in the library')).toBe('the one in the library');
});

describe('bytes on their way', () => {
  test('are bounded for an address and for all, and come back', () => {
    const bytes = openByteLimit({ address: 10, all: 15 });
    const [one, same, other] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((from) => bytes.open(from));
    expect([one!.take(6), same!.take(6), other!.take(10), other!.take(9)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    one!.release(2);
    expect(same!.take(2)).toBe(true);
    for (const held of [one!, one!, same!, other!]) held.end();
    expect(bytes.count()).toBe(0);
    expect(one!.take(1)).toBe(false);
  });
});

test.each(['/healthz', '/readyz'])('%s is read and nothing else', async (path) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'POST']) {
    const { port } = new URL(world.address);
    const answer = await new Promise<{ statusCode?: number; headers: object }>((resolve) => {
      request({ port, path, method }, (response) => resolve(response.resume())).end();
    });
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
  }
  expect((await fetch(world.address + path, { method: 'HEAD' })).status).toBe(200);
});

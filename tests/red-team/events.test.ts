import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { openSharedEvents } from '../../server/core/pubsub/pubsub-redis.ts';
import { openEvents } from '../../server/core/pubsub/pubsub.ts';

const heard: string[] = [];
const log = { warn: (_line: unknown, message: string) => void heard.push(message) } as never;

test('a listener that takes nothing while thousands of events come loses the oldest, and ends nothing', async () => {
  const events = openEvents(log);
  const listener = events.subscribe<number>('question:hot');
  const first = listener.next();
  for (let number = 0; number < 3000; number += 1) events.publish('question:hot', number);
  expect((await first).value).toBe(0);
  expect((await listener.next()).value).toBeGreaterThan(1);
  await listener.return();
});

test('an event that cannot be told is no fault of whoever wrote', () => {
  const target = Object.assign(new EventTarget(), {
    dispatchEvent(): boolean {
      throw new Error('away');
    },
  });
  openEvents(log, target).publish('question:one', 1);
  expect(heard).toContain('event could not be published');
});

test('a Redis that refuses every command ends nothing', async () => {
  const redis = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        const commands = String(data)
          .split('\r\n')
          .filter((line) => line.startsWith('*')).length;
        socket.write('-NOPERM this user has no permissions\r\n'.repeat(commands));
      }),
  );
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const { port } = redis.address() as AddressInfo;
  const shared = await openSharedEvents(`redis://127.0.0.1:${port}`, log);
  const listener = shared.events.subscribe<number>('question:one');
  void listener.next();
  shared.events.publish('question:one', 1);
  await vi.waitFor(() => expect(heard).toContain('Redis refused a command'), 20_000);
  // An unheard rejection would fail this run at its next turn.
  await pause(0);
  await shared.close();
  redis.close();
});

test('what a Redis tells that cannot be read ends nothing, and what comes then is heard', async () => {
  const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
  const begun = `*3\r\n${bulk('subscribe')}${bulk('question:one')}:1\r\n`;
  const payloads = ['of another product', '', serialize(['another process', 7]).toString('base64')];
  const messages = payloads.map((text) => `*3\r\n${bulk('message')}${bulk('question:one')}${bulk(text)}`);
  const redis = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        for (const command of String(data).split(/^(?=\*)/m))
          socket.write(/subscribe/i.test(command) ? [begun, ...messages].join('') : '-NOPERM no\r\n');
      }),
  );
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const { port } = redis.address() as AddressInfo;
  const shared = await openSharedEvents(`redis://127.0.0.1:${port}`, log);
  const listener = shared.events.subscribe<number>('question:one');
  expect((await listener.next()).value).toBe(7);
  expect(heard).toContain('an event from Redis cannot be read');
  await shared.close();
  redis.close();
});

test('a Redis that comes late is said to be away once and then back, and is asked nothing that an old one refuses', async () => {
  const away = createServer();
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  const { port } = away.address() as AddressInfo;
  await new Promise((resolve) => away.close(resolve));
  heard.length = 0;
  const shared = await openSharedEvents(`redis://127.0.0.1:${port}`, log);
  const AWAY = 'Redis is away: live events reach only people at the same process';
  await vi.waitFor(() => expect(heard).toContain(AWAY), 20_000);

  let told = '';
  const redis = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        told += String(data);
        socket.write('$9\r\nloading:0\r\n'.repeat(String(data).match(/^\*/gm)?.length ?? 0));
      }),
  );
  await new Promise<void>((resolve) => redis.listen(port, '127.0.0.1', resolve));
  await vi.waitFor(() => expect(heard).toContain('Redis is back'), 20_000);
  expect(heard.filter((line) => line === AWAY)).toHaveLength(1);
  expect(told).toMatch(/info/i);
  expect(told).not.toMatch(/setinfo/i);
  await shared.close();
  redis.close();
});

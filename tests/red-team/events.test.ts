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
  const payloads = ['of another product', '', serialize(7).toString('base64')];
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

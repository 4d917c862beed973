import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Channel, openEvents, paced } from '../../server/core/pubsub/pubsub.ts';
import { questionChannel } from '../../server/community/questions/events.ts';

test('a class of twenty listens to one question, and nobody takes it for a leak', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const events = openEvents(console);
  const channel = questionChannel('one');
  const listeners = Array.from({ length: 20 }, () => events.subscribe(channel));
  const heard = listeners.map((listener) => listener.next());
  await turn();

  const event = { kind: 'QuestionDeleted', questionId: 'one' } as const;
  events.publish(channel, event);
  expect((await Promise.all(heard)).map(({ value }) => value)).toEqual(Array(20).fill(event));
  for (const listener of listeners) await listener.return();
  await turn();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('a listener who looks for itself hears of many changes at once', async () => {
  const events = openEvents(console);
  const channel: Channel<{ number: number }> = 'inbox';
  const listener = events.subscribe(channel, { latestOnly: true });
  const first = listener.next();
  await turn();
  for (const number of [1, 2, 3, 4]) events.publish(channel, { number });
  expect((await first).value).toEqual({ number: 1 });
  expect((await listener.next()).value).toEqual({ number: 4 });
  await listener.return();
});

test('a listener is told at most ten events in a second, and every one of them in the end', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const listener = paced(
      (async function* () {
        yield* Array.from({ length: 11 }, (_, index) => index);
      })(),
    );
    for (let index = 0; index < 10; index += 1) expect((await listener.next()).value).toBe(index);
    let isTold = false;
    const eleventh = listener.next().then(({ value }) => {
      isTold = true;
      return value;
    });
    await turn();
    expect(isTold).toBe(false);
    expect(await eleventh).toBe(10);
  } finally {
    vi.useRealTimers();
  }
});

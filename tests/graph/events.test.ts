import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openEvents, questionChannel } from '../../server/events.ts';

test('a class of twenty listens to one question, and nobody takes it for a leak', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const events = openEvents();
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

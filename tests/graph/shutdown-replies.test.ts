import { expect, test, vi } from 'vitest';
import { openWorld } from '../support/world.ts';

/** An engine that thinks until it is closed. */
vi.mock('../../server/maths/engine.ts', async (load) => {
  const real = await load<typeof import('../../server/maths/engine.ts')>();
  return {
    ...real,
    openEngine(...given: Parameters<typeof real.openEngine>) {
      const engine = real.openEngine(...given);
      const closed = Promise.withResolvers<{ ran: false; why: 'closed'; ms: 0 }>();
      return {
        ...engine,
        forCaller: (caller: Parameters<typeof engine.forCaller>[0]) => ({
          ...engine.forCaller(caller),
          solve: () => closed.promise,
        }),
        close() {
          closed.resolve({ ran: false, why: 'closed', ms: 0 });
          return engine.close();
        },
      };
    },
  };
});

const world = openWorld({ ownWorkers: true });

test('a reply that the engine still thinks about does not hold up a stop, and is said to be interrupted', async () => {
  const ada = await world.person();
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ... on SentMessage { reply { id } } } }`;
  const { data } = await ada.graph(SEND, { input: { text: 'Solve x^2 - 5x + 6 = 0' } });
  const id = data!['sendMessage']!['reply']!['id'] as unknown as string;
  await world.settle();
  const { status, failure } = await world.db.chatMessage.findUniqueOrThrow({ where: { id } });
  expect({ status, failure }).toEqual({ status: 'FAILED', failure: 'INTERRUPTED' });
});

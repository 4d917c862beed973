import { expect, test, vi } from 'vitest';
import { answer, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

vi.mock('../../server/maths/engine.ts', async (load) => {
  const real = await load<typeof import('../../server/maths/engine.ts')>();
  const overrun = () => Promise.resolve({ ran: false, why: 'overran', ms: 0 });
  return {
    ...real,
    openEngine(...given: Parameters<typeof real.openEngine>) {
      const engine = real.openEngine(...given);
      const forCaller: typeof engine.forCaller = (caller) =>
        ({ ...engine.forCaller(caller), solve: overrun, check: overrun }) as never;
      return { ...engine, forCaller };
    },
  };
});

const world = openWorld({ ownWorkers: true });

test('a question that takes the machine too long is told so, and not greeted', async () => {
  const ASK = `query ($messages: [ChatMessageInput!]!) { askTutor(messages: $messages) { ... on TutorReply { content } } }`;
  const { data } = await (
    await world.person()
  ).graph(ASK, { messages: [{ role: 'USER', content: 'X ~ Po(3.2). Find Var(X)' }] });
  expect(data!['askTutor']!['content']).toContain('longer than a single question is allowed');
});

test('a question and an answer that take the machine too long to check are tried three times, and then left unchecked', async () => {
  const ada = await world.person();
  await answer(ada, await askedId(ada), { body: '$$x^2=4$$\n\n$$x=2$$' });
  await world.work();
  for (const waiting of [2, 2, 0]) {
    expect(await world.jobs.counts()).toMatchObject({ waiting, parked: 0 });
    await world.retry();
  }
});

import { expect, test, vi } from 'vitest';
import { openWorld } from '../support/world.ts';

vi.mock('../../server/maths/engine.ts', async (load) => {
  const real = await load<typeof import('../../server/maths/engine.ts')>();
  const solve = () => Promise.resolve({ ran: false, why: 'overran', ms: 0 });
  return {
    ...real,
    openEngine(...given: Parameters<typeof real.openEngine>) {
      const engine = real.openEngine(...given);
      const askedBy: typeof engine.askedBy = (caller) => ({ ...engine.askedBy(caller), solve }) as never;
      return { ...engine, askedBy };
    },
  };
});

const world = openWorld();

test('a question that takes the machine too long is told so, and not greeted', async () => {
  const ASK = `query ($messages: [SaidInput!]!) { askTutor(messages: $messages) { ... on TutorReply { content } } }`;
  const { data } = await (
    await world.person()
  ).graph(ASK, { messages: [{ role: 'USER', content: 'X ~ Po(3.2). Find Var(X)' }] });
  expect(data!['askTutor']!['content']).toContain('longer than a single question is allowed');
});

import { expect, test, vi } from 'vitest';
import { answer, askedId } from '../support/posts.ts';
import { idOf, openWorld } from '../support/world.ts';

/** What happens while the engine looks at the lines. */
const meanwhile = vi.hoisted(() => ({ act: async () => {} }));

vi.mock('../../server/maths/engine.ts', async (load) => {
  const real = await load<typeof import('../../server/maths/engine.ts')>();
  return {
    ...real,
    openEngine(...given: Parameters<typeof real.openEngine>) {
      const engine = real.openEngine(...given);
      const forCaller: typeof engine.forCaller = (caller) => {
        const own = engine.forCaller(caller);
        return {
          ...own,
          async check(...asked: Parameters<typeof own.check>) {
            const said = await own.check(...asked);
            await meanwhile.act();
            return said;
          },
        };
      };
      return { ...engine, forCaller };
    },
  };
});

const world = openWorld({ ownWorkers: true });

test('nothing is said of an answer by a question that was edited while it was checked', async () => {
  const ben = await world.person();
  const questionId = await askedId(await world.person(), { title: 'Solve $x^2-5x+6=0$', body: '' });
  await world.work();
  const id = idOf(await answer(ben, questionId, { body: '$$x^2-5x+6=0$$\n\n$$(x-2)(x-3)=0$$' }));
  const lines = async () =>
    (await world.sql('SELECT lines_ok FROM answers WHERE id = $1', [id])).rows[0]!.lines_ok;
  meanwhile.act = async () => {
    await world.sql('UPDATE questions SET version = version + 1 WHERE id = $1', [questionId]);
  };
  await world.work();
  expect(await lines()).toBeNull();
});

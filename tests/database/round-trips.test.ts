import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

afterEach(() => void vi.restoreAllMocks());

/** The statements that were sent to the database meanwhile. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  return sent.mock.calls.map(([query]) => {
    const { text = query } = query as unknown as { text?: unknown };
    return String(text).trim().split(/\s+/).join(' ');
  });
}

test('a vote is one statement', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const questionId = await askedId(ada);
  const answerId = await answeredId(ada, questionId);
  await vote(ben, questionId, 'UP');
  const statements = await statementsOf(async () => {
    await vote(ben, answerId, 'UP');
    await vote(ben, answerId, 'DOWN');
  });
  expect(statements).toEqual([expect.stringContaining('cast_vote'), expect.stringContaining('cast_vote')]);
});

import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const READS_POSTS = / FROM ("public"\.)?"?(questions|answers)\b/;

afterEach(() => void vi.restoreAllMocks());

/** The statements that were sent to the database meanwhile. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const statements = sent.mock.calls.map(([query]) => {
    const { text = query } = query as unknown as { text?: unknown };
    return String(text).trim().split(/\s+/).join(' ');
  });
  sent.mockRestore();
  return statements;
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

test('views are one statement, however many', async () => {
  const ada = await world.person();
  const ids = [await askedId(ada), await askedId(ada)];
  const record = () =>
    ada.graph(
      'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } } }',
      { ids },
    );
  const counted = expect.objectContaining({ data: { recordViews: { counted: 2 } } });
  expect(await statementsOf(async () => expect(await record()).toEqual(counted))).toEqual([
    expect.stringContaining('record_views'),
  ]);
});

test('what an acceptance writes is one statement', async () => {
  const ada = await world.person();
  const questionId = await askedId(ada);
  const [first, second] = [
    await answeredId(await world.person(), questionId),
    await answeredId(await world.person(), questionId),
  ];
  const statements = await statementsOf(async () => {
    await accept(ada, first);
    await accept(ada, second);
  });
  expect(statements.filter((text) => !READS_POSTS.test(text))).toEqual([
    expect.stringContaining('accept_answer'),
    expect.stringContaining('accept_answer'),
  ]);
});

test('a question and an answer are looked at once and written once, in the transaction that takes their draft', async () => {
  const ada = await world.person();
  const questionId = await askedId(ada);
  const asking = await statementsOf(() => askedId(ada));
  const answering = await statementsOf(() => answeredId(ada, questionId));
  const written = (statements: string[]) => statements.filter((text) => !READS_POSTS.test(text));
  for (const [name, statements] of Object.entries({ ask_question: asking, post_answer: answering }))
    expect(written(statements)).toEqual([
      expect.stringContaining(name),
      'BEGIN',
      expect.stringContaining(name),
      expect.stringContaining('DELETE FROM drafts'),
      'COMMIT',
    ]);
});

import { describe, expect, test } from 'vitest';
import { commentedId } from '../support/interactions.ts';
import { decide, report, setHidden } from '../support/moderation.ts';
import { accept, answeredId, askedId } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const POST = 'SELECT FROM answers WHERE id = $1 FOR NO KEY UPDATE';
const PERSON = 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE';

type Step = [sql: string, values: unknown[]];

/** Does it between two steps of somebody else’s transaction: it waits for the first, and holds nothing that the second needs. */
async function between(first: Step, second: Step, act: () => Promise<Json>): Promise<Json> {
  const other = await world.pool.connect();
  try {
    await other.query('BEGIN');
    await other.query(...first);
    const done = act();
    await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBe(1);
    // Where each waits for the other, Postgres ends this one or that one.
    await other.query(...second);
    await other.query('COMMIT');
    return await done;
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
}

/** Two people in the order in which their rows are locked. */
async function inOrder(): Promise<[Visitor, Visitor]> {
  const two = [await world.person(), await world.person()];
  return two.sort((a, b) => (a.id < b.id ? -1 : 1)) as [Visitor, Visitor];
}

describe('what is done at once waits in one order, so that nobody’s request fails', () => {
  /** A comment by whoever wrote the answer that it is on. */
  async function commented() {
    const [asker, author, moderator] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'MODERATOR' }),
    ];
    const answerId = await answeredId(author, await askedId(asker));
    return { asker, author, moderator, answerId, id: await commentedId(author, answerId) };
  }

  test('a comment is hidden while somebody votes on the answer that it is on', async () => {
    const { author, moderator, answerId, id } = await commented();
    const done = await between([POST, [answerId]], [PERSON, [author.id]], () =>
      setHidden(moderator, id, true),
    );
    expect(done).toMatchObject({ __typename: 'Moderated' });
  });

  test('a report of a comment hides it while somebody votes on the answer of whoever reports it', async () => {
    const { asker, author, answerId } = await commented();
    const id = await commentedId(asker, answerId);
    await world.db.user.update({ where: { id: author.id }, data: { role: 'MODERATOR' } });
    const done = await between([POST, [answerId]], [PERSON, [author.id]], () => report(author, id));
    expect(done).toMatchObject({ __typename: 'FiledReport' });
  });

  test('a case about a comment is upheld while somebody votes on the answer that it is on', async () => {
    const { asker, author, moderator, answerId, id } = await commented();
    await report(asker, id);
    const { id: caseId } = await world.db.moderationCase.findFirstOrThrow({ where: { commentId: id } });
    const done = await between([POST, [answerId]], [PERSON, [author.id]], () =>
      decide(moderator, caseId, true),
    );
    expect(done).toMatchObject({ __typename: 'ModerationCase', status: 'UPHELD' });
  });

  test('a case about an accepted answer is upheld while two people vote on each other’s posts', async () => {
    const [asker, author] = await inOrder();
    const moderator = await world.person({ role: 'MODERATOR' });
    const id = await answeredId(author, await askedId(asker));
    await accept(asker, id);
    await report(asker, id);
    const { id: caseId } = await world.db.moderationCase.findFirstOrThrow({ where: { answerId: id } });
    const done = await between([PERSON, [asker.id]], [PERSON, [author.id]], () =>
      decide(moderator, caseId, true),
    );
    expect(done).toMatchObject({ __typename: 'ModerationCase', status: 'UPHELD' });
  });

  test('the first choice of notifications is made while the profile is saved', async () => {
    const ada = await world.person();
    const saved = `INSERT INTO member_settings (user_id, updated_at) VALUES ($1, now()) ON CONFLICT (user_id) DO UPDATE SET show_study = true`;
    const choose = async () =>
      (
        await ada.graph(
          'mutation { changeNotificationSettings(input: { weeklyDigest: false }) { __typename } }',
        )
      ).data!['changeNotificationSettings']!;
    const done = await between([PERSON, [ada.id]], [saved, [ada.id]], choose);
    expect(done).toEqual({ __typename: 'NotificationSettings' });
  });

  test('two edits bring the same new tags, named the other way round', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const tag = 'INSERT INTO tags (name, created_by, created_at) VALUES ($1, $2, now())';
    const input = { id, tags: ['zeta-functions', 'alpha-decay'] };
    const edit = async () =>
      (
        await ada.graph(
          'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Question { id } } }',
          { input },
        )
      ).data!['editQuestion']!;
    const done = await between([tag, ['alpha-decay', ada.id]], [tag, ['zeta-functions', ada.id]], edit);
    expect(idOf(done)).toBe(id);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { newId } from '../../server/core/ids.ts';
import { accept, answer, answeredId, ask, askedId, draft, reputationOf, vote } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

/** All of them meet: a slow machine would send some away until it has time for them. */
vi.mock('../../server/limits/table.ts', async (original) => {
  const real = (await original()) as { CONCURRENCY: object };
  return { ...real, CONCURRENCY: { ...real.CONCURRENCY, min: 1000, initial: 1000 } };
});

const world = openWorld();

const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));
const scoreOf = async (who: Visitor, id: string) =>
  (await who.graph('query ($id: ID!) { question(id: $id) { id up down score } }', { id })).data!['question'];

async function fiftyVote(): Promise<{ author: Visitor; id: string }> {
  const author = await world.person({ reputation: 100 });
  const id = await askedId(author);
  const voters = await people(50);
  await Promise.all(voters.map((voter) => vote(voter, id, 'UP')));
  return { author, id };
}

describe('everything at once', () => {
  test('fifty people vote: every vote counts, and the cap holds', async () => {
    const { author, id } = await fiftyVote();
    expect(await scoreOf(author, id)).toMatchObject({ up: 50, down: 0, score: 50 });
    expect(await reputationOf(author, author.id)).toBe(300);
    expect(await audit(world.pool)).toEqual([]);
  });

  test('people change their minds many times at once: counters and points equal the rows', async () => {
    const author = await world.person();
    const ids = [await askedId(author), await askedId(author)];
    ids.push(await answeredId(author, ids[0]!));
    const voters = await people(12);
    const minds = ['UP', 'DOWN', 'NONE', 'UP', 'DOWN'] as const;
    await Promise.all(
      voters.flatMap((voter, i) =>
        minds.map((_, j) => vote(voter, ids[(i + j) % 3]!, minds[(i * 2 + j) % 5]!)),
      ),
    );
    expect(await audit(world.pool)).toEqual([]);
  });

  /** Does it while another transaction has written this and not yet ended, for which it is to wait. */
  async function meeting<Result>(sql: string, values: unknown[], act: () => Promise<Result>) {
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query(sql, values);
      const done = act();
      await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBe(1);
      await other.query('COMMIT');
      return await done;
    } finally {
      other.release();
    }
  }

  test('a vote that meets the deletion of its answer waits for it, and is refused', async () => {
    const [author, ben] = [await world.person(), await world.person()];
    const id = await answeredId(author, await askedId(author));
    const deletion = 'UPDATE answers SET deleted_at = now() WHERE id = $1';
    expect(await meeting(deletion, [id], () => vote(ben, id, 'UP'))).toMatchObject({ code: 'NOT_FOUND' });
    // The counter of the question still has it, and is audited by the others.
    await world.db.answer.update({ where: { id }, data: { deletedAt: null } });
  });

  test('an acceptance that meets another waits for it, and takes it back', async () => {
    const [asker, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(asker);
    const [first, second] = [await answeredId(ben, questionId), await answeredId(ben, questionId)];
    const other = `WITH accepted AS (UPDATE answers SET accepted = true WHERE id = $2)
      UPDATE questions SET accepted_answer_id = $2, acceptance = 1 WHERE id = $1`;
    await meeting(other, [questionId, second], () => accept(asker, first));
    const accepted = await world.db.answer.findMany({ where: { questionId, accepted: true } });
    expect(accepted.map(({ id }) => id)).toEqual([first]);
  });

  test('an edit that meets another waits for it, and is told of it', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const input = { id, body: 'The version of the other tab.', expectedVersion: 1 };
    const edit = () =>
      ada.graph('mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }', {
        input,
      });
    const { data } = await meeting('UPDATE questions SET version = 2 WHERE id = $1', [id], edit);
    expect(data).toEqual({ editQuestion: { __typename: 'Conflict' } });
    // Nobody kept the version that the other tab would have written.
    await world.db.question.update({ where: { id }, data: { version: 1 } });
  });

  test('an answer that meets the closing of its question waits for it, and is refused', async () => {
    const [asker, ben] = [await world.person(), await world.person()];
    const id = await askedId(asker);
    const closing = `UPDATE questions SET status = 'CLOSED', close_reason = 'UNCLEAR' WHERE id = $1`;
    expect(await meeting(closing, [id], () => answer(ben, id))).toMatchObject({ code: 'QUESTION_CLOSED' });
  });

  test('a post that meets another of the same newcomer waits for it, and is refused', async () => {
    const [asker, newcomer] = [await world.person(), await world.person({ reputation: 1, days: 0 })];
    const [first, second] = [await askedId(asker), await askedId(asker)];
    const other = `WITH locked AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
      INSERT INTO answers (id, question_id, author_id, body, created_at) SELECT $2, $3, id, 'Another.', $4 FROM locked`;
    const values = [newcomer.id, newId('answer', world.now), first, world.now];
    expect(await meeting(other, values, () => answer(newcomer, second))).toMatchObject({
      code: 'RATE_LIMITED',
    });
    await world.db.answer.update({ where: { id: values[1] as string }, data: { deletedAt: world.now } });

    const question = `WITH locked AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
      INSERT INTO questions (id, author_id, subject_code, title, body, language, created_at, active_at, title_words, body_words)
      SELECT $2, id, '9709', 'Another', '', 'en', $3, $3, '', '' FROM locked`;
    const asked = [newcomer.id, newId('question', world.now), world.now];
    expect(await meeting(question, asked, () => ask(newcomer))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('two answers are accepted at once by impatient clicks: one is accepted, and one is paid for', async () => {
    const [asker, ben, cy] = [
      await world.person({ reputation: 100 }),
      await world.person({ reputation: 100 }),
      await world.person({ reputation: 100 }),
    ];
    const questionId = await askedId(asker);
    const answers = [await answeredId(ben, questionId), await answeredId(cy, questionId)];
    await Promise.all(Array.from({ length: 8 }, (_, i) => accept(asker, answers[i % 2]!)));
    expect(await world.db.answer.count({ where: { questionId, accepted: true } })).toBe(1);
    const paid = [await reputationOf(asker, ben.id), await reputationOf(asker, cy.id)].sort();
    expect(paid).toEqual([100, 115]);
    expect(await reputationOf(asker, asker.id)).toBe(102);
    expect(await audit(world.pool)).toEqual([]);
  });

  test('a newcomer who sends six questions at once asks one', async () => {
    const newcomer = await world.person({ reputation: 1, days: 0 });
    const results = await Promise.all(Array.from({ length: 6 }, () => ask(newcomer)));
    expect(results.map((one) => one['__typename'] as unknown as string).sort()).toEqual([
      'Question',
      ...Array(5).fill('RateLimited'),
    ]);
  });

  test('one idempotency key sent ten times at once asks one question', async () => {
    const ada = await world.person();
    const same = draft({ idempotencyKey: 'ten-at-once' });
    const results = await Promise.all(Array.from({ length: 10 }, () => ask(ada, same)));
    expect(new Set(results.map((one) => one['id'])).size).toBe(1);
    expect(await world.db.question.count({ where: { authorId: ada.id } })).toBe(1);
  });

  test('answers, edits, votes and a deletion meet without a deadlock or a miscount', async () => {
    const [asker, ...others] = await people(9);
    const questionId = await askedId(asker!);
    const first = await Promise.all(others.map((one) => answeredId(one, questionId)));
    const results = await Promise.all([
      ...others.map((one) => answer(one, questionId)),
      ...others.map((one, i) => vote(one, first[(i + 1) % first.length]!, 'UP')),
      ...first.map((id) => accept(asker!, id)),
      ...others.slice(0, 4).map((one, i) =>
        one.graph('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { __typename } }', {
          id: first[i],
        }),
      ),
    ]);
    expect(JSON.stringify(results)).not.toContain('INTERNAL');
    expect(world.errors).toEqual([]);
    expect(await audit(world.pool)).toEqual([]);
  });

  test('two edits from one version at once: one is saved, the other is told', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const edit = (body: string) =>
      ada.graph('mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }', {
        input: { id, body, expectedVersion: 1 },
      });
    const results = await Promise.all(
      ['one', 'two', 'three'].map((body) => edit(`The version of tab ${body}.`)),
    );
    expect(
      results.map(({ data }) => data!['editQuestion']!['__typename'] as unknown as string).sort(),
    ).toEqual(['Conflict', 'Conflict', 'Question']);
  });
});

describe('the same without the locks', () => {
  /** Runs with the database's own function changed, and puts it back. */
  async function without(name: string, change: (body: string) => string, run: () => Promise<void>) {
    const { rows } = await world.sql(
      `SELECT pg_get_functiondef(oid) AS body FROM pg_proc WHERE proname = $1`,
      [name],
    );
    const { body } = rows[0] as { body: string };
    expect(change(body)).not.toBe(body);
    await world.sql(change(body));
    try {
      await run();
    } finally {
      await world.sql(body);
    }
  }

  test('votes are lost when the post’s row is not locked first', async () => {
    await without(
      'cast_vote',
      // A pause where the lock was makes the race certain instead of likely.
      (body) =>
        body
          .replaceAll('FOR NO KEY UPDATE', '')
          .replace('v_before := coalesce', 'PERFORM pg_sleep(0.05); v_before := coalesce'),
      async () => {
        const { author, id } = await fiftyVote();
        expect((await scoreOf(author, id))!['up']).not.toBe(50);
      },
    );
    await world.sql(
      'UPDATE questions q SET up = (SELECT count(*) FROM votes v WHERE v.question_id = q.id AND value = 1)',
    );
    await world.sql('UPDATE questions SET score = up - down');
  });

  test('points are lost when the person’s row is not locked first', async () => {
    await without(
      'write_ledger_row',
      (body) =>
        body
          .replace('PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;', '')
          .replace('v_delta := add_to_day', 'PERFORM pg_sleep(0.02); v_delta := add_to_day'),
      async () => {
        await without(
          'cast_vote',
          (body) => body.replace('ORDER BY id FOR NO KEY UPDATE', 'ORDER BY id'),
          async () => {
            const author = await world.person({ reputation: 100 });
            const posts: string[] = [];
            for (let i = 0; i < 10; i += 1) posts.push(await askedId(author));
            const voters = await people(30);
            // On ten posts, so that the lock of one post does not stand in for the one that is missing.
            await Promise.all(voters.map((voter, i) => vote(voter, posts[i % 10]!, 'UP')));
            expect(await audit(world.pool)).not.toEqual([]);
          },
        );
      },
    );
  });

  test('two answers are accepted when the question’s row is not locked first', async () => {
    const [asker, ben, cy] = [await world.person(), await world.person(), await world.person()];
    const questionId = await askedId(asker);
    const answers = [await answeredId(ben, questionId), await answeredId(cy, questionId)];
    await without(
      'accept_answer',
      (body) =>
        body
          .replaceAll('FOR NO KEY UPDATE', '')
          .replace('changed := true;', 'PERFORM pg_sleep(0.05); changed := true;'),
      async () => {
        await Promise.allSettled(Array.from({ length: 8 }, (_, i) => accept(asker, answers[i % 2]!)));
        const accepted = await world.db.answer.count({ where: { questionId, accepted: true } });
        expect({ accepted, errors: world.errors.length }).not.toEqual({ accepted: 1, errors: 0 });
      },
    );
  });
});

import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { answer, askedId } from '../support/posts.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** In this database alone: the tests beside it have locks of their own on the same server. */
const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const GOOD = 'So\n\n$$x^2-5x+6=0$$\n\n$$(x-2)(x-3)=0$$\n\n$$x=2 \\text{ or } x=3$$';
const BROKEN = '$$(x+3)^2=25$$\n\n$$x^2+9=25$$\n\n$$x=4$$';
const EDIT = `mutation ($input: EditAnswerInput!) { editAnswer(input: $input) { ... on Answer { id check { linesOk } } } }`;

async function checkOf(who: Visitor, id: string) {
  const { data } = await who.graph(
    'query ($id: ID!) { answer(id: $id) { body check { linesOk linesTotal } } }',
    { id },
  );
  return data!['answer']!['check'];
}

/** An answer and what the machine says of it once it has looked. */
async function posted(body: string) {
  const ben = await world.person({ name: 'Ben' });
  const id = idOf(await answer(ben, await askedId(await world.person()), { body }));
  await world.work();
  return { ben, id };
}

describe('the working in an answer', () => {
  test('is checked after posting, and shows how far', async () => {
    const { ben, id } = await posted(GOOD);
    expect(await checkOf(ben, id)).toEqual({ linesOk: 3, linesTotal: 3 });
  });

  test('that breaks is posted all the same, and is followed as far as it holds', async () => {
    const { ben, id } = await posted(BROKEN);
    expect(await checkOf(ben, id)).toEqual({ linesOk: 1, linesTotal: 3 });
  });

  test('is checked again after an edit; until then nothing is said of it', async () => {
    const { ben, id } = await posted(BROKEN);
    expect(await checkOf(ben, id)).not.toBeNull();
    const { data } = await ben.graph(EDIT, { input: { id, body: GOOD } });
    expect(data!['editAnswer']!['check']).toBeNull();
    await world.work();
    expect(await checkOf(ben, id)).toEqual({ linesOk: 3, linesTotal: 3 });
  });

  test('is not said of an edit that came while it was checked', async () => {
    const ben = await world.person();
    const id = idOf(await answer(ben, await askedId(ben), { body: GOOD }));
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('UPDATE answers SET version = 2 WHERE id = $1', [id]);
      const checked = world.work();
      // The check is done, and waits for what changes the answer.
      await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBeGreaterThan(0);
      await other.query('COMMIT');
      await checked;
    } finally {
      other.release();
    }
    expect(await checkOf(ben, id)).toBeNull();
  });

  test('an edit that takes the working away takes the check away', async () => {
    const { ben, id } = await posted(GOOD);
    expect(await checkOf(ben, id)).not.toBeNull();
    await ben.graph(EDIT, { input: { id, body: 'See the answer above.' } });
    expect(await checkOf(ben, id)).toBeNull();
  });

  test('an answer in words has no check', async () => {
    const { ben, id } = await posted('Because $b^2-4ac$ stands under the root.');
    const { ben: other, id: later } = await posted(GOOD);
    expect(await checkOf(other, later)).not.toBeNull();
    expect(await checkOf(ben, id)).toBeNull();
  });

  test('is told live when it is ready', async () => {
    const asker = await world.person();
    const ben = await world.person();
    const questionId = await askedId(asker);
    const client = createClient({
      url: `${world.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
    });
    const events: unknown[] = [];
    const listening = world.listening();
    client.subscribe(
      {
        query: `subscription ($id: ID!) { questionChanged(id: $id) { __typename ... on AnswerChecked { answerId check { linesOk linesTotal } } } }`,
        variables: { id: questionId },
      },
      { next: ({ data }) => void events.push(data!['questionChanged']), error() {}, complete() {} },
    );
    await listening;
    const id = idOf(await answer(ben, questionId, { body: GOOD }));
    await world.work();
    await expect
      .poll(() => events)
      .toEqual([
        { __typename: 'AnswerPosted' },
        { __typename: 'AnswerChecked', answerId: id, check: { linesOk: 3, linesTotal: 3 } },
      ]);
    await client.dispose();
  });
});

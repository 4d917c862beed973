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
const UNREADABLE = '$$(x+3)^2=25$$\n\n$$x+3=5 \\text{ or } x+3=-5$$\n\n$$\\text{hence } x \\heartsuit 2$$';
const VERIFIED = { status: 'VERIFIED', linesOk: 3, linesTotal: 3, firstWrong: null };
const NONE = { status: 'NONE', linesOk: 0, linesTotal: 0, firstWrong: null };
const EDIT = `mutation ($input: EditAnswerInput!) { editAnswer(input: $input) { ... on Answer { id check { status linesOk } working { linesOk } } } }`;
const EVERY_PART =
  'linesOk linesTotal firstWrong lines { text tex verdict lost gained say { en zh } mistake { rule wrong { en zh } right { zh } } place { at length } }';

async function checkOf(who: Visitor, id: string) {
  const { data } = await who.graph(
    'query ($id: ID!) { answer(id: $id) { body check { status linesOk linesTotal firstWrong } } }',
    { id },
  );
  return data!['answer']!['check'];
}

async function linesOf(who: Visitor, id: string) {
  const { data } = await who.graph(
    'query ($id: ID!) { answer(id: $id) { working { linesOk linesTotal firstWrong lines { text verdict mistake { rule } } } } }',
    { id },
  );
  return data!['answer']!['working'];
}

/** An answer and what the machine says of it once it has looked. */
async function posted(body: string, question: Record<string, unknown> = {}) {
  const ben = await world.person({ name: 'Ben' });
  const questionId = await askedId(await world.person(), question);
  await world.work();
  const id = idOf(await answer(ben, questionId, { body }));
  await world.work();
  return { ben, id };
}

describe('the working in an answer', () => {
  test('is checked after posting, and shows how far', async () => {
    const { ben, id } = await posted(GOOD);
    expect(await checkOf(ben, id)).toEqual(VERIFIED);
  });

  test('that breaks is posted all the same, and is followed as far as it holds', async () => {
    const { ben, id } = await posted(BROKEN);
    expect(await checkOf(ben, id)).toEqual({ status: 'REFUTED', linesOk: 1, linesTotal: 3, firstWrong: 2 });
  });

  test('that cannot be read to its end is checked in part, and what holds none has no check', async () => {
    const partly = await posted(UNREADABLE);
    expect(await checkOf(partly.ben, partly.id)).toEqual({
      status: 'PARTIAL',
      linesOk: 2,
      linesTotal: 3,
      firstWrong: null,
    });
    const without = await posted('Because squares are never negative.');
    expect(await checkOf(without.ben, without.id)).toEqual(NONE);
  });

  test('is kept line by line with its verdicts, the mistake named, and read as it was judged', async () => {
    const { ben, id } = await posted(BROKEN);
    expect(await linesOf(ben, id)).toEqual({
      linesOk: 1,
      linesTotal: 3,
      firstWrong: 2,
      lines: [
        { text: '(x+3)^2=25', verdict: 'START', mistake: null },
        { text: 'x^2+9=25', verdict: 'WRONG', mistake: { rule: 'square-of-sum' } },
        { text: 'x=4', verdict: 'LOST', mistake: { rule: 'lost-negative-root' } },
      ],
    });
  });

  test('is what the tool says of the same lines', async () => {
    const { ben, id } = await posted(BROKEN);
    const { data: kept } = await ben.graph(
      `query ($id: ID!) { answer(id: $id) { working { ${EVERY_PART} } } }`,
      { id },
    );
    const { data: judged } = await ben.graph(
      `query ($lines: [String!]!) { checkWorking(lines: $lines) { ... on CheckedWorking { ${EVERY_PART} } } }`,
      { lines: ['(x+3)^2=25', 'x^2+9=25', 'x=4'] },
    );
    expect(kept!['answer']!['working']).toEqual(judged!['checkWorking']);
  });

  test('is judged by the question that it answers, where that has a checked answer', async () => {
    const question = {
      title: 'A quadratic that I cannot factorise',
      body: 'Solve the equation $x^2-5x+6=0$.',
    };
    const other = '$$x^2-4x+3=0$$\n\n$$(x-1)(x-3)=0$$';
    const { ben, id } = await posted(other, question);
    expect(await checkOf(ben, id)).toMatchObject({ status: 'REFUTED', firstWrong: 1 });
    const alone = await posted(other);
    expect(await checkOf(alone.ben, alone.id)).toMatchObject({ status: 'VERIFIED' });
  });

  test('is judged once more when its question is edited', async () => {
    const asker = await world.person();
    const ben = await world.person();
    const questionId = await askedId(asker, { title: 'Solve $x^2-5x+6=0$', body: '' });
    const other = '$$x^2-4x+3=0$$\n\n$$(x-1)(x-3)=0$$';
    const id = idOf(await answer(ben, questionId, { body: other }));
    await world.work();
    expect(await checkOf(ben, id)).toMatchObject({ status: 'REFUTED', firstWrong: 1 });
    await asker.graph(
      `mutation { editQuestion(input: { id: "${questionId}", title: "Solve $x^2-4x+3=0$" }) { __typename } }`,
    );
    await world.work();
    expect(await checkOf(ben, id)).toMatchObject({ status: 'VERIFIED' });
    await asker.graph(
      `mutation { editQuestion(input: { id: "${questionId}", title: "Why is the sky blue?" }) { __typename } }`,
    );
    await world.work();
    expect(await checkOf(ben, id)).toMatchObject({ status: 'VERIFIED' });
  });

  test('that is very long is counted, and not kept line by line', async () => {
    const line = `x=${Array.from({ length: 120 }, (_, i) => i).join('+')}`;
    const { ben, id } = await posted(Array.from({ length: 40 }, () => `$$${line}$$`).join('\n\n'));
    expect(await checkOf(ben, id)).toMatchObject({ linesTotal: 40 });
    expect(await linesOf(ben, id)).toBeNull();
  });

  test('is checked again after an edit; until then nothing is said of it', async () => {
    const { ben, id } = await posted(BROKEN);
    expect(await checkOf(ben, id)).toMatchObject({ status: 'REFUTED' });
    const { data } = await ben.graph(EDIT, { input: { id, body: GOOD } });
    expect(data!['editAnswer']).toMatchObject({ check: { status: 'NONE', linesOk: 0 }, working: null });
    await world.work();
    expect(await checkOf(ben, id)).toEqual(VERIFIED);
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
    expect(await checkOf(ben, id)).toEqual(NONE);
  });

  test('an edit that takes the working away takes the check away', async () => {
    const { ben, id } = await posted(GOOD);
    expect(await checkOf(ben, id)).toEqual(VERIFIED);
    await ben.graph(EDIT, { input: { id, body: 'See the answer above.' } });
    expect(await checkOf(ben, id)).toEqual(NONE);
  });

  test('an answer in words has no check', async () => {
    const { ben, id } = await posted('Because $b^2-4ac$ stands under the root.');
    const { ben: other, id: later } = await posted(GOOD);
    expect(await checkOf(other, later)).toEqual(VERIFIED);
    expect(await checkOf(ben, id)).toEqual(NONE);
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
        query: `subscription ($id: ID!) { questionChanged(id: $id) { __typename ... on AnswerChecked { answerId check { linesOk linesTotal } working { lines { verdict } } } } }`,
        variables: { id: questionId },
      },
      { next: ({ data }) => void events.push(data!['questionChanged']), error() {}, complete() {} },
    );
    await listening;
    const id = idOf(await answer(ben, questionId, { body: GOOD }));
    await world.work();
    await expect
      .poll(() =>
        events.filter((event) => (event as { __typename: string }).__typename !== 'QuestionChecked'),
      )
      .toEqual([
        { __typename: 'AnswerPosted' },
        {
          __typename: 'AnswerChecked',
          answerId: id,
          check: { linesOk: 3, linesTotal: 3 },
          working: { lines: [{ verdict: 'START' }, { verdict: 'EQUIVALENT' }, { verdict: 'EQUIVALENT' }] },
        },
      ]);
    await client.dispose();
  });
});

import { describe, expect, test } from 'vitest';
import { accept, answer, answeredId, askedId, REFUSED, reputationOf, vote } from '../support/posts.ts';
import { idOf, openWorld } from '../support/world.ts';

const world = openWorld();

const EDIT = `mutation ($input: EditAnswerInput!) { editAnswer(input: $input) { __typename ... on Answer { id body version } ${REFUSED} } }`;
const DELETE = `mutation ($id: ID!, $expectedVersion: Int) { deleteAnswer(input: { id: $id, expectedVersion: $expectedVersion }) { __typename ... on Deleted { deletedId } ${REFUSED} } }`;
const PAGE = `query ($id: ID!) { question(id: $id) { id answerCount acceptedAnswerId answers { nodes { id accepted score } } } }`;

describe('answering', () => {
  test('an answer stands under its question, which counts it', async () => {
    const id = await askedId(await world.person());
    expect(await answer(await world.person(), id)).toMatchObject({
      __typename: 'Answer',
      version: 1,
      question: { id, answerCount: 1 },
    });
  });

  test('a passer-by, a question that is gone and five characters are refused', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect(await answer(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await answer(ada, ada.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await answer(ada, id, { body: '12345' })).toMatchObject({
      fields: [{ field: 'body', code: 'TOO_SHORT' }],
    });
    expect(await answer(ada, id, { body: 'x'.repeat(20_001) })).toMatchObject({
      fields: [{ field: 'body', code: 'TOO_LONG' }],
    });
  });

  test('an idempotency key posts once', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const body = 'The roots are real when it is not negative.';
    const first = await answer(ada, id, { body, idempotencyKey: 'answer-1' });
    expect(idOf(await answer(ada, id, { body, idempotencyKey: 'answer-1' }))).toBe(idOf(first));
    expect(await answer(ada, id, { body })).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' });
    expect((await ada.graph(PAGE, { id })).data!['question']).toMatchObject({ answerCount: 1 });
  });

  test('somebody new waits half a minute between answers', async () => {
    const newcomer = await world.person({ reputation: 1, days: 0 });
    const id = await askedId(await world.person());
    await answer(newcomer, id);
    expect(await answer(newcomer, id)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    world.later(31);
    expect(await answer(newcomer, id)).toMatchObject({ __typename: 'Answer' });
  });
});

describe('changing an answer', () => {
  test('its author edits it, and every version is kept', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(ada));
    const { data } = await ada.graph(EDIT, {
      input: { id, body: 'A clearer answer than before.', expectedVersion: 1 },
    });
    expect(data!['editAnswer']).toMatchObject({ body: 'A clearer answer than before.', version: 2 });
    expect(await world.db.revision.count({ where: { answerId: id } })).toBe(2);
    const again = await ada.graph(EDIT, {
      input: { id, body: 'An edit from an old tab.', expectedVersion: 1 },
    });
    expect(again.data!['editAnswer']).toMatchObject({ code: 'EDIT_CONFLICT' });
  });

  test('others neither edit nor delete it', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(ada));
    const ben = await world.person({ reputation: 100 });
    const edit = await ben.graph(EDIT, { input: { id, body: 'Something else entirely.' } });
    expect(edit.data!['editAnswer']).toMatchObject({ code: 'NEED_REPUTATION', required: 2000 });
    expect((await ben.graph(DELETE, { id })).data!['deleteAnswer']).toMatchObject({ code: 'NOT_ALLOWED' });
    const passing = await world.guest().graph(DELETE, { id });
    expect(passing.data!['deleteAnswer']).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('a deletion that started from an older version is refused', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(ada));
    await ada.graph(EDIT, { input: { id, body: 'Edited in another tab.' } });
    const old = await ada.graph(DELETE, { id, expectedVersion: 1 });
    expect(old.data!['deleteAnswer']).toMatchObject({ code: 'EDIT_CONFLICT' });
    const present = await ada.graph(DELETE, { id, expectedVersion: 2 });
    expect(present.data!['deleteAnswer']).toMatchObject({ deletedId: id });
  });

  test('deleting an accepted answer un-accepts it and takes its reputation back', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: 500 })];
    const questionId = await askedId(ada);
    const id = await answeredId(ben, questionId);
    await accept(ada, id);
    await vote(ada, id, 'UP');
    expect(await reputationOf(ada, ben.id)).toBe(525);
    expect((await ben.graph(DELETE, { id })).data!['deleteAnswer']).toMatchObject({ deletedId: id });
    expect(await reputationOf(ada, ben.id)).toBe(500);
    expect((await ada.graph(PAGE, { id: questionId })).data!['question']).toMatchObject({
      answerCount: 0,
      acceptedAnswerId: null,
      answers: { nodes: [] },
    });
  });
});

describe('the answers of a question', () => {
  const LIST = `query ($id: ID!, $sort: AnswerSort, $after: String) { question(id: $id) {
    answers(sort: $sort, first: 1, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }`;

  /** Read one by one. */
  async function listed(id: string, sort: string): Promise<string[]> {
    const reader = world.guest();
    const read: string[] = [];
    for (let after: unknown = null; read.length < 10;) {
      const { data } = await reader.graph(LIST, { id, sort, after });
      const page = data!['question']!['answers'] as unknown as {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      read.push(...page.nodes.map((node) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    return read;
  }

  test('are the accepted one, then by score, then by age; or by age alone', async () => {
    const asker = await world.person();
    const id = await askedId(asker);
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      ids.push(await answeredId(await world.person(), id));
      // The last two at one moment.
      if (i < 3) world.later(60);
    }
    const [oldest, second, third, ...last] = ids as [string, string, string, ...string[]];
    const voter = await world.person();
    await vote(voter, second, 'DOWN');
    await vote(voter, third, 'UP');
    await accept(asker, second);
    expect(await listed(id, 'BEST')).toEqual([second, third, oldest, ...last.toSorted()]);
    expect(await listed(id, 'OLDEST')).toEqual([oldest, second, third, ...last.toSorted()]);
    expect(await listed(id, 'NEWEST')).toEqual([...last.toSorted().toReversed(), third, second, oldest]);
  });
});

describe('accepting', () => {
  test('the asker accepts, moves and takes back; the points follow', async () => {
    const [ada, ben, cy] = [
      await world.person(),
      await world.person({ reputation: 100 }),
      await world.person({ reputation: 100 }),
    ];
    const questionId = await askedId(ada);
    const [first, second] = [await answeredId(ben, questionId), await answeredId(cy, questionId)];
    expect(await accept(ada, first)).toMatchObject({
      question: { acceptedAnswerId: first },
      answer: { accepted: true },
    });
    expect(await accept(ada, first)).toMatchObject({ question: { acceptedAnswerId: first } });
    expect([await reputationOf(ada, ben.id), await reputationOf(ada, ada.id)]).toEqual([115, 3002]);

    await accept(ada, second);
    expect([await reputationOf(ada, ben.id), await reputationOf(ada, cy.id)]).toEqual([100, 115]);
    expect((await ada.graph(PAGE, { id: questionId })).data!['question']!['answers']).toMatchObject({
      nodes: [
        { id: second, accepted: true },
        { id: first, accepted: false },
      ],
    });

    await accept(ada, second, false);
    expect([await reputationOf(ada, cy.id), await reputationOf(ada, ada.id)]).toEqual([100, 3000]);
  });

  test('nobody else accepts; a moderator may after a month of silence', async () => {
    const [ada, moderator] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    const id = await answeredId(await world.person(), await askedId(ada));
    expect(await accept(await world.person(), id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await accept(moderator, id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await accept(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    world.later(30 * 86_400 - 1);
    const early = await world.person({ role: 'MODERATOR' });
    expect(await accept(early, id)).toMatchObject({ code: 'NOT_ALLOWED' });
    world.later(1);
    const later = await world.person({ role: 'MODERATOR' });
    expect(await accept(later, id)).toMatchObject({ answer: { accepted: true } });
    // The points of accepting are the asker's alone.
    expect(await reputationOf(world.guest(), later.id)).toBe(3000);
  });

  test('an answer that was deleted is not accepted, nor is one of a question that was', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada);
    const [first, second] = [await answeredId(ben, questionId), await answeredId(ben, questionId)];
    await ben.graph(DELETE, { id: first });
    expect(await accept(ada, first)).toMatchObject({ code: 'NOT_FOUND' });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${questionId}" }) { __typename } }`);
    expect(await accept(ada, second)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await accept(ada, questionId)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('one’s own answer can be accepted after a day, for no points', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(ada));
    expect(await accept(ada, id)).toMatchObject({ code: 'CONFLICT' });
    world.later(86_400);
    const returned = await world.sessionOf(ada);
    expect(await accept(returned, id)).toMatchObject({ answer: { accepted: true } });
    expect(await reputationOf(returned, ada.id)).toBe(3000);
  });
});

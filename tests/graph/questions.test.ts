import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import {
  ask,
  askedId,
  answer,
  answeredId,
  accept,
  draft,
  REFUSED,
  reputationOf,
  vote,
} from '../support/posts.ts';
import { idOf, openWorld } from '../support/world.ts';

const world = openWorld();

/** In this database alone: the tests beside it have locks of their own on the same server. */
const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const EDIT = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Question { id title body tags version paper } ${REFUSED} } }`;
const DELETE = `mutation ($id: ID!, $expectedVersion: Int) { deleteQuestion(input: { id: $id, expectedVersion: $expectedVersion }) { __typename ... on Deleted { deletedId } ${REFUSED} } }`;
const CLOSE = `mutation ($id: ID!, $reason: CloseReason!, $of: ID) { closeQuestion(input: { id: $id, reason: $reason, duplicateOfId: $of }) { __typename ... on Question { status close { reason duplicateOf { id } } } ${REFUSED} } }`;
const REOPEN = `mutation ($id: ID!) { reopenQuestion(input: { id: $id }) { __typename ... on Question { status close { reason } } ${REFUSED} } }`;
const ONE = `query ($id: ID!) { question(id: $id) { id title body answerCount viewCount viewer { canEdit canDelete canVoteUp canAccept } } }`;

describe('asking', () => {
  test('a question stands where it was asked, with the subject’s tag first', async () => {
    const question = await ask(await world.person(), { tags: ['Quadratics', '判别式'] });
    expect(question).toMatchObject({
      __typename: 'Question',
      tags: ['9709', 'quadratics', '判别式'],
      version: 1,
      status: 'OPEN',
    });
  });

  test('a passer-by is told to sign in, in the language they read', async () => {
    const { data } = await world
      .guest()
      .graph(
        `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { __typename ${REFUSED} } }`,
        { input: draft() },
        { 'accept-language': 'zh-CN,zh;q=0.9' },
      );
    expect(data!['askQuestion']).toMatchObject({
      __typename: 'SignedOut',
      code: 'SIGNED_OUT',
      message: '请先登录。',
    });
  });

  test('every fault of the input is named at once', async () => {
    const refused = await ask(await world.person(), { title: ' 求和 ', tags: ['a b', 'c'] });
    expect(refused).toMatchObject({
      __typename: 'Invalid',
      fields: [
        { field: 'title', code: 'TOO_SHORT' },
        { field: 'tags', code: 'MALFORMED' },
      ],
    });
  });

  test('six Chinese characters are a title: length counts characters, not bytes', async () => {
    expect(await ask(await world.person(), { title: '求反函数的值' })).toMatchObject({
      __typename: 'Question',
    });
  });

  test('five characters are no title, and 35 are the most of a tag', async () => {
    const ada = await world.person();
    const fields = [{ field: 'title', code: 'TOO_SHORT' }];
    expect(await ask(ada, { title: '求反函数值' })).toMatchObject({ fields });
    expect(await ask(ada, { tags: ['a'.repeat(35)] })).toMatchObject({ __typename: 'Question' });
    expect(await ask(ada, { tags: ['a'.repeat(36)] })).toMatchObject({ fields: [{ field: 'tags' }] });
  });

  test('a question is given five tags at most, and has five with that of its subject', async () => {
    const ada = await world.person();
    const tags = ['one', 'two', 'three', 'four', 'five'];
    expect(await ask(ada, { tags })).toMatchObject({ tags: ['9709', 'one', 'two', 'three', 'four'] });
    expect(await ask(ada, { tags: [...tags, 'six'] })).toMatchObject({
      fields: [{ field: 'tags', code: 'TOO_MANY' }],
    });
  });

  test('a subject, paper or topic that does not exist is refused by name', async () => {
    const ada = await world.person();
    expect(await ask(ada, { subjectCode: '0000' })).toMatchObject({ fields: [{ field: 'subjectCode' }] });
    expect(await ask(ada, { paper: 'p9', topic: null })).toMatchObject({ fields: [{ field: 'paper' }] });
    expect(await ask(ada, { topic: 'no-such-topic' })).toMatchObject({ fields: [{ field: 'topic' }] });
  });

  test('the same question again is refused as sent twice', async () => {
    const ada = await world.person();
    const same = draft();
    await ask(ada, same);
    expect(await ask(ada, same)).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' });
  });

  test('what was deleted may be asked again', async () => {
    const ada = await world.person();
    const same = draft();
    await ada.graph(DELETE, { id: await askedId(ada, same) });
    expect(await ask(ada, same)).toMatchObject({ __typename: 'Question' });
  });

  test('an idempotency key asks once, however often it is sent, and for one input only', async () => {
    const ada = await world.person();
    const same = draft({ idempotencyKey: 'key-1' });
    const first = await ask(ada, same);
    world.later(60);
    expect(idOf(await ask(ada, same))).toBe(idOf(first));
    const other = { ...same, title: 'Another question with this key' };
    expect(await ask(ada, other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', earlierId: idOf(first) });
    // Nothing is told of what another operation wrote.
    const answerIt = { questionId: idOf(first), body: 'An answer to it.', idempotencyKey: 'key-1' };
    expect(await answer(ada, idOf(first), answerIt)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      earlierId: null,
    });
  });

  test('an idempotency key of a question that was deleted since is refused, as data', async () => {
    const ada = await world.person();
    const same = draft({ idempotencyKey: 'key-2' });
    const id = idOf(await ask(ada, same));
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect(await ask(ada, same)).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
  });

  test('somebody new waits two minutes, and asks three questions a day', async () => {
    const newcomer = await world.person({ reputation: 1, days: 0 });
    expect(await ask(newcomer)).toMatchObject({ __typename: 'Question' });
    expect(await ask(newcomer)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 120 });
    for (let i = 0; i < 2; i += 1) {
      world.later(121);
      expect(await ask(newcomer)).toMatchObject({ __typename: 'Question' });
    }
    world.later(121);
    expect(await ask(newcomer)).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('editing', () => {
  test('one’s own question changes in part, and every version is kept', async () => {
    const ada = await world.person();
    const id = await askedId(ada, { title: 'The first title of it' });
    const { data } = await ada.graph(EDIT, {
      input: { id, title: 'The second title of it', expectedVersion: 1 },
    });
    expect(data!['editQuestion']).toMatchObject({ title: 'The second title of it', version: 2, paper: 'p1' });
    const revisions = await world.db.revision.findMany({
      where: { questionId: id },
      orderBy: { number: 'asc' },
    });
    expect(revisions.map(({ number, title }) => [number, title])).toEqual([
      [1, 'The first title of it'],
      [2, 'The second title of it'],
    ]);
  });

  test('an edit that started from an older version is refused and changes nothing', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await ada.graph(EDIT, { input: { id, body: 'From the first tab.', expectedVersion: 1 } });
    const { data } = await ada.graph(EDIT, {
      input: { id, body: 'From the second tab.', expectedVersion: 1 },
    });
    expect(data!['editQuestion']).toMatchObject({ __typename: 'Conflict', code: 'EDIT_CONFLICT' });
    expect((await ada.graph(ONE, { id })).data!['question']).toMatchObject({ body: 'From the first tab.' });
  });

  test('an edit of what somebody changed while it was prepared is refused, though it names no version', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM questions WHERE id = $1 FOR UPDATE', [id]);
      const edits = [{ title: 'The title of one tab' }, { body: 'The body of another tab.' }].map((change) =>
        ada.graph(EDIT, { input: { id, ...change } }),
      );
      // Both have read what stands there, and wait for their turn to write.
      await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBeGreaterThanOrEqual(2);
      await other.query('COMMIT');
      const outcomes = (await Promise.all(edits)).map(({ data }) => data!['editQuestion']!['__typename']);
      expect(outcomes.map(String).toSorted()).toEqual(['Conflict', 'Question']);
    } finally {
      other.release();
    }
  });

  test('somebody else’s question needs 2,000 reputation', async () => {
    const id = await askedId(await world.person());
    const input = { id, body: 'A better wording of the question.' };
    const known = await (await world.person({ reputation: 2000 })).graph(EDIT, { input });
    const other = await (await world.person({ reputation: 1999 })).graph(EDIT, { input });
    expect(known.data!['editQuestion']).toMatchObject({ __typename: 'Question' });
    expect(other.data!['editQuestion']).toMatchObject({ code: 'NEED_REPUTATION', required: 2000 });
  });
});

describe('deleting', () => {
  test('a question without thanked answers goes, and nobody finds it any more', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const answerId = await answeredId(await world.person(), id);
    expect((await ada.graph(DELETE, { id })).data!['deleteQuestion']).toMatchObject({
      __typename: 'Deleted',
      deletedId: id,
    });
    expect((await ada.graph(ONE, { id })).data!['question']).toBeNull();
    const below = await ada.graph('query ($id: ID!) { answer(id: $id) { id } }', { id: answerId });
    expect(below.data!['answer']).toBeNull();
    expect((await ada.graph(DELETE, { id })).data!['deleteQuestion']).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a question with a thanked answer stays, but for moderators', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const [ben, cy] = [await world.person(), await world.person()];
    const before = [await reputationOf(ada, ben.id), await reputationOf(ada, cy.id)];
    for (const answerer of [ben, cy]) await vote(await world.person(), await answeredId(answerer, id), 'UP');
    expect(await reputationOf(ada, cy.id)).toBeGreaterThan(before[1]!);
    expect((await ada.graph(DELETE, { id })).data!['deleteQuestion']).toMatchObject({ code: 'HAS_ANSWERS' });
    const moderator = await world.person({ role: 'MODERATOR' });
    expect((await moderator.graph(DELETE, { id })).data!['deleteQuestion']).toMatchObject({
      __typename: 'Deleted',
    });
    // What every answer below it brought is taken back.
    expect([await reputationOf(ada, ben.id), await reputationOf(ada, cy.id)]).toEqual(before);
  });

  test('an accepted answer is one that was thanked for', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await accept(ada, await answeredId(await world.person(), id));
    expect((await ada.graph(DELETE, { id })).data!['deleteQuestion']).toMatchObject({ code: 'HAS_ANSWERS' });
  });

  test('what votes brought goes with the question, and what was taken back before is not taken back again', async () => {
    const ada = await world.person({ reputation: 500 });
    const ben = await world.person();
    const id = await askedId(ada);
    await vote(ben, id, 'UP');
    await vote(await world.person(), id, 'UP');
    await vote(ben, id, 'NONE');
    expect(await reputationOf(ben, ada.id)).toBe(510);
    await ada.graph(DELETE, { id });
    expect(await reputationOf(ben, ada.id)).toBe(500);
  });

  test('a deletion that started from an older version is refused', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await ada.graph(EDIT, { input: { id, body: 'Edited in another tab.' } });
    const old = await ada.graph(DELETE, { id, expectedVersion: 1 });
    expect(old.data!['deleteQuestion']).toMatchObject({ code: 'EDIT_CONFLICT' });
    const present = await ada.graph(DELETE, { id, expectedVersion: 2 });
    expect(present.data!['deleteQuestion']).toMatchObject({ __typename: 'Deleted' });
  });

  test('it is not for others to delete', async () => {
    const id = await askedId(await world.person());
    const other = await (await world.person()).graph(DELETE, { id });
    expect(other.data!['deleteQuestion']).toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('closing', () => {
  test('a closed question takes no answers until it is reopened', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect((await ada.graph(CLOSE, { id, reason: 'UNCLEAR' })).data!['closeQuestion']).toMatchObject({
      status: 'CLOSED',
    });
    expect(await answer(ada, id)).toMatchObject({ code: 'QUESTION_CLOSED' });
    expect((await ada.graph(REOPEN, { id })).data!['reopenQuestion']).toMatchObject({
      status: 'OPEN',
      close: null,
    });
    expect(await answer(ada, id)).toMatchObject({ __typename: 'Answer' });
  });

  test('a locked question is neither closed nor reopened, not even by moderators', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const id = await askedId(moderator);
    await world.db.question.update({ where: { id }, data: { status: 'LOCKED' } });
    const closed = await moderator.graph(CLOSE, { id, reason: 'UNCLEAR' });
    expect(closed.data!['closeQuestion']).toMatchObject({ code: 'QUESTION_LOCKED' });
    const reopened = await moderator.graph(REOPEN, { id });
    expect(reopened.data!['reopenQuestion']).toMatchObject({ code: 'QUESTION_LOCKED' });
  });

  test('a duplicate says nothing more of the question that it repeats once that was deleted', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const [id, of] = [await askedId(moderator), await askedId(moderator)];
    await moderator.graph(CLOSE, { id, reason: 'DUPLICATE', of });
    const query = 'query ($id: ID!) { question(id: $id) { close { duplicateOf { title body } } } }';
    // The document is read by the executor first, then it is a statement.
    const seen = async () => (await moderator.graph(query, { id })).data!['question'];
    expect(await seen()).toMatchObject({ close: { duplicateOf: { title: expect.any(String) } } });
    await moderator.graph('mutation ($id: ID!) { deleteQuestion(input: { id: $id }) { __typename } }', {
      id: of,
    });
    expect(await seen()).toEqual({ close: { duplicateOf: null } });
    const anew = await moderator.graph(`${query} # anew`, { id });
    expect(anew.data).toEqual({ question: { close: { duplicateOf: null } } });
  });

  test('a duplicate names another question that it repeats', async () => {
    const ada = await world.person();
    const [id, of] = [await askedId(ada), await askedId(ada)];
    for (const none of [{}, { of: id }, { of: ada.id }])
      expect(
        (await ada.graph(CLOSE, { id, reason: 'DUPLICATE', ...none })).data!['closeQuestion'],
      ).toMatchObject({
        message: 'Name the question that this one repeats.',
        fields: [{ field: 'duplicateOfId' }],
      });
    expect((await ada.graph(CLOSE, { id, reason: 'DUPLICATE', of })).data!['closeQuestion']).toMatchObject({
      close: { duplicateOf: { id: of } },
    });
    expect((await ada.graph(CLOSE, { id, reason: 'UNCLEAR', of })).data!['closeQuestion']).toMatchObject({
      close: { reason: 'UNCLEAR', duplicateOf: null },
    });
  });
});

describe('views', () => {
  test('each viewer counts once a day, and reading counts nothing', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const record =
      'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } } }';
    const counted = async (who: typeof ada) =>
      (await who.graph(record, { ids: [id, id] })).data!['recordViews']!['counted'];
    expect([
      await counted(ada),
      await counted(ada),
      await counted(ben),
      await counted(world.guest()),
    ]).toEqual([1, 0, 1, 1]);
    const session = await world.sessionOf(ada);
    expect(await counted(session)).toBe(0);
    const elsewhere = { 'user-agent': 'another browser at this address' };
    const { data } = await world.guest().graph(record, { ids: [id] }, elsewhere);
    expect(data!['recordViews']!['counted']).toBe(1);
    await ada.graph(ONE, { id });
    expect((await ada.graph(ONE, { id })).data!['question']).toMatchObject({ viewCount: 4 });
    world.later(86_400);
    expect(await counted(await world.sessionOf(ada))).toBe(1);
  });
});

test('of many questions fifty are viewed at once', async () => {
  const ada = await world.person();
  const ids = Array.from({ length: 51 }, () => newId('question', world.now));
  const row = { authorId: ada.id, subjectCode: '9709', body: '', language: 'en', tags: ['9709'] } as const;
  await world.db.question.createMany({
    data: ids.map((id) => ({
      ...row,
      tags: [...row.tags],
      id,
      title: 'One of many',
      createdAt: world.now,
      activeAt: world.now,
      titleWords: '',
      bodyWords: '',
    })),
  });
  const { data } = await ada.graph(
    'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } } }',
    { ids },
  );
  expect(data!['recordViews']!['counted']).toBe(50);
});

test('a question that was deleted is viewed by nobody', async () => {
  const ada = await world.person();
  const id = await askedId(ada);
  await ada.graph(DELETE, { id });
  const { data } = await ada.graph(
    `mutation { recordViews(input: { questionIds: ["${id}"] }) { ... on RecordedViews { counted } } }`,
  );
  expect(data!['recordViews']!['counted']).toBe(0);
});

describe('what the reader may do', () => {
  test('is told beside the question, and nothing of it to a passer-by', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect((await ada.graph(ONE, { id })).data!['question']!['viewer']).toEqual({
      canEdit: true,
      canDelete: true,
      canVoteUp: false,
      canAccept: true,
    });
    const ben = await world.person({ reputation: 10 });
    expect((await ben.graph(ONE, { id })).data!['question']!['viewer']).toMatchObject({
      canEdit: false,
      canAccept: false,
    });
    expect((await world.guest().graph(ONE, { id })).data!['question']!['viewer']).toBeNull();
  });

  test('an id of another kind, of nobody, or no id at all finds nothing', async () => {
    const ada = await world.person();
    const answerId = await answeredId(ada, await askedId(ada));
    for (const id of [answerId, ada.id, 'nope', '00000000-0000-7000-8000-000000000003'])
      expect((await ada.graph(ONE, { id })).data!['question']).toBeNull();
  });

  test('node finds questions, answers and people by their ids alone', async () => {
    const ada = await world.person();
    const questionId = await askedId(ada);
    const answerId = await answeredId(ada, questionId);
    await accept(ada, answerId);
    const node = 'query ($id: ID!) { node(id: $id) { __typename id ... on Question { author { name } } } }';
    for (const [id, __typename] of [
      [questionId, 'Question'],
      [answerId, 'Answer'],
      [ada.id, 'User'],
    ])
      expect((await ada.graph(node, { id })).data!['node']).toMatchObject({ __typename, id });
    expect((await ada.graph(node, { id: 'nope' })).data!['node']).toBeNull();
  });
});

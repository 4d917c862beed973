import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accept, answer, answeredId, ask, askedId, REFUSED } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const CLOSE = `mutation ($input: CloseQuestionInput!) { closeQuestion(input: $input) { __typename ... on Question { status } ${REFUSED} } }`;
const LOCK = `mutation ($input: LockQuestionInput!) { lockQuestion(input: $input) { __typename ... on Question { status close { reason } } ${REFUSED} } }`;
const EDIT = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Question { anonymous } ${REFUSED} } }`;
const EDIT_ANSWER = `mutation ($input: EditAnswerInput!) { editAnswer(input: $input) { __typename ... on Answer { aiGenerated } ${REFUSED} } }`;

async function close(who: Visitor, id: string, duplicateOfId?: string): Promise<Json> {
  const reason = duplicateOfId ? 'DUPLICATE' : 'UNCLEAR';
  const { data } = await who.graph(CLOSE, { input: { id, reason, duplicateOfId } });
  return data!['closeQuestion']!;
}

async function lock(who: Visitor, id: string, locked = true): Promise<Json> {
  return (await who.graph(LOCK, { input: { id, locked } })).data!['lockQuestion']!;
}

/** Without the badges that an act earns. */
const inbox = async (who: Visitor) =>
  (
    await world.sql(
      `SELECT kind, actor_id, answer_id, detail, count FROM notifications
       WHERE user_id = $1 AND kind <> 'BADGE' ORDER BY at, id`,
      [who.id],
    )
  ).rows as Record<string, unknown>[];

describe('a duplicate', () => {
  const LINKS = `query ($id: ID!) { question(id: $id) { close { duplicateOf { id } } duplicates { nodes { id } totalCount } } }`;

  test('is linked both ways, and no longer once it is open again', async () => {
    const ada = await world.person();
    const [original, first, second] = [await askedId(ada), await askedId(ada), await askedId(ada)];
    for (const id of [first, second]) await close(ada, id, original);
    // Asked in the same moment, so that their ids alone have an order.
    const newest = [first, second].toSorted().toReversed();
    const { data } = await ada.graph(LINKS, { id: original });
    expect(data!['question']).toMatchObject({
      close: null,
      duplicates: { nodes: newest.map((id) => ({ id })), totalCount: 2 },
    });
    expect((await ada.graph(LINKS, { id: first })).data!['question']).toMatchObject({
      close: { duplicateOf: { id: original } },
    });
    await ada.graph(`mutation { reopenQuestion(input: { id: "${first}" }) { __typename } }`);
    expect((await ada.graph(LINKS, { id: original })).data!['question']!['duplicates']).toMatchObject({
      nodes: [{ id: second }],
    });
  });

  test('never leads back to itself, however long the way', async () => {
    const ada = await world.person();
    const [a, b, c] = [await askedId(ada), await askedId(ada), await askedId(ada)];
    await close(ada, a, b);
    await close(ada, b, c);
    expect(await close(ada, c, a)).toMatchObject({ fields: [{ field: 'duplicateOfId' }] });
  });

  test('of four that are closed in a circle at once, one is refused', async () => {
    const ada = await world.person();
    for (let round = 0; round < 3; round += 1) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => askedId(ada, { tags: [] })));
      const closed = await Promise.all(ids.map((id, i) => close(ada, id, ids[(i + 1) % 4])));
      expect(closed.map(({ __typename }) => __typename).sort()).toEqual([
        'Invalid',
        'Question',
        'Question',
        'Question',
      ]);
    }
  });
});

describe('locking', () => {
  test('is for staff, and keeps why a question was closed', async () => {
    const [ada, moderator] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    const id = await askedId(ada);
    expect(await lock(ada, id)).toMatchObject({ code: 'NOT_ALLOWED' });
    await close(ada, id);
    expect(await lock(moderator, id)).toMatchObject({ status: 'LOCKED', close: { reason: 'UNCLEAR' } });
    expect(await lock(moderator, id)).toMatchObject({ status: 'LOCKED' });
    expect(await lock(moderator, id, false)).toMatchObject({
      status: 'CLOSED',
      close: { reason: 'UNCLEAR' },
    });
  });

  test('an open question is open again afterwards, and both are written down', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const id = await askedId(await world.person());
    await lock(moderator, id);
    expect(await lock(moderator, id, false)).toMatchObject({ status: 'OPEN', close: null });
    const { rows } = await world.sql(
      `SELECT event FROM audit_entries WHERE detail ->> 'questionId' = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([{ event: 'question_locked' }, { event: 'question_unlocked' }]);
  });
});

describe('an anonymous question', () => {
  const AUTHOR = `query ($id: ID!) { question(id: $id) { anonymous author { id } } node(id: $id) { ... on Question { author { name } } } }`;
  const BY = `query ($by: ID!) { questions(filter: { authorId: $by }) { nodes { id } totalCount } searchQuestions(query: "discriminant", filter: { authorId: $by }) { nodes { id } } }`;
  const idsOf = (list: Json) => (list['nodes'] as unknown as Json[]).map(idOf);

  test('names its author to nobody but them and staff, through both doors', async () => {
    const ada = await world.person();
    const id = await askedId(ada, { anonymous: true });
    const [ben, moderator] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    for (const who of [world.guest(), ben]) {
      const { data } = await who.graph(AUTHOR, { id });
      expect(data).toEqual({ question: { anonymous: true, author: null }, node: { author: null } });
      expect((await who.rest('GET', `/api/community/questions/${id}`)).body['data']).toMatchObject({
        anonymous: true,
        author: null,
      });
    }
    for (const who of [ada, moderator])
      expect((await who.graph(AUTHOR, { id })).data!['question']).toEqual({
        anonymous: true,
        author: { id: ada.id },
      });
  });

  test('is in no list of what its author asked, but in their own', async () => {
    const ada = await world.person();
    const named = await askedId(ada);
    world.later(1);
    const hidden = await askedId(ada, { anonymous: true });
    const seen = async (who: Visitor) => {
      const { data } = await who.graph(BY, { by: ada.id });
      expect(idsOf(data!['searchQuestions']!).toSorted()).toEqual(idsOf(data!['questions']!).toSorted());
      return idsOf(data!['questions']!);
    };
    expect(await seen(world.guest())).toEqual([named]);
    expect(await seen(await world.person())).toEqual([named]);
    expect(await seen(ada)).toEqual([hidden, named]);
    expect(await seen(await world.person({ role: 'MODERATOR' }))).toEqual([hidden, named]);
  });

  test('tells nobody live who asked it, not even through a moderator who listens', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const ada = await world.person();
    const client = createClient({
      url: `${world.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: moderator.token },
    });
    const heard = new Promise((resolve) => {
      const query =
        'subscription { questionAsked(subjectCode: "9231") { question { anonymous author { id } } } }';
      client.subscribe({ query }, { next: resolve, error: resolve, complete: () => {} });
    });
    await world.listening();
    await ask(ada, { subjectCode: '9231', paper: null, topic: null, tags: [], anonymous: true });
    expect(await heard).toEqual({ data: { questionAsked: { question: { anonymous: true, author: null } } } });
    await client.dispose();
  });

  test('gets a name by its author alone', async () => {
    const [ada, editor] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    const id = await askedId(ada, { anonymous: true });
    const set = async (who: Visitor, anonymous: boolean) =>
      (await who.graph(EDIT, { input: { id, anonymous } })).data!['editQuestion']!;
    expect(await set(editor, false)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await set(ada, false)).toMatchObject({ anonymous: false });
  });

  test('does not name its author to whoever they thank', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const answerId = await answeredId(ben, await askedId(ada, { anonymous: true }));
    await accept(ada, answerId);
    expect(await inbox(ben)).toMatchObject([{ kind: 'ACCEPTED', actor_id: null, answer_id: answerId }]);
  });
});

describe('an answer that a machine wrote', () => {
  test('says so, until its author says otherwise', async () => {
    const ben = await world.person();
    const id = idOf(await answer(ben, await askedId(await world.person()), { aiGenerated: true }));
    const said = async () => (await ben.graph(`{ answer(id: "${id}") { aiGenerated } }`)).data!['answer'];
    expect(await said()).toEqual({ aiGenerated: true });
    const edit = async (more: object) =>
      (await ben.graph(EDIT_ANSWER, { input: { id, body: 'In my own words.', ...more } })).data![
        'editAnswer'
      ];
    expect(await edit({})).toMatchObject({ aiGenerated: true });
    expect(await edit({ aiGenerated: false })).toMatchObject({ aiGenerated: false });
  });
});

describe('whom it concerns', () => {
  test('hears of an answer, of its acceptance and of the end of the question, and not of their own acts', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await answeredId(ada, id);
    const answerId = await answeredId(ben, id);
    expect(await inbox(ada)).toMatchObject([{ kind: 'ANSWER', actor_id: ben.id, answer_id: answerId }]);

    await accept(ada, answerId);
    await accept(ada, answerId);
    expect(await inbox(ben)).toMatchObject([{ kind: 'ACCEPTED', actor_id: ada.id, answer_id: answerId }]);

    await close(ben, id);
    const [, closed, ...rest] = (await inbox(ada)).toSorted((a, b) => (a['kind']! < b['kind']! ? -1 : 1));
    expect(closed).toMatchObject({ kind: 'CLOSED', count: 1, detail: { reason: 'UNCLEAR' } });
    expect(rest).toEqual([]);
    // Another reason for what is closed already is no news.
    await close(ben, id, await askedId(ben));
    expect((await inbox(ada)).filter(({ kind }) => kind === 'CLOSED')).toMatchObject([
      { count: 1, detail: { reason: 'UNCLEAR' } },
    ]);
  });

  test('an answer that is refused is in nobody’s inbox', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await close(ada, id);
    expect(await answer(ben, id)).toMatchObject({ code: 'QUESTION_CLOSED' });
    expect(await inbox(ada)).toEqual([]);
  });
});

describe('what waits for an answer', () => {
  test('is open: a list of closed ones that wait is empty, however it is asked for', async () => {
    const ada = await world.person();
    const [open, closed] = [await askedId(ada), await askedId(ada)];
    await close(ada, closed);
    const list = async (more: string, filter: object) => {
      const query = `query ($filter: QuestionFilter) { questions(filter: $filter ${more}) { nodes { id } } }`;
      const { data } = await ada.graph(query, { filter: { authorId: ada.id, ...filter } });
      return (data!['questions']!['nodes'] as unknown as Json[]).map(idOf);
    };
    expect(await list('', { unanswered: true })).toEqual([open]);
    expect(await list(', sort: UNANSWERED', {})).toEqual([open]);
    expect(await list('', { unanswered: true, status: 'CLOSED' })).toEqual([]);
    expect(await list(', sort: UNANSWERED', { status: 'CLOSED' })).toEqual([]);
  });
});

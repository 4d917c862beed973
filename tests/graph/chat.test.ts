import { describe, expect, test } from 'vitest';
import { follow, linesOf, type Sent, send, written } from '../support/chat.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const PROBLEM = '... on Problem { code message }';
const READ = `query ($id: ID!) { conversation(id: $id) { id title mode markdown } }`;
const LIST = `query ($search: String, $first: Int, $after: String) { conversations(search: $search, first: $first, after: $after) {
  nodes { id title } pageInfo { hasNextPage endCursor } } }`;
const REGENERATE = `mutation ($id: ID!, $rung: TutorRung) { regenerateReply(input: { id: $id, rung: $rung }) { __typename
  ... on SentMessage { reply { id parentId status } } ${PROBLEM} } }`;

async function read(who: Visitor, id: string) {
  const { data } = await who.graph(READ, { id });
  return data!['conversation'] as unknown as { title: string; mode: string; markdown: string } | null;
}

async function say(who: Visitor, text: string, more: Record<string, unknown> = {}) {
  const sent = await send(who, { text, ...more });
  return { sent, reply: await written(who, sent) };
}

const listOf = async (who: Visitor, variables = {}) =>
  (await who.graph(LIST, variables)).data!['conversations'] as unknown as {
    nodes: { id: string; title: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };

describe('a conversation', () => {
  test('begins with a question, takes its name from it, and holds the reply with what was checked', async () => {
    const ada = await world.person();
    const { sent, reply } = await say(ada, 'Solve x^2 - 5x + 6 = 0');
    expect(sent.conversation.title).toBe('Solve x^2 - 5x + 6 = 0');
    expect(reply).toMatchObject({
      role: 'TUTOR',
      status: 'DONE',
      solutions: [{ answer: { text: 'x = 2 or x = 3' } }],
      verification: { status: 'VERIFIED' },
      source: 'lemma',
    });
  });

  test('goes on from its newest reply, and knows what was said', async () => {
    const ada = await world.person();
    const first = await say(ada, 'Solve x^2 = 9', { mode: 'STUDY' });
    const { conversation } = first.sent;
    const next = await say(ada, 'full solution', { conversationId: conversation.id });
    expect(first.reply.solutions[0]!.answer).toBeNull();
    expect(next.reply.solutions[0]!.answer?.text).toBe('x = -3 or x = 3');
    const messages = await linesOf(ada, conversation.id);
    expect((await read(ada, conversation.id))!.mode).toBe('STUDY');
    expect(messages.map(({ role }) => role)).toEqual(['USER', 'TUTOR', 'USER', 'TUTOR']);
    expect(messages.map(({ parentId }) => parentId)).toEqual([
      null,
      ...messages.slice(0, 3).map(({ id }) => id),
    ]);
  });

  test('that was started about a topic is told the theory of it', async () => {
    const ada = await world.person();
    const about = { subjectCode: '9709', topic: 'vectors', goal: 'Lines in space' };
    const { sent, reply } = await say(ada, 'Explain what a direction is', about);
    expect(sent.conversation.title).toBe('Vectors: Explain what a direction is');
    expect(reply.citations.length).toBeGreaterThan(0);
    expect(new Set(reply.citations.map(({ topic }) => topic))).toEqual(new Set(['vectors']));
  });

  test('is nobody else’s business, not even a moderator’s', async () => {
    const [ada, eve] = [await world.person(), await world.person({ role: 'ADMIN' })];
    const { sent } = await say(ada, 'Solve x^2 = 9');
    const { id } = sent.conversation;
    expect(await read(eve, id)).toBeNull();
    expect((await listOf(eve)).nodes).toEqual([]);
    expect((await send(eve, { text: 'next', conversationId: id })).code).toBe('NOT_FOUND');
    for (const mutation of [
      `renameConversation(input: { id: "${id}", title: "Mine" })`,
      `deleteConversation(input: { id: "${id}" })`,
      `stopReply(input: { id: "${sent.reply.id}" })`,
      `rateReply(input: { id: "${sent.reply.id}", rating: UP })`,
      `regenerateReply(input: { id: "${sent.reply.id}" })`,
    ]) {
      const { data } = await eve.graph(`mutation { ${mutation} { __typename ${PROBLEM} } }`);
      expect(Object.values(data!)[0], mutation).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('is renamed, found by its words, exported and deleted', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'Differentiate x^3');
    const { id } = sent.conversation;
    await say(ada, 'powers of ten');
    const renamed = await ada.graph(
      `mutation { renameConversation(input: { id: "${id}", title: "Powers %" }) { ... on Conversation { title } } }`,
    );
    expect(renamed.data).toEqual({ renameConversation: { title: 'Powers %' } });
    expect((await listOf(ada, { search: 'powers %' })).nodes.map((one) => one.id)).toEqual([id]);
    expect((await listOf(ada, { search: '3x^{2}' })).nodes.map((one) => one.id)).toEqual([id]);
    expect((await listOf(ada, { search: 'nothing like it' })).nodes).toEqual([]);
    expect((await read(ada, id))!.markdown).toMatch(
      /^# Powers %\n[^]*## Question\n\nDifferentiate x\^3\n\n## Answer/,
    );
    const gone = await ada.graph(
      `mutation { deleteConversation(input: { id: "${id}" }) { ... on Deleted { deletedId } } }`,
    );
    expect(gone.data).toEqual({ deleteConversation: { deletedId: id } });
    expect(await read(ada, id)).toBeNull();
    expect(await world.db.chatMessage.count({ where: { conversationId: id } })).toBe(0);
  });

  test('stands in a list with the latest first, page by page', async () => {
    const ada = await world.person();
    const ids = [];
    for (const text of ['hello', 'hi', 'hey']) {
      world.later(1);
      ids.unshift((await say(ada, text)).sent.conversation.id);
    }
    const first = await listOf(ada, { first: 2 });
    const second = await listOf(ada, { first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
  });
});

describe('branches', () => {
  test('an edited question stands beside the old one, and both can be read', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'Solve x^2 = 9');
    const conversationId = sent.conversation.id;
    const edited = await say(ada, 'Solve x^2 = 16', { conversationId, editsId: sent.sent.id });
    expect(edited.reply.solutions[0]!.answer?.text).toBe('x = -4 or x = 4');
    const newest = await linesOf(ada, conversationId);
    expect(newest.map(({ id }) => id)).toEqual([edited.sent.sent.id, edited.sent.reply.id]);
    expect(newest[0]!.siblings).toEqual([sent.sent.id, edited.sent.sent.id]);
    const old = await linesOf(ada, conversationId, sent.sent.id);
    expect(old.map(({ id }) => id)).toEqual([sent.sent.id, sent.reply.id]);
  });

  test('a regenerated reply stands beside the old one, with more of the solution where that is asked for', async () => {
    const ada = await world.person();
    const { sent, reply } = await say(ada, 'Solve x^2 = 9', { rung: 'HINT' });
    const { data } = await ada.graph(REGENERATE, { id: reply.id, rung: 'SOLUTION' });
    const again = (data!['regenerateReply'] as unknown as Sent).reply;
    const second = await written(ada, { ...sent, reply: again });
    expect(second.siblings).toEqual([reply.id, again.id]);
    expect(reply.solutions[0]!.answer).toBeNull();
    expect(second.solutions[0]!.answer?.text).toBe('x = -3 or x = 3');
  });

  test('a question may go on from an earlier reply', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'Solve x^2 = 9');
    const conversationId = sent.conversation.id;
    await say(ada, 'Solve x^2 = 16', { conversationId });
    const { reply } = await say(ada, 'why step 1', { conversationId, afterId: sent.reply.id });
    const path = await linesOf(ada, conversationId, reply.id);
    expect(path.map(({ id }) => id).slice(0, 2)).toEqual([sent.sent.id, sent.reply.id]);
    expect(path).toHaveLength(4);
  });
});

describe('a reply', () => {
  test('is rated by its reader, who may take that back', async () => {
    const ada = await world.person();
    const { reply } = await say(ada, 'Solve x^2 = 9');
    const rate = async (rating: string, note?: string) =>
      (
        await ada.graph(
          `mutation ($note: String) { rateReply(input: { id: "${reply.id}", rating: ${rating}, note: $note }) { ... on ChatMessage { feedback feedbackNote } } }`,
          { note },
        )
      ).data!['rateReply'];
    expect(await rate('DOWN', 'Too short')).toEqual({ feedback: 'DOWN', feedbackNote: 'Too short' });
    expect(await rate('NONE', 'Long enough')).toEqual({ feedback: 'NONE', feedbackNote: null });
  });

  test('that has ended is not stopped any more', async () => {
    const ada = await world.person();
    const { reply } = await say(ada, 'Solve x^2 = 9');
    const { data } = await ada.graph(
      `mutation { stopReply(input: { id: "${reply.id}" }) { ... on ChatMessage { status content } } }`,
    );
    expect(data!['stopReply']).toEqual({ status: 'DONE', content: reply.content });
  });

  test('that nobody writes any more counts as interrupted, and can be asked for again', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'Solve x^2 = 9');
    await world.db.chatMessage.update({
      where: { id: sent.reply.id },
      data: { status: 'WRITING', beatAt: new Date(world.now.getTime() - 61_000) },
    });
    expect(await written(ada, sent)).toMatchObject({ status: 'FAILED' });
    expect((await ada.graph(REGENERATE, { id: sent.reply.id })).data!['regenerateReply']).toMatchObject({
      __typename: 'SentMessage',
    });
  });

  test('comes over server-sent events from any place on, and ends', async () => {
    const ada = await world.person();
    const { sent, reply } = await say(ada, 'Solve x^2 = 9');
    const { events: pieces } = await follow(ada, world.address, { id: sent.reply.id, from: 10 });
    expect(pieces.map(({ text }) => text).join('')).toBe(reply.content.slice(10));
    expect(pieces.at(-1)!.reply).toMatchObject({ status: 'DONE', content: reply.content });
  });

  test('is followed while it is written, without a gap and without anything twice', async () => {
    const ada = await world.person();
    const sent = await send(ada, { text: 'Solve x^2 - 5x + 6 = 0' });
    const { events: pieces } = await follow(ada, world.address, { id: sent.reply.id, from: 0 });
    expect(pieces.map(({ text }) => text).join('')).toBe(pieces.at(-1)!.reply!.content);
  });

  test('of somebody else cannot be followed', async () => {
    const [ada, eve] = [await world.person(), await world.person()];
    const { sent } = await say(ada, 'hello');
    const { events, refused } = await follow(eve, world.address, { id: sent.reply.id, from: 0 });
    expect({ events, refused }).toEqual({ events: [], refused: 'NOT_FOUND' });
  });
});

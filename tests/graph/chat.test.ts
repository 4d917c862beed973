import { describe, expect, test } from 'vitest';
import { newId } from '../../server/ids.ts';
import { openWorld, type Told, type Visitor } from '../support/world.ts';

const world = openWorld();

const PROBLEM = '... on Problem { code message }';
const MESSAGE =
  'id parentId siblings role content status solutions { answer { text } } verification { status } citations { topic } feedback source';
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SentMessage { conversation { id title mode } sent { ${MESSAGE} } reply { id parentId status } } ${PROBLEM} } }`;
const READ = `query ($id: ID!, $through: ID) { conversation(id: $id) { id title mode markdown messages(through: $through) { ${MESSAGE} } } }`;
const LIST = `query ($search: String, $first: Int, $after: String) { conversations(search: $search, first: $first, after: $after) {
  nodes { id title } pageInfo { hasNextPage endCursor } } }`;
const REGENERATE = `mutation ($id: ID!, $rung: TutorRung) { regenerateReply(id: $id, rung: $rung) { __typename
  ... on SentMessage { reply { id parentId } } ${PROBLEM} } }`;

interface Sent {
  __typename: string;
  code?: string;
  conversation: { id: string; title: string; mode: string };
  sent: { id: string; parentId: string | null };
  reply: { id: string; parentId: string; status: string };
}

interface Message {
  id: string;
  parentId: string | null;
  siblings: string[];
  role: string;
  content: string;
  status: string;
  solutions: { answer: { text: string } | null }[];
  verification: { status: string };
  citations: { topic: string }[];
  feedback: string;
}

async function send(who: Visitor, text: string, more: Record<string, unknown> = {}): Promise<Sent> {
  const { data, errors } = await who.graph(SEND, { input: { text, ...more } });
  expect(errors).toBeUndefined();
  return data!['sendMessage'] as unknown as Sent;
}

async function read(who: Visitor, id: string, through?: string) {
  const { data } = await who.graph(READ, { id, through });
  return data!['conversation'] as unknown as {
    title: string;
    mode: string;
    markdown: string;
    messages: Message[];
  } | null;
}

/** The reply once nobody writes on it any more. */
async function written(who: Visitor, { conversation, reply }: Sent): Promise<Message> {
  for (;;) {
    const found = (await read(who, conversation.id, reply.id))!.messages.find(({ id }) => id === reply.id)!;
    if (found.status !== 'WRITING') return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function say(who: Visitor, text: string, more: Record<string, unknown> = {}) {
  const sent = await send(who, text, more);
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
    const { messages, mode } = (await read(ada, conversation.id))!;
    expect(mode).toBe('STUDY');
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
    expect((await send(eve, 'next', { conversationId: id })).code).toBe('NOT_FOUND');
    for (const mutation of [
      `renameConversation(id: "${id}", title: "Mine")`,
      `deleteConversation(id: "${id}")`,
      `stopReply(id: "${sent.reply.id}")`,
      `rateReply(id: "${sent.reply.id}", rating: UP)`,
      `regenerateReply(id: "${sent.reply.id}")`,
    ]) {
      const { data } = await eve.graph(`mutation { ${mutation} { __typename ${PROBLEM} } }`);
      expect(Object.values(data!)[0], mutation).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('is renamed, found by its words, exported and deleted', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'Differentiate x^3');
    const { id } = sent.conversation;
    await say(ada, 'Solve x^2 = 9');
    const renamed = await ada.graph(
      `mutation { renameConversation(id: "${id}", title: "Powers %") { ... on Conversation { title } } }`,
    );
    expect(renamed.data).toEqual({ renameConversation: { title: 'Powers %' } });
    expect((await listOf(ada, { search: 'powers %' })).nodes.map((one) => one.id)).toEqual([id]);
    expect((await listOf(ada, { search: '3x^{2}' })).nodes.map((one) => one.id)).toEqual([id]);
    expect((await listOf(ada, { search: 'nothing like it' })).nodes).toEqual([]);
    expect((await read(ada, id))!.markdown).toMatch(
      /^# Powers %\n[^]*## Question\n\nDifferentiate x\^3\n\n## Answer/,
    );
    const gone = await ada.graph(`mutation { deleteConversation(id: "${id}") { ... on Deleted { id } } }`);
    expect(gone.data).toEqual({ deleteConversation: { id } });
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
    const newest = (await read(ada, conversationId))!.messages;
    expect(newest.map(({ id }) => id)).toEqual([edited.sent.sent.id, edited.sent.reply.id]);
    expect(newest[0]!.siblings).toEqual([sent.sent.id, edited.sent.sent.id]);
    const old = (await read(ada, conversationId, sent.sent.id))!.messages;
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
    const path = (await read(ada, conversationId, reply.id))!.messages;
    expect(path.map(({ id }) => id).slice(0, 2)).toEqual([sent.sent.id, sent.reply.id]);
    expect(path).toHaveLength(4);
  });
});

describe('limits', () => {
  test('blank and too long messages are refused [row 184]', async () => {
    const ada = await world.person();
    expect((await send(ada, ' \n ')).code).toBe('VALIDATION_FAILED');
    expect((await send(ada, 'x'.repeat(8001))).code).toBe('VALIDATION_FAILED');
  });

  test('sixty replies an hour and two hundred a day are given, and deleting conversations gives no more', async () => {
    const ada = await world.person();
    const use = (count: number, minutesAgo: number) =>
      world.db.chatUse.createMany({
        data: Array.from({ length: count }, () => ({
          userId: ada.id,
          createdAt: new Date(world.now.getTime() - minutesAgo * 60_000),
        })),
      });
    await use(59, 10);
    const { sent } = await say(ada, 'hello');
    expect((await send(ada, 'hello')).code).toBe('RATE_LIMITED');
    await ada.graph(`mutation { deleteConversation(id: "${sent.conversation.id}") { __typename } }`);
    expect((await send(ada, 'hello')).code).toBe('RATE_LIMITED');
    world.later(61 * 60);
    const later = await world.sessionOf(ada);
    await say(later, 'hello');
    await use(139, 90);
    expect((await send(later, 'hello')).code).toBe('RATE_LIMITED');
  });

  test('a full conversation takes no further reply, not even another one to the same message', async () => {
    const ada = await world.person();
    const { sent, reply } = await say(ada, 'hello');
    const { id: conversationId } = sent.conversation;
    await world.db.chatMessage.createMany({
      data: Array.from({ length: 398 }, () => ({
        id: newId('message', world.now),
        conversationId,
        parentId: reply.parentId,
        role: 'TUTOR' as const,
        content: 'Hello again.',
        createdAt: world.now,
      })),
    });
    const { data } = await ada.graph(REGENERATE, { id: reply.id });
    expect(data!['regenerateReply']).toMatchObject({ code: 'CONFLICT' });
    expect((await send(ada, 'hello', { conversationId })).code).toBe('CONFLICT');
    expect(await world.db.chatMessage.count({ where: { conversationId } })).toBe(400);
  });

  test('a client that keeps its conversations itself gets no more replies in a day than others', async () => {
    const ada = await world.person();
    const ask = async (who: Visitor) => {
      const { data } = await who.graph(
        '{ askTutor(messages: [{ role: USER, content: "hello" }]) { __typename } }',
      );
      return data!['askTutor']!['__typename'] as unknown as string;
    };
    for (let i = 0; i < 60; i += 1) expect(await ask(ada)).toBe('TutorReply');
    expect(await ask(ada)).toBe('RateLimited');
    world.later(3600);
    const later = await world.sessionOf(ada);
    for (let i = 0; i < 8; i += 1) expect(await ask(later)).toBe('TutorReply');
    expect(await ask(later)).toBe('RateLimited');
  });

  test('of eight messages sent at once into one conversation one is answered', async () => {
    const ada = await world.person();
    const { sent } = await say(ada, 'hello');
    const { id: conversationId } = sent.conversation;
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send(ada, `Solve x^2 = ${i + 2}`, { conversationId })),
    );
    const codes = all.map(({ code }) => code ?? 'ok');
    expect(codes.filter((code) => code !== 'ok' && code !== 'DUPLICATE_IN_FLIGHT')).toEqual([]);
    const rows = await world.db.chatMessage.findMany({ where: { conversationId } });
    expect(rows).toHaveLength(2 + 2 * codes.filter((code) => code === 'ok').length);
    // Nobody replies twice to one message, and nobody speaks at the same place.
    expect(new Set(rows.map(({ parentId }) => parentId)).size).toBe(rows.length);
  });

  test('sending again with the same key does nothing twice', async () => {
    const ada = await world.person();
    const input = { idempotencyKey: 'once' };
    const [one, two] = await Promise.all([send(ada, 'hello', input), send(ada, 'hello', input)]);
    expect(one.reply.id).toBe(two.reply.id);
    expect(await world.db.chatUse.count({ where: { userId: ada.id } })).toBe(1);
  });
});

describe('a reply', () => {
  test('is rated by its reader, who may take that back', async () => {
    const ada = await world.person();
    const { reply } = await say(ada, 'Solve x^2 = 9');
    const rate = async (rating: string, note?: string) =>
      (
        await ada.graph(
          `mutation ($note: String) { rateReply(id: "${reply.id}", rating: ${rating}, note: $note) { ... on ChatMessage { feedback feedbackNote } } }`,
          { note },
        )
      ).data!['rateReply'];
    expect(await rate('DOWN', 'Too short')).toEqual({ feedback: 'DOWN', feedbackNote: 'Too short' });
    expect(await rate('NONE')).toEqual({ feedback: 'NONE', feedbackNote: null });
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
    const pieces = await follow(ada, sent.reply.id, 10);
    expect(pieces.map(({ text }) => text).join('')).toBe(reply.content.slice(10));
    expect(pieces.at(-1)!.reply).toMatchObject({ status: 'DONE', content: reply.content });
  });

  test('is followed while it is written, without a gap and without anything twice', async () => {
    const ada = await world.person();
    const sent = await send(ada, 'Solve x^2 - 5x + 6 = 0');
    const pieces = await follow(ada, sent.reply.id, 0);
    expect(pieces.map(({ text }) => text).join('')).toBe(pieces.at(-1)!.reply!.content);
  });

  test('of somebody else cannot be followed', async () => {
    const [ada, eve] = [await world.person(), await world.person()];
    const { sent } = await say(ada, 'hello');
    expect(await raw(eve, sent.reply.id, 0)).toContain('NOT_FOUND');
  });
});

interface Piece {
  at: number;
  text: string;
  reply: { status: string; content: string } | null;
}

async function raw(who: Visitor, id: string, from: number): Promise<string> {
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${who.token}`,
    },
    body: JSON.stringify({
      query:
        'subscription ($id: ID!, $from: Int) { replyGrew(id: $id, from: $from) { at text reply { status content } } }',
      variables: { id, from },
    }),
  });
  return response.text();
}

async function follow(who: Visitor, id: string, from: number): Promise<Piece[]> {
  return (await raw(who, id, from))
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => (JSON.parse(line.slice(6)) as Told)['data']!['replyGrew'] as unknown as Piece);
}

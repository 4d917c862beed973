import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../server/core/context.ts';
import { newId } from '../../server/core/ids.ts';
import {
  refusalToEdit,
  refusalToFollow,
  refusalToRate,
  refusalToRegenerate,
  refusalToStop,
  visibleConversations,
  visibleMessages,
} from '../../server/chat/policy.ts';
import { visibleSearches } from '../../server/search/policy.ts';
import { unsentUploads, visibleUploads } from '../../server/uploads/policy.ts';
import { until } from '../support/chat.ts';
import { download, sound, uploadedId } from '../support/files.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const STRANGERS = ['student', 'moderator', 'admin'] as const;
const strangers = {} as Record<(typeof STRANGERS)[number], Visitor>;

beforeAll(async () => {
  strangers.student = await world.person();
  strangers.moderator = await world.person({ role: 'MODERATOR' });
  strangers.admin = await world.person({ role: 'ADMIN' });
});

const CALLERS = ['owner', ...STRANGERS] as const;
type Caller = (typeof CALLERS)[number];

/** Every caller trying everything on each of these. */
const casesOf = <Try extends string, State>(tries: Record<Try, unknown>, states: readonly State[]) =>
  CALLERS.flatMap((caller) =>
    (Object.keys(tries) as Try[]).flatMap((attempt) => states.map((state) => ({ caller, attempt, state }))),
  );

const callerOf = (caller: Caller, owner: Visitor) => (caller === 'owner' ? owner : strangers[caller]);
const actorOf = ({ id }: Visitor) => ({ id }) as Actor;

const PROBLEM = '__typename ... on Problem { code }';

/** Whether the graph did what it was asked. */
async function isDone(who: Visitor, mutation: string, variables: Record<string, unknown>): Promise<boolean> {
  const { data, errors } = await who.graph(mutation, variables);
  expect(errors).toBeUndefined();
  return data!['result']!['code'] === undefined;
}

const sendWith = `mutation ($input: SendMessageInput!) { result: sendMessage(input: $input) { ${PROBLEM} } }`;

const FILE_TRIES = {
  'open over REST': async (who: Visitor, id: string) => (await download(world, who, id)).status === 200,
  'delete over REST': async (who: Visitor, id: string) =>
    (await who.rest('DELETE', `/api/uploads/${id}`)).status === 204,
  'delete in the graph': (who: Visitor, id: string) =>
    isDone(who, `mutation ($id: ID!) { result: deleteUpload(input: { id: $id }) { ${PROBLEM} } }`, { id }),
  'send in the graph': (who: Visitor, id: string) =>
    isDone(who, sendWith, { input: { text: 'hello', attachmentIds: [id] } }),
  'send over REST': async (who: Visitor, id: string) =>
    (await who.rest('POST', '/api/chat/conversations', { text: 'hello', attachment_ids: [id] })).status ===
    201,
};

test('what may be done to a file is what its policy says, through every door', async () => {
  for (const { caller, attempt, state } of casesOf(FILE_TRIES, ['sent', 'waiting'])) {
    const owner = await world.person();
    const id = await uploadedId(world, owner, 'a.wav', sound());
    if (state === 'sent') expect(await FILE_TRIES['send in the graph'](owner, id)).toBe(true);
    const who = callerOf(caller, owner);
    const isSending = attempt.startsWith('send');
    const policy = isSending ? unsentUploads : visibleUploads;
    const isAllowed = (await world.db.upload.count({ where: { id, ...policy(actorOf(who)) } })) === 1;

    expect(isAllowed).toBe(caller === 'owner' && !(isSending && state === 'sent'));
    await nothingIsWritten();
    const done = await FILE_TRIES[attempt](who, id);
    expect({ caller, attempt, state, done }).toEqual({ caller, attempt, state, done: isAllowed });
  }
}, 120_000);

const MESSAGE_TRIES = {
  edit: {
    refusal: refusalToEdit,
    input: (id: string, conversationId: string) => ({ text: 'hello', conversationId, editsId: id }),
  },
  follow: {
    refusal: refusalToFollow,
    input: (id: string, conversationId: string) => ({ text: 'hello', conversationId, afterId: id }),
  },
  stop: { refusal: refusalToStop, mutation: 'stopReply(input: { id: $id })' },
  rate: { refusal: refusalToRate, mutation: 'rateReply(input: { id: $id, rating: UP })' },
  regenerate: { refusal: refusalToRegenerate, mutation: 'regenerateReply(input: { id: $id })' },
};

test('what may be done to a message is what its policy says', async () => {
  for (const { caller, attempt, state: role } of casesOf(MESSAGE_TRIES, ['USER', 'TUTOR'] as const)) {
    const owner = await world.person();
    const { conversationId, ...ids } = await writeConversation(owner);
    const who = callerOf(caller, owner);
    const tried = MESSAGE_TRIES[attempt];
    const id = ids[role];
    const visible = await Promise.all([
      world.db.chatMessage.count({ where: { id, ...visibleMessages(actorOf(who)) } }),
      world.db.conversation.count({ where: { id: conversationId, ...visibleConversations(actorOf(who)) } }),
    ]);
    const isAllowed = visible[0] === 1 && tried.refusal({ role }) === null;

    expect(visible).toEqual(caller === 'owner' ? [1, 1] : [0, 0]);
    const done = await ('input' in tried
      ? isDone(who, sendWith, { input: tried.input(id, conversationId) })
      : isDone(who, `mutation ($id: ID!) { result: ${tried.mutation} { ${PROBLEM} } }`, { id }));
    expect({ caller, attempt, role, done }).toEqual({ caller, attempt, role, done: isAllowed });
    await nothingIsWritten();
  }
}, 120_000);

/** A question and its reply, as they are kept. */
async function writeConversation(owner: Visitor) {
  const createdAt = world.now;
  const [conversationId, questionId, replyId] = [
    newId('conversation', createdAt),
    newId('message', createdAt),
    newId('message', createdAt),
  ];
  const conversation = { id: conversationId, ownerId: owner.id, title: 'Powers' };
  await world.db.conversation.create({ data: { ...conversation, createdAt, activeAt: createdAt } });
  const shared = { conversationId, createdAt };
  await world.db.chatMessage.create({
    data: { ...shared, id: questionId, role: 'USER', content: 'What is a power?' },
  });
  await world.db.chatMessage.create({
    data: { ...shared, id: replyId, parentId: questionId, role: 'TUTOR', content: 'A product.' },
  });
  return { conversationId, USER: questionId, TUTOR: replyId };
}

/** Replies take turns: what one try began must not stand in the way of the next. */
const nothingIsWritten = () =>
  until(
    () => world.db.chatMessage.count({ where: { status: 'WRITING' } }),
    (count) => count === 0,
  );

test('searches are shown to whoever made them and forgotten by nobody else', async () => {
  const owner = await world.person();
  await owner.graph(`mutation { result: recordSearch(input: { query: "surds" }) { ${PROBLEM} } }`);
  for (const caller of CALLERS) {
    const who = callerOf(caller, owner);
    const { data } = await who.graph('{ searchHistory { recent { query } } }');
    const visible = await world.db.searchEntry.findMany({ where: visibleSearches(actorOf(who)) });
    const recent = data!['searchHistory']!['recent'] as unknown as { query: string }[];
    expect(recent).toEqual(visible.map(({ query }) => ({ query })));
    expect(recent).toHaveLength(caller === 'owner' ? 1 : 0);
  }
  await strangers.admin.graph(`mutation { result: forgetSearches { ${PROBLEM} } }`);
  expect(await world.db.searchEntry.count({ where: visibleSearches(actorOf(owner)) })).toBe(1);
});

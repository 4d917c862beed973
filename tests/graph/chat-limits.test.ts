import { expect, test } from 'vitest';
import { SILENCE_MS } from '../../server/chat/rules.ts';
import { newId } from '../../server/core/ids.ts';
import { say, send } from '../support/chat.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const REGENERATE = `mutation ($id: ID!) { regenerateReply(input: { id: $id }) { ... on Problem { code } } }`;

test('blank and too long messages are refused', async () => {
  const ada = await world.person();
  expect((await send(ada, { text: ' \n ' })).code).toBe('VALIDATION_FAILED');
  expect((await send(ada, { text: 'x'.repeat(8001) })).code).toBe('VALIDATION_FAILED');
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
  const { conversation } = await say(ada, { text: 'hello' });
  expect((await send(ada, { text: 'hello' })).code).toBe('RATE_LIMITED');
  await ada.graph(`mutation { deleteConversation(input: { id: "${conversation.id}" }) { __typename } }`);
  expect((await send(ada, { text: 'hello' })).code).toBe('RATE_LIMITED');
  world.later(61 * 60);
  const later = await world.sessionOf(ada);
  await say(later, { text: 'hello' });
  await use(139, 90);
  expect((await send(later, { text: 'hello' })).code).toBe('RATE_LIMITED');
});

test('another reply to the same message counts as one more', async () => {
  const ada = await world.person();
  const { answer } = await say(ada, { text: 'hello' });
  await world.db.chatUse.createMany({
    data: Array.from({ length: 58 }, () => ({ userId: ada.id, createdAt: world.now })),
  });
  const { data } = await ada.graph(REGENERATE, { id: answer.id });
  expect(data!['regenerateReply']!['code']).toBeUndefined();
  expect((await send(ada, { text: 'hello' })).code).toBe('RATE_LIMITED');
});

test('a full conversation takes no further reply, not even another one to the same message', async () => {
  const ada = await world.person();
  const { conversation, answer } = await say(ada, { text: 'hello' });
  const { id: conversationId } = conversation;
  await world.db.chatMessage.createMany({
    data: Array.from({ length: 398 }, () => ({
      id: newId('message', world.now),
      conversationId,
      parentId: answer.parentId,
      role: 'TUTOR' as const,
      content: 'Hello again.',
      createdAt: world.now,
    })),
  });
  const { data } = await ada.graph(REGENERATE, { id: answer.id });
  expect(data!['regenerateReply']).toMatchObject({ code: 'CONFLICT' });
  expect((await send(ada, { text: 'hello', conversationId })).code).toBe('CONFLICT');
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

test('a reply whose process ended holds up no other', async () => {
  const ada = await world.person();
  const { conversation, answer } = await say(ada, { text: 'hello' });
  const { id: conversationId } = conversation;
  const beat = (beatAt: Date) =>
    world.db.chatMessage.update({ where: { id: answer.id }, data: { status: 'WRITING', beatAt } });
  await beat(new Date(world.now.getTime() - SILENCE_MS + 1));
  expect((await send(ada, { text: 'hello', conversationId })).code).toBe('DUPLICATE_IN_FLIGHT');
  await beat(new Date(world.now.getTime() - SILENCE_MS));
  expect((await send(ada, { text: 'hello', conversationId })).code).toBeUndefined();
});

test('of eight messages sent at once into one conversation one is answered', async () => {
  const ada = await world.person();
  const { conversation } = await say(ada, { text: 'hello' });
  const { id: conversationId } = conversation;
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, i) => send(ada, { text: `Solve x^2 = ${i + 2}`, conversationId })),
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
  const input = { text: 'hello', idempotencyKey: 'once' };
  const [one, two] = await Promise.all([send(ada, input), send(ada, input)]);
  expect(one.reply.id).toBe(two.reply.id);
  expect(await world.db.chatUse.count({ where: { userId: ada.id } })).toBe(1);
});

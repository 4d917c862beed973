import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { say } from '../support/chat.ts';
import { sound, uploadedId } from '../support/files.ts';
import { subscribed } from '../support/subscription.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const MESSAGE = 'id siblings contentHtml attachments { name }';
const PROBLEM = '... on Problem { code message }';
const READ = `query ($id: ID!) { conversation(id: $id) { id title messages { ${MESSAGE} } } }`;
const SEND = `mutation ($input: SendMessageInput!) { result: sendMessage(input: $input) {
  ... on SentMessage { conversation { id title } sent { ${MESSAGE} } reply { ${MESSAGE} } } ${PROBLEM} } }`;
const replied = (call: string) =>
  `mutation ($id: ID!) { result: ${call} { ... on ChatMessage { ${MESSAGE} } ${PROBLEM} } }`;

/** How many statements the database is sent meanwhile, and what is told. */
async function counted<Value>(act: () => Promise<Value>): Promise<[statements: number, value: Value]> {
  const query = vi.spyOn(Client.prototype, 'query');
  const value = await act();
  const { length } = query.mock.calls;
  query.mockRestore();
  return [length, value];
}

/** A question with a file, answered, as its conversation shows both. */
async function begin(who: Visitor) {
  const input = {
    text: 'Differentiate $x^2$.',
    idempotencyKey: 'once',
    attachmentIds: [await uploadedId(world, who, 'lecture.wav', sound())],
  };
  const { conversation, reply } = await say(who, input);
  const { data } = await who.graph(READ, conversation);
  const { messages, ...rest } = data!['conversation'] as unknown as { messages: [Json, Json] };
  expect(messages[0]).toMatchObject({
    contentHtml: expect.stringContaining('<math'),
    attachments: [{ name: 'lecture.wav' }],
  });
  return { input, replyId: reply.id, shown: { conversation: rest, sent: messages[0], reply: messages[1] } };
}

describe('a message is read by what is selected of it', () => {
  test('where it is sent: rendered and with its files, in the statement that reads the exchange', async () => {
    const ada = await world.person();
    const { input, shown } = await begin(ada);
    const [statements, { data }] = await counted(() => ada.graph(SEND, { input }));
    expect(data!['result']).toEqual(shown);
    // The transaction’s two, its lock, the idempotency key, the exchange, and the branches beside each message.
    expect(statements).toBe(7);
  });

  test('where it is stopped or rated', async () => {
    const ada = await world.person();
    const { replyId: id, shown } = await begin(ada);
    const [statements, stopped] = await counted(() =>
      ada.graph(replied('stopReply(input: { id: $id })'), { id }),
    );
    expect(stopped.data!['result']).toEqual(shown.reply);
    // Whose it is, the end of it, the message, and the branches beside it.
    expect(statements).toBe(4);
    const rated = await ada.graph(replied('rateReply(input: { id: $id, rating: UP })'), { id });
    expect(rated.data!['result']).toEqual(shown.reply);
  });

  test('where it is followed to its end', async () => {
    const ada = await world.person();
    const { replyId: id, shown } = await begin(ada);
    const query = `subscription ($id: ID!) { replyGrew(id: $id) { reply { ${MESSAGE} } } }`;
    const { events } = await subscribed<{ reply: Json | null }>(ada, {
      address: world.address,
      query,
      variables: { id },
    });
    expect(events.at(-1)!.reply).toEqual(shown.reply);
  });
});

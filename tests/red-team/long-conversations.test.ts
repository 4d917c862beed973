import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_MESSAGES } from '../../server/chat/rules.ts';
import { newId } from '../../server/core/ids.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const LENGTH = 4000;
let ada: Visitor;
let id: string;

const times = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

beforeAll(async () => {
  ada = await world.person();
  id = newId('conversation', world.now);
  const at = { createdAt: world.now, activeAt: world.now };
  await world.db.conversation.create({ data: { id, ownerId: ada.id, title: 'Roots', ...at } });
  let parentId: string | null = null;
  for (let number = 0; number < MAX_MESSAGES; number += 1) {
    const message = newId('message', world.now);
    await world.db.chatMessage.create({
      data: {
        id: message,
        conversationId: id,
        parentId,
        role: number % 2 ? 'TUTOR' : 'USER',
        content: `${number} `.padEnd(LENGTH, 'x'),
        createdAt: world.now,
      },
    });
    await world.db.rendering.create({
      data: { messageId: message, renderer: 1000, html: `<p>${number}</p>`, text: '', excerpt: '' },
    });
    parentId = message;
  }
});

/** An operation, how often it went to the database, and what it was judged to cost. */
async function measured(query: string): Promise<{ result: Json; looks: number; cost: number }> {
  let looks = 0;
  const look = () => void (looks += 1);
  world.pool.on('acquire', look);
  const before = world.requests.length;
  const result = await ada.graph(query);
  world.pool.off('acquire', look);
  await expect.poll(() => world.requests.length).toBeGreaterThan(before);
  return { result, looks, cost: Number(world.requests.at(-1)!['cost']) };
}

describe('a conversation of the most messages', () => {
  test('is read with all of its HTML by a few questions to the database', async () => {
    const messages = `conversation(id: "${id}") { messages { ${times(20, 'contentHtml')} } }`;
    const { result, looks } = await measured(`{ ${messages} }`);
    const nodes = result['data']!['conversation']!['messages'] as unknown as Json[];
    expect(nodes.map((one) => one['a19'])).toEqual(
      Array.from({ length: MAX_MESSAGES }, (_, number) => `<p>${number}</p>`),
    );
    expect(looks).toBeLessThan(20);
  });

  test('is paid for by what it says', async () => {
    const query = (parts: string) => `{ conversation(id: "${id}") { ${parts} } }`;
    const words = (MAX_MESSAGES * LENGTH) / 1000;
    const few = await measured(query('messages { id role }'));
    expect((await measured(query('messages { id content }'))).cost - few.cost).toBeGreaterThan(0.9 * words);
    const none = await measured(query('id'));
    expect((await measured(query('markdown'))).cost - none.cost).toBeGreaterThan(words);
    expect(few.cost - none.cost).toBeGreaterThan(400);
    const history = await measured('{ chatHistory(first: 100) { replyId } }');
    const whole = await measured('{ chatHistory(first: 100) { message response } }');
    expect(whole.cost - history.cost).toBeGreaterThan(0.9 * 2 * 100 * (LENGTH / 1000));
  });

  test.each([
    ['its messages', times(20, 'messages { id }')],
    ['all that is said in it', times(20, 'markdown')],
  ])('is not read again and again in one operation: %s', async (_what, parts) => {
    const { result } = await measured(`{ conversation(id: "${id}") { ${parts} } }`);
    expect(result['errors']).toMatchObject([{ extensions: { code: 'QUERY_COMPLEXITY' } }]);
  });

  test('can be read only a few times concurrently', async () => {
    const { result } = await measured(
      `{ conversation(id: "${id}") { messages { ${times(15, 'content')} } } }`,
    );
    expect(JSON.stringify(result).length).toBeLessThan(20_000_000);
    const [error] = result['errors'] as unknown as Json[];
    expect(error).toMatchObject({ extensions: { code: 'TOO_LARGE' } });
  });
});

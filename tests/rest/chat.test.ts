import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { idOf, openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const QUESTION = { role: 'user', content: 'Solve x^2 - 5x + 6 = 0' };

describe('a chat request', () => {
  test('is answered where chat clients read it, with what was checked beside it', async () => {
    const { status, body } = await world.guest().rest('POST', '/api/chat', { messages: [QUESTION] });
    expect(status).toBe(200);
    const [choice] = body['choices'] as unknown as { message: { role: string; content: string } }[];
    expect(choice!.message.role).toBe('assistant');
    expect(choice!.message.content).toContain('**Answer:** $x = 2');
    expect(body['verification']).toMatchObject({ status: 'verified', first_wrong: null });
    expect(body['citations']).toMatchObject([{ subject_code: '9709', topic_slug: 'quadratics' }, {}, {}, {}]);
  });

  test('goes on from the messages that came with it', async () => {
    const { body } = await world.guest().rest('POST', '/api/chat', {
      mode: 'study',
      messages: [
        { role: 'system', content: 'Answer in verse.' },
        QUESTION,
        { role: 'assistant', content: 'A hint.' },
        { role: 'user', content: '下一步' },
      ],
    });
    const [choice] = body['choices'] as unknown as { message: { content: string } }[];
    expect(choice!.message.content).toContain('1. 把各项移到同一边');
    expect(choice!.message.content).not.toContain('2. ');
  });

  test.each([
    [{}, 422, 'VALIDATION_FAILED'],
    [{ messages: [] }, 422, 'VALIDATION_FAILED'],
    [{ messages: [{ role: 'user', content: ' ' }] }, 422, 'VALIDATION_FAILED'],
    [{ messages: [{ role: 'wizard', content: 'hi' }] }, 422, 'VALIDATION_FAILED'],
    [{ messages: 'hi' }, 422, 'VALIDATION_FAILED'],
    ['{', 400, 'MALFORMED'],
  ])('that cannot be meant is refused in words for its user: %j', async (sent, status, code) => {
    const answer = await world.guest().rest('POST', '/api/chat', sent, { 'accept-language': 'zh' });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.body['message']).toMatch(/[一-龥]/);
    if (status === 422) expect(answer.body['userMessage']).toBe(answer.body['message']);
  });

  test('too many of a guest are refused with when to come back', async () => {
    const headers = { 'user-agent': 'a busy guest' };
    const ask = () =>
      world.guest().rest('POST', '/api/chat', { messages: [{ role: 'user', content: 'hello' }] }, headers);
    const left = (headers: Headers) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));
    for (let i = 1; i <= 20; i += 1) {
      const { status, headers } = await ask();
      expect([status, ...left(headers)]).toEqual([200, 20, 20 - i, i * 180]);
    }
    const refused = await ask();
    expect(left(refused.headers)).toEqual([20, 0, Number(refused.headers.get('retry-after'))]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      userMessage: expect.stringContaining('wait'),
    });
  });
});

describe('the OpenAI client, pointed here', () => {
  const clientOf = ({ token }: Visitor) =>
    new OpenAI({ baseURL: `${world.address}/api`, apiKey: token!, maxRetries: 0 });

  test('gets a completion', async () => {
    const client = clientOf(await world.person());
    const completion = await client.chat.completions.create({
      model: 'lemma',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Differentiate x^3' }] }],
    });
    expect(completion.object).toBe('chat.completion');
    expect(completion.choices[0]!.finish_reason).toBe('stop');
    expect(completion.choices[0]!.message.content).toContain('3x^{2}');
  });

  test('gets the same as a stream', async () => {
    const client = clientOf(await world.person());
    const stream = await client.chat.completions.create({
      model: 'lemma',
      stream: true,
      messages: [{ role: 'user', content: 'Differentiate x^3' }],
    });
    let text = '';
    let finish = null;
    for await (const { choices } of stream) {
      text += choices[0]!.delta.content ?? '';
      finish = choices[0]!.finish_reason;
    }
    expect(text).toContain('3x^{2}');
    expect(finish).toBe('stop');
  });

  test('is told in its own way what is wrong', async () => {
    const [ada] = [await world.person()];
    const client = clientOf(ada);
    const error = await client.chat.completions
      .create({ model: 'lemma', messages: [{ role: 'user', content: '' }] })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    const stranger = clientOf({ ...ada, token: 'no.such.token' });
    await expect(stranger.models.list()).rejects.toMatchObject({ status: 401 });
  });
});

describe('conversations over REST', () => {
  const when = async (who: Visitor, path: string, done: (body: Json) => boolean) => {
    for (;;) {
      const { body } = await who.rest('GET', path);
      if (done(body)) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  interface Message {
    id: string;
    role: string;
    status: string;
    content: string;
  }
  const messagesIn = (body: Json) => body['data']!['messages'] as unknown as Message[];

  test('begin, go on, are listed, renamed and deleted', async () => {
    const ada = await world.person();
    const begun = await ada.rest('POST', '/api/chat/conversations', { text: 'Solve x^2 = 9', mode: 'study' });
    expect(begun.status).toBe(201);
    const path = `/api/chat/conversations/${idOf(begun.body['data']!['conversation'])}`;
    const first = await when(ada, path, (body) => messagesIn(body).at(-1)!.status === 'done');
    expect(first['data']).toMatchObject({ title: 'Solve x^2 = 9', mode: 'study' });

    expect((await ada.rest('POST', `${path}/messages`, { text: 'solution' })).status).toBe(201);
    const second = await when(ada, path, (body) => messagesIn(body).at(-1)!.status === 'done');
    expect(messagesIn(second).map(({ role }) => role)).toEqual(['user', 'tutor', 'user', 'tutor']);

    const reply = messagesIn(second).at(-1)!;
    const rated = await ada.rest('POST', `/api/chat/replies/${reply.id}/feedback`, { rating: 'up' });
    expect(rated.body['data']).toMatchObject({ feedback: 'up' });
    expect((await ada.rest('POST', `/api/chat/replies/${reply.id}/stop`)).body['data']).toMatchObject({
      status: 'done',
    });

    await ada.rest('PUT', path, { title: 'Squares' });
    const listed = await ada.rest('GET', '/api/chat/conversations?search=square');
    expect(listed.body['data']).toMatchObject([{ title: 'Squares' }]);
    const history = await ada.rest('GET', '/api/chat/history');
    expect(history.body['data']).toMatchObject([
      { message: 'solution', response: reply.content },
      { message: 'Solve x^2 = 9' },
    ]);

    expect((await ada.rest('DELETE', path)).status).toBe(204);
    expect((await ada.rest('GET', path)).status).toBe(404);
  });

  test('show the fifty newest exchanges, one’s own alone', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const about = { ownerId: ada.id, title: 'Old', createdAt: world.now, activeAt: world.now };
    const { id: conversationId } = await world.db.conversation.create({
      data: { id: newId('conversation', world.now), ...about },
    });
    for (let i = 0; i < 51; i += 1) {
      const common = { conversationId, createdAt: world.now };
      const sent = { id: newId('message', world.now), role: 'USER' as const, content: `Question ${i}` };
      await world.db.chatMessage.create({ data: { ...common, ...sent } });
      const reply = { id: newId('message', world.now), role: 'TUTOR' as const, content: `Answer ${i}` };
      await world.db.chatMessage.create({ data: { ...common, ...reply, parentId: sent.id } });
    }
    const failed = { id: newId('message', world.now), role: 'TUTOR' as const, content: '' };
    await world.db.chatMessage.create({
      data: { ...failed, conversationId, status: 'FAILED', createdAt: world.now },
    });
    const rows = (await ada.rest('GET', '/api/chat/history')).body['data'] as unknown as object[];
    expect(rows).toHaveLength(50);
    expect(rows[0]).toMatchObject({
      message: 'Question 50',
      response: 'Answer 50',
      created_at: expect.any(String),
    });
    expect((await ada.rest('GET', '/api/chat/history?limit=2')).body['data']).toHaveLength(2);
    expect((await ben.rest('GET', '/api/chat/history')).body['data']).toEqual([]);
  });

  test('are for those who are signed in', async () => {
    const guest = world.guest();
    expect((await guest.rest('GET', '/api/chat/history')).status).toBe(401);
    expect((await guest.rest('POST', '/api/chat/conversations', { text: 'hello' })).status).toBe(401);
  });
});

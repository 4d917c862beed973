import { createClient } from 'graphql-ws';
import { beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { pdf } from '../support/files.ts';
import { draft } from '../support/posts.ts';
import { subscribed } from '../support/subscription.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const machine = vi.hoisted(() => ({ isBusy: false }));
vi.mock('../../server/core/worker-pool/worker-pool.ts', async (load) => {
  const real = await load<typeof import('../../server/core/worker-pool/worker-pool.ts')>();
  const openWorkerPool: typeof real.openWorkerPool = (options) => {
    const pool = real.openWorkerPool<never, never>(options as never);
    const ask: typeof pool.ask = (...args) =>
      machine.isBusy ? Promise.resolve({ ran: false, why: 'busy', ms: 0 }) : pool.ask(...args);
    return { ...pool, ask } as never;
  };
  return { ...real, openWorkerPool };
});

const world = openWorld();
beforeEach(() => {
  machine.isBusy = true;
});

const SOLVE = `{ solve(question: "Solve x^2 = 4") { __typename ... on Problem { code message } ... on RateLimited { retryAfter } } }`;
const ASK = `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { ... on Problem { code } } }`;
const chinese = { 'accept-language': 'zh' };

test('who finds every worker busy with the questions of others is told so, and not that they ask too much', async () => {
  const ada = await world.person();
  const { data } = await ada.graph(SOLVE, {}, chinese);
  expect(data!['solve']).toEqual({
    __typename: 'RateLimited',
    code: 'OVERLOADED',
    message: '当前排队的题目过多，请稍后再试。',
    retryAfter: 2,
  });
  const posted = await ada.graph(ASK, { input: draft() });
  expect(posted['data']!['askQuestion']).toEqual({ code: 'OVERLOADED' });
  expect(await world.db.question.count()).toBe(0);
});

const REQUESTS: [string, (ada: Visitor) => Promise<{ status: number; headers: Headers }>][] = [
  ['a question to the engine', (ada) => ada.rest('POST', '/api/maths/solve', { question: 'Solve x^2 = 4' })],
  [
    'a question to the tutor',
    (ada) => ada.rest('POST', '/api/chat', { messages: [{ role: 'user', content: 'Solve x^2 = 4' }] }),
  ],
  [
    'a post',
    (ada) => {
      const { subjectCode: subject_code, ...rest } = draft();
      return ada.rest('POST', '/api/community/questions', { subject_code, ...rest });
    },
  ],
  [
    'a document',
    ({ token }) =>
      fetch(`${world.address}/api/uploads?name=notes.pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: new Uint8Array(pdf('Some notes.')),
      }),
  ],
];

test.each(REQUESTS)('REST answers %s with 503 and says when to come back', async (_what, send) => {
  const { status, headers } = await send(await world.person());
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(world.errors).toEqual([]);
});

const REPLIES = `subscription ($messages: [ChatMessageInput!]!) { tutorReplies(messages: $messages) { text } }`;
const variables = { messages: [{ role: 'USER', content: 'Solve x^2 = 4' }] };

test('a stream of events that cannot go on ends with the reason, in the language of who follows it', async () => {
  const { refused } = await subscribed(await world.person(), {
    address: world.address,
    query: REPLIES,
    variables: variables,
  });
  expect(refused).toBe('OVERLOADED');

  const client = createClient({
    url: `${world.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { language: 'zh' },
    retryAttempts: 0,
  });
  const all = async (query: string, variables = {}) => {
    const events: unknown[] = [];
    for await (const event of client.iterate({ query, variables })) events.push(event);
    return events;
  };
  expect(await all(REPLIES, variables)).toMatchObject([
    { errors: [{ message: '当前排队的题目过多，请稍后再试。', extensions: { code: 'OVERLOADED' } }] },
  ]);
  machine.isBusy = false;
  expect(await all('{ subjects { code } }')).toEqual([{ data: { subjects: expect.any(Array) } }]);
  await client.dispose();
  expect(world.errors).toEqual([]);
});

import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startRedis } from '../support/redis.ts';
import { freePort, newFolder, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let redis: ReturnType<typeof startRedis>;

beforeAll(async () => {
  redis = startRedis(await freePort());
  await redis.start();
});
afterAll(() => redis.kill());

interface Person {
  id: string;
  token: string;
}

async function signUp(address: string, name: string): Promise<Person> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name.toLowerCase()}@example.org`,
      password: 'Cedar-Lantern-41',
      data: { name },
    }),
  });
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { id: user.id, token };
}

const headers = ({ token }: Person) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

/** Does something through one process, which answers. */
async function write(address: string, who: Person, field: string): Promise<{ id?: string; code?: string }> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: headers(who),
    body: JSON.stringify({ query: `mutation { result: ${field} }` }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { result: { id?: string; code?: string } };
    errors?: unknown;
  };
  if (!data) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  return data.result;
}

/** Listens at one process, and says what was heard so far. */
async function listen(address: string, who: Person, subscription: string) {
  const stop = new AbortController();
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...headers(who), accept: 'text/event-stream' },
    body: JSON.stringify({ query: `subscription { ${subscription} }` }),
    signal: stop.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) heard += text;
  })().catch(() => {});
  return {
    heard: () => heard,
    async stop() {
      stop.abort();
      await reading;
    },
  };
}

const vote = (address: string, who: Person, postId: string, type: 'UP' | 'NONE') =>
  write(
    address,
    who,
    `vote(input: { postId: "${postId}", type: ${type} }) { __typename ... on Problem { code } }`,
  );

let words = 0;
const comment = (address: string, who: Person, postId: string) =>
  write(
    address,
    who,
    `postComment(input: { postId: "${postId}", body: "Number ${(words += 1)}." }) { ... on Comment { id } ... on Problem { code } }`,
  );

describe('two processes of the product with one Redis', () => {
  test('tell each other’s listeners, go on without Redis, and tell each other again once it is back', async () => {
    const dataDir = path.join(newFolder(), 'data');
    const env = { REDIS_URL: redis.url };
    const one = startProduct({ dataDir, env });
    const here = await one.ready();
    const other = startProduct({ dataDir, env });
    const there = await other.ready();
    const [ada, ben] = [await signUp(here, 'Ada'), await signUp(there, 'Ben')];
    const { id } = await write(
      here,
      ada,
      'askQuestion(input: { subjectCode: "9709", language: EN, title: "Why is it always so?", body: "It is.", tags: [] }) { ... on Question { id } }',
    );
    const question = `questionChanged(id: "${id}") { __typename }`;
    const [atHome, elsewhere] = [await listen(here, ben, question), await listen(there, ben, question)];
    const inbox = await listen(there, ada, 'inboxChanged { unreadCount }');

    // A listener may come to Redis only after it was answered.
    await expect
      .poll(async () => {
        await vote(here, ben, id!, 'UP');
        await vote(here, ben, id!, 'NONE');
        return elsewhere.heard();
      })
      .toContain('VotesChanged');
    expect((await comment(here, ben, id!)).code).toBeUndefined();
    await expect.poll(elsewhere.heard).toContain('CommentPosted');
    await expect.poll(atHome.heard).toContain('CommentPosted');
    await expect.poll(inbox.heard).toContain('"unreadCount":1');
    // Of what a process tells itself, nothing comes a second time by way of Redis.
    expect(atHome.heard().split('CommentPosted')).toHaveLength(2);

    await redis.kill();
    const before = atHome.heard().length;
    expect((await comment(here, ben, id!)).code).toBeUndefined();
    await expect.poll(() => atHome.heard().slice(before)).toContain('CommentPosted');
    expect((await vote(there, ben, id!, 'UP')).code).toBeUndefined();
    expect((await fetch(`${there}/readyz`)).status).toBe(200);

    await redis.start();
    const quiet = elsewhere.heard().length;
    await expect
      .poll(
        async () => {
          await vote(here, ben, id!, 'NONE');
          await vote(here, ben, id!, 'UP');
          return elsewhere.heard().slice(quiet);
        },
        { timeout: 60_000 },
      )
      .toContain('VotesChanged');

    for (const listener of [atHome, elsewhere, inbox]) await listener.stop();
    expect(await other.stop().catch(() => 0)).toBe(0);
    expect(await one.stop()).toBe(0);
  });
});

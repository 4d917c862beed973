import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '../../server/database/client.ts';
import { outageOf } from '../../server/core/outage.ts';
import { newId } from '../../server/core/ids.ts';
import { onDatabase, query } from '../support/postgres.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const SENTENCE = {
  en: 'Lemma cannot reach its database at the moment. Try again in a few seconds.',
  zh: '暂时无法读取数据，请几秒后再试。',
};
const GONE = newId('question', new Date('2029-01-01'));
const QUESTIONS = '{ questions { nodes { id } } }';
const DOCUMENTS = JSON.parse(
  readFileSync(new URL('../../server/graph/documents/persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const [LATEST] = Object.entries(DOCUMENTS).find(([, text]) => text.startsWith('query LatestQuestion'))!;

interface Answered {
  status: number;
  wait: number;
  code: string;
  message: string;
}

/** The same need of data at every door. */
function everyDoor(somebody: Visitor, language: 'en' | 'zh'): Promise<Answered[]> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    ...(somebody.token && { authorization: `Bearer ${somebody.token}` }),
  };
  const post = async (path: string, body: object) => {
    const response = await fetch(world.address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { response, json: (await response.json()) as Record<string, unknown> };
  };
  const graph = async (body: object) => {
    const { response, json } = await post('/graphql', body);
    const [error] = (json['errors'] ?? []) as { message: string; extensions: { code: string } }[];
    return answered(response, error?.extensions.code, error?.message);
  };
  const rest = async () => {
    const response = await fetch(`${world.address}/api/community/questions`, { headers });
    const body = (await response.json()) as Record<string, string>;
    return answered(response, body['code'], body['message']);
  };
  return Promise.all([
    graph({ query: QUESTIONS }),
    graph({
      variables: { id: GONE },
      extensions: { persistedQuery: { version: 1, sha256Hash: LATEST } },
    }),
    graph({
      query: `mutation { recordViews(input: { questionIds: ["${GONE}"] }) { ... on RecordedViews { counted } } }`,
    }),
    rest(),
  ]);
}

const answered = ({ status, headers }: Response, code = '', message = ''): Answered => ({
  status,
  wait: Number(headers.get('retry-after')),
  code,
  message,
});

const unavailable = (language: 'en' | 'zh') => ({
  status: 503,
  wait: 2,
  code: 'UNAVAILABLE',
  message: SENTENCE[language],
});

const database = () => new URL(world.ownerUrl).pathname.slice(1);
const END_CONNECTIONS =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/** Nobody of the product gets a connection while this goes on. */
async function away<Result>(meanwhile: () => Promise<Result>): Promise<Result> {
  await world.sql(`ALTER DATABASE ${database()} CONNECTION LIMIT 0`);
  try {
    await world.sql(END_CONNECTIONS);
    return await meanwhile();
  } finally {
    await world.sql(`ALTER DATABASE ${database()} CONNECTION LIMIT -1`);
  }
}

/** As after a failover to a copy that only follows. */
async function onlyReading(meanwhile: () => Promise<void>): Promise<void> {
  const begin = async (how: string) => {
    await query(onDatabase(world.ownerUrl, 'postgres'), `ALTER DATABASE ${database()} ${how}`);
    await world.sql(END_CONNECTIONS);
  };
  await begin('SET default_transaction_read_only = on');
  try {
    await meanwhile();
  } finally {
    await begin('RESET default_transaction_read_only');
  }
}

describe('while the database cannot be had', () => {
  test('every door says so with 503, in the language of who asks, and answers again afterwards', async () => {
    const ada = await world.person();
    await away(async () => {
      for (const answer of await everyDoor(world.guest(), 'en')) expect(answer).toEqual(unavailable('en'));
      // Who this is has to be looked up as well.
      for (const answer of await everyDoor(ada, 'zh')) expect(answer).toEqual(unavailable('zh'));
    });

    for (const { status, code } of await everyDoor(ada, 'en')) expect([status, code]).toEqual([200, '']);
  });

  test('somebody’s socket is told to come back, not to give up', async () => {
    const ada = await world.person();
    const closed = await away(() => {
      const socket = new WebSocket(`${world.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { token: ada.token } })),
      );
      return new Promise((resolve) => socket.once('close', resolve));
    });

    expect(closed).toBe(1013);
  });
});

test('while the database only reads, what is read is answered, and what is written is told to come back', async () => {
  const ada = await world.person();
  const refusedByAccounts = async () => {
    const { status } = await fetch(`${world.address}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'ben@example.org',
        password: 'Snow-Owl-72',
        data: { name: 'Ben' },
      }),
    });
    return status;
  };
  await onlyReading(async () => {
    const question = { subject_code: '9709', title: 'What is a surd?', body: 'I read of it.' };
    const { status, body } = await ada.rest('POST', '/api/community/questions', question);
    expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(await refusedByAccounts()).toBe(503);
    expect((await ada.rest('GET', '/api/community/questions')).status).toBe(200);
  });
  expect(world.errors).toEqual([]);
});

test('while every connection is in use, every door says 503 instead of waiting for ever', async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => world.pool.connect()));
  const answers = await everyDoor(world.guest(), 'zh').finally(() => held.forEach((one) => one.release()));

  for (const answer of answers) expect(answer).toEqual(unavailable('zh'));
  for (const { status } of await everyDoor(world.guest(), 'zh')) expect(status).toBe(200);
});

test('a statement that the database gave up is a time-out, and a server that is not there an outage', async () => {
  await expect(world.db.$queryRaw`SELECT pg_sleep(6)`).rejects.toSatisfy(
    (error) => outageOf(error) === 'TIMEOUT',
  );
  const nowhere = openDatabase({ url: 'postgres://a:b@localhost:1/x', poolSize: 2, log: console });
  for (const act of [
    () => nowhere.db.topic.findMany(),
    () => nowhere.db.topic.count(),
    () => nowhere.db.$queryRaw`SELECT 1`,
    () => nowhere.db.$transaction((tx) => tx.topic.count()),
  ])
    await expect(act()).rejects.toSatisfy((error) => outageOf(error) === 'UNAVAILABLE');
  await nowhere.close();
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { publishCurriculum } from '../../server/curriculum/publish.ts';
import { JOB_SCHEMA } from '../../server/database/job-tables.ts';
import { embedTask } from '../../server/search/embedding/embed-chunks.ts';
import { openWorld } from '../support/world.ts';

/** What the service is asked. */
interface EmbeddingRequest {
  model: string;
  input: string[];
}

/** Near each other is what speaks of rubbing; everything else is somewhere else. */
const vectorOf = (text: string) =>
  /friction|sandpaper/i.test(text) ? [1, 0, 0.01] : [0, 1, (text.length % 7) / 10];
const whole = (res: ServerResponse, { input }: EmbeddingRequest) =>
  res.end(JSON.stringify({ data: input.map((text, index) => ({ index, embedding: vectorOf(text) })) }));

const service = {
  answer: whole as (res: ServerResponse, request: EmbeddingRequest) => unknown,
  requests: [] as EmbeddingRequest[],
};
const server = createServer(async (req, res) => {
  const request = (await json(req)) as EmbeddingRequest;
  service.requests.push(request);
  service.answer(res, request);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

const world = openWorld({
  config: { embeddings: { baseUrl, apiKey: null, model: 'near-1', queryMs: 4000, restMs: 0 } },
});
beforeEach(() => {
  service.answer = whole;
  service.requests.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ASK = `query ($messages: [ChatMessageInput!]!) { askTutor(messages: $messages, subjectCode: "9709") {
  ... on TutorReply { citations { title { en } } } } }`;

/** The titles of the cards that a question is answered with. */
async function cardsFor(content: string): Promise<string[]> {
  const { data, errors } = await (await world.person()).graph(ASK, { messages: [{ role: 'USER', content }] });
  expect(errors).toBeUndefined();
  const { citations } = data!['askTutor'] as unknown as { citations: { title: { en: string } }[] };
  return citations.map(({ title }) => title.en);
}

const without = async () => {
  const { rows } = await world.pool.query(
    `SELECT count(*)::int AS count FROM search_chunks WHERE topic_id IS NOT NULL AND embedding_model IS DISTINCT FROM 'near-1'`,
  );
  return (rows[0] as { count: number }).count;
};

test('a card is found by what a question means, where no word of it stands there', async () => {
  await world.embed();
  expect(await without()).toBe(0);
  expect(service.requests[0]).toMatchObject({ model: 'near-1' });
  const cards = await cardsFor('what does sandpaper do');
  expect(cards).toHaveLength(1);
  const about = await world.db.searchChunk.findMany({
    where: { title: { in: cards }, content: { contains: 'friction', mode: 'insensitive' } },
  });
  expect(new Set(about.map(({ title }) => title))).toEqual(new Set(cards));
});

test('what is published leaves its embeddings to a job of the same transaction, and what is not leaves none', async () => {
  await world.embed();
  const waiting = async () => {
    const { rows } = await world.pool.query(
      `SELECT count(*)::int AS count FROM ${JOB_SCHEMA}.job WHERE name = $1 AND state = 'created'`,
      [embedTask.name],
    );
    return (rows[0] as { count: number }).count;
  };
  const publish = (fails: boolean) =>
    publishCurriculum(world.db, world.now, {
      after: async (tx) => {
        await world.jobs.add(tx, embedTask, {});
        if (fails) throw new Error('the process died here');
      },
    });
  await publish(false);
  expect(await waiting()).toBe(0);

  await world.db.topic.updateMany({ where: { slug: 'quadratics' }, data: { hash: 'another' } });
  await expect(publish(true)).rejects.toThrow('died');
  expect(await waiting()).toBe(0);
  await publish(false);
  expect(await waiting()).toBe(1);
  expect(await without()).toBeGreaterThan(0);
  await world.work();
  expect(await without()).toBe(0);
});

test('vectors of another model are made anew, and only what has none is asked for', async () => {
  await world.embed();
  await world.pool.query(
    `UPDATE search_chunks SET embedding_model = 'old', embedding = '{1,2}' WHERE id IN (SELECT id FROM search_chunks WHERE topic_id IS NOT NULL LIMIT 3)`,
  );
  service.requests.length = 0;
  await world.embed();
  expect(service.requests.flatMap(({ input }) => input)).toHaveLength(3);
  expect(await without()).toBe(0);
});

test('the same question asks the service once', async () => {
  await cardsFor('what is static friction');
  await cardsFor('what is static friction');
  expect(service.requests).toHaveLength(1);
});

test.each<[string, number, typeof service.answer]>([
  ['fails', 1, (res) => res.writeHead(500).end()],
  ['is busy', 2, (res) => res.writeHead(429, { 'retry-after': '60' }).end()],
  ['answers a page', 3, (res) => res.end('<html>')],
  ['leaves the text out', 4, (res) => res.end('{"data":[]}')],
  ['gives words for numbers', 5, (res) => res.end('{"data":[{"index":0,"embedding":["a"]}]}')],
  ['gives vectors of another length', 6, (res) => res.end('{"data":[{"index":0,"embedding":[1]}]}')],
  ['hangs up', 7, (res) => res.destroy()],
  ['says nothing', 8, () => {}],
])('where the service %s, the words of a question find its cards', async (_how, count, answer) => {
  service.answer = answer;
  const cards = await cardsFor(`what is the discriminant of a quadratic${'?'.repeat(count)}`);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.join(' ')).toMatch(/discriminant|quadratic/i);
});

test('what the service does not give at first is given the next time', async () => {
  await world.pool.query(
    `UPDATE search_chunks SET embedding_model = NULL, embedding = NULL WHERE id % 10 = 0`,
  );
  service.answer = (res) => res.writeHead(503).end();
  await world.embed();
  expect(await without()).toBeGreaterThan(0);
  service.answer = whole;
  await world.embed();
  expect(await without()).toBe(0);
});

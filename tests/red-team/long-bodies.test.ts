import { get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { withoutPrototypes } from '../../server/http/json-shape.ts';
import { schema } from '../../server/registry/graph.ts';
import { priceOf } from '../../server/graph/cost/pay.ts';
import { REQUEST_UNIT } from '../../server/limits/table.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

/** As many requests as a test can send. */
const REQUESTS = 200;
vi.mock('../../server/limits/table.ts', async (original) => ({
  ...(await original<object>()),
  ADDRESS_READS: { size: 200, perSecond: 0.001 },
}));

const world = openWorld({ config: { trustedProxies: 1 } });

/** `null` for this machine itself, where nothing is counted. */
function post(address: string | null, body: string, path = '/graphql') {
  const headers = { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) };
  return fetch(`${world.address}${path}`, { method: 'POST', headers, body });
}

const LONG = 250_000;
const long = (inside: string) => `{"a":[${inside.repeat((LONG - 10) / inside.length)}1]}`;

async function cpuOf(body: string): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < 15; i += 1) expect((await post(null, body)).status).toBe(400);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['numbers', '1,'],
  ['objects', '{},'],
  ['lists', '[],'],
])('a body of many %s takes little more time than one of a long text', async (_what, inside) => {
  const text = JSON.stringify({ variables: 'x'.repeat(LONG) });
  await cpuOf(text);
  expect(await cpuOf(long(inside))).toBeLessThan(12 * (await cpuOf(text)));
});

test('names that lead to a prototype are left out of a body, however deep and however they are spelt', () => {
  const sent = JSON.parse(
    '{"a":[{"__proto__":{"b":1},"c":{"constructor":1,"\\u0070rototype":2,"d":3}}]}',
  ) as object;
  expect(JSON.stringify(withoutPrototypes(sent))).toBe('{"a":[{"c":{"d":3}}]}');
});

describe('an address pays for what it sends by its length', () => {
  test.each([
    ['the graph', '/graphql'],
    ['signing in', '/auth/v1/token?grant_type=password'],
    ['REST', '/api/maths/solve'],
  ])('at the door of %s', async (_door, path) => {
    const address = `192.0.2.${path.length}`;
    const most = Math.floor(REQUESTS / (1 + LONG / REQUEST_UNIT.bytes));
    const statuses = [];
    for (let i = 0; i <= most; i += 1) statuses.push((await post(address, long('1,'), path)).status);
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses[most]).toBe(429);
  });

  test('short ones are counted as one request', async () => {
    for (let i = 0; i < REQUESTS / 2; i += 1)
      expect((await post('192.0.2.99', '{"query":"{ __typename }"}')).status).toBe(200);
  });
});

test('variables are not remembered for their price', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const documents = Array.from({ length: 6 }, () => parse('{ __typename }'));
  for (const document of documents)
    for (let i = 0; i < 90; i += 1)
      priceOf({ schema, document, variableValues: { ['x'.repeat(200_000) + i]: 1 } });
  expect(used() - before).toBeLessThan(60_000_000);
  expect(documents).toHaveLength(6);
});

test('long texts are paid for by their length', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { body: `${'A long story. '.repeat(1400)}` });
  const costOf = async (count: number, field: string) => {
    const fields = Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');
    const query = `{ question(id: "${id}") { ${fields} } }`;
    world.requests.splice(0);
    expect((await post('192.0.2.200', JSON.stringify({ query }))).status).toBe(200);
    await expect.poll(() => world.requests).toHaveLength(1);
    return world.requests[0]!['cost'] as number;
  };
  for (const field of ['body', 'bodyHtml', 'bodyPage'])
    expect((await costOf(20, field)) - (await costOf(20, 'title'))).toBeGreaterThan(20 * 19);
});

test('the description of REST takes little more time than a short answer, compressed too', async () => {
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${world.address}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.headers['content-encoding'])));
      }).on('error', reject);
    });
  const cpuOfMany = async (path: string) => {
    const before = process.cpuUsage();
    for (let i = 0; i < 60; i += 1) await ask(path);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  expect(await ask('/api/openapi.json')).toBe('br');
  await cpuOfMany('/api/nothing');
  expect(await cpuOfMany('/api/openapi.json')).toBeLessThan(4 * (await cpuOfMany('/api/nothing')));
});

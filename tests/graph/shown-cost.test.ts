import { expect, test } from 'vitest';
import { BUDGETS, READ_PRICES } from '../../server/limits/table.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });

interface Shown {
  cost?: { price: number; limit: number | null; remaining: number | null; reset: number | null };
}

async function post(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9', ...headers },
    body: JSON.stringify({ query }),
  });
  const { extensions, ...result } = (await response.json()) as { extensions?: Shown };
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(response.headers.get(`ratelimit-${name}`)),
  );
  return { result, extensions, inHeaders: { limit, remaining, reset } };
}

const ASKED = { 'x-show-cost': '1' };

test('a response says what it cost and what is left, as its headers do, when it is asked to', async () => {
  const id = await askedId(await world.person());
  const query = `{ question(id: "${id}") { id title } }`;
  // First through the pipeline, then as an operation that is known.
  for (let time = 0; time < 3; time += 1) {
    const { extensions, inHeaders } = await post(query, ASKED);
    expect(extensions?.cost).toEqual({ price: expect.any(Number), ...inHeaders });
    expect(extensions!.cost!.price).toBeGreaterThan(READ_PRICES.operation);
    expect(extensions!.cost!.price).toBeLessThan(2 * READ_PRICES.operation + READ_PRICES.query);
    expect(inHeaders.limit).toBe(BUDGETS.read.guest.size);
  }
  const [one, two] = [await post(query, ASKED), await post(query, ASKED)];
  expect(one.inHeaders.remaining! - two.inHeaders.remaining!).toBe(two.extensions!.cost!.price);
});

test('nobody else is told, and the answer is the same', async () => {
  const query = '{ subjects { code } }';
  await post(query);
  const [plain, shown] = [await post(query), await post(query, ASKED)];
  expect(plain.extensions).toBeUndefined();
  expect(shown.result).toEqual(plain.result);
});

test('a refusal says it as well', async () => {
  for (const query of ['{ nothing }', '{ subjects { code']) {
    const { result, extensions } = await post(query, ASKED);
    expect(result).toHaveProperty('errors');
    expect(extensions?.cost).toHaveProperty('price');
  }
});

test('a request from this machine is not charged, and told so', async () => {
  const { extensions } = await world.guest().graph('{ subjects { code } }', {}, ASKED);
  expect(extensions?.['cost']).toMatchObject({ price: expect.any(Number) });
});

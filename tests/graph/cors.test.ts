import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const ELSEWHERE = 'https://elsewhere.example';
const MINE = '{ conversations(first: 1) { nodes { id } } }';

const DOORS = [
  ['the graph', 'POST', '/graphql'],
  ['REST', 'GET', '/api/community/questions'],
  ['the OpenAPI document', 'GET', '/api/openapi.json'],
  ['chat', 'POST', '/api/chat/completions'],
  ['the key set', 'GET', '/auth/v1/.well-known/jwks.json'],
  ['signing in', 'POST', '/auth/v1/token?grant_type=password'],
] as const;

const preflight = (path: string, method: string, headers: string) =>
  fetch(world.address + path, {
    method: 'OPTIONS',
    headers: {
      origin: ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

describe.each(DOORS)('%s', (_name, method, path) => {
  test('lets a page of any origin ask with a token', async () => {
    const { status, headers } = await preflight(path, method, 'authorization,content-type,x-stainless-os');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-stainless-os');
  });

  test('lets it read the answer and its headers, also that of a refusal, and never with credentials', async () => {
    const { headers } = await fetch(world.address + path, { method, headers: { origin: ELSEWHERE } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('lets no page of another origin ask for a cookie', async () => {
    const { headers } = await preflight(path, method, 'content-type,x-auth-cookie');
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test.each(['/healthz', '/readyz', '/'])('%s is not for other sites’ pages', async (path) => {
  const { headers } = await fetch(world.address + path, { headers: { origin: ELSEWHERE } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a cookie is nobody to the graph and to REST', async () => {
  const headers = {
    cookie: '__Secure-rt=of-somebody; sb-access-token=of-somebody',
    'content-type': 'application/json',
  };
  const graph = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: MINE }),
  });
  expect(await graph.json()).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
  expect((await fetch(`${world.address}/api/chat/conversations`, { headers })).status).toBe(401);
});

describe('a socket opened by a page of another site', () => {
  test.each([
    ['token', (token: string) => ({ token })],
    ['authorization', (token: string) => ({ authorization: token })],
    ['Authorization with Bearer', (token: string) => ({ Authorization: `Bearer ${token}` })],
  ])('takes the token as %s', async (_name, paramsOf) => {
    const ada = await world.person();
    expect(await askedOverSocket(paramsOf(ada.token!))).toEqual({ data: { conversations: { nodes: [] } } });
  });

  test('is a guest’s without one, whatever cookies it brings', async () => {
    expect(await askedOverSocket({}, { cookie: '__Secure-rt=of-somebody' })).toMatchObject({
      errors: [{ extensions: { code: 'SIGNED_OUT' } }],
    });
  });

  test('is closed with 4403 when the token is not good', async () => {
    await expect(askedOverSocket({ authorization: 'Bearer of.bad.news' })).rejects.toMatchObject({
      code: 4403,
    });
  });
});

test('a program’s socket takes the token from the header too', async () => {
  const ada = await world.person();
  const answer = await askedOverSocket({}, { authorization: `Bearer ${ada.token}` });
  expect(answer).toEqual({ data: { conversations: { nodes: [] } } });
});

async function askedOverSocket(connectionParams: Record<string, unknown>, headers = {}): Promise<unknown> {
  class Elsewhere extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { origin: ELSEWHERE, headers });
    }
  }
  const client = createClient({
    url: `${world.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: Elsewhere,
    connectionParams,
    retryAttempts: 0,
  });
  try {
    return (await client.iterate({ query: MINE }).next()).value;
  } finally {
    await client.dispose();
  }
}

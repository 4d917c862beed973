import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const SUBJECTS = `/graphql?query=${encodeURIComponent('{ subjects { code } }')}`;
const LIVE = `/graphql?query=${encodeURIComponent('subscription { questionAsked(subjectCode: "9709") { question { id } } }')}`;

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(world.address + path, { method, headers });

describe('the graph', () => {
  test('answers HEAD as GET, without a body', async () => {
    const [head, get] = [await ask('HEAD', SUBJECTS), await ask('GET', SUBJECTS)];
    expect([head.status, head.headers.get('content-type')]).toEqual([
      get.status,
      get.headers.get('content-type'),
    ]);
    expect(get.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('ends a HEAD that asks for events', async () => {
    const head = await ask('HEAD', LIVE, { accept: 'text/event-stream' });
    expect([await head.text(), head.headers.get('content-type')]).toEqual([
      '',
      expect.not.stringContaining('event-stream'),
    ]);
  });

  test.for(['PUT', 'DELETE', 'PATCH'])('refuses %s and says what it takes', async (method) => {
    const refused = await ask(method, '/graphql');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  });

  test('says what it takes to OPTIONS', async () => {
    const { status, headers } = await ask('OPTIONS', '/graphql');
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });
});

import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

/** An answer as it travels: fetch would unpack it. */
async function bytesOf(path: string, headers: Record<string, string> = {}, method = 'GET', sent?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const req = request(world.address + path, { method, headers }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }),
          reject,
        );
      });
      req.on('error', reject);
      req.end(sent);
    },
  );
}

describe('what can be done at an address', () => {
  test.each([
    [`${AT}/questions`, 'GET, POST, HEAD, OPTIONS'],
    [`${AT}/questions/01a20391-ef42-7082-9357-3cec2a043003`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
    [`${AT}/interactions/vote`, 'POST, OPTIONS'],
    ['/api/chat', 'POST, OPTIONS'],
    ['/api/uploads', 'POST, OPTIONS'],
    ['/api/uploads/01a20391-ef42-7082-9357-3cec2a04300a', 'GET, DELETE, HEAD, OPTIONS'],
    ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s says %s', async (path, allow) => {
    const options = await world.guest().rest('OPTIONS', path);
    expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
    const refused = await world.guest().rest('PATCH', path, {}, { 'accept-language': 'zh' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow]);
    expect(refused.body).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      message: expect.stringMatching(/[一-龥]/),
    });
  });

  test.each([`${AT}/questions`, '/api/openapi.json', `${AT}/answers/nothing`])(
    'HEAD of %s is GET without its body',
    async (path) => {
      const [whole, head] = [await bytesOf(path), await bytesOf(path, {}, 'HEAD')];
      expect(head.body.length).toBe(0);
      expect([head.status, head.headers['content-length'], head.headers['content-type']]).toEqual([
        whole.status,
        whole.headers['content-length'],
        whole.headers['content-type'],
      ]);
    },
  );

  test('an address that is none stays one, whatever is tried', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'PATCH'])
      expect((await world.guest().rest(method, `${AT}/nothing/here`)).status).toBe(404);
  });
});

describe('If-Match', () => {
  const FOREIGN = ['"of-something-else"', '"7.abc"', 'nonsense', '"2.a", "9.b"'];

  test.each(FOREIGN)('of %s changes and deletes nothing', async (tag) => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const answer = await answeredId(ben, question);
    const headers = { 'if-match': tag };
    const title = 'A title that nobody sees';
    const tried = [
      await ada.rest('PUT', `${AT}/questions/${question}`, { title }, headers),
      await ben.rest('PUT', `${AT}/answers/${answer}`, { body: 'A body that nobody sees.' }, headers),
      await ben.rest('DELETE', `${AT}/answers/${answer}`, undefined, headers),
      await ada.rest('DELETE', `${AT}/questions/${question}`, undefined, headers),
      await ben.rest('POST', `${AT}/interactions/vote`, { target_id: question, vote_type: 'up' }, headers),
      await ada.rest('GET', `${AT}/questions/${question}`, undefined, headers),
    ];
    expect(tried.map(({ status, body }) => [status, String(body['code'])])).toEqual(
      tried.map(() => [412, 'EDIT_CONFLICT']),
    );
    expect((await ada.rest('GET', `${AT}/questions/${question}`)).body).toMatchObject({
      data: { version: 1, score: 0, answer_count: 1 },
    });
  });

  test('of what was read, or of a star, lets it be changed and deleted', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const at = `${AT}/questions/${id}`;
    const tag = async () => (await ada.rest('GET', at)).headers.get('etag')!;
    const put = (header: string, title: string) => ada.rest('PUT', at, { title }, { 'if-match': header });
    expect((await put(await tag(), 'The first new title')).status).toBe(200);
    expect((await put('*', 'The second new title')).status).toBe(200);
    expect((await put(`W/${await tag()}`, 'The third new title')).status).toBe(200);
    const gone = await ada.rest('DELETE', at, undefined, { 'if-match': await tag() });
    expect(gone.status).toBe(204);
  });
});

test('the limit of a page is the one that was asked for, however few rows there are', async () => {
  const list = (query: string) => world.guest().rest('GET', `${AT}/questions?author=nobody${query}`);
  expect((await list('&limit=7')).body).toMatchObject({ data: [], page: { limit: 7 } });
  expect((await list('')).body).toMatchObject({ data: [], page: { limit: 20 } });
});

test.each([
  ['comment', 422],
  ['answer', 422],
  ['QUESTION', 422],
  [5, 422],
  ['question', 200],
  [undefined, 200],
])('a vote that is said to be for %j is judged by what its id names: %i', async (type, status) => {
  const id = await askedId(await world.person());
  const ben = await world.person();
  const voted = await ben.rest('POST', `${AT}/interactions/vote`, {
    target_type: type,
    target_id: id,
    vote_type: 'up',
  });
  expect(voted.status).toBe(status);
  if (status === 422) expect(voted.body).toMatchObject({ errors: [{ field: 'target_type' }] });
  expect((await ben.rest('GET', `${AT}/questions/${id}`)).body).toMatchObject({
    data: { score: status === 200 ? 1 : 0 },
  });
});

test.each(['author_name=Ada', 'subject=9709', 'page=2', 'page=2&offset=4'])(
  '?%s is refused, since it would do nothing',
  async (query) => {
    const { status, body } = await world.guest().rest('GET', `${AT}/questions?${query}`);
    const names = query.split('&').map((pair) => ({ field: pair.split('=')[0], code: 'UNKNOWN' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: names });
    expect(body['message']).toContain(
      'author_name subject page'.split(' ').find((name) => query.includes(name)),
    );
  },
);

test.each([
  ['status', 'open, closed, locked'],
  ['sort', 'newest, active, votes, unanswered'],
  ['language', 'en, zh'],
])('?%s takes the words of its type in any case, and a refusal names them', async (name, words) => {
  const list = (word: string) => world.guest().rest('GET', `${AT}/questions?${name}=${word}`);
  for (const word of words.split(', ')) expect((await list(word.toUpperCase())).status).toBe(200);
  const { status, body } = await list('sideways');
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: name, code: 'MALFORMED' }] });
  for (const word of words.split(', ')) expect(body['message']).toContain(word);
});

describe('answers of some size', () => {
  const SCHEMA = JSON.stringify({ query: '{ __schema { types { name description fields { name } } } }' });
  const json = { 'content-type': 'application/json' };

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travel as %s to whoever takes it', async (encoding, unpack) => {
    const accept = { 'accept-encoding': encoding };
    const rest = await bytesOf('/api/openapi.json', accept);
    expect(rest.headers).toMatchObject({ 'content-encoding': encoding });
    expect(String(rest.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(JSON.parse(unpack(rest.body).toString())).toMatchObject({ openapi: expect.any(String) });
    expect(rest.body.length).toBeLessThan((await bytesOf('/api/openapi.json')).body.length / 4);

    const sent = { ...json, ...accept, 'content-length': String(SCHEMA.length) };
    const graph = await bytesOf('/graphql', sent, 'POST', SCHEMA);
    expect(graph.headers).toMatchObject({ 'content-encoding': encoding });
    expect(JSON.parse(unpack(graph.body).toString())).toMatchObject({ data: expect.anything() });
  });

  test('travel plainly to whoever takes nothing else, and so do small ones and those of signing in', async () => {
    const plain = [
      await bytesOf('/api/openapi.json', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
      await bytesOf(`${AT}/questions?author=nobody`, { 'accept-encoding': 'br' }),
      await bytesOf('/auth/v1/.well-known/jwks.json', { 'accept-encoding': 'br' }),
    ];
    for (const { headers } of plain) expect(headers['content-encoding']).toBeUndefined();
  });

  test('are not kept back when they come bit by bit', async () => {
    const ada = await world.person();
    const listening = world.listening();
    const stop = new AbortController();
    const answer = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
      body: JSON.stringify({
        query: 'subscription { questionAsked(subjectCode: "9709") { question { id } } }',
      }),
      signal: stop.signal,
    });
    expect(answer.headers.get('content-encoding')).not.toMatch(/br|gzip/);
    await listening;
    const id = await askedId(ada);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes(id)) text += (await reader.read()).value ?? '';
    stop.abort();
  });
});

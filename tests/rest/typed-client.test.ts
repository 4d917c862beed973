import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Calls, CallFailed, openLemma, TOKEN_KEY } from '../../client/rest/lemma.ts';
import { routes } from '../../server/rest/table/routes.ts';
import { askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const keeping = (token: string | null) => ({
  getItem: (key: string) => (key === TOKEN_KEY ? token : null),
});

/** A client whose calls go nowhere, and what it would have sent. */
function overheard(answer: () => Response, token: string | null = null) {
  const sent: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const client = openLemma({
    origin: 'https://lemma.example',
    tokens: keeping(token),
    fetch: async (url, { method, headers, body } = {}) => {
      sent.push({ url: String(url), method: method!, headers: new Headers(headers), body });
      return answer();
    },
  });
  return { client, sent };
}

const clientOf = ({ token }: Visitor) => openLemma({ origin: world.address, tokens: keeping(token) });

const community = routes.filter(
  ({ kind, path: at }) => kind === 'answer' && at.startsWith('/api/community/'),
);

describe('every call to the community', () => {
  test('sends JSON, and names its place and its filters in the address', async () => {
    const { client, sent } = overheard(() => Response.json({ data: [] }));
    for (const { method, path: at } of community) {
      const name = `${method} ${at.replaceAll(/:(\w+)/g, '{$1}')}` as keyof Calls;
      const more = method === 'GET' ? {} : { body: { title: 'Why?' } };
      await client.call(name, { path: { id: 'a/b', tag: 'a b' }, ...more } as never);
      const last = sent.at(-1)!;
      expect([name, last.method]).toEqual([name, method]);
      expect(last.url).toBe(`https://lemma.example${at.replace(':id', 'a%2Fb').replace(':tag', 'a%20b')}`);
      expect(last.headers.get('content-type')).toBe('application/json');
      expect(last.headers.get('accept')).toBe('application/json');
      expect(last.body).toBe(method === 'GET' ? undefined : '{"title":"Why?"}');
    }
    expect(sent.length).toBeGreaterThan(42);
    await client.call('GET /api/community/questions', { query: { subject_code: '9709', unanswered: true } });
    expect(sent.at(-1)!.url).toMatch(/questions\?subject_code=9709&unanswered=true$/);
  });

  test('carries the token that is kept, and no authorization where none is', async () => {
    const signedIn = overheard(() => Response.json({}), 'secret');
    await signedIn.client.call('GET /api/community/notifications/unread-count');
    expect(signedIn.sent[0]!.headers.get('authorization')).toBe('Bearer secret');
    const guest = overheard(() => Response.json({}));
    await guest.client.call('GET /api/community/stats');
    expect(guest.sent[0]!.headers.has('authorization')).toBe(false);

    const ada = await world.person();
    const id = await askedId(ada);
    const viewerOf = async (who: Visitor) =>
      (await clientOf(who).call('GET /api/community/questions/{id}', { path: { id } })).data.viewer;
    expect(await viewerOf(ada)).toMatchObject({ can_edit: true });
    expect(await viewerOf(world.guest())).toBeNull();
  });

  test('looks for the token in localStorage where nothing else is said', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { value: keeping('kept'), configurable: true });
    try {
      const headers: Headers[] = [];
      const client = openLemma({
        fetch: async (_url, init) => {
          headers.push(new Headers(init?.headers));
          return Response.json({});
        },
      });
      await client.call('GET /api/community/stats');
      expect(headers[0]!.get('authorization')).toBe('Bearer kept');
    } finally {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  test('that is refused throws the message of the answer, and the HTTP status with its text where there is none', async () => {
    const failure = (answer: () => Response) =>
      overheard(answer)
        .client.call('GET /api/community/stats')
        .catch((error: unknown) => error as CallFailed);
    expect(
      await failure(() => Response.json({ message: '标题过短。', code: 'X' }, { status: 422 })),
    ).toMatchObject({ message: '标题过短。', status: 422, code: 'X' });
    for (const body of ['<html>', '', '{}', '[]', 'null', '{"message":""}', '{"message":7}'])
      expect(
        await failure(() => new Response(body, { status: 502, statusText: 'Bad Gateway' })),
      ).toMatchObject({ name: 'CallFailed', message: 'HTTP 502 Bad Gateway', status: 502, code: null });
    const asked = clientOf(world.guest()).call('POST /api/community/questions', {
      body: { title: 'Why is this so?', subject_code: '9709' },
    });
    await expect(asked).rejects.toThrow('Sign in first.');
    await expect(asked).rejects.toBeInstanceOf(CallFailed);
  });
});

describe('the typed client', () => {
  test('answers what REST answers, and nothing for a deletion', async () => {
    const ada = await world.person();
    const client = clientOf(ada);
    const { data: question } = await client.call('POST /api/community/questions', {
      body: { title: 'Why is the discriminant negative?', subject_code: '9709', tags: ['quadratics'] },
    });
    const place = { path: { id: question.id } };
    const read = await ada.rest('GET', `/api/community/questions/${question.id}`);
    expect(await client.call('GET /api/community/questions/{id}', place)).toEqual(read.body);
    expect(await client.call('DELETE /api/community/questions/{id}', place)).toBeNull();
  });

  test('knows each call, what it takes and what it answers', () => {
    const { client } = overheard(() => Response.json({}));
    const typed = async () => {
      const { data } = await client.call('POST /api/community/interactions/vote', {
        body: { target_id: 'x', vote_type: 'up' },
      });
      const score: number = data.score;
      type Sent = Calls['POST /api/community/interactions/vote']['body'];
      // @ts-expect-error: there is no such vote
      const none: Sent['vote_type'] = 'left';
      // @ts-expect-error: there is no such call
      await client.call('GET /api/community/planets');
      // @ts-expect-error: it does not say which
      await client.call('GET /api/community/questions/{id}');
      // @ts-expect-error: there is no such field
      return [score, none, data.headline];
    };
    expect(typed).toBeTypeOf('function');
  });

  test('is used as the documentation shows, signed in and as a guest', async () => {
    const file = path.join(import.meta.dirname, 'example-of-client.ts');
    const documented = readFileSync(path.join(import.meta.dirname, '../../docs/rest-client.md'), 'utf8');
    expect(documented).toContain(readFileSync(file, 'utf8'));
    await askedId(await world.person(), { title: 'Why is a square positive?' });
    const run = async (token: string) => {
      const env = { ...process.env, LEMMA_ORIGIN: world.address, ...(token && { LEMMA_TOKEN: token }) };
      return (await promisify(execFile)(process.execPath, [file], { env })).stdout;
    };
    expect(await run('')).toMatch(/Why is a square positive\?.* false\n401 SIGNED_OUT .+\n/);
    const ada = await world.person({ name: 'Ada' });
    expect(await run(ada.token!)).toMatch(/ false\nAda none\n/);
  });
});

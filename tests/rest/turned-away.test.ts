import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Answer } from '../../server/http/answer/answer.ts';
import type { Rejection } from '../../server/http/request-handler.ts';
import { openRejecter } from '../../server/rest/reject.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({
  site: {
    handle: () => Promise.reject(new Error('the page broke')),
    warm: () => Promise.resolve(),
    close: () => Promise.resolve(),
  } as never,
});

const log = { warn() {}, error() {} } as never;
const reject = openRejecter({ log, publicUrl: null });
let about: Pick<Rejection, 'why' | 'retryAfter'>;
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer({ ServerResponse: Answer }, (req, res) =>
    reject(req, res, { ...about, kind: res.kind }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const HAN = /\p{Script=Han}/u;
const WHYS: [Rejection['why'], number, number?][] = [
  ['OVERLOADED', 503, 2],
  ['RATE_LIMITED', 429, 7],
  ['STARTING', 503, 2],
  ['INTERNAL', 500],
];

test.each(WHYS)(
  'who is turned away by %s hears it at every door, in their language',
  async (why, status, wait) => {
    about = { why, ...(wait !== undefined && { retryAfter: wait }) };
    for (const path of ['/readyz', '/api/maths/solve', '/api/chat', '/api/uploads']) {
      const answer = await fetch(address + path, { method: 'POST', headers: { 'accept-language': 'zh' } });
      const body = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait ? `${wait}` : null]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(body).toMatchObject({ code: why, status, message: expect.stringMatching(HAN) });
    }
    const graph = await fetch(`${address}/graphql`, { headers: { 'accept-language': 'zh' } });
    expect(graph.status).toBe(status);
    expect(await graph.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(HAN),
          extensions: { code: why, ...(wait !== undefined && { retryAfter: wait }) },
        },
      ],
    });
    const account = await fetch(`${address}/auth/v1/user`, { headers: { 'accept-language': 'zh' } });
    expect([account.status, ((await account.json()) as { msg: string }).msg]).toEqual([
      status,
      expect.stringMatching(HAN),
    ]);
    const page = await fetch(`${address}/zh`, { headers: { 'accept-language': 'zh' } });
    expect([page.status, await page.text()]).toEqual([status, expect.stringMatching(HAN)]);
  },
);

test('a page that breaks is answered in words, and written down once', async () => {
  const answer = await fetch(`${world.address}/about`, { headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('Something went wrong here.');
  expect(world.errors).toHaveLength(1);
});

test('REST says of a body what is wrong with it, in the language of who sent it', async () => {
  const send = async (body: string) => {
    const answer = await fetch(`${world.address}/api/maths/solve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh' },
      body,
    });
    const { code, message } = (await answer.json()) as { code: string; message: string };
    return [answer.status, code, message];
  };
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`field${i}`, i]));
  expect(await send('{')).toEqual([400, 'MALFORMED', '请求内容不是 JSON 对象。']);
  expect(await send(JSON.stringify(many))).toEqual([400, 'MALFORMED', expect.stringContaining('64 个字段')]);
  expect(await send('x'.repeat(300_000))).toEqual([413, 'TOO_LARGE', expect.stringContaining('256 kB')]);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Answer } from '../../server/http/answer/answer.ts';
import { sendJson } from '../../server/http/connection/reply.ts';

/** One fits between two turns of the event loop, the other is compressed by another thread. */
const SHORT = { text: 'short '.repeat(500) };
const LONG = { text: 'long '.repeat(50_000) };

const JSON_TYPE = { 'content-type': 'application/json' };
const closed: string[] = [];

/** What the server answers at each path, whatever its query. */
const ANSWERS: Record<string, (res: Answer) => void> = {
  '/api/short': (res) => sendJson(res, 200, SHORT),
  '/api/long': (res) => sendJson(res, 200, LONG),
  '/auth/v1/short': (res) => sendJson(res, 200, SHORT),
  '/api/as-get': (res) => {
    res.req.method = 'GET';
    sendJson(res, 200, SHORT);
  },
  '/api/few': (res) => sendJson(res, 200, { text: 'few' }),
  '/api/pieces': (res) => {
    const text = JSON.stringify(SHORT);
    res.writeHead(200, { ...JSON_TYPE, 'content-length': text.length });
    res.write(text.slice(0, 100));
    res.end(text.slice(100));
  },
  '/api/written': (res) => {
    const text = JSON.stringify(SHORT);
    res.writeHead(200, 'Fine', { 'Content-Type': 'application/json', 'Content-Length': text.length });
    res.write(text);
    res.end();
  },
  '/api/own': (res) => {
    res.setHeader('content-security-policy', "default-src 'self'");
    res.writeHead(200, { 'Referrer-Policy': 'origin' });
    res.end();
  },
};

const server = createServer({ ServerResponse: Answer }, (_req, res) => {
  res.whenClosed(() => closed.push(res.path));
  ANSWERS[res.path]!(res);
});
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const [answer] = (await once(request({ port, path, method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusMessage, headers: answer.headers, body: await buffer(answer) };
}

describe('data', () => {
  test.each([
    ['/api/short', 'br', SHORT],
    ['/api/short', 'gzip', SHORT],
    ['/api/long', 'br', LONG],
    ['/api/long', 'gzip', LONG],
    ['/api/written?in=two-steps', 'br', SHORT],
  ])('at %s travels as %s and arrives as it was', async (path, encoding, whole) => {
    const { headers, body } = await ask(path, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'accept-encoding',
    });
    expect(JSON.parse(String(encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)))).toEqual(
      whole,
    );
  });

  test.each([
    ['is less than a kilobyte', '/api/few', 'br'],
    ['comes in pieces', '/api/pieces', 'br'],
    ['is of signing in', '/auth/v1/short', 'br'],
    ['goes to who takes it plainly', '/api/short', 'br;q=0, gzip;q=0'],
  ])('that %s travels plainly', async (_, path, encoding) => {
    const { headers, body } = await ask(path, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
    expect(JSON.parse(String(body))).toHaveProperty('text');
  });

  test.each(['/api/short', '/api/as-get'])('of HEAD %s is told by its plain length', async (path) => {
    const { headers, body } = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect(headers).toMatchObject({ 'content-length': String(JSON.stringify(SHORT).length) });
    expect(body.length).toBe(0);
  });

  test('that nobody waits for any more ends with its client', async () => {
    closed.length = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /api/long?left HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n', () =>
        socket.destroy(),
      ),
    );
    await expect.poll(() => closed).toEqual(['/api/long']);
    expect((await ask('/api/few')).status).toBe('OK');
  });
});

describe('every answer', () => {
  test('says what keeps browsers safe, unless it says something else itself', async () => {
    expect((await ask('/api/few')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect((await ask('/api/own')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
      'referrer-policy': 'origin',
    });
  });

  test('keeps the words of its status', async () => {
    expect((await ask('/api/written')).status).toBe('Fine');
  });
});

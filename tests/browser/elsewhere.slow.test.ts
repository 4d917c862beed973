import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright';
import { build } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type {} from './elsewhere/clients.ts';
import { openBrowser, visitor } from './visitor.ts';

openBrowser();
const address = inject('address');
const ENTRY = 'tests/browser/elsewhere/clients.ts';

let site: Server;
let elsewhere: string;
beforeAll(async () => {
  const { output } = await build({
    input: ENTRY,
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife', codeSplitting: false },
    logLevel: 'silent',
  });
  site = createServer((req, res) => {
    const isScript = req.url === '/clients.js';
    res.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    res.end(
      isScript
        ? output[0].code
        : '<!doctype html><link rel="icon" href="data:,"><script src="/clients.js"></script>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const at = site.address();
  elsewhere = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => new Promise((resolve) => void site.close(resolve)));

let page: Page;
beforeEach(async () => {
  ({ page } = await visitor());
  await page.goto(elsewhere);
});

const signUp = () => page.evaluate((at) => globalThis.elsewhere.signedUp(at), address);
const OPEN = { subjects: expect.arrayContaining([expect.objectContaining({ code: '9709' })]) };
const MINE = { conversations: expect.objectContaining({ nodes: [] }) };
const ends = (replies: unknown[]) =>
  expect(replies.at(-1)).toMatchObject({
    data: { tutorReplies: { reply: { content: expect.stringMatching(/x\s*=\s*2/) } } },
  });

describe('a page of another origin', () => {
  test('signs up with auth-js, refreshes, and proves its token with the key set', async () => {
    const { email, claimed, confirmed } = await signUp();
    expect([claimed, confirmed]).toEqual([email, email]);
  });

  test('asks the graph with urql', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.urql(of), { address, token });
    expect(result).toEqual({ open: OPEN, mine: MINE, error: null });
  });

  test('asks the graph with Apollo', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.apollo(of), { address, token });
    expect(result).toEqual({ open: OPEN, mine: MINE });
  });

  test('opens sockets with graphql-ws, as a guest and signed in', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.sockets(of), { address, token });
    expect(result).toMatchObject({ open: { data: OPEN }, mine: { data: MINE } });
    ends(result.replies);
  });

  test('listens over server-sent events, with graphql-sse and with what the browser has', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.serverSentEvents(of), { address, token });
    ends(result.replies);
    const own = await page.evaluate((of) => globalThis.elsewhere.eventSource(of), { address, token });
    ends(own.replies);
  });

  test('chats with the tutor by the client of OpenAI', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.openai(of), { address, token });
    expect(result.whole).toMatch(/x\s*=\s*2/);
    expect(result.streamed).toBe(result.whole);
  });

  test('asks and reads over REST, and sees the headers', async () => {
    const { token } = await signUp();
    const result = await page.evaluate((of) => globalThis.elsewhere.rest(of), { address, token });
    expect(result).toMatchObject({
      statuses: [200, 201, 200, 401],
      location: expect.stringMatching(/^\/api\/community\/questions\/[\w-]+$/),
      etag: expect.stringMatching(/^(?:W\/)?"1\./),
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
      title: expect.stringContaining('another origin'),
      described: { openapi: expect.stringMatching(/^3\./) },
      refused: 'Bearer',
    });
  });

  test('is let in to nothing that only the site’s own session holds', async () => {
    const refused = await page.evaluate(
      (at) =>
        fetch(`${at}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json', 'x-auth-cookie': '1' },
          body: '{"refresh_token":"cookie.x"}',
        }).then(
          ({ status }) => status,
          (error: Error) => error.name,
        ),
      address,
    );
    expect(refused).toBe('TypeError');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_ASKER } from '../../server/core/worker-pool/fair-queue.ts';
import { namesIn } from '../../server/http/site/routes.ts';
import type { PageQuery, PageQueryResult } from '../../server/http/site/server-rendering.ts';
import type { Named } from '../../server/http/site/crawlers.ts';
import { openSite, type Site } from '../../server/http/site/site.ts';
import { openLog } from '../../server/core/log.ts';

/** Whoever waits here waits as long as a busy machine needs; who finds the line full does not wait at all. */
vi.mock('../../server/http/site/server-rendering.ts', async (original) => {
  const real = await original<typeof import('../../server/http/site/server-rendering.ts')>();
  const openRenderer: typeof real.openRenderer = (options) =>
    real.openRenderer({ patienceMs: 60_000, ...options });
  return { ...real, openRenderer };
});

const built = mkdtempSync(path.join(os.tmpdir(), 'lemma-rendered-'));
const SNIPPET = '<script>theme()</script>';
const SHELL = `<!doctype html><html lang="en"><head><title>Lemma</title>
  <meta name="description" content="" />${SNIPPET}</head><body><div id="root"></div>
  <noscript>none</noscript><template id="later"><!--scripts--></template></body></html>`;

/** Stands in for what the build makes: asks one question, then shows what it was told, or does what the address says. */
const RENDERER = `
import { parentPort } from 'node:worker_threads';
let times = 0;
const say = (said) => {
  const { user, system } = process.threadCpuUsage();
  parentPort.postMessage({ ...said, cpuMs: (user + system) / 1000 });
};
parentPort.on('message', ({ address, language, words, answers }) => {
  if (address.endsWith('fail')) return say({ answer: { failed: 'no words' } });
  if (address.endsWith('hang')) while (true);
  if (address.endsWith('die')) process.exit(1);
  if (address.includes('crowd')) for (const end = Date.now() + 50; Date.now() < end; );
  if (address.endsWith('script')) answers = [[{}, { data: { text: '<script>own()</' + 'script>' } }]];
  if (address.endsWith('on-and-on')) answers = [];
  if (answers.length === 0) return say({ answer: { unanswered: [{ hash: 'text', variables: { address } }] } });
  const text = answers[0][1].data.text;
  times += 1;
  say({ answer: {
    title: text, description: text, missing: address.endsWith('missing'), at: 1,
    content: address.endsWith('script') ? text : '<p>' + language + ' ' + words + ' ' + times + '</p>',
    state: JSON.stringify({ text }),
  } });
});
say({ ready: true });
`;

const LINKS = {
  en: { styles: '<link href="/en.css">', scripts: '<link href="/en.js">' },
  zh: { styles: '<link href="/zh.css">', scripts: '<link href="/zh.js">' },
};

let site: Site;
let server: Server;
let address = '';
let questions: [PageQuery, string][] = [];
let answer: PageQueryResult;

beforeAll(async () => {
  write('client/index.html', `${SHELL}<!-- the application -->`);
  write('render/shell.html', SHELL);
  write('render/render.js', RENDERER);
  write(
    'render/pages.json',
    JSON.stringify({
      formulas: '/assets/formulas.css',
      pages: [
        { path: '/read/:id', words: 'reading', links: LINKS },
        { path: '/fixed', words: 'reading', links: LINKS },
      ],
    }),
  );
  write(
    'pages/routes.json',
    JSON.stringify([
      { path: '/read/:id', delivery: 'server', names: 'question', query: ['tag', 'after'], warm: true },
      { path: '/fixed', delivery: 'server' },
      { path: '/elsewhere', delivery: 'browser' },
    ]),
  );
  write('package.json', '{"type":"module"}');
  const config = { publicUrl: 'https://lemma.example', contactEmail: null, demoEmail: null };
  site = openSite(built, config, openLog('silent'))!;
  server = createServer((req, res) =>
    site.handle(req, res, {
      asker: SERVER_ASKER,
      async ask(question, language) {
        questions.push([question, language]);
        return answer;
      },
      namesAt: async (at) => (/(missing|nowhere)$/.test(at.path) ? null : namesIn(at)),
      named: async () => [],
    }),
  ).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = { data: { text: 'warm' } };
  const named: Named = async (_kind, most) => [{ id: 'warm' }, { id: 'second' }].slice(0, most);
  await site.warm(named, async () => answer);
});
afterAll(async () => {
  server.close();
  await site.close();
  rmSync(built, { recursive: true });
});
beforeEach(() => {
  questions = [];
  answer = { data: { text: 'Ants & <b>bees</b> "$&"' } };
});

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
  writeFileSync(path.join(built, name), text);
}
const get = (place: string, headers = {}) => fetch(address + place, { headers });
const bodyOf = async (place: string, headers = {}) => (await get(place, headers)).text();

describe('a page that the server renders', () => {
  test('comes at once when it was rendered after the start', async () => {
    expect(await bodyOf('/read/warm')).toContain('<p>en reading 1</p>');
    expect(await bodyOf('/read/warm', { 'accept-language': 'zh' })).toContain('<p>zh reading 2</p>');
    expect(questions).toEqual([]);
    expect(await bodyOf('/read/first')).toContain('<p>en reading 3</p>');
  });

  test('arrives with its words, in the language that the browser likes', async () => {
    const english = await bodyOf('/read/1', { 'accept-language': 'en-GB,zh;q=0.5' });
    expect(english).toMatch(/<html lang="en" data-delivered="en" data-words="reading" data-at="1">/);
    expect(english).toMatch(/<div id="root"><p>en reading \d+<\/p><\/div>/);
    expect(english).toContain('<link href="/en.css">');
    expect(english).toContain('<template id="later"><link href="/en.js"></template>');
    expect(english).toContain('<link rel="canonical" href="https://lemma.example/read/1">');
    expect(english).not.toContain('<noscript>');

    const chinese = await get('/read/1', { 'accept-language': 'zh-CN' });
    expect(chinese.headers.get('vary')).toContain('accept-language');
    expect(await chinese.text()).toMatch(/<html lang="zh-CN" data-delivered="zh".*<p>zh reading/s);
    expect(questions.map(([, language]) => language)).toEqual(['en', 'zh']);
  });

  test('says what people wrote as words, never as markup, and leaves no way out of its data', async () => {
    answer = { data: { text: '</script><script>alert(1)</script> "$&" \u2028' } };
    const page = await get('/read/hostile');
    const html = await page.text();
    expect(html).toContain('<title>&lt;/script>&lt;script>alert(1)&lt;/script> &quot;$&amp;&quot;');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const data = html.match(/<script type="application\/json" id="state">(.*?)<\/script>/s)![1]!;
    expect(JSON.parse(data)).toEqual({ text: '</script><script>alert(1)</script> "$&" \u2028' });
    expect(page.headers.get('content-security-policy')).toBe(
      (await get('/index.html')).headers.get('content-security-policy'),
    );
  });

  test('is rendered once for all who come at about the same time', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => bodyOf('/read/popular')));
    for (const other of others) expect(other).toBe(first);
    expect(await bodyOf('/read/popular/')).toBe(first);
    expect(questions).toHaveLength(1);
  });

  test('that says that nothing is there has the status for it', async () => {
    const page = await get('/read/missing');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<p>en');
  });

  test('answers 404 with a query as well where nothing is there', async () => {
    const answer = await get('/read/missing?sort=votes');
    expect(answer.status).toBe(404);
    expect((await get('/read/there?sort=votes')).status).toBe(200);
  });
});

describe('the query of an address', () => {
  const AFTER = '?after=MjA_';

  test('names a later page of a list, which is rendered and indexed under its own address', async () => {
    const html = await bodyOf(`/read/list${AFTER}`);
    expect(questions.map(([{ variables }]) => variables)).toEqual([{ address: `/read/list${AFTER}` }]);
    expect(html).toContain(`<link rel="canonical" href="https://lemma.example/read/list${AFTER}">`);
    expect(html).toContain(`hreflang="zh-CN" href="https://lemma.example/zh/read/list${AFTER}"`);
  });

  test('narrows a list, which is rendered too and indexed as the whole list', async () => {
    const html = await bodyOf(`/read/narrow${AFTER}&tag=a%20b`);
    // In the order of the table, so that the same page is rendered once.
    expect(questions.map(([{ variables }]) => variables)).toEqual([
      { address: '/read/narrow?tag=a+b&after=MjA_' },
    ]);
    expect(await bodyOf('/read/narrow?tag=a+b&after=MjA_')).toBe(html);
    expect(html).toContain('<link rel="canonical" href="https://lemma.example/read/narrow">');
    expect(html).toContain('hreflang="zh-CN" href="https://lemma.example/zh/read/narrow">');
  });

  test('counts for nothing where the table does not name it', async () => {
    const html = await bodyOf('/read/plain');
    for (const query of ['?utm_source=mail', '?after=', '?sort=votes&page=3'])
      expect(await bodyOf(`/read/plain${query}`)).toBe(html);
    const fixed = await bodyOf(`/fixed${AFTER}`);
    expect(fixed).toBe(await bodyOf('/fixed'));
    expect(fixed).toContain('<link rel="canonical" href="https://lemma.example/fixed">');
    expect(questions.map(([{ variables }]) => variables)).toEqual([
      { address: '/read/plain' },
      { address: '/fixed' },
    ]);
  });

  test('leaves the page to the application where it is too long', async () => {
    const html = await bodyOf(`/read/1?tag=${'x'.repeat(600)}`);
    expect(html).toContain('the application');
    expect(html).toContain('<link rel="canonical" href="https://lemma.example/read/1">');
  });
});

test('below /zh it is Chinese, whatever the browser likes', async () => {
  const html = await bodyOf('/zh/read/1', { 'accept-language': 'en' });
  expect(html).toMatch(/<html lang="zh-CN" data-delivered="zh"/);
  expect(html).toContain('<link rel="canonical" href="https://lemma.example/zh/read/1">');
});

describe('the application comes instead, and no error', () => {
  test.each(['/read/fail', '/read/script', '/read/on-and-on', '/elsewhere'])('at %s', async (place) => {
    const page = await get(place);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('the application');
  });

  test('when the graph does not answer', async () => {
    answer = { errors: [{ message: 'No.' }] };
    expect(await bodyOf('/read/unanswered')).toContain('the application');

    // It had nothing to do with the page: the next reader need not wait until it is forgotten.
    answer = { data: { text: 'Answered' } };
    expect(await bodyOf('/read/unanswered')).toContain('<p>en');
  });

  test('when rendering takes for ever or ends its worker, and the next page is rendered again', async () => {
    expect(await bodyOf('/read/hang')).toContain('the application');
    expect(await bodyOf('/read/die')).toContain('the application');
    await expect
      .poll(() => bodyOf(`/read/after-${(questions.length += 1)}`), { timeout: 20_000 })
      .toContain('<p>en');
  });

  test('with the right status, however busy the server is', async () => {
    const places = Array.from({ length: 40 }, (_, i) => `/read/crowd-${i}-nowhere`);
    const pages = await Promise.all(places.map((place) => get(place)));
    const sent = await Promise.all(pages.map(async (page) => [page.status, await page.text()] as const));
    const unrendered = sent.filter(([, html]) => html.includes('the application'));
    expect(unrendered.length).toBeGreaterThan(0);
    expect(new Set(unrendered.map(([status]) => status))).toEqual(new Set([404]));
  });

  test('when too many pages are asked for at once', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, (_, i) => bodyOf(`/read/crowd-${i}`)));
    expect(pages.filter((html) => html.includes('the application')).length).toBeGreaterThan(0);
    expect(pages.filter((html) => html.includes('<p>en')).length).toBeGreaterThan(0);
  });
});

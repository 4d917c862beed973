import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVER_ASKER } from '../../server/core/worker-pool/fair-queue.ts';
import { type Address, namesIn } from '../../server/http/site/routes.ts';
import { openSite } from '../../server/http/site/site.ts';
import { openLog } from '../../server/core/log.ts';

const built = mkdtempSync(path.join(os.tmpdir(), 'lemma-site-'));
let server: Server;
let address = '';

beforeAll(async () => {
  const head =
    '<html lang="en"><title>Lemma &amp; more</title><meta name="description" content="Questions" /><meta name="lemma-contact" content="" /><meta name="lemma-demo" content="" /><script>1</script></head>';
  write('client/index.html', `${head}<div id="root"></div>`);
  write('client/worker.js', '//');
  for (const ending of ['', '.br', '.gz']) write(`client/code.js${ending}`, 'code();');
  write('pages/index.html', `${head}<h1>English</h1>${'long '.repeat(500)}`);
  write('pages/zh.html', `${head}<h1>中文</h1>`);
  write('pages/zh/about.html', '<h1>关于</h1>');
  write(
    'pages/routes.json',
    JSON.stringify([
      { path: '/', delivery: 'build', sitemap: true },
      { path: '/about', delivery: 'build', sitemap: true },
      { path: '/community/:subjectCode', delivery: 'browser', names: 'subject', sitemap: true },
      { path: '/community/:subjectCode/ask', delivery: 'browser', names: 'subject', unlisted: true },
      { path: '/tools/check', delivery: 'browser' },
      { path: '/old/:subjectCode', delivery: 'browser', redirect: '/about' },
    ]),
  );
  const headsOf = (en: string, zh: string) => ({
    en: { title: en, description: `${en} & so on` },
    zh: { title: zh, description: zh },
  });
  write(
    'pages/heads.json',
    JSON.stringify({ '/tools/check': headsOf('Check', '核对'), '*': headsOf('Not found', '未找到') }),
  );
  const site = openSite(
    built,
    { publicUrl: 'https://lemma.example', contactEmail: 'help@lemma.example', demoEmail: null },
    openLog('silent'),
  )!;
  const nobody = () => Promise.reject(new Error('Nobody renders pages here.'));
  const named = async () => [{ subjectCode: '9709' }, { subjectCode: 'a & b' }];
  const visitor = { ask: nobody, asker: SERVER_ASKER, namesAt: async (at: Address) => namesIn(at), named };
  server = createServer((req, res) => site.handle(req, res, visitor)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(built, { recursive: true });
});

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
  writeFileSync(path.join(built, name), text);
}
const get = (place: string, headers = {}) => fetch(address + place, { headers });
const bodyOf = async (place: string) => (await get(place)).text();

describe('the pages that the build wrote out', () => {
  test('stand at their addresses, and the application at every other', async () => {
    expect(await bodyOf('/')).toContain('English');
    expect(await bodyOf('/zh')).toContain('中文');
    expect(await bodyOf('/zh/about')).toContain('关于');
    expect(await bodyOf('/zh/about/')).toContain('关于');
    for (const place of ['/about', '/index.html', '/community/9709', '/zh/community/9709'])
      expect(await bodyOf(place)).toContain('<div id="root"></div>');
    expect((await get('/nothing.js')).status).toBe(404);
  });

  test.each(['/nothing', '/nothing?at=all', '/community', '/community/9709/nothing', '/zh/community'])(
    'an address that the client does not know, such as %s, answers 404 with the application',
    async (place) => {
      const answer = await get(place);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="root"></div>');
    },
  );

  test.each([
    '/community/9709',
    '/community/9709/',
    '/zh/community/9709',
    '/zh/tools/check',
    '/Tools/Check?question=x',
    '/community/a%20b',
  ])('one that it knows, such as %s, answers 200', async (place) =>
    expect((await get(place)).status).toBe(200),
  );

  test('malformed URLs never return a page', async () => {
    for (const sent of [
      '//',
      '/////',
      '//[',
      'http://[::1',
      '//evil.example',
      '//evil.example/about',
      '/\\evil.example',
    ]) {
      const answered = new Promise<number | undefined>((resolve, reject) => {
        const { port } = server.address() as AddressInfo;
        request({ port, path: sent }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(await answered).toBe(404);
    }
  });

  test('are filled with what only the server knows', async () => {
    const html = await bodyOf('/');
    expect(html).toContain('name="lemma-contact" content="help@lemma.example"');
    expect(html).toContain('name="lemma-demo" content=""');
  });

  test.each([
    ['/', 'en', '/', 'Lemma &amp; more'],
    ['/zh', 'zh-CN', '/zh', 'Lemma &amp; more'],
    ['/tools/check', 'en', '/tools/check', 'Check'],
    ['/zh/tools/check?question=x', 'zh-CN', '/zh/tools/check', '核对'],
    ['/community/9709?sort=votes', 'en', '/community/9709', 'Lemma &amp; more'],
    ['/zh/community/9709', 'zh-CN', '/zh/community/9709', 'Lemma &amp; more'],
  ])(
    'name their address in each language once, in or without content: %s',
    async (place, language, canonical, title) => {
      const html = await bodyOf(place);
      const path = canonical.replace(/^\/zh/, '') || '/';
      const inChinese = path === '/' ? '/zh' : `/zh${path}`;
      const links = [
        ...html.matchAll(/<link rel="(?:alternate" hreflang="([\w-]+)|(canonical))" href="([^"]*)">/g),
      ];
      expect(links.map(([, tag, canonical, href]) => `${tag ?? canonical} ${href}`)).toEqual([
        `en https://lemma.example${path}`,
        `zh-CN https://lemma.example${inChinese}`,
        `x-default https://lemma.example${path}`,
        `canonical https://lemma.example${canonical}`,
      ]);
      const shown = [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)];
      expect(Object.fromEntries(shown.map(([, name, content]) => [name, content]))).toMatchObject({
        type: 'website',
        site_name: 'Lemma',
        title,
        locale: language === 'en' ? 'en_GB' : 'zh_CN',
        url: `https://lemma.example${canonical}`,
        image: 'https://lemma.example/icons/512.png',
      });
      expect(html).not.toContain('noindex');
    },
  );

  test.each([
    ['/tools/check', 'en', 'Check', 'Check &amp; so on'],
    ['/zh/tools/check', 'zh-CN', '核对', '核对'],
    ['/ZH/tools/check', 'zh-CN', '核对', '核对'],
    ['/nothing', 'en', 'Not found', 'Not found &amp; so on'],
    ['/zh/nothing', 'zh-CN', '未找到', '未找到'],
  ])(
    'the application names language and title before any script: %s',
    async (place, language, title, about) => {
      const html = await bodyOf(place);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`name="description" content="${about}"`);
    },
  );

  test('pages that no list names are not indexed', async () => {
    const html = await bodyOf('/zh/community/9709/ask');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="(?:alternate|canonical)"/);
    expect(html).toContain('<html lang="zh-CN">');
  });

  test.each([
    ['/old/9709', '/about'],
    ['/zh/old/9709/?x=y', '/zh/about'],
  ])('an old address leads to the new one for good: %s', async (place, target) => {
    const answer = await fetch(address + place, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  test('are listed for search engines in both languages, with what their addresses name', async () => {
    expect(await bodyOf('/robots.txt')).toContain('Sitemap: https://lemma.example/sitemap.xml');
    const list = await get('/sitemap.xml');
    expect(list.headers.get('content-type')).toMatch(/^application\/xml/);
    const xml = await list.text();
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/', '/zh', '/about', '/zh/about']
        .concat(['/community/9709', '/zh/community/9709'])
        .concat(['/community/a%20%26%20b', '/zh/community/a%20%26%20b'])
        .map((path) => `https://lemma.example${path}`),
    );
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://lemma.example/zh/community/9709"/>',
    );
  });

  test('go out compressed, under a policy that knows their script, and once only while they stay', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(Number(first.headers.get('content-length'))).toBeLessThan(600);
    expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(
      (await get('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag')! })).status,
    ).toBe(304);
  });

  test('have a name for each encoding, since the bytes differ', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const page = await get('/', { 'accept-encoding': encoding });
        return [encoding, page.headers.get('etag')!] as const;
      }),
    );
    expect(new Set(tags.map(([, tag]) => tag)).size).toBe(3);
    for (const [encoding, tag] of tags)
      for (const [other, otherTag] of tags) {
        const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': otherTag });
        expect([again.status, again.headers.get('etag')]).toEqual([encoding === other ? 304 : 200, tag]);
      }
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip, *', 'br'],
    ['*;q=0', null],
    ['zebra', null],
    ['BR ; Q=1', 'br'],
  ])('come as the browser weighs encodings: %s', async (accepted, encoding) => {
    for (const place of ['/', '/code.js'])
      expect((await get(place, { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(
        encoding,
      );
  });

  test.each(['/', '/about', '/community/9709', '/code.js', '/worker.js'])(
    'take no other method than reading: %s',
    async (place) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const refused = await fetch(address + place, { method });
        expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
      const looked = await fetch(address + place, { method: 'HEAD' });
      expect([looked.status, await looked.text()]).toEqual([200, '']);
    },
  );

  test('leave the worker to be looked for at every visit', async () => {
    expect((await get('/worker.js')).headers.get('cache-control')).toBe('no-cache');
  });
});

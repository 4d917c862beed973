import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startProduct } from './product.ts';
import {
  ask,
  expectNoBrowserErrors,
  expectNothingMoved,
  member,
  openBrowser,
  settled,
  type Visitor,
  visitor,
} from './visitor.ts';

openBrowser();

const TOPIC = '/topic/mathematics/p1/quadratics';
const WRITTEN_BY_THE_BUILD = new Set(['/about']);
const TITLE = 'Is </script><b>bold</b> & $x < y$ safe?';

let question = '';

beforeAll(async () => {
  const ada = await member('Ada');
  question = await ask(ada, TITLE, 'Say $\\frac{1}{2}$ <img src=x onerror=alert(1)> and </script> again.');
  await ada.context.close();
});

/** What comes before any script runs, as soon as the product has had time to start rendering. */
async function arrives(path: string, headers: Record<string, string> = {}, address = inject('address')) {
  let status = 0;
  let html = '';
  await expect
    .poll(
      async () => {
        const page = await fetch(address + path, { headers });
        ({ status } = page);
        html = await page.text();
        return html;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toContain('data-delivered');
  return { status, html, words: html.slice(html.indexOf('<body>'), html.indexOf('id="state"')) };
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').slice(0, 3000);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens a page that comes with its words: a busy server sends the empty application the first time. */
async function openWritten(reader: Visitor, path: string, language = 'en-GB'): Promise<void> {
  await arrives(path, { 'accept-language': language });
  await reader.open(path);
}

/** A page whose scripts arrive only when the answer is called. */
async function openUnhydrated({ page }: Visitor, path: string): Promise<() => void> {
  if (!WRITTEN_BY_THE_BUILD.has(path)) await arrives(path);
  let sendScripts = () => {};
  const held = new Promise<void>((resolve) => (sendScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(inject('address') + path, { waitUntil: 'domcontentloaded' });
  return sendScripts;
}

describe('the words of a page arrive with it', () => {
  test.each([
    ['en', TOPIC, 'Quadratics', 'Ideas'],
    ['zh-CN', TOPIC, '二次', '概念'],
    ['en', '/community/9709', 'Mathematics questions', 'Newest'],
    ['zh-CN', '/community/9709', '数学', '最新'],
    ['en', '/community/9709?sort=votes&q=safe&from=mail', 'Mathematics questions', 'Results for'],
    ['en', '/topics', 'Study hub', 'Physics'],
    ['en', '/topics/physics', 'Physics topics', 'Kinematics'],
    ['en', '/study-hub/9709', 'Mathematics 9709', 'Quadratics'],
    ['en', '/mathematics-papers', 'Mathematics papers', 'Pure Mathematics 1'],
    ['en', '/paper/9709/p1', 'Pure Mathematics 1', 'Quadratics'],
    ['en', '/learning-path/9231', 'learning path', 'Further Mathematics'],
  ])('in %s at %s', async (language, path, title, inside) => {
    const { status, html, words } = await arrives(path, { 'accept-language': language });
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<title>(.*?)<\/title>/)![1]).toContain(title);
    expect(textOf(words)).toContain(inside);
  });

  test('in Chinese below /zh, whatever the browser likes, with links that stay there', async () => {
    const { html, words } = await arrives('/zh/paper/9709/p1', { 'accept-language': 'en' });
    expect(html).toContain('<html lang="zh-CN"');
    expect(textOf(words)).toContain('纯数学');
    expect(words).toContain('href="/zh/topic/mathematics/p1/quadratics"');
    expect(words.match(/ href="\/(?!zh[/"]|assets)[^"]*"/g)).toBeNull();
  });

  test('with what search engines may show of a question, from which nothing breaks out', async () => {
    const { html } = await arrives(question);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { '@type': 'Question', answerCount: 0, author: { name: 'Ada' }, suggestedAnswer: [] },
    });
    expect((JSON.parse(json) as { mainEntity: { name: string } }).mainEntity.name).toContain('</script>');
  });

  test('with the faces of its formulas, where it has any, so that no line breaks anew when they come', async () => {
    const faces = /<link rel="preload" as="font"[^<>]*KaTeX_(Main-Regular|Math-Italic)[^<>]*>/g;
    const facesOf = async (path: string) =>
      [...(await arrives(path)).html.matchAll(faces)].map(([, face]) => face);
    expect(await facesOf(TOPIC)).toEqual(['Main-Regular', 'Math-Italic']);
    expect(await facesOf('/topics')).toEqual([]);
    const guest = await visitor();
    await openWritten(guest, TOPIC);
    await settled(guest);
    await expectNothingMoved(guest);
  });

  test('with its formulas set, and what people wrote as mere words', async () => {
    const { html, words } = await arrives(question);
    expect(words).toContain('class="katex"');
    expect(words).toContain('&lt;b&gt;bold');
    expect(html).toMatch(/<title>[^$<]*x &lt; y safe\? · Lemma<\/title>/);
    expect(html).toMatch(/<meta\s+name="description"\s+content="Say 1\/2 /);
    expect(html).not.toMatch(/<img|<b>bold/);
    // The page's own script, its data in two forms, and what is set aside.
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  test('and nothing is there that a stranger may not see, whoever asks', async () => {
    const ada = await member('Ada');
    await ada.open(question);
    const cookies = await ada.context.cookies();
    const token = await ada.page.evaluate(() => localStorage.getItem('lemma-session'));
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      authorization: `Bearer ${(JSON.parse(token ?? '{}') as { access_token?: string }).access_token}`,
    };
    const { html } = await arrives(question, headers);
    expect(html).toContain('"viewer":null');
    expect(html).not.toContain('@example.org');
  });

  test.each([
    ['/community/question/nothing', 'There is no such question'],
    ['/topic/mathematics/p1/nothing', 'Page not found'],
    ['/community/1234', 'There is no such subject'],
  ])('not-found pages are rendered too: %s', async (path, sentence) => {
    const { status, words } = await arrives(path);
    expect(status).toBe(404);
    expect(textOf(words)).toContain(sentence);
  });
});

describe('a page has one canonical address', () => {
  const PUBLIC_URL = 'http://lemma.example';
  let address = '';
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const port = await freePort();
    // It says its public address when it is ready, so that its own must be known before.
    ({ stop } = await startProduct({ PUBLIC_URL, PORT: String(port) }));
    address = `http://localhost:${port}`;
  });
  afterAll(() => stop());

  test.each([
    [TOPIC, TOPIC],
    ['/community/9709?sort=votes&from=mail', '/community/9709'],
    ['/topic/9709/p1/quadratics', TOPIC],
    ['/topic/mathematics/p1/Quadratics/', TOPIC],
    ['/topic/9702/all/D.C.-circuits', '/topic/physics/all/dc-circuits'],
  ])('whichever address leads to it: %s', async (path, canonical) => {
    const { html } = await arrives(path, {}, address);
    expect(html.match(/<link rel="canonical" href="[^"]*">/g)).toEqual([
      `<link rel="canonical" href="${PUBLIC_URL}${canonical}">`,
    ]);
  });

  test('no canonical link is written without PUBLIC_URL', async () => {
    const { html } = await arrives(TOPIC);
    expect(html).not.toContain('rel="canonical"');
  });
});

describe('a page that arrived with its words comes alive', () => {
  test.each([
    TOPIC,
    '/community/9709',
    '/community/9709?from=mail&sort=votes&q=safe',
    'the question',
    '/topics',
    '/topics/physics',
    '/physics/as-level',
    '/study-hub/9709',
    '/subject-selection',
    '/mathematics-papers',
    '/paper/9709/p1',
    '/learning-path/9709',
  ])('without an error in the console: %s', async (path) => {
    for (const language of ['en', 'zh'] as const) {
      const guest = await visitor({ language });
      await openWritten(guest, path === 'the question' ? question : path, language);
      expect(await guest.page.locator('html').getAttribute('data-delivered')).toBe(language);
      await guest.page.waitForLoadState('networkidle');
      if (path.startsWith('/community/9709'))
        await guest.page.locator('#recommended ~ ul a').first().waitFor();
      await guest.page.locator('header button').first().click();
      expectNoBrowserErrors(guest);
    }
  });

  test.each([
    ['header', 'Settings', '/community/9709'],
    ['header', 'Login', '/about'],
    ['main', 'Report', 'the question'],
  ])('and repeats clicks from before in its %s: %s', async (part, name, path) => {
    const guest = await visitor();
    const sendScripts = await openUnhydrated(guest, path === 'the question' ? question : path);
    await guest.page.locator(part).getByRole('button', { name }).click();
    expect(await guest.page.getByRole('dialog').count()).toBe(0);
    sendScripts();
    await guest.page.getByRole('dialog').waitFor();
    expectNoBrowserErrors(guest);
  });

  test('and knows what was typed and chosen before', async () => {
    const guest = await visitor();
    const { page } = guest;
    const sendScripts = await openUnhydrated(guest, '/topics/physics');
    const topics = page.locator('main a[href*="/topic/physics/"]');
    const all = await topics.count();
    await page.getByLabel('Filter the topics').fill('waves');
    await page.getByText('Medium', { exact: true }).first().click();
    sendScripts();
    await expect.poll(() => topics.count()).toBeLessThan(all / 4);
    expect(await topics.count()).toBeGreaterThan(0);
    expect(await page.getByLabel('Filter the topics').inputValue()).toBe('waves');
    expect(await page.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true);
    const difficulties = await topics.locator('xpath=ancestor::li[1]').allTextContents();
    expect(difficulties.every((one) => one.includes('Medium'))).toBe(true);
    expectNoBrowserErrors(guest);
  });

  test('and takes the score that was chosen before its part came alive', async () => {
    const guest = await visitor();
    const { page } = guest;
    await arrives(TOPIC);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/TopicProgress-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await guest.open(TOPIC);
    await page.getByLabel('Score, in percent').selectOption('80');
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    send();
    await page.getByText('Mastery 40%').waitFor();
    expectNoBrowserErrors(guest);
  });

  test('and knows who pressed Report before it came alive', async () => {
    const ada = await member('Ada Early');
    const sendScripts = await openUnhydrated(ada, question);
    await ada.page.locator('main').getByRole('button', { name: 'Report' }).click();
    sendScripts();
    await ada.page.getByRole('dialog').getByText('What is wrong with it?').waitFor();
    expectNoBrowserErrors(ada);
  });

  test('and answers a press on a part whose code comes after news of the page', async () => {
    const ada = await member('Ada Late');
    await arrives(question);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await ada.page.route('**/assets/ReportPost-*.js', async (route) => {
      await held;
      await route.continue();
    });
    let isAnswered = () => {};
    const answered = new Promise<void>((resolve) => (isAnswered = resolve));
    // What a member may do here is asked for anew: then everything below is drawn again.
    await ada.page.route(/operationName=QuestionPage/, async (route) => {
      await answered;
      await route.continue();
    });
    await ada.open(question);
    const report = ada.page.locator('main').getByRole('button', { name: 'Report' });
    await report.click();
    const news = ada.page.waitForResponse(/operationName=QuestionPage/);
    isAnswered();
    await news;
    send();
    await ada.page.getByRole('dialog').getByText('What is wrong with it?').waitFor();
    expectNoBrowserErrors(ada);
  });

  test('and keeps what a guest typed and sent before, and asks them to sign in', async () => {
    const guest = await visitor();
    const sendScripts = await openUnhydrated(guest, question);
    const words = guest.page.getByLabel('Your answer');
    await words.fill('Typed before the page came alive.');
    await guest.page.getByRole('button', { name: 'Sign in to post' }).click();
    sendScripts();
    await guest.page.getByRole('dialog').getByLabel('E-mail').waitFor();
    await guest.page.keyboard.press('Escape');
    expect(await words.inputValue()).toBe('Typed before the page came alive.');
    expect(new URL(guest.page.url()).search).toBe('');
    await guest.page.reload();
    await expect.poll(() => words.inputValue()).toBe('Typed before the page came alive.');
    expectNoBrowserErrors(guest);
  });

  test('and asks the graph nothing that came with it', async () => {
    const guest = await visitor();
    const operations: (string | null)[] = [];
    guest.page.on('request', (request) =>
      operations.push(new URL(request.url()).searchParams.get('operationName')),
    );
    await openWritten(guest, TOPIC);
    await guest.page.waitForLoadState('networkidle');
    expect(operations).not.toContain('TopicPage');

    await guest.page.locator('main a[href^="/topic/"]').first().click();
    await expect.poll(() => operations).toContain('TopicPage');
  });

  test('and does not name its language again, which would style all of it anew', async () => {
    const guest = await visitor({ language: 'zh' });
    await guest.context.addInitScript(() => {
      const named: (string | null)[] = [];
      Object.assign(globalThis, { named });
      new MutationObserver((changes) => named.push(...changes.map(({ oldValue }) => oldValue))).observe(
        document,
        { attributeFilter: ['lang'], attributeOldValue: true, subtree: true },
      );
    });
    await openWritten(guest, TOPIC, 'zh-CN');
    await guest.page.waitForLoadState('networkidle');
    // By the page's own script, before there is anything to style.
    expect(await guest.page.evaluate('named')).toEqual(['zh-CN']);
  });

  test('and asks nobody to sign in who has, not even before', async () => {
    const ada = await member('Ada');
    const login = (of: Visitor) => of.page.locator('header').getByRole('button', { name: 'Login' });
    const sendScripts = await openUnhydrated(ada, '/about');
    await ada.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await login(ada).count()).toBe(0);
    sendScripts();
    await ada.page.getByRole('button', { name: 'Account menu' }).click();
    await ada.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await login(ada).waitFor();
    expectNoBrowserErrors(ada);
  });

  test('in the language that the device has saved, whatever the server wrote', async () => {
    const guest = await visitor();
    await guest.context.addInitScript(() => localStorage.setItem('lemma-language', 'zh'));
    await openWritten(guest, '/community/9709');
    await guest.page.getByRole('heading', { level: 1, name: '问题' }).waitFor();
    expect(await guest.page.locator('html').getAttribute('data-delivered')).toBe('en');
    expect(await guest.page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expectNoBrowserErrors(guest);
  });

  test('with what its reader may do', async () => {
    const ada = await member('Ada');
    const own = await ask(ada, 'What may I do with my own question?', 'Something, I hope.');
    await arrives(own);
    await ada.open(own);
    await ada.page.getByRole('button', { name: 'Edit' }).waitFor();
    expectNoBrowserErrors(ada);
  });
});

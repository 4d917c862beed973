import type { Page } from 'playwright';
import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { expectNoBrowserErrors, member, openBrowser, visitor } from './visitor.ts';

openBrowser();

const PAGES = ['/', '/about', '/privacy', '/terms', '/contact', '/pricing'];
const inChinese = (page: string) => (page === '/' ? '/zh' : `/zh${page}`);
const htmlOf = async (path: string) => (await fetch(inject('address') + path)).text();

describe('pages that the build wrote out', () => {
  test.each(PAGES)('%s is served with its content, in both languages, and names the other', async (page) => {
    const [english, chinese] = [await htmlOf(page), await htmlOf(inChinese(page))];
    for (const html of [english, chinese]) {
      expect(html).toContain(`hreflang="en" href="${page}"`);
      expect(html).toContain(`hreflang="zh-CN" href="${inChinese(page)}"`);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).not.toContain('role="status" aria-label="Loading');
    }
    expect(english).toMatch(/<html lang="en"/);
    expect(chinese).toMatch(/<html lang="zh-CN"/);
    const describedIn = (html: string) => /name="description"\s+content="([^"]+)"/.exec(html)![1]!;
    expect(describedIn(english)).not.toMatch(/[一-龥]/);
    expect(describedIn(chinese)).toMatch(/[一-龥]/);
    expect(/<title>([^<]+)/.exec(chinese)![1]).toMatch(/[一-龥].* · Lemma/);
  });

  test('send a reader of Chinese to the Chinese address, and keep who chose English at the English one', async () => {
    const reader = await visitor({ language: 'zh' });
    await reader.open('/about');
    await reader.page.waitForURL(/\/zh\/about$/);
    await reader.page.evaluate(() => localStorage.setItem('lemma-language', 'en'));
    await reader.open('/about');
    await reader.page.getByRole('heading', { name: 'About Lemma' }).waitFor();
    expect(new URL(reader.page.url()).pathname).toBe('/about');
    // Whoever was sent this address is meant to read Chinese.
    await reader.open('/zh/about');
    await reader.page.getByRole('heading', { name: '关于引理' }).waitFor();
    expect(new URL(reader.page.url()).pathname).toBe('/zh/about');
    expectNoBrowserErrors(reader);
  });

  const move = (page: Page) => page.mouse.move(400, 400);
  const chooseChinese = async (page: Page) => {
    await page.locator('header').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByText('中文').click();
  };

  test.each([
    ['the reader moves', move, 'en'],
    ['the language changes while their parts are on their way', chooseChinese, 'zh-CN'],
  ])('lose no formula when %s', async (_when, act, language) => {
    const guest = await visitor();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await guest.page.route(/assets\/(?:Examples|Below)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await guest.open('/');
    const before = await guest.page.locator('.katex').count();
    expect(before).toBeGreaterThan(10);
    await guest.page.evaluate(watchFormulas);
    const request = guest.page.waitForRequest(/assets\/Below[^/]*\.js/);
    await act(guest.page);
    await request;
    // What hangs on the code that is still on its way has had its turn.
    await guest.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    );
    arrive();
    await guest.page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    await guest.page.waitForLoadState('networkidle');
    const seen = () => guest.page.evaluate<{ fewest: number; shifts: number }>('seen');
    if (act === move) expect((await seen()).shifts).toBeLessThan(0.01);

    const solution = guest.page.getByRole('group', { name: /Language of the solution|解答的语言/ }).first();
    for (const name of ['中文', 'English']) {
      await solution.getByTitle(name).click();
      await solution.locator(`[title="${name}"][aria-pressed="true"]`).waitFor();
    }
    expect((await seen()).fewest).toBeGreaterThanOrEqual(before - 2);
    expectNoBrowserErrors(guest);
  });

  test('answer a click that was made before the code of its part was there', async () => {
    const { page, open, errors } = await visitor();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/(?:Examples|Below)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await open('/');
    const solution = page.getByRole('group', { name: 'Language of the solution' }).first();
    const code = page.waitForRequest(/assets\/Below[^/]*\.js/);
    await solution.getByTitle('中文').click();
    await code;
    expect(await solution.locator('[title="中文"][aria-pressed="true"]').count()).toBe(0);
    arrive();
    await solution.locator('[title="中文"][aria-pressed="true"]').waitFor();
    expect(errors.console).toEqual([]);
  });

  test('speak the language that was chosen before they came alive', async () => {
    const { page, errors } = await visitor();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/HomePage[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(inject('address'), { waitUntil: 'domcontentloaded' });
    const words = page.waitForResponse(/assets\/zh[^/]*\.js/);
    await chooseChinese(page);
    await words;
    arrive();
    await page.getByRole('heading', { name: '行行有据，步步得分。' }).waitFor();
    await page.waitForURL(/\/zh$/);
    expect(errors.console).toEqual([]);
  });
});

/** In the page: the fewest formulas that were seen from here on, and how much of the screen jumped. */
function watchFormulas(): void {
  const seen = { fewest: Number.POSITIVE_INFINITY, shifts: 0 };
  Object.assign(globalThis, { seen });
  const count = () => {
    const shown = [...document.querySelectorAll('.katex')].filter((one) => one.checkVisibility());
    seen.fewest = Math.min(seen.fewest, shown.length);
  };
  count();
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

describe('the landing page', () => {
  test('recommends what one’s own searches lead to, once there are any', async () => {
    const guest = await visitor();
    await guest.open('/');
    await guest.page.getByText('Good places to start.').waitFor();
    await guest.page.evaluate(() =>
      localStorage.setItem(
        'lemma-search-history',
        JSON.stringify([{ query: 'projectiles', timestamp: Date.now(), count: 1 }]),
      ),
    );
    await guest.open('/');
    await guest.page.mouse.move(400, 400);
    await guest.page.getByText('because you searched for “projectiles”').first().waitFor();
    expect(await guest.page.getByText('Good places to start.').count()).toBe(0);
    expectNoBrowserErrors(guest);
  });

  test('knows who is signed in as soon as it wakes', async () => {
    const ada = await member('Ada');
    await ada.open('/');
    await ada.page.getByRole('button', { name: 'Account menu' }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Start for Free' }).count()).toBe(0);
    expectNoBrowserErrors(ada);
  });

  test('solves a question through the graph while one looks', async () => {
    const guest = await visitor();
    await guest.open('/');
    await guest.page.getByRole('button', { name: 'Matrices' }).click();
    await guest.page.getByText('Eigenvalues and eigenvectors').waitFor();
    const notice = guest.page.getByText('You have changed the question.');
    expect(await notice.count()).toBe(0);
    await guest.page.getByLabel('Edit the question: it is solved live').fill('Solve x^2 = 49');
    await notice.waitFor();
    await guest.page.getByRole('button', { name: 'Solve', exact: true }).click();
    await guest.page.locator('[data-tex*="7"]').first().waitFor();
    expect(await notice.count()).toBe(0);
    expectNoBrowserErrors(guest);
  });

  test('opens one question at a time', async () => {
    const guest = await visitor();
    await guest.open('/');
    const open = () => guest.page.locator('details[name="faq"][open] summary').allInnerTexts();
    await guest.page.getByText('Is it really free?').click();
    expect(await open()).toEqual(['Is it really free?']);
    await guest.page.getByText('Which syllabuses does it cover?').click();
    expect(await open()).toEqual(['Which syllabuses does it cover?']);
  });
});

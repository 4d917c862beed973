import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { expectNoComplaints, member, openBrowser, visitor } from './visitor.ts';

openBrowser();

const PAGES = ['/', '/about', '/privacy', '/terms', '/contact', '/pricing'];
const inChinese = (page: string) => (page === '/' ? '/zh' : `/zh${page}`);
const htmlOf = async (path: string) => (await fetch(inject('address') + path)).text();

describe('pages that the build wrote out', () => {
  test.each(PAGES)(
    '%s is served with its content, in both languages, and names the other [row 2]',
    async (page) => {
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
    },
  );

  test('send a reader of Chinese to the Chinese address, and keep who chose English', async () => {
    const reader = await visitor({ language: 'zh' });
    await reader.open('/about');
    await reader.page.waitForURL(/\/zh\/about$/);
    await reader.page.evaluate(() => localStorage.setItem('lemma-language', 'en'));
    await reader.open('/zh/about');
    await reader.page.waitForURL(/[^h]\/about$/);
    await reader.page.getByRole('heading', { name: 'About Lemma' }).waitFor();
    expectNoComplaints(reader);
  });

  test('wake as they stand: no formula is lost on the way', async () => {
    const guest = await visitor();
    await guest.open('/');
    const formulas = () => guest.page.locator('.katex').count();
    const before = await formulas();
    expect(before).toBeGreaterThan(10);
    await guest.page.evaluate(() => {
      const state = globalThis as unknown as { fewest: number };
      state.fewest = Number.POSITIVE_INFINITY;
      new MutationObserver(() => {
        state.fewest = Math.min(state.fewest, document.querySelectorAll('.katex').length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await guest.page.mouse.move(400, 400);
    await guest.page.getByRole('button', { name: '中文', exact: true }).first().click();
    await guest.page.getByText('因式分解').first().waitFor();
    expect(
      await guest.page.evaluate(() => (globalThis as unknown as { fewest: number }).fewest),
    ).toBeGreaterThan(before / 2);
    expectNoComplaints(guest);
  });
});

describe('the landing page', () => {
  test('recommends what one’s own searches lead to, once there are any', async () => {
    const guest = await visitor();
    await guest.open('/');
    await guest.page.getByText('Good places to begin.').waitFor();
    await guest.page.evaluate(() =>
      localStorage.setItem(
        'lemma-search-history',
        JSON.stringify([{ query: 'projectiles', timestamp: Date.now(), count: 1 }]),
      ),
    );
    await guest.open('/');
    await guest.page.mouse.move(400, 400);
    await guest.page.getByText('because of “projectiles”').first().waitFor();
    expect(await guest.page.getByText('Good places to begin.').count()).toBe(0);
    expectNoComplaints(guest);
  });

  test('knows who is signed in as soon as it wakes', async () => {
    const ada = await member('Ada');
    await ada.open('/');
    await ada.page.getByRole('button', { name: 'Your menu' }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Start for Free' }).count()).toBe(0);
    expectNoComplaints(ada);
  });

  test('solves a question through the graph while one looks', async () => {
    const guest = await visitor();
    await guest.open('/');
    await guest.page.getByRole('button', { name: 'Matrices' }).click();
    await guest.page.getByText('Eigenvalues and eigenvectors').waitFor();
    await guest.page.getByLabel('A question: change it, it is live').fill('Solve x^2 = 49');
    await guest.page.getByRole('button', { name: 'Solve', exact: true }).click();
    await guest.page.locator('[data-tex*="7"]').first().waitFor();
    expectNoComplaints(guest);
  });

  test('opens one question at a time [row 148]', async () => {
    const guest = await visitor();
    await guest.open('/');
    const open = () => guest.page.locator('details[name="faq"][open] summary').allInnerTexts();
    await guest.page.getByText('Is it really free?').click();
    expect(await open()).toEqual(['Is it really free?']);
    await guest.page.getByText('Which syllabuses does it know?').click();
    expect(await open()).toEqual(['Which syllabuses does it know?']);
  });
});

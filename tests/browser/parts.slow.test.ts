import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { ask, member, openBrowser, visitor } from './visitor.ts';

openBrowser();

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const alive = (page: Page) => page.getByRole('heading', { level: 1 });

interface Part {
  name: string;
  /** What the file is called that holds its code. */
  code: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page['locator']>;
}

const PARTS: Part[] = [
  {
    name: 'the panel of the tutor',
    code: 'TutorPanel',
    path: '/topic/mathematics/p1/quadratics',
    open: (page) => page.locator('[data-tutor-button]').click(),
    shown: (page) => page.locator('[data-tutor-panel] textarea'),
  },
  {
    name: 'the matches of the search box',
    code: 'Matches',
    path: '/topics',
    open: (page) => page.locator('header').getByRole('combobox').fill('quad'),
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'a menu of the bar',
    code: 'LinkMenu',
    path: '/topics',
    open: (page) => page.locator('header button[aria-haspopup="menu"]').first().click(),
    shown: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'the settings',
    code: 'SettingsPopover',
    path: '/topics',
    open: (page) => page.getByRole('button', { name: 'Settings' }).click(),
    shown: (page) => page.locator('input[value="dark"]'),
  },
  {
    name: 'what is recommended',
    code: 'HubSuggestions',
    path: '/topics',
    shown: (page) => page.locator('section[aria-labelledby="recommended"]'),
  },
  {
    name: 'the question beside its photo',
    code: 'QuestionPane',
    path: '/tools/image-solver',
    shown: (page) => page.getByRole('region', { name: 'The question' }).locator('textarea').first(),
  },
  {
    name: 'checking lines',
    code: 'WorkingPane',
    path: '/tools/check?mode=working',
    shown: (page) => page.locator('main textarea, main [role="textbox"], main input').first(),
  },
];

describe('a part whose code does not come', () => {
  test.for(PARTS)('leaves the page alive, and a retry brings it: $name', async (part) => {
    const { page, open } = await visitor();
    await page.route(`**/assets/${part.code}-*.js`, (route) => route.abort());
    await open(part.path);
    await part.open?.(page);
    await retry(page).waitFor();
    // A page that is still asking has no heading yet.
    await alive(page).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);

    await page.unroute(`**/assets/${part.code}-*.js`);
    await retry(page).click();
    await part.shown(page).waitFor();
    expect(await retry(page).count()).toBe(0);
  });

  test('comes with its style sheet, also where that was asked for without a network', async () => {
    const { page, context, open } = await visitor();
    await open('/tools/check');
    await page.getByLabel('Question', { exact: true }).fill('Solve x^2 = 4');
    // The preview is a part of its own.
    await page.getByRole('region', { name: 'Preview' }).locator('.katex').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Solve' }).click();
    await retry(page).waitFor();
    await context.setOffline(false);
    await retry(page).click();
    const line = page.locator('.marks-line').first();
    await line.waitFor();
    expect(await line.evaluate((one) => getComputedStyle(one).display)).toBe('grid');
  });

  test('leaves the question alive where it is the editor', async () => {
    const ada = await member('Ada');
    const path = await ask(
      ada,
      'Where does the constant of integration go?',
      'I never know where to put it.',
    );
    await ada.page.route('**/assets/MarkdownEditor-*.js', (route) => route.abort());
    await ada.open(path);
    await retry(ada.page).waitFor();
    expect(await alive(ada.page).textContent()).toContain('constant of integration');
    await ada.page.unroute('**/assets/MarkdownEditor-*.js');
    await retry(ada.page).click();
    await ada.page.getByLabel('Your answer').waitFor();
  });

  test('is asked for again on the way back to a page that did not come', async () => {
    const { page, open } = await visitor();
    await open('/topics');
    await page.route('**/assets/PaperPage-*.js', (route) => route.abort());
    await open('/mathematics-papers');
    await page.locator('main a[href^="/paper/"]').first().click();
    await page.getByText('This page ran into an error').waitFor();
    await page.unroute('**/assets/PaperPage-*.js');
    await page.goBack();
    await page.locator('main a[href^="/paper/"]').first().click();
    await expect.poll(() => alive(page).textContent(), { timeout: 20_000 }).toMatch(/Pure/);
  });
});

describe('a page whose first scripts do not come', () => {
  test.for([
    { missing: 'frame', path: '/tools/check', language: 'en', again: 'Load again' },
    { missing: 'index', path: '/ask-ai', language: 'zh', again: '重新加载' },
    { missing: 'zh', path: '/tools/check', language: 'zh', again: '重新加载' },
    { missing: 'react', path: '/community/9709', language: 'en', again: 'Load again' },
    { missing: 'frame', path: '/zh', language: 'zh', again: '重新加载' },
  ] as const)(
    'says so and is loaded again: $missing at $path ($language)',
    async ({ missing, path, language, again }) => {
      const { page } = await visitor({ language, width: 'phone' });
      const code = `**/assets/${missing}-*.js`;
      await page.route(code, (route) => route.abort());
      await page.goto(inject('address') + path);
      const button = page.getByRole('alert').getByRole('button', { name: again });
      await button.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.unroute(code);
      await button.click();
      await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined);
      expect(await button.count()).toBe(0);
    },
  );
});

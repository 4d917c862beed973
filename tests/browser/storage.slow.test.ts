import { describe, expect, test } from 'vitest';
import { member, openBrowser, visitor } from './visitor.ts';

openBrowser();

/** As browsers do where a person or a school blocks what sites keep: the very names throw. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse, configurable: true });
}

const ROUTES = [
  '/',
  '/zh',
  '/about',
  '/privacy',
  '/terms',
  '/contact',
  '/pricing',
  '/subject-selection',
  '/topics',
  '/topics/mathematics',
  '/study-hub/9709',
  '/physics-papers',
  '/physics-topics',
  '/physics/as-level',
  '/physics/a2-level',
  '/paper/9709/p1',
  '/topic/mathematics/p1/quadratics',
  '/search?q=quad',
  '/learning-path/9709',
  '/community/9709',
  '/recommendations/9709',
  '/community/9709/ask',
  '/community/question/nothing',
  '/tools/check',
  '/tools/check?mode=working',
  '/tools/image-solver',
  '/ask-ai',
  '/ai-tutoring',
  '/no/such/page',
];

describe('a browser that keeps nothing', () => {
  test.for(ROUTES)('shows %s', async (path) => {
    const guest = await visitor({ worker: true });
    const faults: string[] = [];
    guest.page.on('pageerror', (error) => faults.push(error.message));
    await guest.context.addInitScript(blockStorage);
    await guest.open(path);
    const main = guest.page.locator('main');
    await expect.poll(() => main.innerText(), { timeout: 20_000 }).toMatch(/\S[^]{20,}/);
    await expect.poll(() => main.getByRole('status', { name: 'Loading...' }).count()).toBe(0);
    expect(await guest.page.getByText('ran into an error').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('is said to keep nothing to a guest who writes a question; of a member’s the account keeps it', async () => {
    const ada = await member('Ada');
    const guest = await visitor();
    for (const { open } of [ada, guest]) await open('/community/9709/ask');
    for (const { page } of [ada, guest]) {
      await page.getByLabel('Title').fill('A question for a browser that keeps nothing');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await page.getByLabel('Question', { exact: true }).pressSequentially('All of it.');
    }
    await ada.page.getByText('Draft saved to your account.').waitFor();
    await ada.context.setOffline(true);
    await ada.page.getByLabel('Title').fill('A question for nobody');
    await ada.page.getByText('Not saved yet: your browser cannot keep this').waitFor();
    await ada.context.setOffline(false);
    await ada.page.getByText('Draft saved to your account.').waitFor();
    expect(await ada.page.getByText('it will be lost').count()).toBe(0);
    const { page } = guest;
    await page.getByText('it will be lost when you close the page').waitFor();
    // It lasts as long as the page.
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Question', { exact: true }).inputValue()).toBe('All of it.');
  });

  test('remembers a choice as long as the page stands', async () => {
    const guest = await visitor();
    await guest.context.addInitScript(blockStorage);
    await guest.open('/topics');
    await guest.page.getByRole('button', { name: 'Settings' }).click();
    await guest.page.getByText('Dark', { exact: true }).click();
    await guest.page.locator('html.dark').waitFor();
    await guest.page.getByRole('banner').getByRole('combobox').fill('vectors');
    await guest.page.keyboard.press('Enter');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.page.locator('html.dark').count()).toBe(1);
  });
});

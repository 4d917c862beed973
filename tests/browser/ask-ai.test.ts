import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectPageValid } from './valid-page.ts';
import { expectNoBrowserErrors, member, openBrowser, visitor, type Visitor } from './visitor.ts';

openBrowser();

const PATIENT = { timeout: 20_000 };

const input = ({ page }: Visitor) => page.getByPlaceholder(/Enter your question|请输入/);
const rail = ({ page }: Visitor) => page.getByRole('navigation', { name: /Conversations|^对话$/ });
const names = (who: Visitor) => rail(who).locator('li a > span:first-child').allTextContents();

async function say(who: Visitor, text: string): Promise<void> {
  await input(who).fill(text);
  await input(who).press('Enter');
}

/** Opens the menu of a conversation and chooses from it. */
async function choose(who: Visitor, title: string, act: string): Promise<void> {
  await rail(who)
    .getByRole('button', { name: `Actions for “${title}”` })
    .click();
  await who.page.getByRole('menuitem', { name: act }).click();
}

test('conversations of a member are kept, found by their words, renamed, exported and deleted', async () => {
  const ada = await member('Ada');
  await ada.open('/ask-ai');
  await rail(ada).getByText('Your conversations will appear here').waitFor();
  // It is open without anybody opening it.
  await say(ada, 'Solve x^2 - 5x + 6 = 0');
  await ada.page.locator('main .marks-line').first().waitFor();
  await ada.page.waitForURL(/\?conversation=/);
  await expect.poll(() => names(ada), PATIENT).toEqual(['Solve x^2 - 5x + 6 = 0']);

  await rail(ada).getByRole('button', { name: 'New conversation' }).click();
  // What is typed before the empty conversation is there belongs to the one before.
  await ada.page.locator('main .marks-line').first().waitFor({ state: 'detached' });
  await say(ada, 'Differentiate x^3');
  await expect.poll(() => names(ada), PATIENT).toEqual(['Differentiate x^3', 'Solve x^2 - 5x + 6 = 0']);

  await choose(ada, 'Solve x² - 5x + 6 = 0', 'Rename');
  await ada.page.getByLabel('Name of the conversation').fill('Two roots');
  await ada.page.keyboard.press('Enter');
  await expect.poll(() => names(ada), PATIENT).toContain('Two roots');
  await expect
    .poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('aria-label')), PATIENT)
    .toBe('Actions for “Two roots”');
  await ada.page.getByLabel('Search conversations').fill('5x');
  await expect.poll(() => names(ada), PATIENT).toEqual(['Two roots']);
  await expectPageValid(ada, 'en');

  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    choose(ada, 'Two roots', 'Export as Markdown'),
  ]);
  expect(download.suggestedFilename()).toBe('Two roots.md');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^# Two roots\n[^]*x = 2/);

  await rail(ada).getByRole('link', { name: 'Two roots' }).click();
  await ada.page.getByRole('heading', { level: 1, name: 'Two roots' }).waitFor();
  const address = new URL(ada.page.url());
  await choose(ada, 'Two roots', 'Delete');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await ada.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await ada.page.waitForURL(({ search }) => search === '');
  await ada.open(address.pathname + address.search);
  await ada.page.getByText('There is no such conversation').waitFor();
  expectNoBrowserErrors(ada);
});

test('a guest asks on a phone without an account, and is told what one brings', async () => {
  const guest = await visitor({ width: 'phone', theme: 'dark', language: 'zh' });
  await guest.open('/ask-ai');
  await say(guest, '解方程 x^2 - 5x + 6 = 0');
  await guest.page.locator('main .marks-line').first().waitFor();
  expect(await guest.page.getByRole('contentinfo').count()).toBe(0);
  await guest.page.getByRole('button', { name: '对话', exact: true }).click();
  await rail(guest).getByText('注册免费账号后').waitFor();
  await guest.page.getByRole('button', { name: '返回' }).click();
  await expect
    .poll(() => guest.page.evaluate(() => document.activeElement?.getAttribute('aria-label')), PATIENT)
    .toBe('对话');
  await guest.page.keyboard.press('Enter');
  await expectPageValid(guest, 'zh');
  await rail(guest).getByRole('link', { name: '本设备上的对话' }).click();
  await guest.page.locator('main .marks-line').first().waitFor();
  expectNoBrowserErrors(guest);
});

test('a message that did not reach the server stands in the field again after a reload', async () => {
  const ada = await member('Ada');
  await ada.open('/ask-ai');
  await ada.page.route('**/graphql', (route) => route.abort());
  await say(ada, 'Solve x^2 - 5x + 6 = 0');
  await ada.page.locator('main').getByRole('button', { name: 'Retry' }).waitFor();
  expect(await input(ada).inputValue()).toBe('');
  await ada.page.unroute('**/graphql');
  await ada.page.reload();
  await expect.poll(() => input(ada).inputValue(), PATIENT).toBe('Solve x^2 - 5x + 6 = 0');
  await input(ada).press('Enter');
  await ada.page.locator('main .marks-line').first().waitFor();
  await ada.page.reload();
  await ada.page.locator('main .marks-line').first().waitFor();
  expect(await input(ada).inputValue()).toBe('');
});

test('words that did not reach the server, or were refused, stand in a field wherever one goes from there', async () => {
  const ada = await member('Ada');
  const { page } = ada;
  const isLost = (lost: boolean) =>
    lost ? page.route('**/graphql', (route) => route.abort()) : page.unroute('**/graphql');
  const stopped = () =>
    page.locator('main').getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await ada.open('/ask-ai');
  await say(ada, 'Solve x^2 = 4');
  await page.locator('main .marks-line').first().waitFor();
  await stopped();
  const edit = page.getByRole('button', { name: 'Edit and send again' });
  const edited = page.getByLabel('Edit your message');

  // Refused as too long.
  const long = 'Other words. '.repeat(700).trim();
  await edit.click();
  await edited.fill(long);
  await edited.press('Enter');
  await page.locator('main').getByRole('alert').waitFor();
  await expect.poll(() => edited.inputValue(), PATIENT).toBe(long);
  await edited.fill('Solve x^2 = 9');
  await edited.press('Enter');
  await page.getByRole('button', { name: 'Earlier version', disabled: false }).waitFor();
  await stopped();

  await isLost(true);
  await say(ada, 'Words of half an hour');
  await page.locator('main').getByRole('button', { name: 'Retry' }).waitFor();
  await isLost(false);
  await page.getByRole('button', { name: 'Earlier version', disabled: false }).first().click();
  await expect.poll(() => input(ada).inputValue(), PATIENT).toBe('Words of half an hour');

  // Beside a page, where another conversation takes the place of this one.
  await ada.open('/pricing');
  await page.locator('[data-tutor-button]').click();
  const panel = page.locator('[data-tutor-panel]');
  const field = panel.locator('textarea');
  await field.fill('Solve x^2 = 4');
  await field.press('Enter');
  await panel.locator('.marks-line').first().waitFor();
  await panel.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await isLost(true);
  await field.fill('Words of another half');
  await field.press('Enter');
  await panel.getByRole('button', { name: 'Retry' }).waitFor();
  await isLost(false);
  await panel.getByRole('button', { name: 'New conversation' }).click();
  await expect.poll(() => field.inputValue(), PATIENT).toBe('Words of another half');
});

test('what a guest says in two tabs is kept, each as a branch', async () => {
  const guest = await visitor();
  const second = { ...guest, page: await guest.context.newPage() };
  await guest.open('/ask-ai');
  await second.page.goto(guest.page.url());
  // Both look at the same place before either says anything.
  for (const who of [guest, second]) await input(who).waitFor();
  for (const [who, text] of [
    [guest, 'Solve x^2 = 4'],
    [second, 'Differentiate x^3'],
  ] as const) {
    await say(who, text);
    await who.page.locator('main .marks-line').first().waitFor();
    await who.page.locator('main').getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  }
  await guest.page.reload();
  await guest.page.locator('main .marks-line').first().waitFor();
  const showsQuestion = async () => (await guest.page.locator('main').innerText()).includes('x^2 = 4');
  const first = await showsQuestion();
  await guest.page
    .getByRole('button', { name: /^(?:Earlier|Later) version$/, disabled: false })
    .first()
    .click();
  await expect.poll(showsQuestion, PATIENT).toBe(!first);
});

test('guided study shows what a topic covers, and its first reply rests on that topic', async () => {
  const guest = await visitor();
  await guest.open('/topic/mathematics/p1/quadratics');
  await guest.page.getByRole('link', { name: 'Study this with the tutor' }).click();
  await guest.page.getByRole('heading', { level: 2, name: 'Quadratics' }).waitFor();
  await guest.page.getByText('Know this first').or(guest.page.getByText('Common mistakes')).first().waitFor();
  await guest.page.getByText('Practise questions').click();
  await guest.page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await guest.page.getByText('Your goal: Practise questions').waitFor();
  await guest.page.getByRole('button', { name: 'Give me a practice question' }).click();
  await guest.page.getByText('Here is a question on this topic').last().waitFor();
  expect(
    await guest.page
      .locator('main a[href^="/topic/mathematics/p1/quadratics#"]')
      .evaluateAll((links) => links.length),
  ).toBeGreaterThan(0);
  await expectPageValid(guest, 'en');
  expectNoBrowserErrors(guest);
});

test('the choices of guided study scroll in their pane, and the screen holds still', async () => {
  const { page, ...guest } = await visitor({ width: 'phone' });
  await guest.open('/ai-tutoring?subject=9709');
  await page.getByRole('radio', { name: /Quadratics/ }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expectPageValid({ page, ...guest }, 'en');
});

test.each([
  ['/ask-ai', 'lemma-bench-width', 288],
  ['/tools/image-solver', 'lemma-photo-width', 540],
])('the panes of %s are as wide as their edge is moved, also the next time', async (path, key, usual) => {
  const { page, open, ...guest } = await visitor();
  await open(path);
  const edge = page.getByRole('separator', { name: 'Pane width' });
  const width = () => edge.evaluate((one) => Math.round(one.parentElement!.getBoundingClientRect().width));
  await expect.poll(width, PATIENT).toBe(usual);
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width, PATIENT).toBe(usual + 16);
  const { x, width: thick } = (await edge.boundingBox())!;
  await page.mouse.move(x + thick / 2, 300);
  await page.mouse.down();
  await page.mouse.move(x - 60, 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(width, PATIENT).toBeLessThan(usual - 20);
  const stored = Number(await page.evaluate((name) => localStorage.getItem(name), key));
  await expect.poll(width, PATIENT).toBe(stored);
  await page.reload();
  await expect.poll(width, PATIENT).toBe(stored);
  expectNoBrowserErrors({ page, open, ...guest });
});

test('it opens with things to ask about a topic, and a press on one asks it', async () => {
  for (const [path, quiz] of [
    ['/ask-ai', /^Quiz me on /],
    ['/zh/ask-ai', /^考考我/],
  ] as const) {
    const stranger = await visitor();
    await stranger.open(path);
    const openings = stranger.page.getByRole('list', { name: /Questions to start with|开始/ });
    await openings.getByRole('button', { name: quiz }).first().click();
    await stranger.page.locator('main blockquote').first().waitFor();
    expect(await openings.count()).toBe(0);
  }
});

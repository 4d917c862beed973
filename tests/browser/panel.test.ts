import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { expectPageValid } from './valid-page.ts';
import { expectNoBrowserErrors, openBrowser, visitor } from './visitor.ts';

openBrowser();

const PATIENT = { timeout: 20_000 };
const TOPIC = '/topic/mathematics/p1/quadratics';

const button = (page: Page) => page.locator('[data-tutor-button]');
const panel = (page: Page) => page.locator('[data-tutor-panel]');
const input = (page: Page) => panel(page).locator('textarea');
const handle = (page: Page) => page.getByRole('separator', { name: 'Width of the panel' });
const chips = (page: Page) => panel(page).getByRole('list', { name: 'About these passages' });
const expectWidth = (page: Page, width: number) =>
  expect.poll(async () => (await panel(page).boundingBox())?.width, PATIENT).toBe(width);
const focusIn = (page: Page, place: string) =>
  page.waitForFunction((selector) => document.activeElement?.matches(selector), place);

async function openPanel(page: Page): Promise<void> {
  await button(page).click();
  await focusIn(page, '[data-tutor-panel] textarea');
}

/** Where the words of the first line of a paragraph begin and end. */
async function lineOf(page: Page, words: string) {
  const paragraph = page.locator('#main p', { hasText: words }).first();
  await paragraph.scrollIntoViewIfNeeded();
  const { x, y, width } = (await paragraph.boundingBox())!;
  return { from: { x: x + 2, y: y + 14 }, to: { x: x + width - 4, y: y + 14 } };
}

async function select(page: Page, words: string): Promise<void> {
  const { from, to } = await lineOf(page, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Formulas that are set later move what stands below them, and a finger that aims at it misses. */
async function whereItStays(one: Locator): Promise<void> {
  let before: number | undefined;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, (await one.boundingBox())?.y];
        before = now;
        return now !== undefined && now === last;
      },
      { ...PATIENT, interval: 500 },
    )
    .toBe(true);
}

/** As the marks of a selection are moved on a screen that is touched. */
const selectByTouch = (page: Page, words: string) =>
  page
    .locator('#main p', { hasText: words })
    .first()
    .evaluate((paragraph) => document.getSelection()!.selectAllChildren(paragraph));

test('the words on the button stand within it, with room at both ends', async () => {
  const one = await visitor();
  await one.open(TOPIC);
  const [outer, words] = [button(one.page), button(one.page).locator('span')];
  const [around, within] = [(await outer.boundingBox())!, (await words.boundingBox())!];
  expect(around.y + around.height - (within.y + within.height)).toBeGreaterThanOrEqual(8);
});

describe('the tutor beside a page', () => {
  test('opens by a button on every page, also one that has not woken', async () => {
    const guest = await visitor();
    for (const path of ['/pricing', '/community/9709', '/no/such/page']) {
      await guest.open(path);
      await button(guest.page).waitFor();
    }
    await guest.page.goto(`${inject('address')}/`, { waitUntil: 'commit' });
    await openPanel(guest.page);
    expectNoBrowserErrors(guest);
  });

  test('takes its room from the page, and closes and opens without losing a word', async () => {
    const { page, ...guest } = await visitor();
    await guest.open(TOPIC);
    await openPanel(page);
    await expectWidth(page, 380);
    const roots = await page.evaluate(() => {
      const ends = [...document.querySelectorAll('#main, #main ~ footer')].map((part) =>
        part.getBoundingClientRect(),
      );
      return ends.map(({ right }) => innerWidth - right);
    });
    expect(roots).toEqual([380, 380]);
    await expectPageValid({ page, ...guest }, 'en');

    await input(page).fill('Solve x^2 - 5x + 6 = 0');
    await page.keyboard.press('Enter');
    const answer = panel(page).locator('[data-tex*="x = 3"]').first();
    await answer.waitFor();
    await page.keyboard.press('Escape');
    await focusIn(page, '[data-tutor-button]');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#main')!.getBoundingClientRect().right))
      .toBe(1280);

    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    await openPanel(page);
    expect(await answer.isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Topics' }).first().click();
    await page.waitForURL('**/topics');
    expect(await answer.isVisible()).toBe(true);
    await page.reload();
    await openPanel(page);
    await answer.waitFor();
    expectNoBrowserErrors({ page, ...guest });
  });

  test('is as wide as its edge is dragged, within its limits', async () => {
    const { page, context, open } = await visitor();
    await open('/pricing');
    await openPanel(page);
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 300);
      await page.mouse.down();
      await page.mouse.move(to, 300, { steps: 3 });
    };
    await drag(900, 780);
    await expectWidth(page, 500);
    await page.mouse.up();
    await page.mouse.move(600, 300);
    await expectWidth(page, 500);
    await drag(780, 1200);
    await expectWidth(page, 280);
    await page.mouse.move(100, 300);
    await page.mouse.up();
    await expectWidth(page, 800);

    await handle(page).press('ArrowRight');
    expect(await handle(page).getAttribute('aria-valuenow')).toBe('784');
    await handle(page).press('Home');
    await expectWidth(page, 280);
    await handle(page).press('End');
    await expectWidth(page, 800);
    await page.setViewportSize({ width: 750, height: 900 });
    await expectWidth(page, 600);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectWidth(page, 800);

    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: 300 }] : [] });
    await touch('touchStart', 480);
    await touch('touchMove', 700);
    await touch('touchMove', 880);
    await touch('touchEnd');
    await expectWidth(page, 400);
    await page.reload();
    await openPanel(page);
    await expectWidth(page, 400);
  });

  test('is asked about what a mouse selects, formulas as LaTeX, and leaves it to be copied', async () => {
    const { page, open } = await visitor();
    await open(TOPIC);
    await page.locator('#main p .katex').first().waitFor();
    await page.getByRole('heading', { name: 'Ideas' }).dblclick();
    await select(page, 'Everything about');
    await focusIn(page, '[data-tutor-panel] textarea');
    await chips(page).getByText('Everything').waitFor();
    await page.keyboard.press('Control+C');
    await page.keyboard.press('Control+V');
    await expect
      .poll(() => input(page).inputValue(), PATIENT)
      .toMatch(/^Everything about \$ax\^2 ?\+ ?bx ?\+ ?c\$/);

    expect(await chips(page).getByRole('listitem').count()).toBe(1);
    await input(page).selectText();
    await page.mouse.click(1100, 400);
    expect(await chips(page).getByRole('listitem').count()).toBe(1);
    await chips(page).getByRole('button', { name: 'Remove this passage' }).click();
    await chips(page).waitFor({ state: 'detached' });
  });

  test('is asked by Ctrl and E too, also where selecting was switched off', async () => {
    const { page, open } = await visitor();
    await open(TOPIC);
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Do not open when text is selected' }).click();
    await panel(page).getByRole('button', { name: 'Close the tutor' }).click();
    await select(page, 'Everything about');
    await page.getByRole('button', { name: 'Ask about this' }).waitFor();
    expect(await panel(page).isVisible()).toBe(false);
    await page.keyboard.press('Control+E');
    await chips(page).getByText('Everything').waitFor();
    await focusIn(page, '[data-tutor-panel] textarea');
    await page.keyboard.press('Escape');
    await focusIn(page, '#main');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Ask the tutor about the selection').waitFor();
  });

  test('says so when it cannot be loaded, and is tried again', async () => {
    const { page, context, open } = await visitor();
    await open('/pricing');
    await context.setOffline(true);
    await button(page).click();
    await page.getByText('The tutor could not be loaded.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await focusIn(page, '[data-tutor-panel] textarea');
  });
});

describe('the tutor on a phone', () => {
  test('covers the page as a dialog, and no link with its button', async () => {
    const guest = await visitor({ width: 'phone', theme: 'dark', language: 'zh' });
    const { page } = guest;
    await guest.open(TOPIC);
    const coveredAtTheEnd = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const links = [...document.querySelectorAll('#main ~ footer a')].filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isHit = (x: number) => link.contains(document.elementFromPoint(x, (top + bottom) / 2));
          return !isHit(left + 1) || !isHit(right - 1);
        });
        return links.map(({ textContent }) => textContent);
      });
    await expect.poll(coveredAtTheEnd, PATIENT).toEqual([]);

    await openPanel(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await panel(page).getAttribute('role')).toBe('dialog');
    expect(await page.locator('#root').getAttribute('inert')).toBe('');
    await expectPageValid(guest, 'zh');
    await panel(page).getByRole('button', { name: '关闭' }).click();
    await focusIn(page, '[data-tutor-button]');
    expect(await page.locator('#root').getAttribute('inert')).toBeNull();
    expectNoBrowserErrors(guest);
  });

  test.each([
    [320, 'en'],
    [390, 'en'],
    [320, 'zh'],
    [768, 'en'],
  ] as const)('has its button in the bar of %i px, where it covers nothing (%s)', async (width, language) => {
    const { page, open } = await visitor({ width: 'phone', language });
    await page.setViewportSize({ width, height: 800 });
    await open('/community/9709');
    const places = await page.evaluate(() =>
      ['header', '[data-tutor-button]', 'header :is(a, button)'].flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    const [bar, ours, ...others] = places;
    expect(ours!.right).toBe(width);
    expect(ours!.bottom).toBeLessThanOrEqual(bar!.bottom);
    expect(others.length).toBeGreaterThan(2);
    for (const { left, right } of others) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(ours!.left);
    }
    // None lies over another either.
    const inOrder = others.toSorted((a, b) => a.left - b.left);
    for (const [i, { left }] of inOrder.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(inOrder[i]!.right);
  });

  test('closes by going back, which leaves the page; closed in another way it leaves no step behind', async () => {
    const { page, open } = await visitor({ width: 'phone' });
    const step = () => page.evaluate('navigation.currentEntry.index');
    await open('/pricing');
    await open(TOPIC);
    const here = await step();
    await openPanel(page);
    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
    await focusIn(page, '[data-tutor-button]');
    expect([new URL(page.url()).pathname, await step()]).toEqual([TOPIC, here]);

    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Close the tutor' }).tap();
    await expect.poll(step, PATIENT).toBe(here);
    await page.goBack();
    await page.waitForURL('**/pricing');
  });

  test('makes way for where its links lead, and is there again on coming back', async () => {
    const { page, open } = await visitor({ width: 'phone' });
    await open(TOPIC);
    await openPanel(page);
    await input(page).fill('Solve x^2 - 5x + 6 = 0');
    await page.keyboard.press('Enter');
    // It leads to a card of the very page that is covered.
    const link = panel(page).locator(`a[href^="${TOPIC}#"]`).first();
    await whereItStays(link);
    await link.tap();
    await panel(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toMatch(/./);
    await page.goBack();
    await focusIn(page, '[data-tutor-panel] textarea');
    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(inject('address') + TOPIC);
  });

  test('offers to be asked about what is selected, and opens nothing by itself', async () => {
    const { page, open } = await visitor({ width: 'phone' });
    await open(TOPIC);
    await selectByTouch(page, 'Everything about');
    await page.getByRole('button', { name: 'Ask about this' }).tap();
    await chips(page).getByText('Everything').waitFor();
  });
});

import { describe, expect, test } from 'vitest';
import {
  expectNoBrowserErrors,
  expectNothingMoved,
  member,
  openBrowser,
  settled,
  signUp,
  visitor,
} from './visitor.ts';

openBrowser();

const BOX = 'header input[type="search"]';

describe('a search', () => {
  test('leads by keys alone from the bar to the place of a topic that was meant', async () => {
    const guest = await visitor();
    const { page } = guest;
    await guest.open('/topics');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await page.keyboard.type('completing the square');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/topic\/mathematics\//);
    await page.locator('[data-marked]').first().waitFor();
    expectNoBrowserErrors(guest);
  });

  test('that is misspelt and in two languages finds its topic, and can be made again', async () => {
    const guest = await visitor();
    const { page } = guest;
    await guest.open('/terms');
    await page.waitForLoadState('networkidle');
    await page.locator(BOX).fill('quadradic 判别式');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await page.locator('main').getByRole('link', { name: 'Quadratics', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Quadratics' }).waitFor();
    await guest.open('/topics');
    await page.getByRole('link', { name: 'quadradic 判别式' }).click();
    await page.getByRole('heading', { level: 1, name: /quadradic/ }).waitFor();
    expectNoBrowserErrors(guest);
  });

  test.for([
    ['desktop', 1280],
    ['phone', 390],
    ['phone', 320],
  ] as const)(
    'offers what else can be done with the words in sight below ten matches: %s of %i',
    async ([width, pixels]) => {
      const guest = await visitor({ width, language: 'en' });
      const { page } = guest;
      await page.setViewportSize({ width: pixels, height: width === 'phone' ? 640 : 900 });
      await guest.open('/topics');
      await page.waitForLoadState('networkidle');
      if (width === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('input[type="search"]:visible').first().fill('equation');
      await page.getByRole('option').nth(13).waitFor();
      const hidden = () =>
        page.getByRole('option').evaluateAll((rows) =>
          rows
            .filter((row) => {
              const { left, top, height } = row.getBoundingClientRect();
              return !row.contains(document.elementFromPoint(left + 20, top + height / 2));
            })
            .map((row) => row.id.split('-').at(-1)),
        );
      for (const offer of ['10', '11', '12', '13']) expect(await hidden()).not.toContain(offer);
      // The keys go through the matches, which scroll, to the offers.
      for (let i = 0; i < 10; i += 1) await page.keyboard.press('ArrowDown');
      await expect.poll(hidden).not.toContain('9');
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('[aria-selected="true"]').textContent()).toMatch(/All results/);
      expectNoBrowserErrors(guest);
    },
  );

  test('of a guest goes to the account that they sign up for, and leaves the device', async () => {
    const guest = await visitor();
    const { page } = guest;
    const onDevice = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('lemma-search-history') ?? '[]') as object[]);
    await guest.open('/topics');
    await page.waitForLoadState('networkidle');
    await page.locator(BOX).fill('half-life');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await expect.poll(onDevice).toMatchObject([{ query: 'half-life', count: 1 }]);

    await signUp(guest, 'Cleo');
    await guest.open('/topics');
    await expect.poll(onDevice).toEqual([]);
    await page.reload();
    await page.getByRole('link', { name: 'half-life', exact: true }).waitFor();
    expectNoBrowserErrors(guest);
  });

  test('of a member is kept with the account, not on the device, until it is forgotten, and moves nothing', async () => {
    const ada = await member('Ada');
    const { page } = ada;
    await ada.open('/community/9709');
    await page.locator(BOX).fill('vectors');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'vectors', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('lemma-search-history'))).toBeNull();
    await page.reload();
    await page.getByRole('link', { name: 'vectors', exact: true }).waitFor();
    await settled(ada);
    await expectNothingMoved(ada);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('link', { name: 'vectors', exact: true }).waitFor({ state: 'detached' });
    expectNoBrowserErrors(ada);
  });
});

import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { expectPageValid } from './valid-page.ts';
import { ask, expectNoBrowserErrors, member, openBrowser } from './visitor.ts';

openBrowser();

test('a vote earns one a badge and the other reputation and a place, each seen where it belongs', async () => {
  const [ada, ben] = [await member('Ada Standing'), await member('Ben Standing')];
  await changePerson('Ben Standing', { reputation: 20 });
  const path = await ask(ada, 'What is a vote on $x$ worth?', 'Ten points, I read.');
  await ben.open(path);
  await ben.page.getByRole('button', { name: 'Vote up' }).first().press('Enter');
  await ben.page.getByLabel('Score 1').waitFor();

  const bell = ben.page.locator('header').getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.press('Enter');
  await ben.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /You have earned the badge “First Upvote”/ })
    .press('Enter');
  await ben.page.waitForURL(/\/community\/reputation/);
  await ben.page
    .getByRole('region', { name: 'Badges' })
    .getByRole('link', { name: 'First Upvote' })
    .press('Enter');
  await ben.page.getByRole('heading', { level: 1, name: 'First Upvote' }).waitFor();
  await ben.page.locator('main').getByRole('link', { name: 'Ben Standing' }).waitFor();
  await expectPageValid(ben, 'en');
  await ben.open('/profile');
  await ben.page
    .locator('main header')
    .getByRole('link', { name: /1 badge/ })
    .waitFor();

  await ada.open('/community/reputation');
  await ada.page.getByRole('list').getByText('Question voted up').waitFor();
  await ada.page
    .locator('main')
    .getByRole('link', { name: /What is a vote on/ })
    .locator('.katex')
    .waitFor();
  await ada.page.getByRole('region', { name: 'Around you' }).getByText('Ada Standing').waitFor();
  await ada.page.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await ada.page.getByRole('table').first().waitFor();
  await expectPageValid(ada, 'en');

  const heads = () => ada.page.locator('main').getByRole('heading').allTextContents();
  const seen = await heads();
  await ada.open('/reputation');
  await ada.page.getByRole('list').getByText('Question voted up').waitFor();
  expect(await heads()).toEqual(seen);
  await ada.page.getByRole('button', { name: 'Account menu' }).click();
  await ada.page
    .getByRole('menu')
    .getByText(/^\d+ reputation$/)
    .waitFor();
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

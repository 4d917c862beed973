import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { ask, expectNoBrowserErrors, member, openBrowser } from './visitor.ts';

openBrowser();

test('what is done in one tab is seen in the other: votes and likes, what was read, and signing out', async () => {
  const [ada, ben] = [await member('Ada of two tabs'), await member('Ben')];
  await changePerson('Ada of two tabs', { reputation: 500 });
  const own = await ask(ada, 'Is one tab enough?', 'I have two.');
  const path = await ask(ben, 'Which of two tabs was it?', 'One of them.');
  const other = await ada.context.newPage();
  const tabs = [ada.page, other];
  await ada.open(path);
  await other.goto(ada.page.url());
  for (const tab of tabs) await tab.getByText('live', { exact: true }).waitFor();
  const acts = (tab: Page) => tab.getByRole('group', { name: 'React to this post' }).getByRole('button');
  for (const tab of tabs) await acts(tab).filter({ hasText: 'Comment' }).waitFor();

  await ada.page.getByRole('button', { name: 'Vote up' }).click();
  await ada.page.getByRole('button', { name: 'Vote up', pressed: true }).waitFor();
  await other.getByRole('button', { name: 'Vote up', pressed: true }).waitFor();
  await other.getByRole('button', { name: 'Like (0)' }).click();
  await ada.page.getByRole('button', { name: 'Remove like (1)' }).waitFor();
  await other.getByRole('button', { name: 'Follow this question' }).click();
  await ada.page.getByRole('button', { name: 'Unfollow this question' }).waitFor();

  await ben.open(own);
  await ben.page.getByLabel('Your answer').fill('One is enough.');
  await ben.page.getByRole('button', { name: 'Post answer' }).click();
  const header = (tab: Page) => tab.locator('header');
  // The answer, and the badges of her first vote and her first like.
  for (const tab of tabs)
    await header(tab).getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
  await header(ada.page)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await ada.page.getByRole('button', { name: 'Mark all as read' }).click();
  await header(other).getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await ada.page.keyboard.press('Escape');

  await header(ada.page).getByRole('button', { name: 'Account menu' }).click();
  await ada.page.getByRole('menuitem', { name: /Log ?out|Sign out/i }).click();
  for (const tab of tabs) await header(tab).getByRole('button', { name: 'Login' }).waitFor();
  await expect.poll(() => other.getByRole('button', { name: 'Vote up', pressed: true }).count()).toBe(0);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

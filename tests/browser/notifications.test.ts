import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, type Visitor, visitor } from './visitor.ts';

openBrowser();

const bell = ({ page }: Visitor) => page.locator('header').getByRole('button', { name: /^Notifications/ });

async function answer({ page, open }: Visitor, path: string, text: string): Promise<void> {
  await open(path);
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Post answer' }).click();
  await page.getByRole('article', { name: 'Answer' }).getByText(text).waitFor();
}

test('an answer rings at once, is counted, and is read by opening what it is about', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const path = await ask(ada, 'Who hears of an answer?', 'Whoever asked, I hope.');
  await ada.open('/topics');
  await bell(ada).waitFor();
  await answer(ben, path, 'You do, and at once.');

  await ada.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await ada.page.getByRole('status').getByRole('link', { name: 'New answer' }).waitFor();
  await bell(ada).click();
  const inbox = ada.page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('link', { name: /Ben answered your question/ }).click();
  await ada.page.waitForURL(/\/community\/question\/.*#answer-/);
  await ada.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expectNoBrowserErrors(ada);
});

test('the page lists them, filters, marks all as read and deletes, and keeps that over a reload', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben', { width: 'phone' })];
  const path = await ask(ada, 'What does the page of notifications do?', 'It lists them.');
  await ada.open('/topics');
  await answer(ben, path, 'It lists them indeed.');
  await ada.open('/notifications');
  const rows = ada.page.locator('main').getByRole('listitem');
  await rows.getByText('New answer').waitFor();
  await ada.page.getByRole('combobox', { name: 'Kind of notification' }).selectOption('COMMENT');
  await ada.page.getByText('Nothing here').waitFor();
  await ada.page.getByRole('button', { name: 'Show all' }).click();
  await ada.page.getByRole('button', { name: 'Mark all as read' }).click();
  await ada.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await ada.page.reload();
  await rows.getByText('New answer').waitFor();
  expect(await ada.page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
  await rows.getByRole('button', { name: 'Delete' }).click();
  await ada.page.getByText('No notifications yet').waitFor();
  expectNoBrowserErrors(ada);
});

test('what is switched off stays off', async () => {
  const ada = await member('Ada');
  await ada.open('/settings/notifications');
  const votes = ada.page.getByRole('switch', { name: 'Upvotes' });
  await votes.click();
  await ada.page.getByText('Saved.').waitFor({ state: 'attached' });
  await ada.page.getByRole('switch', { name: /Nothing pops up/ }).click();
  await ada.page.getByLabel('From').waitFor();
  await ada.page.reload();
  await votes.waitFor();
  expect(await votes.isChecked()).toBe(false);
  expect(await ada.page.getByLabel('From').inputValue()).toBe('22:00');
  expectNoBrowserErrors(ada);
});

test('a guest has no bell, and one whose inbox cannot be fetched keeps the bar', async () => {
  const guest = await visitor();
  await guest.open('/topics');
  await guest.page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await bell(guest).count()).toBe(0);

  const ada = await member('Ada');
  await ada.page.route(/\/graphql/, (route) => {
    const isInbox = /notifications/i.test(
      decodeURIComponent(route.request().url()) + route.request().postData(),
    );
    return isInbox ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } }) : route.continue();
  });
  await ada.open('/topics');
  await bell(ada).waitFor();
  await ada.page.getByRole('button', { name: 'Account menu' }).click();
  await ada.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
});

test.each([
  [9, '9'],
  [10, '9+'],
])('%i unread are shown as %s', async (unread, shown) => {
  const ada = await member('Ada');
  await ada.page.route(/\/graphql/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { notifications?: { unreadCount: number } } };
    if (json.data?.notifications) json.data.notifications.unreadCount = unread;
    await route.fulfill({ response, json });
  });
  await ada.open('/topics');
  await ada.page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor();
  expect(await bell(ada).textContent()).toBe(shown);
});

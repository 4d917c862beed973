import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, type Visitor, visitor } from './visitor.ts';

openBrowser();

const mark = ({ page }: Visitor, name: string) =>
  page.getByRole('group', { name: 'React to this post' }).getByRole('button', { name, exact: true });
const comments = ({ page }: Visitor) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Vote this comment up' }) });

async function comment({ page }: Visitor, text: string): Promise<void> {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
}

test('a comment appears, changes and goes before everybody who reads the question', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben', { width: 'phone' })];
  const path = await ask(ada, 'Which root is meant?', 'There are two of them.');
  await ben.open(path);
  await ben.page.getByText('live', { exact: true }).waitFor();
  for (const one of [ada, ben]) await mark(one, 'Comment (0)').click();
  await ben.page.getByText('No comments yet').waitFor();

  await comment(ada, 'The positive one, as $x > 0$.');
  const seen = comments(ben).filter({ hasText: 'The positive one' });
  await seen.locator('.katex').first().waitFor();
  await mark(ben, 'Hide comments (1)').waitFor();
  await seen.getByRole('button', { name: 'Reply' }).click();
  expect(await ben.page.getByLabel('Your comment').inputValue()).toBe('@Ada ');
  await comment(ben, '@Ada Thank you.');
  await comments(ada).filter({ hasText: 'Thank you.' }).waitFor();

  const own = comments(ada).filter({ hasText: 'The positive one' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await ada.page.getByLabel('Edit your comment').fill('The larger one.');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await comments(ben).filter({ hasText: 'The larger one.' }).waitFor();
  await comments(ada).filter({ hasText: 'The larger one.' }).getByRole('button', { name: 'Delete' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await mark(ben, 'Hide comments (1)').waitFor();
  await expect.poll(() => comments(ben).count()).toBe(1);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('a like, a bookmark and following show at once, are counted for others and stay', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const title = 'What is worth keeping?';
  const path = await ask(ada, title, 'Say which.');
  await ada.page.getByText('live', { exact: true }).waitFor();
  await mark(ada, 'Like (0)').waitFor();
  await ben.open(path);
  await mark(ben, 'Like (0)').click();
  await mark(ben, 'Bookmark (0)').click();
  await mark(ben, 'Follow this question').click();
  await mark(ada, 'Like (1)').waitFor();

  await ben.page.reload();
  await mark(ben, 'Remove like (1)').waitFor();
  await mark(ben, 'Remove bookmark (1)').waitFor();
  await mark(ben, 'Unfollow this question').waitFor();
  await ben.open('/community/9709');
  for (const kept of ['bookmarked', 'following']) {
    await ben.page.getByRole('combobox', { name: 'Yours' }).selectOption(kept);
    await ben.page.waitForURL(new RegExp(`mine=${kept}`));
    await expect.poll(() => ben.page.locator('main').getByRole('article').count()).toBe(1);
    await ben.page.getByRole('link', { name: title }).waitFor();
  }
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('a guest reads what others did, and is told why an act needs an account', async () => {
  const [ada, guest] = [await member('Ada'), await visitor()];
  const path = await ask(ada, 'Who may like this?', 'Whoever signed in.');
  await guest.open(path);
  await mark(guest, 'Like (0)').click();
  await guest.page.getByRole('alert').getByText('are kept on your account').waitFor();
  await mark(guest, 'Comment (0)').click();
  await guest.page.getByRole('button', { name: 'Sign in to comment' }).click();
  await guest.page.getByRole('dialog').waitFor();
  expectNoBrowserErrors(guest);
});

test('a comment of somebody else is reported, and one’s own is not', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const path = await ask(ada, 'Who reports a comment?', 'Whoever did not write it.');
  await mark(ada, 'Comment (0)').click();
  await comment(ada, 'Buy my pens.');
  await comments(ada).filter({ hasText: 'Buy my pens.' }).waitFor();
  expect(await comments(ada).getByRole('button', { name: 'Report' }).count()).toBe(0);
  await ben.open(path);
  await mark(ben, 'Show comments (1)').click();
  await comments(ben).getByRole('button', { name: 'Report' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await ben.page.getByText('A moderator will look at it').waitFor();
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('the list of a subject searches its questions, and shows all of them again', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  await ask(ben, 'Where does the osculating circle touch?', 'At one point, I think.');
  await ask(ada, 'Is a tangent also a secant?', 'At two points, I think.');
  await ada.open('/community/9709');
  const field = ada.page.getByRole('searchbox', { name: 'Search these questions' });
  await field.fill('osculating');
  await field.press('Enter');
  await ada.page.getByRole('heading', { name: 'Results for “osculating”' }).waitFor();
  await expect.poll(() => ada.page.locator('main').getByRole('article').count()).toBe(1);
  await field.fill('');
  await field.press('Enter');
  await ada.page.getByRole('link', { name: 'Is a tangent also a secant?' }).waitFor();
  expectNoBrowserErrors(ada);
});

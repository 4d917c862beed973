import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, fillSignUp, member, openBrowser, signUp, visitor } from './visitor.ts';

openBrowser();

test('a guest writes a question, signs up to post it, and loses nothing on the way', async () => {
  const guest = await visitor({ width: 'phone' });
  const { page } = guest;
  await guest.open('/community/9709');
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByLabel('Title').fill('May a guest ask about $x^2$?');
  await page.getByLabel('Question', { exact: true }).fill('I have no account **yet**.');
  await page.getByLabel('Paper').selectOption('p3');
  await page.getByLabel('Ask anonymously').check();
  await page.getByRole('button', { name: 'Sign in to post' }).click();
  await page.getByRole('dialog').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('May a guest ask about $x^2$?');
  await page.getByLabel('Ask anonymously').check();
  await page.getByRole('button', { name: 'Sign in to post' }).click();
  await fillSignUp(guest, 'Gil Guest');
  expect(await page.getByLabel('Question', { exact: true }).inputValue()).toBe('I have no account **yet**.');
  expect(await page.getByLabel('Ask anonymously').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Post question' }).click();
  await page.waitForURL(/\/community\/question\//);
  await page.locator('article strong', { hasText: 'yet' }).waitFor();
  await page.locator('article').getByText('P3').or(page.getByText('Pure Mathematics 3')).first().waitFor();
  expectNoBrowserErrors(guest);
});

test('a guest’s vote says why it needs an account, counts nothing, and leads to one', async () => {
  const [ada, guest] = [await member('Ada'), await visitor()];
  const path = await ask(ada, 'May a guest vote for this?', 'Only with an account.');
  await guest.open(path);
  const { page } = guest;
  await page.getByRole('button', { name: 'Vote up' }).first().press('Enter');
  const reason = page.getByRole('alert').filter({ hasText: 'Voting needs an account' });
  await reason.waitFor();
  await page.getByLabel('Score 0').first().waitFor();
  const way = reason.getByRole('button', { name: 'Sign in' });
  await way.press('Enter');
  await page.getByRole('dialog').getByLabel('E-mail').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => way.evaluate((one) => one === document.activeElement)).toBe(true);
  expectNoBrowserErrors(guest);
});

test('what a guest wrote as an answer is posted after signing up', async () => {
  const [ada, guest] = [await member('Ada'), await visitor()];
  const path = await ask(ada, 'May a guest answer this?', 'Let us see.');
  await guest.open(path);
  const { page } = guest;
  await page.getByLabel('Your answer').fill('Yes, after signing up.');
  await page.getByRole('button', { name: 'Sign in to post' }).click();
  await fillSignUp(guest, 'Gil Answers');
  expect(await page.getByLabel('Your answer').inputValue()).toBe('Yes, after signing up.');
  await page.getByRole('button', { name: 'Post answer' }).click();
  await page.getByRole('article', { name: 'Answer' }).getByText('Yes, after signing up.').waitFor();
  expectNoBrowserErrors(guest);
});

test('what a guest studied and got wrong is in the account that they sign up for', async () => {
  const guest = await visitor();
  const { page } = guest;
  await guest.open('/tools/error-book');
  await page.getByRole('button', { name: 'Add a question' }).first().click();
  const form = page.getByRole('form', { name: 'Add a question' });
  await form.getByLabel('Question').fill('Differentiate $x^3$.');
  await form.getByLabel('Correct answer').fill('$3x^2$');
  await form.getByRole('button', { name: 'Add' }).click();
  const entry = page.getByRole('article', { name: 'Entry' });
  await entry.getByText('Differentiate').waitFor();
  await guest.open('/topic/mathematics/p1/quadratics');
  await page.getByLabel('Score, in percent').selectOption('80');
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await page.getByText('Mastery 40%').waitFor();

  await signUp(guest, 'Gil Studies');
  await guest.open('/tools/error-book');
  await entry.getByText('Differentiate').waitFor();
  await guest.open('/tools/progress-tracking');
  await page.getByRole('row', { name: /Quadratics.*40%/ }).waitFor();
  // On another device there is nothing but the account.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'lemma-session') localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('row', { name: /Quadratics.*40%/ }).waitFor();
  await guest.open('/tools/error-book');
  await entry.getByText('Differentiate').waitFor();
  expectNoBrowserErrors(guest);
});

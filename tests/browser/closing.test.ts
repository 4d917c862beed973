import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { ask, expectNoBrowserErrors, member, openBrowser } from './visitor.ts';

openBrowser();

test('a question is closed as a duplicate, linked both ways, and opened again', async () => {
  const [ada, ben] = [await member('Ada Closed'), await member('Ben Closes')];
  await changePerson('Ben Closes', { reputation: 500 });
  const original = await ask(ben, 'How do I solve $x^2 = 9$ completely?', 'With both roots.');
  const path = await ask(ada, 'What are the solutions of $x^2 = 9$?', 'I found $3$.');
  await ada.page.getByText('live', { exact: true }).waitFor();

  await ben.open(path);
  const close = ben.page.getByRole('button', { name: 'Close question' });
  await close.press('Enter');
  const dialog = ben.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It has been asked before' }).press('Space');
  await dialog.getByRole('button', { name: 'Close question' }).press('Enter');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Link to the question').fill(new URL(original, ben.page.url()).href);
  await dialog.getByRole('button', { name: 'Close question' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  const notice = ada.page.getByText('This question is closed');
  await notice.waitFor();
  // She has it before her eyes, so that the bell does not count it for long.
  const bell = ada.page.locator('header').getByRole('button', { name: /^Notifications/ });
  await bell.press('Enter');
  await ada.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/closed/)
    .first()
    .waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page
    .locator('main')
    .getByRole('link', { name: /completely\?/ })
    .first()
    .press('Enter');
  await ada.page.getByRole('heading', { level: 1, name: /completely/ }).waitFor();
  await ada.page
    .getByRole('region', { name: 'Asked again as' })
    .getByRole('link', { name: /What are the solutions/ })
    .press('Enter');
  await notice.waitFor();
  expect(await ada.page.getByLabel('Your answer').count()).toBe(0);

  await ben.page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await notice.waitFor({ state: 'hidden' });
  await ada.page.getByLabel('Your answer').waitFor();
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('whoever asks anonymously is named nowhere, neither on a page nor in what it fetched', async () => {
  const [ada, ben] = [await member('Xanthippe'), await member('Ben')];
  await ada.open('/community/9709/ask');
  await ada.page.getByLabel('Ask anonymously').check();
  const title = 'Who would ask what $0.999\\ldots$ is?';
  await ada.page.getByLabel('Title').fill(title);
  await ada.page.getByLabel('Question', { exact: true }).fill('I would rather not say.');
  await ada.page.getByRole('button', { name: 'Post question' }).click();
  await ada.page.waitForURL(/question\//);
  await ada.page
    .getByRole('button', { name: /^Comment/ })
    .first()
    .click();
  await ada.page.getByLabel('Your comment').fill('It is I who asks.');
  await ada.page.getByRole('button', { name: 'Post comment' }).click();
  await ada.page.getByRole('listitem').getByText('It is I who asks.').waitFor();

  const fetched: Promise<string>[] = [];
  ben.page.on('response', (response) => {
    if (/graphql|question|community/.test(response.url())) fetched.push(response.text().catch(() => ''));
  });
  await ben.open(new URL(ada.page.url()).pathname);
  await ben.page
    .getByRole('button', { name: /^Show comments/ })
    .first()
    .click();
  await ben.page.getByText('It is I who asks.').waitFor();
  expect(await ben.page.content()).not.toContain('Xanthippe');
  await ben.open('/community/9709');
  await ben.page.getByRole('link', { name: /Who would ask/ }).waitFor();
  expect(await ben.page.content()).not.toContain('Xanthippe');
  expect((await Promise.all(fetched)).filter((text) => text.includes('Xanthippe'))).toEqual([]);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

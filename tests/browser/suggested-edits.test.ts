import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { expectPageValid } from './valid-page.ts';
import { ask, expectNoBrowserErrors, member, openBrowser, type Visitor } from './visitor.ts';

openBrowser();

const expectFocused = (place: Locator) =>
  expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);

/** Opens the inbox by keyboard and follows a line of it. */
async function follow({ page }: Visitor, words: RegExp): Promise<void> {
  const bell = page.locator('header').getByRole('button', { name: /^Notifications, \d+ unread/ });
  await bell.press('Enter');
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: words }).press('Enter');
}

test('an edit that one suggests is accepted by the author and seen by both, by keyboard alone', async () => {
  const [ada, ben] = [await member('Ada Suggested'), await member('Ben Suggests')];
  await changePerson('Ben Suggests', { reputation: 200 });
  const path = await ask(ada, 'Where does $x^2 = 4$ have its rots?', 'I only found $2$, and no other one.');

  await ben.open(path);
  // What a button says may be no status: that is left out of its name.
  await ben.page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  const suggest = ben.page.getByRole('button', { name: 'Suggest an edit' });
  await suggest.press('Enter');
  const form = ben.page.getByRole('dialog');
  await expectFocused(form.getByLabel('Title'));
  await form.getByLabel('Title').fill('Where does $x^2 = 4$ have its roots?');
  await form.getByLabel('Why? (optional)').fill('A letter was missing.');
  await expectPageValid(ben, 'en');
  await form.getByLabel('Why? (optional)').press('Enter');
  await form.waitFor({ state: 'hidden' });
  await ben.page.getByText('somebody will look at your edit').waitFor();
  await expectFocused(suggest);

  await follow(ada, /Ben Suggests suggested an edit/);
  await ada.page.waitForURL(/\/review\/edits\?suggestion=/);
  await ada.page.locator('main .katex').first().waitFor();
  await ada.page.getByText('“A letter was missing.”').waitFor();
  await expectPageValid(ada, 'en');
  await ada.page.getByRole('button', { name: 'Accept' }).press('Enter');
  await ada.page.getByRole('status').getByText('Accepted').waitFor();

  await follow(ben, /The edit you suggested to .* was accepted/);
  await ben.open('/review/edits');
  await ben.page.getByRole('region', { name: 'Your suggestions' }).getByText('Accepted').waitFor();
  await ben.open(path);
  await ben.page.getByRole('heading', { level: 1, name: /have its roots/ }).waitFor();
  const history = ben.page.getByRole('button', { name: 'History' });
  await history.press('Enter');
  await ben.page.getByRole('dialog').getByText('Ben Suggests').first().waitFor();
  await ben.page.keyboard.press('Escape');
  await expectFocused(history);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('an edit is rejected only with a reason, which is what its author reads', async () => {
  const [ada, ben] = [await member('Ada Rejects'), await member('Ben Rejected')];
  await changePerson('Ben Rejected', { reputation: 200 });
  const path = await ask(ada, 'Is one half the same as $\\frac{2}{4}$?', 'I think so.');
  await ben.open(path);
  await ben.page.getByRole('button', { name: 'Suggest an edit' }).click();
  const form = ben.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await form.getByRole('alert').waitFor();
  await form.getByRole('textbox', { name: 'Text' }).fill('I do not think so.');
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await form.waitFor({ state: 'hidden' });

  await follow(ada, /Ben Rejected suggested an edit/);
  await ada.page.getByRole('button', { name: 'Reject' }).click();
  await ada.page.getByRole('alert').waitFor();
  await ada.page.getByLabel('Reason (needed to reject)').fill('That is not what I meant.');
  await ada.page.getByRole('button', { name: 'Reject' }).click();
  await ada.page.getByRole('status').getByText('Rejected').waitFor();
  await follow(ben, /was rejected: That is not what I meant\./);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

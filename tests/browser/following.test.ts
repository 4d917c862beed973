import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { ask, expectNoBrowserErrors, member, openBrowser, type Visitor } from './visitor.ts';

openBrowser();

const popUp = ({ page }: Visitor, name: string) =>
  page.getByRole('status').getByRole('link', { name, exact: true });

async function answer({ page, open }: Visitor, path: string, text: string): Promise<void> {
  await open(path);
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Post answer' }).click();
  await page.getByRole('article', { name: 'Answer' }).getByText(text).waitFor();
}

test('who follows a person, a tag and a question hears of each at once', async () => {
  const [ada, cy, ben] = [await member('Ada Followed'), await member('Cy Asks'), await member('Ben Follows')];
  // Everybody's tests ask in 9709, whose tag would ring for each of them.
  const tag = 'rings-here';
  await changePerson('Ada Followed', { reputation: 150 });
  const path = await ask(ada, 'Who follows this question?', 'And its author.', { tag });

  await ben.open('/settings/notifications');
  for (const kind of ['New questions in tags you follow', 'New questions by people you follow']) {
    const choice = ben.page.getByRole('switch', { name: kind });
    await choice.press('Space');
    await expect.poll(() => choice.isChecked()).toBe(true);
    await ben.page.getByText('Saved.').waitFor({ state: 'attached' });
  }
  await ben.open(`/community/tag/${tag}`);
  await ben.page.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
  await ben.page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await ben.open(path);
  await ben.page.getByRole('button', { name: 'Follow this question' }).press('Enter');
  await ben.page.getByRole('button', { name: 'Unfollow this question' }).waitFor();
  await answer(ada, path, 'I do, for one.');
  await popUp(ben, 'New answer').waitFor();

  await ask(cy, 'Is this told for its tag alone?', 'It is.', { tag });
  await popUp(ben, 'New question').press('Enter');
  await ben.page.getByRole('heading', { level: 1, name: 'Is this told for its tag alone?' }).waitFor();
  await ben.page.locator('main').getByRole('link', { name: 'Cy Asks' }).first().press('Enter');
  await ben.page.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
  await ben.page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await cy.page.locator('header').getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter');
  const inbox = cy.page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('link', { name: /Ben Follows follows you/ }).press('Enter');
  await cy.page.getByRole('heading', { level: 1, name: 'Ben Follows' }).waitFor();
  for (const one of [ada, cy, ben]) expectNoBrowserErrors(one);
});

test('within quiet hours the bell counts and nothing pops up', async () => {
  const [ada, ben] = [await member('Ada Quiet'), await member('Ben Loud')];
  const path = await ask(ada, 'Does this wake me?', 'It should not.');
  await ada.open('/settings/notifications');
  await ada.page.getByRole('switch', { name: /Nothing pops up/ }).press('Space');
  await ada.page.getByText('Saved.').waitFor({ state: 'attached' });
  // The first change is slow to arrive: the second must not overtake it.
  const arrived: string[] = [];
  await ada.page.route('**/graphql', async (route) => {
    const [hours] =
      route
        .request()
        .postData()
        ?.match(/"from":"[^}]*/) ?? [];
    if (hours?.includes('07:00')) await setTimeout(800);
    if (hours) arrived.push(hours);
    await route.continue();
  });
  for (const [label, time] of [
    ['From', '00:00'],
    ['To', '23:59'],
  ] as const) {
    const field = ada.page.getByLabel(label, { exact: true });
    await field.fill(time);
    await field.blur();
  }
  await expect.poll(() => arrived.length).toBe(2);
  expect(arrived[1]).toBe('"from":"00:00","to":"23:59"');
  await ada.page.getByText('Saved.').waitFor({ state: 'attached' });
  await ada.page.reload();
  await expect.poll(() => ada.page.getByLabel('To', { exact: true }).inputValue()).toBe('23:59');
  expect(await ada.page.getByLabel('From', { exact: true }).inputValue()).toBe('00:00');
  await answer(ben, path, 'Sleep well.');
  await ada.page.locator('header').getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  expect(await popUp(ada, 'New answer').count()).toBe(0);
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

import { expect, test } from 'vitest';
import { changePerson } from './database.ts';
import { expectPageValid } from './valid-page.ts';
import { ask, expectNoBrowserErrors, member, openBrowser, settled, visitor } from './visitor.ts';

openBrowser();

test('what one person reports a moderator takes and upholds, and its author is told why', async () => {
  const [ada, ben] = [await member('Ada Reported'), await member('Ben Reporter')];
  const staff = await member('Mia Moderator');
  await changePerson('Mia Moderator', { role: 'MODERATOR' });
  const path = await ask(ada, 'Where can I buy $1000$ cheap pens today?', 'At my **shop**.', {
    subject: '9702',
  });

  // Other tests report questions of 9709.
  await staff.open('/moderation?subject=9702');
  await staff.page.getByText('Nothing waits here').waitFor();
  await settled(staff);

  await ben.open(path);
  await ben.page.getByRole('button', { name: 'Report', exact: true }).first().click();
  const form = ben.page.getByRole('dialog');
  await form.getByLabel('Anything to add? (optional)').fill('It links to a shop.');
  await form.getByRole('button', { name: 'Report' }).click();
  await ben.page.getByText('A moderator will look at it').waitFor();

  // It arrives by itself; the list moves when its reader wants it to.
  await staff.page.getByRole('button', { name: /^Show \d+ new case/ }).click();
  await staff.page.getByText('It links to a shop.').waitFor();
  await staff.page.locator('.prose strong', { hasText: 'shop' }).waitFor();
  await expectPageValid(staff, 'en');

  await staff.page.keyboard.press('j');
  await staff.page.keyboard.press('t');
  await staff.page.getByText(/[1-9] in review/).waitFor();
  await staff.page.keyboard.press('u');
  const decision = staff.page.getByRole('dialog');
  await decision.getByLabel('Reason').fill('Too short');
  await decision.getByRole('button', { name: 'Confirm' }).click();
  await decision.getByRole('alert').waitFor();
  await decision.getByLabel('Reason').fill('It only advertises a shop.');
  await decision.getByRole('button', { name: 'Confirm' }).click();
  await decision.waitFor({ state: 'hidden' });
  await staff.page.getByText('decided: It only advertises a shop.').waitFor();

  await ada.open('/notifications');
  await ada.page.getByText('It only advertises a shop.').waitFor();
  await ben.open('/notifications');
  await ben.page
    .locator('main')
    .getByText(/your report/i)
    .first()
    .waitFor();
  const guest = await visitor();
  await guest.open(path);
  await guest.page.getByText('At my shop.').waitFor({ state: 'hidden' });
  expectNoBrowserErrors(staff);
  expectNoBrowserErrors(ben);
});

test('a moderator warns and suspends from a profile, an admin reads it in the audit, and nobody else sees either', async () => {
  const [noah, admin] = [await member('Noah Noisy'), await member('Ana Admin')];
  await changePerson('Ana Admin', { role: 'ADMIN' });
  const path = await ask(noah, 'Is this a question about $x$ at all?', 'Perhaps $y$.');

  await admin.open(path);
  await admin.page.locator('main').getByRole('link', { name: 'Noah Noisy' }).first().click();
  await admin.page.getByRole('button', { name: 'Moderate' }).click();
  const panel = admin.page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Suspend' }).click();
  await panel.getByLabel('Days').fill('3');
  await panel.getByLabel('Reason').fill('Insults in several comments.');
  await panel.getByRole('button', { name: 'Suspend' }).click();
  await panel.getByText('Suspended until').waitFor();
  await panel.getByRole('button', { name: 'Lift the suspension' }).waitFor();
  await expectPageValid(admin, 'en');
  await panel.getByRole('link', { name: 'Audit' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  await admin.page.locator('main').getByText('Insults in several comments.', { exact: true }).waitFor();
  await expectPageValid(admin, 'en');
  expectNoBrowserErrors(admin);

  await noah.open('/moderation');
  await noah.page.getByText('Only moderators and admins can read it.').waitFor();
  await noah.open('/moderation/audit');
  await noah.page.getByText('Only admins can read it.').waitFor();
  await noah.open('/zh/moderation');
  await noah.page.getByText('只有版主和管理员可以查看。').waitFor();
  expect(await noah.page.getByRole('button', { name: 'Moderate' }).count()).toBe(0);
  expectNoBrowserErrors(noah);
});

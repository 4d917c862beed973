import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, settled, visitor } from './visitor.ts';

openBrowser();

test('a name leads to a profile, which is followed, and changed by its owner with what is wrong beside its field', async () => {
  const [ada, ben] = [await member('Ada Profile'), await member('Ben Profile')];
  const path = await ask(ada, 'Where does the name of whoever asks lead to?', 'To $x$.');

  await ben.open(path);
  await ben.page.locator('main').getByRole('link', { name: 'Ada Profile' }).first().click();
  await ben.page.getByRole('heading', { level: 1, name: 'Ada Profile' }).waitFor();
  await ben.page.getByRole('link', { name: 'Where does the name of whoever asks' }).waitFor();
  await ben.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ben.page.getByText('1 follower').waitFor();
  // Shown at once; what was sent must have arrived.
  await settled(ben);
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Following', pressed: true }).waitFor();

  await ada.open('/profile');
  await ada.page.getByRole('button', { name: 'Edit profile' }).click();
  await ada.page.getByLabel('Name').fill('A');
  await ada.page.getByLabel('About you').fill('I like integrals.');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await ada.page.getByText('The name needs at least 2 characters.').waitFor();
  expect(await ada.page.getByLabel('About you').inputValue()).toBe('I like integrals.');
  await ada.page.getByLabel('Name').fill('Ada Changed');
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#37c' } })
    .png()
    .toBuffer();
  await ada.page
    .getByLabel('Choose a picture')
    .last()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await ada.page.locator('main header img[src^="/api/avatars/"]').waitFor();
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await ada.page.getByText('I like integrals.').waitFor();
  await ada.page.getByRole('heading', { level: 1, name: 'Ada Changed' }).waitFor();
  await ada.page.getByText('Followers', { exact: true }).click();
  await ada.page.getByRole('link', { name: 'Ben Profile' }).waitFor();
  expectNoBrowserErrors(ada);
  expectNoBrowserErrors(ben);
});

test('the page of a tag says what it stands for, and is followed by those who are signed in', async () => {
  const ada = await member('Ada Tags');
  await ask(ada, 'What does the tag of a subject say of it?', 'Its name.');
  await ada.open('/community/tag/9709');
  await ada.page.getByRole('heading', { level: 1, name: '9709' }).waitFor();
  await ada.page.getByRole('link', { name: 'What does the tag of a subject say' }).waitFor();
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await ada.open('/community/tags');
  await ada.page.getByText('Followed tags').click();
  await ada.page.locator('main').getByRole('link', { name: '9709', exact: true }).waitFor();
  await ada.open('/community/tag/nobody-has-used-this');
  await ada.page.getByText('There is no such tag').waitFor();
  expectNoBrowserErrors(ada);
});

test('a guest’s own profile asks them to sign in, and nobody’s says that nobody is there', async () => {
  const guest = await visitor();
  await guest.open('/profile');
  await guest.page.locator('main').getByRole('button', { name: 'Sign in' }).waitFor();
  await guest.open('/profile/nobody');
  await guest.page.getByText('There is nobody here').waitFor();
  expectNoBrowserErrors(guest);
});

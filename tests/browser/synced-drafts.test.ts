import { expect, inject, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, signUp, type Visitor, visitor } from './visitor.ts';

openBrowser();

/** The same person on another device, with a session of its own. */
async function onAnotherDevice(one: Visitor): Promise<Visitor> {
  const other = await visitor({ width: 'phone' });
  const session = await one.page.evaluate(() => localStorage.getItem('lemma-session'));
  const { email } = (JSON.parse(session!) as { user: { email: string } }).user;
  const address = inject('address');
  const answer = await other.context.request.post(`${address}/auth/v1/token?grant_type=password`, {
    headers: { origin: address, 'x-auth-cookie': '1' },
    data: { email, password: 'Parabola-72' },
  });
  expect(answer.status()).toBe(200);
  await other.page.goto(`${address}/healthz`);
  await other.page.evaluate((text) => localStorage.setItem('lemma-session', text), await answer.text());
  return other;
}

const answerField = ({ page }: Visitor) => page.getByLabel('Your answer');
const saved = ({ page }: Visitor) => page.getByText('Draft saved to your account.').waitFor();

test('what is written on one device is written on with on another, and goes from both once it is posted', async () => {
  const ada = await member('Ada');
  const path = await ask(ada, 'Does a draft follow me?', 'From the desk to the phone.');
  const phone = await onAnotherDevice(ada);
  await answerField(ada).fill('It does: begun at the desk');
  await saved(ada);

  await phone.open(path);
  await expect.poll(() => answerField(phone).inputValue()).toBe('It does: begun at the desk');
  await phone.page.getByText('Continued from another device.').waitFor();
  await answerField(phone).fill('It does: begun at the desk, ended on the phone.');
  await saved(phone);
  await ada.page.reload();
  await expect
    .poll(() => answerField(ada).inputValue())
    .toBe('It does: begun at the desk, ended on the phone.');

  await phone.page.getByRole('button', { name: 'Post answer' }).click();
  await phone.page.getByRole('article', { name: 'Answer' }).getByText('ended on the phone').waitFor();
  await expect.poll(() => answerField(phone).inputValue()).toBe('');
  await expect
    .poll(async () => {
      await ada.page.reload();
      await answerField(ada).waitFor();
      return answerField(ada).inputValue();
    })
    .toBe('');
  for (const one of [ada, phone]) expectNoBrowserErrors(one);
});

test('what is posted on one device goes from the open page of the other', async () => {
  const ada = await member('Ada');
  const path = await ask(ada, 'What becomes of a copy?', 'Posted is posted.');
  const phone = await onAnotherDevice(ada);
  await answerField(ada).fill('Begun at the desk');
  await saved(ada);
  await phone.open(path);
  await expect.poll(() => answerField(phone).inputValue()).toBe('Begun at the desk');
  const posted = phone.page.getByRole('article', { name: 'Answer' });
  await answerField(phone).fill('Begun at the desk, posted on the phone.');
  await phone.page.getByRole('button', { name: 'Post answer' }).click();
  await posted.getByText('posted on the phone').waitFor();
  await expect.poll(() => answerField(ada).inputValue()).toBe('');
  expect(await ada.page.getByText('You wrote another text here').count()).toBe(0);
  for (const one of [ada, phone]) expectNoBrowserErrors(one);
});

test('a later text stays where another device posts the earlier one', async () => {
  const ada = await member('Ada');
  const path = await ask(ada, 'What becomes of a later text?', 'It stays.');
  const phone = await onAnotherDevice(ada);
  await answerField(ada).fill('The first thought');
  await saved(ada);
  await phone.open(path);
  await expect.poll(() => answerField(phone).inputValue()).toBe('The first thought');
  await ada.context.setOffline(true);
  await answerField(ada).fill('The first thought, and a later one');
  await phone.page.getByRole('button', { name: 'Post answer' }).click();
  await phone.page.getByRole('article', { name: 'Answer' }).getByText('The first thought').waitFor();
  await ada.context.setOffline(false);
  await saved(ada);
  expect(await answerField(ada).inputValue()).toBe('The first thought, and a later one');
  await phone.page.reload();
  await expect.poll(() => answerField(phone).inputValue()).toBe('The first thought, and a later one');
});

test('all that was chosen for a question is on the other device as well', async () => {
  const ada = await member('Ada');
  await ada.open('/community/9709/ask');
  const { page } = ada;
  await page.getByRole('radio', { name: 'Further Mathematics' }).check({ force: true });
  await page.getByLabel('Paper').selectOption('p1');
  await page.getByLabel('Topic', { exact: true }).selectOption('roots-of-polynomial-equations');
  await page.getByRole('radio', { name: '中文' }).check({ force: true });
  await page.getByLabel('Tags').fill('motion');
  await page.getByLabel('Tags').press('Enter');
  await page.getByLabel('Ask anonymously').check();
  await page.getByLabel('Title').fill('位移和路程有什么区别？');
  await saved(ada);
  const phone = await onAnotherDevice(ada);
  await phone.open('/community/9709/ask');
  const there = phone.page;
  await expect.poll(() => there.getByLabel('Title').inputValue()).toBe('位移和路程有什么区别？');
  await expect
    .poll(() => there.getByLabel('Topic', { exact: true }).inputValue())
    .toBe('roots-of-polynomial-equations');
  expect(await there.getByLabel('Paper').inputValue()).toBe('p1');
  expect(await there.getByRole('radio', { name: '中文' }).isChecked()).toBe(true);
  expect(await there.getByLabel('Ask anonymously').isChecked()).toBe(true);
  await there.getByRole('button', { name: 'Remove motion' }).waitFor();
  await there.getByLabel('Ask anonymously').uncheck();
  await expect.poll(() => page.getByLabel('Ask anonymously').isChecked()).toBe(false);
  for (const one of [ada, phone]) expectNoBrowserErrors(one);
});

test('where two devices wrote, the later text stands and the other can be taken up', async () => {
  const ada = await member('Ada');
  const path = await ask(ada, 'Which of two drafts stands?', 'The later one.');
  const phone = await onAnotherDevice(ada);
  await ada.page.getByLabel('Your answer').waitFor();
  await phone.open(path);
  await answerField(phone).waitFor();
  await answerField(ada).fill('Written at the desk.');
  await saved(ada);
  await answerField(phone).fill('Written on the phone.');
  await phone.page.getByText('You wrote another text here').waitFor();
  expect(await answerField(phone).inputValue()).toBe('Written on the phone.');
  await phone.page.reload();
  await phone.page.getByText('Written at the desk.').waitFor();
  await phone.page.getByRole('button', { name: 'Write on with that text' }).click();
  expect(await answerField(phone).inputValue()).toBe('Written at the desk.');
  const preview = phone.page.getByLabel('Preview').getByText('Written at the desk.');
  await preview.waitFor({ state: 'attached' });
  await phone.page.getByText('Written on the phone.').waitFor();
  await phone.page.getByRole('button', { name: 'Discard it' }).click();
  await phone.page.getByText('You wrote another text here').waitFor({ state: 'detached' });
  for (const one of [ada, phone]) expectNoBrowserErrors(one);
});

test('a guest’s question is theirs on every device once they sign in', async () => {
  const guest = await visitor();
  await guest.open('/community/9709/ask');
  await guest.page.getByLabel('Title').fill('What did the guest write?');
  await guest.page.getByLabel('Question', { exact: true }).fill('This, before there was an account.');
  await signUp(guest, 'Gus');
  await guest.open('/community/9709/ask');
  await saved(guest);
  const phone = await onAnotherDevice(guest);
  await phone.open('/community/9702/ask');
  await expect.poll(() => phone.page.getByLabel('Title').inputValue()).toBe('What did the guest write?');
  await expect
    .poll(() => phone.page.getByLabel('Question', { exact: true }).inputValue())
    .toBe('This, before there was an account.');
  await phone.page.getByRole('button', { name: 'Post question' }).click();
  await phone.page.waitForURL(/\/community\/question\//);
  // The phone tells the server after it has posted.
  const titleAfterReload = async () => {
    await guest.page.reload();
    return guest.page.getByLabel('Title').inputValue();
  };
  await expect.poll(titleAfterReload, { timeout: 20_000, interval: 1000 }).toBe('');
  for (const one of [guest, phone]) expectNoBrowserErrors(one);
});

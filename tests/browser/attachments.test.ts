import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdf, photo, sound } from '../support/files.ts';
import { expectPageValid } from './valid-page.ts';
import { expectNoBrowserErrors, member, openBrowser, visitor, type Visitor } from './visitor.ts';

openBrowser();

async function openTutor({ page, open }: Visitor): Promise<void> {
  await open('/about');
  await page.locator('[data-tutor-button]').click();
  await page.getByRole('textbox', { name: /Your question|你的问题/ }).waitFor();
}

const picker = ({ page }: Visitor) => page.locator('input[type="file"][accept*="pdf"]');

test('files arrive while one watches, go with the question, and are there afterwards', async () => {
  const ada = await member('Ada');
  const { page } = ada;
  await openTutor(ada);
  const send = page.getByRole('button', { name: 'Send message' });

  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/uploads?*', async (route) => {
    await held;
    await route.continue();
  });
  expect(await picker(ada).getAttribute('accept')).toBe('image/*,video/*,audio/*,application/pdf');
  await picker(ada).setInputFiles([
    { name: 'homework.pdf', mimeType: 'application/pdf', buffer: pdf('Solve x^2 - 5x + 6 = 0') },
    { name: 'shape.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'voice.wav', mimeType: 'audio/wav', buffer: sound() },
  ]);
  await page.getByRole('progressbar', { name: 'Uploading homework.pdf' }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Remove voice.wav' }).click();
  arrive();
  await expect.poll(() => page.locator('[data-state="attached"]').count(), { timeout: 20_000 }).toBe(2);
  expect(await send.isDisabled()).toBe(false);

  const large = path.join(mkdtempSync(path.join(os.tmpdir(), 'lemma-large-')), 'film.mp4');
  writeFileSync(large, '');
  truncateSync(large, 25 * 1024 * 1024 + 1);
  await picker(ada).setInputFiles(large);
  await page.getByText('Larger than 25 MB').waitFor();
  await page.getByRole('button', { name: 'Remove film.mp4' }).click();
  await expectPageValid(ada, 'en');

  // Beside a page a file alone is no question.
  await send.click();
  await expect
    .poll(() => ada.errors.console)
    .toEqual([
      'film.mp4 is larger than 25 MB and was skipped.',
      'Please enter a message or add an attachment.',
    ]);
  ada.errors.console.length = 0;
  await page.getByRole('textbox', { name: 'Your question' }).fill('Solve this');
  await send.click();
  await page.locator('.marks-line .katex').first().waitFor();
  const sent = page.getByRole('list', { name: 'Attached files' });
  await sent.getByRole('img', { name: 'shape.jpg' }).waitFor();
  expect(await page.locator('[data-state]').count()).toBe(0);
  await page.getByText('I cannot see pictures here.').first().waitFor();

  const saved = page.waitForEvent('download');
  await sent.getByRole('button', { name: /homework\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('homework.pdf');
  await openTutor(ada);
  await page.getByRole('list', { name: 'Attached files' }).getByRole('img', { name: 'shape.jpg' }).waitFor();
  await expectPageValid(ada, 'en');
  expectNoBrowserErrors(ada);
});

test('somebody without an account is told to sign in, and asks without the file', async () => {
  const guest = await visitor({ width: 'phone', theme: 'dark', language: 'zh' });
  const { page } = guest;
  await openTutor(guest);
  await picker(guest).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf('x') });
  await page.getByText('登录后才能添加文件').waitFor();
  await page.getByRole('textbox', { name: '你的问题' }).fill('解方程 2x = 6');
  await page.getByRole('button', { name: '发送消息' }).click();
  await page.locator('.marks-line').first().waitFor();
  expectNoBrowserErrors(guest);
});

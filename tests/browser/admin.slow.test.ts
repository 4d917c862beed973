import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from './product.ts';
import { openBrowser, visitor } from './visitor.ts';

openBrowser();

const run = promisify(execFile);
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Where the link of the command leads, on the port that this product has. */
async function linkFrom(...options: string[]): Promise<string> {
  const env = { ...process.env, ...product.data };
  const { stdout } = await run('node', ['server/setup/commands/admin.ts', ...options], { env });
  const { pathname, hash } = new URL(/http:\S+/.exec(stdout)![0]);
  return product.address + pathname + hash;
}

async function logIn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Login|Sign in)$/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('head@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Parabola-72');
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('the command that makes an admin', () => {
  test('prints a link whose page makes one, once, and says so the second time', async () => {
    const link = await linkFrom('head@example.org');
    const { page } = await visitor({ width: 'phone' });
    await page.goto(link);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('head@example.org');
    await page.getByLabel('Name').fill('Head of Maths');
    await page.getByLabel('Password', { exact: true }).fill('Parabola-72');
    await page.getByLabel('Password again').fill('Parabola-72');
    await page.getByRole('button', { name: 'Create the admin account' }).click();
    await page.getByText('You are now an admin of this site.').waitFor();

    const second = await visitor({ language: 'zh' });
    await second.page.goto(link);
    await second.page.getByText('该链接已失效').waitFor();
    await expect(linkFrom()).rejects.toThrow('There is an admin already');
  });

  test('makes an account that was there an admin', async () => {
    const { page } = await visitor();
    await page.goto(await linkFrom('--another'));
    await logIn(page);
    await page.getByRole('button', { name: 'Make this account an admin' }).click();
    await page.getByText('You are now an admin of this site.').waitFor();
  });

  test('whose admin closes a question and opens it again, and is told when that could not be sent', async () => {
    const { page, context } = await visitor();
    await page.goto(`${product.address}/community/9709/ask`);
    await logIn(page);
    await page.getByLabel('Title').fill('A question that is closed and opened again');
    await page.getByRole('button', { name: 'Post question' }).click();
    await page.getByRole('button', { name: 'Close question' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close question' }).click();
    await page.getByText('This question is closed').waitFor();
    const reopen = page.getByRole('button', { name: 'Reopen' });
    await context.setOffline(true);
    await reopen.click();
    await page.getByRole('alert').getByText('This could not be sent.').waitFor();
    await context.setOffline(false);
    await reopen.click();
    await page.getByText('This question is closed').waitFor({ state: 'hidden' });
  });

  test('closes a question while an answer is written, which stays in sight and is told why it is not posted', async () => {
    const { page, context } = await visitor();
    await page.goto(`${product.address}/community/9709`);
    await logIn(page);
    await page.getByRole('link', { name: 'A question that is closed and opened again' }).click();
    const area = page.getByLabel('Your answer');
    await area.fill('All of my work.');
    await page.getByText('live', { exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Close question' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Close question' }).click();
    await page.getByText('This question is closed').waitFor();
    await page.getByRole('button', { name: 'Post answer' }).click();
    await page
      .getByRole('alert')
      .getByText(/closed/)
      .waitFor();
    expect(await area.inputValue()).toBe('All of my work.');
  });
});

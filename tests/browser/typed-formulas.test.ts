import { describe, expect, test } from 'vitest';
import { expectPageValidInEachLook } from './valid-page.ts';
import { expectNoBrowserErrors, type Language, openBrowser, visitor, type Width } from './visitor.ts';

openBrowser();

const STARTS: [Width, Language][] = [
  ['desktop', 'en'],
  ['phone', 'zh'],
];

describe.each(STARTS)('on a %s, in %s', (width, language) => {
  const zh = language === 'zh';
  const looks = zh ? '所见即所得' : 'As it looks';
  const plain = zh ? '纯文本' : 'Plain text';

  test('lines of working are typed as they look, and stay as they are when the way of typing changes', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await guest.open('/tools/check?mode=working');
    const area = page.getByLabel(zh ? /^你的解题步骤/ : /^Your working, one step/);
    await area.fill('(x + 1)/2 = 3 or x = 5');
    expect(asked.filter((url) => /mathfield|use-keyboard-place/.test(url))).toEqual([]);
    await page.getByText(looks, { exact: true }).click();
    const line = (number: number) =>
      page.getByRole('textbox', { name: zh ? `第 ${number} 行` : `Line ${number}`, exact: true });
    await line(1).waitFor({ state: 'attached' });
    await line(1).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await expect.poll(() => line(2).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.type('x=sqrt9', { delay: 20 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('+1/2', { delay: 20 });
    await expectPageValidInEachLook(guest, language);
    await page.getByText(plain, { exact: true }).click();
    await expect.poll(() => area.inputValue()).toBe('(x + 1)/2 = 3 or x = 5\nx = sqrt(9) + 1/2');
    await page.reload();
    await expect.poll(() => area.inputValue()).toBe('(x + 1)/2 = 3 or x = 5\nx = sqrt(9) + 1/2');
    expectNoBrowserErrors(guest);
  });

  test('a formula within a question is typed as it looks, and the question is solved', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    const field = page.getByLabel(zh ? '题目' : 'Question', { exact: true });
    await field.fill(zh ? '解方程' : 'Solve');
    await page.getByRole('button', { name: zh ? '可视化输入公式' : 'Formula as it looks' }).click();
    const formula = page.getByRole('textbox', { name: zh ? /^公式/ : /^Formula/ });
    await expect.poll(() => formula.evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.type('x^2-5x+6=0', { delay: 20 });
    await expectPageValidInEachLook(guest, language);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(zh ? '解方程$x^2-5x+6=0$' : 'Solve $x^2-5x+6=0$');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    await page.locator('.marks-line').first().waitFor();
    // The formula at the caret is the one that is changed.
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
    await page.getByRole('button', { name: zh ? '可视化输入公式' : 'Formula as it looks' }).click();
    await expect.poll(() => formula.evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('+x', { delay: 20 });
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(zh ? '解方程$x^2-5x+6=0+x$' : 'Solve $x^2-5x+6=0+x$');
    expectNoBrowserErrors(guest);
  });
});

test('Chinese words that an input method composes stand between the formulas of a line', async () => {
  const guest = await visitor({ width: 'desktop', language: 'zh' });
  const { page } = guest;
  await guest.open('/tools/check?mode=working');
  await page.getByText('所见即所得', { exact: true }).click();
  const line = page.getByRole('textbox', { name: '第 1 行', exact: true });
  await line.waitFor({ state: 'attached' });
  await line.focus();
  await page.keyboard.type('x=2', { delay: 20 });
  const keyboard = await guest.context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'huo', selectionStart: 3, selectionEnd: 3 });
  await keyboard.send('Input.insertText', { text: '或' });
  await page.keyboard.type('x=3', { delay: 20 });
  await page.getByText('纯文本', { exact: true }).click();
  await expect.poll(() => page.getByLabel(/^你的解题步骤/).inputValue()).toBe('x = 2 或 x = 3');
  expectNoBrowserErrors(guest);
});

test('a finger types formulas with keys for mathematics', async () => {
  const guest = await visitor({ width: 'phone', language: 'en' });
  const { page } = guest;
  await guest.open('/tools/check?mode=working');
  await page.getByText('As it looks', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Line 1', exact: true }).waitFor({ state: 'attached' });
  const keys = page.getByRole('group', { name: 'Keys for mathematics' });
  for (const name of [
    'Fraction',
    '1',
    'On by one sign',
    '2',
    'On by one sign',
    '+',
    'x',
    'Enter',
    '9',
    'Delete',
    '7',
  ])
    await keys.getByRole('button', { name, exact: true }).click();
  await page.getByText('Plain text', { exact: true }).click();
  await expect.poll(() => page.getByLabel(/^Your working/).inputValue()).toBe('1/2 + x\n7');
  expectNoBrowserErrors(guest);
});

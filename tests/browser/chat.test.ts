import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectPageValid } from './valid-page.ts';
import {
  expectNoBrowserErrors,
  type Language,
  member,
  openBrowser,
  type Theme,
  type Visitor,
  visitor,
  type Width,
} from './visitor.ts';

openBrowser();

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0';
const LOOKS: [Width, Theme, Language][] = [
  ['desktop', 'light', 'en'],
  ['phone', 'dark', 'zh'],
];

const panel = (page: Page) => page.locator('[data-tutor-panel]');
const field = (page: Page) => panel(page).getByRole('textbox', { name: /^(Your question|你的问题)$/ });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const lines = (page: Page) => panel(page).locator('.marks-line');
const replies = (page: Page) => panel(page).locator('article:not([data-own])');

const PATIENT = { timeout: 20_000 };
const lastReply = (page: Page) => () => replies(page).last().textContent();

async function openTutor({ page, open }: Visitor): Promise<void> {
  await open('/pricing');
  await page.locator('[data-tutor-button]').click();
  await field(page).waitFor();
}

async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

describe.each(LOOKS)('on a %s, %s, in %s', (width, theme, language) => {
  const zh = language === 'zh';

  test('a question gets marks, its check in words, and the cards it rests on; one climbs from a hint to all of it', async () => {
    const guest = await visitor({ width, theme, language });
    const { page } = guest;
    await openTutor(guest);
    await ask(page, zh ? '解方程 x^2 - 5x + 6 = 0' : QUADRATIC);
    await lines(page).first().waitFor();
    await panel(page).locator('.marks-line .katex').first().waitFor();
    expect(await panel(page).locator('.marks-codes').allTextContents()).toContain('M1');
    await panel(page)
      .getByText(zh ? /^✓ (?:最终答案)?已由机器核对$/ : /^✓ (?:Final answer checked|Checked) by machine$/)
      .waitFor();
    await panel(page).locator('a[href*="/topic/mathematics/p1/quadratics#"]').first().waitFor();
    await expectPageValid(guest, language);

    await panel(page).getByRole('switch').click();
    await ask(page, zh ? '解方程 x^2 - 7x + 12 = 0' : 'Solve x^2 - 7x + 12 = 0');
    const step = button(page, zh ? '下一步' : 'Next step');
    await step.waitFor();
    expect(await replies(page).last().locator('.marks-line').count()).toBe(0);
    await step.click();
    await expect.poll(() => replies(page).last().locator('.marks-line').count(), PATIENT).toBe(1);
    await button(page, zh ? '完整解答' : 'Full solution').click();
    await replies(page)
      .last()
      .getByText(zh ? '答案' : 'Answer', { exact: true })
      .waitFor();
    expectNoBrowserErrors(guest);
  });
});

describe('one’s own working', () => {
  test('is checked where it is typed: the first wrong line is named', async () => {
    const guest = await visitor();
    const { page } = guest;
    await openTutor(guest);
    await ask(page, QUADRATIC);
    await button(page, 'Check my working').click();
    expect(await field(page).inputValue()).toBe('Check my working:\n');
    await field(page).pressSequentially('x^2 - 5x = -6');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('x(x + 5) = -6');
    await field(page).press('Enter');
    await panel(page).getByText('Line 2 is the first that is wrong.').waitFor();
    await panel(page).getByText('Contains a mistake').waitFor();
    expect(await lines(page).last().getAttribute('data-verdict')).toBe('wrong');
    expectNoBrowserErrors(guest);
  });
});

describe('what is said next', () => {
  test('stands under the reply, and every word of it is understood', async () => {
    const guest = await visitor();
    const { page } = guest;
    await openTutor(guest);
    // Pressed by keyboard: what comes above moves them while a reply is still being set.
    await ask(page, QUADRATIC);
    await button(page, 'Why this step?').press('Enter');
    await expect.poll(lastReply(page), PATIENT).toMatch(/[Ss]tep 2/);
    await ask(page, QUADRATIC);
    await button(page, 'Another way').press('Enter');
    await expect.poll(lastReply(page), PATIENT).toMatch(/Another way:|no other method/);
    await button(page, 'In Chinese').press('Enter');
    await expect.poll(lastReply(page), PATIENT).toMatch(/另一种解法|没有另一种/);
    await button(page, 'Give me one like it').press('Enter');
    await expect.poll(lastReply(page), PATIENT).toMatch(/one like it|类似的题目/);
  });
});

describe('a member', () => {
  test('closes the tab in the middle of an answer, comes back, and it is there; judges it, and that stays', async () => {
    const ada = await member('Ada');
    const { page, context } = ada;
    // Nothing of the reply arrives here, as when it takes long.
    await page.routeWebSocket(/graphql/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!String(message).includes('ReplyGrew')) server.send(message);
      });
    });
    await openTutor(ada);
    await ask(page, QUADRATIC);
    await page.waitForFunction(() => localStorage.getItem('lemma-panel-conversation'));
    await panel(page).getByText('AI is thinking...').last().waitFor();
    await page.close();

    const again = await context.newPage();
    const back = {
      ...ada,
      page: again,
      open: async (path: string) => void (await again.goto(new URL(path, page.url()).href)),
    };
    await openTutor(back);
    await lines(again).first().waitFor();
    await button(again, 'Helpful').click();
    await panel(again)
      .getByRole('textbox', { name: /What was right or wrong/ })
      .fill('Clear steps.');
    await again.route('**/graphql', (route) => route.abort());
    await button(again, 'Send note').click();
    await panel(again).getByText('This could not be sent. Try again.').waitFor();
    await again.unroute('**/graphql');
    await button(again, 'Send note').click();
    await panel(again).getByText('Thank you.').waitFor();

    await button(again, 'Edit and send again').click();
    const edited = panel(again).getByRole('textbox', { name: 'Edit your message' });
    await edited.fill('Solve x^2 = 16');
    await edited.press('Enter');
    await panel(again).getByText('2/2').waitFor();
    await expect.poll(() => lines(again).count(), PATIENT).toBeGreaterThan(0);
    await button(again, 'Earlier version').click();
    await panel(again).getByText('1/2').waitFor();
    await expect.poll(() => button(again, 'Helpful').getAttribute('aria-pressed'), PATIENT).toBe('true');
  });
});

describe('Chinese by an input method', () => {
  test('is composed without being sent, and sent by the Enter after it', async () => {
    const guest = await visitor({ language: 'zh' });
    const { page, context } = guest;
    await openTutor(guest);
    await field(page).focus();
    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: 'jie fang cheng',
      selectionStart: 14,
      selectionEnd: 14,
    });
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    expect(await panel(page).locator('article').count()).toBe(0);
    await keyboard.send('Input.insertText', { text: '解方程 x^2 = 9' });
    expect(await field(page).inputValue()).toBe('解方程 x^2 = 9');
    expect(await panel(page).locator('article').count()).toBe(0);
    await field(page).press('Enter');
    await lines(page).first().waitFor();
    expect(await panel(page).locator('article[data-own]').textContent()).toContain('解方程 x^2 = 9');
  });
});

describe('without a network', () => {
  test('a question stands as said with an error under it, and Retry sends it again', async () => {
    const guest = await visitor();
    const { page, context } = guest;
    await openTutor(guest);
    await context.setOffline(true);
    await ask(page, QUADRATIC);
    const bubble = panel(page).getByRole('alert');
    await bubble.getByText('Network connection problem, check network').waitFor();
    await context.setOffline(false);
    await button(page, 'Retry').click();
    await lines(page).first().waitFor();
    expect(await bubble.count()).toBe(0);
    expect(await panel(page).locator('article').count()).toBe(2);
  });
});

describe('a long answer', () => {
  test('does not push its question out of sight; a button leads to its end', async () => {
    const guest = await visitor({ width: 'phone' });
    const { page } = guest;
    await openTutor(guest);
    await ask(page, 'hello');
    // What can be done with a reply stands below it once it is whole; until then nothing is sent.
    await replies(page).first().getByRole('button').first().waitFor();
    await ask(page, 'Solve 2 sin^2 x + 3 cos x = 3 for 0 <= x <= 2pi');
    const jump = button(page, 'Jump to latest');
    await jump.waitFor();
    const box = (await panel(page).getByRole('region', { name: 'Messages' }).boundingBox())!;
    const question = (await panel(page).locator('article[data-own]').last().boundingBox())!;
    expect(question.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(question.y).toBeLessThan(box.y + box.height / 2);
    expect((await jump.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height);
    await jump.click();
    await jump.waitFor({ state: 'hidden' });
  });
});

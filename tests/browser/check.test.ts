import { describe, expect, test } from 'vitest';
import { expectPageValid, expectPageValidInEachLook } from './valid-page.ts';
import {
  ask,
  expectNoBrowserErrors,
  type Language,
  member,
  openBrowser,
  visitor,
  type Width,
} from './visitor.ts';

openBrowser();

const OWN_LINES = /^Your working, one step|^你的解题步骤/;

const STARTS: [Width, Language][] = [
  ['desktop', 'en'],
  ['phone', 'zh'],
];

describe.each(STARTS)('on a %s, in %s', (width, language) => {
  const zh = language === 'zh';

  test('a formula without brackets is said as it was read, and solved as it may be read otherwise', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    const field = page.getByLabel(zh ? '题目' : 'Question', { exact: true });
    await field.fill('Differentiate sin 3x/3');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    const notice = page.getByText(zh ? 'sin 3x/3 理解为' : 'sin 3x/3 was read as');
    await notice.waitFor();
    await page.getByText(zh ? '省略括号的算式如何理解' : 'How formulas are read without brackets').click();
    await expectPageValidInEachLook(guest, language);
    await page.getByRole('button', { name: zh ? /^按/ : /^Solve with/ }).click();
    await expect.poll(() => field.inputValue()).toBe('Differentiate sin(3x/3)');
    await notice.waitFor({ state: 'detached' });
    await page.locator('.marks-line').first().waitFor();
    expectNoBrowserErrors(guest);
  });

  test('a sentence that was not understood is said in formulas, and the question is solved from them', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    await page
      .getByLabel(zh ? '题目' : 'Question', { exact: true })
      .fill(
        zh
          ? '小明 a 岁，小红 b 岁。他们的年龄之和是 20，小明比小红大 4 岁。求 a。'
          : 'Ravi is a years old and Lee is b years old. Their ages add up to 20, and Ravi was born 4 years before Lee. Find a.',
      );
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    await page.getByRole('button', { name: zh ? '更正读题结果' : 'Correct how it was read' }).click();
    const rows = page.locator('li[data-says]');
    const says = () => rows.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['says']));
    await expect.poll(says).toEqual(['UNKNOWN', 'UNKNOWN', 'ASKED']);
    const solve = page.getByRole('button', { name: zh ? '照此求解' : 'Solve it like this' });
    await solve.click();
    await page.getByText(zh ? /^还缺一些内容/ : /^Something is still missing/).waitFor();
    await rows
      .nth(0)
      .getByText(zh ? '没有补充内容' : 'It adds nothing')
      .click();
    await rows
      .nth(1)
      .getByText(zh ? '它给出' : 'It tells')
      .click();
    await rows
      .nth(1)
      .getByLabel(zh ? '给出什么' : 'What it tells')
      .fill('a + b = 20\na = b + 4');
    expect(await says()).toEqual(['NOTHING', 'GIVEN', 'ASKED']);
    await expectPageValidInEachLook(guest, language);
    await solve.click();
    await page
      .getByText(zh ? /没有核对它是否与原题一致/ : /Whether that is what the question says/)
      .waitFor();
    expect(await page.locator('.marks-line').last().textContent()).toContain('12');
    await expectPageValidInEachLook(guest, language);
    expectNoBrowserErrors(guest);
  });

  test('what was read is said in plain words beside its sentence, and changed with a tap', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    const question = zh
      ? '圆 $C$ 的圆心为 $(1, 2)$，半径为 $5$。它在正午闪光。求 $C$ 的方程。'
      : 'The circle $C$ has centre $(1, 2)$ and radius 5. It glitters at noon. Find the equation of $C$.';
    await guest.open(`/tools/check?question=${encodeURIComponent(question)}&view=reading`);
    const rows = page.locator('li[data-says]');
    await rows.nth(1).waitFor();
    const radius = rows.nth(0).getByRole('button', { name: zh ? /^已知：.*半径/ : /^Given: the radius/ });
    await radius.click();
    await rows.nth(0).locator('[data-active]').waitFor();
    await expectPageValidInEachLook(guest, language);
    await rows
      .nth(0)
      .getByRole('button', { name: zh ? /^更改：.*半径/ : /^Change: the radius/ })
      .click();
    await rows
      .nth(0)
      .getByLabel(zh ? /^第 1 个数值：.*半径/ : /^Value 1 of: the radius/)
      .fill('7');
    await rows
      .nth(1)
      .getByRole('button', { name: zh ? /^删去：/ : /^Take out:/ })
      .click();
    await expectPageValidInEachLook(guest, language);
    await page.getByRole('button', { name: zh ? '照此求解' : 'Solve it like this' }).click();
    await expect.poll(() => page.locator('.marks-line').last().textContent()).toContain('49');
    expectNoBrowserErrors(guest);
  });

  test('what was understood of a question without a solution is shown, and a sentence that was not is put into words anew', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    const field = page.getByLabel(zh ? '题目' : 'Question', { exact: true });
    const [given, odd, asked] = zh
      ? ['曲线 $C$ 的方程为 $y=x^3-3x$。', '小明很高兴。', '求 $C$ 的驻点坐标。']
      : [
          'The curve $C$ has equation $y = x^3 - 3x$.',
          ' It glitters at noon.',
          ' Find the stationary points of $C$.',
        ];
    await field.fill(given + odd + asked);
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    const sentences = page.locator('li[data-read]');
    await expect
      .poll(() => sentences.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['read'])))
      .toEqual(['true', 'false', 'true']);
    expect(await sentences.locator('mark').allTextContents()).toEqual([odd.replace(/^ |[.。]$/g, '')]);
    await expectPageValidInEachLook(guest, language);
    await page.getByRole('button', { name: zh ? '换一种说法' : 'Say it in other words' }).click();
    const selected = () =>
      field.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
    await expect.poll(selected).toBe(odd.trim());
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    await page.locator('.marks-line').first().waitFor();
    expectNoBrowserErrors(guest);
  });

  test('a question is solved line by line, and read in the other language by its own switch', async () => {
    const guest = await visitor({ width, language });
    await guest.open('/tools/check');
    await guest.page.getByLabel(zh ? '题目' : 'Question', { exact: true }).fill('Solve x^2 - 5x + 6 = 0');
    await guest.page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    const lines = guest.page.locator('.marks-line');
    await lines.first().waitFor();
    await guest.page.locator('.marks-line .katex').first().waitFor();
    expect(await guest.page.locator('.marks-codes').allTextContents()).toContain('M1');
    await expectPageValidInEachLook(guest, language);

    const words = await lines.allTextContents();
    await guest.page.getByRole('button', { name: zh ? 'EN' : '中文', exact: true }).click();
    await expect.poll(() => lines.allTextContents()).not.toEqual(words);
    expect(await guest.page.evaluate(() => document.documentElement.lang)).toMatch(zh ? /^zh/ : /^en/);
    expectNoBrowserErrors(guest);
  });

  test('each part of a solved question opens step by step, with a hint before each step', async () => {
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    await page
      .getByLabel(zh ? '题目' : 'Question', { exact: true })
      .fill('(a) Solve x^2 - 5x + 6 = 0. [3]\n(b) Differentiate x^2 sin x. [2]');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    const first = page.getByRole('region', { name: '(a)', exact: true });
    const press = (name: string) => first.getByRole('button', { name, exact: true }).click();
    const steps = () => first.locator('.marks-line').count();
    await press(zh ? '逐步查看' : 'One step at a time');
    await expect.poll(steps).toBe(0);
    await press(zh ? '提示' : 'Hint');
    await first.getByText(zh ? '提示：' : 'Hint:').waitFor();
    await expectPageValidInEachLook(guest, language);
    await press(zh ? '下一步' : 'Next step');
    await expect.poll(steps).toBe(1);
    expect(await first.getByText(zh ? '答案' : 'Answer', { exact: true }).count()).toBe(0);
    await press(zh ? '完整解答' : 'Full solution');
    await first.getByText(zh ? '答案' : 'Answer', { exact: true }).waitFor();
    expectNoBrowserErrors(guest);
  });

  test('one’s own lines are checked: the first wrong one is named, a long one scrolls between the margins', async () => {
    const guest = await visitor({ width, language });
    await guest.open('/tools/check');
    await guest.page.getByText(zh ? '我的步骤' : 'My own lines').click();
    const long = `y = ${'x^2 + '.repeat(30)}1`;
    await guest.page.getByLabel(OWN_LINES).fill(`(x + 3)^2 = 25\nx^2 + 9 = 25\n${long}`);
    await guest.page.getByRole('button', { name: zh ? '核对' : 'Check', exact: true }).click();
    const wrong = guest.page.locator('[data-verdict="wrong"]').first();
    await wrong.waitFor();
    await guest.page.locator('.marks-line .katex').nth(2).waitFor();
    expect(await wrong.textContent()).toContain(zh ? '逐项' : 'each term was raised');
    const scroller = guest.page.locator('.marks-formulas').nth(2);
    await expect.poll(() => scroller.getAttribute('tabindex')).toBe('0');
    await expectPageValidInEachLook(guest, language);
    expectNoBrowserErrors(guest);
  });
});

const IN_PARTS = [
  'The curve C has equation y = x^3 - 3x.',
  '(a) Find the coordinates of the stationary points of C. [4]',
  '(b) (i) Sketch C. [2]',
  '(ii) Use your answer to (a) to state the set of values of k. [1]',
  '(c) Find dy/dx. [2]',
].join('\n');

test.each(STARTS)(
  'every part of a question stands in its place, solved or not (%s, %s)',
  async (width, language) => {
    const zh = language === 'zh';
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    await page.getByLabel(zh ? '题目' : 'Question', { exact: true }).fill(IN_PARTS);
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    await page.locator('.marks-line').first().waitFor();
    const parts = page.locator('main section[aria-labelledby]');
    expect(await parts.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      '(a)',
      '(b)(i)',
      '(b)(ii)',
      '(c)',
    ]);
    const later = parts.nth(2);
    expect(await later.textContent()).toContain(zh ? '要用到前面小题的结果' : 'goes on from an earlier one');
    expect(await later.textContent()).toContain(zh ? '1 分' : '1 mark');
    expect(await later.locator('.marks-line').count()).toBe(0);
    await later.getByRole('button', { name: zh ? '向导师提问' : 'Ask the tutor about it' }).waitFor();
    expect(await parts.nth(3).locator('.marks-line').count()).toBeGreaterThan(0);
    await expectPageValidInEachLook(guest, language);
    expectNoBrowserErrors(guest);
  },
);

const EARLIER = /You have changed the text\.|文字已有改动/;

describe.each<Language>(['en', 'zh'])('what was found, in %s', (language) => {
  const zh = language === 'zh';

  test('of a question is said to be about the earlier one as soon as another stands in the field', async () => {
    const guest = await visitor({ language });
    const { page } = guest;
    await guest.open('/tools/check');
    const field = page.getByLabel(zh ? '题目' : 'Question', { exact: true });
    await field.fill('Differentiate sin 3x/3');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    await page.locator('.marks-line').first().waitFor();
    const notice = page.locator('[aria-live] > div', { hasText: EARLIER });
    expect(await notice.count()).toBe(0);

    await field.fill('Differentiate sin 5x');
    await notice.locator('[data-tex*="3x"]').first().waitFor();
    await page
      .getByRole('heading', { name: zh ? '之前文字的解答' : 'Worked solution for the previous text' })
      .waitFor();
    // Another reading of the earlier question would take the place of the new one.
    expect(await page.getByRole('button', { name: zh ? /^按/ : /^Solve with/ }).count()).toBe(0);
    await expectPageValid(guest, language);

    await field.fill('Differentiate sin 3x/3 ');
    await notice.waitFor({ state: 'detached' });
    await field.fill('Why is the sky blue');
    await notice.waitFor();
    await field.press('Control+Enter');
    const refused = page.locator('main').getByRole('alert');
    await refused.waitFor();
    expect(await notice.count()).toBe(0);
    await field.fill('Why is the sky blue, and the sea');
    await refused.waitFor({ state: 'detached' });
    expectNoBrowserErrors(guest);
  });

  test('of one’s own lines is said to be about the earlier ones as soon as they change', async () => {
    const guest = await visitor({ language });
    const { page } = guest;
    await guest.open('/tools/check?mode=working');
    const field = page.getByLabel(OWN_LINES);
    await field.fill('2x = 6\nx = 3');
    await page.getByRole('button', { name: zh ? '核对' : 'Check', exact: true }).click();
    await page.locator('[data-verdict="checked"]').first().waitFor();
    const notice = page.locator('[aria-live] > div', { hasText: EARLIER });
    expect(await notice.count()).toBe(0);
    await field.fill('2x = 6\nx = 4');
    await notice.waitFor();
    await page.getByRole('heading', { name: zh ? '之前的步骤' : 'Your previous lines' }).waitFor();
    await expectPageValid(guest, language);
    await page.getByRole('button', { name: zh ? '核对' : 'Check', exact: true }).click();
    await page.locator('[data-verdict="wrong"]').first().waitFor();
    expect(await notice.count()).toBe(0);
    expectNoBrowserErrors(guest);
  });
});

describe('what is typed', () => {
  test('shows where it cannot be read', async () => {
    const guest = await visitor();
    await guest.open('/tools/check');
    const field = guest.page.getByLabel('Question', { exact: true });
    await field.fill('Solve 2x + = 3');
    await field.press('Control+Enter');
    await guest.page.getByRole('alert').getByText('=', { exact: true }).waitFor();
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([11, 12]);
    await field.fill('Solve 2x + 1 = 3');
    await guest.page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  test('is kept on the device', async () => {
    const guest = await visitor();
    await guest.open('/tools/check?mode=working');
    await guest.page.getByText('For example:').waitFor();
    await guest.page.getByLabel(OWN_LINES).fill('2x = 6\nx = 3');
    // An example would take its place.
    expect(await guest.page.getByText('For example:').count()).toBe(0);
    await guest.page.reload();
    await expect.poll(() => guest.page.getByLabel(OWN_LINES).inputValue()).toBe('2x = 6\nx = 3');
  });

  test('has an address that can be shared, under which it is solved again', async () => {
    const { page, context, open } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tools/check');
    await page.getByLabel('Question', { exact: true }).fill('Solve x^2 - 5x + 6 = 0');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = await visitor();
    await other.open(pathname + search);
    await other.page.locator('.marks-line').first().waitFor();
    expect(await other.page.getByLabel('Question', { exact: true }).inputValue()).toBe(
      'Solve x^2 - 5x + 6 = 0',
    );
  });

  test('over a question that came with the address outlives a reload, and what that replaced comes back', async () => {
    const { page, open } = await visitor();
    const field = page.getByLabel('Question', { exact: true });
    await open('/tools/check?question=Solve+x%5E2+%3D+4');
    await expect.poll(() => field.inputValue()).toBe('Solve x^2 = 4');
    await field.fill('Solve x^2 = 49');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Solve x^2 = 49');
    await open('/tools/check?question=Solve+x%5E2+%3D+9');
    await expect.poll(() => field.inputValue()).toBe('Solve x^2 = 9');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await field.inputValue()).toBe('Solve x^2 = 49');
    // What was put out by that is not lost either.
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await field.inputValue()).toBe('Solve x^2 = 9');
  });

  test('stands ready where the tutor beside the page leads to the page itself', async () => {
    const { page, open } = await visitor();
    await open('/tools/check');
    await page.locator('[data-tutor-button]').click();
    const input = page.locator('[data-tutor-panel] textarea');
    await input.fill('Differentiate sin 3x/3');
    await input.press('Enter');
    await page
      .locator('[data-tutor-panel]')
      .getByRole('link', { name: /^Solve with/ })
      .click();
    await expect
      .poll(() => page.getByLabel('Question', { exact: true }).inputValue())
      .toBe('Differentiate sin(3x/3)');
  });

  test('is seen set beside it, and the formula bar helps without dollar signs', async () => {
    const guest = await visitor();
    await guest.open('/tools/check?mode=working');
    await guest.page.getByRole('button', { name: 'Fraction' }).last().click();
    expect(await guest.page.getByLabel(OWN_LINES).inputValue()).toBe('\\frac{a}{b}');
    await guest.page.getByRole('region', { name: 'Preview' }).locator('.katex').waitFor();
  });
});

describe('the working in an answer', () => {
  test('gets its badge while both look, without reloading', async () => {
    const ada = await member('Ada');
    const path = await ask(ada, 'How far will the machine follow me?', 'Solve $x^2-5x+6=0$.');
    const ben = await member('Ben');
    await ben.open(path);
    await ben.page
      .getByLabel('Your answer')
      .fill('$$x^2-5x+6=0$$\n\n$$(x-2)(x-3)=0$$\n\n$$x=2 \\text{ or } x=3$$');
    await ben.page.getByRole('button', { name: 'Post answer' }).click();
    for (const { page } of [ada, ben]) await page.getByText('checked to line 3 of 3').waitFor();
    expectNoBrowserErrors(ada);
    expectNoBrowserErrors(ben);
  });
});

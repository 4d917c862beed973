import { expect, test } from 'vitest';
import { expectPageValidInEachLook } from './valid-page.ts';
import { expectNoBrowserErrors, type Language, openBrowser, visitor, type Width } from './visitor.ts';

openBrowser();

const STARTS: [Width, Language][] = [
  ['desktop', 'en'],
  ['phone', 'zh'],
];

test.each(STARTS)(
  'a question that asks for a sketch is answered with one, and with the same in words, on a %s in %s',
  async (width, language) => {
    const zh = language === 'zh';
    const guest = await visitor({ width, language });
    const { page } = guest;
    await guest.open('/tools/check');
    await page
      .getByLabel(zh ? '题目' : 'Question', { exact: true })
      .fill(zh ? '画出曲线 y = (x+1)/(x-2) 的图像' : 'Sketch the curve y = (x+1)/(x-2)');
    await page.getByRole('button', { name: zh ? '求解' : 'Solve', exact: true }).click();
    const sketch = page.getByRole('img', { name: zh ? '函数图像草图' : 'Sketch of the graph' });
    await sketch.waitFor();
    const labels = await sketch.locator('text').allTextContents();
    expect(labels).toEqual(['(−1, 0)', '(0, −1/2)', 'x = 2', 'y = 1', 'x', 'y']);
    const words = page.locator('figcaption li');
    expect(await words.count()).toBe(4);
    expect(await words.last().textContent()).toContain(zh ? '渐近线' : 'asymptote');
    await expectPageValidInEachLook(guest, language);
    expectNoBrowserErrors(guest);
  },
);

import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { ask, member, openBrowser, visitor } from './visitor.ts';

openBrowser();

const LONG = String.raw`\frac{\sin^2 x + \cos^2 x + 1 + x + x^2 + x^3 + x^4}{1 + e^{x} + e^{2x} + e^{3x}}`;
const NUMBERS = ['123456789.123456', '-0.000000012345', '1234567890123456'];
const BODY = `A formula $${LONG}$

$$${LONG} + ${LONG}$$

- ${NUMBERS.map((one) => `$${LONG} = ${one}$`).join('\n- ')}

| ${NUMBERS.map(() => 'number').join(' | ')} |
|${'-|'.repeat(NUMBERS.length)}
| ${NUMBERS.join(' | ')} |
`;

let question = '';

beforeAll(async () => {
  const ada = await member('Ada');
  question = await ask(ada, `Why is $${LONG}$ at most $x^2$?`, BODY);
  await ada.context.close();
});

const TITLE = { question: 'main h1', list: 'main a[href^="/community/question/"]:has(.formula)' };

test.each([320, 390, 1280])(
  'a long formula and a wide table never push a page of %i px sideways',
  async (width) => {
    const { page, open } = await visitor();
    await page.setViewportSize({ width, height: 900 });
    for (const [path, title] of [
      [question, TITLE.question],
      ['/community/9709?sort=active', TITLE.list],
    ] as const) {
      await open(path);
      await page.locator(title).locator('.katex').first().waitFor();
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await past(page)).toEqual([]);
      expect(await offTheLine(page, title)).toBeLessThan(1);
    }
  },
);

test('a formula wider than a title has room for scrolls in its own box', async () => {
  const { page, open } = await visitor();
  await page.setViewportSize({ width: 320, height: 900 });
  await open(question);
  const formula = page.locator(TITLE.question).locator('.formula').first();
  await formula.locator('.katex').waitFor();
  expect(
    await formula.evaluate((one) => {
      one.scrollLeft = 1000;
      return one.scrollLeft;
    }),
  ).toBeGreaterThan(0);
});

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How far formulas and tables stand out of the screen. */
const past = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tex], .prose-table')]
      .map((one) => one.getBoundingClientRect().right - innerWidth)
      .filter((right) => right > 0),
  );

/** Between the line that the last formula of a title stands on and that of the words around it. */
const offTheLine = (page: Page, title: string) =>
  page
    .locator(title)
    .first()
    .evaluate((heading) => {
      const formula = [...heading.querySelectorAll('.formula')].at(-1)!;
      const [ours, theirs] = [formula.querySelector('.katex-base')!, formula.parentElement!].map((place) => {
        const foot = document.createElement('span');
        foot.style.display = 'inline-block';
        place.append(foot);
        return foot.getBoundingClientRect().bottom;
      });
      return Math.abs(ours! - theirs!);
    });

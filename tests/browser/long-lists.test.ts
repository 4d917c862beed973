import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { expectNoBrowserErrors, member, openBrowser, settled, type Visitor } from './visitor.ts';

openBrowser();

const MANY = 130;

/** Questions of somebody, as many as nobody would type. */
async function writeQuestions(author: string): Promise<void> {
  const database = new Client({ connectionString: inject('databaseUrl') });
  await database.connect();
  for (let number = 1; number <= MANY; number += 1) {
    const at = new Date(Date.now() - number * 60_000);
    const title = `Question number ${number}, ${'with a title that needs more than one row of the list '.repeat(number % 3)}`;
    await database.query(
      `INSERT INTO questions (id, author_id, subject_code, title, body, language, tags, created_at, active_at, title_words, body_words)
       SELECT $1, id, '9702', $2, $2, 'en', ARRAY['9702', 'long-lists'], $3, $3, '', '' FROM users WHERE name = $4`,
      [newId('question', at), title.trim(), at, author],
    );
  }
  await database.end();
}

const rows = ({ page }: Visitor) => page.locator('main').getByRole('article');
const scrollBy = ({ page }: Visitor, height: number) => page.evaluate((by) => window.scrollBy(0, by), height);
const row = (one: Visitor, number: number) =>
  rows(one).filter({ has: one.page.getByRole('link', { name: new RegExp(`^Question number ${number},`) }) });

/** Reads on until the last question has come. */
async function readToEnd(one: Visitor): Promise<void> {
  await expect
    .poll(async () => {
      await scrollBy(one, 1500);
      return row(one, MANY).count();
    })
    .toBe(1);
}

test('of a long list only what is in sight stays in the page, and nothing of it is lost', async () => {
  const ada = await member('Ada of long lists');
  await writeQuestions('Ada of long lists');
  // Other tests may ask in the same subject.
  await ada.open('/community/9702?tag=long-lists');
  await row(ada, 1).waitFor();
  await ada.page.getByRole('link', { name: /^Question number 2,/ }).focus();
  await readToEnd(ada);
  expect(await rows(ada).count()).toBeLessThan(60);

  // Somebody works with the keyboard there.
  expect(await row(ada, 2).count()).toBe(1);
  // Past its tag.
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Tab');
  await row(ada, 3).waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Question number 3,/);

  await readToEnd(ada);
  await scrollBy(ada, -4000);
  await settled(ada);
  const [place, number] = await ada.page.evaluate(() => {
    const seen = [...document.querySelectorAll('main article')].find(
      (one) => one.getBoundingClientRect().top > 100,
    )!;
    return [seen.getBoundingClientRect().top, Number(/number (\d+)/.exec(seen.textContent)![1])] as const;
  });
  await row(ada, number).getByRole('link').first().click();
  await ada.page.getByRole('heading', { level: 1, name: `Question number ${number}` }).waitFor();
  await ada.page.goBack();
  await row(ada, number).waitFor();
  await expect.poll(async () => Math.abs((await row(ada, number).boundingBox())!.y - place)).toBeLessThan(3);
  await expect.poll(() => rows(ada).count()).toBeLessThan(60);

  await ada.page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows(ada).count()).toBe(MANY);
  await ada.page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows(ada).count()).toBeLessThan(60);

  await ada.page.evaluate(() => scrollTo(0, 0));
  await row(ada, 1).waitFor();
  await settled(ada);
  const tops = await rows(ada).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expectNoBrowserErrors(ada);
});

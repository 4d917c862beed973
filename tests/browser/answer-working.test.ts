import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, settled, type Visitor } from './visitor.ts';

openBrowser();

const RIGHT = 'Factorise.\n\n$$x^2-5x+6=0$$\n\n$$(x-2)(x-3)=0$$\n\n$$x=2 \\text{ or } x=3$$';
const margin = ({ page }: Visitor) => page.locator('section:has(> .marks-lines)');
const verdicts = (one: Visitor) =>
  margin(one)
    .locator('.marks-lines > li')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['verdict']));

test('an answer’s working stands in the marks margin once it was checked, and leaves it with an edit', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben', { width: 'phone' })];
  const path = await ask(ada, 'Which two roots does it have?', 'I mean $x^2-5x+6=0$.');
  await ada.page.getByText('live', { exact: true }).waitFor();
  await ben.open(path);
  await ben.page.getByText('live', { exact: true }).waitFor();
  await ben.page.getByLabel('Your answer').fill(RIGHT);
  await ben.page.getByRole('button', { name: 'Post answer' }).click();
  for (const one of [ada, ben]) {
    await margin(one).getByText('checked to line 3 of 3').waitFor();
    await expect.poll(() => verdicts(one)).toEqual(['given', 'checked', 'checked']);
    await expect.poll(() => margin(one).locator('.katex').count()).toBe(3);
  }

  await ada.page.reload();
  await expect.poll(() => verdicts(ada)).toEqual(['given', 'checked', 'checked']);
  await ada.page.emulateMedia({ media: 'print' });
  expect(await margin(ada).isVisible()).toBe(true);
  await ada.page.emulateMedia({ media: 'screen' });

  const answer = ben.page.getByRole('article', { name: 'Answer' });
  await answer.getByRole('button', { name: 'Edit', exact: true }).click();
  await answer.getByRole('textbox').first().fill('It has the roots 2 and 3, as you can see.');
  await answer.getByRole('button', { name: 'Save' }).click();
  for (const one of [ada, ben]) await margin(one).waitFor({ state: 'detached' });
  for (const one of [ada, ben]) expectNoBrowserErrors(one);
});

test('what was checked stays when the answer to an older request arrives behind it', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const path = await ask(ada, 'Which two roots has it, once more?', 'I mean $x^2-5x+6=0$.');
  await ben.open(path);
  for (const { page } of [ada, ben]) await page.getByText('live', { exact: true }).waitFor();
  await ben.page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"PostAnswer"')) return route.continue();
    const response = await route.fetch();
    await margin(ben).getByText('checked to line 3 of 3').waitFor();
    return route.fulfill({ response });
  });
  await ben.page.getByLabel('Your answer').fill(RIGHT);
  await ben.page.getByRole('button', { name: 'Post answer' }).click();
  await margin(ben).getByText('checked to line 3 of 3').waitFor();
  await expect.poll(() => ben.page.getByLabel('Your answer').inputValue()).toBe('');
  await settled(ben);
  expect(await verdicts(ben)).toEqual(['given', 'checked', 'checked']);
  expectNoBrowserErrors(ben);
});

test('a wrong line says what went wrong, and nothing after it is ticked', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const path = await ask(ada, 'Where does my square go wrong?', 'I mean $(x+3)^2=25$.');
  await ben.open(path);
  await ben.page.getByText('live', { exact: true }).waitFor();
  await ben.page.getByLabel('Your answer').fill('$$(x+3)^2=25$$\n\n$$x^2+9=25$$\n\n$$x=4$$');
  await ben.page.getByRole('button', { name: 'Post answer' }).click();
  await expect.poll(() => verdicts(ben)).toEqual(['given', 'wrong', 'wrong']);
  await margin(ben).getByText('Line 2 is the first that is wrong').waitFor();
  expectNoBrowserErrors(ben);
});

import { describe, expect, test } from 'vitest';
import { begin, delta, words } from '../support/model.ts';
import { openBrowser } from './visitor.ts';
import { openWithModel } from './with-model.ts';

openBrowser();

const withModel = openWithModel();

async function open() {
  const { page, field } = await withModel.openTutor();
  return { page, field, last: page.locator('article').last() };
}

describe('with a model', () => {
  test('an answer grows in sight; stopped, it stays as far as it came, and the model is let go', async () => {
    const { page, field, last } = await open();
    // It never ends by itself.
    withModel.model.answer = (res) => void begin(res).write(delta('A force accelerates a body. '));
    await field.fill('Tell me about force and acceleration');
    await field.press('Enter');
    await last.getByText('A force accelerates a body.').waitFor();
    expect(await page.getByRole('button', { name: 'Send message' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await last.getByText('Stopped.').waitFor();
    await last.getByText('A force accelerates a body.').waitFor();
    await expect.poll(() => withModel.model.open, { timeout: 20_000 }).toBe(0);
  });

  test('what does not hold in an answer is named, and whose answer it is', async () => {
    const { field, last } = await open();
    withModel.model.answer = words('Adding up gives $$2 + 2 = 5$$ so the sum is five.');
    await field.fill('Tell me about force and acceleration');
    await field.press('Enter');
    await last.getByText('Contains a mistake').waitFor();
    await last.getByText('by some-model, an AI model').waitFor();
    expect(
      await last.getByText('This line does not hold:').locator('[data-tex]').getAttribute('data-tex'),
    ).toBe('2 + 2 = 5');
  });

  test('that fails, the error says so beside the tutor’s own answer, and Retry asks the model again', async () => {
    const { page, field, last } = await open();
    withModel.model.answer = (res) => void res.writeHead(400).end('{"error":{}}');
    await field.fill('Solve x^2 - 5x + 6 = 0');
    await field.press('Enter');
    await last.getByText('AI service temporarily unavailable, retry later').waitFor();
    await last.getByText('The built-in tutor’s own answer').waitFor();
    await last.locator('.marks-line').first().waitFor();

    withModel.model.answer = words('The roots are $x = 2$ and $x = 3$.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await last.getByText('The roots are').waitFor();
    expect(await page.locator('[data-error]').count()).toBe(0);
    expect(await page.locator('article').count()).toBe(2);
  });
});

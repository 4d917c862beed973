import { afterAll, beforeAll } from 'vitest';
import { startModel } from '../support/model.ts';
import { startProduct } from './product.ts';
import { visitor } from './visitor.ts';

/** A product of its own whose tutor asks a model that says what a test lets it say. One per test file. */
export function openWithModel() {
  const opened = {} as { model: Awaited<ReturnType<typeof startModel>>; address: string };
  let stop = async () => {};
  beforeAll(async () => {
    opened.model = await startModel();
    const product = await startProduct({ AI_BASE_URL: opened.model.baseUrl, AI_MODEL: 'some-model' });
    opened.address = product.address;
    stop = product.stop;
  });
  afterAll(async () => {
    await stop();
    await opened.model.stop();
  });

  /** The page on which the tutor is asked. */
  async function openTutor() {
    const { page } = await visitor();
    await page.goto(`${opened.address}/ask-ai`);
    const field = page.getByRole('textbox', { name: 'Your question' });
    await field.waitFor();
    return { page, field };
  }
  return Object.assign(opened, { openTutor });
}

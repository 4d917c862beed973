import { expect, test } from 'vitest';
import { ask, expectNoBrowserErrors, member, openBrowser, settled } from './visitor.ts';

openBrowser();

test('a question that arrives is told of above the list, and moves nothing in it', async () => {
  const [ada, ben, cy] = [await member('Ada', { width: 'phone' }), await member('Ben'), await member('Cy')];
  await ask(ben, 'Does the next question move this one?', 'It must not.');
  await ada.open('/community/9709');
  await settled(ada);
  const row = ada.page.getByRole('link', { name: 'Does the next question move this one?' });
  const before = await row.boundingBox();
  await ask(cy, 'How long is a parabola?', 'From its vertex on.');
  await ada.page.getByRole('button', { name: /^Show \d+ new questions?$/ }).waitFor();
  expect(await row.boundingBox()).toEqual(before);
  expectNoBrowserErrors(ada);
});

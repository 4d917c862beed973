import { readdirSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { expectPageValid } from './valid-page.ts';
import { expectNoBrowserErrors, member, openBrowser, visitor, type Visitor } from './visitor.ts';

openBrowser();

/** A page of print under a lamp, a little askew, as a phone would see it. */
async function photoOf({ context }: Visitor, lines: string[]): Promise<Buffer> {
  const page = await context.newPage();
  const url = await page.evaluate((printed) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 700 });
    const pen = canvas.getContext('2d')!;
    const light = pen.createLinearGradient(0, 0, 1400, 700);
    light.addColorStop(0, '#f4efe0');
    light.addColorStop(1, '#8f8a7a');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 1400, 700);
    pen.translate(120, 120);
    pen.rotate((3 * Math.PI) / 180);
    pen.fillStyle = '#222';
    pen.font = '44px serif';
    for (const [i, line] of printed.entries()) pen.fillText(line, 0, 100 + i * 80);
    return canvas.toDataURL('image/png');
  }, lines);
  await page.close();
  return Buffer.from(url.split(',')[1]!, 'base64');
}

async function choose({ page }: Visitor, buffer: Buffer, name = 'question.png'): Promise<void> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
}

describe('a photo of a question', () => {
  test('is read, corrected, confirmed and solved with marks', async () => {
    const guest = await visitor();
    const photo = await photoOf(guest, [
      'Solve the equation x² − 5x + 6 = 0.',
      'Give your answers as integers.',
    ]);
    const { page } = guest;
    await guest.open('/');
    await page.getByRole('button', { name: 'Smart Function' }).click();
    await page.getByRole('menuitem', { name: 'Photo questions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Photo questions' }).waitFor();
    expect(await page.title()).toContain('Photo questions');

    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await choose(guest, photo);
    const corner = page.getByRole('button', { name: /^Bottom right corner: 100% across/ });
    await corner.press('ArrowUp');
    await page.getByRole('button', { name: /^Bottom right corner: 100% across, 99% down/ }).waitFor();
    expect(requests.filter((path) => path.includes('reader'))).toEqual([]);
    await page.getByRole('button', { name: 'Read the text' }).click();

    const field = page.getByLabel('Text of the question', { exact: true });
    await page.getByText(/Confidence: \d+%/).waitFor({ timeout: 150_000 });
    expect(await field.inputValue()).toMatch(/^Solve the equation .*Give your answers as integers\.$/);
    expect(requests.some((path) => path.endsWith('/eng.traineddata.gz'))).toBe(true);

    await field.fill('Solve the equation x^2 - 5x + 6 = 0');
    await page.getByRole('region', { name: 'Preview' }).locator('.katex').waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/Check each formula and unit against your photo/)
      .waitFor();
    expect(requests).not.toContain('/graphql');
    await page.getByRole('group', { name: 'Does this match your photo?' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.locator('.marks-line .katex').first().waitFor();
    expect(await page.locator('.marks-codes').allTextContents()).toContain('M1');
    await expectPageValid(guest, 'en');
    await page.getByRole('button', { name: 'Ask the tutor about it' }).click();
    await page.getByRole('list', { name: 'About these passages' }).getByText('Solve the equation').waitFor();
    expectNoBrowserErrors(guest);
  });

  test('on a phone, in Chinese, is one pane after the other; what cannot be solved gets theory and people', async () => {
    const guest = await visitor({ width: 'phone', theme: 'dark', language: 'zh' });
    const photo = await photoOf(guest, ['A capacitor of 4.7 pF holds charge.']);
    const { page } = guest;
    await guest.open('/tools/image-solver');
    await choose(guest, photo);
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('button', { name: '识别文字' }).click();
    await page.getByText(/识别置信度：\d+%/).waitFor({ timeout: 150_000 });
    await page.getByText('p、n、μ、m 容易混淆').waitFor();
    await expectPageValid(guest, 'zh');

    // The photo stays in sight however far down its text one is, and can be looked at more closely.
    const picture = page.getByRole('img', { name: '识别所用的照片' });
    await page.getByRole('button', { name: '求解', exact: true }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = () => picture.boundingBox();
    expect((await box())!.y).toBeGreaterThanOrEqual(50);
    expect((await box())!.y).toBeLessThan(200);
    const small = (await box())!.width;
    await page.getByRole('button', { name: '放大' }).click();
    expect((await box())!.width).toBeGreaterThan(small * 1.5);
    await page.getByRole('button', { name: '缩小' }).click();

    await page.getByLabel('题目文字', { exact: true }).fill('比较电容与电阻');
    await page.getByRole('button', { name: '求解', exact: true }).click();
    await page.getByRole('heading', { name: '相关理论' }).waitFor();
    await page.getByRole('link', { name: '用这段文字向社区提问' }).click();
    await page.waitForURL(/\/community\/9709\/ask$/);
    expect(await page.evaluate(() => localStorage.getItem('lemma-draft:ask-body'))).toBe('比较电容与电阻');
    expectNoBrowserErrors(guest);
  });

  test('is answered until its text changes: then the answer is said to be about the earlier text', async () => {
    const guest = await visitor();
    const { page } = guest;
    await guest.open('/tools/image-solver');
    const field = page.getByLabel('Text of the question', { exact: true });
    await field.fill('Solve x^2 = 49');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.locator('.marks-line').first().waitFor();
    const notice = page.getByText('You have changed the text.');
    expect(await notice.count()).toBe(0);
    await field.fill('Solve x^2 = 4');
    await notice.waitFor();
    expect(await page.getByRole('link', { name: 'Ask the community with this text' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ask the community with this text' }).waitFor();
    expectNoBrowserErrors(guest);
  });

  test('that is none is refused with a sentence, and another can be pasted, turned and read', async () => {
    const guest = await visitor();
    const photo = await photoOf(guest, ['A question.']);
    await guest.open('/tools/image-solver');
    await choose(guest, Buffer.from('This is a letter.'), 'letter.jpg');
    await guest.page.getByRole('alert').getByText('Your browser cannot open this picture.').waitFor();
    await guest.page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, photo.toString('base64'));
    await guest.page.getByRole('img', { name: 'Your photo' }).waitFor();
    await guest.page.getByRole('alert').waitFor({ state: 'hidden' });
    for (let quarter = 0; quarter < 4; quarter += 1)
      await guest.page.getByRole('button', { name: 'Rotate' }).click();
    await guest.page.getByRole('button', { name: 'Read the text' }).click();
    await guest.page.getByText(/Confidence: \d+%/).waitFor({ timeout: 150_000 });
    expect(await guest.page.getByLabel('Text of the question', { exact: true }).inputValue()).toBe(
      'A question.',
    );
    expectNoBrowserErrors(guest);
  });

  test('that a model cannot read is read on the device instead', async () => {
    const ada = await member('Ada');
    const { page } = ada;
    const photo = await photoOf(ada, ['Find the gradient of the curve.']);
    await page.route('**/graphql?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data?: { photoModel?: string | null } };
      if (body.data && 'photoModel' in body.data) body.data.photoModel = 'a-model';
      await route.fulfill({ response, json: body });
    });
    await page.route('**/api/uploads?*', (route) => route.fulfill({ status: 507, json: {} }));
    await ada.open('/tools/image-solver');
    await page.getByText('Members can have the photo, including formulas, read by a-model').waitFor();
    await choose(ada, photo);
    await page.getByRole('button', { name: 'Read with the model' }).click();
    await page.getByText('The model could not read this photo').waitFor();
    await page.getByText(/Confidence: \d+%/).waitFor({ timeout: 150_000 });
    expect(await page.getByLabel('Text of the question', { exact: true }).inputValue()).toBe(
      'Find the gradient of the curve.',
    );
  });

  test('may run WebAssembly in the worker that reads it, which may speak to this site alone; pages may not', async () => {
    const policyOf = async (path: string) =>
      (await fetch(inject('address') + path)).headers.get('content-security-policy');
    const folder = readdirSync('dist/client/assets').find((name) => /^reader-[^.]+$/.test(name));
    expect(await policyOf(`/assets/${folder}/worker.min.js`)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const path of ['/', '/tools/image-solver', '/community/9709'])
      expect(await policyOf(path)).not.toContain('wasm');
  });
});

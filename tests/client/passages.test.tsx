import { beforeEach, describe, expect, test } from 'vitest';
import {
  addPassage,
  clearPassages,
  type Passage,
  removePassage,
  usePassages,
} from '../../client/lib/tutor/passages.ts';
import { clearPage } from './clear-page.ts';
import { show, text } from './page.tsx';

const Passages = () => JSON.stringify(usePassages());

/** As whoever watches them sees them. */
async function storedPassages(): Promise<Passage[]> {
  await clearPage();
  await show(<Passages />);
  return JSON.parse(text()) as Passage[];
}

const texts = async () => (await storedPassages()).map((passage) => passage.text);
const add = (passage: string) => addPassage({ text: passage, title: 'Quadratics' });

beforeEach(clearPassages);

describe('passages that the next question is about', () => {
  test('carry where they come from', async () => {
    add('  The discriminant counts the roots.  ');
    expect(await storedPassages()).toEqual([
      {
        id: expect.stringMatching(/./),
        text: 'The discriminant counts the roots.',
        sourceType: 'page',
        title: 'Quadratics',
        path: location.pathname,
        pageFrom: null,
        pageTo: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  test.for([
    ['', false],
    [' \n\t   \u00a0          ', false],
    ['  123456789  ', false],
    ['  1234567890  ', true],
    ['判别式决定实根的个数', true],
    ['判别式决定实根个数', false],
  ] as const)('"%s" is taken: %s', async ([passage, taken]) => {
    expect(add(passage)).toBe(taken);
    expect(await texts()).toEqual(taken ? [passage.trim()] : []);
  });

  test('are the newest eight, each once, and can be taken away', async () => {
    for (let i = 1; i <= 10; i += 1) add(`passage number ${i}`);
    add('passage number 5');
    expect(await texts()).toEqual([3, 4, 6, 7, 8, 9, 10, 5].map((i) => `passage number ${i}`));
    const [, second] = await storedPassages();
    await clearPage();
    removePassage(second!.id);
    expect(await texts()).not.toContain('passage number 4');
  });

  test('are cut where the graph would refuse them, between characters', async () => {
    add('𝑥'.repeat(5000));
    expect([...(await texts())[0]!]).toHaveLength(4000);
  });

  test('are cut before a formula, not within', async () => {
    add(`${'a'.repeat(3985)} $x = 2$ and $x = 3$`);
    expect(await texts()).toEqual([`${'a'.repeat(3985)} $x = 2$ and`]);
    await clearPage();
    add(`${'b'.repeat(3993)}$x = 2$ and $x = 3$`);
    expect((await texts())[1]).toBe(`${'b'.repeat(3993)}$x = 2$`);
  });
});

import { expect, test } from 'vitest';
import { passAlone } from '../suite/second-try.ts';

const FILES = ['tests/browser/a.test.ts', 'tests/graph/b.test.ts'];

async function tried(files: string[], code: number) {
  const printed: string[] = [];
  const ran: string[][] = [];
  const passed = await passAlone(
    files,
    (text) => printed.push(text),
    async (again) => {
      ran.push([...again]);
      return { code, printed: '12 passed, 0 failed\n' };
    },
  );
  return { passed, ran, printed: printed.join('\n') };
}

test('what passes by itself counts as passed, and is named as unstable', async () => {
  const { passed, ran, printed } = await tried(FILES, 0);
  expect(passed).toBe(true);
  expect(ran).toEqual([FILES]);
  expect(printed).toContain(`UNSTABLE: failed beside other tests, passed by themselves: ${FILES.join(', ')}`);
});

test('what fails by itself too stays failed', async () => {
  const { passed, printed } = await tried(FILES, 1);
  expect(passed).toBe(false);
  expect(printed).not.toContain('UNSTABLE');
});

test('where more than five files fail, none is tried again', async () => {
  const { passed, ran } = await tried(['1', '2', '3', '4', '5', '6'], 0);
  expect([passed, ran]).toEqual([false, []]);
});

test('the counts of a second try are no line of counts of the whole run', async () => {
  const { printed } = await tried(FILES, 0);
  expect(printed).not.toMatch(/^\d+ passed, \d+ failed$/m);
});

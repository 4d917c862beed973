import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EngineSays } from '../../client/features/community/question/EngineSays.tsx';
import type { QuestionPart } from '../../client/lib/graph/schema-types.ts';
import { show, text } from './page.tsx';

const said = async (
  solved: boolean | null,
  linesOk: number,
  linesTotal: number,
  solvedPart: QuestionPart | null = null,
) => {
  const question = { title: 'Solve it', body: 'How?', solved, solvedPart, check: { linesOk, linesTotal } };
  await show(
    <MemoryRouter>
      <EngineSays question={question} />
    </MemoryRouter>,
  );
  return text();
};

test('a working in which every line follows is not told that there is no answer', async () => {
  expect(await said(null, 3, 3)).toBe(
    'The machine checked the working: every line follows from the one before.',
  );
});

test('a working that breaks off says how far it was checked', async () => {
  expect(await said(null, 2, 3)).toContain('checked the working to line 2 of 3');
});

test('of a question without a working that could be followed nothing is said', async () => {
  expect(await said(null, 1, 4)).toBe('');
  expect(await said(null, 0, 1)).toBe('');
  expect(await said(true, 0, 1)).toContain('See the solution');
});

test('an answer to the title alone is called so, and the way to it leads to what was solved', async () => {
  const linked = () => new URL(document.querySelector('a')!.href).searchParams.get('question');
  expect(await said(true, 0, 0, 'TITLE')).toContain('what the title asks');
  expect(linked()).toBe('Solve it');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveGiven } from '../../../server/maths/solving/solve.ts';
import { validProblem } from '../../../server/maths/problem/schema/valid-problem.ts';
import { vocabularyOf } from './vocabulary.ts';

const page = readFileSync(new URL('../../../docs/problem.md', import.meta.url), 'utf8');

test('every word that questions are read with stands on the page of the data, with an example', () => {
  const missing = Object.values(vocabularyOf())
    .flat()
    .filter(({ word }) => !page.includes(`| \`${word}\` `))
    .map(({ word }) => word);
  expect(missing, 'npm run problem-words').toEqual([]);
}, 900_000);

test('the problem that the page shows is one, and is solved', () => {
  const shown = /```json\n(\{[^`]*)```/.exec(page)![1]!;
  const [part] = solveGiven(validProblem(JSON.parse(shown)));
  expect(part!.outcome.solved && part!.outcome.worked.answer.text).toBe('(x - 1)^2 + (y - 2)^2 = 25');
});

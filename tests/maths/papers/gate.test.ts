import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gradePapers, keyOf, textOf } from './papers.ts';
import { paperOf, readPapers } from './question.ts';

/** Right parts by paper. A number may rise here, never fall. */
const RIGHT: Record<string, number> = JSON.parse(
  readFileSync(new URL('./right-parts.json', import.meta.url), 'utf8'),
);

const { graded } = gradePapers();

const listOf = (verdict: string) =>
  graded
    .filter((one) => one.verdict === verdict)
    .map(({ id, part, shown }) => `${id} shows ${textOf(shown!)} where ${keyOf(part)} is right`);

test('no part of the development set is answered wrong', () => {
  expect(listOf('wrong')).toEqual([]);
});

test('no part is answered by half of what it asks for', () => {
  expect(listOf('half')).toEqual([]);
});

test('every answer that only a person can judge was judged', () => {
  expect(
    listOf('ungraded'),
    'look at each, and write into judged.json "id": { "shown", "verdict" }, as `npm run bench -- papers --explain` prints it',
  ).toEqual([]);
});

test('at least as many parts of each paper are right as were', () => {
  const fallen = Object.entries(RIGHT).flatMap(([paper, count]) => {
    const now = graded.filter(({ question, verdict }) => paperOf(question) === paper && verdict === 'right');
    return now.length < count ? [`${paper}: ${now.length} of ${count}`] : [];
  });
  expect(fallen, 'when more are right, `npm run bench -- papers --raise` writes right-parts.json').toEqual(
    [],
  );
  expect(Object.keys(RIGHT).sort()).toEqual([...new Set(readPapers().map(paperOf))].sort());
});

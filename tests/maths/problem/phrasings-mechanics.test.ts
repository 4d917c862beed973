import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readProblems, solveParts } from '#server/maths/solving/solve.ts';

/** One question of mechanics as several examiners print it, in both languages, with the answers of its parts. */
const FAMILIES: { answers: string[]; phrasings: string[] }[] = JSON.parse(
  readFileSync(new URL('./phrasings-mechanics.json', import.meta.url), 'utf8'),
);

const answersOf = (text: string): string[] =>
  solveParts(text).map(({ outcome }) => {
    if (!outcome.solved) return outcome.why;
    const { text: shown, say } = outcome.worked.answer;
    return say ? `${shown} (${say.en})` : shown;
  });

test.each(FAMILIES)('however it is printed, the answers are $answers', ({ answers, phrasings }) => {
  for (const one of phrasings) expect(answersOf(one), one).toEqual(answers);
});

test('a letter behind "moved by" names a body, and stops no reading', () => {
  const read = () => readProblems('Find the distance moved by $A$ before it comes to rest.');
  expect(read).not.toThrow();
});

test('bodies on one vertical line are not said to meet where one has not started', () => {
  const text =
    'A particle $P$ is projected vertically upwards from horizontal ground with speed $10\\text{ m s}^{-1}$. At the same instant a particle $Q$ is released from rest from a point 40 m vertically above $P$. Find the time at which the particles collide.';
  expect(answersOf(text)).toEqual(['unknown']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

/** One question as several examiners print it, with its answer. */
const FAMILIES: { answer: string; phrasings: string[] }[] = JSON.parse(
  readFileSync(new URL('./phrasings.json', import.meta.url), 'utf8'),
);

test.each(FAMILIES)('however it is printed, the answer is $answer', ({ answer, phrasings }) => {
  for (const one of phrasings)
    expect(
      solveParts(one).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : outcome.why)),
      one,
    ).toEqual([answer]);
});

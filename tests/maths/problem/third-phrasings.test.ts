import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

/** Questions of the third paper as several examiners print them, with the answers that are known; null for a part of another kind. */
const FAMILIES: { answers: (string | null)[]; phrasings: string[] }[] = JSON.parse(
  readFileSync(new URL('./third-phrasings.json', import.meta.url), 'utf8'),
);

test.each(FAMILIES)(
  'however it is printed, the third paper is answered by $answers',
  ({ answers, phrasings }) => {
    for (const one of phrasings)
      expect(
        solveParts(one).map(({ outcome }, at) =>
          outcome.solved && answers[at] !== null ? outcome.worked.answer.text : null,
        ),
        one,
      ).toEqual(answers);
  },
);

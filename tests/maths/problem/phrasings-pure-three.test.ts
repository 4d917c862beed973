import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

/** Questions of Pure Mathematics 3 as several examiners print them, with the answers that are known; null for a part of another kind. */
const FAMILIES: { answers: (string | null)[]; phrasings: string[] }[] = JSON.parse(
  readFileSync(new URL('./phrasings-pure-three.json', import.meta.url), 'utf8'),
);

test.each(FAMILIES)(
  'however it is printed, a question of Pure Mathematics 3 is answered by $answers',
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

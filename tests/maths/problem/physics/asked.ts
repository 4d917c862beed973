import { expect } from 'vitest';
import { solveParts } from '../../../../server/maths/solving/solve.ts';

/** What each part of a question is answered by; null where it is refused. */
export const answersTo = (...lines: string[]): (string | null)[] =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

/** No part of it has an answer. */
export const expectRefused = (...lines: string[]): void =>
  expect(answersTo(...lines).filter((one) => one !== null)).toEqual([]);

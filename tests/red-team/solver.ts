import { expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

export const answerTo = (ask: string) => {
  const outcome = solve(ask);
  return outcome.solved ? outcome.worked.answer.text : null;
};

export const refuses = (asks: string[]) =>
  test.each(asks.map((ask) => ({ ask })))('no answer is given to: $ask', ({ ask }) => {
    expect(answerTo(ask)).toBeNull();
  });

export const answers = (cases: [ask: string, answer: string][]) =>
  test.each(cases.map(([ask, answer]) => ({ ask, answer })))('$ask → $answer', ({ ask, answer }) => {
    expect(answerTo(ask)).toBe(answer);
  });

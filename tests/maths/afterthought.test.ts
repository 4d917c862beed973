import { expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

const QUESTIONS = [
  'X ~ B(12, 0.3). Find P(X >= 4).',
  'X ~ N(50, 16). Find P(X > 55).',
  'A particle of mass 2 kg slides down a smooth plane inclined at 30° to the horizontal. Find its acceleration.',
  'A force of 20 N acts on a mass of 4 kg. Find the acceleration.',
  'P(A) = 0.5, P(B) = 0.4, P(A and B) = 0.2. Find P(A or B).',
  'A wave has frequency 500 Hz and wavelength 0.68 m. Find its speed.',
  'Find the number of arrangements of the letters of the word BANANA.',
];
const AFTERTHOUGHTS = [
  'Then double your answer.',
  'Give the negative of this.',
  'Only consider positive values.',
  'Find also its square root.',
  'The first value was misprinted and should be 7.',
  'How many are there?',
  '然后将结果乘以 2。',
  '求其倒数。',
];

test.each(QUESTIONS.flatMap((question) => AFTERTHOUGHTS.map((after) => [question, after])))(
  'the question “%s” is not answered as if “%s” were not said',
  (question, after) => {
    expect(solve(`${question} ${after}`).solved).toBe(false);
  },
);

test.each(QUESTIONS.map((question) => [question]))(
  'the question “%s” is answered as precisely as it says',
  (question) => {
    expect(solve(`${question} Give your answer correct to 3 significant figures.`).solved).toBe(true);
  },
);
